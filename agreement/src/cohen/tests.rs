//! Tests of Cohen's kappa.

use super::{Pairs, Weight, kappa, pairs};
use crate::{Coefficient, Ratings, Scale, Undefined};

fn diagnoses() -> Ratings {
    // Two raters, three ordered levels: (0,0)×4, (0,1)×1, (1,1)×3, (1,2)×1, (2,2)×1.
    let cells = [(0, 0, 4), (0, 1, 1), (1, 1, 3), (1, 2, 1), (2, 2, 1)];
    let pairs = cells.iter().flat_map(|&(a, b, n)| std::iter::repeat_n((a, b), n)).enumerate();
    let rows = pairs.flat_map(|(i, (a, b))| [(i, "a", f64::from(a)), (i, "b", f64::from(b))]);
    Ratings::from_numbers(rows, &Scale::ordinal()).unwrap()
}

#[test]
fn the_three_weightings_of_a_table_done_by_hand() {
    let ratings = diagnoses();
    // Margins 5 4 1 and 4 4 2. Chance disagreement: 1 − .38, then Σ|i−j|, then Σ(i−j)².
    let value = |weight| kappa(&ratings, (0, 1), weight).unwrap().value;
    assert!((value(Weight::Unweighted) - (1.0 - 0.2 / 0.62)).abs() < 1e-12);
    assert!((value(Weight::Linear) - (1.0 - 0.2 / 0.76)).abs() < 1e-12);
    assert!((value(Weight::Quadratic) - (1.0 - 0.2 / 1.04)).abs() < 1e-12);
}

#[test]
fn a_given_table_equals_the_named_weights() {
    let ratings = diagnoses();
    let square = |i: i32, j: i32| f64::from((i - j) * (i - j));
    let table = (0..3).map(|i| (0..3).map(|j| square(i, j)).collect()).collect();
    let given = kappa(&ratings, (0, 1), Weight::Given(table)).unwrap();
    let named = kappa(&ratings, (0, 1), Weight::Quadratic).unwrap();
    assert!((given.value - named.value).abs() < 1e-12);
    assert!((given.se.unwrap() - named.se.unwrap()).abs() < 1e-12);
    let small = kappa(&ratings, (0, 1), Weight::Given(vec![vec![0.0]]));
    assert!(matches!(small, Err(Undefined::Argument(_))));
}

#[test]
fn raters_without_a_shared_item_have_no_kappa() {
    let rows = [(1, "a", 1.0), (1, "b", 1.0), (2, "a", 2.0), (2, "c", 2.0)];
    let ratings = Ratings::from_numbers(rows, &Scale::nominal()).unwrap();
    let none = kappa(&ratings, (1, 2), Weight::Unweighted).unwrap_err();
    assert_eq!(none, Undefined::NothingShared);
    assert_eq!(pairs(&ratings).unwrap().len(), 2);
}

#[test]
fn the_mean_over_one_pair_is_that_pair() {
    let ratings = diagnoses();
    let all = Pairs::of(&ratings).unwrap();
    let mean = all.mean(Weight::Linear).unwrap().estimate().unwrap();
    let one = pairs(&ratings).unwrap()[0].linear.unwrap();
    assert!((mean.value - one).abs() < 1e-12);
}

#[test]
fn a_standard_error_of_nought_is_no_rounding_error() {
    // One rater always answers 0, the other answers 1 once: agreement equals chance agreement, whatever the items.
    for n in 2..300 {
        let rows = (0..n).flat_map(|i| [(i, "a", f64::from(u8::from(i == 0))), (i, "b", 0.0)]);
        let ratings = Ratings::from_numbers(rows, &Scale::ordinal().with_range(0, 1)).unwrap();
        for weight in [Weight::Unweighted, Weight::Linear, Weight::Quadratic] {
            let found = kappa(&ratings, (0, 1), weight).unwrap();
            assert!(found.value.abs() < 1e-12 && found.se == Some(0.0), "{n} items: {found:?}");
        }
    }
}
