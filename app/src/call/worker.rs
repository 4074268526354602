//! The workers of a study: list, decisions, funnel.

use engine::crowd::location::Disagreement;
use engine::crowd::worker::{GateDecision, WorkerDetail, WorkerRow};
use leptos::prelude::*;
use report::funnel::Funnel;
use shared::{Action, Gate, Problem, QualificationState, StudyId, WorkerId};

use super::{here, nav, reports_here};

/// Decides a qualification step with contradictory signals, or overrides a decision.
#[server(prefix = "/fn", endpoint = "worker/decide")]
pub async fn decide_gate(
    /// The study.
    study: StudyId,
    /// The worker.
    worker: WorkerId,
    /// The qualification step.
    gate: Gate,
    /// Passed or failed.
    state: QualificationState,
    /// The message to the worker.
    message: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    Ok(engine.decide_gate(&actor, study, worker, GateDecision { gate, state, message }).await?)
}

/// A page of the list, with the workers whose signals disagree.
pub async fn workers(study: StudyId, after: i64) -> Result<(Vec<Disagreement>, Vec<WorkerRow>), Problem> {
    let (engine, actor) = here()?;
    let waiting = engine.disagreements(&actor, study).await?;
    Ok((waiting, engine.workers(&actor, study, after).await?))
}

/// A worker with all decisions about them.
pub async fn worker(study: StudyId, worker: WorkerId) -> Result<WorkerDetail, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.worker(&actor, study, worker).await?)
}

/// The funnel of a study.
pub async fn funnel(study: StudyId) -> Result<Funnel, Problem> {
    let (reports, actor) = reports_here()?;
    Ok(reports.funnel(&actor, study).await?)
}

/// The studies in which the person reviews: id and title.
pub async fn reviewed_studies() -> Result<Vec<(StudyId, String)>, Problem> {
    let nav = nav().await?;
    let reviews = nav.studies.iter().filter(|mine| nav.can(&mine.roles, Action::Review));
    Ok(reviews.map(|mine| (mine.study.id, mine.study.title.clone())).collect())
}
