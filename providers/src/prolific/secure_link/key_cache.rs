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
#[derive(Debug)]
pub struct KeyCache(Arc<Inner>);

struct Inner {
    client: Client,
    kept: RwLock<Kept>,
    /// The latest reading; held while keys are read.
    latest: Mutex<Option<Reading>>,
}

#[derive(Clone, Default)]
struct Kept {
    keys: Arc<[Key]>,
    read_at: Option<Time>,
}

/// An attempt to read the keys.
#[derive(Clone, Copy)]
struct Reading {
    at: Time,
    /// Whether it brought keys.
    succeeded: bool,
}

impl KeyCache {
    /// A cache of the keys that the provider publishes; it sends no token.
    pub fn new(connection: Connection) -> Result<Self> {
        // A participant waits for it.
        let limits = Limits { attempts: 1, ..connection.limits };
        let client = Client::new(Connection { token: Secret::new(""), limits, ..connection }, None)?;
        Ok(Self(Arc::new(Inner { client, kept: RwLock::default(), latest: Mutex::new(None) })))
    }

    /// Checks a token, as [`verify`] does.
    ///
    /// # Errors
    /// It is not the provider's, does not belong to this arrival, or the keys could not be read that would show it.
    pub async fn verify(
        &self,
        token: &str,
        arrival: &Arrival<'_>,
        now: Time,
        patience: i64,
    ) -> std::result::Result<Verified, Refused> {
        let kid = key_id(token)?;
        let mut kept = self.0.kept();
        if !kept.is_enough(&kid, now) {
            let (inner, wanted) = (self.0.clone(), kid.clone());
            // A participant who leaves while the keys are read does not stop that.
            let reading = tokio::spawn(async move { inner.read(&wanted, now).await }).await;
            kept = self.0.kept();
            // The key may be a new one of the provider.
            if !reading.unwrap_or(false) && !kept.has(&kid) {
                return Err(Refused::NoKeys);
            }
        }
        verify(token, &kept.keys, arrival, now, patience)
    }
}

impl Inner {
    fn kept(&self) -> Kept {
        self.kept.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Reads the keys, unless that was done or tried a moment ago; whether the latest reading brought keys.
    async fn read(&self, kid: &str, now: Time) -> bool {
        let mut latest = self.latest.lock().await;
        if self.kept().is_enough(kid, now) {
            return true;
        }
        if let Some(reading) = latest.filter(|reading| now < reading.at.plus_seconds(MINUTE)) {
            return reading.succeeded;
        }
        let answer = self.client.answer(&Call::get("/.well-known/study/jwks.json")).await;
        // A set without keys that can be used is more likely a fault than the end of all keys.
        let keys = answer.ok().and_then(|answer| Key::read_set(&answer.body)).filter(|keys| !keys.is_empty());
        *latest = Some(Reading { at: now, succeeded: keys.is_some() });
        let Some(keys) = keys else { return false };
        let kept = Kept { keys: keys.into(), read_at: Some(now) };
        *self.kept.write().unwrap_or_else(PoisonError::into_inner) = kept;
        true
    }
}

impl Kept {
    /// Whether there is a key with this id, and the keys are not too old.
    fn is_enough(&self, kid: &str, now: Time) -> bool {
        let is_fresh = self.read_at.is_some_and(|at| now < at.plus_seconds(DAY));
        is_fresh && self.has(kid)
    }

    fn has(&self, kid: &str) -> bool {
        self.keys.iter().any(|key| key.id == kid)
    }
}

impl Debug for Inner {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Inner").field("client", &self.client).finish_non_exhaustive()
    }
}
