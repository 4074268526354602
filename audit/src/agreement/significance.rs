//! Tests of two systems, and corrections for many tests.

use ::agreement::Undefined;
use ::agreement::significance::{
    Alternative, Resampling, Test, benjamini_hochberg, clusters, holm, mann_whitney, mcnemar, paired_bootstrap,
    paired_t, randomisation, sign, welch_t, wilcoxon, williams,
};

use super::python;
use crate::answer::{Answer, Answers, answers, value};
use crate::design::{Series, Triples, aligned, samples, triples};
use crate::entry::{Entry, Named, Plan, Tolerance};

const SCIPY: &str = "scipy 1.12.0";

const MANN_WHITNEY: &[&str] = &["significance::mann_whitney"];

/// Tails of distributions, by two libraries.
const TAILS: Tolerance = Tolerance::of(1e-8);

/// Shares of 10,000 draws by two generators: five standard errors of a share near one half.
const DRAWN: Tolerance = Tolerance { absolute: 0.035, relative: 0.0 };

/// One line a test.
pub fn entries() -> Vec<Entry> {
    vec![
        of("paired t test", &["significance::paired_t"], SCIPY, |d| {
            tested(paired_t(&d.x, &d.y, Alternative::TwoSided))
        }),
        of("paired t test, one-sided", &["significance::paired_t"], SCIPY, |d| {
            tested(paired_t(&d.x, &d.y, Alternative::Less))
        }),
        of("Wilcoxon signed-rank test", &["significance::wilcoxon"], "enumeration", |d| {
            tested(wilcoxon(&d.x, &d.y, Alternative::TwoSided))
        }),
        of("Wilcoxon signed-rank test, one-sided", &["significance::wilcoxon"], "enumeration", |d| {
            tested(wilcoxon(&d.x, &d.y, Alternative::Greater))
        }),
        of("sign test", &["significance::sign"], SCIPY, |d| tested(sign(&d.x, &d.y, Alternative::TwoSided))),
        of("sign test, one-sided", &["significance::sign"], SCIPY, |d| tested(sign(&d.x, &d.y, Alternative::Greater))),
        of("McNemar's test", &["significance::mcnemar"], "statsmodels 0.15.0", |d| {
            let right = |series: &[f64]| series.iter().map(|v| *v > 0.0).collect::<Vec<bool>>();
            tested(mcnemar(&right(&d.x), &right(&d.y)))
        }),
        of(
            "randomisation test",
            // Means of differences are compared as scores of corpora are.
            &["significance::randomisation", "significance::compare_corpora"],
            "scipy 1.12.0 (permutation_test)",
            |d| tested(randomisation(&d.x, &d.y, &Resampling::default())),
        )
        .within(DRAWN),
        of("paired bootstrap", &["significance::paired_bootstrap"], "numpy", |d| {
            tested(paired_bootstrap(&d.x, &d.y, &Resampling::default()))
        })
        .within(DRAWN),
        two_samples("Welch's t test", &["significance::welch_t"], |d| {
            tested(welch_t(&d.x, &d.y, Alternative::TwoSided))
        }),
        two_samples("Welch's t test, one-sided", &["significance::welch_t"], |d| {
            tested(welch_t(&d.x, &d.y, Alternative::Greater))
        }),
        two_samples("Mann-Whitney U test", MANN_WHITNEY, |d| tested(mann_whitney(&d.x, &d.y, Alternative::TwoSided))),
        two_samples("Mann-Whitney U test, one-sided", MANN_WHITNEY, |d| {
            tested(mann_whitney(&d.x, &d.y, Alternative::Greater))
        }),
        Entry::of("Williams' test", &["significance::williams"], python("formula"), triples, |d: &Triples| {
            tested(williams(&d.target, &d.x, &d.y, Alternative::TwoSided))
        })
        .within(TAILS),
        corrected("Holm's correction", &["significance::holm"], |d| numbered(holm(&shares(d)))),
        corrected("Benjamini and Hochberg's correction", &["significance::benjamini_hochberg"], |d| {
            numbered(benjamini_hochberg(&shares(d)))
        }),
        Entry::of("clusters of systems", &["significance::clusters"], python("formula"), scores, clustered),
    ]
}

fn of(name: &'static str, covers: &'static [&'static str], by: &'static str, ours: fn(&Series) -> Answers) -> Entry {
    Entry::of(name, covers, python(by), aligned, ours).within(TAILS)
}

fn two_samples(name: &'static str, covers: &'static [&'static str], ours: fn(&Series) -> Answers) -> Entry {
    Entry::of(name, covers, python(SCIPY), samples, ours).within(TAILS)
}

fn corrected(name: &'static str, covers: &'static [&'static str], ours: fn(&Series) -> Answers) -> Entry {
    Entry::of(name, covers, python("statsmodels 0.15.0"), aligned, ours)
}

/// Every number of a test that references have too.
fn tested(test: Result<Test, Undefined>) -> Answers {
    let Ok(test) = test else { return value(test.map(|t| t.p)) };
    let interval = test.interval.as_ref();
    answers([
        ("value", Some(test.p)),
        ("statistic", Some(test.statistic)),
        ("from", interval.map(|i| i.low)),
        ("to", interval.map(|i| i.high)),
    ])
}

/// Numbers between 0 and 1 from a series, as p-values.
fn shares(series: &Series) -> Vec<f64> {
    series.y.iter().map(|v| v.abs().fract()).collect()
}

fn numbered(numbers: Vec<f64>) -> Answers {
    answers(numbers.into_iter().enumerate().map(|(place, number)| (format!("{place}"), number)))
}

/// At most twenty systems.
fn scores(plan: &Plan) -> Vec<Named<Series>> {
    aligned(plan).into_iter().filter(|named| named.design.x.len() <= 20).collect()
}

/// A system is better than another where its first score is higher by more than one half.
fn clustered(series: &Series) -> Answers {
    let found = clusters(&series.x, |a, b| series.x[a] > series.x[b] + 0.5);
    let shown = found.iter().map(|cluster| {
        let mut systems = cluster.systems.clone();
        systems.sort_unstable();
        let systems: Vec<String> = systems.iter().map(ToString::to_string).collect();
        format!("{}-{}: {}", cluster.first, cluster.last, systems.join(" "))
    });
    value(Answer::Text(shown.collect::<Vec<_>>().join("; ")))
}
