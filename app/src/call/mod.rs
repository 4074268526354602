//! Server functions, all under `/fn`: one file per noun; each function runs one use case or report.
//!
//! Use cases are called only from these files; pages only name the types that they return. A write is a `#[server]`
//! function, a read a plain function on the server; both begin with [`here`] or [`reports_here`] and return the result
//! or a [`shared::Problem`].

mod account;
mod adjudication;
mod admission;
pub mod batch;
mod bonus;
mod codes;
mod entrance;
mod entry;
mod event;
mod export;
mod fee;
pub mod gate_rule;
mod group;
mod here;
mod invitee;
mod job;
mod known;
mod leave;
mod locale;
mod look;
mod mail;
mod mturk;
mod nav;
mod origin;
mod parts;
mod pay;
pub mod picture;
mod posting;
mod progress;
mod recruiting;
mod report;
mod review;
mod rewrite;
mod see;
mod service;
pub mod study;
pub mod task;
mod task_preview;
pub mod text;
mod thread;
mod training;
mod trial;
mod visit;
mod work;
mod work_form;
mod worker;

pub use account::*;
pub use adjudication::*;
pub use admission::ours;
pub use bonus::*;
pub use codes::*;
pub use entrance::*;
pub use entry::*;
pub use event::*;
pub use export::*;
pub use fee::*;
pub use group::*;
pub use here::{
    actor, engine, flash, here, is_refused, once_shown, reports_here, signals, told, versions_asked, visit,
};
pub use invitee::*;
pub use job::*;
pub use known::*;
pub use leave::*;
pub use locale::*;
pub use look::*;
pub use mail::*;
pub use mturk::*;
pub use nav::{Nav, nav};
pub use origin::{PublicUrl, origin, origin_of};
pub use pay::*;
pub use posting::*;
pub use progress::*;
pub use recruiting::*;
pub use report::*;
pub use review::*;
pub use rewrite::*;
use see::see;
pub use see::seen;
pub use service::*;
pub use task_preview::*;
pub use thread::*;
pub use training::*;
pub use trial::*;
pub use visit::{Change, Flash, OnceShown, ResultsShown, Secret, Told, Visit};
pub use work::*;
pub use work_form::*;
pub use worker::*;
