//! The processes that run jobs: each has a row while it lives, so that people see which processes run their jobs.
//!
//! A process renews its row three times per lease, independently of its jobs. A clean shutdown deletes the row. A
//! process that has missed three heartbeats counts as gone, and another process deletes its row.

use shared::{Action, Actor, ProcessId, StudyId};
use tokio::time::sleep;

use crate::{
    Engine, Result,
    access::Permit as _,
    jobs::job::{Pace, after},
};

pub use store::process::Process;

/// The maximum length of a name, in characters.
const LONGEST_NAME: usize = 100;

/// A process's description of itself.
#[derive(Clone, Debug)]
pub struct Me {
    /// The name of its machine, or a name from the settings.
    pub name: String,
    /// The command that it runs: `serve` or `work`.
    pub program: &'static str,
}

impl Engine {
    /// The processes that currently run jobs, oldest first.
    ///
    /// # Errors
    /// The actor may not see jobs in this study.
    pub async fn processes(&self, actor: &Actor, study: StudyId) -> Result<Vec<Process>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::RunJobs).await?;
        tx.processes(self.now()).await
    }

    /// The processes of the whole server, for its operator.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn all_processes(&self) -> Result<Vec<Process>> {
        self.glance().await?.processes(self.now()).await
    }

    /// Does some work while the process is registered as running, from the beginning to the end or until it is killed.
    pub async fn while_registered<T>(&self, me: Me, pace: Pace, work: impl Future<Output = T>) -> T {
        let plain = me.name.trim().chars().filter(|c| !c.is_control()).take(LONGEST_NAME);
        let process = Process {
            id: self.id(),
            name: plain.collect(),
            program: me.program.to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            neural: self.neural().map(|neural| neural.about()),
            started_at: self.now(),
            seen_at: self.now(),
        };
        let done = tokio::select! {
            done = work => done,
            never = self.send_heartbeats(&process, pace) => match never {},
        };
        if let Err(error) = self.leave(process.id).await {
            tracing::warn!(%error, "the process could not take itself out of the list: it stands there for another lease");
        }
        done
    }

    async fn send_heartbeats(&self, process: &Process, pace: Pace) -> std::convert::Infallible {
        loop {
            if let Err(error) = self.send_heartbeat(process, pace).await {
                tracing::warn!(%error, "a sign of life could not be stored");
            }
            sleep(pace.beat).await;
        }
    }

    async fn send_heartbeat(&self, process: &Process, pace: Pace) -> Result<()> {
        let now = self.now();
        let mut tx = self.write().await?;
        tx.forget_processes(now).await?;
        tx.set_process(&Process { seen_at: now, ..process.clone() }, after(now, pace.lease)).await?;
        tx.commit().await
    }

    async fn leave(&self, id: ProcessId) -> Result<()> {
        let mut tx = self.write().await?;
        tx.remove_process(id).await?;
        tx.commit().await
    }
}
