//! Cohen's κ, quadratic, simulated annotators.

use super::{
    definition::{Answers, Asked, Family, Of, Statistic},
    reading::Reading,
};

pub(super) static SIMULATED_KAPPA_QUADRATIC: Statistic = Statistic {
    key: "simulated_kappa_quadratic",
    name: "Cohen's κ, quadratic, simulated annotators",
    plain_name: "kappa, quadratic",
    path: &["simulated", "kappa_quadratic"],
    family: Family::Simulated,
    shown_for: &[Answers::Scale],
    asked: Asked::Always,
    formula: "For every item one judgement at random is annotator 1 and the mean of the others, rounded to the scale (halves to the even point), annotator 2; weighted kappa between the two; median over the draws, with their spread. The interval is a bootstrap over texts and people. Pavlick and Tetreault 2016.",
    when: "To compare with papers that collected several crowd judgements a text. Say which weights and how the mean was rounded: both are in the method.",
    reading: Reading::OneForTheOthers,
    of: Of::Simulated(|drawn| &drawn.kappa_quadratic),
};
