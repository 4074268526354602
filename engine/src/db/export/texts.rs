//! Lines about texts and tasks.

use serde_json::Value;
use shared::{
    Language, OutputId, RewriteVerdict, SourceId, SystemId, SystemKind, TaskId, TaskState, TaskVersionId, Time,
    WorkerId,
};

use super::Line;
use crate::export::{Cell, Context};

/// A source.
#[derive(sqlx::FromRow)]
pub(crate) struct SourceLine {
    id: SourceId,
    external_id: String,
    language: Language,
    position: i64,
    text: String,
    curation: String,
    #[sqlx(json)]
    meta: Value,
}

impl Line for SourceLine {
    const COLUMNS: &'static [&'static str] =
        &["source_id", "external_id", "language", "position", "text", "curation", "meta"];
    const SQL: &'static str = "select id, external_id, language, position, text, curation, meta
         from source
        where study_id = $1
        order by position";

    fn cells(self, _: &Context) -> Vec<Cell> {
        vec![
            Cell::Id(self.id.0),
            Cell::Text(self.external_id),
            Cell::Word(self.language.to_string()),
            Cell::Number(self.position),
            Cell::Text(self.text),
            Cell::Text(self.curation),
            Cell::Json(self.meta),
        ]
    }
}

/// A system.
#[derive(sqlx::FromRow)]
pub(crate) struct SystemLine {
    id: SystemId,
    name: String,
    kind: SystemKind,
}

impl Line for SystemLine {
    const COLUMNS: &'static [&'static str] = &["system_id", "system", "kind"];
    const SQL: &'static str = "select id, name, kind
         from system
        where study_id = $1
        order by name";

    fn cells(self, _: &Context) -> Vec<Cell> {
        vec![Cell::Id(self.id.0), Cell::Text(self.name), Cell::word(Some(self.kind))]
    }
}

/// An output.
#[derive(sqlx::FromRow)]
pub(crate) struct OutputLine {
    id: OutputId,
    source_id: SourceId,
    system_id: SystemId,
    author_id: Option<WorkerId>,
    language: Language,
    text: String,
    created_at: Time,
    verdict: Option<RewriteVerdict>,
    reason: Option<String>,
    corrected: Option<String>,
    replacement_id: Option<OutputId>,
    corrects: Option<OutputId>,
    used: i64,
}

impl Line for OutputLine {
    const COLUMNS: &'static [&'static str] = &[
        "output_id",
        "source_id",
        "system",
        "author",
        "language",
        "text",
        "created_at",
        "used",
        "verdict",
        "reason",
        "corrected",
        "corrected_id",
        "corrects",
    ];
    const SQL: &'static str = "select o.id, o.source_id, o.system_id, o.author_id, s.language, o.text, o.created_at,
              d.verdict, d.reason, c.text as corrected, d.replacement_id, r.output_id as corrects,
              case when exists (select 1 from used_output u where u.id = o.id) then cast(1 as bigint) else cast(0 as bigint) end as used
         from output o
         join source s on s.id = o.source_id
         left join standing_decision d on d.output_id = o.id
         left join output c on c.id = d.replacement_id
         left join output_decision r on r.replacement_id = o.id
        where o.study_id = $1
          and not exists (select 1 from worker w where w.id = o.author_id and w.removed_at is not null)
        order by o.system_id, o.id";

    fn cells(self, context: &Context) -> Vec<Cell> {
        vec![
            Cell::Id(self.id.0),
            Cell::Id(self.source_id.0),
            context.system(Some(self.system_id)),
            context.worker(self.author_id),
            Cell::Word(self.language.to_string()),
            Cell::Text(self.text),
            Cell::At(self.created_at),
            Cell::Flag(self.used != 0),
            Cell::word(self.verdict),
            self.reason.map_or(Cell::Empty, Cell::Text),
            self.corrected.map_or(Cell::Empty, Cell::Text),
            Cell::id(self.replacement_id.map(|output| output.0)),
            Cell::id(self.corrects.map(|output| output.0)),
        ]
    }
}

/// A version of a task.
#[derive(sqlx::FromRow)]
pub(crate) struct TaskLine {
    task_id: TaskId,
    id: TaskVersionId,
    number: i64,
    preset: String,
    state: TaskState,
    hash: String,
    #[sqlx(json)]
    definition: Value,
    created_at: Time,
    published_at: Option<Time>,
}

impl Line for TaskLine {
    const COLUMNS: &'static [&'static str] =
        &["task_id", "version_id", "version", "preset", "state", "hash", "definition", "created_at", "published_at"];
    const SQL: &'static str =
        "select v.task_id, v.id, v.number, t.preset, v.state, v.hash, v.definition, v.created_at, v.published_at
         from task_version v
         join task t on t.id = v.task_id
        where t.study_id = $1
        order by t.position, t.id, v.number";

    fn cells(self, _: &Context) -> Vec<Cell> {
        vec![
            Cell::Id(self.task_id.0),
            Cell::Id(self.id.0),
            Cell::Number(self.number),
            Cell::Word(self.preset),
            Cell::word(Some(self.state)),
            Cell::Word(self.hash),
            Cell::Json(self.definition),
            Cell::At(self.created_at),
            Cell::at(self.published_at),
        ]
    }
}
