//! What a person decides about submissions at Prolific: approving, rejecting, and asking to return them.
//!
//! A decision is in the audit log before it is sent. Approving again changes nothing, and Prolific refuses a second rejection; a
//! request to return is a message. None of them is repeated without a person: the list shows what Prolific believes.

use std::collections::BTreeMap;

use providers::{Error, Prolific, Provider as _, Rejection, RejectionCategory, SubmissionState};
use serde::{Deserialize, Serialize};
use shared::{
    Action, Actor, ConnectionProblem, Ending, Finding, Message, Problem, Provider, RejectionReason, StudyId, limit,
    refusal,
};

use super::client::meaning;
use super::comparison::{Compared, There};
use crate::{Access, Engine, Result, access::Permit as _, audit::event::Happened};

/// The shortest message of a rejection, in characters: Prolific's rule.
pub const SHORTEST_REJECTION: usize = 100;
/// The shortest reason for which a participant is asked to return a submission, in characters.
const SHORTEST_REASON: usize = 10;

/// What is decided about a submission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "decision")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum ProlificVerdict {
    /// The participant gets the reward of the study at Prolific.
    Approve,
    /// The participant gets nothing, and reads why.
    Reject {
        /// Why, by Prolific's word: `LOW_EFFORT`.
        category: RejectionReason,
        /// What the participant reads, in at least 100 characters.
        message: String,
    },
    /// The participant is asked to return the submission, and reads why.
    AskReturn {
        /// What the participant reads, in at least 10 characters.
        reason: String,
    },
}

impl ProlificVerdict {
    const fn verb(&self) -> &'static str {
        match self {
            Self::Approve => "approve",
            Self::Reject { .. } => "reject",
            Self::AskReturn { .. } => "ask_return",
        }
    }

    /// The verdict with its texts as they are sent.
    fn checked(self) -> Result<Self, Problem> {
        match self {
            Self::Approve => Ok(Self::Approve),
            Self::Reject { category, message } => {
                let message = text("message", &message, SHORTEST_REJECTION)?;
                Ok(Self::Reject { category, message })
            }
            Self::AskReturn { reason } => Ok(Self::AskReturn { reason: text("reason", &reason, SHORTEST_REASON)? }),
        }
    }

    fn fits(&self, status: &str) -> bool {
        let possible = Possible::of(status);
        match self {
            Self::Approve => possible.approve,
            Self::Reject { .. } => possible.reject,
            Self::AskReturn { .. } => possible.ask_return,
        }
    }
}

/// What can be decided about a submission in some state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Possible {
    /// Approving it, also after a rejection.
    pub approve: bool,
    /// Rejecting it.
    pub reject: bool,
    /// Asking to return it.
    pub ask_return: bool,
}

impl Possible {
    /// What can be decided in this state, by Prolific's word.
    pub fn of(status: &str) -> Self {
        let state = SubmissionState::from(status);
        let waits = state == SubmissionState::AwaitingReview;
        Self {
            approve: waits || state == SubmissionState::Rejected,
            reject: waits,
            ask_return: waits || state == SubmissionState::Active,
        }
    }
}

impl Engine {
    /// A participant of a study whose submission Prolific has listed, as both sides see them.
    ///
    /// # Errors
    /// The actor may not pay in this study, or no such submission was listed: `NotFound`.
    pub async fn submission_at_prolific(&self, actor: &Actor, study: StudyId, submission: &str) -> Result<Compared> {
        let all = self.compare_with_prolific(actor, study).await?;
        let is_it = |one: &Compared| one.there.as_ref().is_some_and(|there| there.submission == submission);
        Ok(all.into_iter().find(is_it).ok_or(Problem::NotFound)?)
    }

    /// Decides about one submission at Prolific, and asks what Prolific believes afterwards.
    ///
    /// # Errors
    /// The actor may not pay in this study or it is their own submission; the study is not connected or Prolific has not
    /// listed the submission (`NotFound`); it is in a state in which this cannot be decided; a text is too short or too long; or
    /// Prolific does not do it, or did not answer.
    pub async fn decide_at_prolific(
        &self,
        actor: &Actor,
        study: StudyId,
        submission: &str,
        verdict: ProlificVerdict,
    ) -> Result<()> {
        let verdict = verdict.checked()?;
        let one = self.submission_at_prolific(actor, study, submission).await?;
        let there = one.there.clone().ok_or(Problem::NotFound)?;
        if !verdict.fits(&there.status) {
            return Err(Problem::conflict(refusal::prolific_state_does_not_fit(there.status)).into());
        }
        let client = self.note_verdict(actor, study, &[&one], &verdict).await?;
        let There { study: there, .. } = there;
        let done = match &verdict {
            ProlificVerdict::Approve => client.approve(&there, &[submission.to_owned()]).await,
            ProlificVerdict::Reject { category, message } => {
                let category = RejectionCategory::from(category.as_str());
                client.reject(&there, submission, &Rejection { category, message: message.clone() }).await
            }
            ProlificVerdict::AskReturn { reason } => {
                client.request_return(&there, submission, std::slice::from_ref(reason)).await
            }
        };
        self.ask_after(actor, study).await;
        Ok(done.map_err(|error| Problem::conflict(told(&error)))?)
    }

