//! Recruiting through the interface of a provider: the account of a study, and what the provider says about its participants.
//!
//! The crate `providers` speaks HTTP; this folder decides and stores. A provider is asked while no transaction is open.

mod client;
pub mod comparison;
pub mod connection;
pub mod decide;
mod follow;
mod payment;
pub mod posting;
mod seal;
mod settle;

use std::time::Duration;

use providers::Limits;

pub use seal::SecretsKey;

/// The number of seconds for which a process holds a connection: longer than asking takes, and than paying some people.
const LEASE: i64 = 180;

/// How this server recruits: the key that encrypts tokens, and where the provider is.
#[derive(Clone, Debug)]
pub struct Recruiting {
    /// The key that encrypts the tokens of studies.
    pub key: SecretsKey,
    /// The address of Prolific's interface.
    pub prolific_url: String,
    /// How long a call may take.
    pub limits: Limits,
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
        let recruiting = Self { key, prolific_url, limits: Self::LIMITS };
        recruiting.client(providers::Secret::new("checks-the-address"), std::sync::Arc::new(crate::System))?;
        Ok(recruiting)
    }
}
