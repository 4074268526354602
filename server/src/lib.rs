//! The process of Concord: HTTP router, sessions, REST interface and command line.
//!
//! The only crate that knows axum. What a request means is decided in `engine`; what a page looks
//! like, in `app`.

pub mod api;
mod call;
pub mod command;
mod door;
mod house;
mod pages;
mod router;
mod settings;
mod site;

pub use house::House;
pub use router::router;
pub use settings::Settings;
pub use site::{Files, Manifest};
