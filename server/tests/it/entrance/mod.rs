//! Entrances: people without an account come in, work, and are sent back to where they came from.

mod anonymous;
mod ending;
mod invited;
mod manager;
mod mturk;
mod place;
mod provider;
mod quota;
pub mod stage;
