//! Feeding: the job that creates hits from texts as they are written.

use std::collections::BTreeSet;

use shared::{AssignmentId, BatchKind, Definition, Feed, FeedWhen, Language, StudyId, TaskId, TaskState};
use store::{
    chain::{Due, Wanted},
    job::NewJob,
};

use crate::{
    Engine, Result, Tx,
    access::known_study,
    design::{
        batch::{FED_LABEL, Plan, PlannedHit, PlannedItem},
        task::{TaskVersion, check_language},
    },
    jobs::job::{Held, Work, advance},
};

/// The number of texts that are passed on in one transaction, for which other writers have to wait.
const AT_ONCE: i64 = 200;

impl Engine {
    /// Queues the feeding of texts from a task after a submission, in the same transaction.
    pub(crate) async fn feed_submitted(
        &self,
        tx: &mut Tx,
        study: StudyId,
        task: TaskId,
        id: AssignmentId,
    ) -> Result<()> {
        for fed in self.feeding(tx, task, FeedWhen::Submitted).await? {
            self.queue_feed(tx, study, fed, &id.to_string()).await?;
        }
        Ok(())
    }

    /// Queues the feeding of texts from tasks after approvals of submissions, in the same transaction.
    pub(crate) async fn feed_approved(&self, tx: &mut Tx, study: StudyId, tasks: &BTreeSet<TaskId>) -> Result<()> {
        for task in tasks {
            for fed in self.feeding(tx, *task, FeedWhen::Approved).await? {
                self.queue_feed(tx, study, fed, &self.id::<shared::JobId>().to_string()).await?;
            }
        }
        Ok(())
    }

    /// Queues the feeding of all existing texts into a task that was published, in the same transaction.
    pub(crate) async fn feed_published(&self, tx: &mut Tx, study: StudyId, version: &TaskVersion) -> Result<()> {
        if version.definition.from.is_none() {
            return Ok(());
        }
        self.queue_feed(tx, study, version.task_id, &version.id.to_string()).await
    }

    /// Queues the feeding of all tasks of a study, in the transaction of a decision that may have changed which texts
    /// are passed on.
    pub(crate) async fn feed_decided(&self, tx: &mut Tx, study: StudyId) -> Result<()> {
        for link in tx.links(study).await?.into_iter().filter(|link| link.fed_by.is_some()) {
            self.queue_feed(tx, study, link.id, &self.id::<shared::JobId>().to_string()).await?;
        }
        Ok(())
    }

    /// The tasks that this task feeds at this stage of a text.
    async fn feeding(&self, tx: &mut Tx, task: TaskId, when: FeedWhen) -> Result<Vec<TaskId>> {
        let mut feeding = Vec::new();
        for (fed, version) in tx.fed_by(task).await? {
            let definition = self.frozen(tx, version).await?;
            if definition.from.as_ref().is_some_and(|from| from.when == when) {
                feeding.push(fed);
            }
        }
        Ok(feeding)
    }

    async fn queue_feed(&self, tx: &mut Tx, study: StudyId, task: TaskId, cause: &str) -> Result<()> {
        tx.add_jobs(&[self.feed_job(study, task, cause)], self.now()).await
    }

    /// The job that passes texts on to a task; what caused it causes one.
    pub(crate) fn feed_job(&self, study: StudyId, task: TaskId, cause: &str) -> NewJob {
        Work::Feed(task).job(self.id(), study, format!("feed:{task}:{cause}"))
    }

    /// Creates a hit for each text that is to be passed on to a task and has not been yet.
    pub(crate) async fn feed(&self, job: &Held, task: TaskId) -> Result<()> {
        let mut done = 0;
        loop {
            let mut tx = self.write().await?;
            // Only one transaction at a time creates hits for a task, so that their positions are consecutive.
            tx.lock_study(job.study).await?;
            let Some(version) = tx.version_in(task, TaskState::Live).await? else { return Ok(()) };
            let link = tx.links(job.study).await?.into_iter().find(|link| link.id == task);
            let (Some(from), Some(fed_by)) = (&version.definition.from, link.and_then(|link| link.fed_by)) else {
                return Ok(());
            };
            let Some((language, texts)) =
                next_texts(&mut tx, job.study, &version.definition, (task, fed_by, from)).await?
            else {
                return Ok(());
            };
            done += i64::try_from(texts.len()).unwrap_or_default();
            self.make_hits(&mut tx, job.study, &version, (language, &texts)).await?;
            advance(&mut tx, job, done, done).await?;
            tx.commit().await?;
        }
    }

    async fn make_hits(
        &self,
        tx: &mut Tx,
        study: StudyId,
        version: &TaskVersion,
        (language, texts): (Language, &[Due]),
    ) -> Result<()> {
        let from = version.definition.from.as_ref().map_or(0, |from| from.task);
        let label = format!("{FED_LABEL}{from}");
        let (batch, stopped) =
            self.growing(tx, (study, version.task_id, version.id), language, (BatchKind::Fed, label)).await?;
        let hits = texts.iter().map(|text| PlannedHit { items: vec![item(&version.definition, text)] }).collect();
        let plan = Plan { hits, ..Plan::default() };
        let made = self.add_plan(tx, &batch, version.definition.need, &plan).await?;
        let gone: Vec<_> = texts.iter().map(|text| text.output_id).zip(made).collect();
        tx.add_fed(version.task_id, &gone).await?;
        tx.grow_batch(batch.id, i64::try_from(gone.len()).unwrap_or_default()).await?;
        if stopped {
            tx.set_batch_stopped(batch.id, Some(self.now())).await?;
        }
        Ok(())
    }
}

/// The next texts to pass on to a task, in one language. Texts in a language in which the task lacks texts of its own
/// wait until it is published with them.
async fn next_texts(
    tx: &mut Tx,
    study: StudyId,
    definition: &Definition,
    (task, fed_by, from): (TaskId, TaskId, &Feed),
) -> Result<Option<(Language, Vec<Due>)>> {
    let (approved, marked) = (from.when == FeedWhen::Approved, from.marked);
    for language in known_study(tx, study).await?.languages {
        if check_language(definition, &language).is_err() {
            continue;
        }
        let wanted = Wanted { task, fed_by, approved, marked, language: &language };
        let texts = tx.due_texts(study, wanted, AT_ONCE).await?;
        if !texts.is_empty() {
            return Ok(Some((language, texts)));
        }
    }
    Ok(None)
}

/// The item that a text becomes in the task to which it is passed on.
fn item(definition: &Definition, text: &Due) -> PlannedItem {
    let outputs = if definition.subject.n_systems() == 0 { Vec::new() } else { vec![text.output_id] };
    PlannedItem { source: text.source_id, reference: None, outputs }
}
