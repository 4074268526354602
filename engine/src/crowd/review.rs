//! QC3: a native speaker reads a worker's pilot rewrites next to their sources, grades each and decides.

mod message;
mod pilot;
mod progress;
mod reopen;

use serde::Serialize;
use serde_json::json;
use shared::{
    Action, Actor, AnswerId, Gate, Grade, Language, Problem, QualificationState, ReviewVerdict, StudyId, Time,
    WorkerId, pseudonym, refusal,
};
use store::{live::Place, review::Graded};

use self::pilot::Trial;
use crate::{
    Access, Engine, Result, Tx, access::Permit as _, audit::event::Happened, crowd::qualification::NewQualification,
};

pub(crate) use progress::review_progress;
pub(crate) use reopen::outcome;

pub use message::Messages;
pub use pilot::{Pilot, PilotRewrite};
pub use progress::ReviewProgress;
pub use reopen::{MayReopen, RecentDecision, ReviewOutcome, TIME_TO_REOPEN};
pub use scoring::{
    diff::{Kind, Piece},
    hints::Hints,
};
pub use store::review::Judgement;

/// Longest note or message in characters.
const LONGEST: usize = 2_000;

/// A worker whose pilot rewrites wait for review.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Queued {
    /// The worker.
    pub worker: WorkerId,
    /// The worker's pseudonym in the study.
    pub pseudonym: String,
    /// The language in which they write.
    pub language: Language,
    /// The time since which they wait.
    pub since: Time,
    /// The number of rewrites to read.
    pub n_rewrites: i64,
    /// The number of these that the current reviewer has graded, with a reason where a grade needs one.
    pub n_graded: i64,
}

/// A reviewer's decision about a worker.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// Whether the worker is accepted.
    pub verdict: ReviewVerdict,
    /// The message to the worker.
    pub message: String,
}

impl Engine {
    /// The workers who wait for review, the longest waiting first; never the reviewer themselves.
    ///
    /// # Errors
    /// The actor does not review in this study.
    pub async fn review_queue(&self, actor: &Actor, study: StudyId) -> Result<Vec<Queued>> {
        let mut tx = self.read().await?;
        let own = tx.permit(actor, study, Action::Review).await?.worker;
        let mut queue = Vec::new();
        for waiting in tx.waiting(study, Gate::Review).await? {
            if own == Some(waiting.worker_id) {
                continue;
            }
            let place = tx.place(waiting.worker_id).await?;
            let rewrites = pilot::trials(&mut tx, &place, actor.person).await?;
            queue.push(Queued {
                worker: waiting.worker_id,
                pseudonym: pseudonym(place.number),
                language: place.language,
                since: tx.waits_since(waiting.worker_id, Gate::Review).await?.unwrap_or(waiting.created_at),
                n_rewrites: count(&rewrites, |_| true),
                n_graded: count(&rewrites, |rewrite| rewrite.judgement.as_ref().is_some_and(Judgement::is_complete)),
            });
        }
        queue.sort_by_key(|queued: &Queued| queued.since);
        Ok(queue)
    }

    /// Stores judgements of a worker's rewrites, all of them or none. Until the decision, later ones by the same reviewer
    /// replace them. Returns the messages to suggest then.
    ///
    /// # Errors
    /// The actor does not review in this study or wrote the rewrites, one of them is not a pilot rewrite of this worker,
    /// or the worker is decided already.
    pub async fn grade(
        &self,
        actor: &Actor,
        study: StudyId,
        worker: WorkerId,
        judgements: Vec<(AnswerId, Judgement)>,
    ) -> Result<Messages> {
        if judgements.iter().any(|(_, judgement)| judgement.note.chars().count() > LONGEST) {
            return Err(Problem::invalid("note", refusal::most_characters(LONGEST)).into());
        }
        let mut tx = self.write().await?;
        let (access, place) = reviewed(&mut tx, actor, study, worker).await?;
        tx.lock_worker(worker).await?;
        still_waiting(&mut tx, &access, worker).await?;
        let mut rewrites = pilot::trials(&mut tx, &place, actor.person).await?;
        if judgements.len() > rewrites.len() {
            return Err(Problem::invalid("grades", refusal::too_many_entries(judgements.len(), rewrites.len())).into());
        }
        for (answer, judgement) in judgements {
            let known = rewrites.iter_mut().find(|rewrite| rewrite.answer == answer).ok_or(Problem::NotFound)?;
            let judgement = tidy(judgement);
            // A form sends all grades of its page again. Only changes are in the audit log.
            if known.judgement.as_ref() == Some(&judgement) {
                continue;
            }
            tx.set_review(&Graded {
                id: self.id(),
                study,
                worker,
                answer,
                reviewer: actor.person,
                judgement: &judgement,
                at: self.now(),
            })
            .await?;
            let what = Happened::by(actor, study, "grade", "answer", answer);
            self.record(&mut tx, what, known.judgement.as_ref(), Some(&judgement)).await?;
            known.judgement = Some(judgement);
        }
        tx.commit().await?;
        let judgements = rewrites.iter().filter_map(|rewrite| rewrite.judgement.as_ref());
        Ok(Messages::after(&place.language, judgements))
    }

