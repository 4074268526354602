//! A map from words to numbers that does not read the text of short words.

use std::{collections::HashMap, hash::BuildHasherDefault};

use crate::hash::Folded;

/// A number for each word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Numbers<N> {
    short: HashMap<u128, N, BuildHasherDefault<Folded>>,
    long: HashMap<Box<str>, N, BuildHasherDefault<Folded>>,
}

impl<N> Default for Numbers<N> {
    fn default() -> Self {
        Self { short: HashMap::default(), long: HashMap::default() }
    }
}

impl<N: Copy> Numbers<N> {
    /// The number of a word, if it has one.
    pub(crate) fn get(&self, word: &str) -> Option<N> {
        match key(word) {
            Some(key) => self.short.get(&key).copied(),
            None => self.long.get(word).copied(),
        }
    }

    /// The number of a word; a word without a number gets the next number.
    pub(crate) fn get_or_add(&mut self, word: &str, next: N) -> N {
        match key(word) {
            Some(key) => *self.short.entry(key).or_insert(next),
            None => self.long.get(word).copied().unwrap_or_else(|| *self.long.entry(word.into()).or_insert(next)),
        }
    }
}

/// The bytes of a word of at most 16 bytes, padded with a byte that never occurs in UTF-8.
fn key(word: &str) -> Option<u128> {
    let mut bytes = [0xff; 16];
    bytes.get_mut(..word.len())?.copy_from_slice(word.as_bytes());
    Some(u128::from_le_bytes(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_one_number_each_whatever_their_length() {
        let mut numbers = Numbers::default();
        let words = ["a", "a\0", "sixteen letters.", "sixteen letters..", "ß", "", "seventeen letters"];
        for _ in 0..2 {
            assert!(words.iter().enumerate().all(|(next, word)| numbers.get_or_add(word, next) == next));
        }
        assert!(words.iter().enumerate().all(|(number, word)| numbers.get(word) == Some(number)));
        assert_eq!((numbers.get("b"), numbers.get("eighteen letters...")), (None, None));
    }
}
