//! The place of a worker in a study.

use shared::{Action, Actor, Problem, StudyId, refusal};
use store::live::Place;

use crate::{Result, Tx, access::Permit as _};

/// The actor as a worker of a study.
pub(crate) async fn own_place(tx: &mut Tx, actor: &Actor, study: StudyId) -> Result<Place> {
    let worker = tx.permit(actor, study, Action::Work).await?.worker;
    tx.place(worker.ok_or(Problem::NotFound)?).await
}

/// Refuses a worker who has left.
pub(crate) fn check_still_here(place: &Place) -> Result<(), Problem> {
    match place.withdrawn_at {
        Some(_) => Err(Problem::conflict(refusal::have_left())),
        None => Ok(()),
    }
}
