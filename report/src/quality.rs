//! The quality of each worker's work: agreement with the others, gold items, speed, skipped items and pay per hour.
//!
//! Nothing is measured here that another report measures: agreement comes from the tables of the agreement report. Each
//! number comes with what it is based on, or with the reason why there is none.

mod copies;
mod look;
mod measure;
mod print;
mod reason;
mod together;

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::{Error, Result, access::Permit as _, crowd::answers::Judging};
use serde::{Deserialize, Serialize};
use shared::{
    Action, Actor, Gate, Language, Localised, Message, Problem, Question, StudyId, TaskId, Time, WorkerId, pseudonym,
};

use crate::{
    ReportKind, Reports,
    agreement::{Rater, SOFTWARE, raters},
    label::Label,
};
use measure::{Compared, Work};

pub use reason::Reason;

/// Which work is meant; all of it, unless a task or a language is named.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Which {
    /// Only work on this task.
    pub task: Option<TaskId>,
    /// Only work in this language.
    pub language: Option<Language>,
}

impl Which {
    fn holds(&self, task: TaskId, language: &Language) -> bool {
        self.task.is_none_or(|one| one == task) && self.language.as_ref().is_none_or(|one| one == language)
    }
}

/// The quality of the work of all workers of a study.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WorkQuality {
    /// The study.
    pub study: StudyId,
    /// Its title.
    pub title: String,
    /// The program and version that computed it.
    pub software: String,
    /// ISO 4217 code of the pay.
    pub currency: String,
    /// The median of the milliseconds worked on a HIT, of all workers.
    pub median_ms: Option<i64>,
    /// The tasks with submissions, to select one by.
    pub tasks: Vec<TaskNamed>,
    /// The languages with submissions, to select one by.
    pub languages: Vec<Language>,
    /// The workers who submitted something, by number.
    pub workers: Vec<WorkerQuality>,
}

/// A task with its title.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TaskNamed {
    /// The task.
    pub task: TaskId,
    /// Its title.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub title: Localised,
}

/// The quality of the work of one worker.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WorkerQuality {
    /// The worker.
    pub worker: WorkerId,
    /// Their pseudonym.
    pub pseudonym: String,
    /// The language they work in.
    pub language: Language,
    /// How they stand in the study.
    pub standing: Standing,
    /// Since when their work is excluded from statistics, if it is.
    pub excluded_at: Option<Time>,
    /// Why; empty if it is not excluded.
    pub exclusion_reason: String,
    /// Whether they had their answers removed from the results.
    pub is_removed: bool,
    /// Submissions.
    pub n_submissions: usize,
    /// Answers submitted, reasons for not answering included.
    pub n_answers: usize,
    /// Spearman's correlation with the mean of the others: the mean over all questions with at least 10 shared items,
    /// weighted by these items.
    pub agreement: Measured,
    /// The questions that others answered too.
    pub n_questions: usize,
    /// Of these, those in which they agree with nobody.
    pub n_alone: usize,
    /// The share of equal answers: of all pairs with another worker's answer about the same item.
    pub equal: Measured,
    /// Gold items answered as expected.
    pub n_right: usize,
    /// The share of gold items that were answered as expected.
    #[serde(rename = "gold_items")]
    pub gold: Measured,
    /// The median of the seconds worked on a HIT.
    pub seconds: Measured,
    /// The median of a HIT's time divided by the median of all workers for the same task and language.
    pub pace: Measured,
    /// Items of which a question has a reason instead of an answer.
    pub n_skipped: usize,
    /// Their share of all items.
    pub skipped: Measured,
    /// Pay per hour of work in minor units, of what is approved or waits for a decision.
    pub hourly: Measured,
    /// Why a person should look at this work. Empty if nothing is unusual, and for work that is excluded or removed.
    pub reasons: Vec<Reason>,
}

/// How a worker stands in a study.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[serde(tag = "state", content = "step", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = WorkerStanding))]
pub enum Standing {
    /// Nothing keeps them from working.
    Active,
    /// A decision about a qualification step is missing.
    Waiting(Gate),
    /// They failed a qualification step.
    Failed(Gate),
    /// They left the study.
    Withdrawn,
}

/// A number with the count that it is based on, or the reason why there is none.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = QualityMeasured))]
pub enum Measured {
    /// There is a number.
    Value {
        /// The number.
        value: f64,
        /// Items, pairs or HITs that it is based on.
        n: usize,
    },
    /// There is none.
    Undefined {
        /// Why, in a sentence.
        #[serde(serialize_with = "shared::message::as_text")]
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        undefined: Message,
    },
}

impl Measured {
    /// The number, if there is one.
    pub const fn value(&self) -> Option<f64> {
        match self {
            Self::Value { value, .. } => Some(*value),
            Self::Undefined { .. } => None,
        }
    }
}

/// The work of one worker, a part for each task and language, and each question against the others.
#[derive(Clone, Debug, Default, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct WorkOfWorker {
    /// ISO 4217 code of the pay.
    pub currency: String,
    /// Why a person should look at this work.
    pub reasons: Vec<Reason>,
    /// The tasks and languages they worked in.
    pub parts: Vec<Part>,
    /// The questions that can be compared. Empty if the worker is excluded from statistics.
    pub compared: Vec<Against>,
}

/// The work of a worker on a task in a language.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct Part {
    /// The task.
    pub task: TaskId,
    /// Its title.
    pub title: Localised,
    /// The language.
    pub language: Language,
    /// The quality of this part.
    pub quality: WorkerQuality,
}

/// A worker against the others on a question.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct Against {
    /// The task.
    pub task: TaskId,
    /// The key of the question.
    pub question: String,
    /// What people read in place of the keys.
    #[serde(skip)]
    pub label: Label,
    /// The language.
    pub language: Language,
    /// The numbers.
    pub rater: Rater,
}

