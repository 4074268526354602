//! One client of one provider: a request at a time, with limits, and retries where a repetition does no harm.

mod answer;
mod call;
mod client;
mod limits;
mod retry;

pub use client::Connection;
pub use limits::Limits;

pub(crate) use answer::Answer;
pub(crate) use call::{Call, Repeat, segment};
pub(crate) use client::Client;