    /// Decides about a worker. The decision applies at once. The reviewer can take it back within one hour, and a manager
    /// can take it back or overturn it at any time.
    ///
    /// # Errors
    /// The actor does not review in this study or is the worker, a rewrite is not graded yet or is poor without a
    /// reason, the message is empty, or the worker is decided already.
    pub async fn decide_review(&self, actor: &Actor, study: StudyId, worker: WorkerId, verdict: Verdict) -> Result<()> {
        let message = verdict.message.trim();
        if message.is_empty() || message.chars().count() > LONGEST {
            return Err(Problem::invalid("message", refusal::write_to_worker(LONGEST)).into());
        }
        let mut tx = self.write().await?;
        let (access, place) = reviewed(&mut tx, actor, study, worker).await?;
        tx.lock_worker(worker).await?;
        still_waiting(&mut tx, &access, worker).await?;
        let rewrites = pilot::trials(&mut tx, &place, actor.person).await?;
        ready(&rewrites)?;
        let state = match verdict.verdict {
            ReviewVerdict::Accept => QualificationState::Passed,
            ReviewVerdict::Exclude => QualificationState::Failed,
        };
        let grades: Vec<_> = rewrites
            .iter()
            .map(|rewrite| json!({ "answer": rewrite.answer, "judgement": rewrite.judgement }))
            .collect();
        let new = NewQualification {
            study,
            worker,
            gate: Gate::Review,
            state,
            rule: refusal::rule_native_speaker(),
            evidence: json!({ "verdict": verdict.verdict, "grades": grades }),
            decided_by: Some(actor.person),
            message: message.into(),
        };
        self.qualify(&mut tx, &new).await?;
        tx.commit().await
    }
}

/// A worker of this study whom the actor may review, never themselves, and the actor's access.
async fn reviewed(tx: &mut Tx, actor: &Actor, study: StudyId, worker: WorkerId) -> Result<(Access, Place)> {
    let access = tx.permit(actor, study, Action::Review).await?;
    let place = tx.place(worker).await?;
    if place.study != study {
        return Err(Problem::NotFound.into());
    }
    if access.worker == Some(worker) {
        return Err(Problem::forbidden(refusal::own_pilot_texts()).into());
    }
    Ok((access, place))
}

async fn still_waiting(tx: &mut Tx, access: &Access, worker: WorkerId) -> Result<()> {
    match tx.qualification(worker, Gate::Review).await? {
        Some(found) if found.state == QualificationState::Waiting => Ok(()),
        Some(_) if access.can(Action::DecideGates) => {
            Err(Problem::conflict(refusal::review_is_decided_manager()).into())
        }
        Some(_) => Err(Problem::conflict(refusal::review_is_decided()).into()),
        None => Err(Problem::conflict(refusal::pilot_is_not_finished()).into()),
    }
}

fn ready(rewrites: &[Trial]) -> Result<(), Problem> {
    for (index, rewrite) in rewrites.iter().enumerate() {
        let number = index + 1;
        match &rewrite.judgement {
            None => {
                return Err(Problem::invalid(field_of(index), refusal::rewrite_without_grade(number)));
            }
            Some(judgement) if !judgement.is_complete() => {
                return Err(Problem::invalid(field_of(index), refusal::rewrite_without_reason(number)));
            }
            Some(_) => {}
        }
    }
    Ok(())
}

/// The field of the rewrite at this place, to which a refusal refers.
pub fn field_of(index: usize) -> String {
    format!("grades[{index}]")
}

fn tidy(judgement: Judgement) -> Judgement {
    let mut reasons = if judgement.grade == Grade::Excellent { Vec::new() } else { judgement.reasons };
    reasons.sort_unstable();
    reasons.dedup();
    Judgement { reasons, note: judgement.note.trim().to_owned(), ..judgement }
}

fn count(rewrites: &[Trial], wanted: impl Fn(&Trial) -> bool) -> i64 {
    i64::try_from(rewrites.iter().filter(|rewrite| wanted(rewrite)).count()).unwrap_or(i64::MAX)
}
