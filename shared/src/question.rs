//! Questions: what is asked of an item, and what kind of answer each takes.

use serde::{Deserialize, Serialize};

use crate::{Examples, Localised, Problem, ShownItem, Subject, Value, words::words};

/// The word that a choice's free answer goes by; where there is one, no offered answer may be called so.
pub const OTHER: &str = "other";

/// One point of a scale: the number stored and the word shown under it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScalePoint {
    /// What is stored: the number on the screen.
    pub value: i64,
    /// What stands beside it.
    pub label: Localised,
    /// What a worker is shown of it first.
    #[serde(default, skip_serializing_if = "Examples::is_empty")]
    pub examples: Examples,
}

/// One of the answers that a choice offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChoiceOption {
    /// What is stored: lower-case letters, digits and `_`.
    pub key: String,
    /// What stands beside it.
    pub label: Localised,
}

words! {
    /// Which text of an item a question is about.
    TextOf {
        /// The source.
        Source = "source",
        /// The one output.
        Output = "output",
        /// What the worker writes in the question of kind `text` before.
        Answer = "answer",
    }
}

/// What kind of answer a question takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum QuestionKind {
    /// A rewrite. Becomes an output of the system `human`.
    Text {
        /// Longest answer in characters.
        max_chars: i64,
        /// The text to begin with, where there is one: it is edited, not written anew.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        prefill: Option<TextOf>,
    },
    /// A whole number from a scale, about one text or a pair.
    Scale {
        /// The points, ascending.
        points: Vec<ScalePoint>,
    },
    /// A rank, from 1, for each output shown.
    Ranking {
        /// Whether two outputs may share a rank.
        ties: bool,
    },
    /// One or several of the answers offered, about one text or a pair.
    Choice {
        /// The answers, in the order shown.
        options: Vec<ChoiceOption>,
        /// Whether several may be chosen.
        #[serde(default)]
        many: bool,
        /// Whether an answer in the worker's own words is offered too.
        #[serde(default)]
        other: bool,
    },
    /// Which of two outputs side by side is better.
    Pairwise {
        /// Whether they may be equally good.
        #[serde(default)]
        tie: bool,
    },
    /// Stretches of a text, each with one of these labels.
    Spans {
        /// The labels, in the order shown.
        labels: Vec<ChoiceOption>,
        /// Which text is marked.
        of: TextOf,
    },
    /// Free text beside the rest, never required to be anything.
    Comment,
}

/// When a question is asked: if an earlier one about the same item was answered so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct When {
    /// The key of the earlier question: a scale or a choice.
    pub question: String,
    /// The answers on which it is asked: points of the scale, keys of the choice.
    pub is: Vec<String>,
}

impl When {
    /// Whether an answer is one of those.
    pub fn holds(&self, value: &Value) -> bool {
        match value {
            Value::Number(number) => self.is.contains(&number.to_string()),
            Value::Chosen(chosen) => {
                chosen.keys.iter().any(|key| self.is.contains(key))
                    || chosen.other.is_some() && self.is.iter().any(|key| key == OTHER)
            }
            _ => false,
        }
    }

    /// Whether the earlier question can be answered so.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn check(&self, key: &str, before: &[Question]) -> Result<(), Problem> {
        let of_question = |reason| Err(Problem::invalid("when.question", reason));
        let Some(earlier) = before.iter().find(|question| question.key == self.question) else {
            return of_question(format!(
                "\"{key}\" is asked depending on \"{}\", which is no question before it",
                self.question
            ));
        };
        let Some(answers) = earlier.kind.answers() else {
            return of_question(format!(
                "\"{key}\" can depend on a scale or a choice, and \"{}\" is neither",
                self.question
            ));
        };
        let of_answers = |reason| Err(Problem::invalid("when.is", reason));
        match self.is.iter().find(|answer| !answers.contains(answer)) {
            Some(answer) => {
                of_answers(format!("\"{}\" is never answered \"{answer}\", on which \"{key}\" is asked", self.question))
            }
            None if self.is.is_empty() => {
                of_answers(format!("\"{key}\" is never asked: name the answers to \"{}\"", self.question))
            }
            None => Ok(()),
        }
    }
}

