//! Jobs: background work, done after the request that caused it.

use crate::words::words;

words! {
    /// The state of a job.
    JobState {
        /// It waits for its turn or for its next attempt.
        Queued = "queued",
        /// A process works on it and holds a lease on it.
        Running = "running",
        /// It was completed.
        Done = "done",
        /// It failed in as many attempts as are allowed; the reason is kept.
        Failed = "failed",
        /// A person cancelled it.
        Cancelled = "cancelled",
    }
}

impl JobState {
    /// Whether it can be cancelled: it has not ended.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Queued | Self::Running)
    }

    /// Whether it can be retried: it failed or was cancelled.
    pub const fn is_retriable(self) -> bool {
        matches!(self, Self::Failed | Self::Cancelled)
    }
}
