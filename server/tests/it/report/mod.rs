//! What a study has come to: agreement, evaluation, export, pay.

mod agreement;
mod busy;
mod export;
mod metrics;
pub mod naive;
mod page;
mod pay;
pub mod stage;
pub mod zip;
