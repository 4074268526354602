//! Scott's π, mean of pairs.

use super::{
    definition::{Asked, Family, Of, Statistic},
    reading::Reading,
};

pub(super) static SCOTT: Statistic = Statistic {
    key: "scott",
    name: "Scott's π, mean of pairs",
    plain_name: "Scott's pi, mean over pairs",
    path: &["scott"],
    family: Family::Corrected,
    shown_for: &[],
    asked: Asked::Always,
    formula: "π of every two people on the texts both judged, chance from the answers of both together; the mean over the pairs of people, weighted by the texts they share. Scott 1955.",
    when: "To compare with papers that print it: Fleiss' κ is its form for more than two people.",
    reading: Reading::BeyondChance,
    of: Of::Ratings(|evidence| evidence.over_pairs().scott),
};
