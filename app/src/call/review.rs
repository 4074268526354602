//! The native-speaker review.

use engine::crowd::review::{Judgement, Pilot, Queued, RecentDecision, Verdict};
use leptos::prelude::*;
use shared::{AnswerId, Grade, Problem, QualificationId, Reason, ReviewVerdict, StudyId, WorkerId};

use super::{here, visit};

/// Stores a judgement of one rewrite; returns the message that would exclude the worker for the reasons so far.
#[server(prefix = "/fn", endpoint = "review/grade")]
pub async fn grade_rewrite(
    /// The study.
    study: StudyId,
    /// The worker.
    worker: WorkerId,
    /// The rewrite.
    answer: AnswerId,
    /// The quality grade.
    grade: Grade,
    /// The reason why it is not excellent.
    #[server(default)]
    reasons: Vec<Reason>,
    /// A note for colleagues.
    #[server(default)]
    note: String,
) -> Result<String, Problem> {
    let (engine, actor) = here()?;
    let excluding = engine.grade(&actor, study, (worker, answer), Judgement { grade, reasons, note }).await?;
    leptos_axum::redirect(&format!("/review/{study}/{worker}#rewrite-{answer}"));
    Ok(excluding)
}

/// Decides about a worker and redirects to the queue.
#[server(prefix = "/fn", endpoint = "review/decide")]
pub async fn decide_review(
    /// The study.
    study: StudyId,
    /// The worker.
    worker: WorkerId,
    /// Whether the worker passes.
    verdict: ReviewVerdict,
    /// The message to the worker.
    message: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.decide_review(&actor, study, worker, Verdict { verdict, message }).await?;
    let visit = visit();
    visit.tell(visit.locale.review_page_decided());
    leptos_axum::redirect(&format!("/review/{study}"));
    Ok(())
}

/// Takes a decision back. The page that sent the form, the reviewer's or the manager's, is shown again.
#[server(prefix = "/fn", endpoint = "review/reopen")]
pub async fn reopen_review(
    /// The study.
    study: StudyId,
    /// The worker.
    worker: WorkerId,
    /// The decision.
    decision: QualificationId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.reopen_review(&actor, study, worker, decision).await?;
    let visit = visit();
    visit.tell(visit.locale.review_page_taken_back());
    Ok(())
}

/// The workers who wait for a review.
pub async fn review_queue(study: StudyId) -> Result<Vec<Queued>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.review_queue(&actor, study).await?)
}

/// The decisions that the person can still take back as their reviewer.
pub async fn recent_decisions(study: StudyId) -> Result<Vec<RecentDecision>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.recent_decisions(&actor, study).await?)
}

/// A worker's pilot rewrites, with the queue around them.
pub async fn pilot(study: StudyId, worker: WorkerId) -> Result<(Vec<Queued>, Pilot), Problem> {
    let (engine, actor) = here()?;
    let queue = engine.review_queue(&actor, study).await?;
    Ok((queue, engine.pilot(&actor, study, worker).await?))
}
