//! Comparisons and rankings of systems.

use agreement::Undefined;
use agreement::aggregate::{Comparison, Winner};
use agreement::simulate::Rankings;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use serde::Serialize;

use super::{MANY, Shape, drawn, drawn_at, normal};
use crate::entry::{Named, Plan};

/// Comparisons as (left, right, outcome): 0 where the left won, 1 where the right won, 2 for a tie.
#[derive(Debug, Clone, Serialize)]
pub struct Preferences {
    /// One row a comparison.
    pub rows: Vec<(u32, u32, u8)>,
}

impl Preferences {
    /// As this project takes them.
    pub fn comparisons(&self) -> Vec<Comparison<u32>> {
        let winner = |outcome| match outcome {
            0 => Winner::Left,
            1 => Winner::Right,
            _ => Winner::Tie,
        };
        let of = |&(left, right, outcome): &(u32, u32, u8)| Comparison { left, right, winner: winner(outcome) };
        self.rows.iter().map(of).collect()
    }

    /// The comparisons that somebody won.
    pub fn without_ties(&self) -> Self {
        Self { rows: self.rows.iter().copied().filter(|row| row.2 != 2).collect() }
    }
}

/// Comparisons of two to ten systems, with and without ties and an advantage of the left side.
pub fn preferences(plan: &Plan) -> Vec<Named<Preferences>> {
    let shapes: [Shape<Preferences>; 6] = [
        ("two systems", |rng, n| compared(rng, n * 4, 2, [0.0, 0.0])),
        ("four systems", |rng, n| compared(rng, n * 6, 4, [0.0, 0.0])),
        ("ten systems", |rng, n| compared(rng, n * 20, 10, [0.0, 0.0])),
        ("four systems, ties", |rng, n| compared(rng, n * 6, 4, [0.0, 0.25])),
        ("four systems, left is preferred", |rng, n| compared(rng, n * 10, 4, [1.0, 0.0])),
        ("four systems, ties, left is preferred", |rng, n| compared(rng, n * 10, 4, [0.7, 0.2])),
    ];
    drawn(&shapes, plan)
}

/// `n` comparisons; `home` is added to the left's strength, `tied` is the probability of a tie.
pub fn compared(rng: &mut ChaCha8Rng, n: usize, n_systems: u32, [home, tied]: [f64; 2]) -> Preferences {
    let strength = |system: u32| f64::from(system) / f64::from(n_systems);
    let mut rows = Vec::new();
    for _ in 0..n {
        let left = rng.random_range(0..n_systems);
        let right = (left + rng.random_range(1..n_systems)) % n_systems;
        let odds = (strength(left) - strength(right) + home).exp();
        let outcome = if rng.random_bool(tied) { 2 } else { u8::from(!rng.random_bool(odds / (1.0 + odds))) };
        rows.push((left, right, outcome));
    }
    Preferences { rows }
}

/// Rankings as (item, rater, system, rank).
#[derive(Debug, Clone, Serialize)]
pub struct Ranked {
    /// One row a system in a ranking.
    pub rows: Vec<(u32, u32, u32, f64)>,
}

impl Ranked {
    /// As this project takes them.
    pub fn rankings(&self) -> Result<Rankings, Undefined> {
        Rankings::of(self.rows.iter().copied())
    }
}

/// Rankings without ties, complete and partial.
const RANKED: [Shape<Ranked>; 4] = [
    ("three systems", |rng, n| ranked(rng, n, 3, 3)),
    ("five systems", |rng, n| ranked(rng, n, 5, 5)),
    ("two of four systems", |rng, n| ranked(rng, n, 4, 2)),
    ("three of seven systems", |rng, n| ranked(rng, n, 7, 3)),
];

/// Rankings at every size.
pub fn rankings(plan: &Plan) -> Vec<Named<Ranked>> {
    drawn(&RANKED, plan)
}

/// Rankings of many items.
pub fn many_rankings(plan: &Plan) -> Vec<Named<Ranked>> {
    drawn_at(&RANKED, plan.seed, MANY[usize::from(!plan.thorough)], 1)
}

fn ranked(rng: &mut ChaCha8Rng, n: usize, n_systems: u32, each: usize) -> Ranked {
    let mut rows = Vec::new();
    for item in (0..).take(n) {
        for rater in 0..rng.random_range(1..4) {
            let mut seen: Vec<(f64, u32)> = (0..n_systems).map(|s| (normal(rng) + f64::from(s) / 4.0, s)).collect();
            // Which systems a rater sees does not depend on how good they are.
            let skip = rng.random_range(0..seen.len());
            seen.rotate_left(skip);
            seen.truncate(each);
            seen.sort_by(|a, b| a.0.total_cmp(&b.0));
            rows.extend((1..).zip(seen).map(|(rank, (_, system))| (item, rater, system, f64::from(rank))));
        }
    }
    Ranked { rows }
}
