//! Background calls from the page of a hit while a worker is working on it.

use leptos::prelude::*;
use leptos::server_fn::codec::Json;
use shared::{AssignmentId, Draft, Outcome, Problem, Saved, StudyId, Submission, Submitted, TaskId};

use super::work_form::next;
use super::{here, visit};

/// Stores a draft; returns the time, and the end of the hit's reservation.
#[server(prefix = "/fn", endpoint = "work/draft", input = Json)]
pub async fn save_draft(
    /// The hit's reservation.
    assignment: AssignmentId,
    /// The answers so far.
    draft: Draft,
) -> Result<Saved, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.save_draft(&actor, assignment, draft).await?)
}

/// The stored draft, for a window that has to merge what another window saved.
#[server(prefix = "/fn", endpoint = "work/drafted", input = Json)]
pub async fn drafted(
    /// The hit's reservation.
    assignment: AssignmentId,
) -> Result<Draft, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.shown(&actor, assignment).await?.draft)
}

/// Submits the answers; a repeated submission has the same result. If they are stored and a task is named, it leads to
/// the task's next hit.
#[server(prefix = "/fn", endpoint = "work/submit", input = Json)]
pub async fn submit(
    /// The hit's reservation.
    assignment: AssignmentId,
    /// All answers, with the identifier of the submission.
    submission: Submission,
    /// The study and the task in which the worker goes on.
    then: Option<(StudyId, TaskId)>,
) -> Result<Submitted, Problem> {
    let (engine, actor) = here()?;
    let submitted = engine.submit(&actor, assignment, submission).await?.localised(visit().locale);
    match (then, &submitted) {
        // The expected answer of a training item is shown on its page.
        (None, _) | (_, Submitted::Flagged { .. } | Submitted::Stored { outcome: Outcome::Check, .. }) => {}
        (Some((study, task)), Submitted::Stored { .. }) => {
            leptos_axum::redirect(&next(&engine, &actor, (study, task), Some(assignment)).await);
        }
    }
    Ok(submitted)
}

/// A heartbeat: it extends the reservation.
#[server(prefix = "/fn", endpoint = "work/heartbeat", input = Json)]
pub async fn heartbeat(
    /// The hit's reservation.
    assignment: AssignmentId,
) -> Result<Saved, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.heartbeat(&actor, assignment).await?)
}
