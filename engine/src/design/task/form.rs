//! The task designer's form: the texts of a definition in one language and its settings, as fields.
//!
//! Whatever was not edited stays unchanged, character by character: each field is compared with what the form would
//! show for the definition. A form that is sent back unedited therefore changes nothing, whatever the definition
//! contained.

mod act;
mod column;
mod example;
mod known;
mod question;
mod step;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use shared::{
    Definition, Display, Feed, FeedWhen, Gate, HIGHEST_REWARD, Language, Localised, Money, Problem, Question,
    Unconfirmed, limit, refusal,
};

use crate::design::amount::amount;

pub use act::Act;
pub use column::ColumnForm;
pub use known::KnownForm;
pub use question::{QuestionForm, WhenForm};
pub use step::{Next, Obstacle, Step};

/// A definition as a form shows it: the texts of one language, and the settings for all languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TaskForm {
    /// The language of the texts.
    pub language: String,
    /// The title.
    pub title: String,
    /// The instructions, in Markdown.
    pub instructions: String,
    /// What an item shows, as the word for a [`shared::Subject`].
    pub subject: String,
    /// How texts are displayed, as the word for a [`Display`].
    pub display: String,
    /// The words that are hidden, one per line, if the display hides words.
    pub lexicon: String,
    /// The columns that are shown with an item; a form without this list leaves them unchanged.
    pub columns: Vec<ColumnForm>,
    /// The task that feeds this one.
    pub from: FeedForm,
    /// How items with a known answer are mixed in.
    pub known: KnownForm,
    /// The system to which texts written in this task belong; empty for human rewrites.
    pub system: String,
    /// The questions; a form without questions leaves them unchanged.
    pub questions: Vec<QuestionForm>,
    /// The number of counted submissions that a hit needs.
    pub need: String,
    /// The number of items per hit.
    pub items_per_hit: String,
    /// The seconds that a hit is expected to take; empty if that is not known.
    pub expected_seconds: String,
    /// Minutes without activity after which a hit is handed out again.
    pub lease_minutes: String,
    /// The reward for one submission, in major units of the currency.
    pub reward: String,
    /// `on` if the task requires the location gate.
    pub location: String,
    /// `on` if the task requires the test.
    pub test: String,
    /// `on` if the task requires the review.
    pub review: String,
    /// The texts that still fit, by [`shared::Unconfirmed::key`], or by the tag of a language for all of that language.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub confirm: BTreeMap<String, String>,
    /// The additional action of the button that sent the form: see [`Act`].
    pub act: String,
    /// The hash of the definition from which the form was created; empty to skip the check.
    pub seen: String,
    /// The step from which the form was sent, as the word for a [`Step`].
    #[serde(skip_serializing_if = "String::is_empty")]
    pub step: String,
    /// What is shown next: see [`Next`].
    #[serde(skip_serializing_if = "String::is_empty")]
    pub next: String,
}

/// The settings of the task that feeds another, as a form shows them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FeedForm {
    /// Its position; empty for none.
    pub task: String,
    /// When a text is passed on, as the word for a [`FeedWhen`].
    pub when: String,
    /// `on` if texts without spans are not passed on.
    pub marked: String,
    /// The least similarity, in percent, at which earlier texts are shown; empty for never.
    pub memory: String,
}

impl TaskForm {
    /// Fills the form from a definition in one language, in a study with this currency.
    pub fn from_definition(definition: &Definition, language: &Language, currency: &str) -> Self {
        let gate = |gate| tick(definition.gates.contains(&gate));
        Self {
            language: language.to_string(),
            title: own(&definition.title, language),
            instructions: own(&definition.instructions, language),
            subject: definition.subject.to_string(),
            display: definition.display.to_string(),
            lexicon: definition.lexicon.get(language).into_iter().flatten().cloned().collect::<Vec<_>>().join("\n"),
            columns: column::forms(&definition.columns, language),
            from: FeedForm::from_feed(definition.from.as_ref()),
            known: KnownForm::from_rule(definition.known.as_ref()),
            system: definition.system.clone().unwrap_or_default(),
            questions: definition
                .questions
                .iter()
                .map(|question| QuestionForm::from_question(question, language))
                .collect(),
            need: definition.need.to_string(),
            items_per_hit: definition.items_per_hit.to_string(),
            expected_seconds: definition.expected_seconds.map(|n| n.to_string()).unwrap_or_default(),
            lease_minutes: (definition.lease_seconds / 60).to_string(),
            reward: Money::new(definition.reward, currency).in_field(),
            location: gate(Gate::Location),
            test: gate(Gate::Test),
            review: gate(Gate::Review),
            confirm: BTreeMap::new(),
            act: String::new(),
            seen: String::new(),
            step: String::new(),
            next: String::new(),
        }
    }

    /// Parses a form as browsers send it: `title=…&questions[0][key]=…`, URL-encoded.
    ///
    /// # Errors
    /// It is not a task form.
    pub fn read(sent: &str) -> Result<Self, Problem> {
        let read = serde_qs::Config::new(5, false).deserialize_str(sent);
        read.map_err(|_| Problem::invalid("form", refusal::form_unreadable()))
    }

