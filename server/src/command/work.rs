//! `concord work`: a process that carries out jobs and serves nobody.

use std::pin::pin;

use clap::Args;
use engine::job::Pace;

use super::{Installation, stop};

/// What `work` can be told.
#[derive(Debug, Args)]
pub struct Work {
    #[command(flatten)]
    installation: Installation,
    /// Carry out what is due and leave.
    #[arg(long)]
    once: bool,
}

impl Work {
    /// Carries out jobs until the process is asked to stop.
    pub async fn run(self) -> anyhow::Result<()> {
        let settings = self.installation.settings()?;
        let engine = super::engine(&settings).await?;
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
}
