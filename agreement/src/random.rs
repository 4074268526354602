//! Seeded randomness: one stream of a counter-based generator for every draw.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// The generator of draw number `draw` for a `seed`.
///
/// Streams of one seed never overlap, so the draws can be computed in any order on any thread.
pub(crate) fn stream(seed: u64, draw: u64) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(draw);
    rng
}
