//! Task definitions: what is shown, what is asked, who may work on it, and the reward.

mod change;
mod column;
#[cfg(test)]
mod fixture;
mod size;
mod wording;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

pub use self::{
    change::{Publishing, VersionChoice, version_numbers},
    column::SourceColumn,
    wording::{Doubt, Part, Place, Unconfirmed, Wordings},
};

use crate::{Feed, Gate, KnownRule, Language, NewAnswer, Problem, Question, question::wrong, refusal, words::words};

/// The preset of a pilot, which collects rewrites for the native-speaker review.
pub const PILOT: &str = "pilot";

/// The maximum length of the name of a system, in characters.
const LONGEST_SYSTEM: usize = 60;

words! {
    /// The state of a task version.
    TaskState {
        /// It can be edited; no one works on it.
        Draft = "draft",
        /// Frozen; answers refer to it.
        Live = "live",
        /// Replaced by a later version, or ended.
        Closed = "closed",
    }
}

words! {
    /// What an item of a hit shows.
    Subject {
        /// A source alone.
        Source = "source",
        /// A single output, blind.
        Output = "output",
        /// A source and one output made from it.
        Pair = "pair",
        /// A source, one human rewrite as reference, and several outputs; blind, in random order.
        Outputs = "outputs",
        /// A source and two outputs side by side; blind, on random sides.
        Sides = "sides",
        /// Two outputs side by side and nothing else; blind, on random sides.
        Two = "two",
    }
}

words! {
    /// How the texts of an item are shown.
    Display {
        /// Unchanged.
        Plain = "plain",
        /// With a placeholder for each word of the lexicon.
        Masked = "masked",
        /// Without the words of the lexicon.
        Stripped = "stripped",
        /// An output with its insertions and deletions relative to the source.
        Diff = "diff",
    }
}

words! {
    /// How the hits of a batch are created.
    BatchKind {
        /// By a person, all at once.
        Made = "made",
        /// From texts that are passed on from another task, as they are written.
        Fed = "fed",
        /// From items with a known answer, one for each worker who gets it.
        Known = "known",
    }
}

impl Display {
    /// Whether it hides words.
    pub const fn hides(self) -> bool {
        matches!(self, Self::Masked | Self::Stripped)
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
    const fn is_plain(&self) -> bool {
        matches!(self, Self::Plain)
    }
}

/// A text per language. It falls back from `pt-BR` to `pt`, then to English, then to the first language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "stored", derive(borsh::BorshSerialize, borsh::BorshDeserialize))]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = BTreeMap<String, String>))]
pub struct Localised(pub BTreeMap<Language, String>);

/// The entry for a reader of this language, or for the next best language.
pub(crate) fn nearest<'a, T>(all: &'a BTreeMap<Language, T>, language: &Language) -> Option<&'a T> {
    let of = |primary: &str| all.iter().find(|(other, _)| other.primary() == primary).map(|(_, own)| own);
    let exact = all.get(language).or_else(|| of(language.primary()));
    exact.or_else(|| of("en")).or_else(|| all.values().next())
}

impl Localised {
    /// The text for a reader of this language; empty if there is no text in any language.
    pub fn get(&self, language: &Language) -> &str {
        nearest(&self.0, language).map_or("", String::as_str)
    }

    /// Creates a text in one language.
    pub fn of(language: Language, text: impl Into<String>) -> Self {
        Self(BTreeMap::from([(language, text.into())]))
    }

    /// Whether it is empty in all languages.
    pub fn is_empty(&self) -> bool {
        self.0.values().all(|text| text.trim().is_empty())
    }

    /// Sets the text of one language; an empty text removes it.
    pub fn set(&mut self, language: Language, text: &str) {
        if text.trim().is_empty() {
            self.0.remove(&language);
        } else {
            self.0.insert(language, text.to_owned());
        }
    }
}

