//! A clock that stands still until it is moved.

use std::sync::atomic::{AtomicI64, Ordering};

use engine::{Ambient, System};
use shared::Time;

/// Begins on 21 November 2026 at noon. Chance is real chance: nothing in a test may hang on it.
#[derive(Debug)]
pub struct Clock(AtomicI64);

impl Default for Clock {
    fn default() -> Self {
        Self(AtomicI64::new(Time::parse("2026-11-21T12:00:00Z").expect("a time").0))
    }
}

impl Clock {
    /// Moves on.
    pub fn pass(&self, seconds: i64) {
        self.0.fetch_add(seconds * 1_000_000, Ordering::SeqCst);
    }
}

impl Ambient for Clock {
    fn now(&self) -> Time {
        Time(self.0.load(Ordering::SeqCst))
    }

    fn entropy(&self) -> [u8; 32] {
        System.entropy()
    }
}
