//! Background calls from the page of a hit while a worker is working on it.

use leptos::prelude::*;
use leptos::server_fn::codec::Json;
use shared::{AssignmentId, Draft, Problem, Saved, Submission, Submitted};

use super::here;

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

/// Submits the answers; a repeated submission has the same result.
#[server(prefix = "/fn", endpoint = "work/submit", input = Json)]
pub async fn submit(
    /// The hit's reservation.
    assignment: AssignmentId,
    /// All answers, with the identifier of the submission.
    submission: Submission,
) -> Result<Submitted, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.submit(&actor, assignment, submission).await?)
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
