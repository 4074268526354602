//! What a study has come to: agreement, evaluation, export, pay.

mod adjudication;
mod agreement;
mod busy;
mod choice;
mod computing;
mod document;
mod export;
pub mod exported;
mod kept;
mod log;
mod metrics;
mod models;
pub mod naive;
mod own_work;
mod page;
mod pay;
mod people;
mod post_processing;
mod processes;
mod registry;
mod rewrites;
pub mod stage;
mod systems;
mod tables;
mod training;
pub mod zip;
