//! The gates on the way to a task: consent, location, test, trial texts, review, and who may decide about them.

mod address;
mod correction;
mod country;
mod entry;
mod failed;
mod funnel;
mod message;
mod mmdb;
mod reopen;
mod review;
pub mod stage;
mod test;
mod test_types;
mod waiting;
mod worker;
