//! Designs of ratings on a continuous scale, from item, rater and residual effects.

use rand::RngExt;
use rand::seq::SliceRandom as _;
use rand_chacha::ChaCha8Rng;

use super::{RatingsDesign, Shape, drawn, normal};
use crate::entry::{Named, Plan};

/// Standard deviations of items, raters and residual.
type Effects = [f64; 3];

/// Complete designs.
pub fn complete_effects(plan: &Plan) -> Vec<Named<RatingsDesign>> {
    let shapes: [Shape<RatingsDesign>; 7] = [
        ("complete", |rng, n| effects(rng, (n, 4), [1.0, 0.5, 1.0], 4)),
        ("two raters", |rng, n| effects(rng, (n, 2), [1.0, 0.5, 1.0], 2)),
        ("no rater effect", |rng, n| effects(rng, (n, 3), [1.0, 0.0, 0.5], 3)),
        ("strict and lenient raters", |rng, n| effects(rng, (n, 3), [0.5, 3.0, 0.5], 3)),
        ("items alike", |rng, n| effects(rng, (n, 5), [0.0, 0.5, 1.0], 5)),
        ("few whole numbers", |rng, n| rounded(effects(rng, (n, 3), [1.0, 0.3, 0.7], 3))),
        ("constant", |rng, n| effects(rng, (n, 3), [0.0, 0.0, 0.0], 3)),
    ];
    drawn(&shapes, plan)
}

/// The same, and crossed designs with holes.
pub fn crossed_effects(plan: &Plan) -> Vec<Named<RatingsDesign>> {
    let shapes: [Shape<RatingsDesign>; 5] = [
        ("holes", |rng, n| effects(rng, (n, 6), [1.0, 0.5, 1.0], 3)),
        ("holes, few whole numbers", |rng, n| rounded(effects(rng, (n, 5), [1.0, 0.5, 1.0], 2))),
        ("holes, items alike", |rng, n| effects(rng, (n, 5), [0.0, 0.5, 1.0], 3)),
        ("holes, no rater effect", |rng, n| effects(rng, (n, 5), [1.0, 0.0, 0.3], 3)),
        ("one rating an item", |rng, n| effects(rng, (n, 3), [1.0, 0.5, 1.0], 1)),
    ];
    complete_effects(plan).into_iter().chain(drawn(&shapes, plan)).collect()
}

/// `per_item` ratings of each of `n` items by some of the raters.
pub fn effects(
    rng: &mut ChaCha8Rng,
    (n, n_raters): (usize, usize),
    [items, raters, residual]: Effects,
    per_item: usize,
) -> RatingsDesign {
    let of_rater: Vec<f64> = (0..n_raters).map(|_| raters * normal(rng)).collect();
    let mut codes: Vec<u32> = (0..).take(n_raters).collect();
    let mut rows = Vec::new();
    for item in (0..).take(n) {
        let own = items * normal(rng);
        codes.shuffle(rng);
        for &rater in &codes[..per_item] {
            rows.push((item, rater, own + of_rater[rater as usize] + residual * normal(rng)));
        }
    }
    RatingsDesign { levels: Vec::new(), rows }
}

fn rounded(design: RatingsDesign) -> RatingsDesign {
    let rows = design.rows.into_iter().map(|(item, rater, value)| (item, rater, (2.0 * value).round()));
    RatingsDesign { rows: rows.collect(), ..design }
}

/// Ratings of items that each have raters of their own: a one-way design.
pub fn one_way(rng: &mut ChaCha8Rng, n: usize, [items, residual]: [f64; 2], per_item: (u32, u32)) -> RatingsDesign {
    let mut rows = Vec::new();
    for item in (0..).take(n) {
        let own = items * normal(rng);
        let m = rng.random_range(per_item.0..=per_item.1);
        rows.extend((0..m).map(|rater| (item, rater, own + residual * normal(rng))));
    }
    RatingsDesign { levels: Vec::new(), rows }
}
