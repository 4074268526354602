//! The designer's form: one language of a definition as flat fields, read from and written into the whole.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use shared::{
    ChoiceOption, Definition, Display, Gate, Language, Localised, Problem, Question, QuestionKind, ScalePoint, TextOf,
};

/// A definition as a form shows it: the texts of one language, and what holds for all.
///
/// The form concerns the first question and the comment; a task with more is edited as JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TaskForm {
    /// The language of the texts.
    pub language: String,
    /// The title.
    pub title: String,
    /// The instructions, in Markdown.
    pub instructions: String,
    /// What is asked.
    pub prompt: String,
    /// The points of the scale, a line each: the number, then its word.
    pub points: String,
    /// The answers of the choice or the labels of marks, a line each: the key that is stored, then its words.
    pub options: String,
    /// `on` if several answers may be chosen.
    pub many: String,
    /// `on` if an answer in the worker's own words is offered.
    pub other: String,
    /// `on` if a worker may say why they cannot answer.
    pub skip: String,
    /// Longest rewrite in characters.
    pub max_chars: String,
    /// The text that a rewrite begins with: the word of a [`TextOf`], or nothing.
    pub prefill: String,
    /// `on` if outputs may share a rank, or neither of two be better.
    pub ties: String,
    /// How texts are shown: the word of a [`Display`].
    pub display: String,
    /// The words that are hidden, a line each, where words are.
    pub lexicon: String,
    /// `on` if a comment is asked for as well.
    pub comment: String,
    /// Counted submissions a hit wants.
    pub need: String,
    /// Items a hit holds.
    pub items_per_hit: String,
    /// Minutes without activity after which a hit is handed out again.
    pub lease_minutes: String,
    /// Minor units of the currency for one submission.
    pub reward: String,
    /// `on` if the location gate stands before the task.
    pub location: String,
    /// `on` if the test stands before the task.
    pub test: String,
    /// `on` if the review stands before the task.
    pub review: String,
}

const COMMENT: &str = "comment";

impl TaskForm {
    /// A definition in one language.
    pub fn of(definition: &Definition, language: &Language) -> Self {
        let tick = |on: bool| if on { "on".to_owned() } else { String::new() };
        let own = |text: &Localised| text.0.get(language).cloned().unwrap_or_default();
        let gate = |gate| tick(definition.gates.contains(&gate));
        let first = definition.questions.first();
        let mut form = Self {
            language: language.to_string(),
            title: own(&definition.title),
            instructions: own(&definition.instructions),
            prompt: first.map(|question| own(&question.prompt)).unwrap_or_default(),
            display: definition.display.to_string(),
            lexicon: definition.lexicon.get(language).into_iter().flatten().cloned().collect::<Vec<_>>().join("\n"),
            comment: tick(definition.question(COMMENT).is_some()),
            skip: tick(first.is_some_and(|question| question.skip)),
            need: definition.need.to_string(),
            items_per_hit: definition.items_per_hit.to_string(),
            lease_minutes: (definition.lease_seconds / 60).to_string(),
            reward: definition.reward.to_string(),
            location: gate(Gate::Location),
            test: gate(Gate::Test),
            review: gate(Gate::Review),
            ..Self::default()
        };
        let line = |option: &ChoiceOption| format!("{} {}", option.key, own(&option.label)).trim_end().to_owned();
        let lines = |options: &[ChoiceOption]| options.iter().map(line).collect::<Vec<_>>().join("\n");
        match first.map(|question| &question.kind) {
            Some(QuestionKind::Scale { points }) => {
                let line = |point: &ScalePoint| format!("{} {}", point.value, own(&point.label)).trim_end().to_owned();
                form.points = points.iter().map(line).collect::<Vec<_>>().join("\n");
            }
            Some(QuestionKind::Text { max_chars, prefill }) => {
                form.max_chars = max_chars.to_string();
                form.prefill = prefill.map(|of| of.to_string()).unwrap_or_default();
            }
            Some(QuestionKind::Ranking { ties }) => form.ties = tick(*ties),
            Some(QuestionKind::Pairwise { tie }) => form.ties = tick(*tie),
            Some(QuestionKind::Choice { options, many, other }) => {
                form.options = lines(options);
                (form.many, form.other) = (tick(*many), tick(*other));
            }
            Some(QuestionKind::Spans { labels, .. }) => form.options = lines(labels),
            _ => {}
        }
        form
    }

    /// Writes the form into a definition; what the form does not show stays as it is.
    ///
    /// # Errors
    /// The first field that is wrong.
    pub fn apply(&self, definition: &mut Definition) -> Result<(), Problem> {
        let language: Language = self.language.parse()?;
        definition.title.set(language.clone(), self.title.trim());
        definition.instructions.set(language.clone(), self.instructions.trim());
        definition.need = number("need", &self.need)?;
        definition.items_per_hit = number("items_per_hit", &self.items_per_hit)?;
        definition.lease_seconds = number("lease_minutes", &self.lease_minutes)?.saturating_mul(60);
        definition.reward = number("reward", &self.reward)?;
        self.apply_display(&language, definition)?;
        let gates = [(Gate::Location, &self.location), (Gate::Test, &self.test), (Gate::Review, &self.review)];
        definition.gates = gates.into_iter().filter(|(_, tick)| !tick.is_empty()).map(|(gate, _)| gate).collect();
        if let Some(question) = definition.questions.first_mut() {
            question.prompt.set(language.clone(), self.prompt.trim());
            question.skip = !self.skip.is_empty();
            self.apply_kind(&language, &mut question.kind)?;
        }
        self.apply_comment(&language, definition);
        Ok(())
    }

