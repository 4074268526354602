//! Tests of span agreement.

use rand::RngExt;

use super::{Annotation, Span, Unitized, f1, f1_pairs, unitizing_alpha};
use crate::{Bootstrap, Coefficient, Undefined};

fn marked(item: usize, rater: &str, spans: &[(usize, usize)]) -> Annotation {
    let span = |&(start, end): &(usize, usize)| Span { start, end, label: "x".into() };
    let spans = spans.iter().map(span).collect();
    Annotation { item: item.to_string(), rater: rater.into(), length: 100, spans }
}

#[test]
fn the_same_units_agree_completely() {
    let both = [marked(1, "a", &[(3, 9), (40, 60)]), marked(1, "b", &[(40, 60), (3, 9)])];
    assert!((f1(&both).unwrap().value - 1.0).abs() < 1e-12);
    assert!((unitizing_alpha(&both).unwrap().value - 1.0).abs() < 1e-12);
}

#[test]
fn marking_nothing_is_an_answer() {
    let one = [marked(1, "a", &[(0, 4)]), marked(1, "b", &[])];
    assert!(f1(&one).unwrap().value.abs() < 1e-12);
    let none = [marked(1, "a", &[]), marked(1, "b", &[])];
    assert_eq!(f1(&none).unwrap_err(), Undefined::NoRatings);
    assert_eq!(unitizing_alpha(&none).unwrap_err(), Undefined::NoVariance);
    assert_eq!(f1_pairs(&one).unwrap()[0].n_items, 1);
}

#[test]
fn the_worked_example_of_content_analysis() {
    // Krippendorff (2004), from position 150: label c differs, label k is the same.
    let annotation = |rater: &str, c: &[(usize, usize)]| {
        let unit = |label: &'static str| {
            move |&(start, length): &(usize, usize)| Span {
                start: start - 150,
                end: start - 150 + length,
                label: label.into(),
            }
        };
        let k = [(180, 60), (300, 50)];
        let spans = c.iter().map(unit("c")).chain(k.iter().map(unit("k"))).collect();
        Annotation { item: "text".into(), rater: rater.into(), length: 300, spans }
    };
    let i = annotation("i", &[(225, 70), (370, 30)]);
    let j = annotation("j", &[(220, 80), (355, 20), (400, 20)]);
    let alpha = unitizing_alpha(&[i, j]).unwrap();
    assert!((alpha.observed - 0.0144).abs() < 0.0001);
    assert!((alpha.expected - (0.0532 + 0.0490)).abs() < 0.0002);
    assert!((alpha.value - 0.8587).abs() < 0.0001);
}

#[test]
fn units_placed_at_random_have_an_alpha_near_zero() {
    let mut rng = crate::random::stream(7, 0);
    let annotations: Vec<Annotation> = (0..4000)
        .flat_map(|i| {
            let mut unit = |rater| {
                let start = rng.random_range(0..90);
                marked(i, rater, &[(start, start + 8)])
            };
            [unit("a"), unit("b")]
        })
        .collect();
    let alpha = unitizing_alpha(&annotations).unwrap().value;
    assert!(alpha.abs() < 0.05, "{alpha}");
}

#[test]
fn a_text_that_one_annotator_did_not_read_is_no_empty_answer() {
    let some = [marked(1, "a", &[(0, 4)]), marked(1, "b", &[(0, 4)]), marked(2, "a", &[(1, 2)])];
    assert_eq!(unitizing_alpha(&some).unwrap_err(), Undefined::Incomplete);
    assert_eq!(f1(&some).unwrap().n_items, 1);
}

/// Two annotators whose units lie within two positions of each other, in `n` texts.
fn near(seed: u64, n: usize) -> Vec<Annotation> {
    let mut rng = crate::random::stream(seed, 1);
    let mut both = |item| {
        let (start, moved) = (rng.random_range(2..80), rng.random_range(0..5));
        [marked(item, "a", &[(start, start + 10)]), marked(item, "b", &[(start + moved - 2, start + moved + 8)])]
    };
    (0..n).flat_map(&mut both).collect()
}

#[test]
fn an_interval_over_texts_covers_at_its_rate() {
    let truth = unitizing_alpha(&near(1000, 4000)).unwrap().value;
    let covered = (0..120).filter(|&seed| {
        let plan = Bootstrap { replicates: 200, seed, level: 0.9, ..Bootstrap::default() };
        let alpha = Unitized::of(&near(seed, 60)).unwrap().bootstrapped(&plan).unwrap();
        let interval = alpha.interval.unwrap();
        interval.low <= truth && truth <= interval.high
    });
    // 108 of 120 expected; three standard errors are 10.
    let covered = covered.count();
    assert!((98..=118).contains(&covered), "{covered}");
}

#[test]
fn a_text_drawn_twice_is_that_text_twice() {
    let once = near(5, 12);
    let mut twice = once.clone();
    twice.extend(once.iter().map(|a| Annotation { item: format!("{} again", a.item), ..a.clone() }));
    // The texts in the order of their names: each next to its double.
    let weighted = Unitized::of(&once).unwrap().at(&[2; 12]).unwrap();
    assert!((weighted - Unitized::of(&twice).unwrap().at(&[1; 24]).unwrap()).abs() < 1e-12);
}
