//! Questions: what is asked of an item, and what kind of answer each takes. Each kind is a module of its own.

mod choice;
mod comment;
mod kind;
mod pairwise;
mod ranking;
mod scale;
#[cfg(feature = "schema")]
mod schema;
pub(crate) mod size;
mod slider;
mod spans;
mod text;
mod when;

use serde::{Deserialize, Serialize};

pub use self::{
    choice::{ChoiceOption, ChoiceQuestion},
    comment::CommentQuestion,
    kind::{About, KindName, Level, QuestionKind, QuestionType},
    pairwise::PairwiseQuestion,
    ranking::RankingQuestion,
    scale::{ScalePoint, ScaleQuestion},
    slider::{Anchor, SliderQuestion},
    spans::{LONGEST_MARKED, SpansQuestion, check_marked},
    text::TextQuestion,
    when::When,
};
use crate::{Localised, Problem, ShownItem, Subject, words::words};

/// The key of a choice's answer in one's own words; where there is one, no offered answer may have it.
pub const OTHER: &str = "other";

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
        self.kind.is_per_output(item.outputs.len())
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
        if self.skip && !self.kind.can_be_skipped() {
            let kind = self.kind.as_str();
            return wrong("skip", format!("\"{key}\" is a {kind}, which may be left empty: it needs no skip"));
        }
        self.kind.check(key, self.required, subject)
    }
}

fn wrong(field: &str, reason: String) -> Result<(), Problem> {
    Err(Problem::invalid(field, reason))
}

/// Whether a word can name a question or an offered answer.
fn is_key(word: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    (1..=40).contains(&word.len()) && word.chars().all(plain)
}

#[cfg(test)]
mod tests;