    fn apply_display(&self, language: &Language, definition: &mut Definition) -> Result<(), Problem> {
        if !self.display.is_empty() {
            let display = self.display.parse::<Display>();
            definition.display = display.map_err(|problem| Problem::invalid("display", problem.to_string()))?;
        }
        let words: BTreeSet<String> = self
            .lexicon
            .lines()
            .map(|line| line.split('\t').next().unwrap_or_default().trim().to_lowercase())
            .collect();
        let words: BTreeSet<String> = words.into_iter().filter(|word| !word.is_empty()).collect();
        if words.is_empty() {
            definition.lexicon.remove(language);
        } else {
            definition.lexicon.insert(language.clone(), words);
        }
        Ok(())
    }

    fn apply_kind(&self, language: &Language, kind: &mut QuestionKind) -> Result<(), Problem> {
        match kind {
            QuestionKind::Scale { points } => *points = self.read_points(language, points)?,
            QuestionKind::Text { max_chars, prefill } => {
                *max_chars = number("max_chars", &self.max_chars)?;
                *prefill = match self.prefill.as_str() {
                    "" => None,
                    of => {
                        Some(of.parse::<TextOf>().map_err(|problem| Problem::invalid("prefill", problem.to_string()))?)
                    }
                };
            }
            QuestionKind::Ranking { ties: tie } | QuestionKind::Pairwise { tie } => *tie = !self.ties.is_empty(),
            QuestionKind::Choice { options, many, other } => {
                *options = self.read_options(language, options);
                (*many, *other) = (!self.many.is_empty(), !self.other.is_empty());
            }
            QuestionKind::Spans { labels, .. } => *labels = self.read_options(language, labels),
            QuestionKind::Comment => {}
        }
        Ok(())
    }

    /// The points as written; the words of other languages stay with their number.
    fn read_points(&self, language: &Language, before: &[ScalePoint]) -> Result<Vec<ScalePoint>, Problem> {
        let mut points = Vec::new();
        for line in self.points.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (value, word) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            let value = number("points", value)?;
            let old = before.iter().find(|point| point.value == value);
            let mut label = old.map(|point| point.label.clone()).unwrap_or_default();
            label.set(language.clone(), word.trim());
            points.push(ScalePoint { value, label });
        }
        if points.len() < 2 || points.windows(2).any(|pair| pair[0].value >= pair[1].value) {
            return Err(Problem::invalid(
                "points",
                "A scale needs at least two points in ascending order, a line each: the number, then its word.",
            ));
        }
        Ok(points)
    }

    /// The answers as written; the words of other languages stay with their key. What is wrong with them, the
    /// definition's own check says.
    fn read_options(&self, language: &Language, before: &[ChoiceOption]) -> Vec<ChoiceOption> {
        let option = |line: &str| {
            let (key, words) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            let old = before.iter().find(|option| option.key == key);
            let mut label = old.map(|option| option.label.clone()).unwrap_or_default();
            label.set(language.clone(), words.trim());
            ChoiceOption { key: key.to_owned(), label }
        };
        self.options.lines().map(str::trim).filter(|line| !line.is_empty()).map(option).collect()
    }

    fn apply_comment(&self, language: &Language, definition: &mut Definition) {
        if self.comment.is_empty() {
            definition.questions.retain(|question| question.key != COMMENT);
        } else if definition.question(COMMENT).is_none() {
            definition.questions.push(Question {
                key: COMMENT.to_owned(),
                prompt: Localised::of(language.clone(), "Comment (optional)"),
                required: false,
                skip: false,
                when: None,
                kind: QuestionKind::Comment,
            });
        }
    }
}

fn number(field: &str, text: &str) -> Result<i64, Problem> {
    let text = text.trim().replace('−', "-");
    text.parse().map_err(|_| Problem::invalid(field, format!("\"{text}\" is no whole number.")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::preset::Preset;

    fn languages() -> [Language; 2] {
        ["fr", "it"].map(|tag| tag.parse().expect("a tag"))
    }

    #[test]
    fn a_form_sent_back_unchanged_changes_nothing() {
        for preset in Preset::ALL.iter().copied() {
            let before = preset.definition(&languages()).expect("a definition");
            let mut after = before.clone();
            for language in languages() {
                TaskForm::of(&before, &language).apply(&mut after).expect("applies");
            }
            assert_eq!(after, before, "{}", preset.as_str());
        }
    }

    #[test]
    fn negative_points_are_read_with_either_sign() {
        let [french, _] = languages();
        let mut definition = Preset::Formality.definition(&languages()).expect("a definition");
        let mut form = TaskForm::of(&definition, &french);
        form.points = "−1 bas\n0\n1 haut".to_owned();
        form.apply(&mut definition).expect("applies");
        let QuestionKind::Scale { points } = &definition.questions[0].kind else { panic!("a scale") };
        assert_eq!(points.iter().map(|point| point.value).collect::<Vec<_>>(), [-1, 0, 1]);
        assert_eq!(points[0].label.get(&french), "bas");
        form.points = "1 haut\n-1 bas".to_owned();
        assert_eq!(form.apply(&mut definition).expect_err("refused").field(), Some("points"));
    }
}
