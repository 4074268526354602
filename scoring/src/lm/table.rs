//! The n-grams of one order, looked up by key.

/// A model's entry for an n-gram.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct Entry {
    pub(super) log10: f32,
    pub(super) back_off: f32,
}

/// The n-grams of one order: each entry is stored next to its key, so that most look-ups access memory only once.
#[derive(Debug, Clone)]
pub(super) struct Table {
    order: usize,
    /// The words of all n-grams, concatenated.
    ids: Vec<u32>,
    /// Open addressing; at least half is free, as a search for a key that is not there takes 5 steps on average if a
    /// third is free, and 2.5 if half is.
    slots: Vec<Slot>,
}

/// An n-gram, or a free place, whose key is 0.
#[derive(Debug, Clone, Copy, Default)]
struct Slot {
    key: u64,
    entry: Entry,
}

impl Table {
    /// A table with space for a number of n-grams of an order.
    pub(super) fn new(order: usize, n_grams: usize) -> Self {
        let slots = vec![Slot::default(); 2 * n_grams + 2];
        Self { order, ids: Vec::with_capacity(order * n_grams), slots }
    }

    /// The number of n-grams.
    pub(super) fn len(&self) -> usize {
        self.ids.len() / self.order
    }

    /// Adds an n-gram; false if it is there already.
    pub(super) fn add(&mut self, ids: &[u32], entry: Entry) -> bool {
        if 2 * (self.len() + 1) > self.slots.len() {
            let larger = vec![Slot::default(); 2 * self.slots.len()];
            for slot in std::mem::replace(&mut self.slots, larger).into_iter().filter(|slot| slot.key != 0) {
                let at = self.place(slot.key);
                self.slots[at] = slot;
            }
        }
        let key = key_of(ids);
        let at = self.place(key);
        let is_new = self.slots[at].key == 0;
        if is_new {
            self.slots[at] = Slot { key, entry };
            self.ids.extend_from_slice(ids);
        }
        is_new
    }

    /// The entry of an n-gram by its key.
    pub(super) fn get(&self, key: u64) -> Option<&Entry> {
        let slot = &self.slots[self.place(key)];
        (slot.key == key).then_some(&slot.entry)
    }

    /// An n-gram and its entry, numbered from 0 in the order in which they were added.
    pub(super) fn nth(&self, at: usize) -> (&[u32], Entry) {
        let ids = &self.ids[at * self.order..][..self.order];
        (ids, self.slots[self.place(key_of(ids))].entry)
    }

    /// Every n-gram with its entry, in the order in which they were added.
    fn iter(&self) -> impl Iterator<Item = (&[u32], Entry)> {
        (0..self.len()).map(|at| self.nth(at))
    }

    /// The position of a key, or the position at which to insert it.
    fn place(&self, key: u64) -> usize {
        #[expect(clippy::cast_possible_truncation, reason = "the product's upper half is below the number of slots")]
        let mut at = ((u128::from(key) * self.slots.len() as u128) >> 64) as usize;
        while self.slots[at].key != key && self.slots[at].key != 0 {
            at = if at + 1 == self.slots.len() { 0 } else { at + 1 };
        }
        at
    }
}

impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        self.order == other.order && self.iter().eq(other.iter())
    }
}

/// The key of an n-gram, computed from the key of its last words and the preceding word; never 0.
///
/// Keys represent n-grams without a check for collisions, as in KenLM: among 10⁸ n-grams, two share a key with
/// probability 0.0003.
pub(super) fn key(shorter: u64, before: u32) -> u64 {
    let mixed = (shorter ^ (u64::from(before) + 1)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ (mixed >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93).rotate_left(29).max(1)
}

/// The key of a whole n-gram.
fn key_of(ids: &[u32]) -> u64 {
    ids.iter().rev().fold(0, |shorter, id| key(shorter, *id))
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use proptest::prelude::*;

    use super::*;

    #[test]
    fn n_grams_are_found_and_stay_in_order_however_many_were_expected() {
        for expected in [0, 1, 500, 5000] {
            let mut table = Table::new(2, expected);
            let entry = |i: u32| Entry { log10: i as f32, back_off: 0.0 };
            assert!((0..1000).all(|i| table.add(&[i, i / 2], entry(i))) && !table.add(&[7, 3], entry(0)));
            assert_eq!(table.len(), 1000);
            assert!(table.iter().zip(0..).all(|(found, i)| found == ([i, i / 2].as_slice(), entry(i))));
            assert_eq!(table.get(key_of(&[999, 499])), Some(&entry(999)));
            assert_eq!(table.get(key_of(&[499, 999])), None);
        }
    }

    proptest! {
        #[test]
        fn a_table_is_a_map(n_grams in prop::collection::vec(prop::array::uniform3(0_u32..9), 0..200), expected in 0_usize..99) {
            let mut table = Table::new(3, expected);
            let mut map: HashMap<[u32; 3], Entry> = HashMap::new();
            for (i, ids) in n_grams.iter().enumerate() {
                let entry = Entry { log10: i as f32, back_off: -(i as f32) };
                prop_assert_eq!(table.add(ids, entry), !map.contains_key(ids));
                map.entry(*ids).or_insert(entry);
            }
            prop_assert_eq!(table.len(), map.len());
            for ids in n_grams.iter().chain(&[[9, 9, 9]]) {
                prop_assert_eq!(table.get(key_of(ids)), map.get(ids));
            }
        }
    }
}
