//! The rejection of a submission as its worker reads it, and whether they have contested it.

use std::collections::{BTreeMap, btree_map::Entry};

use serde::Serialize;
use shared::{Actor, AssignmentId, Problem, Time, WorkerId};

use crate::{Engine, Result, Tx};

/// The rejection of a submission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rejection {
    /// The reason that the worker reads.
    pub reason: String,
    /// When it was rejected.
    pub at: Time,
    /// When the worker contested it: with their first message about the submission since then.
    pub contested_at: Option<Time>,
}

impl Engine {
    /// The rejection of the actor's own submission, if it is rejected.
    ///
    /// # Errors
    /// The assignment is not the actor's: `NotFound`.
    pub async fn rejection(&self, actor: &Actor, id: AssignmentId) -> Result<Option<Rejection>> {
        let mut tx = self.read().await?;
        tx.own_assignment(id, actor.person).await?.ok_or(Problem::NotFound)?;
        let Some((reason, at)) = tx.rejection(id).await? else { return Ok(None) };
        let messages = tx.messages(id).await?;
        let contest = messages.iter().find(|message| message.by_worker && message.created_at >= at);
        Ok(Some(Rejection { reason, at, contested_at: contest.map(|message| message.created_at) }))
    }
}

/// When a worker contested the rejection of each submission that they contested.
pub(crate) async fn contested(tx: &mut Tx, worker: WorkerId) -> Result<BTreeMap<AssignmentId, Time>> {
    let (mut contested, mut rejected) = (BTreeMap::new(), BTreeMap::new());
    for (id, written_at) in tx.messages_about_rejected(worker).await? {
        let rejected_at = match rejected.entry(id) {
            Entry::Occupied(known) => *known.get(),
            Entry::Vacant(place) => *place.insert(tx.rejection(id).await?.map(|(_, at)| at)),
        };
        if rejected_at.is_some_and(|at| written_at >= at) {
            contested.entry(id).or_insert(written_at);
        }
    }
    Ok(contested)
}
