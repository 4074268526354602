//! Claiming: a worker requests the next hit of a task and gets a reservation, or the reason why not.

use serde::Serialize;
use shared::message::as_reason;
use shared::{Action, Actor, AssignmentId, HitId, Locale, Message, Problem, StudyId, TaskId, WorkerId, refusal};
use store::{
    assignment::NewAssignment,
    at_once::{AtOnce, NewClaim},
    hit::Search,
    live::Candidate,
};

use crate::{
    Engine, Error, Result, Tx,
    access::Permit as _,
    ask::{ask, at_once},
    audit::event::Happened,
    crowd::closed::{Closed, Standing},
    money::budget,
};

/// The result of a claim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "claimed", rename_all = "snake_case")]
pub enum Claimed {
    /// A hit, either new or the one that was left open.
    Hit {
        /// The assignment that reserves it.
        assignment: AssignmentId,
    },
    /// No hit for this worker at the moment.
    Nothing {
        /// The reason, and when to look again.
        #[serde(flatten, with = "as_reason")]
        #[cfg_attr(feature = "schema", schema(value_type = as_reason::ReasonFields))]
        reason: Message,
    },
}

impl Claimed {
    /// The same with its reason in this language.
    #[must_use]
    pub fn localised(self, locale: Locale) -> Self {
        match self {
            Self::Hit { .. } => self,
            Self::Nothing { reason } => Self::Nothing { reason: reason.localised(locale) },
        }
    }
}

/// How often a claim searches again when other workers took the hit it had found.
const TRIES: i64 = 8;

/// What is drawn for a claim before it is tried, so that trying again draws nothing else.
#[derive(Clone, Copy, Debug)]
struct Draw {
    /// Whether an item with a known answer is due.
    known: i64,
    /// The order of what is shown.
    order: i64,
}

impl Engine {
    /// Reserves the next hit of a task for the worker; a hit that they left open comes first.
    ///
    /// # Errors
    /// The study is not live, the task has no live version, or a gate is not passed: the refusal names the gate and is
    /// recorded as an event.
    pub async fn claim(&self, actor: &Actor, study: StudyId, task: TaskId) -> Result<Claimed> {
        let draw = Draw { known: self.seed(), order: self.seed() };
        if let Some(claimed) = self.claim_at_once(actor, (study, task), draw).await? {
            return Ok(claimed);
        }
        let access = ask!(self, |tx| tx.permit(actor, study, Action::Work))?;
        let worker = access.worker.ok_or_else(|| Error::Unexpected("a worker without a place".to_owned()))?;
        let mut tries = 0;
        loop {
            let (engine, actor) = (self.clone(), *actor);
            let claim = async move { engine.try_claim(&actor, worker, (study, task), draw).await };
            match self.db().ahead(claim).await {
                // Two claims of one worker collided on the same source, or PostgreSQL found a deadlock: search again.
                Err(error) if (error.is_taken() || error.is_transient()) && tries < TRIES => tries += 1,
                other => return other,
            }
        }
    }

    /// Claims in one statement after one that reads, where that pays. `None`: the claim is not an ordinary one, or others are
    /// faster.
    async fn claim_at_once(
        &self,
        actor: &Actor,
        (study, task): (StudyId, TaskId),
        draw: Draw,
    ) -> Result<Option<Claimed>> {
        if !self.db().works_at_once() {
            return Ok(None);
        }
        for _ in 0..TRIES {
            let Some(found) = ask!(self, |tx| tx.counted_candidate(actor.person, (study, task)))? else {
                return Ok(None);
            };
            let candidate = &found.candidate;
            let definition = self.frozen_alone(candidate.version).await?;
            if Standing::of_candidate(candidate).closed(&definition).is_some() {
                return Ok(None);
            }
            if let Some(assignment) = candidate.live {
                return Ok(Some(Claimed::Hit { assignment }));
            }
            if self.may_be_due(found.worker, task, candidate, (&definition, draw.known)).await? {
                return Ok(None);
            }
            let now = self.now();
            let new = NewClaim {
                id: self.id(),
                study,
                task,
                chain: candidate.chain,
                worker: found.worker,
                changes: found.changes,
                language: candidate.language.clone(),
                after: candidate.last_position.unwrap_or_default(),
                seed: draw.order,
                reward: definition.reward,
                currency: candidate.settings.currency.clone(),
                times: match budget::far_from_end(&candidate.settings, definition.reward, found.promised) {
                    Ok(times) => times,
                    Err(budget::Near) => return Ok(None),
                },
                lease_until: now.plus_seconds(definition.lease_seconds),
                now,
            };
            match at_once!(self, |tx| tx.claim_at_once(&new)) {
                Ok(AtOnce::Done(())) => return Ok(Some(Claimed::Hit { assignment: new.id })),
                Ok(AtOnce::Nothing) => return Ok(None),
                Ok(AtOnce::Changed) => {}
                Err(error) if error.is_taken() || error.is_transient() => {}
                // If it was stored, reading again finds the hit.
                Err(error) if error.is_lost() => {}
                Err(error) => return Err(error),
            }
        }
        Ok(None)
    }

