//! Scores: what automatic metrics say of the outputs of a study, kept as they arrive.
//!
//! A score is of one output, by one metric, under one signature, and says the same whoever computes it and how often.
//! Rewrites of a source are references to all that was made from it, so a new one makes new scores, under a signature
//! with one reference more; texts are never taken away, so their number tells which they were. Where a person has removed or
//! corrected a rewrite, a digest of those that are used tells it.

mod measure;
mod neural;
mod step;

pub use measure::{Rules, edition, metrics_by, model_kind, n_references};
pub use store::score::Measured;
