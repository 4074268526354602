//! The clients against the fake provider: every call, and every way in which a call can fail.

mod bonus;
mod connect;
mod failure;
mod group;
mod hook;
mod link;
mod raw;
mod secret;
mod sheet;
mod study;
mod submission;
mod support;
