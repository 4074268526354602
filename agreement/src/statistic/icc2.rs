//! ICC(2).

use super::{
    definition::{Asked, Family, Of, Statistic},
    reading::Reading,
};

pub(super) static ICC2: Statistic = Statistic {
    key: "icc2",
    name: "ICC(2)",
    plain_name: "ICC(2)",
    path: &["icc", "icc2"],
    family: Family::Variance,
    shown_for: &[],
    asked: Asked::Always,
    formula: "From the mean squares of an analysis of variance; the interval is from the F distribution. Shrout and Fleiss 1979.",
    when: "For one person of a sample that judged all texts; strictness counts as disagreement.",
    reading: Reading::BetweenTexts,
    of: Of::Ratings(|evidence| evidence.two_way(|forms| Ok(&forms.icc2))),
};
