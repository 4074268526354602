//! Tests of REML against ANOVA and golden values.

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
    let (reml, forms) = (reml(&ratings).unwrap(), forms(&ratings, 0.95).unwrap());
    assert!((reml.agreement.value - forms.icc2.value).abs() < 1e-8, "{reml:?}");
    assert!((reml.consistency.value - forms.icc3.value).abs() < 1e-8);
}

#[test]
fn a_shift_of_all_values_moves_only_the_mean() {
    let holes = judges().into_iter().filter(|(i, j, _)| (i + 2 * j) % 5 != 0);
    let holes: Vec<_> = holes.collect();
    let of = |by: f64| {
        let rows = holes.iter().map(|&(i, j, v)| (i, j, v + by));
        reml(&Ratings::from_numbers(rows, &Scale::interval()).unwrap()).unwrap()
    };
    let (one, other) = (of(0.0), of(1000.0));
    assert!((one.agreement.value - other.agreement.value).abs() < 1e-7);
    assert!((other.mean - one.mean - 1000.0).abs() < 1e-6);
}

#[test]
fn designs_that_cannot_tell_say_why() {
    let once = [(1, 1, 1.0), (1, 2, 2.0), (2, 3, 3.0), (2, 4, 5.0)];
    let ratings = Ratings::from_numbers(once, &Scale::interval()).unwrap();
    assert_eq!(reml(&ratings).unwrap_err(), Undefined::FewObservations { n: 4, need: 5 });
    let flat = [(1, 1, 1.0), (1, 2, 1.0), (2, 1, 1.0), (2, 2, 1.0)];
    let ratings = Ratings::from_numbers(flat, &Scale::interval()).unwrap();
    assert_eq!(reml(&ratings).unwrap_err(), Undefined::NoVariance);
}
