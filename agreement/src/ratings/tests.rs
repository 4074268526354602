//! Tests of building ratings.

use super::{Ratings, Refused};
use crate::Scale;

#[test]
fn row_order_does_not_reach_the_table() {
    let mut rows = vec![("b", "y", 1.0), ("a", "x", 2.0), ("a", "y", -1.0), ("b", "x", 1.0)];
    let one = Ratings::from_numbers(rows.clone(), &Scale::interval()).unwrap();
    rows.reverse();
    let other = Ratings::from_numbers(rows, &Scale::interval()).unwrap();
    assert_eq!(one, other);
    assert_eq!(one.items().iter().collect::<Vec<_>>(), ["a", "b"]);
    assert_eq!(one.values(), [-1.0, 1.0, 2.0]);
    assert_eq!(one.levels_of(0), [0, 2]);
    assert_eq!(one.raters_of(0), [1, 0]);
}

#[test]
fn a_missing_value_still_names_its_item() {
    let rows = [("a", "x", Some(1.0)), ("b", "x", None)];
    let ratings = Ratings::from_numbers(rows, &Scale::interval()).unwrap();
    assert_eq!((ratings.n_items(), ratings.n_ratings()), (2, 1));
    assert!((ratings.coverage() - 0.5).abs() < 1e-12);
}

#[test]
fn declared_labels_keep_their_order_and_place() {
    let scale = Scale::ordinal().with_labels(["poor", "acceptable", "excellent"]);
    let rows = [("a", "x", "excellent"), ("a", "y", "poor")];
    let ratings = Ratings::from_labels(rows, &scale).unwrap();
    assert_eq!(ratings.levels_of(0), [0, 2]);
    assert_eq!(ratings.n_levels(), 3);
    let refused = Ratings::from_labels([("a", "x", "good")], &scale).unwrap_err();
    assert_eq!(refused.to_string(), "item a, rater x: good is not on the scale");
}

#[test]
fn a_value_that_is_no_number_is_refused_by_name() {
    let refused = Ratings::from_numbers([(1, 2, f64::NAN)], &Scale::ratio()).unwrap_err();
    assert_eq!(refused, Refused::NotFinite { item: "1".into(), rater: "2".into() });
    let twice = Scale::ordinal().with_values([1.0, 1.0]);
    let refused = Ratings::from_numbers([(1, 2, 1.0)], &twice).unwrap_err();
    assert_eq!(refused, Refused::Declaration);
}

#[test]
fn replicates_count_once_in_the_coverage() {
    let scale = Scale::nominal().keep_replicates();
    let rows = [(1, "a", 1.0), (1, "a", 2.0), (1, "b", 1.0), (2, "a", 1.0)];
    let ratings = Ratings::from_numbers(rows, &scale).unwrap();
    assert!(ratings.has_replicates());
    assert!((ratings.coverage() - 0.75).abs() < 1e-12);
}
