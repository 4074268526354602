//! The design of a study: its settings, tasks, gates and batches.

pub(crate) mod amount;
pub mod batch;
pub(crate) mod chain;
pub mod display;
pub mod folder;
pub(crate) mod frozen;
pub mod gate_rule;
pub(crate) mod listed;
pub mod picture;
pub mod preset;
pub mod study;
pub mod task;
