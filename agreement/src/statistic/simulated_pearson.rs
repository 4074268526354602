//! Pearson's r, simulated annotators.

use super::{
    definition::{Answers, Asked, Family, Of, Statistic},
    reading::Reading,
};

pub(super) static SIMULATED_PEARSON: Statistic = Statistic {
    key: "simulated_pearson",
    name: "Pearson's r, simulated annotators",
    plain_name: "Pearson's r",
    path: &["simulated", "pearson"],
    family: Family::Simulated,
    shown_for: &[Answers::Scale],
    asked: Asked::Always,
    formula: "For every item one judgement at random against the mean of the others; product-moment correlation over items; median over the draws, with their spread. The interval is a bootstrap over texts and people. Pavlick and Tetreault 2016.",
    when: "To compare with papers that print it. It does not see when one of the two is always stricter.",
    reading: Reading::RisesAlike,
    of: Of::Simulated(|drawn| &drawn.pearson),
};