    /// Parses a form from its fields, as they are kept when a form is refused.
    ///
    /// # Errors
    /// As [`TaskForm::read`].
    pub fn typed(fields: &[(String, String)]) -> Result<Self, Problem> {
        let fields: BTreeMap<&str, &str> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        Self::read(&encode(&fields)?)
    }

    /// Encodes the form as browsers send it.
    ///
    /// # Errors
    /// No error is known: every field is text.
    pub fn write(&self) -> Result<String, Problem> {
        encode(self)
    }

    /// Applies the form to a definition in a study with this currency; whatever was not edited stays unchanged.
    ///
    /// # Errors
    /// The first invalid field, by its name in the form.
    pub fn apply(&self, definition: &mut Definition, currency: &str) -> Result<(), Problem> {
        self.check_size()?;
        let language: Language = self.language.parse()?;
        let before = Self::from_definition(definition, &language, currency);
        write_text(&mut definition.title, &language, (&self.title, &before.title));
        write_text(&mut definition.instructions, &language, (&self.instructions, &before.instructions));
        let numbers = [
            ("need", &self.need, &before.need, 1, &mut definition.need),
            ("items_per_hit", &self.items_per_hit, &before.items_per_hit, 1, &mut definition.items_per_hit),
            ("lease_minutes", &self.lease_minutes, &before.lease_minutes, 60, &mut definition.lease_seconds),
        ];
        for (field, typed, shown, unit, value) in numbers {
            if typed != shown {
                *value = number(field, typed)?.saturating_mul(unit);
            }
        }
        if self.reward != before.reward {
            definition.reward = amount("reward", &self.reward, currency, HIGHEST_REWARD)?;
        }
        if self.expected_seconds != before.expected_seconds {
            let typed = self.expected_seconds.trim();
            definition.expected_seconds =
                if typed.is_empty() { None } else { Some(number("expected_seconds", typed)?) };
        }
        self.apply_gates(&before, definition);
        self.apply_display(&before, &language, definition)?;
        if !self.columns.is_empty() {
            definition.columns = column::columns(&self.columns, &definition.columns, &language)?;
        }
        self.apply_chain(&before, definition)?;
        self.apply_confirmed(definition);
        self.apply_questions(&language, definition)
    }

    /// Whether a definition already says all that this form says, except that texts are confirmed.
    pub fn is_in(&self, definition: &Definition, currency: &str) -> bool {
        let (mut form, mut again) = (self.clone(), definition.clone());
        for question in &mut form.questions {
            question.key.trim().clone_into(&mut question.was);
        }
        for column in &mut form.columns {
            column.column.trim().clone_into(&mut column.was);
        }
        let applied = form.apply(&mut again, currency);
        again.unconfirmed.clone_from(&definition.unconfirmed);
        applied.is_ok() && again == *definition
    }

    fn apply_confirmed(&self, definition: &mut Definition) {
        let is_ticked = |key: &str| self.confirm.get(key).is_some_and(|tick| is_on(tick));
        definition.unconfirmed.retain(|text| !is_ticked(&text.key()) && !is_ticked(text.language.as_str()));
    }

    /// Refuses a form with more questions than a task may have, before any of them is parsed.
    fn check_size(&self) -> Result<(), Problem> {
        let (n, most) = (self.questions.len(), limit::QUESTIONS);
        if n <= most {
            return Ok(());
        }
        Err(Problem::invalid("questions", refusal::too_many_entries(n, most)))
    }

    fn apply_gates(&self, before: &Self, definition: &mut Definition) {
        let ticks = |form: &Self| [&form.location, &form.test, &form.review].map(|tick| is_on(tick));
        if ticks(self) != ticks(before) {
            let gates = [Gate::Location, Gate::Test, Gate::Review].into_iter().zip(ticks(self));
            definition.gates = gates.filter_map(|(gate, on)| on.then_some(gate)).collect();
        }
    }

    fn apply_display(&self, before: &Self, language: &Language, definition: &mut Definition) -> Result<(), Problem> {
        if !self.subject.is_empty() {
            definition.subject = word("subject", &self.subject)?;
        }
        if !self.display.is_empty() {
            definition.display = word::<Display>("display", &self.display)?;
        }
        if plain(&self.lexicon) == plain(&before.lexicon) {
            return Ok(());
        }
        let word = |line: &str| line.split('\t').next().unwrap_or_default().trim().to_lowercase();
        let words: BTreeSet<String> = self.lexicon.lines().map(word).filter(|word| !word.is_empty()).collect();
        if words.is_empty() {
            definition.lexicon.remove(language);
        } else {
            definition.lexicon.insert(language.clone(), words);
        }
        Ok(())
    }

