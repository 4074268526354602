//! Message threads: a worker's questions, problem reports and reasons for not judging, and the answers of the study's
//! managers.

use std::collections::BTreeMap;

use serde::Serialize;
use shared::{
    Action, Actor, AssignmentId, Localised, NewAnswer, Problem, StudyId, TaskId, ThreadState, Time, Value, pseudonym,
    refusal,
};

use crate::{
    Engine, Result, Tx, access::Permit as _, audit::event::Happened, crowd::assigned::Work,
    design::listed::listed_tasks,
};

pub use store::thread::{Message, ThreadCursor};

/// The longest message in characters.
const LONGEST: usize = 2_000;

/// For how long a reply is announced on the worker's first page.
const NEWS_SECONDS: i64 = 14 * 86_400;

/// Threads on one page.
pub const PAGE: i64 = 50;

/// A thread as the managers of the study see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Thread {
    /// The assignment that it is about.
    pub assignment: AssignmentId,
    /// The task.
    pub task: TaskId,
    /// The task's title in English, or its preset.
    pub title: String,
    /// The task's title in all its languages.
    #[serde(skip)]
    pub titles: Localised,
    /// The worker's pseudonym in the study.
    pub worker: String,
    /// Whether the actor opened it. If so, another person has to answer.
    pub own: bool,
    /// The sources of the hit.
    pub texts: Vec<String>,
    /// Whether it waits for an answer.
    pub state: ThreadState,
    /// When it was opened.
    pub opened_at: Time,
    /// When it was closed, if it is.
    pub closed_at: Option<Time>,
    /// The messages, oldest first.
    pub messages: Vec<Message>,
}

/// A thread as its worker sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MyThread {
    /// The assignment that it is about.
    pub assignment: AssignmentId,
    /// When it was closed, if it is.
    pub closed_at: Option<Time>,
    /// The messages, oldest first.
    pub messages: Vec<Message>,
}

impl Engine {
    /// Sends a message about a hit to the managers of the study, as a new thread or a continuation; a closed thread
    /// opens again.
    ///
    /// # Errors
    /// The assignment is not the actor's (`NotFound`), or the message is empty or too long.
    pub async fn raise(&self, actor: &Actor, id: AssignmentId, text: &str) -> Result<()> {
        let text = message(text)?;
        let mut tx = self.write().await?;
        let row = tx.lock_assignment(id, actor.person).await?.ok_or(Problem::NotFound)?;
        self.say(&mut tx, (row.study_id, id), actor, (true, &text)).await?;
        self.note(&mut tx, Happened::by(actor, row.study_id, "raise", "assignment", id)).await?;
        tx.commit().await
    }

    /// The thread about a hit, for its worker.
    ///
    /// # Errors
    /// The assignment is not the actor's.
    pub async fn my_thread(&self, actor: &Actor, id: AssignmentId) -> Result<Option<MyThread>> {
        let mut tx = self.read().await?;
        tx.own_assignment(id, actor.person).await?.ok_or(Problem::NotFound)?;
        let Some((_, closed_at)) = tx.thread(id).await? else { return Ok(None) };
        Ok(Some(MyThread { assignment: id, closed_at, messages: tx.messages(id).await? }))
    }

    /// The actor's threads in a study, the latest first.
    ///
    /// # Errors
    /// The actor does not work in the study.
    pub async fn my_threads(&self, actor: &Actor, study: StudyId) -> Result<Vec<MyThread>> {
        let mut tx = self.read().await?;
        let worker = tx.worker_of(study, actor.person).await?.ok_or(Problem::NotFound)?;
        let mut threads = Vec::new();
        for (assignment, closed_at) in tx.threads_of_worker(worker, PAGE).await? {
            threads.push(MyThread { assignment, closed_at, messages: tx.messages(assignment).await? });
        }
        Ok(threads)
    }

    /// What the studies of the actor have replied within the last two weeks: for each study with such replies, in how many
    /// threads, and when last.
    ///
    /// # Errors
    /// The database fails.
    pub async fn my_replies(&self, actor: &Actor) -> Result<BTreeMap<StudyId, (i64, Time)>> {
        let since = self.now().plus_seconds(-NEWS_SECONDS);
        let replies = self.read().await?.replies_to(actor.person, since).await?;
        Ok(replies.into_iter().map(|(study, n, at)| (study, (n, at))).collect())
    }

