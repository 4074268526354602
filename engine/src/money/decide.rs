//! Deciding many submissions at once, as the pay page does: approve the chosen ones, all that wait, or reject with a reason.

use shared::{Action, Actor, Approval, AssignmentId, Problem, StudyId};

use crate::{
    Engine, Result,
    access::{OWN_WORK, Permit as _},
};

/// What happens to submissions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// These earn their reward.
    Approve(Vec<AssignmentId>),
    /// Everything that waits earns its reward.
    ApproveAll,
    /// These do not, and their workers read why.
    Reject(Vec<AssignmentId>, String),
}

impl Verdict {
    /// From the fields of a form.
    ///
    /// # Errors
    /// Nothing is chosen, or the verdict is none.
    pub fn read(verdict: &str, chosen: Vec<AssignmentId>, reason: &str) -> Result<Self, Problem> {
        let some = |chosen: Vec<AssignmentId>| {
            let nothing = Problem::invalid("assignments", "Choose at least one submission first.");
            if chosen.is_empty() { Err(nothing) } else { Ok(chosen) }
        };
        match verdict {
            "approve" => Ok(Self::Approve(some(chosen)?)),
            "approve_all" => Ok(Self::ApproveAll),
            "reject" => Ok(Self::Reject(some(chosen)?, reason.to_owned())),
            other => {
                Err(Problem::invalid("verdict", format!("\"{other}\" is not one of: approve, approve_all, reject")))
            }
        }
    }
}

impl Engine {
    /// Decides submissions; those decided before stay as they are. A sentence saying what was done.
    ///
    /// The actor's own work is never decided here: where submissions are chosen, one of theirs refuses the whole choice;
    /// where everything that waits is approved, theirs keep waiting, and the sentence says so.
    ///
    /// # Errors
    /// The actor may not pay in this study or chose their own work, or the reason of a rejection is too short.
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

    /// Approves everything that waits but the actor's own work, a page at a time: how many were approved, and how many of
    /// their own keep waiting.
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
