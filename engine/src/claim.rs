//! Claiming: a worker asks for the next hit of a task and gets a reservation, or the reason why not.

use serde::Serialize;
use shared::{Action, Actor, AssignmentId, Gate, HitId, Language, Problem, StudyId, StudyState, TaskId, WorkerId};

use crate::{
    Engine, Error, Result, Tx,
    db::{Db, assignment::NewAssignment, hit::Search, live::LiveTask},
    event::Happened,
};

/// What a claim gives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "claimed", rename_all = "snake_case")]
pub enum Claimed {
    /// A hit, new or the one that was left open.
    Hit {
        /// The reservation.
        assignment: AssignmentId,
    },
    /// Nothing for this worker now.
    Nothing {
        /// Why, and when to look again.
        reason: String,
    },
}

/// What a worker reads who has written all trial texts.
pub(crate) const PILOT_DONE: &str = "You have written all trial texts.";

/// How often a claim looks again when others took what it had found.
const TRIES: i64 = 8;

impl Engine {
    /// Reserves the next hit of a task for the worker; a hit they left open comes back first.
    ///
    /// # Errors
    /// The study is not live, the task has no live version, or a gate is missing: the refusal names the gate and is an event.
    pub async fn claim(&self, actor: &Actor, study: StudyId, task: TaskId) -> Result<Claimed> {
        let mut tries = 0;
        loop {
            match self.try_claim(actor, study, task).await {
                // Two claims of one worker met on one source, or PostgreSQL found a deadlock: look again.
                Err(error) if (error.is_taken() || error.is_transient()) && tries < TRIES => tries += 1,
                other => return other,
            }
        }
    }

    async fn try_claim(&self, actor: &Actor, study: StudyId, task: TaskId) -> Result<Claimed> {
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::Work).await?;
        let worker = access.worker.ok_or_else(|| Error::Unexpected("a worker without a place".to_owned()))?;
        tx.lock_worker(worker).await?;
        let live = tx.live_task(study, task).await?.ok_or(Problem::NotFound)?;
        let language = self.may_work(&mut tx, actor, worker, &live).await?;
        let language = match language {
            Ok(language) => language,
            Err(refusal) => {
                tx.commit().await?;
                return Err(refusal.into());
            }
        };
        if let Some(assignment) = tx.live_assignment(task, worker).await? {
            tx.commit().await?;
            return Ok(Claimed::Hit { assignment });
        }
        if live.definition.is_pilot() && tx.gates_missing(worker, &[Gate::Pilot]).await?.is_empty() {
            return Ok(Claimed::Nothing { reason: PILOT_DONE.to_owned() });
        }
        let Some(hit) = self.find_hit(&mut tx, task, &language, worker).await? else {
            let reason = nothing(tx.has_open_hits(task, &language).await?);
            return Ok(Claimed::Nothing { reason });
        };
        let now = self.now();
        let assignment: AssignmentId = self.id();
        let lease_until = now.plus_seconds(live.definition.lease_seconds);
        let seed = self.seed();
        let (reward, currency) = (live.definition.reward, live.settings.currency);
        tx.add_assignment(&NewAssignment {
            id: assignment,
            study,
            task,
            hit,
            worker,
            seed,
            reward,
            currency,
            lease_until,
            now,
        })
        .await?;
        tx.commit().await?;
        Ok(Claimed::Hit { assignment })
    }

    /// The language the worker works in, or the refusal; a refusal is already an event in the transaction.
    async fn may_work(
        &self,
        tx: &mut Tx,
        actor: &Actor,
        worker: WorkerId,
        live: &LiveTask,
    ) -> Result<Result<Language, Problem>> {
        let place = tx.place(worker).await?;
        let refusal = if live.study_state != StudyState::Live {
            Some(Problem::conflict("This study is not open for work now."))
        } else if place.consented_at.is_none() {
            Some(Problem::forbidden("Please read and accept the consent first."))
        } else {
            let missing = tx.gates_missing(worker, &live.definition.gates).await?;
            missing.first().map(|gate| Problem::forbidden(refusal_of(*gate)))
        };
        let Some(problem) = refusal else { return Ok(Ok(place.language)) };
        self.record(
            tx,
            Happened {
                study: Some(live.study),
                person: Some(actor.person),
                verb: "refuse",
                kind: "task",
                id: live.task.to_string(),
            },
            None::<&()>,
            Some(&problem),
        )
        .await?;
        Ok(Err(problem))
    }

    async fn find_hit(
        &self,
        tx: &mut Tx,
        task: TaskId,
        language: &Language,
        worker: WorkerId,
    ) -> Result<Option<HitId>> {
        let after = tx.last_position(task, worker).await?;
        for attempt in 0..TRIES {
            // On PostgreSQL, claims that arrive together would all wait for one row: the first look spreads them.
            let skip = if attempt == 0 && matches!(self.db(), Db::Postgres(_)) { self.seed() % TRIES } else { 0 };
            let after = if attempt < 2 { after } else { 0 };
            if let Some(hit) = tx.reserve_hit(task, language, worker, Search { after, skip }).await? {
                return Ok(Some(hit));
            }
            if attempt >= 2 && !tx.has_hit_for(task, language, worker).await? {
                return Ok(None);
            }
        }
        Ok(None)
    }
}

/// The sentence a worker reads when a gate is missing.
pub(crate) fn refusal_of(gate: Gate) -> &'static str {
    match gate {
        Gate::Location => {
            "This task is for workers in certain countries. Please answer the question about your country first."
        }
        Gate::Test => "This task needs the language test. Please pass the test first.",
        Gate::Pilot => "This task opens after the trial texts. Please do those first.",
        Gate::Review => {
            "This task opens when a native speaker has read your trial texts. You will find the answer on your work page."
        }
    }
}

fn nothing(open_for_others: bool) -> String {
    if open_for_others {
        "There is nothing here for you now: you have had every text that is open. Others are still at work; if one gives a text back, it appears here."
            .to_owned()
    } else {
        "Everything in this task is handed out or done. If somebody gives a text back, it appears here.".to_owned()
    }
}
