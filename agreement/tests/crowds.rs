//! The mean of kappa over pairs of raters in a crowd, where most pairs share one or two items.

use agreement::cohen::{Pairs, Weight, pairs};
use agreement::{Bootstrap, Coefficient, Estimate, Ratings, Scale, scott};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Items rated by three of 27 raters, each giving the item's value with probability √κ and any of
/// two otherwise: the kappa of any two raters is κ.
fn crowd(seed: u64, kappa: f64) -> Ratings {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut rows = Vec::new();
    for item in 0..271 {
        let truth = rng.random_range(0..2_u8);
        let mut raters: Vec<u32> = Vec::new();
        while raters.len() < 3 {
            let rater = rng.random_range(0..27);
            if !raters.contains(&rater) {
                raters.push(rater);
            }
        }
        for rater in raters {
            let value = if rng.random_bool(kappa.sqrt()) { truth } else { rng.random_range(0..2) };
            rows.push((item, rater, f64::from(value)));
        }
    }
    Ratings::from_numbers(rows, &Scale::nominal()).expect("a value")
}

fn estimates(ratings: &Ratings, plan: &Bootstrap) -> [Estimate; 2] {
    let pairs = Pairs::of(ratings).expect("a value");
    let cohen = pairs.mean(Weight::Unweighted).expect("a value").bootstrapped(plan).expect("a value");
    [cohen, scott::pi(ratings, Some(plan)).expect("a value")]
}

#[test]
fn a_crowd_has_the_kappa_that_its_raters_have() {
    let studies = 12;
    let (mut sums, mut covered) = ([0.0; 2], [0; 2]);
    for seed in 0..studies {
        let plan = Bootstrap { replicates: 100, seed, ..Bootstrap::default() };
        for (k, estimate) in estimates(&crowd(seed, 0.3), &plan).into_iter().enumerate() {
            let interval = estimate.interval.expect("a value");
            assert!(interval.low < estimate.value && estimate.value < interval.high, "{interval:?} {}", estimate.value);
            sums[k] += estimate.value / studies as f64;
            covered[k] += u32::from(interval.low <= 0.3 && 0.3 <= interval.high);
        }
    }
    // The standard error of the mean of twelve is .013; Scott's pi is low by (1 - .3)/30.
    assert!(sums.iter().all(|mean| (mean - 0.3).abs() < 0.05), "{sums:?}");
    assert!(covered.iter().all(|n| *n >= 10), "{covered:?}");
}

#[test]
fn where_all_rated_all_the_mean_is_that_of_the_pairs() {
    let rows = (0..40_i32).flat_map(|i| (0..4).map(move |r| (i, r, f64::from((i + i * r % 5 / 3) % 3))));
    let ratings = Ratings::from_numbers(rows, &Scale::ordinal()).expect("a value");
    let all = Pairs::of(&ratings).expect("a value");
    let each = pairs(&ratings).expect("a value");
    let mean = |of: fn(&agreement::cohen::Pair) -> f64| each.iter().map(of).sum::<f64>() / each.len() as f64;
    for (weight, plain) in [
        (Weight::Unweighted, mean(|pair| pair.unweighted.expect("a value"))),
        (Weight::Linear, mean(|pair| pair.linear.expect("a value"))),
        (Weight::Quadratic, mean(|pair| pair.quadratic.expect("a value"))),
    ] {
        let value = all.mean(weight.clone()).expect("a value").estimate().expect("a value").value;
        assert!((value - plain).abs() < 1e-12, "{weight}: {value} {plain}");
    }
    let two = |a: i32, b: i32| {
        let rows = (0..40_i32).flat_map(move |i| [a, b].map(|r| (i, r, f64::from((i + i * r % 5 / 3) % 3))));
        scott::pi(&Ratings::from_numbers(rows, &Scale::ordinal()).expect("a value"), None).expect("a value").value
    };
    let plain = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)].map(|(a, b)| two(a, b)).iter().sum::<f64>() / 6.0;
    assert!((scott::pi(&ratings, None).expect("a value").value - plain).abs() < 1e-12);
}

#[test]
fn pairs_that_agree_fully_count() {
    // Three raters, each pair shares one item and agrees; all use y and n once.
    let rows = [(1, "a", "y"), (1, "b", "y"), (2, "b", "n"), (2, "c", "n"), (3, "a", "n"), (3, "c", "n")];
    let rows = rows.into_iter().chain([(4, "a", "y"), (4, "b", "y"), (5, "b", "n"), (5, "c", "y")]);
    let ratings = Ratings::from_labels(rows, &Scale::nominal()).expect("a value");
    let mean = Pairs::of(&ratings)
        .expect("a value")
        .mean(Weight::Unweighted)
        .expect("a value")
        .estimate()
        .expect("a value")
        .value;
    // a: y 2/3; b: y 2/4; c: y 1/3. Pairs: ab (2 shared, none apart), bc (2, one apart), ac (1, none).
    let bc = 1.0 - 0.5 / (1.0 - (0.5 / 3.0 + 0.5 * 2.0 / 3.0));
    assert!((mean - (2.0 + 2.0 * bc + 1.0) / 5.0).abs() < 1e-12, "{mean}");
}
