//! Coefficients of agreement over items: percent agreement, the kappas, alpha, Gwet's and Brennan and Prediger's.

use ::agreement::cohen::Weight;
use ::agreement::krippendorff::{Metric, alpha};
use ::agreement::{Measure, Ratings, Undefined, binning, brennan_prediger, conger, fleiss, gwet, percent};

use super::{estimated, python};
use crate::answer::{Answers, answers, value};
use crate::design::{RatingsDesign, ratings};
use crate::entry::Entry;

const IRR_CAC: &str = "irrCAC 0.4.4";
const KRIPPENDORFF: &str = "krippendorff 0.9.0";

/// Designs are cut in two here; it lies between two levels of most.
const THRESHOLD: f64 = 2.5;

/// One line a statistic.
pub fn entries() -> Vec<Entry> {
    vec![
        of("percent agreement", &["percent::agreement"], "numpy", |r| estimated(percent::agreement(r))),
        of("Fleiss' kappa", &["fleiss::kappa"], IRR_CAC, |r| estimated(fleiss::kappa(r))),
        of("Conger's kappa", &["conger::kappa"], IRR_CAC, |r| estimated(conger::kappa(r))),
        of("Gwet's AC1", &["gwet::ac1"], IRR_CAC, |r| estimated(gwet::ac1(r))),
        of("Gwet's AC2", &["gwet::ac2"], IRR_CAC, |r| estimated(gwet::ac2(r, Weight::Quadratic))),
        of("Gwet's AC2, ordinal weights", &["gwet::ac2"], IRR_CAC, |r| estimated(gwet::ac2(r, Weight::Ordinal))),
        of("Brennan-Prediger", &["brennan_prediger::coefficient"], IRR_CAC, |r| {
            estimated(brennan_prediger::coefficient(r, Weight::Unweighted))
        }),
        of("Krippendorff's alpha, nominal", &["krippendorff::alpha"], KRIPPENDORFF, |r| {
            estimated(alpha(r, Metric::Nominal))
        }),
        of("Krippendorff's alpha, ordinal", &["krippendorff::alpha"], KRIPPENDORFF, |r| {
            estimated(alpha(r, Metric::Ordinal))
        }),
        of("Krippendorff's alpha, interval", &["krippendorff::alpha"], KRIPPENDORFF, |r| {
            estimated(alpha(r, Metric::Interval))
        }),
        of("Krippendorff's alpha, ratio", &["krippendorff::alpha"], KRIPPENDORFF, |r| {
            estimated(alpha(r, Metric::Ratio))
        }),
        of("percent agreement, at least 2.5", &["binning::at"], "numpy", |r| {
            estimated(cut(r).and_then(|r| percent::agreement(&r)))
        }),
        of("Fleiss' kappa, at least 2.5", &["binning::at"], IRR_CAC, |r| {
            estimated(cut(r).and_then(|r| fleiss::kappa(&r)))
        }),
        of("Krippendorff's alpha, at least 2.5", &["binning::at"], KRIPPENDORFF, |r| {
            estimated(cut(r).and_then(|r| alpha(&r, Metric::Nominal)))
        }),
        of("Fleiss' kappa of one category", &["fleiss::per_category"], "numpy", per_category),
    ]
}

fn of(name: &'static str, covers: &'static [&'static str], by: &'static str, ours: fn(&Ratings) -> Answers) -> Entry {
    let ours = move |design: &RatingsDesign| ours(&design.ratings(Measure::Interval));
    Entry::of(name, covers, python(by), ratings, ours)
}

fn cut(ratings: &Ratings) -> Result<Ratings, Undefined> {
    binning::at(ratings, THRESHOLD)
}

/// The kappa of every category that somebody used.
fn per_category(ratings: &Ratings) -> Answers {
    match fleiss::per_category(ratings, None) {
        Ok(categories) => {
            answers(categories.into_iter().filter(|c| c.share > 0.0).map(|c| (c.label, c.kappa.map(|k| k.value))))
        }
        Err(reason) => value(Err(reason)),
    }
}
