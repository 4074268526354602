//! Decisions about workers: a gate passed, failed or waiting for a person, with rule, evidence and who decided.
//!
//! Decisions are only added. A second thought is a new row; the latest of a gate is the one in force.

use serde::Serialize;
use serde_json::Value;
use shared::{Decision, Gate, PersonId, QualificationId, QualificationState, StudyId, Time, WorkerId};

use crate::{Engine, Result, Tx, event::Happened};

/// A decision as stored.
#[derive(Clone, Debug, PartialEq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Qualification {
    /// Its id.
    pub id: QualificationId,
    /// The study.
    pub study_id: StudyId,
    /// The worker it is about.
    pub worker_id: WorkerId,
    /// The gate.
    pub gate: Gate,
    /// Which decision of this gate it is, from 1.
    pub number: i64,
    /// What was decided.
    pub state: QualificationState,
    /// The rule in words.
    pub rule: String,
    /// What it was decided on.
    #[sqlx(json)]
    pub evidence: Value,
    /// Whether a rule or a person decided.
    pub decision: Decision,
    /// The person, if one did.
    pub decided_by: Option<PersonId>,
    /// What the worker is told.
    pub message: String,
    /// When it was decided.
    pub created_at: Time,
}

/// A decision to be stored.
#[derive(Clone, Debug, Serialize)]
pub struct NewQualification {
    /// The study.
    pub study: StudyId,
    /// The worker it is about.
    pub worker: WorkerId,
    /// The gate.
    pub gate: Gate,
    /// What was decided.
    pub state: QualificationState,
    /// The rule in words.
    pub rule: String,
    /// What it was decided on.
    pub evidence: Value,
    /// The person who decided; nobody if the rule did.
    pub decided_by: Option<PersonId>,
    /// What the worker is told.
    pub message: String,
}

impl Engine {
    /// Stores a decision and its event in the transaction of what led to it.
    pub(crate) async fn qualify(&self, tx: &mut Tx, new: &NewQualification) -> Result<QualificationId> {
        let id = self.id();
        let before = tx.qualification(new.worker, new.gate).await?.map(|old| old.state);
        tx.add_qualification(id, new, self.now()).await?;
        let what = Happened {
            study: Some(new.study),
            person: new.decided_by,
            verb: "qualify",
            kind: "worker",
            id: new.worker.to_string(),
        };
        self.record(tx, what, before.as_ref(), Some(new)).await?;
        Ok(id)
    }
}
