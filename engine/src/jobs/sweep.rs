//! Automatic actions: leases end, and submissions that no one has reviewed are approved.

use std::collections::BTreeSet;

use serde::Serialize;
use shared::AssignmentId;

use crate::{Engine, Result, audit::event::Happened};

/// The maximum number of rows that one sweep changes, so that it never blocks the database for long.
const AT_ONCE: i64 = 200;

/// The result of a sweep.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Swept {
    /// Assignments whose lease had ended.
    pub expired: usize,
    /// Submissions that were approved because their waiting time was over.
    pub approved: usize,
    /// Imports that were continued because the process that started them is gone.
    pub imports: usize,
    /// Workers whose personal data was erased because the retention period was over.
    pub erased: usize,
}

impl Engine {
    /// Frees places whose lease has ended, approves submissions that have waited long enough, and erases personal data
    /// whose retention period is over. Any number of processes may sweep at the same time.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn sweep(&self) -> Result<Swept> {
        let (expired, approved) = (self.expire_leases().await?, self.approve_due().await?);
        self.remove_hidden_uploads().await?;
        let (imports, erased) = (self.carry_imports_on().await?, self.erase_due().await?);
        Ok(Swept { expired, approved, imports, erased })
    }

    async fn expire_leases(&self) -> Result<usize> {
        let now = self.now();
        let lapsed = self.read().await?.lapsed(now, AT_ONCE).await?;
        let mut expired = 0;
        for (id, study, hit) in lapsed {
            let mut tx = self.write().await?;
            if tx.expire(id, now).await? {
                tx.free_hit(hit).await?;
                self.note(&mut tx, Happened::by_rule(study, "expire", "assignment", id)).await?;
                tx.commit().await?;
                expired += 1;
            }
        }
        Ok(expired)
    }

    async fn approve_due(&self) -> Result<usize> {
        let now = self.now();
        let mut approved = 0;
        let studies = self.read().await?.approving_studies().await?;
        for (study, hours) in studies {
            let due = self.read().await?.waiting_since(study, now.plus_seconds(-hours * 3_600), AT_ONCE).await?;
            approved += self.approve_all(study, &due).await?;
        }
        Ok(approved)
    }

    async fn approve_all(&self, study: shared::StudyId, due: &[AssignmentId]) -> Result<usize> {
        if due.is_empty() {
            return Ok(0);
        }
        let mut tx = self.write().await?;
        let (mut approved, mut tasks) = (0, BTreeSet::new());
        for id in due {
            if let Some(task) = self.approve_one(&mut tx, study, *id, None).await? {
                tasks.insert(task);
                self.note(&mut tx, Happened::by_rule(study, "approve", "assignment", id)).await?;
                approved += 1;
            }
        }
        self.feed_approved(&mut tx, study, &tasks).await?;
        tx.commit().await?;
        Ok(approved)
    }
}
