//! Tests of REML against ANOVA and golden values.

use rand::RngExt;
use statrs::distribution::{ContinuousCDF, Normal};

use super::reml;
use crate::icc::forms;
use crate::{Ratings, Scale, Undefined};

fn judges() -> Vec<(usize, usize, f64)> {
    let table = [[9, 2, 5, 8], [6, 1, 3, 2], [8, 4, 6, 8], [7, 1, 2, 6], [10, 5, 6, 9], [6, 2, 4, 7]];
    let cells = |(item, row): (usize, &[i32; 4])| {
        row.iter().enumerate().map(|(j, &v)| (item, j, f64::from(v))).collect::<Vec<_>>()
    };
    table.iter().enumerate().flat_map(cells).collect()
}

#[test]
fn on_a_complete_design_it_is_analysis_of_variance() {
    let ratings = Ratings::from_numbers(judges(), &Scale::interval()).unwrap();
    let (reml, forms) = (reml(&ratings, 0.95).unwrap(), forms(&ratings, 0.95).unwrap());
    assert!((reml.agreement.value - forms.icc2.value).abs() < 1e-8, "{reml:?}");
    assert!((reml.consistency.value - forms.icc3.value).abs() < 1e-8);
}

#[test]
fn a_shift_of_all_values_moves_only_the_mean() {
    let holes = judges().into_iter().filter(|(i, j, _)| (i + 2 * j) % 5 != 0);
    let holes: Vec<_> = holes.collect();
    let of = |by: f64| {
        let rows = holes.iter().map(|&(i, j, v)| (i, j, v + by));
        reml(&Ratings::from_numbers(rows, &Scale::interval()).unwrap(), 0.95).unwrap()
    };
    let (one, other) = (of(0.0), of(1000.0));
    assert!((one.agreement.value - other.agreement.value).abs() < 1e-7);
    assert!((other.mean - one.mean - 1000.0).abs() < 1e-6);
}

#[test]
fn designs_that_cannot_tell_say_why() {
    let once = [(1, 1, 1.0), (1, 2, 2.0), (2, 3, 3.0), (2, 4, 5.0)];
    let ratings = Ratings::from_numbers(once, &Scale::interval()).unwrap();
    assert_eq!(reml(&ratings, 0.95).unwrap_err(), Undefined::FewObservations { n: 4, need: 5 });
    let flat = [(1, 1, 1.0), (1, 2, 1.0), (2, 1, 1.0), (2, 2, 1.0)];
    let ratings = Ratings::from_numbers(flat, &Scale::interval()).unwrap();
    assert_eq!(reml(&ratings, 0.95).unwrap_err(), Undefined::NoVariance);
}

/// Ratings of `n` items, each by three of six raters, whose effects have these variances.
fn drawn(seed: u64, n: usize, [items, raters, residual]: [f64; 3]) -> Ratings {
    let mut rng = crate::random::stream(seed, 0);
    let normal = Normal::standard();
    let mut effect = |variance: f64| normal.inverse_cdf(rng.random_range(1e-9..1.0)) * variance.sqrt();
    let raters: Vec<f64> = (0..6).map(|_| effect(raters)).collect();
    let mut rows = Vec::new();
    for item in 0..n {
        let own = effect(items);
        rows.extend(
            [0, 1, 3].map(|step| (item, (item + step) % 6)).map(|(i, r)| (i, r, own + raters[r] + effect(residual))),
        );
    }
    Ratings::from_numbers(rows, &Scale::interval()).unwrap()
}

#[test]
fn intervals_cover_the_true_value_at_their_rate() {
    // ICC(C,1) = 1/2, ICC(A,1) = 4/9.
    let mut hits = [0, 0];
    for seed in 0..150 {
        let fit = reml(&drawn(seed, 40, [1.0, 0.25, 1.0]), 0.9).unwrap();
        for (hit, (estimate, truth)) in hits.iter_mut().zip([(fit.agreement, 4.0 / 9.0), (fit.consistency, 0.5)]) {
            let interval = estimate.interval.unwrap();
            assert!(interval.low <= estimate.value && estimate.value <= interval.high);
            *hit += u32::from(interval.low <= truth && truth <= interval.high);
        }
    }
    // 135 of 150 expected; three standard errors are 11.
    assert!(hits.iter().all(|hit| (124..=146).contains(hit)), "{hits:?}");
}

#[test]
fn an_interval_ends_where_the_profile_leaves_the_limit() {
    let ratings = drawn(3, 30, [1.0, 0.3, 1.0]);
    let [wide, narrow] = [0.99, 0.5].map(|level| reml(&ratings, level).unwrap().agreement.interval.unwrap());
    assert!(wide.low < narrow.low && narrow.high < wide.high && wide.low >= 0.0 && wide.high < 1.0);
    assert!(matches!(reml(&ratings, 1.0), Err(Undefined::Argument(_))));
}

#[test]
fn what_effects_fit_exactly_has_no_interval() {
    let rows = [(4, 1, 1.0), (4, 2, 2.0), (6, 1, 3.0), (6, 2, 4.0), (7, 0, 3.0)];
    for renamed in [false, true] {
        let rows = rows.map(|(item, rater, value)| (item, if renamed { 4 - rater } else { rater }, value));
        let found = reml(&Ratings::from_numbers(rows, &Scale::interval()).unwrap(), 0.95).unwrap();
        assert!((found.agreement.value - 0.5679).abs() < 1e-3 && (found.consistency.value - 1.0).abs() < 1e-6);
        assert!(found.agreement.interval.is_none() && found.consistency.interval.is_none(), "{found:?}");
    }
}

#[test]
fn the_lower_of_two_hollows_ends_the_interval() {
    // At a correlation of .08 the deviance is least with 140 times as much variance of raters as residual variance, and
    // has another hollow without any. The lower end is from a grid of 4,000 variances.
    let rows = [
        (0, 2, 0.757_353_338_715_091_9),
        (0, 1, 1.454_279_283_225_868_6),
        (0, 0, 0.007_086_048_509_434_728),
        (1, 0, -2.407_462_553_531_109_6),
        (1, 1, -0.440_909_555_985_691_8),
        (1, 2, -1.014_085_473_249_696_7),
    ];
    let found = reml(&Ratings::from_numbers(rows, &Scale::interval()).unwrap(), 0.95).unwrap();
    assert!((found.agreement.value - 0.72463).abs() < 1e-4, "{found:?}");
    assert!((found.agreement.interval.unwrap().low - 0.07623).abs() < 1e-4);
}
