//! `concord serve`: the web server.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::Context as _;
use clap::Args;
use engine::Engine;
use engine::job::Pace;
use tokio::net::TcpListener;
use tokio::sync::watch;

use super::{Installation, stop};
use crate::{Files, House, router};

/// Every so many sweeps, ended sessions are removed too.
const TIDY: u32 = 60;

/// How long requests under way may take after the process was asked to stop.
const PATIENCE: Duration = Duration::from_secs(20);

/// What `serve` can be told.
#[derive(Debug, Args)]
pub struct Serve {
    #[command(flatten)]
    installation: Installation,
    /// Address to listen on [default: 127.0.0.1:3000].
    #[arg(long)]
    address: Option<SocketAddr>,
}

impl Serve {
    /// Serves until the process is asked to stop.
    pub async fn run(self) -> anyhow::Result<()> {
        let mut settings = self.installation.settings()?;
        settings.address = self.address.unwrap_or(settings.address);
        let files = Files::find().context("the front end is missing: run `cargo xtask front`")?;
        let engine = super::engine(&settings).await?;
        super::existing::check_writable(&engine, &settings.data).await?;
        let house = House::new(engine.clone(), settings, files)?;
        let settings = &house.settings;
        let listener = TcpListener::bind(settings.address)
            .await
            .with_context(|| format!("cannot listen on {}", settings.address))?;
        let address = settings.address_for_people(listener.local_addr()?);
        if let Some(link) = engine.open_setup().await? {
            println!(
                "Nobody administers this installation yet. This link makes the administrator, once:\n{address}/setup/{link}"
            );
        }
        let sweeper = tokio::spawn(sweep(engine.clone(), Duration::from_secs(settings.sweep_seconds.max(1))));
        println!("Concord is at {address}");
        let (asked, told) = watch::channel(());
        let worker = settings.jobs.then(|| {
            let (engine, pace, told) = (engine.clone(), Pace::of(settings.lease()), told.clone());
            let me = settings.me("serve");
            tokio::spawn(async move {
                engine.seen_at_work(me, pace, Box::pin(engine.work_on_jobs(pace, stop::told(told)))).await;
            })
        });
        let service = router(house).into_make_service_with_connect_info::<SocketAddr>();
        let stopped = async move {
            stop::asked().await;
            drop(asked);
        };
        let serving = axum::serve(listener, service).with_graceful_shutdown(stopped);
        tokio::select! {
            served = serving => served?,
            () = late(told) => tracing::warn!("some requests were still under way"),
        }
        if let Some(worker) = worker {
            worker.await.context("the worker")?;
        }
        sweeper.abort();
        engine.db().close().await;
        Ok(())
    }
}

/// Frees what nobody works on any more, again and again. Any number of processes may do it at once.
async fn sweep(engine: Engine, pause: Duration) {
    for round in 0_u32.. {
        if let Err(error) = engine.sweep().await {
            tracing::error!(%error, "the sweep failed");
        }
        if round % TIDY == 0
            && let Err(error) = engine.tidy().await
        {
            tracing::error!(%error, "tidying failed");
        }
        tokio::time::sleep(pause).await;
    }
}

/// Resolves when requests under way have had their time after the process was asked to stop.
async fn late(told: watch::Receiver<()>) {
    stop::told(told).await;
    tokio::time::sleep(PATIENCE).await;
}
