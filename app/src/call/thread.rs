//! What workers raise, and what is answered.

use engine::thread::{MyThread, Thread};
use leptos::prelude::*;
use shared::{AssignmentId, Problem, StudyId};

use super::{here, visit};

/// The threads of a study.
pub async fn threads(study: StudyId) -> Result<Vec<Thread>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.threads(&actor, study).await?)
}

/// What was raised about a hit, for its worker.
pub async fn my_thread(assignment: AssignmentId) -> Result<Option<MyThread>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.my_thread(&actor, assignment).await?)
}

/// What was answered to the person in a study.
pub async fn my_answered(study: StudyId) -> Result<Vec<MyThread>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.my_answered(&actor, study).await?)
}

/// Raises something about a hit.
#[server(prefix = "/fn", endpoint = "work/raise")]
pub async fn raise(
    /// The hit's reservation.
    assignment: AssignmentId,
    /// What it is.
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
    visit().tell("Your answer stands on the worker's page.");
    Ok(())
}

/// Closes a thread, or opens it again.
#[server(prefix = "/fn", endpoint = "thread/close")]
pub async fn close_thread(
    /// The study.
    study: StudyId,
    /// The reservation the thread is about.
    thread: AssignmentId,
    /// Whether it is closed from now on.
    closed: bool,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    Ok(engine.close_thread(&actor, study, thread, closed).await?)
}
