//! Periods of time: the time during which the worker was active, and the remaining time.

/// A gap without activity counts as this much at most, in milliseconds.
const LONGEST_GAP: f64 = 60_000.0;

/// The time during which the worker was active.
#[derive(Clone, Copy, Debug, Default)]
pub struct Active {
    total: f64,
    last: Option<f64>,
}

impl Active {
    /// Continues from this number of milliseconds.
    #[expect(clippy::cast_precision_loss, reason = "hours of work in milliseconds are far below 2^53")]
    pub fn from(ms: i64) -> Self {
        Self { total: ms as f64, last: None }
    }

    /// Something was done at `now`.
    pub fn touch(&mut self, now: f64) {
        let gap = self.last.map_or(0.0, |last| (now - last).clamp(0.0, LONGEST_GAP));
        self.total += gap;
        self.last = Some(now);
    }

    /// Somebody is back at `now`: the time since something was last done was spent elsewhere.
    pub const fn resume(&mut self, now: f64) {
        self.last = Some(now);
    }

    /// When something was last done.
    pub const fn last(&self) -> Option<f64> {
        self.last
    }

    /// Milliseconds in all.
    #[expect(clippy::cast_possible_truncation, reason = "hours of work in milliseconds are far below 2^53")]
    pub fn ms(&self) -> i64 {
        self.total as i64
    }
}

/// A span as a person reads it: `12:41`, `1 h 05 min`.
pub fn left(seconds: i64) -> String {
    let seconds = seconds.max(0);
    if seconds >= 3_600 {
        format!("{} h {:02} min", seconds / 3_600, seconds % 3_600 / 60)
    } else {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_elsewhere_does_not_count() {
        let mut active = Active::default();
        active.resume(5_000.0);
        active.touch(35_000.0);
        active.resume(80_000.0);
        active.touch(81_000.0);
        assert_eq!(active.ms(), 30_000 + 1_000);
    }

    #[test]
    fn a_long_pause_counts_as_a_minute() {
        let mut active = Active::default();
        for at in [0.0, 10_000.0, 3_610_000.0, 3_615_000.0] {
            active.touch(at);
        }
        assert_eq!(active.ms(), 10_000 + 60_000 + 5_000);
    }

    #[test]
    fn a_clock_set_back_takes_nothing_away() {
        let mut active = Active::from(1_000);
        active.touch(50_000.0);
        active.touch(20_000.0);
        assert_eq!(active.ms(), 1_000);
    }

    #[test]
    fn what_is_left_reads_as_a_clock() {
        assert_eq!((left(761), left(59), left(-4)), ("12:41".into(), "0:59".into(), "0:00".into()));
        assert_eq!(left(3_900), "1 h 05 min");
    }
}
