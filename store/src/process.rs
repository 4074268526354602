//! Queries of the processes that carry out jobs.

use serde::Serialize;
use shared::{ProcessId, Time};

use super::{rows, run};
use crate::{Result, Tx};

/// A process that carries out jobs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Process {
    /// Its id, new with each start.
    pub id: ProcessId,
    /// The name of its machine, or the one it was given.
    pub name: String,
    /// What it is: `serve` or `work`.
    pub program: String,
    /// The version of Concord.
    pub version: String,
    /// Where its neural models compute, and on which libtorch; `None` if it has none, and leaves their jobs alone.
    pub neural: Option<String>,
    /// When it began.
    pub started_at: Time,
    /// When it last gave a sign of life.
    pub seen_at: Time,
}

impl Tx {
    /// Stores that a process lives until then, if nothing more is heard of it.
    pub async fn set_process(&mut self, process: &Process, until: Time) -> Result<()> {
        run!(
            self,
            "insert into process (id, name, program, version, neural, started_at, seen_at, until)
             values ($1, $2, $3, $4, $5, $6, $7, $8)
             on conflict (id) do update
                set seen_at = excluded.seen_at,
                    until = excluded.until",
            process.id,
            process.name.as_str(),
            process.program.as_str(),
            process.version.as_str(),
            process.neural.as_deref(),
            process.started_at,
            process.seen_at,
            until
        )?;
        Ok(())
    }

    /// Those that live.
    pub async fn processes(&mut self, now: Time) -> Result<Vec<Process>> {
        rows!(
            self,
            Process,
            "select id, name, program, version, neural, started_at, seen_at
               from process
              where until > $1
              order by started_at, id",
            now
        )
    }

    /// Takes one out.
    pub async fn remove_process(&mut self, id: ProcessId) -> Result<()> {
        run!(self, "delete from process where id = $1", id)?;
        Ok(())
    }

    /// Removes those that are gone.
    pub async fn forget_processes(&mut self, now: Time) -> Result<u64> {
        run!(self, "delete from process where until <= $1", now)
    }
}
