//! Lines about what persons decided of texts and answers.

use shared::{HitItemId, Language, OutputId, PersonId, SourceId, TaskId, TaskVersionId, Time};

use super::Exported;

/// A decision where people differ: its first columns are those of the answers.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(sqlx::FromRow)]
pub struct AdjudicationLine {
    pub task_id: TaskId,
    pub version_id: TaskVersionId,
    pub item_id: HitItemId,
    pub language: Language,
    pub source_id: SourceId,
    pub output_id: Option<OutputId>,
    pub turn: i64,
    pub question: String,
    pub number: Option<i64>,
    pub places: i64,
    pub text: Option<String>,
    pub source_text: Option<String>,
    pub output_text: Option<String>,
    pub superseded: i64,
    pub note: String,
    pub person_id: PersonId,
    pub created_at: Time,
}

impl Exported for AdjudicationLine {
    const SQL: &'static str = "select d.task_id, d.version_id, d.item_id, s.language, d.source_id, d.output_id, d.turn, d.question, d.number, d.places, d.text,
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
}
