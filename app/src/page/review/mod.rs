//! `/review/…`: a native speaker reads trial rewrites.

mod decision;
mod grader;
mod hints;
mod pilot;
mod queue;
mod studies;

pub use pilot::Review;
pub use queue::ReviewQueue;
pub use studies::ReviewStudies;
