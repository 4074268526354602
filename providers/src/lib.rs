//! The interfaces of crowd providers: what a provider can do ([`Provider`]), and the two that are spoken to over HTTP,
//! [`Prolific`] and [`Connect`].
//!
//! This crate decides nothing and stores nothing. Time, randomness and waiting come from outside ([`Ambient`], and `now`
//! as an argument). What matters to its callers most is [`Error`]: it tells a call that certainly did nothing from one
//! that may have happened, and this is what keeps money from being paid twice.

#[macro_use]
mod word;

mod account;
mod ambient;
mod bonus;
mod connect;
mod error;
mod group;
mod hook;
mod http;
pub mod prolific;
mod provider;
mod secret;
mod study;
mod submission;

pub use account::{Account, Balance};
pub use ambient::{Ambient, TokioAmbient};
pub use bonus::{BonusLine, PreparedBonuses};
pub use connect::Connect;
pub use error::{Error, Invalid, Reason, Refusal, Result, Unclear};
pub use group::{ChosenFilter, Filter, FilterKind, Group};
pub use hook::{EventType, NewSubscription, Subscription};
pub use http::{Connection, Limits};
pub use prolific::Prolific;
pub use provider::Provider;
pub use secret::Secret;
pub use study::{
    Action, Actor, AddressProgress, Allocation, CodeKind, CompletionCode, Cost, Device, Entry, NewStudy, Project,
    Study, StudyChange, StudyState, Transition, least_maximum_minutes,
};
pub use submission::{Completion, Rejection, RejectionCategory, Submission, SubmissionCounts, SubmissionState};
