//! The long table that every statistic rests on: one row per counted number.

use shared::{Language, OutputId, SourceId, StudyId, SystemId, TaskId, TaskVersionId, WorkerId};

use super::rows;
use crate::{Result, Tx};

/// One counted number, in its latest version.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(crate) struct Row {
    pub task_id: TaskId,
    pub version_id: TaskVersionId,
    pub language: Language,
    pub question: String,
    pub worker_id: WorkerId,
    pub source_id: SourceId,
    pub output_id: Option<OutputId>,
    pub system_id: Option<SystemId>,
    pub number: i64,
}

impl Tx {
    /// All counted numbers of a study: no surplus, nothing superseded, no text.
    pub(crate) async fn counted(&mut self, study: StudyId) -> Result<Vec<Row>> {
        rows!(
            self,
            Row,
            "select n.task_id, n.version_id, a.language, n.question, n.worker_id, n.source_id, n.output_id, o.system_id, n.number
               from answer n
               join assignment a on a.id = n.assignment_id
               left join output o on o.id = n.output_id
              where n.study_id = $1
                and n.number is not null
                and a.outcome = 'counted'
                and not exists (select 1 from answer later where later.supersedes = n.id)",
            study
        )
    }
}
