//! The workers of a study as its manager sees them: pseudonyms, gates, completed work; and overturning decisions.

use serde::Serialize;
use serde_json::json;
use shared::{Action, Actor, Gate, Problem, QualificationState, StudyId, WorkerId, refusal};

use crate::{
    Engine, Result,
    access::Permit as _,
    crowd::{
        qualification::{NewQualification, Qualification},
        review::{ReviewOutcome, outcome},
    },
};

pub use store::worker::WorkerRow;

/// Workers on one page of the list.
pub const PAGE: i64 = 100;

/// A worker with all decisions about them.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WorkerDetail {
    /// The worker.
    pub row: WorkerRow,
    /// Whether this is the actor. If so, another person has to decide about them.
    pub own: bool,
    /// The decision of the review in force, once there is one, and who can take it back.
    pub review: Option<ReviewOutcome>,
    /// Every decision, latest first, with the name of the person who decided.
    pub history: Vec<Decided>,
}

/// A decision with the name of the person who made it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Decided {
    /// The decision.
    pub decision: Qualification,
    /// The member of the study who decided; absent if a rule did.
    pub by: Option<String>,
    /// Whether it is the current decision.
    pub in_force: bool,
}

/// A person's decision about a gate.
#[derive(Clone, Debug)]
pub struct GateDecision {
    /// The gate.
    pub gate: Gate,
    /// Passed or failed.
    pub state: QualificationState,
    /// The reason, which the worker reads.
    pub message: String,
}

/// The maximum length of the message of a decision, in characters.
const LONGEST_MESSAGE: usize = 2_000;

impl Engine {
    /// The workers of a study by number, one page at a time: those after `after`.
    ///
    /// # Errors
    /// The actor may not see the workers.
    pub async fn workers(&self, actor: &Actor, study: StudyId, after: i64) -> Result<Vec<WorkerRow>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeeWorkers).await?;
        tx.workers(study, after, PAGE).await
    }

    /// A worker with all decisions about them.
    ///
    /// # Errors
    /// The actor may not see the workers, or the study has no such worker.
    pub async fn worker(&self, actor: &Actor, study: StudyId, worker: WorkerId) -> Result<WorkerDetail> {
        let mut tx = self.read().await?;
        let access = tx.permit(actor, study, Action::SeeWorkers).await?;
        let place = tx.place(worker).await?;
        let row = tx.workers(study, place.number - 1, 1).await?.pop().filter(|row| row.worker == worker);
        let row = row.ok_or(Problem::NotFound)?;
        let current = tx.qualifications(worker).await?;
        let mut history = Vec::new();
        for decision in tx.qualification_history(worker).await? {
            let by = match decision.decided_by {
                Some(person) => tx.person(person).await?.map(|person| person.name),
                None => None,
            };
            history.push(Decided { in_force: current.iter().any(|found| found.id == decision.id), by, decision });
        }
        let review = current.iter().find(|found| found.gate == Gate::Review);
        let review = outcome(&mut tx, (&access, actor), &place, review, self.now()).await?;
        Ok(WorkerDetail { row, own: access.owns(Some(worker)), review, history })
    }

    /// Decides a gate whose signals disagree, or overturns a decision. The earlier decision stays on record.
    ///
    /// # Errors
    /// The actor may not decide gates or is the worker, no reason is given, or the gate is in that state already.
    pub async fn decide_gate(
        &self,
        actor: &Actor,
        study: StudyId,
        worker: WorkerId,
        decision: GateDecision,
    ) -> Result<()> {
        let message = decision.message.trim();
        if !(1..=LONGEST_MESSAGE).contains(&message.chars().count()) {
            return Err(Problem::invalid("message", refusal::write_to_worker(LONGEST_MESSAGE)).into());
        }
        if decision.state == QualificationState::Waiting {
            return Err(Problem::invalid("state", refusal::choose_pass_or_fail()).into());
        }
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::DecideGates).await?;
        if tx.place(worker).await?.study != study {
            return Err(Problem::NotFound.into());
        }
        access.check_not_own(Some(worker))?;
        tx.lock_worker(worker).await?;
        let before = tx.qualification(worker, decision.gate).await?;
        if before.as_ref().is_some_and(|found| found.state == decision.state) {
            return Err(Problem::conflict(refusal::gate_is_in_state()).into());
        }
        let new = NewQualification {
            study,
            worker,
            gate: decision.gate,
            state: decision.state,
            rule: refusal::rule_manager(),
            evidence: json!({ "before": before.map(|found| json!({ "id": found.id, "state": found.state, "evidence": found.evidence })) }),
            decided_by: Some(actor.person),
            message: message.into(),
        };
        self.qualify(&mut tx, &new).await?;
        tx.commit().await
    }
}
