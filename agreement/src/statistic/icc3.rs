//! ICC(3).

use super::{
    definition::{Asked, Family, Of, Statistic},
    reading::Reading,
};

pub(super) static ICC3: Statistic = Statistic {
    key: "icc3",
    name: "ICC(3)",
    plain_name: "ICC(3)",
    path: &["icc", "icc3"],
    family: Family::Variance,
    shown_for: &[],
    asked: Asked::Always,
    formula: "From the mean squares of an analysis of variance; the interval is from the F distribution. Shrout and Fleiss 1979.",
    when: "For one of the very people who judged all texts; their strictness does not count.",
    reading: Reading::BetweenTexts,
    of: Of::Ratings(|evidence| evidence.two_way(|forms| Ok(&forms.icc3))),
};
