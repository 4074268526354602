//! An assignment with what it shows, in one statement.

use shared::{AssignmentId, HitItemId, OutputId, PersonId, SourceId};
use uuid::Uuid;

use crate::{
    Result, Tx,
    assignment::{AssignmentRow, own},
    hit::Content,
};

/// An assignment with what its hit shows, and the count of changes that decide about its worker.
#[derive(Clone, Debug)]
pub struct WorkRow {
    /// The assignment.
    pub row: AssignmentRow,
    /// What its hit shows, in stored order.
    pub contents: Vec<Content>,
    /// The count of changes; 0 on SQLite, where nobody asks.
    pub changes: i64,
}

/// The contents as columns: arrays of the same length.
#[derive(Debug, sqlx::FromRow)]
struct Whole {
    #[sqlx(flatten)]
    row: AssignmentRow,
    changes: i64,
    items: Vec<Uuid>,
    sources: Vec<Uuid>,
    texts: Vec<String>,
    reference_texts: Vec<Option<String>>,
    outputs: Vec<Option<Uuid>>,
    output_texts: Vec<Option<String>>,
}

const WHOLE: &str = own!(
    ", coalesce((select c.n from worker_version c where c.worker_id = w.id), 0) as changes, shown.*",
    " left join lateral (
        select coalesce(array_agg(i.id order by i.position, o.position), '{}') as items,
               coalesce(array_agg(i.source_id order by i.position, o.position), '{}') as sources,
               coalesce(array_agg(source.text order by i.position, o.position), '{}') as texts,
               coalesce(array_agg(r.text order by i.position, o.position), '{}') as reference_texts,
               coalesce(array_agg(o.output_id order by i.position, o.position), '{}') as outputs,
               coalesce(array_agg(t.text order by i.position, o.position), '{}') as output_texts
          from hit_item i
          join source on source.id = i.source_id
          left join output r on r.id = i.reference_id
          left join hit_item_output o on o.item_id = i.id
          left join output t on t.id = o.output_id
         where i.hit_id = a.hit_id) shown on true",
    ""
);

impl Whole {
    fn unfold(self) -> WorkRow {
        let Self { row, changes, items, sources, texts, reference_texts, outputs, output_texts } = self;
        let shown = items.into_iter().zip(sources).zip(texts).zip(reference_texts).zip(outputs).zip(output_texts);
        let contents = shown.map(|(((((item, source), text), reference), output), output_text)| Content {
            item_id: HitItemId(item),
            source_id: SourceId(source),
            source: text,
            reference,
            output_id: output.map(OutputId),
            text: output_text,
        });
        WorkRow { row, contents: contents.collect(), changes }
    }
}

impl Tx {
    /// The assignment with what it shows, if it is this person's.
    pub async fn work(&mut self, id: AssignmentId, person: PersonId) -> Result<Option<WorkRow>> {
        if let Self::Postgres(_) = self {
            let asked = sqlx::query_as::<_, Whole>(WHOLE).bind(id).bind(person);
            return Ok(asked.persistent(self.prepares()).fetch_optional(self.postgres()?).await?.map(Whole::unfold));
        }
        let Some(row) = self.own_assignment(id, person).await? else { return Ok(None) };
        let contents = self.contents(row.hit_id).await?;
        Ok(Some(WorkRow { row, contents, changes: 0 }))
    }
}
