//! Lines about what persons decided of texts and answers.

use shared::{HitItemId, Language, OutputId, PersonId, SourceId, TaskId, TaskVersionId, Time};

use super::Line;
use crate::export::{Cell, Context};

/// A decision where people differ: its first columns are those of the answers.
#[derive(sqlx::FromRow)]
pub(crate) struct AdjudicationLine {
    task_id: TaskId,
    version_id: TaskVersionId,
    item_id: HitItemId,
    language: Language,
    source_id: SourceId,
    output_id: Option<OutputId>,
    turn: i64,
    question: String,
    number: Option<i64>,
    text: Option<String>,
    source_text: Option<String>,
    output_text: Option<String>,
    superseded: i64,
    note: String,
    person_id: PersonId,
    created_at: Time,
}

impl Line for AdjudicationLine {
    const COLUMNS: &'static [&'static str] = &[
        "item",
        "value",
        "question",
        "preset",
        "version",
        "language",
        "source_id",
        "output_id",
        "superseded",
        "note",
        "decided_by",
        "turn",
        "created_at",
        "task_id",
        "hit_item_id",
    ];
    const SQL: &'static str = "select d.task_id, d.version_id, d.item_id, s.language, d.source_id, d.output_id, d.turn, d.question, d.number, d.text,
              case when d.text is not null then s.text end as source_text,
              case when d.text is not null then o.text end as output_text,
              case when exists (select 1
                                  from adjudication later
                                 where later.study_id = d.study_id
                                   and later.turn > d.turn
                                   and later.task_id = d.task_id
                                   and later.about_id = d.about_id
                                   and later.question = d.question)
                   then cast(1 as bigint) else cast(0 as bigint) end as superseded,
              d.note, d.person_id, d.created_at
         from adjudication d
         join source s on s.id = d.source_id
         left join output o on o.id = d.output_id
        where d.study_id = $1
        order by d.turn";

    fn cells(self, context: &Context) -> Vec<Cell> {
        let judged = context.judged(self.version_id, &self.question);
        let is_shown = !self.output_id.is_some_and(|output| context.is_removed(&output.to_string()));
        let given = (self.number, self.text, self.output_id);
        vec![
            judged.item(self.source_id, self.output_id, self.item_id),
            judged.value(given, (self.source_text, self.output_text.filter(|_| is_shown))),
            Cell::Word(self.question),
            context.preset(self.version_id),
            context.version(self.version_id),
            Cell::Word(self.language.to_string()),
            Cell::Id(self.source_id.0),
            Cell::id(self.output_id.map(|output| output.0)),
            Cell::Flag(self.superseded != 0),
            Cell::Text(self.note),
            Cell::Word(context.names.person(Some(self.person_id))),
            Cell::Number(self.turn),
            Cell::At(self.created_at),
            Cell::Id(self.task_id.0),
            Cell::Id(self.item_id.0),
        ]
    }
}
