//! Withdrawal: a worker leaves a study. Open work is released, finished work is still paid, and the answers are kept or
//! removed.
//!
//! The removal of answers uses the switch that excludes a worker from statistics, and makes it permanent: see
//! [decision 32](../../../docs/decisions/0032-leaving-and-erasing.md).

use serde::Serialize;
use serde_json::json;
use shared::{
    Actor, AnswerChoice, AssignmentState, Language, Problem, StudyId, Time, WithdrawalPolicy, WorkerId, pseudonym,
    refusal,
};
use store::live::Place;

use crate::{Engine, Result, Tx, audit::event::Happened, crowd::place::own_place};

/// The withdrawal of a worker, and what happened to their answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Withdrawal {
    /// When they left.
    pub at: Time,
    /// Whether their answers are removed from the results.
    pub removed: bool,
}

/// The information that a worker reads before leaving.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Leaving {
    /// The study.
    pub study: StudyId,
    /// Its title.
    pub title: String,
    /// The language in which the worker works.
    pub language: Language,
    /// The worker's pseudonym in the study.
    pub pseudonym: String,
    /// The contact for questions.
    pub contact: String,
    /// The options for workers of the study.
    pub policy: WithdrawalPolicy,
    /// Whether the worker can have their answers removed now.
    pub may_remove: bool,
    /// The withdrawal, if the worker has left already.
    pub left: Option<Withdrawal>,
}

impl Engine {
    /// The information that the actor reads before leaving a study.
    ///
    /// # Errors
    /// The actor does not work in the study.
    pub async fn leaving(&self, actor: &Actor, study: StudyId) -> Result<Leaving> {
        let place = own_place(&mut self.read().await?, actor, study).await?;
        Ok(Leaving {
            study,
            title: place.settings.title(&place.title, &place.language).to_owned(),
            pseudonym: pseudonym(place.number),
            policy: place.settings.withdrawal,
            may_remove: place.settings.withdrawal.may_remove(place.state),
            left: withdrawal_of(&place),
            language: place.language,
            contact: place.settings.contact,
        })
    }

    /// Withdraws the actor from a study. Repeating it changes nothing, except that kept answers can be removed later.
    ///
    /// # Errors
    /// The actor does not work in the study, or its policy does not allow answers to be removed now.
    pub async fn withdraw(&self, actor: &Actor, study: StudyId, answers: AnswerChoice) -> Result<()> {
        loop {
            match self.try_withdraw(actor, study, answers).await {
                // PostgreSQL found a deadlock with a transaction that stops a batch; nothing has been confirmed yet, so
                // try again.
                Err(error) if error.is_transient() => {}
                other => return other,
            }
        }
    }

    async fn try_withdraw(&self, actor: &Actor, study: StudyId, answers: AnswerChoice) -> Result<()> {
        let mut tx = self.write().await?;
        let worker = own_place(&mut tx, actor, study).await?.worker;
        // Claims and submissions lock this row as well: they finish first, or find that the worker has left.
        tx.lock_worker(worker).await?;
        let place = tx.place(worker).await?;
        let remove = answers == AnswerChoice::Remove && place.removed_at.is_none();
        if remove && !place.settings.withdrawal.may_remove(place.state) {
            return Err(Problem::invalid("answers", refusal::answers_cannot_be_removed()).into());
        }
        if place.withdrawn_at.is_some() && !remove {
            return tx.commit().await;
        }
        self.end_work(&mut tx, &place, remove).await?;
        let what = Happened::by(actor, study, "withdraw", "worker", worker);
        self.record(&mut tx, what, None::<&()>, Some(&json!({ "answers": answers }))).await?;
        tx.commit().await
    }

    /// Releases the worker's open work, deletes their drafts and, if requested, removes their answers from the results.
    /// The caller holds the lock on the worker.
    async fn end_work(&self, tx: &mut Tx, place: &Place, remove: bool) -> Result<()> {
        self.free_work(tx, place.worker).await?;
        tx.delete_drafts(place.worker).await?;
        if place.withdrawn_at.is_none() {
            tx.set_withdrawn(place.worker, self.now()).await?;
        }
        self.end_by_leaving(tx, place.worker).await?;
        if remove {
            self.remove_answers(tx, place).await?;
        }
        Ok(())
    }

    /// Releases the worker's open work. The caller holds the lock on the worker.
    pub(crate) async fn free_work(&self, tx: &mut Tx, worker: WorkerId) -> Result<()> {
        for (assignment, hit, state) in tx.lock_unfinished(worker).await? {
            if state == AssignmentState::Live {
                tx.free_hit(hit).await?;
            }
            tx.move_assignment(assignment, state, AssignmentState::Returned).await?;
        }
        Ok(())
    }

    /// Excludes a worker's answers permanently, frees the places they took, and stops hits that show the worker's
    /// texts. This is done once.
    pub(crate) async fn remove_answers(&self, tx: &mut Tx, place: &Place) -> Result<()> {
        let (study, worker) = (place.study, place.worker);
        if place.removed_at.is_some() {
            return Ok(());
        }
        tx.forget_stored_reports(study).await?;
        tx.set_left_out(worker, Some((self.now(), ""))).await?;
        tx.set_removed(worker, self.now()).await?;
        tx.reopen_hits(worker).await?;
        tx.stop_hits_showing(worker).await?;
        self.retire_known_showing(tx, study).await?;
        let sources = tx.sources_by(worker).await?;
        if !sources.is_empty() {
            self.score_decided(tx, study, sources).await?;
        }
        Ok(())
    }
}

impl Engine {
    /// Retires items with a known answer that show a removed text.
    async fn retire_known_showing(&self, tx: &mut Tx, study: StudyId) -> Result<()> {
        let removed = tx.removed_outputs(study).await?;
        for (task, known, shown) in tx.known_in_use(study).await? {
            if shown.iter().any(|one| removed.contains(&one.output)) {
                tx.retire_known(task, known, self.now()).await?;
            }
        }
        Ok(())
    }
}

/// The withdrawal of a worker, if they have left.
pub(crate) fn withdrawal_of(place: &Place) -> Option<Withdrawal> {
    place.withdrawn_at.map(|at| Withdrawal { at, removed: place.removed_at.is_some() })
}
