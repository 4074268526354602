//! A study as a folder of files that people read, edit and keep under version control.
//!
//! ```text
//! study.toml               title, languages, settings
//! tasks/1-formality.toml   a task; the number is its place in the study
//! gates/fr-location.toml   the rule of a qualification step in a language
//! pictures/step-1.png      what instructions show
//! systems.jsonl            systems, sources and their outputs, a row each, as an export has them
//! sources.jsonl
//! outputs.jsonl
//! known.json               gold items, attention checks and training items
//! ```
//!
//! The folder has nothing of what people did: no answers, no rewrites, no names. It has no secrets either, but the
//! answers that tests and known items expect, which a folder for the public is written without.
//!
//! What is in the study but not in the folder is left as it is: a folder removes nothing.

mod difference;
mod laid_out;
mod pull;
mod push;
mod read;
mod texts;

pub use difference::Difference;
pub use pull::{Pulled, Written};
pub use push::{Onto, Pushed};
pub use read::Folder;

use shared::{Gate, Language};

/// The file with title, languages and settings.
pub const STUDY: &str = "study.toml";
/// The folder of the tasks.
const TASKS: &str = "tasks";
/// The folder of the qualification rules.
const GATES: &str = "gates";
/// The folder of the pictures.
const PICTURES: &str = "pictures";

/// The file of a task: its place in the study, from 1, and the last part of its preset's name.
fn of_task(place: usize, preset: &str) -> String {
    let name = preset.rsplit('/').next().unwrap_or_default();
    format!("{TASKS}/{place}-{name}.toml")
}

fn of_gate(language: &Language, gate: Gate) -> String {
    format!("{GATES}/{language}-{gate}.toml")
}

fn of_picture(name: &str) -> String {
    format!("{PICTURES}/{name}")
}
