//! How long a call may take, and how large its answer may be.

use std::time::Duration;

/// Limits of one client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How long connecting may take.
    pub connect: Duration,
    /// How long one attempt may take, with connecting and reading the answer.
    pub attempt: Duration,
    /// How large an answer may be, in bytes.
    pub answer: usize,
    /// How often a call that does no harm is tried.
    pub attempts: u32,
    /// How long such a call may take with all its attempts: no attempt begins later.
    pub retrying: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connect: Duration::from_secs(10),
            attempt: Duration::from_secs(30),
            answer: 8 << 20,
            attempts: 5,
            retrying: Duration::from_mins(2),
        }
    }
}
