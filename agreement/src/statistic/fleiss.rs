//! Fleiss' κ.

use super::{
    definition::{Answers, Asked, Family, Of, Statistic},
    reading::Reading,
};
use crate::fleiss::Fleiss;

pub(super) static FLEISS: Statistic = Statistic {
    key: "fleiss",
    name: "Fleiss' κ",
    plain_name: "Fleiss' kappa",
    path: &["fleiss"],
    family: Family::Corrected,
    shown_for: &[Answers::Labels, Answers::Scale],
    asked: Asked::Always,
    formula: "(P − Pe) / (1 − Pe): P the percent agreement, Pe the agreement that the overall frequencies of the points give by chance; every disagreement weighs the same. Fleiss 1971; with unequal numbers of raters each text weighs the same in both, as in Gwet 2014.",
    when: "For answers without an order (edit types, yes and no) by many people. On a scale it is too strict: 2 against 3 counts as much as 1 against 5. It falls when nearly all answers are the same, however well people agree.",
    reading: Reading::BeyondChance,
    of: Of::Ratings(|evidence| evidence.estimate(Fleiss::of(evidence.ratings()))),
};
