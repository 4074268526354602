//! Queries of the native-speaker review.

use serde::Serialize;
use shared::{AnswerId, Grade, PersonId, Reason, ReviewId, StudyId, TaskVersionId, Time, WorkerId};
use sqlx::types::Json;

use super::{row, rows, run};
use crate::{Result, Tx};

/// A reviewer's judgement of one rewrite.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Judgement {
    /// How good it is.
    pub grade: Grade,
    /// Why it is not excellent.
    pub reasons: Vec<Reason>,
    /// Anything else, for colleagues.
    pub note: String,
}

impl Judgement {
    /// Whether it says all that is asked: a poor text needs a reason or a note.
    pub const fn is_complete(&self) -> bool {
        !matches!(self.grade, Grade::Poor) || !self.reasons.is_empty() || !self.note.is_empty()
    }
}

/// A text of a worker's trial, with one reviewer's judgement.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct PilotText {
    pub answer: AnswerId,
    pub version: TaskVersionId,
    pub question: String,
    pub source: String,
    pub rewrite: String,
    grade: Option<Grade>,
    reasons: Option<Json<Vec<Reason>>>,
    note: Option<String>,
}

impl PilotText {
    /// What the reviewer has said of it.
    pub fn judgement(&self) -> Option<Judgement> {
        let (grade, Json(reasons), note) = (self.grade?, self.reasons.clone()?, self.note.clone()?);
        Some(Judgement { grade, reasons, note })
    }
}

/// A judgement to be stored.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Debug)]
pub struct Graded<'a> {
    pub id: ReviewId,
    pub study: StudyId,
    pub worker: WorkerId,
    pub answer: AnswerId,
    pub reviewer: PersonId,
    pub judgement: &'a Judgement,
    pub at: Time,
}

impl Tx {
    /// The texts a worker has submitted in pilots, in the order of writing, with one reviewer's judgements.
    pub async fn pilot_texts(&mut self, worker: WorkerId, reviewer: PersonId) -> Result<Vec<PilotText>> {
        rows!(
            self,
            PilotText,
            "select a.id as answer, a.version_id as version, a.question, s.text as source,
                    case when a.skipped is not null then 'cannot judge: ' || a.skipped else a.text end as rewrite,
                    r.grade, r.reasons, r.note
               from answer a
               join task t on t.id = a.task_id and t.preset = 'pilot'
               join source s on s.id = a.source_id
               left join review r on r.answer_id = a.id and r.reviewer_id = $2
              where a.worker_id = $1
                and a.text is not null
                and not exists (select 1 from answer later where later.supersedes = a.id)
              order by a.created_at, a.id",
            worker,
            reviewer
        )
    }

    /// How many texts of a worker's pilot there are, and how many of them somebody has judged.
    pub async fn pilot_read(&mut self, worker: WorkerId) -> Result<(i64, i64)> {
        let found = row!(
            self,
            (i64, i64),
            "select count(*), count(judged.answer_id)
               from answer a
               join task t on t.id = a.task_id and t.preset = 'pilot'
               left join (select distinct answer_id from review where worker_id = $1) judged on judged.answer_id = a.id
              where a.worker_id = $1
                and a.text is not null
                and not exists (select 1 from answer later where later.supersedes = a.id)",
            worker
        )?;
        Ok(found.unwrap_or_default())
    }

    /// How long the latest decided reviews of a study waited, in microseconds, the latest first.
    pub async fn review_waits(&mut self, study: StudyId, most: i64) -> Result<Vec<i64>> {
        let waits = rows!(
            self,
            (i64,),
            "select decided.created_at - waiting.created_at
               from qualification decided
               join qualification waiting
                 on waiting.worker_id = decided.worker_id
                and waiting.gate = decided.gate
                and waiting.number = decided.number - 1
                and waiting.state = 'waiting'
              where decided.study_id = $1 and decided.gate = 'review' and decided.state in ('passed', 'failed')
              order by decided.created_at desc
              limit $2",
            study,
            most
        )?;
        Ok(waits.into_iter().map(|(wait,)| wait).collect())
    }

    /// Stores a judgement, or replaces the reviewer's earlier one.
    pub async fn set_review(&mut self, new: &Graded<'_>) -> Result<()> {
        run!(
            self,
            "insert into review (id, study_id, worker_id, answer_id, reviewer_id, grade, reasons, note, created_at, updated_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
             on conflict (answer_id, reviewer_id) do update
                set grade = excluded.grade,
                    reasons = excluded.reasons,
                    note = excluded.note,
                    updated_at = excluded.updated_at",
            new.id,
            new.study,
            new.worker,
            new.answer,
            new.reviewer,
            new.judgement.grade,
            Json(&new.judgement.reasons),
            new.judgement.note.as_str(),
            new.at
        )?;
        Ok(())
    }
}
