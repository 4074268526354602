//! Queries of what the tables of the papers need beyond the other reports: texts with their origin.

use shared::{Language, OutputId, SourceId, StudyId, SystemId, SystemKind, TaskId};

use super::rows;
use crate::{Result, Tx};

/// An output with its system.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Made {
    pub id: OutputId,
    pub source_id: SourceId,
    pub system_id: SystemId,
    pub system: String,
    pub kind: SystemKind,
    pub text: String,
    /// Whether it is used: neither removed nor corrected.
    pub used: bool,
}

/// A source.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Origin {
    pub id: SourceId,
    pub language: Language,
    pub text: String,
    /// The columns it came with.
    #[sqlx(json)]
    pub meta: serde_json::Value,
    /// Whether a hit of any task shows it.
    pub shown: bool,
}

/// Which task a worker's text was written in, and which output it was edited from.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Edited {
    pub id: OutputId,
    pub task_id: TaskId,
    pub question: String,
    pub from_id: Option<OutputId>,
}

impl Tx {
    /// All outputs of a study that are not withdrawn, source by source.
    pub async fn texts(&mut self, study: StudyId) -> Result<Vec<Made>> {
        rows!(
            self,
            Made,
            "select o.id, o.source_id, o.system_id, y.name as system, y.kind, o.text, u.id is not null as used
               from output o
               join system y on y.id = o.system_id
               left join used_output u on u.id = o.id
              where o.study_id = $1
                and not exists (select 1 from withdrawn_text w where w.text_id = o.id or w.text_id = o.source_id)
              order by o.source_id, o.id",
            study
        )
    }

    /// All sources of a study that are not withdrawn, in their order.
    pub async fn origins(&mut self, study: StudyId) -> Result<Vec<Origin>> {
        rows!(
            self,
            Origin,
            "select s.id, s.language, s.text, s.meta, shown.source_id is not null as shown
               from source s
               left join (select distinct i.source_id
                            from hit h
                            join hit_item i on i.hit_id = h.id
                           where h.study_id = $1) shown on shown.source_id = s.id
              where s.study_id = $1
                and not exists (select 1 from withdrawn_text w where w.text_id = s.id)
              order by s.position",
            study
        )
    }

    /// Where the texts that workers wrote come from.
    pub async fn edited(&mut self, study: StudyId) -> Result<Vec<Edited>> {
        rows!(
            self,
            Edited,
            "select o.id, n.task_id, n.question, i.output_id as from_id
               from answer n
               join output o on o.id = n.output_id and o.author_id = n.worker_id
               left join hit_item_output i on i.item_id = n.item_id
              where n.study_id = $1 and n.text is not null
              order by o.id, i.output_id",
            study
        )
    }
}
