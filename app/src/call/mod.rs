//! Server functions: one noun a file, at most six lines each, all under `/fn`.
//!
//! The only place of `app` that names `engine`. A write is a `#[server]` function, a read a plain function of the
//! server; both begin with [`here`] and return what they give or a [`shared::Problem`].

mod greet;
#[cfg(feature = "ssr")]
mod here;
#[cfg(feature = "ssr")]
mod nav;
#[cfg(feature = "ssr")]
mod visit;

pub use greet::Greet;
#[cfg(feature = "ssr")]
pub use here::{actor, engine, flash, here, signals, visit};
#[cfg(feature = "ssr")]
pub use nav::{Nav, nav};
#[cfg(feature = "ssr")]
pub use visit::{Change, Flash, Visit};
