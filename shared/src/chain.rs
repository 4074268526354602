//! Chains: a task that automatically takes its texts from another task of the study, as they are written.

use serde::{Deserialize, Serialize};

use crate::{Problem, Subject, refusal, words::words};

words! {
    /// When a written text is passed on to the next task.
    FeedWhen {
        /// Once its submission is approved for payment.
        Approved = "approved",
        /// Once it is submitted and counted.
        Submitted = "submitted",
    }
}

/// Where a task takes its texts from: the texts that workers write in an earlier task of the study. Each text becomes a
/// hit of its own. No worker gets the same source in two tasks of a chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Feed {
    /// The position of the earlier task in its study, counted from 1.
    pub task: i64,
    /// When a text is passed on.
    #[serde(default = "approved")]
    pub when: FeedWhen,
    /// Whether texts without spans are not passed on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub marked: bool,
    /// The least similarity, in percent, at which earlier texts of the same task are shown next to the item; absent to
    /// show none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub memory: Option<i64>,
}

const fn approved() -> FeedWhen {
    FeedWhen::Approved
}

/// A match from the translation memory: the text written for a similar source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Remembered {
    /// The source for which it was written.
    pub source: String,
    /// The text, with its spans as `[F]…[/F]`.
    pub text: String,
    /// The keys of the labels that spans may have.
    pub labels: Vec<String>,
    /// The similarity of its source to this one, in percent; 100 means identical.
    pub likeness: i64,
}

impl Feed {
    /// Checks everything that does not depend on the other tasks.
    ///
    /// # Errors
    /// The invalid field, with what a valid value would be.
    pub(crate) fn check(&self, subject: Subject, items_per_hit: i64) -> Result<(), Problem> {
        if self.task < 1 {
            return Err(Problem::invalid("from.task", refusal::feed_no_such_place(self.task)));
        }
        if subject.n_systems() > 1 {
            return Err(Problem::invalid("from", refusal::feed_several_outputs()));
        }
        if items_per_hit != 1 {
            return Err(Problem::invalid("items_per_hit", refusal::feed_one_item()));
        }
        match self.memory {
            Some(least) if !(30..=100).contains(&least) => {
                Err(Problem::invalid("from.memory", refusal::number_out_of_range(30, 100, least)))
            }
            Some(_) if !subject.shows_source() => {
                Err(Problem::invalid("from.memory", refusal::feed_memory_needs_source()))
            }
            _ => Ok(()),
        }
    }
}
