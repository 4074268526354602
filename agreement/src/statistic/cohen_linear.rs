//! Cohen's κ, linear, mean of pairs.

use super::{
    definition::{Asked, Family, Of, Statistic},
    reading::Reading,
};

pub(super) static COHEN_LINEAR: Statistic = Statistic {
    key: "cohen_linear",
    name: "Cohen's κ, linear, mean of pairs",
    plain_name: "Cohen's kappa, linear, mean over pairs",
    path: &["cohen", "mean", "linear"],
    family: Family::Corrected,
    shown_for: &[],
    asked: Asked::Always,
    formula: "Weighted κ (distances) of every two people on the texts both judged; the mean over the pairs of people, weighted by the texts they share; chance from all that each of the two judged. Cohen 1968; Light 1971.",
    when: "As the quadratic one, where a difference of two points is twice one of a point.",
    reading: Reading::BeyondChance,
    of: Of::Ratings(|evidence| evidence.over_pairs().linear),
};
