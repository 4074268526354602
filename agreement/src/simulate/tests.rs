//! Tests of simulated annotators.

use super::{Careless, Draws, Rankings, annotators, baseline, rankings};
use crate::{Ratings, Scale, Undefined};

fn noisy() -> Vec<(i32, i32, f64)> {
    let value = |i: i32, r: i32| f64::from((i % 7 + (i * r * 31 % 3) - 1).clamp(0, 6) - 3);
    (0..60).flat_map(|i| (0..4).map(move |r| (i, r, value(i, r)))).collect()
}

#[test]
fn neither_threads_nor_row_order_nor_names_matter() {
    let scale = Scale::ordinal().with_range(-3, 3);
    let plan = Draws { draws: 50, ..Draws::default() };
    let ratings = Ratings::from_numbers(noisy(), &scale).unwrap();
    let one = annotators(&ratings, &plan).unwrap();
    let renamed = noisy().into_iter().rev().map(|(i, r, v)| (i, -r, v));
    let renamed = Ratings::from_numbers(renamed, &scale).unwrap();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build().unwrap();
    assert_eq!(pool.install(|| annotators(&renamed, &plan).unwrap()), one);
    assert!(one.kappa_quadratic.unwrap().median > 0.7);
}

#[test]
fn constant_ratings_say_why() {
    let rows = [(1, 1, 2.0), (1, 2, 2.0), (2, 1, 2.0), (2, 2, 2.0)];
    let ratings = Ratings::from_numbers(rows, &Scale::ordinal()).unwrap();
    let simulated = annotators(&ratings, &Draws::default()).unwrap();
    assert_eq!(simulated.kappa_linear, Err(Undefined::OneCategory));
    assert_eq!(simulated.spearman, Err(Undefined::NoVariance));
}

#[test]
fn identical_rankings_give_one_and_reversed_minus_one() {
    let of = |second: fn(f64) -> f64| {
        let rows = (0..5).flat_map(|item| {
            (0..4).flat_map(move |s| {
                let rank = f64::from(s);
                [(item, "a", s, rank), (item, "b", s, second(rank))]
            })
        });
        let table = Rankings::of(rows).unwrap();
        rankings(&table, &Draws { draws: 20, ..Draws::default() }).unwrap().median
    };
    assert!((of(|r| r) - 1.0).abs() < 1e-12);
    assert!((of(|r| 3.0 - r) + 1.0).abs() < 1e-12);
}

#[test]
fn more_noise_means_less_agreement() {
    let scale = Scale::ordinal().with_range(-3, 3);
    let ratings = Ratings::from_numbers(noisy(), &scale).unwrap();
    let plan = Draws { draws: 100, ..Draws::default() };
    let kappa = |careless| {
        let simulated = baseline(&ratings, careless, &plan).unwrap();
        simulated.kappa_quadratic.unwrap().median
    };
    let curve = [0.0, 0.1, 0.3, 0.6, 1.0].map(|rate| kappa(Careless::Noise(rate)));
    assert!((curve[0] - 1.0).abs() < 1e-12);
    assert!(curve.windows(2).all(|two| two[0] > two[1]), "{curve:?}");
    assert!(curve[4].abs() < 0.1 && kappa(Careless::Random).abs() < 0.1);
    assert!(kappa(Careless::Majority).abs() < 1e-12);
}