impl QuestionKind {
    /// The name it is written as.
    pub const fn as_str(&self) -> &'static str {
        match self {
            Self::Text { .. } => "text",
            Self::Scale { .. } => "scale",
            Self::Ranking { .. } => "ranking",
            Self::Choice { .. } => "choice",
            Self::Pairwise { .. } => "pairwise",
            Self::Spans { .. } => "spans",
            Self::Comment => "comment",
        }
    }

    /// The answers on which another question can depend, as conditions name them; none where there is no list of them.
    pub fn answers(&self) -> Option<Vec<String>> {
        match self {
            Self::Scale { points } => Some(points.iter().map(|point| point.value.to_string()).collect()),
            Self::Choice { options, other, .. } => {
                let keys = options.iter().map(|option| option.key.clone());
                Some(keys.chain(other.then(|| OTHER.to_owned())).collect())
            }
            _ => None,
        }
    }
}

/// One thing asked. Unknown fields are refused by its kind, which sees whatever the fields here leave over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// Its name in answers and exports: lower-case letters, digits and `_`.
    pub key: String,
    /// What is asked, per language.
    pub prompt: Localised,
    /// Whether a submission needs it.
    pub required: bool,
    /// Whether a worker may say instead why they cannot answer it.
    #[serde(default, skip_serializing_if = "is_no")]
    pub skip: bool,
    /// When it is asked; always, if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<When>,
    /// What kind of answer it takes.
    #[serde(flatten)]
    pub kind: QuestionKind,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
const fn is_no(value: &bool) -> bool {
    !*value
}

impl Question {
    /// Whether it has an answer for each output of an item: a ranking, and a scale where several are shown.
    pub fn is_per_output(&self, item: &ShownItem) -> bool {
        match self.kind {
            QuestionKind::Ranking { .. } => true,
            QuestionKind::Scale { .. } => item.outputs.len() > 1,
            _ => false,
        }
    }

    /// Whether its key is one, and it fits what an item shows.
    ///
    /// # Errors
    /// The field that is wrong, and what would be right.
    pub fn check(&self, subject: Subject) -> Result<(), Problem> {
        let key = &self.key;
        if !is_key(key) {
            return wrong("key", format!("\"{key}\" is no key: use lower-case letters, digits and _"));
        }
        if self.skip && self.kind == QuestionKind::Comment {
            return wrong("skip", format!("\"{key}\" is a comment, which may be left empty: it needs no skip"));
        }
        self.check_subject(subject)?;
        match &self.kind {
            QuestionKind::Scale { points } => check_points(key, points, subject),
            QuestionKind::Spans { labels, .. } => check_options("labels", key, labels, (true, false)),
            QuestionKind::Choice { options, many, other } => check_options("options", key, options, (*many, *other)),
            QuestionKind::Text { prefill: Some(TextOf::Answer), .. } => {
                wrong("prefill", format!("\"{key}\" cannot begin with its own answer; use \"source\" or \"output\""))
            }
            QuestionKind::Text { prefill: Some(_), .. } if !self.required => wrong(
                "required",
                format!("\"{key}\" begins with a text, so it has to be required: left alone it would be an answer"),
            ),
            QuestionKind::Text { max_chars, .. } if !(1..=20_000).contains(max_chars) => {
                wrong("max_chars", format!("\"{key}\" needs a longest length from 1 to 20000 characters"))
            }
            _ => Ok(()),
        }
    }

