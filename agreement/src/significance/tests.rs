//! Tests of the significance tests.

use rand::RngExt;

use super::{
    Alternative, Chance, Resampling, compare_corpora, mann_whitney, mcnemar, paired_bootstrap, paired_t, randomisation,
    sign, wilcoxon,
};
use crate::Undefined;
use crate::random::stream;

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

/// Scores of two systems that differ by 0.1 on each item, up to rounding; the first system is worse on the first
/// `against` items.
fn tenths(n: usize, against: usize) -> (Vec<f64>, Vec<f64>) {
    let size = |i: usize| if i.is_multiple_of(3) { 0.1 } else { 0.3 - 0.2 };
    (0..n).map(|i| if i < against { (0.7, 0.7 + size(i)) } else { (0.7 + size(i), 0.7) }).unzip()
}

#[test]
fn sums_that_differ_by_rounding_are_as_extreme_as_what_was_observed() {
    let plan = Resampling::default();
    let (x, y) = tenths(14, 3);
    // 3 or fewer of 14 against, on either side: 2·(1 + 14 + 91 + 364) of 2¹⁴.
    let wanted = 940.0 / 16_384.0;
    let numbers = randomisation(&x, &y, &plan).unwrap();
    let corpora = compare_corpora(|sum: &f64| sum / 14.0, &x, &y, (Chance::Randomisation, &plan)).unwrap();
    for test in [&numbers, &corpora] {
        assert!((test.p - wanted).abs() < 1e-12 && !test.is_significant(), "{test:?}");
    }
    // Above 16 items, signs are drawn at random: 4 of 20 against is 2·6196 of 2²⁰.
    let (x, y) = tenths(20, 4);
    let drawn = randomisation(&x, &y, &plan).unwrap();
    assert!((drawn.p - 12_392.0 / 1_048_576.0).abs() < 0.004 && drawn.method.starts_with("approximate"), "{drawn:?}");
}

#[test]
fn a_corpus_does_not_differ_from_itself() {
    let ratio = |sum: &f64| sum / (1.0 + sum);
    let segments = [0.1, 0.7, 0.2, 0.9, 0.4];
    for chance in [Chance::Randomisation, Chance::Bootstrap] {
        for n in [1, 5] {
            let plan = Resampling { replicates: 50, seed: 1 };
            let test = compare_corpora(ratio, &segments[..n], &segments[..n], (chance, &plan)).unwrap();
            assert!((test.p - 1.0).abs() < 1e-12 && !test.is_significant(), "{test:?}");
        }
    }
    let none = compare_corpora(ratio, &[], &[], (Chance::Bootstrap, &Resampling::default()));
    assert_eq!(none.unwrap_err(), Undefined::FewObservations { n: 0, need: 1 });
}

#[test]
fn tied_ranks_have_their_exact_distribution() {
    let two_sided = |d: &[f64]| wilcoxon(d, &vec![0.0; d.len()], Alternative::TwoSided).unwrap();
    assert!((two_sided(&[1.0; 5]).p - 0.0625).abs() < 1e-12);
    // Zeros are dropped and do not count.
    let with_zeros = two_sided(&[1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0]);
    assert!((with_zeros.p - 0.0625).abs() < 1e-12 && with_zeros.n == 5 && !with_zeros.is_significant());
    // Ranks 1.5, 1.5 and 3 of sizes 1, 1 and 2: sums of at most 1.5 have 3 of 8 patterns.
    assert!((two_sided(&[-1.0, 1.0, 2.0]).p - 0.75).abs() < 1e-12);
}

/// Two equally good systems on `n` items, with skewed scores. Without ties, which only make a test
/// more cautious.
fn alike(n: usize, study: u64) -> (Vec<f64>, Vec<f64>) {
    let mut random = stream(5, study);
    let mut pair = || {
        let item = 1.0 + 4.0 * random.random::<f64>().powi(2);
        let mut rated = || item + 3.0 * random.random::<f64>().powi(3);
        (rated(), rated())
    };
    (0..n).map(|_| pair()).unzip()
}

#[test]
fn randomisation_holds_its_level_where_the_bootstrap_does_not() {
    const STUDIES: u64 = 300;
    let share = |n: usize, chance: Chance| {
        let rejected = (0..STUDIES).filter(|study| {
            let ((x, y), plan) = (alike(n, *study), Resampling { replicates: 300, seed: *study });
            let test = match chance {
                Chance::Randomisation => randomisation(&x, &y, &plan),
                Chance::Bootstrap => paired_bootstrap(&x, &y, &plan),
            };
            assert!(
                test.as_ref().is_ok_and(|test| test.n >= test.fewest)
                    || !test.as_ref().is_ok_and(super::Test::is_significant)
            );
            test.is_ok_and(|test| test.p < 0.05)
        });
        rejected.count() as f64 / STUDIES as f64
    };
    for n in [5, 10, 20, 50] {
        // Three standard errors of a share of .05 among 300.
        assert!(share(n, Chance::Randomisation) < 0.05 + 0.038, "{n}");
    }
    assert!(share(5, Chance::Randomisation) < f64::EPSILON);
    assert!(share(5, Chance::Bootstrap) > 0.1 && share(2, Chance::Bootstrap) > 0.25);
}

#[test]
fn five_items_get_no_star_from_any_test() {
    let (x, y): (Vec<f64>, Vec<f64>) = ([2.0, 3.1, 4.2, 5.3, 6.4].to_vec(), vec![0.0; 5]);
    let plan = Resampling::default();
    let tests = [paired_t(&x, &y, Alternative::TwoSided), paired_bootstrap(&x, &y, &plan)];
    assert!(tests.into_iter().all(|test| test.is_ok_and(|test| test.p < 0.05 && !test.is_significant())));
    let many: Vec<f64> = (0..49).map(f64::from).collect();
    let few = paired_bootstrap(&many, &vec![-9.0; 49], &plan).unwrap();
    assert!(!few.is_significant() && few.method.contains("too small"), "{}", few.method);
    assert!(randomisation(&many, &vec![-9.0; 49], &plan).unwrap().is_significant());
}
