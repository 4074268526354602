//! Approving work and paying for it.

use engine::money::decide::Verdict;
use engine::money::pay::{LedgerRow, SubmissionRow};
use engine::money::wage::Wages;
use leptos::prelude::*;
use shared::{Approval, AssignmentId, Problem, StudyId};

use super::{here, visit};

/// Approves or rejects submissions.
#[server(prefix = "/fn", endpoint = "pay/decide")]
pub async fn decide(
    /// The study.
    study: StudyId,
    /// `approve`, `approve_all` or `reject`.
    verdict: String,
    /// The submissions it is about.
    #[server(default)]
    assignments: Vec<AssignmentId>,
    /// The message to the worker of a rejected submission.
    #[server(default)]
    reason: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let verdict = Verdict::read(&verdict, assignments, &reason)?;
    visit().tell(engine.decide(&actor, study, verdict).await?);
    leptos_axum::redirect(&format!("/studies/{study}/pay"));
    Ok(())
}

/// Pays everything that is approved.
#[server(prefix = "/fn", endpoint = "pay/out")]
pub async fn pay_out(
    /// The study.
    study: StudyId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let lines = engine.pay_out(&actor, study).await?;
    visit().tell(format!("{lines} lines of the ledger are marked as paid."));
    leptos_axum::redirect(&format!("/studies/{study}/pay#pay-outs"));
    Ok(())
}

/// Submissions that wait for a decision, oldest first.
pub async fn waiting(study: StudyId) -> Result<Vec<SubmissionRow>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.submissions(&actor, study, Some(Approval::Waiting), None).await?)
}

/// The workers' earnings, the cost of the study, and the payouts.
pub async fn wages(study: StudyId) -> Result<Wages, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.wages(&actor, study).await?)
}

/// The ledger.
pub async fn ledger(study: StudyId) -> Result<Vec<LedgerRow>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.ledger(&actor, study).await?)
}
