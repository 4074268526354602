//! How many of something each key has at this moment, and a place that is given back when it is dropped.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Places taken, by key. A key without any is forgotten.
#[derive(Clone, Debug)]
pub(crate) struct Counts<K>(Arc<Mutex<HashMap<K, usize>>>);

/// A place that is taken.
#[derive(Debug)]
pub(crate) struct Place<K: Eq + Hash> {
    counts: Counts<K>,
    key: K,
}

impl<K> Default for Counts<K> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<K: Eq + Hash> Counts<K> {
    fn lock(&self) -> MutexGuard<'_, HashMap<K, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Clone + Eq + Hash> Counts<K> {
    /// Takes a place, unless the key has as many as it may. Zero means that there is no limit.
    pub fn enter(&self, key: K, most: usize) -> Option<Place<K>> {
        let mut counts = self.lock();
        let taken = counts.entry(key.clone()).or_default();
        if most > 0 && *taken >= most {
            return None;
        }
        *taken += 1;
        drop(counts);
        Some(Place { counts: self.clone(), key })
    }

    /// How many places are taken by all keys.
    pub fn total(&self) -> usize {
        self.lock().values().sum()
    }
}

impl<K: Eq + Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let mut counts = self.counts.lock();
        if let Some(taken) = counts.get_mut(&self.key) {
            *taken -= 1;
            if *taken == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_given_back() {
        let counts = Counts::default();
        let first = counts.enter("a", 1);
        assert!(first.is_some() && counts.enter("a", 1).is_none());
        assert!(counts.enter("b", 1).is_some(), "others have their own");
        drop(first);
        assert_eq!(counts.total(), 0);
        assert!(counts.enter("a", 1).is_some());
    }
}
