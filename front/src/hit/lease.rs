//! The remaining time of a HIT's reservation, by the server's clock.

use shared::{Saved, Time};

use crate::dom::clock;

/// The warning is shown this number of seconds before the end, and in the last third of a shorter reservation.
const WARNING: i64 = 120;
/// While the worker is active, a heartbeat is due after this number of milliseconds, and before a third of the
/// reservation is over.
pub const SIGN_EVERY: f64 = 60_000.0;

/// Until when the hit is reserved, by the server's clock.
#[derive(Clone, Copy, Debug)]
pub struct Lease {
    until: Time,
    /// Seconds from the last sign of life to the end.
    length: i64,
    /// The server's clock minus this device's, in milliseconds.
    ahead: f64,
    /// When the server was last heard of, by this device's clock.
    heard: f64,
}

impl Lease {
    /// As the page was made.
    pub fn new(now: Time, until: Time) -> Self {
        let heard = clock();
        Self { until, length: until.seconds_since(now).max(0), ahead: millis(now) - heard, heard }
    }

    /// The reservation as reported by the server now.
    pub fn of(saved: &Saved) -> Self {
        Self::new(saved.at, saved.lease_until)
    }

    /// Whether the reservation ends so soon that the worker should know.
    pub fn ends(&self) -> bool {
        self.left() < WARNING.min(self.length / 3).max(1)
    }

    /// Whether a worker who has just been active should send a heartbeat.
    #[expect(clippy::cast_precision_loss, reason = "a lease is a week at most")]
    pub fn sign_due(&self, now: f64) -> bool {
        now - self.heard > SIGN_EVERY.min(self.length as f64 * 1_000.0 / 3.0).max(5_000.0)
    }

    /// The same reservation, heard of at another time of this device's clock.
    #[must_use]
    pub const fn heard_at(self, heard: f64) -> Self {
        Self { heard, ..self }
    }

    /// Remaining time in whole seconds.
    #[expect(clippy::cast_possible_truncation, reason = "a lease is a week at most")]
    pub fn left(&self) -> i64 {
        ((millis(self.until) - clock() - self.ahead) / 1_000.0) as i64
    }
}

#[expect(clippy::cast_precision_loss, reason = "milliseconds of this century are far below 2^53")]
fn millis(time: Time) -> f64 {
    (time.0 / 1_000) as f64
}
