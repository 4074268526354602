//! ICC(1,k).

use super::{
    definition::{Asked, Family, Of, Statistic},
    reading::Reading,
};

pub(super) static ICC1K: Statistic = Statistic {
    key: "icc1k",
    name: "ICC(1,k)",
    plain_name: "ICC(1,k)",
    path: &["icc", "icc1k"],
    family: Family::Variance,
    shown_for: &[],
    asked: Asked::Always,
    formula: "From the mean squares of an analysis of variance; the interval is from the F distribution. Shrout and Fleiss 1979.",
    when: "For the mean of k people, each text judged by people of its own.",
    reading: Reading::BetweenTexts,
    of: Of::Ratings(|evidence| evidence.one_way(|(_, mean)| mean)),
};
