//! What this crate takes from outside: the clock, randomness and waiting.

use std::fmt::{Debug, Formatter};
use std::time::Duration;

use tokio::time::Instant;

/// The clock, randomness and waiting. Tests bring their own, so that no test waits.
#[async_trait::async_trait]
pub trait Ambient: Send + Sync {
    /// The time, in microseconds since 1970 (UTC).
    fn now(&self) -> i64;
    /// The time since an instant that is always the same. It never goes back.
    fn elapsed(&self) -> Duration;
    /// A random number, to spread waits.
    fn entropy(&self) -> u64;
    /// Waits.
    async fn sleep(&self, time: Duration);
}

/// Waiting by tokio, with the clock and the random source of the caller.
pub struct TokioAmbient<C, E> {
    now: C,
    entropy: E,
    begun: Instant,
}

impl<C: Fn() -> i64, E: Fn() -> u64> TokioAmbient<C, E> {
    /// With a clock in microseconds since 1970, and a source of random numbers.
    pub fn new(now: C, entropy: E) -> Self {
        Self { now, entropy, begun: Instant::now() }
    }
}

#[async_trait::async_trait]
impl<C: Fn() -> i64 + Send + Sync, E: Fn() -> u64 + Send + Sync> Ambient for TokioAmbient<C, E> {
    fn now(&self) -> i64 {
        (self.now)()
    }

    fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    fn entropy(&self) -> u64 {
        (self.entropy)()
    }

    async fn sleep(&self, time: Duration) {
        tokio::time::sleep(time).await;
    }
}

impl<C, E> Debug for TokioAmbient<C, E> {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str("TokioAmbient")
    }
}
