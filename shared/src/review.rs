//! The native-speaker review.

use crate::words::words;

words! {
    /// The quality of a rewrite (XFORMAL, appendix H).
    Grade {
        /// Formal and fluent, with the meaning preserved.
        Excellent = "excellent",
        /// Usable, with small flaws.
        Acceptable = "acceptable",
        /// Minimal edits, wrong meaning, or not formal.
        Poor = "poor",
    }
}

words! {
    /// Why a rewrite is not excellent.
    Reason {
        /// Hardly anything was changed.
        Minimal = "minimal",
        /// The meaning is different.
        Meaning = "meaning",
        /// It is still informal.
        Informal = "informal",
        /// It is not fluent.
        Fluency = "fluency",
        /// It is not in the requested language.
        Language = "language",
        /// Another reason.
        Other = "other",
    }
}

words! {
    /// The reviewer's decision about the worker.
    ReviewVerdict {
        /// The worker continues with the real task.
        Accept = "accept",
        /// The worker is thanked and paid, and does not continue.
        Exclude = "exclude",
    }
}
