//! ICC(2,k).

use super::{
    definition::{Asked, Family, Of, Statistic},
    reading::Reading,
};

pub(super) static ICC2K: Statistic = Statistic {
    key: "icc2k",
    name: "ICC(2,k)",
    plain_name: "ICC(2,k)",
    path: &["icc", "icc2k"],
    family: Family::Variance,
    shown_for: &[],
    asked: Asked::Always,
    formula: "From the mean squares of an analysis of variance; the interval is from the F distribution. Shrout and Fleiss 1979.",
    when: "For the mean of k people of a sample that judged all texts; strictness counts as disagreement.",
    reading: Reading::BetweenTexts,
    of: Of::Ratings(|evidence| evidence.two_way(|forms| forms.icc2k.as_ref().map_err(|why| *why))),
};
