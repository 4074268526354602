//! ICC(3,k).

use super::{
    definition::{Asked, Family, Of, Statistic},
    reading::Reading,
};

pub(super) static ICC3K: Statistic = Statistic {
    key: "icc3k",
    name: "ICC(3,k)",
    plain_name: "ICC(3,k)",
    path: &["icc", "icc3k"],
    family: Family::Variance,
    shown_for: &[],
    asked: Asked::Always,
    formula: "From the mean squares of an analysis of variance; the interval is from the F distribution. Shrout and Fleiss 1979.",
    when: "For the mean of the k people who judged all texts; their strictness does not count.",
    reading: Reading::BetweenTexts,
    of: Of::Ratings(|evidence| evidence.two_way(|forms| Ok(&forms.icc3k))),
};
