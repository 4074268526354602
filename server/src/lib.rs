//! The process of Concord: HTTP router, sessions, REST interface and command line.
//!
//! The only crate that knows axum. What a request means is decided in `engine`; what a page looks
//! like, in `app`.

pub mod command;
mod pages;
mod router;
mod site;

pub use router::router;
pub use site::{Files, Manifest};