    /// Whether the task shows what the question is about.
    fn check_subject(&self, subject: Subject) -> Result<(), Problem> {
        let key = &self.key;
        let one_text = !matches!(subject, Subject::Outputs) && !subject.is_two();
        match &self.kind {
            QuestionKind::Choice { .. } if !one_text => {
                wrong("kind", format!("\"{key}\" is about one text, but the task shows several outputs"))
            }
            QuestionKind::Scale { .. } if subject.is_two() => wrong(
                "kind",
                format!("\"{key}\" is a scale, but the task shows two outputs to compare (kind \"pairwise\")"),
            ),
            QuestionKind::Spans { of: TextOf::Source, .. } if !subject.shows_source() => wrong(
                "of",
                format!("\"{key}\" is about the source, but the task shows none (subject \"pair\" or \"source\")"),
            ),
            QuestionKind::Text { prefill: Some(TextOf::Source), .. } if !subject.shows_source() => wrong(
                "prefill",
                format!("\"{key}\" begins with the source, but the task shows none (subject \"pair\" or \"source\")"),
            ),
            QuestionKind::Spans { of: TextOf::Output, .. } if subject.n_systems() != 1 => wrong(
                "of",
                format!("\"{key}\" is about an output, so the task must show one (subject \"output\" or \"pair\")"),
            ),
            QuestionKind::Text { prefill: Some(TextOf::Output), .. } if subject.n_systems() != 1 => wrong(
                "prefill",
                format!("\"{key}\" begins with an output, so the task must show one (subject \"output\" or \"pair\")"),
            ),
            QuestionKind::Ranking { .. } if subject != Subject::Outputs => {
                wrong("kind", format!("\"{key}\" ranks outputs, so the task must show several (subject \"outputs\")"))
            }
            QuestionKind::Pairwise { .. } if !subject.is_two() => wrong(
                "kind",
                format!("\"{key}\" compares two outputs, so the task must show two (subject \"sides\" or \"two\")"),
            ),
            _ => Ok(()),
        }
    }
}

fn wrong(field: &str, reason: String) -> Result<(), Problem> {
    Err(Problem::invalid(field, reason))
}

/// Points are in order, a reader is told what at least one of them means, and their examples are some.
fn check_points(question: &str, points: &[ScalePoint], subject: Subject) -> Result<(), Problem> {
    if points.len() < 2 || points.windows(2).any(|pair| pair[0].value >= pair[1].value) {
        return wrong("points", format!("\"{question}\" needs at least two points in ascending order"));
    }
    if points.iter().all(|point| point.label.is_empty()) {
        let reason = format!("no point of \"{question}\" has a word: say what at least one of them means");
        return wrong("points", reason);
    }
    points.iter().try_for_each(|point| point.examples.check(question, subject))
}

/// Whether a word can name a question or an offered answer.
fn is_key(word: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    (1..=40).contains(&word.len()) && word.chars().all(plain)
}

fn check_options(
    field: &str,
    question: &str,
    options: &[ChoiceOption],
    (many, other): (bool, bool),
) -> Result<(), Problem> {
    let (fewest, most) = (if many || other { 1 } else { 2 }, crate::limit::OPTIONS);
    if options.len() < fewest || options.len() > crate::limit::OPTIONS {
        return wrong(
            field,
            format!("\"{question}\" offers {} answers; a choice has {fewest} to {most}", options.len()),
        );
    }
    for (index, option) in options.iter().enumerate() {
        let key = &option.key;
        let reason = if !is_key(key) {
            format!("\"{key}\" is no key of an answer to \"{question}\": use lower-case letters, digits and _")
        } else if other && key == OTHER {
            format!("\"{question}\" offers an answer in one's own words, which is stored as \"{OTHER}\"")
        } else if options[..index].iter().any(|before| before.key == *key) {
            format!("\"{question}\" offers the answer \"{key}\" twice")
        } else if option.label.is_empty() {
            format!("the answer \"{key}\" to \"{question}\" has no words")
        } else {
            continue;
        };
        return wrong(field, reason);
    }
    Ok(())
}

#[cfg(test)]
mod tests;
