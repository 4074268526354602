//! Messages from workers, and the replies.

use std::collections::BTreeMap;

use engine::crowd::rejection::Rejection;
use engine::crowd::thread::{MyThread, PAGE, Thread, ThreadCursor};
use leptos::prelude::*;
use shared::{AssignmentId, Problem, StudyId, Time};

use super::{here, visit};

/// A page of the threads of a study, and the last one of it if there may be more.
pub async fn threads(
    study: StudyId,
    after: Option<ThreadCursor>,
) -> Result<(Vec<Thread>, Option<ThreadCursor>), Problem> {
    let (engine, actor) = here()?;
    let threads = engine.threads(&actor, study, after).await?;
    let is_full = i64::try_from(threads.len()).is_ok_and(|n| n == PAGE);
    let next = threads.last().filter(|_| is_full).map(|thread| (thread.assignment, Some(thread.state)));
    Ok((threads, next))
}

/// The messages about a hit, for its worker.
pub async fn my_thread(assignment: AssignmentId) -> Result<Option<MyThread>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.my_thread(&actor, assignment).await?)
}

/// The rejection of the person's own submission, if it is rejected.
pub async fn rejection(assignment: AssignmentId) -> Result<Option<Rejection>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.rejection(&actor, assignment).await?)
}

/// In how many threads each study has replied to the person lately, and when last.
pub async fn my_replies() -> Result<BTreeMap<StudyId, (i64, Time)>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.my_replies(&actor).await?)
}

/// The messages of the person in a study, and the replies.
pub async fn my_threads(study: StudyId) -> Result<Vec<MyThread>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.my_threads(&actor, study).await?)
}

/// Raises something about a hit.
#[server(prefix = "/fn", endpoint = "work/raise")]
pub async fn raise(
    /// The hit's reservation.
    assignment: AssignmentId,
    /// The text of the message.
    text: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.raise(&actor, assignment, &text).await?;
    leptos_axum::redirect(&format!("/work/assignments/{assignment}#raised"));
    Ok(())
}

/// Answers a worker.
#[server(prefix = "/fn", endpoint = "thread/reply")]
pub async fn reply(
    /// The study.
    study: StudyId,
    /// The reservation the thread is about.
    thread: AssignmentId,
    /// The answer.
    text: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.reply(&actor, study, thread, &text).await?;
    let visit = visit();
    visit.tell(visit.locale.messages_reply_sent());
    Ok(())
}

/// Closes a thread, or opens it again.
#[server(prefix = "/fn", endpoint = "thread/close")]
pub async fn close_thread(
    /// The study.
    study: StudyId,
    /// The reservation the thread is about.
    thread: AssignmentId,
    /// Whether the thread is closed from now on.
    closed: bool,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    Ok(engine.close_thread(&actor, study, thread, closed).await?)
}
