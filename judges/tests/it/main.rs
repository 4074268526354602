//! Judges against an endpoint that behaves badly.

mod budget;
mod ended;
mod failure;
mod key;
mod program;
mod resume;
mod support;
