//! Decisions where people differ.

use crate::words::words;

words! {
    /// Which of the items that people differ about.
    Settled {
        /// Those that wait for a decision.
        Open = "open",
        /// Those that are decided.
        Decided = "decided",
        /// All.
        All = "all",
    }
}
