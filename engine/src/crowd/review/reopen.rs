//! Taking a decision of a review back: the review is open again, and the tasks behind it are closed to the worker until
//! the next decision.
//!
//! The decision stays on record, like every other one. Answers that the worker has submitted in the meantime stay, count
//! and are paid; a HIT that is still open then can be submitted as an extra submission, as after any lost gate.

use serde::Serialize;
use serde_json::json;
use shared::{
    Action, Actor, Gate, Language, Message, Problem, QualificationId, QualificationState, StudyId, Time, WorkerId,
    pseudonym, refusal,
};
use store::live::Place;

use crate::{
    Access, Engine, Result, Tx,
    access::Permit as _,
    crowd::qualification::{NewQualification, Qualification},
};

/// How long reviewers can take their own decision back, in seconds.
pub const TIME_TO_REOPEN: i64 = 3_600;

/// Who can take a decision back now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum MayReopen {
    /// The reader.
    Reader,
    /// A manager of the study other than the reader.
    Manager,
    /// Nobody: the worker has left the study, or the decision was made without a review.
    Nobody,
}

/// The decision in force about a worker's pilot texts.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewOutcome {
    /// Its id, which is needed to take it back.
    pub decision: QualificationId,
    /// When it was made.
    pub at: Time,
    /// Who can take it back now.
    pub may_reopen: MayReopen,
    /// Until when the reader can take it back; absent if there is no limit, or if the reader cannot.
    pub until: Option<Time>,
}

/// A decision that its reviewer can still take back.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RecentDecision {
    /// The worker.
    pub worker: WorkerId,
    /// The worker's pseudonym in the study.
    pub pseudonym: String,
    /// The language in which they write.
    pub language: Language,
    /// What was decided.
    pub state: QualificationState,
    /// When it was decided.
    pub at: Time,
    /// Until when it can be taken back.
    pub until: Time,
}

impl Engine {
    /// The decisions that the actor can still take back as their reviewer, the latest first.
    ///
    /// # Errors
    /// The actor does not review in this study.
    pub async fn recent_decisions(&self, actor: &Actor, study: StudyId) -> Result<Vec<RecentDecision>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Review).await?;
        let since = self.now().plus_seconds(-TIME_TO_REOPEN);
        let mut recent = Vec::new();
        for found in tx.decided_by_since(study, Gate::Review, actor.person, since).await? {
            let place = tx.place(found.worker_id).await?;
            recent.push(RecentDecision {
                worker: found.worker_id,
                pseudonym: pseudonym(place.number),
                language: place.language,
                state: found.state,
                at: found.created_at,
                until: found.created_at.plus_seconds(TIME_TO_REOPEN),
            });
        }
        Ok(recent)
    }

    /// Takes a decision back: the review is open again. Reviewers can take back their own decisions within one hour,
    /// managers any decision at any time.
    ///
    /// The decision is named, so that a request sent twice, or one that arrives after a later decision, changes nothing.
    ///
    /// # Errors
    /// The actor neither reviews in this study nor manages it, or is the worker; the decision is another person's or
    /// older than an hour, and the actor does not manage the study; it is not in force any more; there was no review; or
    /// the worker has left the study.
    pub async fn reopen_review(
        &self,
        actor: &Actor,
        study: StudyId,
        worker: WorkerId,
        decision: QualificationId,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::ReopenReviews).await?;
        // Claims, submissions and other decisions about the worker come before this one or see its result.
        tx.lock_worker(worker).await?;
        let place = tx.place(worker).await?;
        if place.study != study {
            return Err(Problem::NotFound.into());
        }
        let found = in_force(tx.qualification(worker, Gate::Review).await?, decision)?;
        let limit = limit(&mut tx, (&access, actor), &place, &found, self.now()).await?;
        limit.check()?;
        let new = NewQualification {
            study,
            worker,
            gate: Gate::Review,
            state: QualificationState::Waiting,
            rule: limit.rule(),
            evidence: json!({ "taken_back": { "id": found.id, "state": found.state } }),
            decided_by: Some(actor.person),
            message: message(found.state),
        };
        self.qualify_as(&mut tx, "take_back", &new).await?;
        tx.commit().await
    }
}

