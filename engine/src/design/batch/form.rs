//! The form of the batches page.

use serde::{Deserialize, Serialize};
use shared::{Problem, refusal};

use super::BatchSpec;

/// A batch specification as a form sends it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct BatchForm {
    /// The task.
    pub task: String,
    /// The language.
    pub language: String,
    /// A label for people.
    pub label: String,
    /// The number of sources; empty for all.
    pub sample: String,
    /// The systems whose outputs are judged.
    pub systems: Vec<String>,
    /// `on` for all human rewrites of a source instead of a single one.
    pub all_human: String,
    /// `on` for one output per source, taken from each system in turn.
    pub spread: String,
    /// The seed; empty for a new seed.
    pub seed: String,
}

impl BatchForm {
    /// Parses the specification.
    ///
    /// # Errors
    /// The first invalid field.
    pub fn spec(&self) -> Result<BatchSpec, Problem> {
        Ok(BatchSpec {
            task: self.task.parse().map_err(|_| Problem::invalid("task", refusal::choose_task()))?,
            language: self.language.parse()?,
            label: self.label.clone(),
            sample: optional("sample", &self.sample)?,
            systems: self.systems.iter().map(|id| id.parse()).collect::<Result<_, Problem>>()?,
            all_human: !self.all_human.is_empty(),
            spread: !self.spread.is_empty(),
            seed: optional("seed", &self.seed)?,
        })
    }
}

fn optional(field: &str, text: &str) -> Result<Option<i64>, Problem> {
    match text.trim() {
        "" => Ok(None),
        text => text.parse().map(Some).map_err(|_| Problem::invalid(field, refusal::not_a_whole_number(text))),
    }
}
