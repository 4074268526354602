//! Correlation of two series, and concordance of several raters.

use ::agreement::correlation::{Correlation, Tau, concordance, kendall, pearson, ranks, spearman};
use ::agreement::{Measure, Undefined};

use super::python;
use crate::answer::{Answers, answers, value};
use crate::design::{RatingsDesign, Series, aligned, complete, ratings};
use crate::entry::{Entry, Tolerance};

const SCIPY: &str = "scipy 1.12.0";

/// Tails of distributions, by two libraries.
const TAILS: Tolerance = Tolerance::of(1e-8);

/// One line a statistic.
pub fn entries() -> Vec<Entry> {
    vec![
        of("Pearson's r", &["correlation::pearson"], |d| correlated(pearson(&d.x, &d.y).map(|r| r.correlation))),
        of("Pearson's r, plain bound", &["correlation::pearson"], |d| value(pearson(&d.x, &d.y).map(|r| r.bound))),
        of("Spearman's rho", &["correlation::spearman"], |d| correlated(spearman(&d.x, &d.y))),
        of("Kendall's tau-a", &["correlation::kendall"], |d| correlated(kendall(&d.x, &d.y, Tau::A))),
        of("Kendall's tau-b", &["correlation::kendall"], |d| correlated(kendall(&d.x, &d.y, Tau::B))),
        of("Kendall's tau-c", &["correlation::kendall"], |d| correlated(kendall(&d.x, &d.y, Tau::C))),
        of("ranks", &["correlation::ranks"], |d| {
            answers(ranks(&d.y).into_iter().enumerate().map(|(place, rank)| (format!("{place}"), rank)))
        }),
        Entry::of("Kendall's W", &["correlation::concordance"], python(SCIPY), complete, concordant).within(TAILS),
        Entry::of("Kendall's W, ragged", &["correlation::concordance"], python("formula"), ratings, concordant)
            .within(TAILS),
    ]
}

fn of(name: &'static str, covers: &'static [&'static str], ours: fn(&Series) -> Answers) -> Entry {
    Entry::of(name, covers, python(SCIPY), aligned, ours).within(TAILS)
}

fn correlated(found: Result<Correlation, Undefined>) -> Answers {
    let Ok(found) = found else { return value(found.map(|c| c.value)) };
    let interval = found.interval.as_ref();
    answers([
        ("value", Some(found.value)),
        ("p", found.p),
        ("low", interval.map(|i| i.low)),
        ("high", interval.map(|i| i.high)),
    ])
}

fn concordant(design: &RatingsDesign) -> Answers {
    match concordance(&design.ratings(Measure::Ordinal)) {
        Ok(w) => answers([("value", w.value), ("chi_square", w.chi_square), ("p", w.p)]),
        Err(reason) => value(Err(reason)),
    }
}
