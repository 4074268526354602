//! Texts with stretches marked by several annotators.

use agreement::span::{Annotation, Span};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use serde::Serialize;

use super::{Shape, drawn};
use crate::entry::{Named, Plan};

/// What all annotators marked.
#[derive(Debug, Clone, Serialize)]
pub struct Marked {
    /// (item, rater, length of the text, marks as (start, end, label)).
    pub rows: Vec<(u32, u32, usize, Vec<Mark>)>,
}

/// Start, end and label.
type Mark = (usize, usize, char);

impl Marked {
    /// As this project takes them. Names are padded, so that their order is that of the numbers.
    pub fn annotations(&self) -> Vec<Annotation> {
        let span = |&(start, end, label): &(usize, usize, char)| Span { start, end, label: label.to_string() };
        let annotation = |(item, rater, length, marks): &(u32, u32, usize, Vec<(usize, usize, char)>)| Annotation {
            item: format!("{item:04}"),
            rater: format!("{rater:04}"),
            length: *length,
            spans: marks.iter().map(span).collect(),
        };
        self.rows.iter().map(annotation).collect()
    }
}

/// Marks of annotators who copy a common view more or less closely.
pub fn marked(plan: &Plan) -> Vec<Named<Marked>> {
    let shapes: [Shape<Marked>; 8] = [
        ("two annotators", |rng, n| marks(rng, n, Marks::default())),
        ("four annotators, three labels", |rng, n| {
            marks(rng, n, Marks { n_raters: 4, n_labels: 3, ..Marks::default() })
        }),
        ("the same marks", |rng, n| marks(rng, n, Marks { slip: 0.0, ..Marks::default() })),
        ("nothing in common", |rng, n| marks(rng, n, Marks { slip: 1.0, ..Marks::default() })),
        ("marks that overlap and touch", |rng, n| marks(rng, n, Marks { most: 6, n_labels: 1, ..Marks::default() })),
        ("nothing marked", |rng, n| marks(rng, n, Marks { most: 0, ..Marks::default() })),
        ("texts not read by all", |rng, n| marks(rng, n, Marks { n_raters: 3, missed: 0.3, ..Marks::default() })),
        ("one annotator", |rng, n| marks(rng, n, Marks { n_raters: 1, ..Marks::default() })),
    ];
    // A reference that compares all pairs of stretches takes long on hundreds of texts.
    drawn(&shapes, plan).into_iter().filter(|named| named.design.rows.len() <= 250).collect()
}

/// How marks are drawn.
pub struct Marks {
    /// Annotators.
    pub n_raters: u32,
    /// Labels.
    pub n_labels: u8,
    /// Marks of a text at most.
    pub most: usize,
    /// The probability that a mark is anywhere instead of where all see it.
    pub slip: f64,
    /// The probability that an annotator did not read a text.
    pub missed: f64,
}

impl Default for Marks {
    fn default() -> Self {
        Self { n_raters: 2, n_labels: 2, most: 3, slip: 0.3, missed: 0.0 }
    }
}

/// Marks of `n` texts.
pub fn marks(rng: &mut ChaCha8Rng, n: usize, how: Marks) -> Marked {
    let mut rows = Vec::new();
    for item in (0..).take(n) {
        let length = rng.random_range(8..60);
        let common: Vec<_> = (0..rng.random_range(0..=how.most)).map(|_| mark(rng, length, how.n_labels)).collect();
        for rater in 0..how.n_raters {
            if rng.random_bool(how.missed) {
                continue;
            }
            let slip = |&(start, end, label): &(usize, usize, char)| {
                if rng.random_bool(how.slip) { mark(rng, length, how.n_labels) } else { (start, end, label) }
            };
            rows.push((item, rater, length, common.iter().map(slip).collect()));
        }
    }
    Marked { rows }
}

fn mark(rng: &mut ChaCha8Rng, length: usize, n_labels: u8) -> (usize, usize, char) {
    let start = rng.random_range(0..length - 1);
    let end = rng.random_range(start + 1..=length.min(start + 12));
    (start, end, char::from(b'a' + rng.random_range(0..n_labels)))
}
