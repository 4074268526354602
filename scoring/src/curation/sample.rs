//! A random sample from a stream of texts.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A random sample without replacement from a source of any length, in the source's order.
///
/// Every set of `n` is equally likely; the same seed and source result in the same sample. From a source with fewer
/// texts, all are taken.
pub fn sample<T>(source: impl IntoIterator<Item = T>, n: usize, seed: u64) -> Vec<T> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut kept: Vec<(usize, T)> = Vec::with_capacity(n.min(1 << 16));
    for (index, item) in source.into_iter().enumerate() {
        if kept.len() < n {
            kept.push((index, item));
        } else {
            let place = random.random_range(0..=index);
            if place < n {
                kept[place] = (index, item);
            }
        }
    }
    kept.sort_by_key(|(index, _)| *index);
    kept.into_iter().map(|(_, item)| item).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_sample_is_repeated_by_its_seed() {
        let of = |seed| sample(0..1000, 10, seed);
        assert_eq!(of(5), of(5));
        assert_ne!(of(5), of(6));
        assert_eq!(sample(0..3, 10, 1), [0, 1, 2]);
    }

    proptest! {
        #[test]
        fn a_sample_has_distinct_items_in_order(n in 0_usize..20, of in 0_usize..60, seed: u64) {
            let drawn = sample(0..of, n, seed);
            prop_assert_eq!(drawn.len(), n.min(of));
            prop_assert!(drawn.windows(2).all(|pair| pair[0] < pair[1]));
        }
    }
}
