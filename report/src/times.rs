//! How long workers take. A median reads all submissions of a study, so these are computed once, like a report.

use std::sync::Arc;

use engine::{Result, Tx};
use serde::Serialize;
use shared::{Action, Actor, Language, StudyId, TaskId, VersionChoice, WorkerId};

use crate::{ReportKind, Reports};

/// Medians of the milliseconds worked on a HIT.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub(crate) struct Times {
    /// Of each task in each language.
    pub by_task: Vec<(TaskId, Language, i64)>,
    /// Of each worker.
    pub by_worker: Vec<(WorkerId, i64)>,
}

impl Times {
    /// Computes them.
    pub(crate) async fn read(tx: &mut Tx, study: StudyId) -> Result<Self> {
        Ok(Self { by_task: tx.median_ms(study).await?, by_worker: tx.median_ms_of_workers(study).await? })
    }
}

impl Reports {
    /// The median times of a study, for those who may do this.
    ///
    /// # Errors
    /// The actor may not do it, or a page does not wait any longer.
    pub(crate) async fn times(&self, actor: &Actor, study: StudyId, action: Action) -> Result<Arc<Times>> {
        let make = move |reports: Self| async move {
            let read = async move |on: Self| {
                let mut tx = on.engine().read().await?;
                Times::read(&mut tx, study).await
            };
            reports.compute(study, read).await
        };
        let all = self.of_versions(VersionChoice::default());
        all.report_for((actor, action), study, (ReportKind::Times, String::new()), make).await
    }
}
