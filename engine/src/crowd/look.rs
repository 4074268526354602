//! The mark that somebody has looked at the work of a worker which had something unusual.

use shared::{Action, Actor, Problem, StudyId, UnusualSign, WorkerId, limit, refusal};

use crate::{Engine, Result, access::Permit as _, audit::event::Happened};

pub use store::look::Looked;

impl Engine {
    /// Whose work in a study somebody has looked at, the latest first.
    ///
    /// # Errors
    /// The actor may not see the workers.
    pub async fn looks(&self, actor: &Actor, study: StudyId) -> Result<Vec<Looked>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeeWorkers).await?;
        tx.looks(study).await
    }

    /// Marks that the actor has looked at somebody's work because of these signs. Another mark takes its place. The worker does
    /// not read it, and nothing follows from it.
    ///
    /// # Errors
    /// The actor may not decide about workers or is the worker, the study has no such worker, or the note is too long.
    pub async fn mark_looked_at(
        &self,
        actor: &Actor,
        (study, worker): (StudyId, WorkerId),
        signs: &[UnusualSign],
        note: &str,
    ) -> Result<()> {
        let note = note.trim();
        if note.chars().count() > limit::OWN_WORDS {
            return Err(Problem::invalid("note", refusal::look_note_too_long(limit::OWN_WORDS)).into());
        }
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::DecideGates).await?;
        if tx.place(worker).await?.study != study {
            return Err(Problem::NotFound.into());
        }
        access.check_not_own(Some(worker))?;
        tx.set_look((study, worker), (signs, note), (actor.person, self.now())).await?;
        let what = Happened::by(actor, study, "look", "worker", worker);
        self.record(&mut tx, what, None::<&()>, Some(&note)).await?;
        tx.commit().await
    }

    /// Takes the mark back.
    ///
    /// # Errors
    /// As [`Engine::mark_looked_at`]; or there is none.
    pub async fn unmark_looked_at(&self, actor: &Actor, study: StudyId, worker: WorkerId) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::DecideGates).await?;
        if !tx.remove_look(study, worker).await? {
            return Err(Problem::NotFound.into());
        }
        self.note(&mut tx, Happened::by(actor, study, "look_again", "worker", worker)).await?;
        tx.commit().await
    }
}
