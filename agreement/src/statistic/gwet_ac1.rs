//! Gwet's AC1.

use super::{
    definition::{Answers, Asked, Family, Of, Statistic},
    reading::Reading,
};
use crate::gwet::Gwet;

pub(super) static GWET_AC1: Statistic = Statistic {
    key: "gwet_ac1",
    name: "Gwet's AC1",
    plain_name: "Gwet's AC1",
    path: &["gwet", "ac1"],
    family: Family::Corrected,
    shown_for: &[Answers::Labels, Answers::Scale],
    asked: Asked::Always,
    formula: "(P − Pe) / (1 − Pe) with Pe = Σ π(1 − π) / (q − 1) over the q points of the scale. Gwet 2008; the interval is from resampled items.",
    when: "Beside κ when nearly all answers are the same, where κ falls though people agree. It can stay high where people merely avoid a rare answer: give both.",
    reading: Reading::BeyondChance,
    of: Of::Ratings(|evidence| evidence.estimate(Gwet::ac1(evidence.ratings()))),
};
