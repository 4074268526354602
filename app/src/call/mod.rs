//! Server functions, all under `/fn`: one file per noun; each function runs one use case or report.
//!
//! Use cases are called only from these files; pages only name the types that they return. A write is a `#[server]`
//! function, a read a plain function on the server; both begin with [`here`] or [`reports_here`] and return the result
//! or a [`shared::Problem`].

#[cfg(feature = "ssr")]
mod account;
#[cfg(feature = "ssr")]
mod adjudication;
#[cfg(feature = "ssr")]
pub mod batch;
#[cfg(feature = "ssr")]
mod entry;
#[cfg(feature = "ssr")]
mod event;
#[cfg(feature = "ssr")]
mod export;
#[cfg(feature = "ssr")]
pub mod gate_rule;
#[cfg(feature = "ssr")]
mod here;
#[cfg(feature = "ssr")]
mod job;
#[cfg(feature = "ssr")]
mod known;
#[cfg(feature = "ssr")]
mod leave;
#[cfg(feature = "ssr")]
mod nav;
#[cfg(feature = "ssr")]
mod pay;
#[cfg(feature = "ssr")]
mod progress;
#[cfg(feature = "ssr")]
mod report;
mod review;
#[cfg(feature = "ssr")]
mod rewrite;
#[cfg(feature = "ssr")]
pub mod study;
#[cfg(feature = "ssr")]
pub mod task;
mod task_preview;
#[cfg(feature = "ssr")]
pub mod text;
#[cfg(feature = "ssr")]
mod thread;
#[cfg(feature = "ssr")]
mod training;
#[cfg(feature = "ssr")]
mod trial;
#[cfg(feature = "ssr")]
mod visit;
mod work;
#[cfg(feature = "ssr")]
mod work_form;
#[cfg(feature = "ssr")]
mod worker;

#[cfg(feature = "ssr")]
pub use account::*;
#[cfg(feature = "ssr")]
pub use adjudication::*;
#[cfg(feature = "ssr")]
pub use entry::*;
#[cfg(feature = "ssr")]
pub use event::*;
#[cfg(feature = "ssr")]
pub use export::*;
#[cfg(feature = "ssr")]
pub use here::{actor, engine, flash, here, is_refused, once_shown, reports_here, signals, told, visit};
#[cfg(feature = "ssr")]
pub use job::*;
#[cfg(feature = "ssr")]
pub use known::*;
#[cfg(feature = "ssr")]
pub use leave::*;
#[cfg(feature = "ssr")]
pub use nav::{Nav, nav};
#[cfg(feature = "ssr")]
pub use pay::*;
#[cfg(feature = "ssr")]
pub use progress::*;
#[cfg(feature = "ssr")]
pub use report::*;
pub use review::*;
#[cfg(feature = "ssr")]
pub use rewrite::*;
pub use task_preview::*;
#[cfg(feature = "ssr")]
pub use thread::*;
#[cfg(feature = "ssr")]
pub use training::*;
#[cfg(feature = "ssr")]
pub use trial::*;
#[cfg(feature = "ssr")]
pub use visit::{Change, Flash, OnceShown, Told, Visit};
pub use work::*;
#[cfg(feature = "ssr")]
pub use work_form::*;
#[cfg(feature = "ssr")]
pub use worker::*;
