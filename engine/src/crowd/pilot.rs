//! The pilot: when a worker has submitted enough pilot texts, a native speaker is asked to review them.

use serde_json::json;
use shared::{Gate, QualificationState, refusal};
use store::assignment::AssignmentRow;

use crate::{Engine, Result, Tx, crowd::qualification::NewQualification};

impl Engine {
    /// Passes the pilot gate and opens the review once the worker has submitted as many pilot hits as the rule
    /// requires, or all that exist.
    pub(crate) async fn finish_pilot(&self, tx: &mut Tx, row: &AssignmentRow) -> Result<()> {
        let wanted = tx.review_rule(row.study_id, &row.language).await?.pilot_hits;
        let there = tx.n_pilot_hits(row.study_id, &row.language).await?;
        let done = tx.n_pilot_submissions(row.worker_id).await?;
        if done < wanted.min(there) || tx.gates_missing(row.worker_id, &[Gate::Pilot]).await?.is_empty() {
            return Ok(());
        }
        let rule = refusal::rule_trial_texts(wanted);
        let decision = |gate, state, message| NewQualification {
            study: row.study_id,
            worker: row.worker_id,
            gate,
            state,
            rule: rule.clone(),
            evidence: json!({ "submitted": done }),
            decided_by: None,
            message,
        };
        self.qualify(tx, &decision(Gate::Pilot, QualificationState::Passed, refusal::pilot_is_in())).await?;
        let waiting = decision(Gate::Review, QualificationState::Waiting, refusal::pilot_will_be_read());
        self.qualify(tx, &waiting).await?;
        Ok(())
    }
}
