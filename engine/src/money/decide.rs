//! Deciding about many submissions at once, as on the payments page: approve the chosen ones or all that wait, or
//! reject with a reason.

use shared::{Action, Actor, Approval, AssignmentId, Problem, StudyId, refusal};

use crate::{Engine, Result, access::Permit as _};

/// The decision about submissions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// These submissions earn their reward.
    Approve(Vec<AssignmentId>),
    /// All waiting submissions earn their reward.
    ApproveAll,
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
        /// How many of the actor's own keep waiting.
        own: usize,
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
    pub fn read(verdict: &str, chosen: Vec<AssignmentId>, reason: &str) -> Result<Self, Problem> {
        let some = |chosen: Vec<AssignmentId>| {
            let nothing = Problem::invalid("assignments", refusal::choose_submission());
            if chosen.is_empty() { Err(nothing) } else { Ok(chosen) }
        };
        match verdict {
            "approve" => Ok(Self::Approve(some(chosen)?)),
            "approve_all" => Ok(Self::ApproveAll),
            "reject" => Ok(Self::Reject(some(chosen)?, reason.to_owned())),
            other => Err(Problem::invalid(
                "verdict",
                refusal::not_one_of(other, ["approve", "approve_all", "reject"].join(", ")),
            )),
        }
    }
}

impl Engine {
    /// Decides about submissions; those decided before are not changed.
    ///
    /// The actor's own work is never decided here: if one of the chosen submissions is their own, the whole choice is
    /// refused; if all waiting submissions are approved, their own keep waiting, and the result counts them.
    ///
    /// # Errors
    /// The actor may not pay in this study or chose their own work, or the reason for a rejection is too short.
    pub async fn decide(&self, actor: &Actor, study: StudyId, verdict: Verdict) -> Result<Decided> {
        match verdict {
            Verdict::Approve(chosen) => Ok(Decided::Approved { n: self.approve(actor, study, &chosen).await?, own: 0 }),
            Verdict::ApproveAll => {
                let (n, own) = self.approve_waiting(actor, study).await?;
                Ok(Decided::Approved { n, own })
            }
            Verdict::Reject(chosen, reason) => {
                self.reject(actor, study, &chosen, &reason).await?;
                Ok(Decided::Rejected { n: chosen.len() })
            }
        }
    }

    /// Approves all waiting submissions except the actor's own, one page at a time. Returns how many were approved and
    /// how many of their own keep waiting.
    async fn approve_waiting(&self, actor: &Actor, study: StudyId) -> Result<(usize, usize)> {
        self.read().await?.permit(actor, study, Action::Pay).await?;
        let (mut approved, mut own, mut after) = (0, 0, None);
        loop {
            let page = self.submissions(actor, study, Some(Approval::Waiting), after).await?;
            let Some(last) = page.last() else { return Ok((approved, own)) };
            after = Some(last.id);
            let (theirs, others): (Vec<_>, Vec<_>) = page.into_iter().partition(|submission| submission.own);
            own += theirs.len();
            let ids: Vec<AssignmentId> = others.into_iter().map(|submission| submission.id).collect();
            approved += self.approve(actor, study, &ids).await?;
        }
    }
}
