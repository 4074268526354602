//! Results kept in memory by the digest of all they depend on: a page that is opened again costs nothing.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

/// How many are kept.
const KEPT: usize = 256;

/// Results by digest. Full, it forgets everything: what is asked for again is soon there again.
pub(crate) struct Memory<T>(Mutex<BTreeMap<String, T>>);

impl<T: Clone> Memory<T> {
    pub(crate) const fn new() -> Self {
        Self(Mutex::new(BTreeMap::new()))
    }

    /// What is kept, or what is computed now; kept if `lasting` says so.
    pub(crate) fn get(&self, key: String, compute: impl FnOnce() -> T, lasting: impl FnOnce(&T) -> bool) -> T {
        if let Some(found) = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return found.clone();
        }
        // Nobody waits for the lock meanwhile; two may compute the same.
        let found = compute();
        if lasting(&found) {
            let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            if kept.len() >= KEPT {
                kept.clear();
            }
            kept.insert(key, found.clone());
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lasts_is_computed_once() {
        static MEMORY: Memory<u32> = Memory::new();
        assert_eq!(MEMORY.get("a".to_owned(), || 1, |_| true), 1);
        assert_eq!(MEMORY.get("a".to_owned(), || 2, |_| true), 1);
        assert_eq!(MEMORY.get("b".to_owned(), || 3, |_| false), 3);
        assert_eq!(MEMORY.get("b".to_owned(), || 4, |_| true), 4);
    }
}