    fn apply_chain(&self, before: &Self, definition: &mut Definition) -> Result<(), Problem> {
        if self.from != before.from {
            definition.from = self.from.read()?;
        }
        if self.known != before.known {
            definition.known = self.known.read()?;
        }
        if self.system != before.system {
            definition.system = Some(self.system.trim().to_owned()).filter(|name| !name.is_empty());
        }
        Ok(())
    }

    /// The questions of the form; data that the form does not show is taken from the question that had the same key
    /// before.
    pub(in crate::design) fn apply_questions(
        &self,
        language: &Language,
        definition: &mut Definition,
    ) -> Result<(), Problem> {
        if self.questions.is_empty() {
            return Ok(());
        }
        let mut questions: Vec<Question> = Vec::new();
        for (index, form) in self.questions.iter().enumerate() {
            let old = definition.questions.iter().find(|question| question.key == form.was);
            let question = form.question(old, language);
            questions.push(question.map_err(|problem| problem.within(&format!("questions[{index}]")))?);
        }
        // If a question is renamed, the conditions that refer to it are updated.
        for when in questions.iter_mut().filter_map(|question| question.when.as_mut()) {
            let is_there = self.questions.iter().any(|form| form.key.trim() == when.question);
            let renamed = self.questions.iter().find(|form| form.was == when.question).filter(|_| !is_there);
            if let Some(form) = renamed {
                form.key.trim().clone_into(&mut when.question);
            }
        }
        self.rename_unconfirmed(definition);
        definition.questions = questions;
        Ok(())
    }

    /// If a question is renamed, its texts must still be confirmed.
    fn rename_unconfirmed(&self, definition: &mut Definition) {
        let renamed = |mut text: Unconfirmed| {
            let of = |form: &&QuestionForm| !form.was.is_empty() && form.was == text.place.question;
            if let Some(form) = self.questions.iter().find(of) {
                form.key.trim().clone_into(&mut text.place.question);
            }
            text
        };
        definition.unconfirmed = std::mem::take(&mut definition.unconfirmed).into_iter().map(renamed).collect();
    }

    /// The same refusal with the field names of the form.
    pub fn place(problem: Problem) -> Problem {
        let Problem::Invalid { field, reason } = problem else { return problem };
        let field = match field.as_str() {
            "lease_seconds" => "lease_minutes".to_owned(),
            field if field.starts_with("lexicon.") => "lexicon".to_owned(),
            "from" => "from.task".to_owned(),
            field => match field.strip_suffix(".labels") {
                Some(question) => format!("{question}.options"),
                None => field.to_owned(),
            },
        };
        Problem::Invalid { field, reason }
    }
}

impl FeedForm {
    fn from_feed(from: Option<&Feed>) -> Self {
        let Some(from) = from else { return Self::default() };
        Self {
            task: from.task.to_string(),
            when: from.when.to_string(),
            marked: tick(from.marked),
            memory: from.memory.map(|least| least.to_string()).unwrap_or_default(),
        }
    }

    fn read(&self) -> Result<Option<Feed>, Problem> {
        if self.task.is_empty() {
            return Ok(None);
        }
        let when = if self.when.is_empty() { FeedWhen::Approved } else { word("from.when", &self.when)? };
        let memory = (!self.memory.trim().is_empty()).then(|| number("from.memory", &self.memory)).transpose()?;
        Ok(Some(Feed { task: number("from.task", &self.task)?, when, marked: is_on(&self.marked), memory }))
    }
}

fn encode(fields: &impl Serialize) -> Result<String, Problem> {
    serde_qs::to_string(fields).map_err(|_| Problem::invalid("form", refusal::form_unreadable()))
}

/// The value that a check box sends.
fn tick(on: bool) -> String {
    if on { "on".to_owned() } else { String::new() }
}

const fn is_on(tick: &str) -> bool {
    !tick.is_empty()
}

/// The text in exactly this language.
fn own(text: &Localised, language: &Language) -> String {
    text.0.get(language).cloned().unwrap_or_default()
}

/// Undoes what a form does to a text: browsers send line breaks as CR LF and drop white space at the ends.
fn plain(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n").trim().to_owned()
}

/// Stores the typed text, unless it is what was shown.
fn write_text(text: &mut Localised, language: &Language, (typed, shown): (&str, &str)) {
    if plain(typed) != plain(shown) {
        text.set(language.clone(), &plain(typed));
    }
}

fn number(field: &str, text: &str) -> Result<i64, Problem> {
    let text = text.trim().replace('−', "-");
    text.parse().map_err(|_| Problem::invalid(field, refusal::not_a_whole_number(&text)))
}

/// The lines that are not empty.
fn written(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty())
}

/// Splits a line into the stored value and its label.
fn halves(line: &str) -> (&str, &str) {
    let (key, words) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (key, words.trim())
}

/// Parses a word of a list; the refusal names the field.
fn word<T: std::str::FromStr<Err = Problem>>(field: &str, text: &str) -> Result<T, Problem> {
    text.parse().map_err(|problem: Problem| problem.in_field(field))
}

#[cfg(test)]
mod tests;
