//! Devices and networks with which workers are seen, in studies that say in their consent form that they compare them.
//!
//! Neither is stored: only digests under a secret of the study, so that they can be compared within it and nowhere else. The
//! secret is in the same database. Somebody with a copy could try all addresses of version 4 and find the one that fits; the digests
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
/// The length of the secret of a device, in characters.
const DEVICE: usize = 43;
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

/// Who was looked up a moment ago and with what they came, so that most requests ask the database nothing.
#[derive(Debug, Default)]
pub(crate) struct Sightings(Mutex<HashMap<(PersonId, StudyId), Known>>);

/// What was found out about somebody.
#[derive(Clone, Debug)]
struct Known {
    /// With what they came.
    with: String,
    /// Whether it is compared.
    compared: bool,
    /// Until when this holds.
    until: Time,
}

impl Sightings {
    /// Whether somebody who came with this is compared, if it was looked up a moment ago.
    fn known(&self, key: (PersonId, StudyId), with: &str, now: Time) -> Option<bool> {
        let seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        seen.get(&key).filter(|known| known.with == with && now < known.until).map(|known| known.compared)
    }

    fn keep(&self, key: (PersonId, StudyId), with: String, compared: bool, now: Time) {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() >= KEPT {
            seen.clear();
        }
        seen.insert(key, Known { with, compared, until: now.plus_seconds(REMEMBERED) });
    }
}

impl Engine {
    /// Notes with what a worker comes who has accepted a consent form that says that devices are compared. Returns a secret for
    /// the device's cookie if it has none. What goes wrong is logged: it keeps nobody from working.
    pub async fn see(&self, actor: &Actor, study: StudyId, with: SeenWith<'_>) -> Option<String> {
        let compared = self.try_to_see(actor, study, with).await.unwrap_or_else(|error| {
            tracing::warn!(%study, %error, "with which device a worker came could not be noted");
            false
        });
        // It is stored once the device brings it back: a browser without cookies would be another device each time.
        (compared && device(&with).is_none()).then(|| self.secret())
    }

    /// Whether what this worker comes with is compared; if so, it is stored.
    async fn try_to_see(&self, actor: &Actor, study: StudyId, with: SeenWith<'_>) -> Result<bool> {
        let (now, key) = (self.now(), (actor.person, study));
        let device = device(&with);
        let whole = secret::hash(&format!("{} {}", with.address, device.unwrap_or_default()));
        if let Some(compared) = self.sightings.known(key, &whole, now) {
            return Ok(compared);
        }
        let place = own_place(&mut self.read().await?, actor, study).await?;
        if place.consented_at.is_none() {
            return Ok(false);
        }
        let compared = is_compared(&place);
        if compared {
            let mut tx = self.write().await?;
            // Somebody who leaves at this moment is not noted any more.
            tx.lock_worker(place.worker).await?;
            if !is_compared(&tx.place(place.worker).await?) {
                return Ok(false);
            }
            let secret_of_study = tx.sighting_secret(study, &self.secret()).await?;
            let network = Some(with.address).filter(|address| !address.is_empty());
            for (kind, what) in [(SightingKind::Network, network), (SightingKind::Device, device)] {
                if let Some(what) = what {
                    let digest = secret::hash(&format!("{secret_of_study} {kind} {what}"));
                    tx.add_sighting((study, place.worker), (kind, &digest), now, MOST).await?;
                }
            }
            tx.commit().await?;
        }
        self.sightings.keep(key, whole, compared, now);
        Ok(compared)
    }
}

/// The secret of the device, if it is one that this server could have made.
fn device<'a>(with: &SeenWith<'a>) -> Option<&'a str> {
    let is_letter = |letter: u8| letter.is_ascii_alphanumeric() || matches!(letter, b'-' | b'_');
    with.device.filter(|secret| secret.len() == DEVICE && secret.bytes().all(is_letter))
}

/// Whether devices of this worker are compared: the study does it, and they have accepted a form that says so.
fn is_compared(place: &Place) -> bool {
    place.settings.compares_devices
        && place.agreed_devices
        && place.withdrawn_at.is_none()
        && place.removed_at.is_none()
        && place.erased_at.is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_is_looked_up_once_in_ten_minutes() {
        let (seen, now) = (Sightings::default(), Time(0));
        let key = (PersonId(uuid::Uuid::from_u128(1)), StudyId(uuid::Uuid::from_u128(2)));
        assert_eq!(seen.known(key, "home", now), None);
        seen.keep(key, "home".to_owned(), true, now);
        assert_eq!(seen.known(key, "home", now.plus_seconds(REMEMBERED - 1)), Some(true));
        assert_eq!(seen.known(key, "train", now), None, "another network is looked up at once");
        assert_eq!(seen.known(key, "home", now.plus_seconds(REMEMBERED)), None);
        assert_eq!(seen.known((key.0, StudyId(uuid::Uuid::from_u128(3))), "home", now), None);
    }

    #[test]
    fn a_device_has_a_secret_of_ours() {
        let own = crate::Ambient::entropy(&crate::System);
        let made = base64::Engine::encode(&base64::engine::general_purpose::URL_SAFE_NO_PAD, own);
        let with = |device| SeenWith { address: "", device: Some(device) };
        assert_eq!(device(&with(&made)), Some(made.as_str()));
        assert_eq!([device(&with("mine")), device(&with(&"é".repeat(22)))], [None, None]);
    }
}
