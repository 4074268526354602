//! Brennan-Prediger.

use super::{
    definition::{Answers, Asked, Family, Of, Statistic},
    reading::Reading,
};
use crate::{brennan_prediger::BrennanPrediger, cohen::Weight};

pub(super) static BRENNAN_PREDIGER: Statistic = Statistic {
    key: "brennan_prediger",
    name: "Brennan-Prediger",
    plain_name: "Brennan-Prediger",
    path: &["brennan_prediger"],
    family: Family::Corrected,
    shown_for: &[Answers::Labels, Answers::Scale],
    asked: Asked::Always,
    formula: "(P − 1/q) / (1 − 1/q): chance picks each of the q points as often. Brennan and Prediger 1981.",
    when: "When a definition of chance is wanted that does not depend on the answers given. It counts points that nobody used.",
    reading: Reading::BeyondChance,
    of: Of::Ratings(|evidence| evidence.estimate(BrennanPrediger::of(evidence.ratings(), Weight::Unweighted))),
};
