//! `concord serve`: the web server.

mod bind;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use clap::Args;
use engine::Engine;
use engine::jobs::job::Pace;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use self::bind::Sockets;
use super::{Installation, stop};
use crate::edge::address::Addresses;
use crate::edge::listen::Listening;
use crate::edge::probe;
use crate::{AppState, Files, Settings, router};

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
        serve(settings, async |_, _| Ok(())).await
    }
}

/// Serves by these settings until the process is asked to stop. `begin` comes first, once the address is bound: it is
/// given the address as people type it.
pub(super) async fn serve(
    settings: Settings,
    begin: impl AsyncFnOnce(&Engine, &str) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let files = Files::find().context("the front end is missing: run `cargo xtask front`")?;
    if settings.hides_addresses() {
        tracing::warn!("{}", Addresses::ADVICE);
    }
    // Before the database is touched and anything is begun or announced: clients that connect wait for this.
    let sockets = Sockets::bind(&settings).await?;
    // Before the database is opened, like the other settings.
    let asks_for_codes = settings.asks_for_codes()?;
    let engine = super::engine(&settings).await?;
    // What the operator does at the console asks for no codes.
    let engine = if asks_for_codes { engine.asking_for_codes() } else { engine };
    super::existing::check_writable(&engine, &settings.data).await?;
    let taken = engine.end_admins_of_groups().await?;
    if taken > 0 {
        tracing::warn!(
            people = taken,
            "their group is no longer in openid_administrators: they do not administer this server any more"
        );
    }
    let state = AppState::new(engine.clone(), settings, files)?;
    let listening = sockets.public.local_addr()?;
    begin(&engine, &state.settings.address_for_people(listening)).await?;
    announce(&state, listening).await?;
    let (asked, told) = watch::channel(());
    let sweeper = tokio::spawn(sweep(state.clone()));
    let worker = worker(&state, &told);
    let watched = watched(&state, sockets.metrics);
    let public = Listening {
        listener: sockets.public,
        app: router(state.clone()),
        limits: bind::limits(&state.settings),
        edge: state.edge.clone(),
        told: told.clone(),
    };
    tell_when_asked(&state, asked);
    tokio::select! {
        () = public.serve() => {}
        () = late(told) => tracing::warn!("some requests were still under way"),
    }
    if let Some(worker) = worker {
        worker.await.context("the worker")?;
    }
    if let Some(watched) = watched {
        watched.abort();
    }
    sweeper.abort();
    engine.db().close().await;
    Ok(())
}

/// Says where the server is, and how it gets its administrator while it has none.
async fn announce(state: &AppState, listening: SocketAddr) -> anyhow::Result<()> {
    let address = state.settings.address_for_people(listening);
    if let Some(link) = state.engine.open_setup().await? {
        println!(
            "Nobody administers this installation yet. This link makes the administrator, once:\n{address}/setup/{link}"
        );
    }
    println!("Concord is at {address}");
    Ok(())
}

/// Once the process is asked to stop, says so to everything that goes on: by dropping `telling`.
fn tell_when_asked(state: &AppState, telling: watch::Sender<()>) {
    let edge = state.edge.clone();
    tokio::spawn(async move {
        stop::asked().await;
        edge.stop();
        drop(telling);
    });
}

/// Carries out jobs, sends e-mails, follows submissions at providers and keeps reports up to date, where this process does so.
fn worker(state: &AppState, told: &watch::Receiver<()>) -> Option<JoinHandle<()>> {
    let (engine, settings, told) = (state.engine.clone(), Arc::clone(&state.settings), told.clone());
    let reports = state.reports.clone();
    settings.jobs.then(|| {
        let (pace, me) = (Pace::from_lease(settings.lease()), settings.me("serve"));
        tokio::spawn(async move {
            let jobs = engine.work_on_jobs(pace, stop::told(told.clone()));
            let mail = engine.work_on_mail(stop::told(told.clone()));
            let submissions = Box::pin(engine.work_on_submissions(stop::told(told.clone())));
            let reports = Box::pin(reports.work_on_reports(stop::told(told)));
            engine.while_registered(me, pace, Box::pin(async { tokio::join!(jobs, mail, submissions, reports) })).await;
        })
    })
}

/// Serves metrics and probes to the end of the process: until then they say that it is stopping.
fn watched(state: &AppState, listener: Option<TcpListener>) -> Option<JoinHandle<()>> {
    let (app, limits, edge) = (probe::monitor(state), bind::watchers(&state.settings), state.edge.clone());
    listener.map(|listener| {
        tokio::spawn(async move {
            let (_open, told) = watch::channel(());
            Listening { listener, app, limits, edge, told }.serve().await;
        })
    })
}

/// Frees what nobody works on any more, again and again. Any number of processes may do it at once.
async fn sweep(state: AppState) {
    let (engine, pause): (&Engine, _) = (&state.engine, Duration::from_secs(state.settings.sweep_seconds.max(1)));
    for round in 0_u32.. {
        if let Err(error) = engine.sweep().await {
            tracing::error!(%error, "the sweep failed");
        }
        if round % TIDY == 0 {
            state.edge.throttle.tidy();
        }
        if round % TIDY == 0
            && let Err(error) = engine.tidy().await
        {
            tracing::error!(%error, "tidying failed");
        }
        if round % TIDY == 0
            && let Err(error) = state.reports.tidy().await
        {
            tracing::error!(%error, "stored reports could not be tidied");
        }
        tokio::time::sleep(pause).await;
    }
}

/// Resolves when requests under way have had their time after the process was asked to stop.
async fn late(told: watch::Receiver<()>) {
    stop::told(told).await;
    tokio::time::sleep(PATIENCE).await;
}
