//! The mark that somebody has looked at the work of a worker which had something unusual.

use std::collections::BTreeSet;

use shared::{Action, Actor, Problem, StudyId, UnusualSign, WorkerId, limit, refusal};

use crate::{Engine, Result, access::Permit as _, audit::event::Happened};

pub use store::look::Looked;

impl Engine {
    /// Whose work in a study somebody has looked at, the latest first; not what was found in the actor's own work.
    ///
    /// # Errors
    /// The actor may not see the workers.
    pub async fn looks(&self, actor: &Actor, study: StudyId) -> Result<Vec<Looked>> {
        let mut tx = self.read().await?;
        let access = tx.permit(actor, study, Action::SeeWorkers).await?;
        let mut looks = tx.looks(study).await?;
        looks.retain(|look| !access.owns(Some(look.worker)));
        Ok(looks)
    }

    /// Marks that the actor has looked at somebody's work because of these signs, besides those of an earlier mark. A
    /// new note takes the place of the earlier one. The worker does not read it, and nothing follows from it.
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
        tx.lock_worker(worker).await?;
        let place = tx.place(worker).await?;
        if place.study != study {
            return Err(Problem::NotFound.into());
        }
        access.check_not_own(Some(worker))?;
        let before = tx.look(worker).await?;
        let (earlier, found) = before.map(|look| (look.signs, look.note)).unwrap_or_default();
        let signs: BTreeSet<UnusualSign> = signs.iter().copied().chain(earlier).collect();
        let signs: Vec<UnusualSign> = signs.into_iter().collect();
        // Nothing that people write about somebody is stored after an erasure.
        let note = if place.erased_at.is_some() { "" } else { note };
        let kept = if note.is_empty() { found.as_str() } else { note };
        tx.set_look((study, worker), (&signs, kept), (actor.person, self.now())).await?;
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
        let access = tx.permit(actor, study, Action::DecideGates).await?;
        access.check_not_own(Some(worker))?;
        if !tx.remove_look(study, worker).await? {
            return Err(Problem::NotFound.into());
        }
        self.note(&mut tx, Happened::by(actor, study, "look_again", "worker", worker)).await?;
        tx.commit().await
    }
}