    /// A page of the threads of a study: those that wait for an answer first, then answered ones, then closed ones, each
    /// the oldest first. `after` is the last thread of the previous page.
    ///
    /// # Errors
    /// The actor may not answer workers in this study.
    pub async fn threads(&self, actor: &Actor, study: StudyId, after: Option<ThreadCursor>) -> Result<Vec<Thread>> {
        let mut tx = self.read().await?;
        let access = tx.permit(actor, study, Action::AnswerWorkers).await?;
        let tasks = listed_tasks(&mut tx, study).await?;
        let titles = |task: TaskId| {
            let listed = tasks.iter().find(|listed| listed.task.id == task);
            listed.and_then(|listed| listed.definition()).map(|definition| definition.title.clone())
        };
        let mut threads = Vec::new();
        for row in tx.threads(study, after, PAGE).await? {
            let contents = tx.contents(row.hit_id).await?;
            let mut texts: Vec<String> = contents.into_iter().map(|line| line.text.unwrap_or(line.source)).collect();
            texts.dedup();
            let titles = titles(row.task_id).unwrap_or_default();
            let english = "en".parse().map_or("", |english| titles.get(&english));
            threads.push(Thread {
                assignment: row.assignment_id,
                task: row.task_id,
                title: if english.is_empty() { row.preset } else { english.to_owned() },
                titles,
                worker: pseudonym(row.number),
                own: access.owns(Some(row.worker_id)),
                texts,
                state: row.state,
                opened_at: row.opened_at,
                closed_at: row.closed_at,
                messages: tx.messages(row.assignment_id).await?,
            });
        }
        Ok(threads)
    }

    /// Answers a worker.
    ///
    /// # Errors
    /// The actor may not answer workers in this study or opened the thread, there is no such thread, or the message is
    /// empty or too long.
    pub async fn reply(&self, actor: &Actor, study: StudyId, id: AssignmentId, text: &str) -> Result<()> {
        let text = message(text)?;
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::AnswerWorkers).await?;
        let (worker,) = tx.thread_of(study, id).await?.ok_or(Problem::NotFound)?;
        access.check_not_own(Some(worker))?;
        self.say(&mut tx, (study, id), actor, (false, &text)).await?;
        self.note(&mut tx, Happened::by(actor, study, "reply", "assignment", id)).await?;
        tx.commit().await
    }

    /// Closes a thread, or opens it again.
    ///
    /// # Errors
    /// The actor may not answer workers in this study or opened the thread, or there is no such thread.
    pub async fn close_thread(&self, actor: &Actor, study: StudyId, id: AssignmentId, closed: bool) -> Result<()> {
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::AnswerWorkers).await?;
        let (worker,) = tx.thread_of(study, id).await?.ok_or(Problem::NotFound)?;
        access.check_not_own(Some(worker))?;
        tx.set_thread_closed(id, closed.then(|| self.now())).await?;
        let verb = if closed { "close" } else { "open" };
        self.note(&mut tx, Happened::by(actor, study, verb, "thread", id)).await?;
        tx.commit().await
    }

    /// Opens a thread for answers that the worker could not give, in the transaction of the submission.
    pub(crate) async fn raise_skipped(
        &self,
        tx: &mut Tx,
        actor: &Actor,
        work: &Work,
        answers: &[NewAnswer],
    ) -> Result<()> {
        for answer in answers {
            let Value::Skipped(reason) = &answer.value else { continue };
            let text = format!("Cannot judge \"{}\": {}", answer.question, reason.trim());
            self.say(tx, (work.row.study_id, work.row.id), actor, (true, &text)).await?;
        }
        Ok(())
    }

    async fn say(
        &self,
        tx: &mut Tx,
        (study, assignment): (StudyId, AssignmentId),
        actor: &Actor,
        (by_worker, text): (bool, &str),
    ) -> Result<()> {
        let now = self.now();
        tx.open_thread(assignment, study, by_worker, now).await?;
        tx.add_message(
            self.id(),
            assignment,
            actor.person,
            &Message { by_worker, text: text.to_owned(), created_at: now },
        )
        .await
    }
}

fn message(text: &str) -> Result<String, Problem> {
    let text = scoring::text::nfc(text.trim());
    match text.chars().count() {
        0 => Err(Problem::invalid("text", refusal::message_is_empty())),
        _ if text.contains('\0') => Err(Problem::invalid("text", refusal::contains_nul())),
        n if n > LONGEST => Err(Problem::invalid("text", refusal::most_characters(LONGEST))),
        _ => Ok(text),
    }
}
