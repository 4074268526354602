//! Scores: the values of automatic metrics for the outputs of a study, computed as outputs are added.
//!
//! A score belongs to one output, one metric and one signature, and is the same whichever process computes it and
//! however often. The rewrites of a source are references for all of its outputs, so a new rewrite leads to new scores,
//! under a signature with one more reference. Texts are never deleted, so the number of references identifies them. If
//! a person has removed or corrected a rewrite, a digest of those in use identifies them instead.

mod measure;
mod neural;
mod step;

pub use measure::{Rules, edition, metrics_by, model_kind, n_references};
pub use store::score::Measured;
