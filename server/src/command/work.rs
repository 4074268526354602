//! `concord work`: a process that carries out jobs and serves nobody.

use std::pin::pin;

use clap::Args;
use engine::Engine;
use engine::job::Pace;

use super::{Installation, stop};

/// What `work` can be told.
#[derive(Debug, Args)]
pub struct Work {
    #[command(flatten)]
    installation: Installation,
    /// Where neural models compute: auto, cpu, cuda or cuda:N; of a program built with the feature `torch`.
    #[arg(long, default_value = "auto")]
    device: String,
    /// Neural models give the same numbers each time, also on a GPU, which needs CUBLAS_WORKSPACE_CONFIG=:4096:8.
    #[arg(long)]
    deterministic: bool,
    /// Carry out what is due and leave.
    #[arg(long)]
    once: bool,
}

impl Work {
    /// Carries out jobs until the process is asked to stop.
    pub async fn run(self) -> anyhow::Result<()> {
        let settings = self.installation.settings()?;
        let engine = self.with_neural(super::engine(&settings).await?)?;
        eprintln!("Concord carries out jobs of {}", engine.db().engine());
        let pace = Pace::of(settings.lease());
        if self.once {
            engine.work_off_jobs(pace, pin!(stop::asked())).await;
        } else {
            engine.work_on_jobs(pace, stop::asked()).await;
        }
        engine.db().close().await;
        Ok(())
    }

    /// The engine with neural models on the device.
    #[cfg(feature = "torch")]
    fn with_neural(&self, engine: Engine) -> anyhow::Result<Engine> {
        let device = super::neural::open(&self.device, self.deterministic)?;
        eprintln!("Neural models compute on {device:?}");
        Ok(engine.with_neural(std::sync::Arc::new(crate::neural::Models::on(device))))
    }

    /// The engine as it is: jobs for neural models wait for another process.
    #[cfg(not(feature = "torch"))]
    fn with_neural(&self, engine: Engine) -> anyhow::Result<Engine> {
        match self.device.as_str() {
            "auto" | "cpu" if self.deterministic => Err(super::neural::absent("--deterministic")),
            "auto" | "cpu" => Ok(engine),
            other => Err(super::neural::absent(&format!("--device {other}"))),
        }
    }
}
