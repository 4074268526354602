//! The reasons why a value or its interval should not be trusted fully.

use serde::{Serialize, Serializer};
use thiserror::Error;

/// A caveat about a value or its interval.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd, Error)]
#[cfg_attr(feature = "stored", derive(borsh::BorshSerialize, borsh::BorshDeserialize))]
pub enum Warning {
    /// Only one item has two ratings.
    #[error(
        "only 1 item has two ratings: the interval may hold the true value less often than {percent} % of the time"
    )]
    OneItem {
        /// The nominal coverage of the interval in percent.
        percent: f64,
    },
    /// Fewer items with two ratings than any interval needs.
    #[error(
        "only {n} items have two ratings: the interval may hold the true value less often than {percent} % of the time"
    )]
    FewItems {
        /// Items with two ratings.
        n: usize,
        /// The nominal coverage of the interval in percent.
        percent: f64,
    },
    /// Fewer items with two ratings than the interval of this statistic needs.
    #[error(
        "{n} items have two ratings: below {enough}, intervals of statistics that square distances, of one category or from a standard error may hold the true value less often than {percent} % of the time"
    )]
    FewItemsForStatistic {
        /// Items with two ratings.
        n: usize,
        /// Items needed.
        enough: usize,
        /// The nominal coverage of the interval in percent.
        percent: f64,
    },
    /// Few raters for the interval of simulated annotators.
    #[error("only {n} raters: intervals of simulated annotators may be too short")]
    FewRaters {
        /// Raters.
        n: usize,
    },
}

impl Serialize for Warning {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
