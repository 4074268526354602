//! Queries of what a study has promised, which triggers of the schema add up, and of its budget.

use shared::StudyId;

use super::{run, scalar};
use crate::{Result, Tx};

impl Tx {
    /// What a study has promised so far, in minor units: the rewards of hits that are being worked on or were submitted and
    /// not rejected, and every line of the ledger that is for no submission.
    pub async fn promised(&mut self, study: StudyId) -> Result<i64> {
        let sum = "select cast(coalesce(sum(amount), 0) as bigint) from spending where study_id = $1";
        Ok(scalar!(self, i64, sum, study)?.unwrap_or_default())
    }

    /// Promises money of a study next to others who do so, and not while somebody has the lock alone, until the transaction ends.
    pub async fn share_budget(&mut self, study: StudyId) -> Result<()> {
        if matches!(self, Self::Postgres(_)) {
            run!(
                self,
                "select pg_advisory_xact_lock_shared(hashtextextended('budget ' || cast($1 as text), 0))",
                study
            )?;
        }
        Ok(())
    }

    /// Lets only one transaction at a time promise more money of a study, until it ends. On SQLite, there is only one writer.
    pub async fn lock_budget(&mut self, study: StudyId) -> Result<()> {
        if matches!(self, Self::Postgres(_)) {
            run!(self, "select pg_advisory_xact_lock(hashtextextended('budget ' || cast($1 as text), 0))", study)?;
        }
        Ok(())
    }
}
