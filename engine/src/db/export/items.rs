//! What hits show: a line for each output, and one for each item that shows none.

use shared::{HitId, HitItemId, Language, OutputId, SourceId, SystemId, TaskId, TaskVersionId};

use super::Line;
use crate::export::{Cell, Context};

#[derive(sqlx::FromRow)]
pub(crate) struct ItemLine {
    id: HitItemId,
    hit_id: HitId,
    task_id: TaskId,
    version_id: TaskVersionId,
    language: Language,
    source_id: SourceId,
    reference_id: Option<OutputId>,
    output_id: Option<OutputId>,
    system_id: Option<SystemId>,
}

impl Line for ItemLine {
    const COLUMNS: &'static [&'static str] = &[
        "hit_item_id",
        "hit_id",
        "task_id",
        "preset",
        "version",
        "language",
        "source_id",
        "reference_id",
        "output_id",
        "system",
    ];
    const SQL: &'static str =
        "select i.id, i.hit_id, h.task_id, h.version_id, h.language, i.source_id, i.reference_id, s.output_id, o.system_id
         from hit h
         join hit_item i on i.hit_id = h.id
         left join hit_item_output s on s.item_id = i.id
         left join output o on o.id = s.output_id
        where h.study_id = $1
        order by h.task_id, h.id, i.position, s.position";

    fn cells(self, context: &Context) -> Vec<Cell> {
        vec![
            Cell::Id(self.id.0),
            Cell::Id(self.hit_id.0),
            Cell::Id(self.task_id.0),
            context.preset(self.version_id),
            context.version(self.version_id),
            Cell::Word(self.language.to_string()),
            Cell::Id(self.source_id.0),
            Cell::id(self.reference_id.map(|output| output.0)),
            Cell::id(self.output_id.map(|output| output.0)),
            context.system(self.system_id),
        ]
    }
}
