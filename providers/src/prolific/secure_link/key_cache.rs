//! The provider's keys, kept in memory.

use std::fmt::{Debug, Formatter};
use std::sync::{Arc, PoisonError, RwLock};

use shared::Time;
use tokio::sync::Mutex;

use super::{Arrival, Key, Refused, Verified, key_id, verify};
use crate::http::{Call, Client};
use crate::{Connection, Limits, Result, Secret};

/// How long keys are used before they are read again, in seconds.
const DAY: i64 = 86_400;
/// The least time between two readings, in seconds: anybody can invent the id of a key.
const MINUTE: i64 = 60;

/// The provider's keys. They are read again each day, and when a token names an unknown one, at most once a minute. If that
/// fails, the keys that are there are used.
pub struct KeyCache {
    client: Client,
    kept: RwLock<Kept>,
    /// When the keys were last asked for; held while that is done.
    asked_at: Mutex<Option<Time>>,
}

#[derive(Clone, Default)]
struct Kept {
    keys: Arc<[Key]>,
    read_at: Option<Time>,
}

impl KeyCache {
    /// A cache of the keys that the provider publishes; it sends no token.
    pub fn new(connection: Connection) -> Result<Self> {
        // A participant waits for it.
        let limits = Limits { attempts: 1, ..connection.limits };
        let client = Client::new(Connection { token: Secret::new(""), limits, ..connection }, None)?;
        Ok(Self { client, kept: RwLock::default(), asked_at: Mutex::new(None) })
    }

    /// Checks a token, as [`verify`] does.
    ///
    /// # Errors
    /// It is not the provider's, does not belong to this arrival, or there are no keys.
    pub async fn verify(
        &self,
        token: &str,
        arrival: &Arrival<'_>,
        now: Time,
        patience: i64,
    ) -> std::result::Result<Verified, Refused> {
        let kid = key_id(token)?;
        let mut kept = self.kept();
        if !kept.is_enough(&kid, now) {
            self.read(&kid, now).await;
            kept = self.kept();
        }
        if kept.keys.is_empty() {
            return Err(Refused::NoKeys);
        }
        verify(token, &kept.keys, arrival, now, patience)
    }

    fn kept(&self) -> Kept {
        self.kept.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Reads the keys, unless that was done or tried a moment ago.
    async fn read(&self, kid: &str, now: Time) {
        let mut asked_at = self.asked_at.lock().await;
        let is_soon = asked_at.is_some_and(|at| now < at.plus_seconds(MINUTE));
        if is_soon || self.kept().is_enough(kid, now) {
            return;
        }
        *asked_at = Some(now);
        let Ok(answer) = self.client.answer(&Call::get("/.well-known/study/jwks.json")).await else { return };
        // A set without keys that can be used is more likely a fault than the end of all keys.
        if let Some(keys) = Key::read_set(&answer.body).filter(|keys| !keys.is_empty()) {
            let kept = Kept { keys: keys.into(), read_at: Some(now) };
            *self.kept.write().unwrap_or_else(PoisonError::into_inner) = kept;
        }
    }
}

impl Kept {
    /// Whether there is a key with this id, and the keys are not too old.
    fn is_enough(&self, kid: &str, now: Time) -> bool {
        let is_fresh = self.read_at.is_some_and(|at| now < at.plus_seconds(DAY));
        is_fresh && self.keys.iter().any(|key| key.id == kid)
    }
}

impl Debug for KeyCache {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("KeyCache").field("client", &self.client).finish_non_exhaustive()
    }
}
