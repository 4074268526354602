//! Server functions: one noun a file, at most six lines each, all under `/fn`.
//!
//! The only place of `app` that names `engine`.

mod greet;

pub use greet::Greet;
