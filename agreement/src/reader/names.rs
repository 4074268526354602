//! Names as codes, in the order of their first occurrence.

use std::hash::BuildHasher;

use foldhash::fast::RandomState;
use hashbrown::HashTable;

use crate::Names;

/// Bytes for each name besides its text.
const OF_NAME: u64 = 50;

/// Names with their codes; the table of codes does not own them.
#[derive(Debug, Clone, Default)]
pub(super) struct Coded {
    names: Names,
    codes: HashTable<u32>,
    hasher: RandomState,
    /// The last code: most files are sorted by one of their columns.
    last: u32,
    /// Bytes of all names.
    bytes: u64,
}

impl Coded {
    /// The code of a name; `None` when there are more than fit in 32 bits.
    pub(super) fn code(&mut self, name: &str) -> Option<u32> {
        if (self.last as usize) < self.names.len() && &self.names[self.last as usize] == name {
            return Some(self.last);
        }
        let hash = self.hasher.hash_one(name);
        self.last = match self.codes.find(hash, |&code| &self.names[code as usize] == name) {
            Some(&code) => code,
            None => self.add(hash, name)?,
        };
        Some(self.last)
    }

    /// The code of a name that was met before.
    pub(super) fn known(&self, name: &str) -> Option<u32> {
        self.codes.find(self.hasher.hash_one(name), |&code| &self.names[code as usize] == name).copied()
    }

    /// The number of names.
    pub(super) fn len(&self) -> usize {
        self.names.len()
    }

    /// Bytes of memory, at most: those of the names twice, because what holds them grows by doubling, and for each name its
    /// end and its code.
    pub(super) fn memory(&self) -> u64 {
        2 * self.bytes + OF_NAME * self.names.len() as u64
    }

    /// The names, by code.
    pub(super) fn names(&self) -> &Names {
        &self.names
    }

    /// Spells the names in another way; none can be looked up afterwards.
    pub(super) fn replace(&mut self, names: Names) {
        self.names = names;
        self.codes.clear();
    }

    /// The names alone.
    pub(super) fn into_names(self) -> Names {
        self.names
    }

    fn add(&mut self, hash: u64, name: &str) -> Option<u32> {
        let code = u32::try_from(self.names.len()).ok()?;
        if !self.names.push(name) {
            return None;
        }
        self.bytes += name.len() as u64;
        let Self { names, codes, hasher, .. } = self;
        codes.insert_unique(hash, code, |&code| hasher.hash_one(&names[code as usize]));
        Some(code)
    }
}
