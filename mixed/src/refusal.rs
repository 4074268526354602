//! Why a model cannot be fitted: one sentence that names the column, the level or the row.

use thiserror::Error;

/// The reason why there is no fit.
///
/// Each one is a fact about the formula or the data, in a sentence to be shown as it is.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The formula is not understood.
    #[error("the formula is not understood at character {place} (\"{found}\"): {expected}")]
    Formula {
        /// The character, counted from 1.
        place: usize,
        /// What is written there.
        found: String,
        /// What was expected.
        expected: String,
    },
    /// The formula names a column that the table does not have.
    #[error("there is no column \"{column}\"; the columns are {known}")]
    UnknownColumn {
        /// The name in the formula.
        column: String,
        /// The columns of the table.
        known: String,
    },
    /// Columns of one table differ in length, or a code has no level.
    #[error("the column \"{column}\" does not fit the table: {why}")]
    Shape {
        /// The column.
        column: String,
        /// What is wrong.
        why: String,
    },
    /// There are no rows.
    #[error("there are no ratings")]
    NoRows,
    /// Larger than a documented limit.
    #[error("there are {n} {what}; at most {most} are possible")]
    TooMany {
        /// What is counted.
        what: String,
        /// How many there are.
        n: usize,
        /// The limit.
        most: usize,
    },
    /// A number is needed.
    #[error("the column \"{column}\" has no number in row {row}")]
    NotANumber {
        /// The column.
        column: String,
        /// The row, counted from 1.
        row: usize,
    },
    /// The response never varies.
    #[error("every value of \"{column}\" is the same, so there is nothing to explain")]
    Constant {
        /// The response.
        column: String,
    },
    /// A fixed factor with one level.
    #[error("the column \"{column}\" has one value only, \"{level}\", so its effect cannot be estimated")]
    OneLevel {
        /// The factor.
        column: String,
        /// Its only level.
        level: String,
    },
    /// A grouping factor with one level.
    #[error("the random intercept of \"{group}\" has one level only, \"{level}\", so its variance cannot be estimated")]
    OneGroup {
        /// The grouping factor.
        group: String,
        /// Its only level.
        level: String,
    },
    /// The reference level does not occur.
    #[error("the column \"{column}\" has no level \"{level}\"")]
    UnknownLevel {
        /// The factor.
        column: String,
        /// The level that was named.
        level: String,
    },
    /// A factor that the model does not have, or that is numeric.
    #[error("\"{column}\" is not a categorical fixed effect of this model")]
    NotAFactor {
        /// The name.
        column: String,
    },
    /// A group that the model does not have.
    #[error("the model has no random intercept of \"{group}\"")]
    NotAGroup {
        /// The name.
        group: String,
    },
    /// A column of the model is a combination of others.
    #[error("the effect \"{column}\" cannot be told from {others}: leave one of them out")]
    Collinear {
        /// The effect.
        column: String,
        /// Those that it is a combination of.
        others: String,
    },
    /// Every row has a level of its own, as the residual has.
    #[error("\"{group}\" has a level for each rating, so its variance cannot be told from the residual")]
    LikeResidual {
        /// The grouping factor.
        group: String,
    },
    /// Too few rows for the effects.
    #[error("there are {n} ratings, at least {need} are needed for {need_for}")]
    FewRows {
        /// Rows.
        n: usize,
        /// Rows needed.
        need: usize,
        /// What needs them.
        need_for: String,
    },
    /// Fixed and random effects account for everything.
    #[error("the effects explain every rating exactly, so there is no residual variance to compare with")]
    Exact,
    /// A level whose estimate is infinite.
    #[error("every rating of \"{level}\" ({column}) is {value}, so its effect has no finite estimate")]
    Separated {
        /// The factor.
        column: String,
        /// The level.
        level: String,
        /// The category.
        value: String,
    },
    /// A coefficient whose estimate goes to infinity.
    #[error("the effect \"{column}\" separates the ratings completely, so it has no finite estimate")]
    Infinite {
        /// The effect.
        column: String,
    },
    /// The likelihood could not be computed at any point, or its maximum was not found.
    #[error("the likelihood has no maximum that could be found: {why}")]
    NoMaximum {
        /// What happened.
        why: String,
    },
    /// An argument outside its range.
    #[error("{0}")]
    Argument(String),
}
