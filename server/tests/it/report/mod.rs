//! What a study has come to: agreement, evaluation, export, pay.

mod agreement;
mod busy;
mod export;
pub mod naive;
mod page;
mod pay;
pub mod stage;
pub mod zip;