/// The complete definition of a task; frozen when it is published.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Definition {
    /// The preset from which it was created, such as `rewrite` or `formality`.
    pub preset: String,
    /// Its title, as workers see it.
    pub title: Localised,
    /// Instructions with examples, in safe Markdown.
    pub instructions: Localised,
    /// What an item shows.
    pub subject: Subject,
    /// How its texts are shown.
    #[serde(default = "plain", skip_serializing_if = "Display::is_plain")]
    pub display: Display,
    /// The words that a masked or stripped display hides, per language.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, BTreeSet<String>>))]
    pub lexicon: BTreeMap<Language, BTreeSet<String>>,
    /// The columns of the imported file that are shown with each item, in this order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub columns: Vec<SourceColumn>,
    /// The task from which it automatically takes its texts, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Feed>,
    /// How items with a known answer are mixed in, if there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub known: Option<KnownRule>,
    /// The system to which its written texts belong; `human` if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub system: Option<String>,
    /// The questions about each item.
    pub questions: Vec<Question>,
    /// The number of counted submissions that each hit needs, from different workers.
    pub need: i64,
    /// The number of items per hit.
    pub items_per_hit: i64,
    /// The seconds that a hit is expected to take, as workers read it before they start; unknown if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expected_seconds: Option<i64>,
    /// Seconds without activity after which a hit is handed out again.
    pub lease_seconds: i64,
    /// The reward for one submission, in minor units of the study's currency.
    pub reward: i64,
    /// The gates that a worker must have passed.
    pub gates: Vec<Gate>,
    /// The texts of a draft that a designer has to edit, remove or confirm before it is published. Leaving one out of the
    /// list confirms it.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub unconfirmed: BTreeSet<Unconfirmed>,
}

/// The highest reward for one submission, in minor units.
pub const HIGHEST_REWARD: i64 = 1_000_000;

const fn plain() -> Display {
    Display::Plain
}

impl Subject {
    /// Whether it shows a source.
    pub const fn shows_source(self) -> bool {
        !matches!(self, Self::Output | Self::Two)
    }

    /// Whether two outputs are shown side by side.
    pub const fn is_two(self) -> bool {
        matches!(self, Self::Sides | Self::Two)
    }

    /// The number of systems it needs.
    pub const fn n_systems(self) -> usize {
        match self {
            Self::Source => 0,
            Self::Output | Self::Pair => 1,
            Self::Outputs | Self::Sides | Self::Two => 2,
        }
    }
}

/// The spans question among these that refers to the text written in the question with this key: it comes after that
/// question, and before the next text question.
pub fn marks_in<'a>(questions: &'a [Question], key: &str) -> Option<&'a Question> {
    let is_text = |question: &Question| question.kind.as_text().is_some();
    let written = questions.iter().position(|question| question.key == key && is_text(question))?;
    let own = |question: &&Question| question.kind.marks_own_text();
    questions[written + 1..].iter().take_while(|question| !is_text(question)).find(own)
}

impl Definition {
    /// The question with this key.
    pub fn question(&self, key: &str) -> Option<&Question> {
        self.questions.iter().find(|question| question.key == key)
    }

    /// The questions that are asked about an item, given the answers so far: those without a condition, and those whose
    /// condition is met by a question that is itself asked.
    pub fn asked(&self, given: &[&NewAnswer]) -> Vec<&Question> {
        let mut asked: Vec<&Question> = Vec::new();
        for question in &self.questions {
            let met = question.when.as_ref().is_none_or(|when| {
                asked.iter().any(|earlier| earlier.key == when.question)
                    && given.iter().any(|answer| answer.question == when.question && when.holds(&answer.value))
            });
            if met {
                asked.push(question);
            }
        }
        asked
    }

    /// Whether it collects rewrites for the native-speaker review.
    pub fn is_pilot(&self) -> bool {
        self.preset == PILOT
    }

    /// The spans question that refers to the text written in this question.
    pub fn marks_in(&self, key: &str) -> Option<&Question> {
        marks_in(&self.questions, key)
    }

    /// Whether its answers become outputs that can be rated.
    pub fn is_rewriting(&self) -> bool {
        self.questions.iter().any(|question| question.kind.as_text().is_some())
    }

