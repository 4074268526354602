//! Has what a worker does come one after the other, and counts it.

use shared::{StudyId, WorkerId};

use super::run;
use crate::{Result, Tx};

impl Tx {
    /// Has this worker's claims, submissions and decisions about them wait until the end of the transaction, and counts a
    /// change, so that those who have read before read again. On SQLite, there is only one writer.
    pub async fn lock_worker(&mut self, worker: WorkerId) -> Result<()> {
        if matches!(self, Self::Postgres(_)) {
            run!(
                self,
                "insert into worker_version as v (worker_id, n)
                 values ($1, 1)
                 on conflict (worker_id) do update set n = v.n + 1",
                worker
            )?;
        }
        Ok(())
    }

    /// Has all workers of a study wait with what they are about to begin or to hand in, and waits for what is under way.
    pub async fn lock_workers(&mut self, study: StudyId) -> Result<()> {
        if matches!(self, Self::Postgres(_)) {
            run!(
                self,
                "insert into worker_version as v (worker_id, n)
                 select id, 1 from worker where study_id = $1 order by id
                 on conflict (worker_id) do update set n = v.n + 1",
                study
            )?;
        }
        Ok(())
    }
}
