//! Judges against an endpoint that behaves badly.

mod budget;
mod failure;
mod program;
mod resume;
mod support;
