//! Queries of decisions about workers.

use serde::Serialize;
use serde_json::Value;
use shared::message::as_text;
use shared::{Decision, Gate, Message, PersonId, QualificationId, QualificationState, StudyId, Time, WorkerId};
use sqlx::types::Json;

use super::{row, rows, run, scalar};
use crate::{Result, Tx};

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
    #[serde(serialize_with = "as_text")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub rule: Message,
    /// What it was decided on.
    #[sqlx(json)]
    pub evidence: Value,
    /// Whether a rule or a person decided.
    pub decision: Decision,
    /// The person, if one did.
    pub decided_by: Option<PersonId>,
    /// What the worker is told.
    #[serde(serialize_with = "as_text")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub message: Message,
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
    #[serde(serialize_with = "as_text")]
    pub rule: Message,
    /// What it was decided on.
    pub evidence: Value,
    /// The person who decided; nobody if the rule did.
    pub decided_by: Option<PersonId>,
    /// What the worker is told.
    #[serde(serialize_with = "as_text")]
    pub message: Message,
}

/// The gates that are open to a worker, and those that they failed, a bit each, as `qualification/passed.sql` adds them up.
#[derive(Clone, Copy, Debug, Default, sqlx::Type)]
#[sqlx(transparent)]
pub struct Passed(i64);

impl Passed {
    /// Those of these gates that are shut, in the order given.
    pub fn missing(self, gates: &[Gate]) -> impl Iterator<Item = Gate> {
        gates.iter().copied().filter(move |gate| !self.has(*gate))
    }

    /// Whether a gate is open.
    pub const fn has(self, gate: Gate) -> bool {
        let bit = match gate {
            // Closed where the latest decision is not `passed`.
            Gate::Known => return self.0 & 16 == 0,
            Gate::Location => 1,
            Gate::Test => 2,
            Gate::Pilot => 4,
            Gate::Review => 8,
        };
        self.0 & bit != 0
    }

    /// Whether the latest decision of a gate is that the worker has failed it.
    pub const fn has_failed(self, gate: Gate) -> bool {
        let bit = match gate {
            Gate::Known => return false,
            Gate::Location => 32,
            Gate::Test => 64,
            Gate::Pilot => 128,
            Gate::Review => 256,
        };
        self.0 & bit != 0
    }
}

/// Whether the decision `q` is the last one of its gate, about a worker who has not left.
macro_rules! in_force {
    () => {
        "not exists (select 1 from worker w where w.id = q.worker_id and w.withdrawn_at is not null)
                and q.number = (select max(l.number) from qualification l where l.worker_id = q.worker_id and l.gate = q.gate)"
    };
}
pub(crate) use in_force;

impl Tx {
    /// Adds a decision; it is in force from now on.
    pub async fn add_qualification(&mut self, id: QualificationId, new: &NewQualification, at: Time) -> Result<()> {
        let decision = if new.decided_by.is_some() { Decision::Person } else { Decision::Rule };
        run!(
            self,
            "insert into qualification (id, study_id, worker_id, gate, number, state, rule, evidence, decision, decided_by, message, created_at)
             select $1, $2, $3, $4, coalesce(max(number), 0) + 1, $5, $6, $7, $8, $9, $10, $11
               from qualification
              where worker_id = $3 and gate = $4",
            id,
            new.study,
            new.worker,
            new.gate,
            new.state,
            &new.rule,
            Json(&new.evidence),
            decision,
            new.decided_by,
            &new.message,
            at
        )?;
        Ok(())
    }

    /// The decision in force at one gate.
    pub async fn qualification(&mut self, worker: WorkerId, gate: Gate) -> Result<Option<Qualification>> {
        row!(
            self,
            Qualification,
            "select id, study_id, worker_id, gate, number, state, rule, evidence, decision, decided_by, message, created_at
               from qualification
              where worker_id = $1 and gate = $2
              order by number desc
              limit 1",
            worker,
            gate
        )
    }

    /// The decisions in force about a worker, one a gate.
    pub async fn qualifications(&mut self, worker: WorkerId) -> Result<Vec<Qualification>> {
        rows!(
            self,
            Qualification,
            "select q.id, q.study_id, q.worker_id, q.gate, q.number, q.state, q.rule, q.evidence, q.decision, q.decided_by, q.message, q.created_at
               from qualification q
              where q.worker_id = $1
                and q.number = (select max(l.number) from qualification l where l.worker_id = q.worker_id and l.gate = q.gate)",
            worker
        )
    }

    /// Every decision ever made about a worker, the latest first.
    pub async fn qualification_history(&mut self, worker: WorkerId) -> Result<Vec<Qualification>> {
        rows!(
            self,
            Qualification,
            "select id, study_id, worker_id, gate, number, state, rule, evidence, decision, decided_by, message, created_at
               from qualification
              where worker_id = $1
              order by created_at desc, gate, number desc",
            worker
        )
    }

    /// Since when a worker who waits at a gate has waited: a failure that was taken back does not begin it again, a pass does.
    pub async fn waits_since(&mut self, worker: WorkerId, gate: Gate) -> Result<Option<Time>> {
        let found = row!(
            self,
            (Option<Time>,),
            "select min(created_at)
               from qualification
              where worker_id = $1
                and gate = $2
                and state = 'waiting'
                and number > (select coalesce(max(passed.number), 0)
                                from qualification passed
                               where passed.worker_id = $1 and passed.gate = $2 and passed.state = 'passed')",
            worker,
            gate
        )?;
        Ok(found.and_then(|(since,)| since))
    }

    /// The decisions of a gate that wait for a person, the longest waiting first.
    pub async fn waiting(&mut self, study: StudyId, gate: Gate) -> Result<Vec<Qualification>> {
        rows!(
            self,
            Qualification,
            concat!(
            "select q.id, q.study_id, q.worker_id, q.gate, q.number, q.state, q.rule, q.evidence, q.decision, q.decided_by, q.message, q.created_at
               from qualification q
              where q.study_id = $1
                and q.gate = $2
                and q.state = 'waiting' and ",
            in_force!(),
            " order by q.created_at, q.id"
            ),
            study,
            gate
        )
    }

    /// The decisions in force at a gate that a person made after an instant, the latest first, without those about
    /// workers who have left.
    pub async fn decided_by_since(
        &mut self,
        study: StudyId,
        gate: Gate,
        person: PersonId,
        since: Time,
    ) -> Result<Vec<Qualification>> {
        rows!(
            self,
            Qualification,
            concat!(
            "select q.id, q.study_id, q.worker_id, q.gate, q.number, q.state, q.rule, q.evidence, q.decision, q.decided_by, q.message, q.created_at
               from qualification q
              where q.study_id = $1
                and q.gate = $2
                and q.state in ('passed', 'failed')
                and q.decided_by = $3
                and q.created_at > $4 and ",
            in_force!(),
            " order by q.created_at desc, q.id desc"
            ),
            study,
            gate,
            person,
            since
        )
    }

    /// Which gates the worker has passed.
    pub async fn passed(&mut self, worker: WorkerId) -> Result<Passed> {
        let sql = concat!("select ", include_str!("qualification/passed.sql"), " from worker w where w.id = $1");
        Ok(scalar!(self, Passed, sql, worker)?.unwrap_or_default())
    }

    /// Which of these gates the worker has not passed, in the order given.
    pub async fn gates_missing(&mut self, worker: WorkerId, gates: &[Gate]) -> Result<Vec<Gate>> {
        Ok(self.passed(worker).await?.missing(gates).collect())
    }
}
