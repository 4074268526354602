//! What a study has come to: agreement, evaluation, export, pay.

mod agreement;
mod export;
mod naive;
mod page;
mod pay;
mod stage;
mod zip;
