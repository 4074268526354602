//! Small random designs: ragged, tied, disconnected and degenerate ones, of 2 to 300 items.

mod ratings;
pub use ratings::{RatingsDesign, complete, ratings};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::coverage::digest;
use crate::entry::{Named, Plan};

/// Items of the designs of a full run.
const SIZES: [usize; 8] = [2, 3, 5, 8, 20, 50, 120, 300];

/// Items of the designs of a fast run.
const FEW_SIZES: [usize; 3] = [2, 5, 20];

/// Draws of each shape and size in a full run.
const DRAWS: u64 = 3;

/// Draws one design of a shape: a name that says what is special, and how to draw it at a size.
pub type Shape<D> = (&'static str, fn(&mut ChaCha8Rng, usize) -> D);

/// Every shape at every size of the plan, each draw from a stream of its own.
pub fn drawn<D>(shapes: &[Shape<D>], plan: &Plan) -> Vec<Named<D>> {
    let (sizes, draws) = if plan.thorough { (&SIZES[..], DRAWS) } else { (&FEW_SIZES[..], 1) };
    let mut all = Vec::new();
    for (shape, draw) in shapes {
        for &n in sizes {
            for number in 1..=draws {
                let name = format!("{shape}, n = {n}, draw {number}");
                let mut rng = ChaCha8Rng::seed_from_u64(plan.seed ^ digest(&name));
                all.push(Named { design: draw(&mut rng, n), name });
            }
        }
    }
    all
}
