//! Task definitions: what is shown, what is asked, of whom, and for how much.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Gate, Language, Problem, words::words};

words! {
    /// Where a task version is in its life.
    TaskState {
        /// Can be edited; nobody works on it.
        Draft = "draft",
        /// Frozen; answers carry it.
        Live = "live",
        /// Replaced by a later version or ended.
        Closed = "closed",
    }
}

words! {
    /// What one item of a hit shows.
    Subject {
        /// A source alone.
        Source = "source",
        /// One output alone, blind.
        Output = "output",
        /// A source and one output made from it.
        Pair = "pair",
        /// A source, one human rewrite as reference, and several outputs, blind, order random.
        Outputs = "outputs",
    }
}

/// A text per language. Falls back from `pt-BR` to `pt`, then to English, then to the first there is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Localised(pub BTreeMap<Language, String>);

impl Localised {
    /// The text for a reader of this language; empty if there is none at all.
    pub fn get(&self, language: &Language) -> &str {
        let exact = self.0.get(language);
        let near = || self.0.iter().find(|(l, _)| l.primary() == language.primary()).map(|(_, text)| text);
        let english = || self.0.iter().find(|(l, _)| l.primary() == "en").map(|(_, text)| text);
        exact.or_else(near).or_else(english).or_else(|| self.0.values().next()).map_or("", String::as_str)
    }

    /// The same text for one language.
    pub fn of(language: Language, text: impl Into<String>) -> Self {
        Self(BTreeMap::from([(language, text.into())]))
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

/// One point of a scale: the number stored and the word shown under it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScalePoint {
    /// What is stored: the number on the screen.
    pub value: i64,
    /// What stands beside it.
    pub label: Localised,
}

/// What kind of answer a question takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum QuestionKind {
    /// A rewrite. Becomes an output of the system `human`.
    Text {
        /// Longest answer in characters.
        max_chars: i64,
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
    /// Free text beside the rest, never required to be anything.
    Comment,
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
    /// What kind of answer it takes.
    #[serde(flatten)]
    pub kind: QuestionKind,
}

/// A task's whole definition; frozen when published.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Definition {
    /// The preset it was made from: `rewrite`, `pilot`, `formality`, `fluency`, `meaning`, `ranking`.
    pub preset: String,
    /// Its title, as workers see it.
    pub title: Localised,
    /// Instructions with examples, in safe Markdown.
    pub instructions: Localised,
    /// What an item shows.
    pub subject: Subject,
    /// What is asked of each item.
    pub questions: Vec<Question>,
    /// How many counted submissions each hit wants, from different workers.
    pub need: i64,
    /// How many items one hit holds.
    pub items_per_hit: i64,
    /// Seconds without activity after which a hit is handed out again.
    pub lease_seconds: i64,
    /// Minor units of the study's currency for one submission.
    pub reward: i64,
    /// The gates a worker must have passed.
    pub gates: Vec<Gate>,
}

impl Definition {
    /// The question with this key.
    pub fn question(&self, key: &str) -> Option<&Question> {
        self.questions.iter().find(|question| question.key == key)
    }

    /// Whether it collects rewrites for the native-speaker review.
    pub fn is_pilot(&self) -> bool {
        self.preset == "pilot"
    }

    /// Whether its answers become outputs to be rated.
    pub fn is_rewriting(&self) -> bool {
        self.questions.iter().any(|question| matches!(question.kind, QuestionKind::Text { .. }))
    }

    /// Checks what no form can: ranges, keys, that a question fits what is shown.
    ///
    /// # Errors
    /// The first field that is wrong, with what would be right.
    pub fn check(&self) -> Result<(), Problem> {
        let within = |field: &str, value: i64, low: i64, high: i64| {
            if (low..=high).contains(&value) {
                Ok(())
            } else {
                Err(Problem::invalid(field, format!("{field} must lie between {low} and {high}, not {value}")))
            }
        };
        if self.title.0.values().all(|title| title.trim().is_empty()) {
            return Err(Problem::invalid("title", "A task needs a title in at least one language."));
        }
        within("need", self.need, 1, 1_000)?;
        within("items_per_hit", self.items_per_hit, 1, 100)?;
        within("lease_seconds", self.lease_seconds, 60, 7 * 86_400)?;
        within("reward", self.reward, 0, 1_000_000)?;
        if self.questions.is_empty() {
            return Err(Problem::invalid("questions", "A task asks at least one question."));
        }
        for (index, question) in self.questions.iter().enumerate() {
            self.check_question(index, question)?;
        }
        Ok(())
    }

    fn check_question(&self, index: usize, question: &Question) -> Result<(), Problem> {
        let field = format!("questions[{index}]");
        let refuse = |reason: String| Err(Problem::invalid(field.clone(), reason));
        let key = &question.key;
        if key.is_empty()
            || key.len() > 40
            || !key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
        {
            return refuse(format!("\"{key}\" is no key: use lower-case letters, digits and _"));
        }
        if self.questions[..index].iter().any(|other| other.key == *key) {
            return refuse(format!("the key \"{key}\" is used twice"));
        }
        match &question.kind {
            QuestionKind::Scale { points }
                if points.len() < 2 || points.windows(2).any(|w| w[0].value >= w[1].value) =>
            {
                refuse(format!("\"{key}\" needs at least two points in ascending order"))
            }
            QuestionKind::Scale { .. } if self.subject == Subject::Outputs => {
                refuse(format!("\"{key}\" is a scale about one text, but the task shows several outputs"))
            }
            QuestionKind::Ranking { .. } if self.subject != Subject::Outputs => {
                refuse(format!("\"{key}\" ranks outputs, so the task must show several (subject \"outputs\")"))
            }
            QuestionKind::Text { max_chars } if !(1..=20_000).contains(max_chars) => {
                refuse(format!("\"{key}\" needs a longest length from 1 to 20000 characters"))
            }
            _ => Ok(()),
        }
    }
}
