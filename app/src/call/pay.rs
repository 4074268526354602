//! Approving work and paying for it.

use engine::money::decide::{Decided, Verdict};
use engine::money::pay::{LedgerRow, SubmissionRow};
use engine::money::wage::Wages;
use leptos::prelude::*;
use shared::{Approval, AssignmentId, Locale, Problem, StudyId};

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
    let decided = engine.decide(&actor, study, verdict).await?;
    let visit = visit();
    visit.tell(in_words(decided, visit.locale));
    leptos_axum::redirect(&format!("/studies/{study}/pay"));
    Ok(())
}

fn in_words(decided: Decided, say: Locale) -> String {
    match decided {
        Decided::Approved { n, own: 0 } => say.payments_approved_n(n),
        Decided::Approved { n, own } => format!("{} {}", say.payments_approved_n(n), say.payments_own_waiting(own)),
        Decided::Rejected { n } => say.payments_rejected_n(n),
    }
}

/// Pays everything that is approved.
#[server(prefix = "/fn", endpoint = "pay/out")]
pub async fn pay_out(
    /// The study.
    study: StudyId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let lines = engine.pay_out(&actor, study).await?;
    let visit = visit();
    visit.tell(visit.locale.payments_paid_entries(lines));
    leptos_axum::redirect(&format!("/studies/{study}/pay#pay-outs"));
    Ok(())
}

/// Submissions that wait for a decision, oldest first.
pub async fn waiting(study: StudyId) -> Result<Vec<SubmissionRow>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.titled_submissions(&actor, study, Some(Approval::Waiting), None).await?)
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
