//! Simulated annotators: two generators of random numbers, many draws, one distribution.

use ::agreement::simulate::{Careless, Draws, Simulated, Summary, annotators, baseline, rankings};
use ::agreement::{Measure, Ratings, Undefined};

use super::python;
use crate::answer::{Answers, answers};
use crate::design::{Ranked, RatingsDesign, many_rankings, many_ratings};
use crate::entry::{Entry, Tolerance};

const BY: &str = "numpy, scipy 1.12.0 and scikit-learn 1.9.1, 400 draws";

/// Five standard errors of a median of 400 draws where the draws spread by .06, as with fifty items.
const DRAWN: Tolerance = Tolerance { absolute: 0.035, relative: 0.0 };

/// One line a statistic.
pub fn entries() -> Vec<Entry> {
    vec![
        of("simulated annotators: kappa", |s| s.kappa_unweighted),
        of("simulated annotators: kappa, linear", |s| s.kappa_linear),
        of("simulated annotators: kappa, quadratic", |s| s.kappa_quadratic),
        of("simulated annotators: Pearson's r", |s| s.pearson),
        of("simulated annotators: Spearman's rho", |s| s.spearman),
        of("simulated annotators: Kendall's tau-b", |s| s.kendall),
        Entry::of(
            "baselines of careless annotators",
            &["simulate::baseline"],
            python(BY),
            many_ratings,
            |d: &RatingsDesign| careless(&d.ratings(Measure::Interval)),
        )
        .within(DRAWN),
        Entry::of(
            "simulated annotators, Kendall's tau-b",
            &["simulate::rankings"],
            python(BY),
            many_rankings,
            |d: &Ranked| summarised(d.rankings().and_then(|ranked| rankings(&ranked, &Draws::default()))),
        )
        .within(DRAWN),
    ]
}

fn of(name: &'static str, pick: fn(Simulated) -> Result<Summary, Undefined>) -> Entry {
    let ours = move |design: &RatingsDesign| {
        summarised(annotators(&design.ratings(Measure::Interval), &Draws::default()).and_then(pick))
    };
    Entry::of(name, &["simulate::annotators"], python(BY), many_ratings, ours).within(DRAWN)
}

fn summarised(summary: Result<Summary, Undefined>) -> Answers {
    answers([("value", summary.clone().map(|s| s.median)), ("sd", summary.map(|s| s.sd))])
}

fn careless(ratings: &Ratings) -> Answers {
    let kappa = |who| baseline(ratings, who, &Draws::default()).and_then(|s| s.kappa_quadratic).map(|s| s.median);
    answers([
        ("random", kappa(Careless::Random)),
        ("majority", kappa(Careless::Majority)),
        ("always the second", kappa(Careless::Always(1))),
        ("a quarter noise", kappa(Careless::Noise(0.25))),
    ])
}
