//! Intervals cover about as often as they say, also for few items: a few trials of each; `cargo xtask audit --coverage`
//! makes thousands.

use agreement::fleiss::{self, Fleiss};
use agreement::report::{self, Options};
use agreement::simulate::{self, Draws};
use agreement::{Bootstrap, Coefficient, Ratings, Scale};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Raters who give an item's value with probability √κ and any level otherwise: their kappa is κ.
fn study(seed: u64, (n_items, n_raters, n_levels): (u32, u32, u32), kappa: f64) -> Ratings {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let any = |rng: &mut ChaCha8Rng| rng.random_range(0..n_levels);
    let mut rows = Vec::new();
    for item in 0..n_items {
        let truth = any(&mut rng);
        for rater in 0..n_raters {
            let value = if rng.random_bool(kappa.sqrt()) { truth } else { any(&mut rng) };
            rows.push((item, rater, f64::from(value)));
        }
    }
    Ratings::from_numbers(rows, &Scale::nominal()).expect("a value")
}

/// The share of `n` studies whose 95 % interval of Fleiss' kappa holds the true value; studies in which
/// all ratings are one value have no kappa and do not enter.
fn covered(design: (u32, u32, u32), kappa: f64, replicates: usize, n: u64) -> f64 {
    let holds = |seed: u64| {
        let plan = Bootstrap { replicates, seed, ..Bootstrap::default() };
        let estimate = Fleiss::of(&study(seed, design, kappa)).ok()?.bootstrapped(&plan).ok()?;
        let interval = estimate.interval?;
        assert!(interval.low <= estimate.value && estimate.value <= interval.high && interval.high <= 1.0);
        Some(interval.low <= kappa && kappa <= interval.high)
    };
    let all: Vec<bool> = (0..n).filter_map(holds).collect();
    all.iter().filter(|holds| **holds).count() as f64 / all.len() as f64
}

#[test]
fn intervals_of_kappa_cover_from_ten_items_on() {
    for (design, kappa) in
        [((20, 3, 2), 0.0), ((20, 3, 5), 0.4), ((20, 2, 2), 0.8), ((10, 2, 2), 0.8), ((10, 3, 2), 0.8)]
    {
        let share = covered(design, kappa, 120, 100);
        assert!(share >= 0.88, "{design:?}, κ {kappa}: {share}");
    }
}

#[test]
fn analytic_intervals_end_where_the_coefficient_does() {
    // Nine items on which all agree and one on which they do not.
    let rows = (0..10).flat_map(|i| (0..2).map(move |r| (i, r, f64::from(if i == 9 { r } else { i % 2 }))));
    let ratings = Ratings::from_numbers(rows, &Scale::nominal()).expect("a value");
    let plain = fleiss::kappa(&ratings).expect("a value");
    assert!(plain.value + 1.96 * plain.se.expect("a value") > 1.0);
    let report = report::of_ratings(&ratings, &Options::default());
    let json = serde_json::to_value(&report).expect("a value");
    assert_eq!(json["fleiss"]["interval"][1], 1.0);
    assert!(json["fleiss"]["warning"].as_str().expect("a value").starts_with("only 10 items have two ratings"));
    assert_eq!(json["percent_agreement"]["interval"][1], 1.0);
}

/// A crowd of raters who differ in strictness and care; three rate each item from 1 to 5.
fn graded(seed: u64, n_items: u32, n_raters: u32) -> Ratings {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut normal = move || (0..12).map(|_| rng.random::<f64>()).sum::<f64>() - 6.0;
    let strict: Vec<f64> = (0..n_raters).map(|_| 0.4 * normal()).collect();
    let mut rng = ChaCha8Rng::seed_from_u64(seed + 1_000_000);
    let mut rows = Vec::new();
    for item in 0..n_items {
        let truth = 3.0 + normal();
        let first = rng.random_range(0..n_raters);
        let step = rng.random_range(1..n_raters / 3);
        for k in 0..3 {
            let rater = (first + k * step) % n_raters;
            let value = truth + strict[rater as usize] + 0.8 * normal();
            rows.push((item, rater, value.round().clamp(1.0, 5.0)));
        }
    }
    Ratings::from_numbers(rows, &Scale::ordinal().with_range(1, 5)).expect("a value")
}

fn of_simulated(studies: u64, plan: &Draws) -> [u32; 2] {
    let few = Draws { draws: 3, replicates: 0, ..*plan };
    let large = simulate::annotators(&graded(77, 40_000, 3_000), &few).expect("a value");
    let truth = [large.kappa_quadratic.expect("a value").median, large.pearson.expect("a value").median];
    let mut hits = [0; 2];
    for seed in 0..studies {
        let found = simulate::annotators(&graded(seed, 100, 20), &Draws { seed, ..*plan }).expect("a value");
        for ((hit, truth), summary) in hits.iter_mut().zip(truth).zip([found.kappa_quadratic, found.pearson]) {
            let summary = summary.expect("a value");
            let interval = summary.interval.expect("a value");
            assert!(interval.low < summary.median && summary.median < interval.high && interval.high < 1.0);
            *hit += u32::from(interval.low <= truth && truth <= interval.high);
        }
    }
    hits
}

#[test]
fn fragile_intervals_carry_a_warning_below_fifty_items() {
    let of = |n_items, bootstrap| {
        let report = report::of_ratings(&study(1, (n_items, 3, 4), 0.8), &Options { bootstrap, ..Options::default() });
        serde_json::to_value(&report).expect("a value")
    };
    let plan = Some(Bootstrap { replicates: 100, ..Bootstrap::default() });
    let warns = |report: &serde_json::Value, at: &str| {
        let estimate = report.pointer(at).unwrap_or_else(|| panic!("{at}"));
        assert!(estimate["interval"].is_array(), "{at}: {estimate}");
        !estimate["warning"].is_null()
    };
    let [some, many] = [30, 50].map(|n_items| of(n_items, plan));
    for (at, fragile) in [("/fleiss", false), ("/cohen/mean/unweighted", false), ("/cohen/mean/quadratic", true)] {
        assert_eq!([warns(&some, at), warns(&many, at)], [fragile, false], "{at}");
    }
    for (report, fragile) in [(&some, true), (&many, false)] {
        let categories = report["fleiss_per_category"].as_object().expect("an object");
        assert_eq!(categories.len(), 4);
        assert!(categories.keys().all(|label| warns(report, &format!("/fleiss_per_category/{label}")) == fragile));
    }
    assert!(warns(&of(30, None), "/fleiss"), "an interval from a standard error");
}

#[test]
fn intervals_of_simulated_annotators_are_over_items_and_raters() {
    let hits = of_simulated(40, &Draws { draws: 21, replicates: 50, ..Draws::default() });
    assert!(hits.iter().all(|hits| *hits >= 36), "{hits:?} of 40");
}
