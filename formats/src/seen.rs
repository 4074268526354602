//! What was met before, by 64 bits of a keyed hash: names cost the same memory whatever their length.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher as _, RandomState};

use crate::Error;
use crate::limit;
use crate::report::Distinct;

/// A hash of several texts.
#[derive(Debug, Default)]
pub struct Keyed(RandomState);

impl Keyed {
    /// The hash of these texts.
    pub fn of(&self, parts: &[&str]) -> u64 {
        self.0.hash_one(parts)
    }
}

/// Different things, distinguished up to [`limit::DISTINCT`].
#[derive(Debug, Default)]
pub struct Different {
    keyed: Keyed,
    seen: HashSet<u64>,
    is_full: bool,
}

impl Different {
    /// Whether this is new, or may be.
    pub fn is_new(&mut self, parts: &[&str]) -> bool {
        let key = self.keyed.of(parts);
        if self.seen.contains(&key) {
            return false;
        }
        if self.seen.len() < limit::DISTINCT {
            self.seen.insert(key);
        } else {
            self.is_full = true;
        }
        true
    }

    /// How many there are.
    pub fn count(&self) -> Distinct {
        Distinct { n: self.seen.len(), is_at_least: self.is_full }
    }
}

/// A value for each key, at most [`limit::KEYS`].
#[derive(Debug)]
pub struct ByKey<T> {
    keyed: Keyed,
    values: HashMap<u64, T>,
}

impl<T> Default for ByKey<T> {
    fn default() -> Self {
        Self { keyed: Keyed::default(), values: HashMap::new() }
    }
}

impl<T: Default> ByKey<T> {
    /// The value of a key, which begins with the default.
    ///
    /// # Errors
    /// There are too many keys.
    pub fn entry(&mut self, parts: &[&str]) -> Result<&mut T, Error> {
        let key = self.keyed.of(parts);
        if self.values.len() >= limit::KEYS && !self.values.contains_key(&key) {
            let most = limit::KEYS;
            return Err(Error::unusable(format!(
                "The file has more than {most} answers that could replace each other."
            )));
        }
        Ok(self.values.entry(key).or_default())
    }

    /// The value of a key.
    pub fn get(&self, parts: &[&str]) -> Option<&T> {
        self.values.get(&self.keyed.of(parts))
    }
}
