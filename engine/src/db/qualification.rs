//! Queries of decisions about workers.

use shared::{Decision, Gate, QualificationId, QualificationState, StudyId, Time, WorkerId};
use sqlx::types::Json;

use super::{row, rows, run};
use crate::{
    Result, Tx,
    qualification::{NewQualification, Qualification},
};

impl Tx {
    /// Adds a decision; it is in force from now on.
    pub(crate) async fn add_qualification(
        &mut self,
        id: QualificationId,
        new: &NewQualification,
        at: Time,
    ) -> Result<()> {
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
            new.rule.as_str(),
            Json(&new.evidence),
            decision,
            new.decided_by,
            new.message.as_str(),
            at
        )?;
        Ok(())
    }

    /// The decision in force at one gate.
    pub(crate) async fn qualification(&mut self, worker: WorkerId, gate: Gate) -> Result<Option<Qualification>> {
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
    pub(crate) async fn qualifications(&mut self, worker: WorkerId) -> Result<Vec<Qualification>> {
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
    pub(crate) async fn qualification_history(&mut self, worker: WorkerId) -> Result<Vec<Qualification>> {
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

    /// The decisions of a gate that wait for a person, the longest waiting first.
    pub(crate) async fn waiting(&mut self, study: StudyId, gate: Gate) -> Result<Vec<Qualification>> {
        rows!(
            self,
            Qualification,
            "select q.id, q.study_id, q.worker_id, q.gate, q.number, q.state, q.rule, q.evidence, q.decision, q.decided_by, q.message, q.created_at
               from qualification q
              where q.study_id = $1
                and q.gate = $2
                and q.state = 'waiting'
                and q.number = (select max(l.number) from qualification l where l.worker_id = q.worker_id and l.gate = q.gate)
              order by q.created_at, q.id",
            study,
            gate
        )
    }

    /// Which of these gates the worker has not passed, in the order given.
    pub(crate) async fn gates_missing(&mut self, worker: WorkerId, gates: &[Gate]) -> Result<Vec<Gate>> {
        if gates.is_empty() {
            return Ok(Vec::new());
        }
        let known = rows!(
            self,
            (Gate, QualificationState),
            "select q.gate, q.state
               from qualification q
              where q.worker_id = $1
                and q.number = (select max(l.number) from qualification l where l.worker_id = q.worker_id and l.gate = q.gate)",
            worker
        )?;
        let passed =
            |gate: &Gate| known.iter().any(|(known, state)| known == gate && *state == QualificationState::Passed);
        Ok(gates.iter().filter(|gate| !passed(gate)).copied().collect())
    }
}
