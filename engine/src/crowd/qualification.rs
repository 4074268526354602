//! Decisions about workers: a gate is passed, failed or waiting for a person, with the rule, the evidence and who
//! decided.
//!
//! Decisions are only added. A revised decision is a new row; the latest one for a gate applies.

use shared::{Gate, QualificationId, QualificationState};

use crate::{Engine, Result, Tx, audit::event::Happened};

pub use store::qualification::{NewQualification, Qualification};

impl Engine {
    /// Stores a decision and its event in the same transaction as its cause.
    pub(crate) async fn qualify(&self, tx: &mut Tx, new: &NewQualification) -> Result<QualificationId> {
        self.qualify_as(tx, "qualify", new).await
    }

    /// The same with another verb in the audit log.
    pub(crate) async fn qualify_as(&self, tx: &mut Tx, verb: &str, new: &NewQualification) -> Result<QualificationId> {
        let id = self.id();
        let before = tx.qualification(new.worker, new.gate).await?.map(|old| old.state);
        tx.add_qualification(id, new, self.now()).await?;
        let what = Happened {
            study: Some(new.study),
            person: new.decided_by,
            verb,
            kind: "worker",
            id: new.worker.to_string(),
        };
        self.record(tx, what, before.as_ref(), Some(new)).await?;
        if let (Gate::Review, true, Some(passed)) = (new.gate, new.decided_by.is_some(), passed(new.state)) {
            self.mail_pilot_read(tx, new.study, new.worker, passed).await?;
        }
        self.end_by_decision(tx, new).await?;
        Ok(id)
    }
}

/// Whether a decision lets the worker go on; `None` while it is open.
const fn passed(state: QualificationState) -> Option<bool> {
    match state {
        QualificationState::Passed => Some(true),
        QualificationState::Failed => Some(false),
        QualificationState::Waiting => None,
    }
}
