//! Queries of the processes that carry out jobs.

use shared::{ProcessId, Time};

use super::{rows, run};
use crate::{Result, Tx, process::Process};

impl Tx {
    /// Stores that a process lives until then, if nothing more is heard of it.
    pub(crate) async fn set_process(&mut self, process: &Process, until: Time) -> Result<()> {
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
    pub(crate) async fn processes(&mut self, now: Time) -> Result<Vec<Process>> {
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
    pub(crate) async fn remove_process(&mut self, id: ProcessId) -> Result<()> {
        run!(self, "delete from process where id = $1", id)?;
        Ok(())
    }

    /// Removes those that are gone.
    pub(crate) async fn forget_processes(&mut self, now: Time) -> Result<u64> {
        run!(self, "delete from process where until <= $1", now)
    }
}
