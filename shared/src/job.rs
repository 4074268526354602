//! Jobs: work that goes on by itself, after the request that caused it.

use crate::words::words;

words! {
    /// Where a job is in its life.
    JobState {
        /// Waits for its turn, or for its next attempt.
        Queued = "queued",
        /// Somebody is at it, and holds a lease on it.
        Running = "running",
        /// It was carried through.
        Done = "done",
        /// It was attempted as often as it may be; the reason is kept.
        Failed = "failed",
        /// A person called it off.
        Cancelled = "cancelled",
    }
}

impl JobState {
    /// Whether it can be called off: it has not ended.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Queued | Self::Running)
    }

    /// Whether it can be attempted again: it has ended, and not well.
    pub const fn is_retriable(self) -> bool {
        matches!(self, Self::Failed | Self::Cancelled)
    }
}
