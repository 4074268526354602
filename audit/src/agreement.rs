//! What is audited of the crate `agreement`.
//!
//! To add a statistic, add one line to the list of its topic, and a function of the same name to the file of the topic
//! in `audit/reference`. `every_documented_statistic_is_audited` fails where one is missing.

mod aggregation;
mod coefficients;
mod correlations;
mod icc;
mod intervals;
mod levels;
mod raters;
mod significance;
mod simulated;
mod spans;
#[cfg(test)]
mod tests;

use ::agreement::{Estimate, Undefined};

use crate::answer::{Answers, answers};
use crate::coverage::Simulation;
use crate::entry::{Entry, Reference};

/// A library of Python, asked by `audit/reference/agreement.py`.
const fn python(by: &'static str) -> Reference {
    Reference { file: "agreement.py", by }
}

/// A package of R, asked by `audit/reference/agreement.R`.
const fn r(by: &'static str) -> Reference {
    Reference { file: "agreement.R", by }
}

/// Every statistic.
pub fn entries() -> Vec<Entry> {
    let topics = [
        coefficients::entries(),
        raters::entries(),
        simulated::entries(),
        icc::entries(),
        correlations::entries(),
        spans::entries(),
        aggregation::entries(),
        significance::entries(),
    ];
    topics.into_iter().flatten().collect()
}

/// Every interval and test.
pub fn simulations() -> Vec<Simulation> {
    intervals::simulations().into_iter().chain(levels::simulations()).collect()
}

/// The value and the analytic standard error of an estimate.
fn estimated(estimate: Result<Estimate, Undefined>) -> Answers {
    let se = estimate.as_ref().ok().and_then(|estimate| estimate.se);
    let mut all = answers([("value", estimate.map(|estimate| estimate.value))]);
    all.insert("se".to_owned(), se.into());
    all
}
