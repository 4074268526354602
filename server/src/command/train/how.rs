//! What every training can be told.

use std::path::PathBuf;

use clap::Args;
use scoring::torch::{
    self,
    device::{self, Choice, Found},
    train::{Options, Place, Schedule},
};

use crate::command::format::Format;
use crate::command::neural;
use crate::command::refused::refused;

/// What every training can be told.
#[derive(Debug, Args)]
pub struct How {
    /// The folder to write the model and its checkpoints to.
    #[arg(long)]
    pub out: PathBuf,
    /// Go on with the training that the folder holds, if it holds one.
    #[arg(long)]
    resume: bool,
    /// What is held out to measure on, as the data; else a share of these.
    #[arg(long)]
    pub held_out: Option<PathBuf>,
    /// The share of the data that is held out; of 0 the last epoch is the best.
    #[arg(long, default_value_t = 0.1, conflicts_with = "held_out", value_parser = share)]
    pub share: f64,
    /// Where to compute: auto, cpu, cuda or cuda:N.
    #[arg(long, default_value = "auto", value_parser = choice)]
    device: Choice,
    /// The same weights each time, also on a GPU, where that is slower and needs CUBLAS_WORKSPACE_CONFIG=:4096:8.
    #[arg(long)]
    deterministic: bool,
    /// The seed of all that is random.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How often each example is seen, at most.
    #[arg(long)]
    epochs: Option<usize>,
    /// How many examples a step has.
    #[arg(long)]
    batch: Option<usize>,
    /// The highest rate of learning.
    #[arg(long)]
    learning_rate: Option<f64>,
    /// After how many epochs that are no better training ends; 0: it does not.
    #[arg(long, default_value_t = 3)]
    patience: usize,
    /// A checkpoint after so many steps, too, and not only after each epoch.
    #[arg(long, default_value_t = 0)]
    every: usize,
    /// How the numbers at the end are printed.
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
}

/// What a kind of model is trained with where nothing else is said.
pub struct Usual {
    pub epochs: usize,
    pub batch: usize,
    pub rate: f64,
    /// The share of the steps in which the rate rises.
    pub warm_up: f64,
}

impl How {
    /// The options of a training.
    pub fn options(&self, usual: &Usual) -> Options {
        Options {
            seed: self.seed,
            epochs: self.epochs.unwrap_or(usual.epochs),
            batch: self.batch.unwrap_or(usual.batch),
            rate: self.learning_rate.unwrap_or(usual.rate),
            warm_up: usual.warm_up,
            schedule: Schedule::Linear,
            decay: 0.01,
            clip: 1.0,
            patience: self.patience,
        }
    }

    /// Where it is kept.
    pub fn place(&self) -> Place<'_> {
        Place { folder: &self.out, resume: self.resume, every: self.every }
    }

    /// The device; why it is no GPU is said where that was left to us.
    ///
    /// # Errors
    /// The device that was asked for is not there, or does not compute the same each time.
    pub fn device(&self) -> anyhow::Result<Found> {
        let found = device::device(self.device).map_err(failed)?;
        if let Some(why) = &found.without_gpu {
            eprintln!("computing on the CPU: {why}");
        }
        if self.deterministic {
            neural::the_same_each_time(found.device, self.seed)?;
        }
        Ok(found)
    }
}

/// A failure of the library as the user of the command reads it: a refusal of the request.
pub fn failed(error: torch::Error) -> anyhow::Error {
    match error {
        torch::Error::Device(_) | torch::Error::Model(..) | torch::Error::Invalid(_) => refused(error),
        other => other.into(),
    }
}

fn choice(text: &str) -> Result<Choice, String> {
    text.parse().map_err(|error: torch::Error| error.to_string())
}

fn share(text: &str) -> Result<f64, String> {
    let share: f64 = text.parse().map_err(|_| format!("{text} is no number"))?;
    if (0.0..1.0).contains(&share) { Ok(share) } else { Err("it must be from 0 to below 1".to_owned()) }
}
