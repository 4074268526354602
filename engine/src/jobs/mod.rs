//! Background work: jobs, the processes that run them, and what they do.

pub(crate) mod feed;
pub mod job;
pub mod process;
pub mod score;
pub mod stored;
pub mod sweep;
pub mod training;
