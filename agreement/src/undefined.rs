//! The reasons why a statistic has no value, shown instead of 0, 1 or NaN.

use serde::Serialize;
use thiserror::Error;

/// The reason a statistic is undefined for these ratings.
///
/// Each reason is a fact about the ratings, never a failure of the computation; the text is meant to be shown in place
/// of the number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Serialize)]
#[cfg_attr(feature = "stored", derive(borsh::BorshSerialize, borsh::BorshDeserialize))]
pub enum Undefined {
    /// The table is empty, or everything in it is missing.
    #[error("there are no ratings")]
    NoRatings,
    /// All ratings come from one rater.
    #[error("only one person rated")]
    OneRater,
    /// No item has two ratings.
    #[error("no item was rated twice")]
    NoPairs,
    /// One value everywhere: chance alone explains complete agreement.
    #[error("every rating is the same, so agreement cannot be told from chance")]
    OneCategory,
    /// A variance that has to be divided by is zero.
    #[error("the values do not vary")]
    NoVariance,
    /// A variance in the formula is negative: the design is too small or too noisy for it.
    #[error("an estimated variance is negative, so the ratio means nothing")]
    NegativeVariance,
    /// Fewer items than the statistic needs.
    #[error("there are {n} items, at least {need} are needed")]
    FewItems {
        /// Items there are.
        n: usize,
        /// Items needed.
        need: usize,
    },
    /// Fewer observations than the statistic needs.
    #[error("there are {n} observations, at least {need} are needed")]
    FewObservations {
        /// Observations there are.
        n: usize,
        /// Observations needed.
        need: usize,
    },
    /// The statistic needs every rater to have rated every item.
    #[error("the design is incomplete: not every rater rated every item exactly once")]
    Incomplete,
    /// A rater rated an item twice, which this statistic does not allow.
    #[error("a rater rated an item more than once")]
    Replicates,
    /// The two raters share too few items.
    #[error("the two raters have no item in common")]
    NothingShared,
    /// Arithmetic on labels that are not numbers.
    #[error("the values are labels, not numbers")]
    NotNumeric,
    /// Distances on labels without a declared order.
    #[error("the values are labels without an order")]
    NotOrdered,
    /// A ratio scale has no negative values.
    #[error("a ratio scale has no values below zero")]
    Negative,
    /// The items or raters fall into groups that no rating connects.
    #[error("the ratings fall into groups without a common item or rater")]
    Disconnected,
    /// Systems that no chain of comparisons connects.
    #[error("some systems were never compared with the others, directly or through a third")]
    NotCompared,
    /// Systems that are never beaten by the others, or never beat them.
    #[error("some systems never win or never lose against the others, so their strengths have no finite estimate")]
    Separated,
    /// Nothing but ties.
    #[error("every comparison is a tie, so how often systems tie has no finite estimate")]
    OnlyTies,
    /// One side of the comparisons never wins.
    #[error("one side never wins a comparison, so the advantage of the other has no finite estimate")]
    OneSided,
    /// An iteration did not settle.
    #[error("the estimate did not converge in {iterations} iterations")]
    NotConverged {
        /// Iterations made.
        iterations: usize,
    },
    /// Every difference is zero.
    #[error("there is no difference between the two series")]
    NoDifference,
    /// Series that belong together differ in length.
    #[error("the two series differ in length")]
    UnequalLengths,
    /// It requires random draws, but none were requested.
    #[error("no draws were asked for")]
    NotAsked,
    /// An argument is outside the domain of the statistic.
    #[error("an argument is outside its range: {0}")]
    Argument(
        #[cfg_attr(
            feature = "stored",
            borsh(serialize_with = "crate::stored::write_text", deserialize_with = "crate::stored::read_text")
        )]
        &'static str,
    ),
}
