//! What shortcuts that have shipped in annotation tools get wrong, each beside the right value.

use agreement::aggregate::{BradleyTerryPlan, Comparison, Winner, bradley_terry};
use agreement::cohen::{Joint, Pairs, Weight};
use agreement::correlation::{Tau, kendall};
use agreement::krippendorff::{self, Metric};
use agreement::{Coefficient, Ratings, Scale};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Krippendorff (2011), Computing Krippendorff's alpha-reliability, section E: 0 is missing.
const CODERS: [[u8; 12]; 4] = [
    [1, 2, 3, 3, 2, 1, 4, 1, 2, 0, 0, 0],
    [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, 0, 3],
    [0, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, 0],
    [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, 0],
];

#[test]
fn the_ordinal_distance_is_not_the_absolute_difference() {
    let rows = CODERS.iter().enumerate().flat_map(|(coder, row)| {
        let cells = row.iter().enumerate().filter(|(_, v)| **v > 0);
        cells.map(move |(unit, &v)| (unit, coder, f64::from(v)))
    });
    let ratings = Ratings::from_numbers(rows, &Scale::ordinal()).unwrap();
    let published =
        [(Metric::Nominal, 0.743), (Metric::Ordinal, 0.815), (Metric::Interval, 0.849), (Metric::Ratio, 0.797)];
    for (metric, value) in published {
        let alpha = krippendorff::alpha(&ratings, metric).unwrap();
        assert!((alpha.value - value).abs() < 0.000_5, "{}: {}", alpha.method, alpha.value);
    }
    // The shortcut's value.
    let ordinal = krippendorff::alpha(&ratings, Metric::Ordinal).unwrap().value;
    assert!((ordinal - 0.800).abs() > 0.01);
}

#[test]
fn pairing_by_position_loses_the_agreement_that_pairing_by_item_finds() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut rows = Vec::new();
    for item in 0..200 {
        let truth = rng.random_range(1..=7);
        let first = rng.random_range(0..12);
        for step in 0..3 {
            let value = (truth + rng.random_range(-1..=1)).clamp(1, 7);
            rows.push((item, (first + step * 5) % 12, f64::from(value)));
        }
    }
    let scale = Scale::ordinal().with_range(1, 7);
    let ratings = Ratings::from_numbers(rows.clone(), &scale).unwrap();
    let by_item = Pairs::of(&ratings).unwrap();
    let by_item = by_item.mean(Weight::Quadratic).unwrap().estimate().unwrap().value;
    assert!(by_item > 0.8, "{by_item}");
    // The shortcut: the n-th rating of one rater against the n-th of another.
    let of_rater = |rater| rows.iter().filter(move |r| r.1 == rater).map(|r| r.2);
    let renumbered =
        (0..12).flat_map(|rater| of_rater(rater).enumerate().map(move |(position, v)| (position, rater, v)));
    let ratings = Ratings::from_numbers(renumbered, &scale).unwrap();
    let by_position = Pairs::of(&ratings).unwrap();
    let by_position = by_position.mean(Weight::Quadratic).unwrap().estimate().unwrap().value;
    assert!(by_position.abs() < 0.1, "{by_position}");
}

/// All orders of five systems.
fn orders() -> Vec<[usize; 5]> {
    let mut all = Vec::new();
    for code in 0..5_usize.pow(5) {
        let order = [code % 5, code / 5 % 5, code / 25 % 5, code / 125 % 5, code / 625];
        if (0..5).all(|s| order.contains(&s)) {
            all.push(order);
        }
    }
    all
}

#[test]
fn tau_of_ranks_is_not_tau_of_lists_of_names() {
    let number = |list: [usize; 5]| list.map(|s| f64::from(u32::try_from(s).unwrap()));
    let ranks =
        |list: [usize; 5]| number([0, 1, 2, 3, 4].map(|system| list.iter().position(|s| *s == system).unwrap()));
    let tau = |x: [f64; 5], y: [f64; 5]| kendall(&x, &y, Tau::B).unwrap().value;
    let orders = orders();
    assert_eq!(orders.len(), 120);
    let (mut differ, mut worst) = (0, 0.0_f64);
    for &a in &orders {
        for &b in &orders {
            let apart = (tau(ranks(a), ranks(b)) - tau(number(a), number(b))).abs();
            differ += usize::from(apart > 1e-9);
            worst = worst.max(apart);
        }
    }
    assert_eq!(differ, 9520);
    assert!((worst - 1.6).abs() < 1e-9, "{worst}");
}

#[test]
fn bradley_terry_is_at_its_maximum() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let strength = [1.5_f64, 0.5, 0.0, -0.5, -1.5];
    let games: Vec<Comparison<usize>> = (0..600)
        .map(|_| {
            let left = rng.random_range(0..5);
            let right = (left + rng.random_range(1..5)) % 5;
            let p = 1.0 / (1.0 + (strength[right] - strength[left]).exp());
            let winner = if rng.random_bool(p) { Winner::Left } else { Winner::Right };
            Comparison { left, right, winner }
        })
        .collect();
    let fit = bradley_terry(games.clone(), &BradleyTerryPlan::default()).unwrap();
    // At the maximum every system wins exactly as often as the model expects.
    for system in 0..5 {
        let (mut won, mut expected) = (0.0, 0.0);
        for game in games.iter().filter(|g| g.left == system || g.right == system) {
            let apart = fit.strengths[game.right].value - fit.strengths[game.left].value;
            let p = 1.0 / (1.0 + apart.exp());
            expected += if game.left == system { p } else { 1.0 - p };
            won += f64::from(u8::from((game.winner == Winner::Left) == (game.left == system)));
        }
        assert!((won - expected).abs() < 1e-6, "{system}: {won} {expected}");
    }
}

#[test]
fn the_joint_table_is_public_for_those_who_pair_themselves() {
    let rows = [(1, "a", 1.0), (1, "b", 2.0), (2, "b", 1.0)];
    let ratings = Ratings::from_numbers(rows, &Scale::ordinal()).unwrap();
    let joint = Joint::of_raters(&ratings, (0, 1)).unwrap();
    assert_eq!(joint.cells(), [(0, 1)]);
}
