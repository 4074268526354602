//! A native speaker's judgement.

use crate::words::words;

words! {
    /// How good a rewrite is (XFORMAL, appendix H).
    Grade {
        /// Formal, fluent, meaning kept.
        Excellent = "excellent",
        /// Usable with small flaws.
        Acceptable = "acceptable",
        /// Minimal edits, wrong meaning or not formal.
        Poor = "poor",
    }
}

words! {
    /// Why a rewrite is not excellent.
    Reason {
        /// Hardly anything was changed.
        Minimal = "minimal",
        /// It says something else.
        Meaning = "meaning",
        /// It is still informal.
        Informal = "informal",
        /// It is not good language.
        Fluency = "fluency",
        /// It is not in the language asked for.
        Language = "language",
        /// Anything else.
        Other = "other",
    }
}

words! {
    /// What the reviewer decides about the worker.
    ReviewVerdict {
        /// Goes on to the real task.
        Accept = "accept",
        /// Is thanked and paid, and goes no further.
        Exclude = "exclude",
    }
}
