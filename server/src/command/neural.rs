//! What commands with a neural model can be told: the model's folder and the device.

use std::path::PathBuf;

use clap::Args;

/// The model's folder, and where it computes.
#[derive(Debug, Args)]
pub struct Neural {
    /// A neural model: a folder with config.json, tokenizer.json and model.safetensors, or one that `concord train` wrote.
    #[arg(long)]
    pub model: Option<PathBuf>,
    /// Where a neural model computes: auto, cpu, cuda or cuda:N.
    #[arg(long, default_value = "auto")]
    pub device: String,
    /// The numbers in which a neural model computes: fp32, bf16 or fp16.
    #[arg(long, default_value = "fp32")]
    pub precision: String,
    /// A neural model gives the same numbers each time, also on a GPU, which needs CUBLAS_WORKSPACE_CONFIG=:4096:8.
    #[arg(long)]
    pub deterministic: bool,
}

#[cfg(feature = "torch")]
mod opened {
    use std::path::Path;

    use anyhow::Error;
    use scoring::torch::device::{self, Choice, Without, device, libraries, named};
    use scoring::torch::folder::Folder;
    use scoring::torch::{self, Precision};
    use tch::Device;

    use super::Neural;
    use crate::command::refused::refused;

    impl Neural {
        /// Opens the device, and says why it is no GPU where one might have been.
        ///
        /// # Errors
        /// It is not there.
        pub fn device(&self) -> anyhow::Result<Device> {
            open(&self.device, self.deterministic)
        }

        /// The precision.
        ///
        /// # Errors
        /// There is none of this name.
        pub fn precision(&self) -> anyhow::Result<Precision> {
            self.precision.parse().map_err(refused_by)
        }

        /// The folder of the model.
        ///
        /// # Errors
        /// None was named, or it holds no model that is known here.
        pub fn folder(&self) -> anyhow::Result<Folder> {
            Folder::open(self.path()?).map_err(refused_by)
        }

        /// The path of the model's folder.
        ///
        /// # Errors
        /// None was named.
        pub fn path(&self) -> anyhow::Result<&Path> {
            self.model.as_deref().ok_or_else(|| refused("name the folder of a model: --model DIR"))
        }
    }

    /// Opens a device by its name, and says why it is no GPU where one might have been; one that computes the same each time
    /// if that is asked for.
    ///
    /// # Errors
    /// It is not there, or does not.
    pub fn open(name: &str, deterministic: bool) -> anyhow::Result<Device> {
        let choice: Choice = name.parse().map_err(refused_by)?;
        let found = device(choice).map_err(refused_by)?;
        match found.without_gpu {
            Some(Without { why, has_driver: true }) => {
                tracing::warn!(why, "neural models compute on the CPU, though this machine has a driver for GPUs");
            }
            Some(Without { why, has_driver: false }) => tracing::info!(why, "neural models compute on the CPU"),
            None => tracing::info!(with = libraries(found.device), "neural models compute on {}", named(found.device)),
        }
        if deterministic {
            // Nothing but training draws random numbers, and it has a seed of its own.
            the_same_each_time(found.device, 1)?;
        }
        Ok(found.device)
    }

    /// Has a device compute the same each time, and says so.
    ///
    /// # Errors
    /// It is a GPU whose library was not told to when the process began.
    pub fn the_same_each_time(device: Device, seed: u64) -> anyhow::Result<()> {
        device::deterministic(device, seed).map_err(refused_by)?;
        let kind =
            if device.is_cuda() { "a GPU of this model" } else { "a processor of this model, with as many threads" };
        eprintln!("computing the same each time: another run on {kind} gives the same numbers");
        Ok(())
    }

    /// A refusal of the neural module as that of a command.
    pub fn refused_by(error: torch::Error) -> Error {
        refused(error)
    }
}

#[cfg(feature = "torch")]
pub use opened::{open, refused_by, the_same_each_time};

/// The refusal of a program that was built without libtorch.
#[cfg(not(feature = "torch"))]
pub fn absent(what: &str) -> anyhow::Error {
    super::refused::refused(format!(
        "{what} needs a neural model, and this program is built without: `cargo xtask libtorch` says how to build it with the feature `torch`"
    ))
}
