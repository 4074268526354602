//! Small random designs: ragged, tied, disconnected and degenerate ones, of 2 to 300 items.

mod effects;
mod preferences;
mod ratings;
mod series;
mod spans;

pub use effects::{complete_effects, crossed_effects, effects, one_way};
pub use preferences::{Preferences, Ranked, many_rankings, preferences, rankings};
pub use ratings::{Crowd, RatingsDesign, complete, crowd, many_ratings, ratings};
pub use series::{Series, Triples, aligned, metrics, related, samples, triples};
pub use spans::{Marked, Marks, marked, marks};

use rand::{RngExt as _, SeedableRng};
use rand_chacha::ChaCha8Rng;
use statrs::distribution::{ContinuousCDF as _, Normal};

use crate::coverage::digest;
use crate::entry::{Named, Plan};

/// Items of the designs of a full run.
const SIZES: [usize; 8] = [2, 3, 5, 8, 20, 50, 120, 300];

/// Items of the designs of a fast run.
const FEW_SIZES: [usize; 3] = [2, 5, 20];

/// Items of designs that are compared over random draws: in a full run, and in a fast one.
const MANY: [&[usize]; 2] = [&[60, 120, 250], &[60]];

/// Draws of each shape and size in a full run.
const DRAWS: u64 = 2;

/// Draws one design of a shape: a name that says what is special, and how to draw it at a size.
pub type Shape<D> = (&'static str, fn(&mut ChaCha8Rng, usize) -> D);

/// Every shape at every size of the plan, each draw from a stream of its own.
pub fn drawn<D>(shapes: &[Shape<D>], plan: &Plan) -> Vec<Named<D>> {
    let (sizes, draws) = if plan.thorough { (&SIZES[..], DRAWS) } else { (&FEW_SIZES[..], 1) };
    drawn_at(shapes, plan.seed, sizes, draws)
}

/// Every shape at some sizes: what is compared over random draws needs many items.
fn drawn_at<D>(shapes: &[Shape<D>], seed: u64, sizes: &[usize], draws: u64) -> Vec<Named<D>> {
    let mut all = Vec::new();
    for (shape, draw) in shapes {
        for &n in sizes {
            for number in 1..=draws {
                let name = format!("{shape}, n = {n}, draw {number}");
                let mut rng = ChaCha8Rng::seed_from_u64(seed ^ digest(&name));
                all.push(Named { design: draw(&mut rng, n), name });
            }
        }
    }
    all
}

/// A standard normal number.
pub fn normal(rng: &mut ChaCha8Rng) -> f64 {
    Normal::standard().inverse_cdf(rng.random_range(1e-12..1.0))
}