    /// Approves the submissions at Prolific of everybody who has finished here and handed in with the right code there, except
    /// the actor's own, and at most [`limit::DECIDED`] at once. Returns how many that were.
    ///
    /// # Errors
    /// The actor may not pay in this study, it is not connected (`NotFound`), there is another number of them than `expected`,
    /// or Prolific does not do it, or did not answer: then some of them may be approved.
    pub async fn approve_agreed(&self, actor: &Actor, study: StudyId, expected: usize) -> Result<usize> {
        let all = self.compare_with_prolific(actor, study).await?;
        let access = self.read().await?.permit(actor, study, Action::Pay).await?;
        let mut agreed: Vec<&Compared> = all.iter().filter(|one| is_agreed(one)).collect();
        if agreed.len() != expected {
            return Err(Problem::conflict(refusal::prolific_list_has_changed()).into());
        }
        agreed.retain(|one| !is_own(one, &access));
        // Each is an entry in the audit log, in one transaction. The page shows the rest again.
        agreed.truncate(limit::DECIDED);
        if agreed.is_empty() {
            return Ok(0);
        }
        let client = self.note_verdict(actor, study, &agreed, &ProlificVerdict::Approve).await?;
        let mut by_study = BTreeMap::<&str, Vec<String>>::new();
        for there in agreed.iter().filter_map(|one| one.there.as_ref()) {
            by_study.entry(&there.study).or_default().push(there.submission.clone());
        }
        let mut done = Ok(());
        for (there, submissions) in by_study {
            done = done.and(client.approve(there, &submissions).await);
        }
        self.ask_after(actor, study).await;
        done.map_err(|error| Problem::conflict(told(&error)))?;
        Ok(agreed.len())
    }

    /// Writes a verdict into the audit log, before it is sent. Returns who sends it.
    async fn note_verdict(
        &self,
        actor: &Actor,
        study: StudyId,
        about: &[&Compared],
        verdict: &ProlificVerdict,
    ) -> Result<Prolific> {
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::Pay).await?;
        let row = tx.connection(study, Provider::Prolific).await?.ok_or(Problem::NotFound)?;
        for one in about {
            // Also somebody whose entrance does not lead to Prolific any more.
            let worker = tx.worker_known_as(study, Provider::Prolific, &one.participant).await?;
            access.check_not_own(worker)?;
            let submission = one.there.as_ref().map(|there| there.submission.clone()).unwrap_or_default();
            // What names a worker goes with their personal data.
            let id = worker.map_or_else(|| submission.clone(), |worker| worker.to_string());
            let happened = Happened::by(actor, study, verdict.verb(), "prolific", id);
            self.record(&mut tx, happened, None::<&()>, Some(&(submission, verdict))).await?;
        }
        let refused = |problem: ConnectionProblem| Problem::conflict(problem.message());
        let client = self.token(&row).and_then(|token| self.prolific(token)).map_err(refused)?;
        tx.commit().await?;
        Ok(client)
    }

    /// Asks what Prolific believes after a decision. If another process is asking, it is asked again soon.
    async fn ask_after(&self, actor: &Actor, study: StudyId) {
        let hurry = async {
            if Box::pin(self.ask_prolific(actor, study)).await.is_err() {
                let mut tx = self.write().await?;
                tx.hurry_connection((study, Provider::Prolific), self.now()).await?;
                tx.commit().await?;
            }
            Ok::<(), crate::Error>(())
        };
        if let Err(error) = hurry.await {
            tracing::warn!(%error, "Prolific is not asked at once about what was decided");
        }
    }
}

/// Whether both sides agree that somebody has finished, and Prolific waits for a decision.
pub fn is_agreed(one: &Compared) -> bool {
    let waits = |there: &There| SubmissionState::from(there.status.as_str()) == SubmissionState::AwaitingReview;
    one.finding == Finding::Agree
        && one.there.as_ref().is_some_and(waits)
        && one.here.as_ref().is_some_and(|here| here.ending == Some(Ending::Finished))
}

fn is_own(one: &Compared, access: &Access) -> bool {
    one.here.as_ref().is_some_and(|here| access.worker == Some(here.worker))
}

/// A text that a participant reads.
fn text(field: &'static str, typed: &str, least: usize) -> Result<String, Problem> {
    let typed = typed.trim();
    let n = typed.chars().count();
    if n < least {
        return Err(Problem::invalid(field, refusal::reason_is_too_short(least)));
    }
    if n > limit::COMMENT {
        return Err(Problem::invalid(field, refusal::most_characters(limit::COMMENT)));
    }
    Ok(typed.to_owned())
}

/// What a person reads if Prolific has not done it.
fn told(error: &Error) -> Message {
    match error {
        error if error.may_have_happened() => refusal::prolific_may_have_done_it(),
        Error::Refused(_) | Error::Conflict(_) | Error::NotFound(_) => refusal::prolific_refuses(),
        error => meaning(error, ConnectionProblem::NoStudy).message(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_is_a_category_of_prolific() {
        for reason in RejectionReason::ALL {
            let category = RejectionCategory::from(reason.as_str());
            assert!(!matches!(category, RejectionCategory::Other(_)), "{reason}");
        }
    }

    #[test]
    fn what_was_paid_or_given_up_is_not_decided_again() {
        let possible = |status| {
            let Possible { approve, reject, ask_return } = Possible::of(status);
            [approve, reject, ask_return]
        };
        assert_eq!(possible("AWAITING REVIEW"), [true; 3]);
        assert_eq!(possible("ACTIVE"), [false, false, true]);
        assert_eq!(possible("REJECTED"), [true, false, false]);
        for status in ["APPROVED", "RETURNED", "TIMED-OUT", "SCREENED OUT", "PARTIALLY APPROVED", "UNKNOWN", "NEW"] {
            assert_eq!(possible(status), [false; 3], "{status}");
        }
    }
}
