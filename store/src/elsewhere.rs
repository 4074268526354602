//! Writes of a study whose answers were collected elsewhere. Each row has an id that follows from the file, so that an
//! import which was cut off can be repeated: what is there is left as it is.

use shared::{
    AnswerId, Approval, AssignmentId, BatchId, HitId, HitItemId, Language, OutputId, PersonId, SourceId, StudyId,
    SubmissionId, TaskId, TaskVersionId, Time, WorkerId,
};
use sqlx::types::Json;

use super::{
    batch::{NewItem, NewItemOutput},
    many::many,
    run, scalar,
};
use crate::{Result, Tx};

/// A draft without answers.
const NOTHING: [(); 0] = [];

/// A rater of the file: a worker without an account.
#[expect(missing_docs, reason = "the fields are columns")]
#[derive(Clone, Debug)]
pub struct Rater {
    pub person: PersonId,
    pub worker: WorkerId,
    pub number: i64,
    pub name: String,
    pub language: Language,
}

/// Where the hits of a task in a language belong.
#[expect(missing_docs, reason = "the fields are columns")]
#[derive(Clone, Copy, Debug)]
pub struct Within {
    pub study: StudyId,
    pub task: TaskId,
    pub version: TaskVersionId,
    pub batch: BatchId,
}

/// A hit of one item, with all the work on it done.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug)]
pub struct Hit {
    pub within: Within,
    pub id: HitId,
    pub item: HitItemId,
    pub language: Language,
    pub position: i64,
    /// How many submissions it has.
    pub done: i64,
    pub source: SourceId,
    /// The outputs it shows.
    pub outputs: Vec<OutputId>,
}

/// A rater's work on a hit.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug)]
pub struct Work {
    pub within: Within,
    pub id: AssignmentId,
    pub submission: SubmissionId,
    pub hit: HitId,
    pub worker: WorkerId,
    pub language: Language,
    pub approval: Approval,
    /// Why it was rejected.
    pub reason: Option<String>,
    pub at: Time,
    /// Milliseconds of work; 0 where the file says nothing.
    pub active_ms: i64,
}

/// A value.
#[expect(missing_docs, reason = "the fields are columns")]
#[derive(Clone, Debug)]
pub struct Answer {
    pub within: Within,
    pub id: AnswerId,
    pub assignment: AssignmentId,
    pub worker: WorkerId,
    pub item: HitItemId,
    pub source: SourceId,
    pub output: Option<OutputId>,
    pub question: String,
    pub number: Option<i64>,
    pub places: i64,
    pub text: Option<String>,
    pub at: Time,
}

impl Tx {
    /// Adds raters as workers of a study who have consented to nothing here and cannot sign in.
    pub async fn add_raters(&mut self, study: StudyId, new: &[Rater], at: Time) -> Result<()> {
        many!(
            self,
            "insert into person (id, name, email, password_hash, admin, locale, epoch, created_at) ",
            new,
            |values, rater| {
                values.push_bind(rater.person);
                values.push_bind(rater.name.as_str());
                values.push_bind(format!("none:{}", rater.person));
                values.push_bind("");
                values.push_bind(false);
                values.push_bind("");
                values.push_bind(0_i64);
                values.push_bind(at);
            },
            " on conflict (id) do nothing"
        )?;
        many!(
            self,
            "insert into worker (id, study_id, person_id, number, language, created_at) ",
            new,
            |values, rater| {
                values.push_bind(rater.worker);
                values.push_bind(study);
                values.push_bind(rater.person);
                values.push_bind(rater.number);
                values.push_bind(rater.language.clone());
                values.push_bind(at);
            },
            " on conflict (id) do nothing"
        )
    }

