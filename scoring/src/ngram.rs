//! Counting the n-grams that a text shares with its references.

use std::{collections::HashMap, hash::BuildHasherDefault, ops::Range};

use crate::hash::Folded;

/// Counts of n-grams in open addressing, emptied in constant time.
///
/// An n-gram is a key other than 0 of its symbols, packed. Keys of different length must differ,
/// which numbering the symbols from 1 ensures.
#[derive(Debug, Default)]
pub(crate) struct Table {
    slots: Vec<Slot>,
    round: u32,
}

#[derive(Debug, Clone, Copy, Default)]
struct Slot {
    key: u128,
    /// The round in which the slot was filled; slots of older rounds are empty.
    round: u32,
    /// The last counted reference, and its count so far.
    reference: u32,
    count: u32,
    /// The largest count of any reference.
    most: u32,
    /// The count in the hypothesis.
    seen: u32,
}

impl Table {
    /// Clears the table and reserves space for a number of different n-grams.
    pub(crate) fn clear(&mut self, n_keys: usize) {
        let wanted = (2 * n_keys).next_power_of_two().max(64);
        if self.slots.len() < wanted || self.round == u32::MAX {
            self.slots = vec![Slot::default(); wanted.max(self.slots.len())];
            self.round = 0;
        }
        self.round += 1;
    }

    /// Counts an n-gram of one of the references.
    pub(crate) fn add_reference(&mut self, key: u128, reference: u32) {
        let slot = self.slot(key);
        if slot.reference != reference {
            slot.reference = reference;
            slot.count = 0;
        }
        slot.count += 1;
        slot.most = slot.most.max(slot.count);
    }

    /// Counts an n-gram of the hypothesis, once all references are counted: whether a reference has
    /// as many.
    pub(crate) fn add_hypothesis(&mut self, key: u128) -> bool {
        let slot = self.slot(key);
        slot.seen += 1;
        slot.seen <= slot.most
    }

    /// The slot of a key, claimed if it has none.
    fn slot(&mut self, key: u128) -> &mut Slot {
        let mask = self.slots.len() - 1;
        let mut at = hash(key) & mask;
        while self.slots[at].round == self.round && self.slots[at].key != key {
            at = (at + 1) & mask;
        }
        let slot = &mut self.slots[at];
        if slot.round != self.round {
            *slot = Slot { key, round: self.round, ..Slot::default() };
        }
        slot
    }
}

/// Spreads a key over the table: multiplication by odd constants, high bits folded down.
#[expect(clippy::cast_possible_truncation, reason = "a hash keeps the bits it needs")]
fn hash(key: u128) -> usize {
    let low = (key as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let high = ((key >> 64) as u64).wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
    let mixed = (low ^ high.rotate_left(31)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    (mixed >> 32) as usize
}

/// Calls back with every n-gram of symbols, for each n of a range, as a key of `bits` a symbol.
///
/// The symbols are below 2^bits and not 0, and the longest n-gram fits in 128 bits.
pub(crate) fn each(symbols: &[u32], orders: Range<usize>, bits: u32, mut call: impl FnMut(usize, u128)) {
    for start in 0..symbols.len() {
        let mut key = 0;
        for (n, symbol) in (1..orders.end).zip(&symbols[start..]) {
            key = (key << bits) | u128::from(*symbol);
            if n >= orders.start {
                call(n, key);
            }
        }
    }
}

/// Numbers words from 1 in the order they first occur.
#[derive(Debug, Default)]
pub(crate) struct Interner<'a> {
    numbers: HashMap<&'a str, u32, BuildHasherDefault<Folded>>,
}

impl<'a> Interner<'a> {
    /// Reserves space for a number of different words.
    pub(crate) fn with_capacity(n_words: usize) -> Self {
        Self { numbers: HashMap::with_capacity_and_hasher(n_words, BuildHasherDefault::default()) }
    }

    /// The number of a word.
    pub(crate) fn number(&mut self, word: &'a str) -> u32 {
        let next = u32::try_from(self.numbers.len() + 1).expect("a segment has fewer than 2^32 words");
        *self.numbers.entry(word).or_insert(next)
    }

    /// The numbers of words.
    pub(crate) fn numbers(&mut self, words: impl Iterator<Item = &'a str>) -> Vec<u32> {
        words.map(|word| self.number(word)).collect()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn counts_are_clipped_at_the_best_reference() {
        let mut table = Table::default();
        table.clear(2);
        for (key, reference) in [(7, 1), (7, 1), (7, 2), (9, 2)] {
            table.add_reference(key, reference);
        }
        assert_eq!([7, 7, 7, 9, 1].map(|key| table.add_hypothesis(key)), [true, true, false, true, false]);
        table.clear(2);
        assert!(!table.add_hypothesis(7));
    }

    proptest! {
        #[test]
        fn there_are_as_many_n_grams_as_there_should_be(n_symbols in 0_usize..12, longest in 1_usize..6) {
            let symbols = vec![3; n_symbols];
            let mut counts = vec![0; longest + 1];
            each(&symbols, 1..longest + 1, 21, |n, _| counts[n] += 1);
            for (n, count) in counts.into_iter().enumerate().skip(1) {
                prop_assert_eq!(count, (n_symbols + 1).saturating_sub(n));
            }
        }
    }
}
