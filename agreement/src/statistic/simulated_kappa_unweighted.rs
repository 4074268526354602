//! Cohen's κ, simulated annotators.

use super::{
    definition::{Asked, Family, Of, Statistic},
    reading::Reading,
};

pub(super) static SIMULATED_KAPPA_UNWEIGHTED: Statistic = Statistic {
    key: "simulated_kappa_unweighted",
    name: "Cohen's κ, simulated annotators",
    plain_name: "kappa",
    path: &["simulated", "kappa_unweighted"],
    family: Family::Simulated,
    shown_for: &[],
    asked: Asked::Always,
    formula: "For every item one judgement at random is annotator 1 and the mean of the others, rounded to the scale (halves to the even point), annotator 2; kappa between the two; median over the draws, with their spread. The interval is a bootstrap over texts and people. Pavlick and Tetreault 2016.",
    when: "For labels without an order that are numbers; else the weighted ones.",
    reading: Reading::OneForTheOthers,
    of: Of::Simulated(|drawn| &drawn.kappa_unweighted),
};
