//! Items with a known answer: how often they are shown, and what happens if too few are answered as expected.

use serde::{Deserialize, Serialize};

use crate::{Problem, refusal, words::words};

words! {
    /// The purpose of an item with a known answer.
    KnownKind {
        /// A gold item: it measures how well the worker judges.
        Gold = "gold",
        /// An attention check: it shows whether the worker reads the texts.
        Attention = "attention",
        /// A training item: it comes before the work, and shows the expected answer afterwards.
        Training = "training",
    }
}

words! {
    /// The consequence of too few expected answers.
    Below {
        /// The worker reads a warning and continues.
        Warn = "warn",
        /// The worker is paused until a manager has decided.
        Pause = "pause",
        /// The worker is excluded from further work in the study.
        Exclude = "exclude",
    }
}

/// How items with a known answer are mixed into a task. They look like any other item, are kept and paid in the same
/// way, and are not counted in statistics.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct KnownRule {
    /// On average, one in this many hits is such an item.
    pub every: i64,
    /// The percentage of them that must be answered as expected.
    pub least: i64,
    /// The number of answered items after which the rate is checked; counting starts again after each consequence.
    pub after: i64,
    /// The consequence of a lower rate.
    pub below: Below,
}

impl Default for KnownRule {
    /// One hit in ten; a pause if fewer than seventy percent of five or more are answered as expected.
    fn default() -> Self {
        Self { every: 10, least: 70, after: 5, below: Below::Pause }
    }
}

impl KnownRule {
    /// Checks that its numbers are in range.
    ///
    /// # Errors
    /// The invalid field, with what a valid value would be.
    pub(crate) fn check(&self, is_pilot: bool) -> Result<(), Problem> {
        if is_pilot {
            return Err(Problem::invalid("known", refusal::known_not_in_pilot()));
        }
        let ranges = [("every", self.every, 2, 1_000), ("least", self.least, 1, 100), ("after", self.after, 1, 1_000)];
        for (field, value, low, high) in ranges {
            if !(low..=high).contains(&value) {
                let reason = refusal::number_out_of_range(low, high, value);
                return Err(Problem::invalid(format!("known.{field}"), reason));
            }
        }
        Ok(())
    }

    /// Whether too few of the answers are correct. Fewer answers than the rule requires are never judged.
    pub const fn is_below(&self, n_right: i64, n: i64) -> bool {
        n >= self.after && n_right * 100 < self.least * n
    }
}

/// Compares one answer to a training item with the known answer, for the worker to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Compared {
    /// The key of the question.
    pub question: String,
    /// The expected answer, as written in the list of known answers.
    pub expected: String,
    /// The worker's answer, written in the same way.
    pub given: String,
    /// Whether the answer is correct.
    pub is_right: bool,
}

/// The feedback that a worker reads after a training item.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Feedback {
    /// Whether everything was answered as expected.
    pub is_right: bool,
    /// The comparison for each question.
    pub compared: Vec<Compared>,
    /// The explanation of the known answer.
    pub explanation: String,
}
