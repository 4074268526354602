//! Providers with an interface through which studies recruit and pay.

use crate::{Provider, words::words};

words! {
    /// A provider with an interface through which studies recruit and pay.
    Service {
        /// Prolific.
        Prolific = "prolific",
        /// CloudResearch Connect.
        Connect = "connect",
    }
}

impl Service {
    /// The provider that it is.
    pub const fn provider(self) -> Provider {
        match self {
            Self::Prolific => Provider::Prolific,
            Self::Connect => Provider::Connect,
        }
    }

    /// The provider as a service, if it has an interface that is spoken to.
    pub const fn of(provider: Provider) -> Option<Self> {
        match provider {
            Provider::Prolific => Some(Self::Prolific),
            Provider::Connect => Some(Self::Connect),
            Provider::Mturk | Provider::Sona | Provider::Panel | Provider::Other => None,
        }
    }
}
