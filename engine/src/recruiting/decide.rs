//! What a person decides about submissions at a provider: approving, rejecting, and asking to return them.
//!
//! A decision is in the audit log before it is sent. Approving again changes nothing or is refused, as a second rejection is; a
//! request to return is a message. None of them is repeated without a person: the list shows what the provider believes.

use std::collections::BTreeMap;

use providers::{Error, Provider as Client, Rejection, RejectionCategory, SubmissionState};
use serde::{Deserialize, Serialize};
use shared::{
    Action, Actor, ConnectionProblem, Ending, Finding, Message, Problem, RejectionReason, Service, StudyId, limit,
    refusal,
};

use super::client::meaning;
use super::comparison::{Compared, There};
use super::service::{self, Abilities};
use crate::{Access, Engine, Result, access::Permit as _, audit::event::Happened};

/// The shortest reason for which a participant is asked to return a submission, in characters.
const SHORTEST_REASON: usize = 10;

/// What is decided about a submission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "decision")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum ServiceVerdict {
    /// The participant gets the reward of the study at the provider.
    Approve {
        /// What the participant reads, if anything; only at Connect.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        message: String,
    },
    /// The participant gets nothing, and reads why.
    Reject {
        /// Why, by Prolific's word: `LOW_EFFORT`; only at Prolific.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        category: Option<RejectionReason>,
        /// What the participant reads; at Prolific in at least 100 characters.
        message: String,
    },
    /// The participant is asked to return the submission, and reads why; only at Prolific.
    AskReturn {
        /// What the participant reads, in at least 10 characters.
        reason: String,
    },
}

impl ServiceVerdict {
    const fn verb(&self) -> &'static str {
        match self {
            Self::Approve { .. } => "approve",
            Self::Reject { .. } => "reject",
            Self::AskReturn { .. } => "ask_return",
        }
    }

    /// The verdict with its texts as they are sent.
    fn checked(self, can: &Abilities) -> Result<Self, Problem> {
        match self {
            Self::Approve { message } if can.thanks => Ok(Self::Approve { message: text("message", &message, 0)? }),
            Self::Approve { message } if message.trim().is_empty() => Ok(Self::Approve { message: String::new() }),
            Self::Approve { .. } => Err(Problem::invalid("message", refusal::approval_has_no_message())),
            Self::Reject { category, message } => {
                if can.has_reasons != category.is_some() {
                    let refused =
                        if can.has_reasons { refusal::choose_category() } else { refusal::rejection_has_no_category() };
                    return Err(Problem::invalid("category", refused));
                }
                let message = text("message", &message, can.shortest_rejection)?;
                Ok(Self::Reject { category, message })
            }
            Self::AskReturn { reason } => Ok(Self::AskReturn { reason: text("reason", &reason, SHORTEST_REASON)? }),
        }
    }

    fn fits(&self, status: &str, can: &Abilities) -> bool {
        let possible = Possible::of(status, can);
        match self {
            Self::Approve { .. } => possible.approve,
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
    /// What can be decided in this state, in the words of Prolific.
    pub fn of(status: &str, can: &Abilities) -> Self {
        let state = SubmissionState::from(status);
        let waits = state == SubmissionState::AwaitingReview;
        Self {
            approve: waits || state == SubmissionState::Rejected,
            reject: waits,
            ask_return: can.asks_return && (waits || state == SubmissionState::Active),
        }
    }
}

impl Engine {
    /// A participant of a study whose submission a provider has listed, as both sides see them.
    ///
    /// # Errors
    /// The actor may not pay in this study, or no such submission was listed: `NotFound`.
    pub async fn submission_at_service(
        &self,
        actor: &Actor,
        at: (StudyId, Service),
        submission: &str,
    ) -> Result<Compared> {
        let all = self.compare_with_service(actor, at).await?;
        let is_it = |one: &Compared| one.there.as_ref().is_some_and(|there| there.submission == submission);
        Ok(all.into_iter().find(is_it).ok_or(Problem::NotFound)?)
    }

    /// Decides about one submission at a provider, and asks what the provider believes afterwards.
    ///
    /// # Errors
    /// The actor may not pay in this study or it is their own submission; the study is not connected or the provider has not
    /// listed the submission (`NotFound`); it is in a state in which this cannot be decided; a text is too short or too long; or
    /// the provider does not do it, or did not answer.
    pub async fn decide_at_service(
        &self,
        actor: &Actor,
        at: (StudyId, Service),
        submission: &str,
        verdict: ServiceVerdict,
    ) -> Result<()> {
        let can = Abilities::of(at.1);
        let verdict = verdict.checked(can)?;
        let one = self.submission_at_service(actor, at, submission).await?;
        let there = one.there.clone().ok_or(Problem::NotFound)?;
        if !verdict.fits(&there.status, can) {
            return Err(Problem::conflict(service::wrong_state(at.1, can.word(&there.status))).into());
        }
        let client = self.note_verdict(actor, at, &[&one], &verdict).await?;
        let is_rejected = SubmissionState::from(there.status.as_str()) == SubmissionState::Rejected;
        let There { study: there, .. } = there;
        let done = match &verdict {
            ServiceVerdict::Approve { message } if is_rejected && can.reverses_rejections => {
                client.reverse_rejection(&there, submission, message).await
            }
            ServiceVerdict::Approve { message } => client.approve(&there, &[submission.to_owned()], message).await,
            ServiceVerdict::Reject { category, message } => {
                let category = category.unwrap_or(RejectionReason::Unlisted);
                let category = RejectionCategory::from(category.as_str());
                client.reject(&there, submission, &Rejection { category, message: message.clone() }).await
            }
            ServiceVerdict::AskReturn { reason } => {
                client.request_return(&there, submission, std::slice::from_ref(reason)).await
            }
        };
        self.ask_after(actor, at).await;
        Ok(done.map_err(|error| Problem::conflict(told(&error, at.1)))?)
    }

    /// Approves the submissions at a provider of everybody who has finished here and handed in with the right code there, except
    /// the actor's own, and at most [`limit::DECIDED`] at once. Returns how many that were.
    ///
    /// # Errors
    /// The actor may not pay in this study, it is not connected (`NotFound`), there is another number of them than `expected`,
    /// or the provider does not do it, or did not answer: then some of them may be approved.
    pub async fn approve_agreed(&self, actor: &Actor, at: (StudyId, Service), expected: usize) -> Result<usize> {
        let all = self.compare_with_service(actor, at).await?;
        let access = self.read().await?.permit(actor, at.0, Action::Pay).await?;
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
        let approval = ServiceVerdict::Approve { message: String::new() };
        let client = self.note_verdict(actor, at, &agreed, &approval).await?;
        let mut by_study = BTreeMap::<&str, Vec<String>>::new();
        for there in agreed.iter().filter_map(|one| one.there.as_ref()) {
            by_study.entry(&there.study).or_default().push(there.submission.clone());
        }
        let mut done = Ok(0);
        for (there, submissions) in by_study {
            let approved = approve_waiting(&*client, there, submissions).await;
            done = done.and_then(|n| Ok(n + approved?));
        }
        self.ask_after(actor, at).await;
        Ok(done.map_err(|error| Problem::conflict(told(&error, at.1)))?)
    }

    /// Writes a verdict into the audit log, before it is sent. Returns who sends it.
    async fn note_verdict(
        &self,
        actor: &Actor,
        (study, service): (StudyId, Service),
        about: &[&Compared],
        verdict: &ServiceVerdict,
    ) -> Result<Box<dyn Client>> {
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::Pay).await?;
        let row = tx.connection(study, service).await?.ok_or(Problem::NotFound)?;
        for one in about {
            // Also somebody whose entrance does not lead to the provider any more.
            let worker = tx.worker_known_as(study, service, &one.participant).await?;
            access.check_not_own(worker)?;
            let submission = one.there.as_ref().map(|there| there.submission.clone()).unwrap_or_default();
            // What names a worker goes with their personal data.
            let id = worker.map_or_else(|| submission.clone(), |worker| worker.to_string());
            let happened = Happened::by(actor, study, verdict.verb(), service.as_str(), id);
            self.record(&mut tx, happened, None::<&()>, Some(&(submission, verdict))).await?;
        }
        let refused = |problem: ConnectionProblem| Problem::conflict(problem.message(service));
        let client = self.client_for(&row).map_err(refused)?;
        tx.commit().await?;
        Ok(client)
    }

    /// Asks what the provider believes after a decision. If another process is asking, it is asked again soon.
    async fn ask_after(&self, actor: &Actor, at: (StudyId, Service)) {
        let hurry = async {
            if Box::pin(self.ask_service(actor, at)).await.is_err() {
                let mut tx = self.write().await?;
                tx.hurry_connection(at, self.now()).await?;
                tx.commit().await?;
            }
            Ok::<(), crate::Error>(())
        };
        if let Err(error) = hurry.await {
            tracing::warn!(%error, service = %at.1, "a provider is not asked at once about what was decided");
        }
    }
}

