//! How taking part ends for people who came by an entrance. An ending is stored in the transaction of what causes it.

use shared::{Actor, Decision, Ending, Gate, Locale, Problem, QualificationState, StudyId, WorkerId, refusal};
use store::{entrance::Participation, qualification::NewQualification};

use crate::{
    Engine, Result, Tx,
    crowd::{place::own_place, test::attempts_left, work::my_study},
};

/// The characters of a completion code of one's own: 50 bits.
const OWN_CODE: usize = 10;

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
        self.end(&mut tx, &found, ending).await?;
        tx.commit().await
    }

    /// Ends taking part once the worker has submitted what their entrance asks for.
    pub(crate) async fn end_by_submission(&self, tx: &mut Tx, worker: WorkerId) -> Result<()> {
        let Some(found) = tx.participation(worker).await? else { return Ok(()) };
        if found.is_enough(found.done) {
            self.end(tx, &found, Ending::Finished).await?;
        }
        Ok(())
    }

    /// Ends taking part for a worker who leaves, or does not agree to the consent form.
    pub(crate) async fn end_by_leaving(&self, tx: &mut Tx, worker: WorkerId) -> Result<()> {
        if let Some(found) = tx.participation(worker).await? {
            self.end(tx, &found, Ending::NoConsent).await?;
        }
        Ok(())
    }

    /// Ends taking part for a worker who has given up at the provider, or took too long there, with this submission. Their
    /// place is free; what came in stays, and they can go on if they come back while a place is free.
    pub(crate) async fn end_by_provider(&self, tx: &mut Tx, worker: WorkerId, submission: &str) -> Result<()> {
        let found = tx.participation(worker).await?;
        if let Some(found) = found.filter(|found| found.row.session == submission) {
            self.end(tx, &found, Ending::TimedOut).await?;
        }
        Ok(())
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
                if !self.can_try_again(tx, new.worker, new.gate, new.decided_by.is_some()).await? {
                    self.end(tx, &found, ending).await?;
                }
                Ok(())
            }
            (
                QualificationState::Passed | QualificationState::Waiting,
                Some(Ending::ScreenedOut | Ending::FailedChecks),
            ) => {
                for other in tx.qualifications(new.worker).await? {
                    let fails = other.gate != new.gate && other.state == QualificationState::Failed;
                    let by_person = other.decision == Decision::Person;
                    if fails && !self.can_try_again(tx, new.worker, other.gate, by_person).await? {
                        return Ok(());
                    }
                }
                tx.reopen_participation(found.row.id).await
            }
            _ => Ok(()),
        }
    }

    /// Ends a participation, unless it has ended. The own code of somebody who finishes is made here, so that settings that
    /// change later take none away.
    async fn end(&self, tx: &mut Tx, found: &Participation, ending: Ending) -> Result<()> {
        let code = if ending == Ending::Finished { self.own_code(found) } else { String::new() };
        tx.end_participation(found.row.id, (ending, &code), self.now()).await?;
        Ok(())
    }

    /// A completion code for somebody who finishes, if they get one of their own.
    pub(super) fn own_code(&self, found: &Participation) -> String {
        if found.settings.own_codes { self.readable_code(OWN_CODE) } else { String::new() }
    }

    /// Whether a step that a worker has failed is a test whose rule leaves further attempts.
    async fn can_try_again(&self, tx: &mut Tx, worker: WorkerId, gate: Gate, by_person: bool) -> Result<bool> {
        if gate != Gate::Test || by_person {
            return Ok(false);
        }
        let place = tx.place(worker).await?;
        Ok(attempts_left(tx, &place).await? > 0)
    }
}
