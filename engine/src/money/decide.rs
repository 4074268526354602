//! Deciding about many submissions at once, as on the payments page: approve the chosen ones or all that wait, or
//! reject with a reason.

use shared::{Action, Actor, AssignmentId, Problem, StudyId, Time, refusal};

use crate::{
    Engine, Result,
    access::Permit as _,
    money::pay::{SubmissionFilter, approvable},
};

/// The decision about submissions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// These submissions earn their reward.
    Approve(Vec<AssignmentId>),
    /// The waiting submissions of this worker and task earn their reward: at most [`shared::limit::DECIDED`], the oldest
    /// first, up to an instant if there is one, so that nobody approves what came after they looked.
    ApproveAll(SubmissionFilter, Option<Time>),
    /// These submissions are rejected, and their workers read the reason.
    Reject(Vec<AssignmentId>, String),
}

/// The result of a decision about submissions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decided {
    /// Submissions were approved.
    Approved {
        /// How many.
        n: usize,
        /// How many of the chosen ones were decided before and are as they were.
        before: usize,
    },
    /// Waiting submissions were approved.
    ApprovedAll {
        /// How many.
        n: usize,
        /// How many of the actor's own keep waiting.
        own: i64,
        /// Whether there were more of others than are approved at once.
        more: bool,
    },
    /// Submissions were rejected.
    Rejected {
        /// How many.
        n: usize,
    },
}

impl Verdict {
    /// Parses the fields of a form.
    ///
    /// # Errors
    /// No submission is chosen, or the decision is unknown.
    pub fn read(
        verdict: &str,
        chosen: Vec<AssignmentId>,
        reason: &str,
        (filter, until): (SubmissionFilter, Option<Time>),
    ) -> Result<Self, Problem> {
        let some = |chosen: Vec<AssignmentId>| {
            let nothing = Problem::invalid("assignments", refusal::choose_submission());
            if chosen.is_empty() { Err(nothing) } else { Ok(chosen) }
        };
        match verdict {
            "approve" => Ok(Self::Approve(some(chosen)?)),
            "approve_all" => Ok(Self::ApproveAll(filter, until)),
            "reject" => Ok(Self::Reject(some(chosen)?, reason.to_owned())),
            other => Err(Problem::invalid(
                "verdict",
                refusal::not_one_of(other, ["approve", "approve_all", "reject"].join(", ")),
            )),
        }
    }
}

impl Engine {
    /// Decides about submissions in one transaction: about all that are named, or, if one of them cannot be decided, about
    /// none. Approving again what is decided already changes nothing, and the result says so.
    ///
    /// The actor's own work is never decided here: if one of the chosen submissions is their own, the whole choice is
    /// refused; if all waiting submissions are approved, their own keep waiting, and the result counts them.
    ///
    /// # Errors
    /// The actor may not pay in this study or chose their own work, or the reason for a rejection is too short.
    pub async fn decide(&self, actor: &Actor, study: StudyId, verdict: Verdict) -> Result<Decided> {
        match verdict {
            Verdict::Approve(chosen) => {
                let n = self.approve(actor, study, &chosen).await?;
                Ok(Decided::Approved { n, before: chosen.len() - n })
            }
            Verdict::ApproveAll(filter, until) => self.approve_waiting(actor, study, (filter, until)).await,
            Verdict::Reject(chosen, reason) => {
                self.reject(actor, study, &chosen, &reason).await?;
                Ok(Decided::Rejected { n: chosen.len() })
            }
        }
    }

    /// Approves the waiting submissions of others, the oldest first, as many as are decided at once.
    async fn approve_waiting(
        &self,
        actor: &Actor,
        study: StudyId,
        (filter, until): (SubmissionFilter, Option<Time>),
    ) -> Result<Decided> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Pay).await?;
        let (waiting, more) = approvable(&mut tx, actor, study, (filter, until.unwrap_or_else(|| self.now()))).await?;
        let own = tx.n_own_waiting(study, actor.person, filter).await?;
        drop(tx);
        let ids: Vec<AssignmentId> = waiting.into_iter().map(|(id, _)| id).collect();
        let n = self.approve(actor, study, &ids).await?;
        Ok(Decided::ApprovedAll { n, own, more })
    }
}
