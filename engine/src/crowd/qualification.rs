//! Decisions about workers: a gate passed, failed or waiting for a person, with rule, evidence and who decided.
//!
//! Decisions are only added. A second thought is a new row; the latest of a gate is the one in force.

use shared::QualificationId;

use crate::{Engine, Result, Tx, audit::event::Happened};

pub use store::qualification::{NewQualification, Qualification};

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
