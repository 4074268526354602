//! Reports that could not be computed: a page that asks again a moment later gets the reason, not another attempt.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use shared::{Problem, Time};

use super::Key;

/// Seconds after which a page may start another attempt.
pub(super) const AGAIN: i64 = 30;

/// The reasons, by report.
#[derive(Debug, Default)]
pub(super) struct Failed(Mutex<HashMap<Key, (Time, Problem)>>);

impl Failed {
    /// Why the report could not be computed just now.
    pub(super) fn get(&self, key: &Key, now: Time) -> Option<Problem> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, (at, _)| now.seconds_since(*at) < AGAIN);
        all.get(key).map(|(_, problem)| problem.clone())
    }

    /// Remembers why. What only had to wait too long is tried again at once.
    pub(super) fn put(&self, key: Key, problem: &Problem, now: Time) {
        if !matches!(problem, Problem::Busy { .. } | Problem::Unavailable { .. }) {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(key, (now, problem.clone()));
        }
    }
}

/// Whether other servers are told of a problem: not if a report only had to wait too long, and not if somebody asked for what
/// there is not, which each server finds out at once.
pub(super) const fn is_told(problem: &Problem) -> bool {
    !matches!(problem, Problem::Busy { .. } | Problem::Unavailable { .. } | Problem::NotFound | Problem::Invalid { .. })
}
