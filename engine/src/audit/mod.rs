//! The audit log: how events are recorded and shown.

pub mod event;
pub mod names;
pub mod study;
pub mod trail;
