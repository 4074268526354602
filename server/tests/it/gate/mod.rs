//! The gates on the way to a task: consent, location, test, trial texts, review, and who may decide about them.

mod address;
mod entry;
mod funnel;
mod review;
mod stage;
mod test;
mod worker;
