//! The clock and the random source: the only places where time and randomness enter the program.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use shared::Time;

/// A clock and a source of random bytes. Tests use [`StillClock`].
pub trait Ambient: Send + Sync {
    /// The current time, in microseconds.
    fn now(&self) -> Time;
    /// 32 random bytes that are suitable for secrets.
    fn entropy(&self) -> [u8; 32];
}

/// The machine's clock and its cryptographic random number generator.
#[derive(Clone, Copy, Debug, Default)]
pub struct System;

impl Ambient for System {
    #[expect(clippy::disallowed_methods, reason = "this is the one place that reads the clock and the random source")]
    fn now(&self) -> Time {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        Time(i64::try_from(since.as_micros()).unwrap_or(i64::MAX))
    }

    #[expect(clippy::disallowed_methods, reason = "this is the one place that reads the clock and the random source")]
    fn entropy(&self) -> [u8; 32] {
        use rand::Rng as _;
        let mut bytes = [0; 32];
        rand::rng().fill_bytes(&mut bytes);
        bytes
    }
}

/// A clock for tests, which stands still until it is advanced. Randomness is that of [`System`].
#[derive(Debug)]
pub struct StillClock(AtomicI64);

impl Default for StillClock {
    fn default() -> Self {
        Self(AtomicI64::new(1_800_000_000_000_000))
    }
}

impl StillClock {
    /// Lets time pass.
    pub fn advance(&self, time: Duration) {
        self.0.fetch_add(i64::try_from(time.as_micros()).unwrap_or(i64::MAX), Ordering::SeqCst);
    }
}

impl Ambient for StillClock {
    fn now(&self) -> Time {
        Time(self.0.load(Ordering::SeqCst))
    }

    fn entropy(&self) -> [u8; 32] {
        System.entropy()
    }
}
