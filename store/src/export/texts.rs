//! Lines about texts and tasks.

use serde_json::Value;
use shared::{
    Language, OutputId, RewriteVerdict, SourceId, SystemId, SystemKind, TaskId, TaskState, TaskVersionId, Time,
    WorkerId,
};

use super::Exported;

/// A source.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(sqlx::FromRow)]
pub struct SourceLine {
    pub id: SourceId,
    pub external_id: String,
    pub language: Language,
    pub position: i64,
    pub text: String,
    pub curation: String,
    #[sqlx(json)]
    pub meta: Value,
    pub withdrawn_at: Option<Time>,
    pub withdrawn_reason: Option<String>,
}

impl Exported for SourceLine {
    const SQL: &'static str = "select s.id, s.external_id, s.language, s.position, s.text, s.curation, s.meta,
              w.created_at as withdrawn_at, w.reason as withdrawn_reason
         from source s
         left join withdrawn_text w on w.text_id = s.id
        where s.study_id = $1
        order by s.position";
}

/// A system.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(sqlx::FromRow)]
pub struct SystemLine {
    pub id: SystemId,
    pub name: String,
    pub kind: SystemKind,
}

impl Exported for SystemLine {
    const SQL: &'static str = "select id, name, kind
         from system
        where study_id = $1
        order by name";
}

/// An output.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(sqlx::FromRow)]
pub struct OutputLine {
    pub id: OutputId,
    pub source_id: SourceId,
    pub system_id: SystemId,
    pub author_id: Option<WorkerId>,
    pub language: Language,
    pub text: String,
    pub created_at: Time,
    pub verdict: Option<RewriteVerdict>,
    pub reason: Option<String>,
    pub corrected: Option<String>,
    pub replacement_id: Option<OutputId>,
    pub corrects: Option<OutputId>,
    pub used: i64,
    pub withdrawn_at: Option<Time>,
    pub withdrawn_reason: Option<String>,
}

impl Exported for OutputLine {
    const SQL: &'static str = "select o.id, o.source_id, o.system_id, o.author_id, s.language, o.text, o.created_at,
              d.verdict, d.reason, c.text as corrected, d.replacement_id, r.output_id as corrects,
              case when exists (select 1 from used_output u where u.id = o.id) then cast(1 as bigint) else cast(0 as bigint) end as used,
              w.created_at as withdrawn_at, w.reason as withdrawn_reason
         from output o
         join source s on s.id = o.source_id
         left join standing_decision d on d.output_id = o.id
         left join output c on c.id = d.replacement_id
         left join output_decision r on r.replacement_id = o.id
         left join withdrawn_text w on w.text_id = o.id
        where o.study_id = $1
          and not exists (select 1 from worker w where w.id = o.author_id and w.removed_at is not null)
        order by o.system_id, o.id";
}

/// A version of a task.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(sqlx::FromRow)]
pub struct TaskLine {
    pub task_id: TaskId,
    pub id: TaskVersionId,
    pub number: i64,
    pub preset: String,
    pub state: TaskState,
    pub hash: String,
    #[sqlx(json)]
    pub definition: Value,
    pub created_at: Time,
    pub published_at: Option<Time>,
    pub series: i64,
}

impl Exported for TaskLine {
    const SQL: &'static str =
        "select v.task_id, v.id, v.number, t.preset, v.state, v.hash, v.definition, v.created_at, v.published_at, v.series
         from task_version v
         join task t on t.id = v.task_id
        where t.study_id = $1
        order by t.position, t.id, v.number";
}
