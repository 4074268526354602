//! Work that goes on by itself: jobs, the processes that carry them out, and what they do.

pub(crate) mod feed;
pub mod job;
pub mod process;
pub mod score;
pub mod sweep;
pub mod training;
