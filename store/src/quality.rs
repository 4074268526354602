//! Queries of what each worker did in a study, a row for each task and language: submissions, answers and gold items.

use std::collections::{BTreeMap, btree_map::Entry};

use shared::{Approval, Language, SourceId, StudyId, TaskId, WorkerId};

use super::rows;
use crate::{Result, Tx};

/// A submission of a worker.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Done {
    pub worker_id: WorkerId,
    pub task_id: TaskId,
    pub language: Language,
    pub active_ms: i64,
    pub reward: i64,
    pub approval: Approval,
}

/// How many answers a worker submitted in a task and a language.
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Answered {
    /// The worker.
    pub worker_id: WorkerId,
    /// The task.
    pub task_id: TaskId,
    /// The language.
    pub language: Language,
    /// Answers, each in its latest version, reasons for not answering included.
    pub n_answers: i64,
    /// The items that they are about.
    pub n_items: i64,
    /// The items of which a question has a reason instead of an answer.
    pub n_skipped: i64,
}

/// How a worker answered the gold items of a task in a language; training is not counted.
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Gold {
    /// The worker.
    pub worker_id: WorkerId,
    /// The task.
    pub task_id: TaskId,
    /// The language.
    pub language: Language,
    /// Gold items seen.
    pub n: i64,
    /// Of these, answered as expected.
    pub n_right: i64,
}

/// A text that a worker wrote about a source.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Written {
    pub worker_id: WorkerId,
    pub task_id: TaskId,
    pub language: Language,
    pub source_id: SourceId,
    pub text: String,
    /// The text of the source.
    pub source: String,
}

impl Tx {
    /// All submissions of a study.
    pub async fn done_by_workers(&mut self, study: StudyId) -> Result<Vec<Done>> {
        rows!(
            self,
            Done,
            "select worker_id, task_id, language, active_ms, reward, approval
               from assignment
              where study_id = $1 and state = 'submitted' and approval is not null",
            study
        )
    }

    /// The answers of all submissions of a study, counted or not.
    // By submission, in the order of an index, and added up here: in one group for each worker, SQLite would first sort all
    // answers of the study in memory. No item is in two submissions of a worker.
    pub async fn answered_by_workers(&mut self, study: StudyId) -> Result<Vec<Answered>> {
        let of_submissions = rows!(
            self,
            Answered,
            "select a.worker_id, a.task_id, a.language,
                    count(*) as n_answers,
                    count(distinct n.item_id) as n_items,
                    count(distinct case when n.skipped is not null then n.item_id end) as n_skipped
               from assignment a
               join answer n on n.assignment_id = a.id
              where a.study_id = $1
                and a.state = 'submitted'
                and not exists (select 1 from answer later where later.supersedes = n.id)
              group by a.task_id, a.id",
            study
        )?;
        let mut sums: BTreeMap<(WorkerId, TaskId, Language), Answered> = BTreeMap::new();
        for one in of_submissions {
            match sums.entry((one.worker_id, one.task_id, one.language.clone())) {
                Entry::Vacant(place) => {
                    place.insert(one);
                }
                Entry::Occupied(mut known) => {
                    let known = known.get_mut();
                    known.n_answers += one.n_answers;
                    known.n_items += one.n_items;
                    known.n_skipped += one.n_skipped;
                }
            }
        }
        Ok(sums.into_values().collect())
    }

    /// How the workers of a study answered gold items.
    pub async fn gold_by_workers(&mut self, study: StudyId) -> Result<Vec<Gold>> {
        rows!(
            self,
            Gold,
            "select g.worker_id, g.task_id, k.language,
                    count(*) as n,
                    count(case when g.is_right = true then 1 end) as n_right
               from known_answer g
               join known k on k.id = g.known_id and k.kind <> 'training'
              where g.study_id = $1
              group by g.worker_id, g.task_id, k.language",
            study
        )
    }

    /// The texts that the workers of a study wrote, each with the source it is about.
    pub async fn written_by_workers(&mut self, study: StudyId) -> Result<Vec<Written>> {
        rows!(
            self,
            Written,
            "select n.worker_id, n.task_id, a.language, n.source_id, o.text, s.text as source
               from answer n
               join assignment a on a.id = n.assignment_id and a.state = 'submitted'
               join output o on o.id = n.output_id and o.author_id = n.worker_id
               join source s on s.id = n.source_id
              where n.study_id = $1
                and n.text is not null
                and not exists (select 1 from answer later where later.supersedes = n.id)",
            study
        )
    }
}
