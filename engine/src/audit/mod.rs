//! The audit log: what happened, and how it is shown.

pub mod event;
pub mod names;
pub mod study;
pub mod trail;
