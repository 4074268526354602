//! Near-duplicate detection by MinHash: it takes memory only for texts that are kept.

use std::{
    collections::HashMap,
    hash::{BuildHasher as _, BuildHasherDefault},
};

use crate::hash::{AsIs, Folded};

/// Hashes in a sketch.
const SIZE: usize = 64;
/// Characters in a shingle.
const SHINGLE: usize = 4;
/// The number of hashes per band by which sketches are looked up: texts with a similarity of 0.8 are missed once in
/// 6,000 cases, with 0.6 once in 9.
const BAND: usize = 4;

/// The least hash of a text's shingles under each of the hash functions.
type Sketch = [u16; SIZE];

/// The texts stored so far.
#[derive(Debug, Clone, Default)]
pub(super) struct Similar {
    sketches: Vec<Sketch>,
    /// Those that agree in a band.
    bands: HashMap<u64, Vec<u32>, BuildHasherDefault<AsIs>>,
}

impl Similar {
    /// Stores a folded text unless it is similar to an earlier text, and returns whether it was new.
    pub(super) fn insert(&mut self, folded: &str, least: f64) -> bool {
        let sketch = sketch(folded);
        let keys: Vec<u64> = keys(&sketch).collect();
        let near = keys.iter().filter_map(|key| self.bands.get(key)).flatten();
        if near.into_iter().any(|at| likeness(&self.sketches[*at as usize], &sketch) >= least) {
            return false;
        }
        let at = u32::try_from(self.sketches.len()).expect("fewer than 2^32 texts fit in memory");
        self.sketches.push(sketch);
        for key in keys {
            self.bands.entry(key).or_default().push(at);
        }
        true
    }
}

/// The share of hashes in which two sketches agree, which estimates the shared part of the texts'
/// shingles.
fn likeness(a: &Sketch, b: &Sketch) -> f64 {
    a.iter().zip(b).filter(|(x, y)| x == y).count() as f64 / SIZE as f64
}

fn sketch(text: &str) -> Sketch {
    let hash = BuildHasherDefault::<Folded>::default();
    let characters: Vec<char> = text.chars().collect();
    let mut least = [u32::MAX; SIZE];
    for shingle in characters.windows(SHINGLE.min(characters.len()).max(1)) {
        let mut mixed = hash.hash_one(shingle);
        for least in &mut least {
            // Each hash function is one more step of a generator that starts with the shingle's hash.
            mixed = mixed.wrapping_mul(0xd129_0d3f_8c5b_a2a5).wrapping_add(0x9e37_79b9_7f4a_7c15);
            let value = u32::try_from((mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 32);
            *least = (*least).min(value.expect("32 bits are left"));
        }
    }
    least.map(|hash| u16::try_from(hash.wrapping_mul(0x9e37_79b9) >> 16).expect("16 bits are left"))
}

/// A key for each band of a sketch.
fn keys(sketch: &Sketch) -> impl Iterator<Item = u64> {
    let hash = BuildHasherDefault::<Folded>::default();
    (0_u64..).zip(sketch.as_chunks::<BAND>().0).map(move |(band, hashes)| hash.hash_one((band, hashes)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The shared part of two texts' shingles.
    fn jaccard(a: &str, b: &str) -> f64 {
        let shingles = |text: &str| {
            let characters: Vec<char> = text.chars().collect();
            characters.windows(SHINGLE).map(<[char]>::to_vec).collect::<std::collections::BTreeSet<_>>()
        };
        let (a, b) = (shingles(a), shingles(b));
        a.intersection(&b).count() as f64 / a.union(&b).count() as f64
    }

    #[test]
    fn sketches_estimate_the_shared_part() {
        let text = "honestly i think this film is the best one they have ever made and i have seen them all";
        for (n_kept, tolerance) in [(88, 0.0), (70, 0.2), (40, 0.2), (10, 0.2)] {
            let other = text[..n_kept.min(text.len())].to_owned() + " entirely different words follow here";
            let other = if n_kept == 88 { text.to_owned() } else { other };
            let (estimate, exact) = (likeness(&sketch(text), &sketch(&other)), jaccard(text, &other));
            assert!((estimate - exact).abs() <= tolerance + 1e-12, "{estimate} is not {exact}");
        }
    }

    #[test]
    fn a_changed_word_is_found_and_another_text_is_new() {
        let mut similar = Similar::default();
        assert!(similar.insert("honestly i think this film is the best one they have ever made", 0.7));
        assert!(!similar.insert("honestly i think this film is the best one they ever made", 0.7));
        assert!(similar.insert("we took the last train home because it was raining so hard", 0.7));
        assert!(similar.insert("", 0.7) && !similar.insert("", 0.7));
    }
}
