//! Recruiting through the interface of a provider: the account of a study, and what the provider says about its participants.
//!
//! The crate `providers` speaks HTTP; this folder decides and stores. A provider is asked while no transaction is open.

mod client;
pub mod comparison;
pub mod connection;
pub mod decide;
pub mod fee;
mod follow;
pub mod group;
pub mod hook;
pub mod mturk;
mod payment;
pub mod posting;
mod said;
mod seal;
mod settle;

use std::{sync::Arc, time::Duration};

use providers::prolific::secure_link::KeyCache;
use providers::{Connection, Limits, Secret, TokioAmbient};

use crate::Ambient as _;

pub use seal::SecretsKey;

/// The number of seconds for which a process holds a connection: longer than asking takes, and than paying some people.
const LEASE: i64 = 180;

/// How this server recruits: the key that encrypts tokens, and where the provider is.
#[derive(Debug)]
pub struct Recruiting {
    /// The key that encrypts the tokens of studies.
    pub key: SecretsKey,
    /// The address of Prolific's interface.
    pub prolific_url: String,
    /// How long a call may take.
    pub limits: Limits,
    /// The public address of this server to which Prolific sends what happens, if there is one that begins with `https://`.
    pub hook_origin: Option<String>,
    /// The keys with which Prolific signs links.
    pub(crate) keys: KeyCache,
}

impl Recruiting {
    /// The address of Prolific's interface.
    pub const PROLIFIC: &str = providers::Prolific::ADDRESS;

    /// Limits of a call for which a person waits, or that is repeated later anyway.
    pub const LIMITS: Limits = Limits {
        connect: Duration::from_secs(5),
        attempt: Duration::from_secs(10),
        answer: 8 << 20,
        attempts: 2,
        retrying: Duration::from_secs(5),
    };

    /// With this key and this address of Prolific.
    ///
    /// # Errors
    /// The address does not begin with `https://`, or is more than an origin.
    pub fn new(key: SecretsKey, prolific_url: String) -> Result<Self, providers::Error> {
        Self::with_limits(key, prolific_url, Self::LIMITS)
    }

    /// The same with other limits of a call.
    ///
    /// # Errors
    /// As [`Recruiting::new`].
    pub fn with_limits(key: SecretsKey, prolific_url: String, limits: Limits) -> Result<Self, providers::Error> {
        let ambient = Arc::new(TokioAmbient(|| crate::System.entropy()));
        let (base, token) = (prolific_url.clone(), Secret::new(""));
        let keys = KeyCache::new(Connection { base, token, limits, ambient })?;
        Ok(Self { key, prolific_url, limits, hook_origin: None, keys })
    }

    /// The same at a server with this public address.
    #[must_use]
    pub fn at(self, public_url: Option<&str>) -> Self {
        // Nobody sends what is signed without encryption.
        let origin = public_url.filter(|url| url.starts_with("https://"));
        Self { hook_origin: origin.map(|url| url.trim_end_matches('/').to_owned()), ..self }
    }
}
