//! Two series: aligned by item, or two samples of their own sizes; and three, ratings with two metrics.

use rand::RngExt;
use rand::seq::SliceRandom as _;
use rand_chacha::ChaCha8Rng;
use serde::Serialize;

use super::{Shape, drawn, normal};
use crate::entry::{Named, Plan};

/// Two series of numbers.
#[derive(Debug, Clone, Serialize)]
pub struct Series {
    /// The first.
    pub x: Vec<f64>,
    /// The second.
    pub y: Vec<f64>,
}

/// Ratings and two metrics of the same items.
#[derive(Debug, Clone, Serialize)]
pub struct Triples {
    /// The ratings.
    pub target: Vec<f64>,
    /// A metric.
    pub x: Vec<f64>,
    /// Another one.
    pub y: Vec<f64>,
}

/// Aligned series, from distinct numbers to constants.
pub fn aligned(plan: &Plan) -> Vec<Named<Series>> {
    let shapes: [Shape<Series>; 9] = [
        ("related", |rng, n| related(rng, n, 0.6)),
        ("unrelated", |rng, n| related(rng, n, 0.0)),
        ("tied", |rng, n| each(related(rng, n, 0.6), f64::round)),
        ("two values each", |rng, n| each(related(rng, n, 0.5), |v| f64::from(u8::from(v > 0.0)))),
        ("the same order", |rng, n| same_order(rng, n)),
        ("far from zero", |rng, n| each(related(rng, n, 0.3), |v| 1e6 + v)),
        ("one size of difference", one_size),
        ("many equal pairs", many_equal),
        ("second constant", |rng, n| Series { y: vec![0.1; n], ..related(rng, n, 0.0) }),
    ];
    drawn(&shapes, plan)
}

/// Two samples of different sizes.
pub fn samples(plan: &Plan) -> Vec<Named<Series>> {
    let shapes: [Shape<Series>; 4] = [
        ("two samples", |rng, n| sampled(rng, n, 0.4)),
        ("two samples, tied", |rng, n| each(sampled(rng, n, 0.4), f64::round)),
        ("two samples, far apart", |rng, n| sampled(rng, n, 9.0)),
        ("all values the same", |rng, n| each(sampled(rng, n, 0.0), |_| 2.0)),
    ];
    drawn(&shapes, plan)
}

/// Ratings with two metrics that have more or less in common, and with two that cannot be compared.
pub fn triples(plan: &Plan) -> Vec<Named<Triples>> {
    let shapes: [Shape<Triples>; 6] = [
        ("two metrics", |rng, n| metrics(rng, n, [0.8, 0.4], 0.0)),
        ("two similar metrics", |rng, n| metrics(rng, n, [0.8, 0.4], 2.0)),
        ("two metrics, tied", |rng, n| {
            let drawn = metrics(rng, n, [0.8, 0.4], 0.5);
            let round = |values: Vec<f64>| values.into_iter().map(f64::round).collect();
            Triples { target: round(drawn.target), x: round(drawn.x), y: round(drawn.y) }
        }),
        ("a metric and its double", |rng, n| with_second(metrics(rng, n, [0.8, 0.4], 0.0), |v| 2.0 * v)),
        ("a metric and its negative", |rng, n| with_second(metrics(rng, n, [0.8, 0.4], 0.0), |v| -v)),
        ("a constant metric", |rng, n| with_second(metrics(rng, n, [0.8, 0.4], 0.0), |_| 0.5)),
    ];
    drawn(&shapes, plan)
}

fn with_second(drawn: Triples, of: fn(f64) -> f64) -> Triples {
    Triples { y: drawn.x.iter().map(|v| of(*v)).collect(), ..drawn }
}

/// Ratings and two metrics: each is the ratings by its weight, what both metrics share, and noise of its own.
pub fn metrics(rng: &mut ChaCha8Rng, n: usize, weights: [f64; 2], shared: f64) -> Triples {
    let thousandths = |v: f64| (v * 1e3).round() / 1e3;
    let mut series = || (0..n).map(|_| normal(rng)).collect::<Vec<f64>>();
    let (target, common, first, second) = (series(), series(), series(), series());
    let metric = |weight: f64, own: &[f64]| {
        (0..n).map(|i| thousandths(weight * target[i] + shared * common[i] + own[i])).collect()
    };
    let (x, y) = (metric(weights[0], &first), metric(weights[1], &second));
    Triples { target: target.into_iter().map(thousandths).collect(), x, y }
}

/// Series with correlation r, rounded to three decimals as people publish them.
pub fn related(rng: &mut ChaCha8Rng, n: usize, r: f64) -> Series {
    let x: Vec<f64> = (0..n).map(|_| normal(rng)).collect();
    let y = x.iter().map(|x| r * x + (1.0 - r * r).sqrt() * normal(rng)).collect();
    each(Series { x, y }, |v| (v * 1e3).round() / 1e3)
}

fn each(series: Series, of: fn(f64) -> f64) -> Series {
    Series { x: series.x.into_iter().map(of).collect(), y: series.y.into_iter().map(of).collect() }
}

fn same_order(rng: &mut ChaCha8Rng, n: usize) -> Series {
    let mut x: Vec<f64> = (0..n).map(|i| i as f64).collect();
    x.shuffle(rng);
    Series { y: x.iter().map(|v| v * v).collect(), x }
}

/// Differences that are all +1 or -1.
fn one_size(rng: &mut ChaCha8Rng, n: usize) -> Series {
    let x: Vec<f64> = (0..n).map(|_| f64::from(rng.random_range(0..4))).collect();
    let y = x.iter().map(|v| if rng.random_bool(0.75) { v - 1.0 } else { v + 1.0 }).collect();
    Series { x, y }
}

/// Half of the pairs are equal.
fn many_equal(rng: &mut ChaCha8Rng, n: usize) -> Series {
    let mut series = related(rng, n, 0.5);
    for (x, y) in series.x.iter().zip(&mut series.y).step_by(2) {
        *y = *x;
    }
    series
}

fn sampled(rng: &mut ChaCha8Rng, n: usize, shift: f64) -> Series {
    let m = rng.random_range(1..=n + 3);
    Series { x: (0..n).map(|_| normal(rng) + shift).collect(), y: (0..m).map(|_| normal(rng)).collect() }
}
