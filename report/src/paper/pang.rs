//! The tables of Pang and Gimpel 2019.

mod learned;
mod quality;
mod systems;
mod validation;

pub(super) use systems::{preferences, systems, trade_off};
pub(super) use validation::validation;
