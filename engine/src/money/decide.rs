//! Deciding about many submissions at once, as on the payments page: approve the chosen ones or all that wait, or
//! reject with a reason.

use shared::{Action, Actor, Approval, AssignmentId, Problem, StudyId, refusal};

use crate::{
    Engine, Result,
    access::{OWN_WORK, Permit as _},
};

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
    /// Decides about submissions; those decided before are not changed. Returns a sentence that describes the result.
    ///
    /// The actor's own work is never decided here: if one of the chosen submissions is their own, the whole choice is
    /// refused; if all waiting submissions are approved, their own keep waiting, and the sentence says so.
    ///
    /// # Errors
    /// The actor may not pay in this study or chose their own work, or the reason for a rejection is too short.
    pub async fn decide(&self, actor: &Actor, study: StudyId, verdict: Verdict) -> Result<String> {
        match verdict {
            Verdict::Approve(chosen) => Ok(format!("{} approved.", self.approve(actor, study, &chosen).await?)),
            Verdict::ApproveAll => {
                let (approved, own) = self.approve_waiting(actor, study).await?;
                let left = match own {
                    0 => String::new(),
                    1 => format!(" 1 submission is still waiting. {OWN_WORK}"),
                    n => format!(" {n} submissions are still waiting. {OWN_WORK}"),
                };
                Ok(format!("{approved} approved.{left}"))
            }
            Verdict::Reject(chosen, reason) => {
                self.reject(actor, study, &chosen, &reason).await?;
                Ok(format!("{} rejected.", chosen.len()))
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
