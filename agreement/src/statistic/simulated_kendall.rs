//! Kendall's τ, simulated annotators.

use super::{
    definition::{Answers, Asked, Family, Of, Statistic},
    reading::Reading,
};

pub(super) static SIMULATED_KENDALL: Statistic = Statistic {
    key: "simulated_kendall",
    name: "Kendall's τ, simulated annotators",
    plain_name: "Kendall's tau-b",
    path: &["simulated", "kendall"],
    family: Family::Simulated,
    shown_for: &[Answers::Rankings],
    asked: Asked::Always,
    formula: "For every item one ranking at random against the mean ranks of the others, aligned by output; τ-b, which counts ties; mean over items; median over the draws, with their spread. The interval is a bootstrap over texts and people. Pavlick and Tetreault 2016; Kendall 1970.",
    when: "For rankings of outputs.",
    reading: Reading::RanksAlike,
    of: Of::Simulated(|drawn| &drawn.kendall),
};
