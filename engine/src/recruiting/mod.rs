//! Recruiting through the interface of a provider: the account of a study, and what the provider says about its participants.
//!
//! The crate `providers` speaks HTTP; this folder decides and stores. A provider is asked while no transaction is open.

mod client;
pub mod comparison;
pub mod connection;
pub mod decide;
pub mod decisions;
pub mod fee;
mod follow;
pub mod group;
pub mod hook;
mod known;
pub mod mturk;
mod payment;
pub mod posting;
mod said;
mod seal;
pub mod service;
mod settle;

use std::{sync::Arc, time::Duration};

use providers::prolific::secure_link::KeyCache;
use providers::{Connection, Limits, Secret, TokioAmbient};
use shared::Service;

use crate::Ambient as _;

pub use seal::SecretsKey;

/// The number of seconds for which a process holds a connection: longer than asking takes, and than paying some people.
const LEASE: i64 = 180;

/// How this server recruits: the key that encrypts tokens, and where the providers are.
#[derive(Debug)]
pub struct Recruiting {
    /// The key that encrypts the tokens of studies.
    pub key: SecretsKey,
    /// Where the interface of each provider is.
    pub urls: ServiceUrls,
    /// How long a call may take.
    pub limits: Limits,
    /// The public address of this server to which Prolific sends what happens, if there is one that begins with `https://`.
    pub hook_origin: Option<String>,
    /// The keys with which Prolific signs links.
    pub(crate) keys: KeyCache,
}

/// Where the interfaces of providers are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServiceUrls {
    /// Prolific's.
    pub prolific: String,
    /// That of CloudResearch Connect.
    pub connect: String,
}

impl Default for ServiceUrls {
    fn default() -> Self {
        let [prolific, connect] = [Service::Prolific, Service::Connect].map(|one| Self::real(one).to_owned());
        Self { prolific, connect }
    }
}

impl ServiceUrls {
    /// The address of the real interface.
    pub const fn real(service: Service) -> &'static str {
        match service {
            Service::Prolific => providers::Prolific::ADDRESS,
            Service::Connect => providers::Connect::ADDRESS,
        }
    }

    /// The address of a provider.
    pub fn of(&self, service: Service) -> &str {
        match service {
            Service::Prolific => &self.prolific,
            Service::Connect => &self.connect,
        }
    }
}

impl Recruiting {
    /// Limits of a call for which a person waits, or that is repeated later anyway.
    pub const LIMITS: Limits = Limits {
        connect: Duration::from_secs(5),
        attempt: Duration::from_secs(10),
        answer: 8 << 20,
        attempts: 2,
        retrying: Duration::from_secs(5),
    };

    /// With this key and these addresses.
    ///
    /// # Errors
    /// The address of this provider does not begin with `https://`, or is more than an origin.
    pub fn new(key: SecretsKey, urls: ServiceUrls) -> Result<Self, Service> {
        Self::with_limits(key, urls, Self::LIMITS)
    }

    /// The same with other limits of a call.
    ///
    /// # Errors
    /// As [`Recruiting::new`].
    pub fn with_limits(key: SecretsKey, urls: ServiceUrls, limits: Limits) -> Result<Self, Service> {
        let ambient = Arc::new(TokioAmbient(|| crate::System.entropy()));
        for service in Service::ALL {
            client::client(*service, reached(&urls, *service, Secret::new(""), limits, ambient.clone()))
                .map_err(|_| *service)?;
        }
        let signing = reached(&urls, Service::Prolific, Secret::new(""), limits, ambient);
        let keys = KeyCache::new(signing).map_err(|_| Service::Prolific)?;
        Ok(Self { key, urls, limits, hook_origin: None, keys })
    }

    /// The same at a server with this public address.
    #[must_use]
    pub fn at(self, public_url: Option<&str>) -> Self {
        // Nobody sends what is signed without encryption.
        let origin = public_url.filter(|url| url.starts_with("https://"));
        Self { hook_origin: origin.map(|url| url.trim_end_matches('/').to_owned()), ..self }
    }
}

/// How a provider is reached.
fn reached(
    urls: &ServiceUrls,
    service: Service,
    token: Secret,
    limits: Limits,
    ambient: Arc<dyn providers::Ambient>,
) -> Connection {
    Connection { base: urls.of(service).to_owned(), token, limits, ambient }
}
