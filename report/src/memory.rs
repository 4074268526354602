//! Parts of reports, kept in memory by the digest of everything that they depend on, so that an unchanged part is not
//! computed again when another part changes. Whole reports are kept by [`crate::reports`].

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

use serde::Serialize;

use crate::cache::weight;

/// The number of results that are kept.
const KEPT: usize = 256;

/// Bytes that are kept, as JSON.
const MOST: usize = 8 << 20;

/// Results by digest. When it is full, everything is removed: results that are still requested are soon added again.
pub(crate) struct Memory<T>(Mutex<Results<T>>);

struct Results<T> {
    by_digest: BTreeMap<String, T>,
    bytes: usize,
}

impl<T: Clone + Serialize> Memory<T> {
    pub(crate) const fn new() -> Self {
        Self(Mutex::new(Results { by_digest: BTreeMap::new(), bytes: 0 }))
    }

    /// Returns the stored result, or computes it; a new result is stored if `lasting` returns true for it.
    pub(crate) fn get(&self, key: String, compute: impl FnOnce() -> T, lasting: impl FnOnce(&T) -> bool) -> T {
        if let Some(found) = self.0.lock().unwrap_or_else(PoisonError::into_inner).by_digest.get(&key) {
            return found.clone();
        }
        // The lock is not held during the computation, so two threads may compute the same result.
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