/// What the reader can do about the decision in force; `None` while the review is open.
pub(crate) async fn outcome(
    tx: &mut Tx,
    reader: (&Access, &Actor),
    place: &Place,
    found: Option<&Qualification>,
    now: Time,
) -> Result<Option<ReviewOutcome>> {
    let Some(found) = found.filter(|found| found.state != QualificationState::Waiting) else { return Ok(None) };
    let (may_reopen, until) = match limit(tx, reader, place, found, now).await? {
        Limit::AnyTime => (MayReopen::Reader, None),
        Limit::Until(until) => (MayReopen::Reader, Some(until)),
        Limit::Over | Limit::OfAnother | Limit::AboutThemselves => (MayReopen::Manager, None),
        Limit::HasLeft | Limit::NoReview => (MayReopen::Nobody, None),
    };
    Ok(Some(ReviewOutcome { decision: found.id, at: found.created_at, may_reopen, until }))
}

/// Whether a review is open again because the decision before was taken back.
pub(super) fn was_taken_back(found: &Qualification) -> bool {
    found.state == QualificationState::Waiting && !found.evidence["taken_back"].is_null()
}

/// Whether a person can take a decision back, or why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Limit {
    /// As a manager.
    AnyTime,
    /// As the reviewer who decided.
    Until(Time),
    /// They decided, but too long ago.
    Over,
    /// Another person or a rule decided.
    OfAnother,
    /// The decision is about the person themselves.
    AboutThemselves,
    /// The worker has left the study.
    HasLeft,
    /// The decision was made before the pilot was finished, so there is no review to open again.
    NoReview,
}

impl Limit {
    fn check(self) -> Result<(), Problem> {
        match self {
            Self::AnyTime | Self::Until(_) => Ok(()),
            Self::Over => Err(Problem::forbidden(refusal::time_to_take_back_is_over())),
            Self::OfAnother => Err(Problem::forbidden(refusal::decision_of_another())),
            Self::AboutThemselves => Err(Problem::forbidden(refusal::decision_about_yourself())),
            Self::HasLeft => Err(Problem::conflict(refusal::reviewed_worker_has_left())),
            Self::NoReview => Err(Problem::conflict(refusal::pilot_is_not_finished())),
        }
    }

    /// The rule that is stored with the review that is open again.
    fn rule(self) -> Message {
        match self {
            Self::Until(_) => refusal::rule_taken_back_by_reviewer(),
            _ => refusal::rule_taken_back_by_manager(),
        }
    }
}

async fn limit(
    tx: &mut Tx,
    (access, actor): (&Access, &Actor),
    place: &Place,
    found: &Qualification,
    now: Time,
) -> Result<Limit> {
    if access.owns(Some(place.worker)) {
        return Ok(Limit::AboutThemselves);
    }
    if place.withdrawn_at.is_some() {
        return Ok(Limit::HasLeft);
    }
    let history = tx.qualification_history(place.worker).await?;
    if !history.iter().any(|old| old.gate == Gate::Review && old.state == QualificationState::Waiting) {
        return Ok(Limit::NoReview);
    }
    if access.can(Action::DecideGates) {
        return Ok(Limit::AnyTime);
    }
    let until = found.created_at.plus_seconds(TIME_TO_REOPEN);
    Ok(match found.decided_by == Some(actor.person) {
        true if now < until => Limit::Until(until),
        true => Limit::Over,
        false => Limit::OfAnother,
    })
}

/// The decision that is to be taken back, if it is the one in force.
fn in_force(found: Option<Qualification>, decision: QualificationId) -> Result<Qualification, Problem> {
    let Some(found) = found else { return Err(Problem::conflict(refusal::pilot_is_not_finished())) };
    match found.state {
        QualificationState::Waiting => Err(Problem::conflict(refusal::review_is_open())),
        QualificationState::Passed | QualificationState::Failed if found.id != decision => {
            Err(Problem::conflict(refusal::review_decision_has_changed()))
        }
        QualificationState::Passed | QualificationState::Failed => Ok(found),
    }
}

/// What the worker reads: after a pass, they may have worked on the tasks that are closed now.
fn message(before: QualificationState) -> Message {
    match before {
        QualificationState::Passed => refusal::pass_was_taken_back(),
        QualificationState::Failed | QualificationState::Waiting => refusal::decision_was_taken_back(),
    }
}
