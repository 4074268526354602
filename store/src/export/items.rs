//! What hits show: a line for each output, and one for each item that shows none.

use shared::{HitId, HitItemId, Language, OutputId, SourceId, SystemId, TaskId, TaskVersionId};

use super::{Exported, ReadHere};
use crate::read_here::{id, id_or_none, word};

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

    const READ: Option<ReadHere<Self>> = Some(|row| {
        Ok(Self {
            id: id(row, 0)?,
            hit_id: id(row, 1)?,
            task_id: id(row, 2)?,
            version_id: id(row, 3)?,
            language: word(row, 4)?,
            source_id: id(row, 5)?,
            reference_id: id_or_none(row, 6)?,
            output_id: id_or_none(row, 7)?,
            system_id: id_or_none(row, 8)?,
        })
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::plan;

    /// Otherwise an export holds all items of a task in memory.
    #[tokio::test]
    async fn items_come_in_the_order_of_indexes() {
        let plan = plan(ItemLine::SQL, 1).await;
        // What one hit shows is put in order, and nothing else.
        let sorted: Vec<_> = plan.iter().filter(|step| step.contains("TEMP B-TREE")).collect();
        assert_eq!(sorted, ["USE TEMP B-TREE FOR LAST 2 TERMS OF ORDER BY"], "{plan:#?}");
    }
}
