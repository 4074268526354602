//! Queries of decisions where people differ, and of the answers they are about.

use shared::{
    AdjudicationId, AssignmentId, HitId, HitItemId, OutputId, PersonId, SourceId, StudyId, TaskId, TaskVersionId, Time,
    WorkerId,
};
use uuid::Uuid;

use super::{row, rows, run};
use crate::{Result, Tx};

/// A decision as stored.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct DecisionRow {
    pub task_id: TaskId,
    pub version_id: TaskVersionId,
    pub item_id: HitItemId,
    pub source_id: SourceId,
    pub output_id: Option<OutputId>,
    /// What statistics pair answers by.
    pub about_id: Uuid,
    pub question: String,
    pub number: Option<i64>,
    pub places: i64,
    pub text: Option<String>,
    pub note: String,
    pub person_id: PersonId,
    pub created_at: Time,
}

/// An item of a hit, by where it belongs.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct ItemRow {
    pub hit: HitId,
    pub task_id: TaskId,
    pub version_id: TaskVersionId,
    pub source_id: SourceId,
}

/// A counted answer about a source, with its worker's number.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct AnswerRow {
    pub assignment_id: AssignmentId,
    pub item_id: HitItemId,
    pub worker_id: WorkerId,
    pub worker: i64,
    pub source_id: SourceId,
    pub output_id: Option<OutputId>,
    pub question: String,
    pub number: Option<i64>,
    pub places: i64,
    pub text: Option<String>,
    pub skipped: Option<String>,
    pub created_at: Time,
}

impl Tx {
    /// All decisions of a study where people differ about texts that are not withdrawn, the oldest first.
    pub async fn adjudications(&mut self, study: StudyId) -> Result<Vec<DecisionRow>> {
        rows!(
            self,
            DecisionRow,
            "select task_id, version_id, item_id, source_id, output_id, about_id, question, number, places, text, note, person_id, created_at
               from adjudication
              where study_id = $1
                and not exists (select 1 from withdrawn_item w where w.item_id = adjudication.item_id)
              order by turn",
            study
        )
    }

    /// The latest decision about the same as this one.
    pub async fn adjudicated_before(&mut self, study: StudyId, new: &DecisionRow) -> Result<Option<DecisionRow>> {
        row!(
            self,
            DecisionRow,
            "select task_id, version_id, item_id, source_id, output_id, about_id, question, number, places, text, note, person_id, created_at
               from adjudication
              where study_id = $1 and about_id = $2 and task_id = $3 and question = $4
              order by turn desc
              limit 1",
            study,
            new.about_id,
            new.task_id,
            new.question.as_str()
        )
    }

    /// An item of a hit of a study.
    pub async fn hit_item(&mut self, study: StudyId, item: HitItemId) -> Result<Option<ItemRow>> {
        row!(
            self,
            ItemRow,
            "select h.id as hit, h.task_id, h.version_id, i.source_id
               from hit_item i
               join hit h on h.id = i.hit_id
              where h.study_id = $1 and i.id = $2",
            study,
            item
        )
    }

    /// All counted answers of a task about a source.
    pub async fn answers_about(&mut self, task: TaskId, source: SourceId) -> Result<Vec<AnswerRow>> {
        rows!(
            self,
            AnswerRow,
            "select n.assignment_id, n.item_id, n.worker_id, w.number as worker, n.source_id, n.output_id, n.question,
                    n.number, n.places, n.text, n.skipped, n.created_at
               from counted_answer n
               join worker w on w.id = n.worker_id
              where n.source_id = $1
                and n.task_id = $2
              order by w.number, n.id",
            source,
            task
        )
    }

    /// Adds a decision after all others of its study.
    pub async fn add_adjudication(&mut self, id: AdjudicationId, study: StudyId, new: &DecisionRow) -> Result<()> {
        run!(
            self,
            "insert into adjudication (id, study_id, task_id, version_id, item_id, source_id, output_id, turn, question, number, text,
                                       note, person_id, created_at, about_id, places)
             select $1, $2, $3, $4, $5, $6, $7, coalesce(max(turn), 0) + 1, $8, $9, $10, $11, $12, $13, $14, $15
               from adjudication
              where study_id = $2",
            id,
            study,
            new.task_id,
            new.version_id,
            new.item_id,
            new.source_id,
            new.output_id,
            new.question.as_str(),
            new.number,
            new.text.as_deref(),
            new.note.as_str(),
            new.person_id,
            new.created_at,
            new.about_id,
            new.places
        )?;
        Ok(())
    }
}