    async fn try_claim(
        &self,
        actor: &Actor,
        worker: WorkerId,
        (study, task): (StudyId, TaskId),
        draw: Draw,
    ) -> Result<Claimed> {
        let mut tx = self.write().await?;
        tx.lock_worker(worker).await?;
        let candidate = tx.candidate(worker, task).await?.ok_or(Problem::NotFound)?;
        let definition = self.frozen(&mut tx, candidate.version).await?;
        let closed = Standing::of_candidate(&candidate).closed(&definition);
        if let Some(problem) = closed.and_then(Closed::refusal) {
            let happened = Happened::by(actor, study, "refuse", "task", task);
            self.record_refusal(&mut tx, happened, &problem).await?;
            tx.commit().await?;
            return Err(problem.into());
        }
        if let Some(assignment) = candidate.live {
            tx.commit().await?;
            return Ok(Claimed::Hit { assignment });
        }
        if let Some(closed) = closed {
            return Ok(Claimed::Nothing { reason: closed.message() });
        }
        if !budget::affords(&mut tx, study, &candidate.settings, definition.reward).await? {
            return Ok(Claimed::Nothing { reason: refusal::budget_is_used() });
        }
        let known = self.known_hit(&mut tx, (study, task, worker), &candidate, (&definition, draw.known)).await?;
        let found = match known {
            Some(hit) => Some(hit),
            None => find_hit(&mut tx, task, worker, &candidate).await?,
        };
        let Some(hit) = found else {
            let is_open = tx.has_open_hits(task, &candidate.language).await?;
            let reason = if is_open { refusal::had_every_text() } else { refusal::all_handed_out() };
            return Ok(Claimed::Nothing { reason });
        };
        let now = self.now();
        let assignment: AssignmentId = self.id();
        tx.add_assignment(&NewAssignment {
            id: assignment,
            study,
            task,
            chain: candidate.chain,
            hit,
            worker,
            seed: draw.order,
            reward: definition.reward,
            currency: candidate.settings.currency,
            lease_until: now.plus_seconds(definition.lease_seconds),
            now,
            known: known.is_some(),
        })
        .await?;
        tx.commit().await?;
        Ok(Claimed::Hit { assignment })
    }
}

/// Reserves the next hit after the worker's last one, and then from the first hit on. It skips hits that others are
/// about to take, and waits for those only if there are no others.
async fn find_hit(tx: &mut Tx, task: TaskId, worker: WorkerId, candidate: &Candidate) -> Result<Option<HitId>> {
    let language = &candidate.language;
    for attempt in 0..TRIES {
        let after = if attempt == 0 { candidate.last_position.unwrap_or_default() } else { 0 };
        let search = Search { after, patient: attempt > 1, chain: candidate.chain };
        if let Some(hit) = tx.reserve_hit(task, language, worker, search).await? {
            return Ok(Some(hit));
        }
        if search.patient && !tx.has_hit_for(task, language, worker, candidate.chain).await? {
            return Ok(None);
        }
    }
    Ok(None)
}
