//! Cohen's κ, quadratic, mean of pairs.

use super::{
    definition::{Answers, Asked, Family, Of, Statistic},
    reading::Reading,
};

pub(super) static COHEN_QUADRATIC: Statistic = Statistic {
    key: "cohen_quadratic",
    name: "Cohen's κ, quadratic, mean of pairs",
    plain_name: "Cohen's kappa, quadratic, mean over pairs",
    path: &["cohen", "mean", "quadratic"],
    family: Family::Corrected,
    shown_for: &[Answers::Scale],
    asked: Asked::Always,
    formula: "Weighted κ (squared distances) of every two people on the texts both judged; the mean over the pairs of people, weighted by the texts they share; chance from all that each of the two judged. Cohen 1968; Light 1971.",
    when: "When two or three people judged the same texts. In a crowd it rests on how well each person's habits are known: read α.",
    reading: Reading::BeyondChance,
    of: Of::Ratings(|evidence| evidence.over_pairs().quadratic),
};
