//! Parts of reports kept in memory by the digest of all they depend on: what has not changed is not computed again when
//! something else has. Whole reports are kept by [`crate::reports`].

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

use serde::Serialize;

use crate::cache::weight;

/// How many are kept.
const KEPT: usize = 256;

/// Bytes that are kept, as JSON.
const MOST: usize = 8 << 20;

/// Results by digest. Full, it forgets everything: what is asked for again is soon there again.
pub(crate) struct Memory<T>(Mutex<Results<T>>);

struct Results<T> {
    by_digest: BTreeMap<String, T>,
    bytes: usize,
}

impl<T: Clone + Serialize> Memory<T> {
    pub(crate) const fn new() -> Self {
        Self(Mutex::new(Results { by_digest: BTreeMap::new(), bytes: 0 }))
    }

    /// What is kept, or what is computed now; kept if `lasting` says so.
    pub(crate) fn get(&self, key: String, compute: impl FnOnce() -> T, lasting: impl FnOnce(&T) -> bool) -> T {
        if let Some(found) = self.0.lock().unwrap_or_else(PoisonError::into_inner).by_digest.get(&key) {
            return found.clone();
        }
        // Nobody waits for the lock meanwhile; two may compute the same.
        let found = compute();
        let bytes = weight(&found);
        if bytes <= MOST && lasting(&found) {
            let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            if kept.by_digest.len() >= KEPT || kept.bytes + bytes > MOST {
                kept.by_digest.clear();
                kept.bytes = 0;
            }
            kept.bytes += bytes;
            kept.by_digest.insert(key, found.clone());
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

    #[test]
    fn what_is_too_large_is_not_kept() {
        static MEMORY: Memory<String> = Memory::new();
        let long = || "x".repeat(MOST + 1);
        assert_eq!(MEMORY.get("a".to_owned(), long, |_| true).len(), MOST + 1);
        assert_eq!(MEMORY.get("a".to_owned(), String::new, |_| true), "");
    }
}
