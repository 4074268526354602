//! Queries of how texts were typed.

use serde::Serialize;
use shared::{AssignmentId, HitItemId, Language, StudyId, TaskId, TypingCounts, WorkerId};

use super::{many::many, rows};
use crate::{Result, Tx, assignment::AssignmentRow};

/// How a text was typed that is being submitted.
#[derive(Clone, Debug)]
pub struct NewTyping {
    /// The item.
    pub item: HitItemId,
    /// The key of the question.
    pub question: String,
    /// Characters of the text.
    pub length: i64,
    /// The counts of the page.
    pub counts: TypingCounts,
}

/// How a worker's texts in a task and a language were typed. Texts under 20 characters are not counted.
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Typed {
    /// The worker.
    pub worker_id: WorkerId,
    /// The task.
    pub task_id: TaskId,
    /// The language.
    pub language: Language,
    /// Texts.
    pub n: i64,
    /// Of these, texts of which at least half was pasted from elsewhere.
    pub n_pasted: i64,
    /// Texts with at least 30 pauses between letters, of which nine of ten were as long as the one before.
    pub n_even: i64,
}

/// How a text was typed, for its writer.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, Serialize, sqlx::FromRow)]
pub struct TypingData {
    pub assignment: AssignmentId,
    pub item: HitItemId,
    pub question: String,
    pub length: i64,
    pub typed: i64,
    pub pasted: i64,
    pub pastes: i64,
    pub pauses: i64,
    pub even_pauses: i64,
}

impl Tx {
    /// How a worker's texts were typed.
    pub async fn typing_data(&mut self, worker: WorkerId) -> Result<Vec<TypingData>> {
        rows!(
            self,
            TypingData,
            "select assignment_id as assignment, item_id as item, question, length, typed, pasted, pastes, pauses, even_pauses
               from typing
              where worker_id = $1
              order by assignment_id, item_id, question",
            worker
        )
    }

    /// Stores how the texts of a submission were typed.
    pub async fn add_typing(&mut self, of: &AssignmentRow, new: &[NewTyping]) -> Result<()> {
        many!(
            self,
            "insert into typing (assignment_id, item_id, question, study_id, task_id, worker_id, language, length, typed, pasted, pastes,
                                 pauses, even_pauses) ",
            new,
            |values, row| {
                values
                    .push_bind(of.id)
                    .push_bind(row.item)
                    .push_bind(&row.question)
                    .push_bind(of.study_id)
                    .push_bind(of.task_id)
                    .push_bind(of.worker_id)
                    .push_bind(of.language.clone())
                    .push_bind(row.length)
                    .push_bind(i64::from(row.counts.typed))
                    .push_bind(i64::from(row.counts.pasted))
                    .push_bind(i64::from(row.counts.pastes))
                    .push_bind(i64::from(row.counts.pauses))
                    .push_bind(i64::from(row.counts.even_pauses));
            }
        )
    }

    /// How the texts of a study were typed, by worker, task and language.
    pub async fn typed_by_workers(&mut self, study: StudyId) -> Result<Vec<Typed>> {
        rows!(
            self,
            Typed,
            "select worker_id, task_id, language,
                    count(*) as n,
                    count(case when 2 * pasted >= length then 1 end) as n_pasted,
                    count(case when pauses >= 30 and 10 * even_pauses >= 9 * pauses then 1 end) as n_even
               from typing
              where study_id = $1 and length >= 20
              group by worker_id, task_id, language",
            study
        )
    }
}
