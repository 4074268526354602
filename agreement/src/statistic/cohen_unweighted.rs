//! Cohen's κ, mean of pairs.

use super::{
    definition::{Answers, Asked, Family, Of, Statistic},
    reading::Reading,
};

pub(super) static COHEN_UNWEIGHTED: Statistic = Statistic {
    key: "cohen_unweighted",
    name: "Cohen's κ, mean of pairs",
    plain_name: "Cohen's kappa, mean over pairs",
    path: &["cohen", "mean", "unweighted"],
    family: Family::Corrected,
    shown_for: &[Answers::Labels],
    asked: Asked::Always,
    formula: "κ of every two people on the texts both judged, every difference counting the same; the mean over the pairs of people, weighted by the texts they share; chance from all that each of the two judged. Cohen 1960; Light 1971.",
    when: "For labels by two or three people who judged the same texts. In a crowd it rests on how well each person's habits are known: read α.",
    reading: Reading::BeyondChance,
    of: Of::Ratings(|evidence| evidence.over_pairs().unweighted),
};
