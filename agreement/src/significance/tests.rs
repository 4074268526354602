//! Tests of the significance tests.

use super::{
    Alternative, Resampling, mann_whitney, mcnemar, paired_bootstrap, paired_t, randomisation, sign, wilcoxon,
};
use crate::Undefined;

const X: [f64; 8] = [125.0, 115.0, 130.0, 140.0, 141.0, 115.0, 139.0, 125.0];
const Y: [f64; 8] = [110.0, 122.0, 125.0, 120.0, 140.0, 124.0, 123.0, 137.0];

#[test]
fn resampling_agrees_with_the_t_test_on_a_clear_difference() {
    let y: Vec<f64> = (0..40).map(f64::from).collect();
    let x: Vec<f64> = y.iter().enumerate().map(|(i, v)| v + 1.0 + (i % 5) as f64 - 1.5).collect();
    let plan = Resampling { replicates: 2000, seed: 3 };
    let t = paired_t(&x, &y, Alternative::TwoSided).unwrap();
    let boot = paired_bootstrap(&x, &y, &plan).unwrap();
    let random = randomisation(&x, &y, &plan).unwrap();
    assert!(t.p < 0.001 && boot.p < 0.005 && random.p < 0.005);
    let interval = boot.interval.unwrap();
    assert!(interval.low > 0.0 && interval.high > t.difference);
    assert_eq!(random, randomisation(&x, &y, &plan).unwrap());
}

#[test]
fn one_side_and_the_other_make_a_whole() {
    let greater = wilcoxon(&X, &Y, Alternative::Greater).unwrap();
    let less = wilcoxon(&Y, &X, Alternative::Less).unwrap();
    assert!((greater.p - less.p).abs() < 1e-12);
    let greater = mann_whitney(&X, &Y, Alternative::Greater).unwrap();
    let less = mann_whitney(&Y, &X, Alternative::Less).unwrap();
    assert!((greater.p - less.p).abs() < 1e-12);
}

#[test]
fn no_difference_is_a_reason() {
    assert_eq!(wilcoxon(&X, &X, Alternative::TwoSided).unwrap_err(), Undefined::NoDifference);
    assert_eq!(sign(&X, &X, Alternative::TwoSided).unwrap_err(), Undefined::NoDifference);
    assert_eq!(paired_t(&X, &X, Alternative::TwoSided).unwrap_err(), Undefined::NoVariance);
    assert_eq!(mcnemar(&[true], &[true]).unwrap_err(), Undefined::NoDifference);
    let plan = Resampling::default();
    assert_eq!(paired_bootstrap(&X, &X, &plan).unwrap_err(), Undefined::NoDifference);
    assert_eq!(paired_t(&X, &Y[..3], Alternative::Less).unwrap_err(), Undefined::UnequalLengths);
}

#[test]
fn mcnemar_counts_only_where_the_two_differ() {
    let first = [true, true, true, true, false, true];
    let second = [false, false, false, true, false, true];
    let test = mcnemar(&first, &second).unwrap();
    assert!((test.p - 0.25).abs() < 1e-12);
    assert!((test.difference - 0.5).abs() < 1e-12);
}
