//! Questions about an item, and the kind of answer that each expects. Each kind is a module of its own.

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
use crate::{Localised, Message, Problem, ShownItem, Subject, refusal, words::words};

/// The key under which an answer in the worker's own words is stored; if that is offered, no option may have this key.
pub const OTHER: &str = "other";

words! {
    /// The text of an item to which a question refers.
    TextOf {
        /// The source.
        Source = "source",
        /// The only output.
        Output = "output",
        /// The text that the worker writes in the preceding question of kind `text`.
        Answer = "answer",
    }
}

/// A question. Unknown fields are refused by its kind, which receives all fields that are not listed here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// Its name in answers and exports: lower-case letters, digits and `_`.
    pub key: String,
    /// The question, per language.
    pub prompt: Localised,
    /// Whether a submission needs an answer to it.
    pub required: bool,
    /// Whether a worker may give a reason for not answering instead.
    #[serde(default, skip_serializing_if = "is_no")]
    pub skip: bool,
    /// The condition under which it is asked; without one, it is always asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<When>,
    /// The kind of answer that it expects.
    #[serde(flatten)]
    pub kind: QuestionKind,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
const fn is_no(value: &bool) -> bool {
    !*value
}

impl Question {
    /// Whether it has an answer for each output of an item: a ranking, and a scale if several outputs are shown.
    pub fn is_per_output(&self, item: &ShownItem) -> bool {
        self.kind.is_per_output(item.outputs.len())
    }

    /// Every text that workers read: the question itself and its labels.
    pub fn texts_mut(&mut self) -> Vec<&mut Localised> {
        std::iter::once(&mut self.prompt).chain(self.kind.labels_mut()).collect()
    }

    /// Checks that its key is valid, and that it fits what an item shows.
    ///
    /// # Errors
    /// The invalid field, with what a valid value would be.
    pub fn check(&self, subject: Subject) -> Result<(), Problem> {
        let key = &self.key;
        if !is_key(key) {
            return Err(Problem::invalid("key", refusal::not_a_key(key)));
        }
        if self.skip && !self.kind.can_be_skipped() {
            let kind = self.kind.as_str();
            return wrong("skip", key, refusal::skip_is_not_needed(kind));
        }
        self.kind.check(key, self.required, subject)
    }
}

/// Refuses a field of the question with this key.
pub(crate) fn wrong(field: &str, key: &str, reason: Message) -> Result<(), Problem> {
    Err(Problem::invalid(field, refusal::of_question(key, reason)))
}

/// Whether a word can be the key of a question or an option.
fn is_key(word: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    (1..=40).contains(&word.len()) && word.chars().all(plain)
}

#[cfg(test)]
mod tests;
