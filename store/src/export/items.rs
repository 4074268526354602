//! What hits show: a line for each output, and one for each item that shows none.

use shared::{HitId, HitItemId, Language, OutputId, SourceId, SystemId, TaskId, TaskVersionId};

use super::Exported;

/// An output that a hit shows, or a source without one.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(sqlx::FromRow)]
pub struct ItemLine {
    pub id: HitItemId,
    pub hit_id: HitId,
    pub task_id: TaskId,
    pub version_id: TaskVersionId,
    pub language: Language,
    pub source_id: SourceId,
    pub reference_id: Option<OutputId>,
    pub output_id: Option<OutputId>,
    pub system_id: Option<SystemId>,
}

impl Exported for ItemLine {
    const SQL: &'static str =
        "select i.id, i.hit_id, h.task_id, h.version_id, h.language, i.source_id, i.reference_id, s.output_id, o.system_id
         from hit h
         join hit_item i on i.hit_id = h.id
         left join hit_item_output s on s.item_id = i.id
         left join output o on o.id = s.output_id
        where h.study_id = $1
        order by h.task_id, h.id, i.position, s.position";
}
