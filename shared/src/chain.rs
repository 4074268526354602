//! Chains: a task that takes its texts by itself from another task of the study, as they come.

use serde::{Deserialize, Serialize};

use crate::{Problem, Subject, words::words};

words! {
    /// When a text that was written goes on to the next task.
    FeedWhen {
        /// Once its submission is approved for pay.
        Approved = "approved",
        /// Once it is submitted and counts.
        Submitted = "submitted",
    }
}

/// Where a task takes its texts from: what people write in an earlier task of the study. Each text becomes a hit of its
/// own. Nobody meets a source in two tasks of a chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Feed {
    /// The place of the earlier task in its study, from 1.
    pub task: i64,
    /// When a text goes on.
    #[serde(default = "approved")]
    pub when: FeedWhen,
    /// Whether texts without a mark stay out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub marked: bool,
    /// From how many percent of likeness on earlier texts of the same task are shown beside; absent shows none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub memory: Option<i64>,
}

const fn approved() -> FeedWhen {
    FeedWhen::Approved
}

/// A text of the translation memory: what was written for a source that is like this one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Remembered {
    /// The source it was written for.
    pub source: String,
    /// The text, with its marks as `[F]…[/F]`.
    pub text: String,
    /// The keys of the labels that marks may have.
    pub labels: Vec<String>,
    /// How like its source is to this one, in percent; 100 is the same.
    pub likeness: i64,
}

impl Feed {
    /// Checks what can be said without the other tasks.
    ///
    /// # Errors
    /// The field that is wrong, with what would be right.
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
