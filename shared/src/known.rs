//! Items with a known answer: how often they come in, and what follows when too few are answered as expected.

use serde::{Deserialize, Serialize};

use crate::{Problem, words::words};

words! {
    /// What an item with a known answer is for.
    KnownKind {
        /// Shows how well somebody judges.
        Gold = "gold",
        /// Shows whether somebody reads at all.
        Attention = "attention",
        /// Comes before the work, and tells what was expected.
        Training = "training",
    }
}

words! {
    /// What follows when too few known answers are given.
    Below {
        /// The worker reads a warning and goes on.
        Warn = "warn",
        /// The worker waits until a manager has looked.
        Pause = "pause",
        /// The worker gets no more work in the study.
        Exclude = "exclude",
    }
}

/// How items with a known answer come into a task. They look like any other, are kept and paid like any other, and stay
/// out of the statistics.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct KnownRule {
    /// One hit in so many is such an item, on average.
    pub every: i64,
    /// So many percent are to be answered as expected.
    pub least: i64,
    /// It is looked at once so many were answered, and anew after each time something followed.
    pub after: i64,
    /// What follows where there are fewer.
    pub below: Below,
}

impl Default for KnownRule {
    /// One in ten, seventy percent of five or more; else a pause.
    fn default() -> Self {
        Self { every: 10, least: 70, after: 5, below: Below::Pause }
    }
}

impl KnownRule {
    /// Checks its numbers.
    ///
    /// # Errors
    /// The field that is wrong, with what would be right.
    pub(crate) fn check(&self, is_pilot: bool) -> Result<(), Problem> {
        if is_pilot {
            return Err(Problem::invalid("known", "Trial texts are read by a person: they have no known answers."));
        }
        let ranges = [("every", self.every, 2, 1_000), ("least", self.least, 1, 100), ("after", self.after, 1, 1_000)];
        for (field, value, low, high) in ranges {
            if !(low..=high).contains(&value) {
                let reason = format!("known.{field} must lie between {low} and {high}, not {value}");
                return Err(Problem::invalid(format!("known.{field}"), reason));
            }
        }
        Ok(())
    }

    /// Whether so many right ones of so many answered are too few; nobody is judged on fewer than it says.
    pub const fn is_below(&self, n_right: i64, n: i64) -> bool {
        n >= self.after && n_right * 100 < self.least * n
    }
}

/// How one answer to a training item compares with the known one, for its worker to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Compared {
    /// The key of the question.
    pub question: String,
    /// What was expected, as it is written in the list of known answers.
    pub expected: String,
    /// What was given, written in the same way.
    pub given: String,
    /// Whether that is right.
    pub is_right: bool,
}

/// What a worker reads after a training item.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Feedback {
    /// Whether everything was answered as expected.
    pub is_right: bool,
    /// Question by question.
    pub compared: Vec<Compared>,
    /// Why the known answer is the right one.
    pub explanation: String,
}