    /// Adds hits with their items.
    pub async fn add_done_hits(&mut self, new: &[Hit]) -> Result<()> {
        many!(
            self,
            "insert into hit (id, study_id, batch_id, task_id, version_id, language, position, need, taken, done, open, stopped) ",
            new,
            |values, hit| {
                values.push_bind(hit.id);
                values.push_bind(hit.within.study);
                values.push_bind(hit.within.batch);
                values.push_bind(hit.within.task);
                values.push_bind(hit.within.version);
                values.push_bind(hit.language.clone());
                values.push_bind(hit.position);
                values.push_bind(hit.done);
                values.push_bind(0_i64);
                values.push_bind(hit.done);
                values.push_bind(false);
                values.push_bind(false);
            },
            " on conflict (id) do nothing"
        )?;
        let items = new.iter().map(|hit| NewItem {
            id: hit.item,
            hit: hit.id,
            position: 1,
            source: hit.source,
            reference: None,
        });
        self.add_missing_items(&items.collect::<Vec<_>>()).await?;
        let shown = new.iter().flat_map(|hit| {
            let outputs = (1_i64..).zip(&hit.outputs);
            outputs.map(|(position, output)| NewItemOutput { item: hit.item, output: *output, position })
        });
        self.add_missing_item_outputs(&shown.collect::<Vec<_>>()).await
    }

    /// Adds submissions, which are paid nothing here.
    pub async fn add_done_work(&mut self, new: &[Work], currency: &str) -> Result<()> {
        many!(
            self,
            "insert into assignment (id, study_id, task_id, version_id, hit_id, worker_id, language, state, outcome, approval,
                                     approval_reason, seed, lease_until, draft, revision, claimed_at, active_at, active_ms,
                                     reward, currency, submitted_at, submission_id) ",
            new,
            |values, work| {
                values.push_bind(work.id);
                values.push_bind(work.within.study);
                values.push_bind(work.within.task);
                values.push_bind(work.within.version);
                values.push_bind(work.hit);
                values.push_bind(work.worker);
                values.push_bind(work.language.clone());
                values.push_bind("submitted");
                values.push_bind("counted");
                values.push_bind(work.approval);
                values.push_bind(work.reason.as_deref());
                values.push_bind(0_i64);
                values.push_bind(work.at);
                values.push_bind(Json(NOTHING));
                values.push_bind(0_i64);
                values.push_bind(Time(work.at.0 - work.active_ms * 1_000));
                values.push_bind(work.at);
                values.push_bind(work.active_ms);
                values.push_bind(0_i64);
                values.push_bind(currency);
                values.push_bind(work.at);
                values.push_bind(work.submission);
            },
            " on conflict (id) do nothing"
        )
    }

    /// Adds values.
    pub async fn add_values(&mut self, new: &[Answer]) -> Result<()> {
        many!(
            self,
            "insert into answer (id, study_id, task_id, version_id, assignment_id, worker_id, item_id, source_id, output_id, question,
                                 number, places, text, created_at) ",
            new,
            |values, row| {
                values.push_bind(row.id);
                values.push_bind(row.within.study);
                values.push_bind(row.within.task);
                values.push_bind(row.within.version);
                values.push_bind(row.assignment);
                values.push_bind(row.worker);
                values.push_bind(row.item);
                values.push_bind(row.source);
                values.push_bind(row.output);
                values.push_bind(row.question.as_str());
                values.push_bind(row.number);
                values.push_bind(row.places);
                values.push_bind(row.text.as_deref());
                values.push_bind(row.at);
            },
            " on conflict (id) do nothing"
        )
    }

    /// How many answers a study has.
    pub async fn n_values(&mut self, study: StudyId) -> Result<i64> {
        Ok(scalar!(self, i64, "select count(*) from answer where study_id = $1", study)?.unwrap_or(0))
    }

    /// Says of all batches of a study that they have as many hits as there are.
    pub async fn count_batches(&mut self, study: StudyId) -> Result<()> {
        run!(
            self,
            "update batch
                set n_hits = (select count(*) from hit where batch_id = batch.id)
              where study_id = $1",
            study
        )?;
        Ok(())
    }
}
