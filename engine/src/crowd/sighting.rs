//! Devices and networks with which workers are seen, in studies that say in their consent form that they compare them.
//!
//! Neither is stored: only digests under a secret of the study, so that they can be compared within it and nowhere else. The
//! secret is in the same database. Whoever has both could try all addresses of version 4 and find the one that fits; the digests
//! of a worker are deleted with their personal data.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use shared::{Actor, PersonId, SightingKind, StudyId, Time};
use store::live::Place;

use crate::{Engine, Result, crowd::place::own_place, secret};

/// The most devices, and the most networks, that are stored of one worker.
const MOST: i64 = 50;
/// Seconds for which a worker who was seen is not looked up again, unless they come with something else.
const REMEMBERED: i64 = 600;
/// The most workers who are remembered.
const KEPT: usize = 20_000;

/// With what a request came.
#[derive(Clone, Copy, Debug)]
pub struct SeenWith<'a> {
    /// The network address; empty if it is not known.
    pub address: &'a str,
    /// The secret in the device's cookie, if it has one.
    pub device: Option<&'a str>,
}

/// Who was seen a moment ago, and with what, so that most requests ask the database nothing.
#[derive(Debug, Default)]
pub(crate) struct Sightings(Mutex<HashMap<(PersonId, StudyId), (String, Time)>>);

impl Sightings {
    /// Whether this was seen before; from now on it was.
    fn knows(&self, key: (PersonId, StudyId), with: &str, now: Time) -> bool {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.get(&key).is_some_and(|(known, until)| known == with && now < *until) {
            return true;
        }
        if seen.len() >= KEPT {
            seen.clear();
        }
        seen.insert(key, (with.to_owned(), now.plus_seconds(REMEMBERED)));
        false
    }
}

impl Engine {
    /// Notes with what a worker comes who has accepted the consent form of a study that compares devices. Returns a secret for
    /// the device's cookie if it has none. What goes wrong is logged: it keeps nobody from working.
    pub async fn see(&self, actor: &Actor, study: StudyId, with: SeenWith<'_>) -> Option<String> {
        self.try_to_see(actor, study, with).await.unwrap_or_else(|error| {
            tracing::warn!(%study, %error, "with which device a worker came could not be noted");
            None
        })
    }

    async fn try_to_see(&self, actor: &Actor, study: StudyId, with: SeenWith<'_>) -> Result<Option<String>> {
        let now = self.now();
        let whole = secret::hash(&format!("{} {}", with.address, with.device.unwrap_or_default()));
        if self.sightings.knows((actor.person, study), &whole, now) {
            return Ok(None);
        }
        let place = own_place(&mut self.read().await?, actor, study).await?;
        if !is_compared(&place) {
            return Ok(None);
        }
        let mut tx = self.write().await?;
        let key = tx.sighting_secret(study, &self.secret()).await?;
        let network = Some(with.address).filter(|address| !address.is_empty());
        for (kind, what) in [(SightingKind::Network, network), (SightingKind::Device, with.device)] {
            if let Some(what) = what {
                let digest = secret::hash(&format!("{key} {kind} {what}"));
                tx.add_sighting((study, place.worker), (kind, &digest), now, MOST).await?;
            }
        }
        tx.commit().await?;
        // It is stored once the device brings it back: a browser without cookies would be another device each time.
        Ok(with.device.is_none().then(|| self.secret()))
    }
}

/// Whether devices of this worker are compared: the study does it, and they have accepted the form that says so.
fn is_compared(place: &Place) -> bool {
    place.settings.compares_devices
        && place.consented_at.is_some()
        && place.withdrawn_at.is_none()
        && place.removed_at.is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_is_looked_up_once_in_ten_minutes() {
        let (seen, now) = (Sightings::default(), Time(0));
        let key = (PersonId(uuid::Uuid::from_u128(1)), StudyId(uuid::Uuid::from_u128(2)));
        assert!(!seen.knows(key, "home", now));
        assert!(seen.knows(key, "home", now.plus_seconds(REMEMBERED - 1)));
        assert!(!seen.knows(key, "train", now), "another network is looked up at once");
        assert!(!seen.knows(key, "train", now.plus_seconds(REMEMBERED)));
        assert!(!seen.knows((key.0, StudyId(uuid::Uuid::from_u128(3))), "train", now));
    }
}
