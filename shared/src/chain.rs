//! Chains: a task that automatically takes its texts from another task of the study, as they are written.

use serde::{Deserialize, Serialize};

use crate::{Problem, Subject, words::words};

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
            return Err(Problem::invalid(
                "from.task",
                format!("{} is no place of a task; the first task of a study has the place 1", self.task),
            ));
        }
        if subject.n_systems() > 1 {
            return Err(Problem::invalid(
                "from",
                format!(
                    "A task that compares outputs (subject \"{subject}\") takes them in batches; texts can feed a task about \"source\", \"output\" or \"pair\"."
                ),
            ));
        }
        if items_per_hit != 1 {
            return Err(Problem::invalid(
                "items_per_hit",
                "Texts that come one by one make hits of one item each: items_per_hit must be 1, or leave out \"from\".",
            ));
        }
        match self.memory {
            Some(least) if !(30..=100).contains(&least) => Err(Problem::invalid(
                "from.memory",
                format!("from.memory is a likeness in percent, from 30 to 100, not {least}"),
            )),
            Some(_) if !subject.shows_source() => Err(Problem::invalid(
                "from.memory",
                "Earlier texts are found by their source, so the task must show it (subject \"source\" or \"pair\").",
            )),
            _ => Ok(()),
        }
    }
}
