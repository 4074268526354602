//! How taking part ends for people who came by an entrance. An ending is stored in the transaction of what causes it.

use shared::{Actor, Ending, Gate, Locale, Problem, QualificationState, StudyId, WorkerId, refusal};
use store::{entrance::Participation, live::Place, qualification::NewQualification};

use crate::{
    Engine, Result, Tx,
    crowd::{entrance::held_since, place::own_place, test::attempts_left, work::my_study},
};

impl Engine {
    /// Ends taking part for a worker for whom nothing is left to do. Repeating it changes nothing.
    ///
    /// # Errors
    /// The actor does not work in the study or did not come by an entrance, or there is still something to do.
    pub async fn finish(&self, actor: &Actor, study: StudyId) -> Result<()> {
        let mut tx = self.write().await?;
        let place = own_place(&mut tx, actor, study).await?;
        tx.lock_worker(place.worker).await?;
        let found = tx.participation(place.worker).await?.ok_or(Problem::NotFound)?;
        if found.row.ending.is_some() {
            return Ok(());
        }
        let my = my_study(&mut tx, place, self.now(), Locale::En).await?;
        if !my.taking_part.as_ref().is_some_and(|taking| taking.may_finish) {
            return Err(Problem::conflict(refusal::not_finished_yet()).into());
        }
        let nothing_done = found.done <= found.row.done_before;
        let ending = if nothing_done { Ending::Full } else { Ending::Finished };
        tx.set_ending(found.row.id, Some((ending, self.now()))).await?;
        tx.commit().await
    }

    /// Ends taking part once the worker has submitted what their entrance asks for. A late submission is paid as any other,
    /// but who has lost their place to somebody else does not finish on it.
    pub(crate) async fn end_by_submission(&self, tx: &mut Tx, worker: WorkerId) -> Result<()> {
        let Some(found) = tx.participation(worker).await? else { return Ok(()) };
        let is_enough = found.settings.submissions.is_some_and(|wanted| found.done - found.row.done_before >= wanted);
        if found.row.ending.is_none() && is_enough {
            let ending = if self.has_lost_place(tx, &found).await? { Ending::TimedOut } else { Ending::Finished };
            tx.set_ending(found.row.id, Some((ending, self.now()))).await?;
        }
        Ok(())
    }

    /// Ends taking part for a worker whose place has gone to somebody else while they were away; whether it did.
    pub(crate) async fn end_by_absence(&self, tx: &mut Tx, worker: WorkerId) -> Result<bool> {
        let Some(found) = tx.participation(worker).await?.filter(|found| found.row.ending.is_none()) else {
            return Ok(false);
        };
        // Counting places takes longer with each participant: only those who were away have lost theirs.
        let active = tx.participation_active(found.row.id).await?;
        if active.is_some_and(|at| at >= held_since(&found.settings, self.now())) {
            return Ok(false);
        }
        let is_lost = self.has_lost_place(tx, &found).await?;
        if is_lost {
            tx.set_ending(found.row.id, Some((Ending::TimedOut, self.now()))).await?;
        }
        Ok(is_lost)
    }

    /// Whether other people have all places of a participant's entrance.
    async fn has_lost_place(&self, tx: &mut Tx, found: &Participation) -> Result<bool> {
        let Some(places) = found.places else { return Ok(false) };
        let entrance = found.row.entrance_id;
        tx.lock_entrance(entrance).await?;
        let since = held_since(&found.settings, self.now());
        Ok(tx.taken_by_others(entrance, Some(found.row.worker_id), since).await? >= places)
    }

    /// Ends taking part for a worker who leaves, or does not agree to the consent form.
    pub(crate) async fn end_by_leaving(&self, tx: &mut Tx, worker: WorkerId) -> Result<()> {
        match tx.participation(worker).await? {
            Some(found) if found.row.ending.is_none() => {
                tx.set_ending(found.row.id, Some((Ending::NoConsent, self.now()))).await
            }
            _ => Ok(()),
        }
    }

    /// Ends taking part by a decision about a step of the qualification; a decision that is revised takes it back.
    pub(crate) async fn end_by_decision(&self, tx: &mut Tx, new: &NewQualification) -> Result<()> {
        let Some(found) = tx.participation(new.worker).await? else { return Ok(()) };
        let ending = match new.gate {
            Gate::Known => Ending::FailedChecks,
            Gate::Location | Gate::Test | Gate::Pilot | Gate::Review => Ending::ScreenedOut,
        };
        match (new.state, found.row.ending) {
            (QualificationState::Failed, None) => {
                let place = tx.place(new.worker).await?;
                if self.can_try_again(tx, &place, new).await? {
                    return Ok(());
                }
                tx.set_ending(found.row.id, Some((ending, self.now()))).await
            }
            (
                QualificationState::Passed | QualificationState::Waiting,
                Some(Ending::ScreenedOut | Ending::FailedChecks),
            ) => {
                let others = tx.qualifications(new.worker).await?;
                let fails = |one: &store::qualification::Qualification| {
                    one.gate != new.gate && one.state == QualificationState::Failed
                };
                if others.iter().any(fails) { Ok(()) } else { tx.set_ending(found.row.id, None).await }
            }
            _ => Ok(()),
        }
    }

    /// Whether the rule of the test leaves further attempts.
    async fn can_try_again(&self, tx: &mut Tx, place: &Place, new: &NewQualification) -> Result<bool> {
        if new.gate != Gate::Test || new.decided_by.is_some() {
            return Ok(false);
        }
        Ok(attempts_left(tx, place).await? > 0)
    }
}
