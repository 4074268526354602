//! Conger's κ.

use super::{
    definition::{Answers, Asked, Family, Of, Statistic},
    reading::Reading,
};
use crate::conger::Conger;

pub(super) static CONGER: Statistic = Statistic {
    key: "conger",
    name: "Conger's κ",
    plain_name: "Conger's kappa",
    path: &["conger"],
    family: Family::Corrected,
    shown_for: &[Answers::Labels, Answers::Scale],
    asked: Asked::Always,
    formula: "As Fleiss' κ, with the chance that each person's own frequencies give: Cohen's κ for more than two people. Conger 1980; with holes in the table as in Gwet 2014.",
    when: "When few people judged nearly everything and their habits differ. With a changing crowd, Fleiss' κ or α.",
    reading: Reading::BeyondChance,
    of: Of::Ratings(|evidence| evidence.estimate(Conger::of(evidence.ratings()))),
};