/// Approves submissions. If that is refused because some of them were decided in the meantime, the others are approved. How many
/// are approved now.
async fn approve_waiting(client: &dyn Client, study: &str, mut submissions: Vec<String>) -> Result<usize, Error> {
    let Err(error) = client.approve(study, &submissions, "").await else { return Ok(submissions.len()) };
    if !matches!(error, Error::Refused(_) | Error::Conflict(_)) {
        return Err(error);
    }
    let listed = client.submissions(study).await?;
    let waits = |id: &String| listed.iter().any(|one| one.id == *id && one.state == SubmissionState::AwaitingReview);
    let is_approved = |id: &&String| listed.iter().any(|one| one.id == **id && one.state == SubmissionState::Approved);
    let (before, approved) = (submissions.len(), submissions.iter().filter(is_approved).count());
    submissions.retain(waits);
    if submissions.len() == before {
        return Err(error);
    }
    client.approve(study, &submissions, "").await?;
    Ok(approved + submissions.len())
}

/// Whether both sides agree that somebody has finished, and the provider waits for a decision.
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

/// What a person reads if the provider has not done it.
fn told(error: &Error, at: Service) -> Message {
    match error {
        error if error.may_have_happened() => service::may_have_decided(at),
        Error::Refused(_) | Error::Conflict(_) | Error::NotFound(_) => service::refuses(at),
        error => meaning(error, ConnectionProblem::NoStudy).message(at),
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
            let Possible { approve, reject, ask_return } = Possible::of(status, Abilities::of(Service::Prolific));
            [approve, reject, ask_return]
        };
        let at_connect = Possible::of("AWAITING REVIEW", Abilities::of(Service::Connect));
        assert!(at_connect.approve && at_connect.reject && !at_connect.ask_return);
        assert_eq!(possible("AWAITING REVIEW"), [true; 3]);
        assert_eq!(possible("ACTIVE"), [false, false, true]);
        assert_eq!(possible("REJECTED"), [true, false, false]);
        for status in ["APPROVED", "RETURNED", "TIMED-OUT", "SCREENED OUT", "PARTIALLY APPROVED", "UNKNOWN", "NEW"] {
            assert_eq!(possible(status), [false; 3], "{status}");
        }
    }
}
