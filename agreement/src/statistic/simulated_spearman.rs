//! Spearman's ρ, simulated annotators.

use super::{
    definition::{Answers, Asked, Family, Of, Statistic},
    reading::Reading,
};

pub(super) static SIMULATED_SPEARMAN: Statistic = Statistic {
    key: "simulated_spearman",
    name: "Spearman's ρ, simulated annotators",
    plain_name: "Spearman's rho",
    path: &["simulated", "spearman"],
    family: Family::Simulated,
    shown_for: &[Answers::Scale],
    asked: Asked::Always,
    formula: "For every item one judgement at random against the mean of the others; rank correlation over items; median over the draws, with their spread. The interval is a bootstrap over texts and people. Pavlick and Tetreault 2016.",
    when: "As Pearson's r, when only the order of the texts matters.",
    reading: Reading::OrdersAlike,
    of: Of::Simulated(|drawn| &drawn.spearman),
};