impl Reports {
    /// The quality of each worker's work.
    ///
    /// # Errors
    /// The actor may not see workers, their pay or reports.
    pub async fn work_quality(&self, actor: &Actor, study: StudyId, which: Which) -> Result<Arc<WorkQuality>> {
        let mut tx = self.engine().read().await?;
        tx.permit(actor, study, Action::SeeWorkers).await?;
        tx.permit(actor, study, Action::Pay).await?;
        drop(tx);
        self.quality(actor, study, which).await
    }

    /// The same of all work for readers of the report, who know workers by number only.
    ///
    /// # Errors
    /// The actor may not see reports.
    pub async fn work_summary(&self, actor: &Actor, study: StudyId) -> Result<Arc<WorkQuality>> {
        self.quality(actor, study, Which::default()).await
    }

    async fn quality(&self, actor: &Actor, study: StudyId, which: Which) -> Result<Arc<WorkQuality>> {
        let options = serde_json::to_string(&which).map_err(|error| Error::Unexpected(error.to_string()))?;
        let make = move |reports: Self| async move {
            let work = async move |on: Self| on.work(study, true).await.map(|work| all(study, &work, &which));
            reports.compute(study, work).await
        };
        self.report(actor, study, (ReportKind::Quality, options), make).await
    }

    /// The work of one worker in parts.
    ///
    /// # Errors
    /// The actor may not see workers, their pay or reports.
    pub async fn work_of_worker(&self, actor: &Actor, study: StudyId, worker: WorkerId) -> Result<Arc<WorkOfWorker>> {
        let mut tx = self.engine().read().await?;
        tx.permit(actor, study, Action::SeeWorkers).await?;
        tx.permit(actor, study, Action::Pay).await?;
        drop(tx);
        let whole = self.work_summary(actor, study).await?;
        let of_worker = whole.workers.iter().find(|one| one.worker == worker);
        let reasons = of_worker.map(|one| one.reasons.clone()).unwrap_or_default();
        let make = move |reports: Self| async move {
            let work = async move |on: Self| on.work(study, false).await.map(|work| work.in_parts(worker, reasons));
            reports.compute(study, work).await
        };
        self.report(actor, study, (ReportKind::QualityOfWorker, worker.to_string()), make).await
    }

    /// What the workers of a study did; with the texts they wrote, if they are compared.
    async fn work(&self, study: StudyId, with_texts: bool) -> Result<Work> {
        let mut tx = self.engine().read().await?;
        let facts = tx.study(study).await?.ok_or(Problem::NotFound)?;
        let versions = tx.versions_of_study(study).await?;
        let workers = tx.workers(study, 0, i64::MAX).await?;
        let (mut done, answered) = (tx.done_by_workers(study).await?, tx.answered_by_workers(study).await?);
        done.sort_by_key(|one| one.worker_id);
        let gold = tx.gold_by_workers(study).await?;
        // What was counted and noted before a setting was turned off says nothing any more.
        let (counts, compares) = (facts.settings.counts_typing, facts.settings.compares_devices);
        let typed = if counts { tx.typed_by_workers(study).await? } else { Vec::new() };
        let shared = if compares { tx.shared_sightings(study).await? } else { Vec::new() };
        let mut written = if with_texts { tx.written_by_workers(study).await? } else { Vec::new() };
        let names = workers.iter().map(|row| (row.worker, pseudonym(row.number))).collect();
        let judging = Judging::new(&mut tx, study, &versions).await?;
        let questions = judging.questions();
        self.steps.expect(questions.len());
        let mut compared = Vec::new();
        for (task, question) in questions {
            let tables = judging.tables(&mut tx, (task, &question.key)).await?;
            compared.extend(tables.into_iter().map(|table| Compared {
                raters: raters(&table, &names),
                label: Label::of(&versions, table.task, &table.question),
                task: table.task,
                question: table.question,
                language: table.language,
            }));
            self.steps.take();
        }
        tx.commit().await?;
        // Where a text is only edited, many edit it in the same way.
        let is_edited = |question: &Question| question.kind.as_text().is_some_and(|text| text.prefill.is_some());
        let edits = |task: TaskId| {
            versions.iter().any(|version| version.task_id == task && version.definition.questions.iter().any(is_edited))
        };
        let editing: BTreeSet<TaskId> =
            versions.iter().map(|version| version.task_id).filter(|task| edits(*task)).collect();
        written.retain(|text| !editing.contains(&text.task_id));
        let together = together::together(&shared, &names);
        let mut titles: Vec<TaskNamed> = Vec::new();
        for version in versions {
            match titles.iter_mut().find(|known| known.task == version.task_id) {
                Some(known) => known.title = version.definition.title,
                None => titles.push(TaskNamed { task: version.task_id, title: version.definition.title }),
            }
        }
        Ok(Work { facts, titles, workers, done, answered, gold, typed, together, written, compared })
    }
}

fn all(study: StudyId, work: &Work, which: &Which) -> WorkQuality {
    let mut languages: Vec<Language> = work.done.iter().map(|done| done.language.clone()).collect();
    languages.sort();
    languages.dedup();
    let has_work = |named: &&TaskNamed| work.done.iter().any(|done| done.task_id == named.task);
    WorkQuality {
        study,
        title: work.facts.title.clone(),
        software: SOFTWARE.to_owned(),
        currency: work.facts.settings.currency.clone(),
        median_ms: work.median_ms(which),
        tasks: work.titles.iter().filter(has_work).cloned().collect(),
        languages,
        workers: work.all(which),
    }
}
