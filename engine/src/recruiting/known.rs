//! Who came by the entrances for a provider to which nobody speaks, and what people have decided about their work: what files for
//! the site are made from.

use std::collections::{BTreeMap, BTreeSet, btree_map::Entry};

use shared::{EntranceId, Provider, StudyId, WorkerId};

use super::comparison::{Arrived, Here};
use crate::{Engine, Result};

/// Who came by the entrances for a provider, by their id there.
#[derive(Debug, Default)]
pub(super) struct Known {
    here: BTreeMap<String, Came>,
    undecided: BTreeSet<WorkerId>,
    rejected: BTreeMap<WorkerId, Vec<String>>,
}

/// Somebody who came.
#[derive(Debug)]
pub(super) struct Came {
    pub here: Here,
    /// The assignment with which they took part.
    pub assignment: String,
    /// Whether it was by the entrance that is asked about.
    pub is_asked: bool,
    /// Whether they came by several entrances.
    pub is_again: bool,
}

impl Known {
    /// Adds somebody. Who came by several entrances counts at the one that is asked about.
    pub fn add(&mut self, one: Arrived, is_asked: bool) {
        // Somebody whose id was erased is known to nobody.
        if one.participant.is_empty() {
            return;
        }
        let came = Came { here: one.here, assignment: one.session, is_asked, is_again: false };
        match self.here.entry(one.participant) {
            Entry::Vacant(place) => {
                place.insert(came);
            }
            Entry::Occupied(mut place) => {
                if is_asked {
                    place.insert(came);
                }
                place.get_mut().is_again = true;
            }
        }
    }

    /// Adds somebody whose work waits for a decision.
    pub fn wait(&mut self, worker: WorkerId) {
        self.undecided.insert(worker);
    }

    /// Adds the reason for a rejection of somebody whose work was all rejected.
    pub fn reject(&mut self, worker: WorkerId, reason: String) {
        self.rejected.entry(worker).or_default().push(reason);
    }

    /// Everybody, with their id at the provider.
    pub fn came(&self) -> impl Iterator<Item = (&String, &Came)> {
        self.here.iter()
    }

    /// Somebody.
    pub fn get(&self, participant: &str) -> Option<&Came> {
        self.here.get(participant)
    }

    /// Whether somebody came by several entrances for the provider.
    pub fn came_again(&self, participant: &str) -> bool {
        self.here.get(participant).is_some_and(|came| came.is_again)
    }

    /// Whether work of somebody waits for a decision.
    pub fn is_undecided(&self, worker: WorkerId) -> bool {
        self.undecided.contains(&worker)
    }

    /// The reason for the rejection of somebody whose work was all rejected here: each reason once, cut to so many characters.
    pub fn reason(&self, worker: WorkerId, most: usize) -> Option<String> {
        let reasons = self.rejected.get(&worker)?;
        let mut seen = BTreeSet::new();
        let different: Vec<&str> = reasons.iter().map(String::as_str).filter(|reason| seen.insert(*reason)).collect();
        let all = different.join(" ");
        let is_short = all.chars().count() <= most;
        Some(if is_short { all } else { all.chars().take(most - 1).chain(['…']).collect() })
    }
}

impl Engine {
    /// Who came by the entrances for a provider; one of them is asked about.
    pub(super) async fn known_at(&self, study: StudyId, entrance: EntranceId, provider: Provider) -> Result<Known> {
        let on = self.in_background();
        let mut known = Known::default();
        for listed in on.read().await?.entrances(study).await? {
            if listed.entrance.settings.provider == Some(provider) {
                let is_asked = listed.entrance.id == entrance;
                for one in on.arrived(&listed.entrance, None).await? {
                    known.add(one, is_asked);
                }
            }
        }
        for worker in on.read().await?.undecided(study).await? {
            known.wait(worker);
        }
        for (worker, reason) in on.read().await?.all_rejected(study).await? {
            known.reject(worker, reason);
        }
        Ok(known)
    }
}

/// What a payout owes a worker whom this provider sent and who is known there as `A1`, in cents.
#[cfg(test)]
pub(super) fn owed_in_dollars(provider: Provider, amount: i64, state: shared::PaymentState) -> store::pay_out::Owed {
    store::pay_out::Owed {
        worker: WorkerId(uuid::Uuid::nil()),
        number: 1,
        provider: Some(provider.as_str().to_owned()),
        participant: Some("A1".to_owned()),
        lines: 1,
        amount,
        currency: "USD".to_owned(),
        state,
        way: None,
        service: None,
        through: None,
        problem: None,
        covered: None,
        bonus: None,
    }
}
