//! Adjudication: decisions about items on which raters differ.

use crate::words::words;

words! {
    /// Selects items on which raters differ.
    Settled {
        /// Items that wait for a decision.
        Open = "open",
        /// Items that are decided.
        Decided = "decided",
        /// All of these items.
        All = "all",
    }
}
