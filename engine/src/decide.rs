//! Deciding many submissions at once, as the pay page does: approve the chosen ones, all that wait, or reject with a reason.

use shared::{Action, Actor, Approval, AssignmentId, Problem, StudyId};

use crate::{Engine, Result, pay::at_once};

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
    /// # Errors
    /// The actor may not pay in this study, or the reason of a rejection is too short.
    pub async fn decide(&self, actor: &Actor, study: StudyId, verdict: Verdict) -> Result<String> {
        match verdict {
            Verdict::Approve(chosen) => Ok(format!("{} approved.", self.approve(actor, study, &chosen).await?)),
            Verdict::ApproveAll => Ok(format!("{} approved.", self.approve_waiting(actor, study).await?)),
            Verdict::Reject(chosen, reason) => {
                at_once(&chosen)?;
                for id in &chosen {
                    self.reject(actor, study, *id, &reason).await?;
                }
                Ok(format!("{} rejected.", chosen.len()))
            }
        }
    }

    /// Approves everything that waits, a page at a time.
    async fn approve_waiting(&self, actor: &Actor, study: StudyId) -> Result<usize> {
        self.read().await?.permit(actor, study, Action::Pay).await?;
        let mut approved = 0;
        loop {
            let page = self.submissions(actor, study, Some(Approval::Waiting), None).await?;
            if page.is_empty() {
                return Ok(approved);
            }
            let ids: Vec<AssignmentId> = page.into_iter().map(|submission| submission.id).collect();
            approved += self.approve(actor, study, &ids).await?;
        }
    }
}