    /// Checks what no form can check: ranges, keys, and that each question fits what is shown.
    ///
    /// # Errors
    /// The first invalid field, with what a valid value would be.
    pub fn check(&self) -> Result<(), Problem> {
        let within = |field: &str, value: i64, low: i64, high: i64| {
            if (low..=high).contains(&value) {
                Ok(())
            } else {
                Err(Problem::invalid(field, refusal::number_out_of_range(low, high, value)))
            }
        };
        self.check_size()?;
        if self.title.is_empty() {
            return Err(Problem::invalid("title", refusal::task_needs_title()));
        }
        within("need", self.need, 1, 1_000)?;
        within("items_per_hit", self.items_per_hit, 1, 100)?;
        if let Some(seconds) = self.expected_seconds {
            within("expected_seconds", seconds, 1, 86_400)?;
        }
        if !(60..=7 * 86_400).contains(&self.lease_seconds) {
            return Err(Problem::invalid("lease_seconds", refusal::lease_out_of_range()));
        }
        within("reward", self.reward, 0, HIGHEST_REWARD)?;
        if self.display == Display::Diff && self.subject != Subject::Pair {
            return Err(Problem::invalid("display", refusal::diff_needs_pair()));
        }
        let marks = self.questions.iter().any(|question| question.kind.as_spans().is_some());
        if self.display.hides() && marks {
            return Err(Problem::invalid("display", refusal::hidden_words_cannot_be_marked()));
        }
        let skips = |question: &Question| question.skip && question.kind.as_text().is_some();
        if self.is_pilot() && self.questions.iter().any(skips) {
            return Err(Problem::invalid("skip", refusal::pilot_text_cannot_be_skipped()));
        }
        if self.display != Display::Plain && self.is_rewriting() {
            return Err(Problem::invalid("display", refusal::rewriting_shows_plain()));
        }
        let words = self.lexicon.iter().flat_map(|(language, words)| words.iter().map(move |word| (language, word)));
        let odd = |word: &str| word.is_empty() || word.contains(char::is_whitespace) || word.contains('\0');
        if let Some((language, word)) = words.clone().find(|(_, word)| odd(word)) {
            let path = format!("lexicon.{language}");
            return Err(Problem::invalid(path, refusal::lexicon_one_word(word)));
        }
        self.check_columns()?;
        if let Some(from) = &self.from {
            from.check(self.subject, self.items_per_hit)?;
        }
        if let Some(known) = &self.known {
            known.check(self.is_pilot())?;
            if self.items_per_hit != 1 {
                return Err(Problem::invalid("items_per_hit", refusal::known_one_item()));
            }
        }
        if self.gates.contains(&Gate::Known) {
            return Err(Problem::invalid("gates", refusal::known_is_no_gate()));
        }
        self.check_system()?;
        if self.questions.is_empty() {
            return Err(Problem::invalid("questions", refusal::task_needs_question()));
        }
        for (index, question) in self.questions.iter().enumerate() {
            self.check_question(index, question)?;
        }
        Ok(())
    }

    fn check_system(&self) -> Result<(), Problem> {
        let Some(name) = &self.system else { return Ok(()) };
        if !self.is_rewriting() {
            return Err(Problem::invalid("system", refusal::system_needs_text()));
        }
        if name.trim() != name
            || !(1..=LONGEST_SYSTEM).contains(&name.chars().count())
            || name.chars().any(char::is_control)
        {
            return Err(Problem::invalid("system", refusal::system_name(LONGEST_SYSTEM)));
        }
        if ["human", "COPY", "RULE-BASED"].contains(&name.as_str()) {
            return Err(Problem::invalid("system", refusal::system_is_reserved(name)));
        }
        Ok(())
    }

    fn check_question(&self, index: usize, question: &Question) -> Result<(), Problem> {
        let before = &self.questions[..index];
        let checked = if before.iter().any(|other| other.key == question.key) {
            Err(Problem::invalid("key", refusal::key_is_used_twice(&question.key)))
        } else {
            let when = question.when.as_ref().map_or(Ok(()), |when| when.check(&question.key, before));
            when.and_then(|()| question.check(self.subject)).and_then(|()| self.check_own_marks(index, question))
        };
        checked.map_err(|problem| problem.within(&format!("questions[{index}]")))
    }

    /// Checks that spans in the worker's own text come after the question in which it is written, and are asked
    /// whenever that one is.
    fn check_own_marks(&self, index: usize, question: &Question) -> Result<(), Problem> {
        if !question.kind.marks_own_text() {
            return Ok(());
        }
        let key = &question.key;
        let refuse = |field: &str, reason| wrong(field, key, reason);
        let written = self.questions[..index].iter().rfind(|earlier| earlier.kind.as_text().is_some());
        let Some(written) = written else {
            return refuse("of", refusal::own_spans_need_text());
        };
        if self.marks_in(&written.key).is_none_or(|first| first.key != *key) {
            return refuse("of", refusal::own_spans_twice(&written.key));
        }
        if question.skip || question.when.is_some() {
            let field = if question.skip { "skip" } else { "when.question" };
            return refuse(field, refusal::own_spans_no_condition(&written.key));
        }
        Ok(())
    }
}
