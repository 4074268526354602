//! The interpretations of values.

/// What a value of a statistic means. The program that shows the value chooses the words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reading {
    /// The share of pairs of ratings of one item that are equal.
    EqualPairs,
    /// The share of one rater's spans that another rater marks with the same label.
    MarkedAlike,
    /// The share of the variance that lies between texts.
    BetweenTexts,
    /// The same after the strictness of each rater is removed.
    ButForStrictness,
    /// The concordance of the orders in which raters put the texts.
    Concordance,
    /// The linear correlation of one rater with the mean of the others.
    RisesAlike,
    /// The rank correlation of one rater with the mean of the others.
    OrdersAlike,
    /// The rank correlation of one rater's ranking of outputs with the mean ranks of the others.
    RanksAlike,
    /// The agreement of one rater with the mean of the others, from chance to complete agreement.
    OneForTheOthers,
    /// Agreement from chance to complete agreement.
    BeyondChance,
    /// The same, with Krippendorff's customary limits, which apply only to his coefficient.
    Krippendorff,
}
