//! ICC(1).

use super::{
    definition::{Answers, Asked, Family, Of, Statistic},
    reading::Reading,
};

pub(super) static ICC1: Statistic = Statistic {
    key: "icc1",
    name: "ICC(1)",
    plain_name: "ICC(1)",
    path: &["icc", "icc1"],
    family: Family::Variance,
    shown_for: &[Answers::Scale, Answers::Numbers],
    asked: Asked::Always,
    formula: "(B − W) / (B + (k − 1) W) from a one-way analysis of variance: the share of the variance that lies between the items when each item has raters of its own. Shrout and Fleiss 1979; the interval is from the F distribution.",
    when: "When each text was judged by different raters, as in a crowd. Differences in strictness between raters count as noise.",
    reading: Reading::BetweenTexts,
    of: Of::Ratings(|evidence| evidence.one_way(|(single, _)| single)),
};
