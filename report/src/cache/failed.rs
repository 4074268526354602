//! Reports that could not be computed: a page that asks again a moment later gets the reason, not another attempt.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use shared::{Problem, Time};

use super::Key;

/// Seconds after which a page may start another attempt.
pub(super) const AGAIN: i64 = 30;

/// Seconds for which a reason is remembered.
const REMEMBERED: i64 = 3_600;

/// The reasons, by report.
#[derive(Debug, Default)]
pub(super) struct Failed(Mutex<HashMap<Key, (Time, Problem)>>);

impl Failed {
    /// Why the report could not be computed just now.
    pub(super) fn get(&self, key: &Key, now: Time) -> Option<Problem> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(key).filter(|(at, _)| now.seconds_since(*at) < AGAIN).map(|(_, problem)| problem.clone())
    }

    /// Whether it could not be computed in the last seconds, at most an hour.
    pub(super) fn has_failed(&self, key: &Key, now: Time, seconds: i64) -> bool {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(key).is_some_and(|(at, _)| now.seconds_since(*at) < seconds)
    }

    /// Remembers why. What only had to wait too long is tried again at once.
    pub(super) fn put(&self, key: Key, problem: &Problem, now: Time) {
        if lasts(problem) {
            let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            all.retain(|_, (at, _)| now.seconds_since(*at) < REMEMBERED);
            all.insert(key, (now, problem.clone()));
        }
    }
}

/// Whether a report would fail again for this reason: not if it only had to wait too long.
pub(super) const fn lasts(problem: &Problem) -> bool {
    !matches!(problem, Problem::Busy { .. } | Problem::Unavailable { .. })
}
