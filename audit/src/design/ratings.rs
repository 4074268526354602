//! Designs of ratings: items, raters and numbers, with the scale they are on.

use agreement::{Measure, Ratings, Scale};
use rand::RngExt;
use rand::seq::SliceRandom as _;
use rand_chacha::ChaCha8Rng;
use serde::Serialize;

use super::{MANY, Shape, drawn, drawn_at};
use crate::entry::{Named, Plan};

/// Ratings as both sides get them.
#[derive(Debug, Clone, Serialize)]
pub struct RatingsDesign {
    /// The declared values, ascending; empty where the scale is what was seen.
    pub levels: Vec<f64>,
    /// (item, rater, value).
    pub rows: Vec<(u32, u32, f64)>,
}

impl RatingsDesign {
    /// The table of this project on a scale of this level of measurement.
    pub fn ratings(&self, measure: Measure) -> Ratings {
        let scale = Scale::new(measure).with_values(self.levels.iter().copied());
        Ratings::from_numbers(self.rows.iter().copied(), &scale).expect("designs hold each cell once, on the scale")
    }
}

/// Every shape of ratings, from complete ones to those that have no coefficient.
pub fn ratings(plan: &Plan) -> Vec<Named<RatingsDesign>> {
    let shapes: [Shape<RatingsDesign>; 12] = [
        ("complete", |rng, n| crowd(rng, Crowd { n, ..Crowd::default() })),
        ("ragged", |rng, n| crowd(rng, Crowd { n, n_raters: 6, per_item: (1, 5), ..Crowd::default() })),
        ("two raters", |rng, n| crowd(rng, Crowd { n, n_raters: 2, per_item: (2, 2), ..Crowd::default() })),
        ("two raters with holes", |rng, n| crowd(rng, Crowd { n, n_raters: 2, per_item: (1, 2), ..Crowd::default() })),
        ("one category", |rng, n| crowd(rng, Crowd { n, n_levels: 1, per_item: (1, 3), ..Crowd::default() })),
        ("nearly one category", |rng, n| crowd(rng, Crowd { n, n_levels: 2, rare: 0.05, ..Crowd::default() })),
        ("full agreement", |rng, n| crowd(rng, Crowd { n, noise: 0.0, ..Crowd::default() })),
        ("coin tosses", |rng, n| crowd(rng, Crowd { n, n_levels: 2, noise: 1.0, ..Crowd::default() })),
        ("undeclared levels", |rng, n| crowd(rng, Crowd { n, n_levels: 7, declared: false, ..Crowd::default() })),
        ("many raters, few each", |rng, n| {
            crowd(rng, Crowd { n, n_raters: n.clamp(4, 40), per_item: (1, 3), ..Crowd::default() })
        }),
        ("disconnected", disconnected),
        ("one rating an item", |rng, n| crowd(rng, Crowd { n, per_item: (1, 1), ..Crowd::default() })),
    ];
    drawn(&shapes, plan)
}

/// Complete designs only, with many values and with tied ones.
pub fn complete(plan: &Plan) -> Vec<Named<RatingsDesign>> {
    let shapes: [Shape<RatingsDesign>; 5] = [
        ("complete", |rng, n| crowd(rng, Crowd { n, ..Crowd::default() })),
        ("complete, two raters", |rng, n| crowd(rng, Crowd { n, n_raters: 2, per_item: (2, 2), ..Crowd::default() })),
        ("complete, seven levels", |rng, n| crowd(rng, Crowd { n, n_levels: 7, ..Crowd::default() })),
        ("complete, tied", |rng, n| crowd(rng, Crowd { n, n_levels: 2, rare: 0.2, ..Crowd::default() })),
        ("complete, coin tosses", |rng, n| crowd(rng, Crowd { n, noise: 1.0, ..Crowd::default() })),
    ];
    drawn(&shapes, plan)
}

/// Designs of many items, declared levels.
pub fn many_ratings(plan: &Plan) -> Vec<Named<RatingsDesign>> {
    let shapes: [Shape<RatingsDesign>; 5] = [
        ("complete", |rng, n| crowd(rng, Crowd { n, ..Crowd::default() })),
        ("ragged, seven levels", |rng, n| {
            crowd(rng, Crowd { n, n_raters: 9, per_item: (1, 6), n_levels: 7, ..Crowd::default() })
        }),
        ("coin tosses", |rng, n| crowd(rng, Crowd { n, n_levels: 2, noise: 1.0, ..Crowd::default() })),
        ("one category", |rng, n| crowd(rng, Crowd { n, n_levels: 1, ..Crowd::default() })),
        ("one rating an item", |rng, n| crowd(rng, Crowd { n, per_item: (1, 1), ..Crowd::default() })),
    ];
    drawn_at(&shapes, plan.seed, MANY[usize::from(!plan.thorough)], 1)
}

/// How a crowd is drawn.
pub struct Crowd {
    /// Items.
    pub n: usize,
    /// Raters.
    pub n_raters: usize,
    /// Ratings an item has, from and to.
    pub per_item: (usize, usize),
    /// Levels of the scale.
    pub n_levels: usize,
    /// The probability that a rating is any level instead of the item's own.
    pub noise: f64,
    /// The probability of any level but the first; 0 for levels that are equally frequent.
    pub rare: f64,
    /// Whether the levels are declared.
    pub declared: bool,
}

impl Default for Crowd {
    fn default() -> Self {
        Self { n: 2, n_raters: 3, per_item: (3, 3), n_levels: 4, noise: 0.4, rare: 0.0, declared: true }
    }
}

/// Ratings around an item's own level.
pub fn crowd(rng: &mut ChaCha8Rng, crowd: Crowd) -> RatingsDesign {
    let Crowd { n, n_raters, per_item, n_levels, noise, rare, declared } = crowd;
    let any = |rng: &mut ChaCha8Rng| {
        let is_first = rare > 0.0 && !rng.random_bool(rare);
        if is_first { 0 } else { rng.random_range(0..n_levels) }
    };
    let mut raters: Vec<usize> = (0..n_raters).collect();
    let mut rows = Vec::new();
    for item in 0..n {
        let own = any(rng);
        raters.shuffle(rng);
        let m = rng.random_range(per_item.0..=per_item.1).min(n_raters);
        for &rater in &raters[..m] {
            let level = if rng.random_bool(noise) { any(rng) } else { own };
            rows.push((code(item), code(rater), (level + 1) as f64));
        }
    }
    let levels = if declared { (1..=n_levels).map(|level| level as f64).collect() } else { Vec::new() };
    RatingsDesign { levels, rows }
}

/// Two crowds that share neither items nor raters.
fn disconnected(rng: &mut ChaCha8Rng, n: usize) -> RatingsDesign {
    let mut first = crowd(rng, Crowd { n: n.div_ceil(2), per_item: (2, 3), ..Crowd::default() });
    let second = crowd(rng, Crowd { n: n / 2, per_item: (2, 3), ..Crowd::default() });
    first.rows.extend(second.rows.into_iter().map(|(item, rater, value)| (item + 1000, rater + 100, value)));
    first
}

fn code(number: usize) -> u32 {
    u32::try_from(number).expect("designs are small")
}
