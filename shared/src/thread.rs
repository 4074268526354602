//! The state of a message thread.

use crate::words::words;

words! {
    /// Whether a message thread waits for an answer.
    ThreadState {
        /// The worker waits for an answer.
        Waiting = "waiting",
        /// The last message is an answer.
        Answered = "answered",
        /// It is closed.
        Closed = "closed",
    }
}
