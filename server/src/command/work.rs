//! `concord work`: a process that carries out jobs and serves nobody.

use std::time::Duration;

use clap::Args;
use engine::Engine;
use engine::job::Pace;
use tokio::sync::watch;

use super::{Installation, stop};

/// What `work` can be told.
#[derive(Debug, Args)]
pub struct Work {
    #[command(flatten)]
    installation: Installation,
}

impl Work {
    /// Carries out jobs until the process is asked to stop.
    pub async fn run(self) -> anyhow::Result<()> {
        let settings = self.installation.settings()?;
        let engine = super::engine(&settings).await?;
        eprintln!("Concord carries out jobs of {}", engine.db().engine());
        let (asked, told) = watch::channel(());
        let working = work(engine.clone(), settings.lease(), told);
        let stopped = async {
            stop::asked().await;
            drop(asked);
        };
        tokio::join!(working, stopped);
        engine.db().close().await;
        Ok(())
    }
}

/// Carries out jobs until told to stop.
pub(super) async fn work(engine: Engine, lease: Duration, told: watch::Receiver<()>) {
    engine.work_on_jobs(Pace::of(lease), stop::told(told)).await;
}
