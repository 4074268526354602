//! Clients of providers, and what their errors mean to people.

use std::{sync::Arc, time::Duration};

use providers::{Connect, Connection, Error, Invalid, Prolific, Provider, Secret, TokioAmbient, Unclear};
use shared::{ConnectionProblem, Service};
use store::connection::ConnectionRow;

use super::{Recruiting, reached};
use crate::{Ambient, Engine};

/// How long a page waits for a provider.
pub(super) const PATIENCE: Duration = Duration::from_secs(8);

/// A client of a provider.
pub(super) fn client(service: Service, connection: Connection) -> Result<Box<dyn Provider>, Error> {
    Ok(match service {
        Service::Prolific => Box::new(Prolific::new(connection)?),
        Service::Connect => Box::new(Connect::new(connection)?),
    })
}

impl Recruiting {
    /// A client with this token.
    fn client(&self, service: Service, token: Secret, ambient: Arc<dyn Ambient>) -> Result<Box<dyn Provider>, Error> {
        let ambient = Arc::new(TokioAmbient(move || ambient.entropy()));
        client(service, reached(&self.urls, service, token, self.limits, ambient))
    }
}

impl Engine {
    /// A client with this token.
    pub(super) fn client_with(&self, service: Service, token: Secret) -> Result<Box<dyn Provider>, ConnectionProblem> {
        let recruiting = self.recruiting.as_ref().ok_or(ConnectionProblem::NoKey)?;
        let client = recruiting.client(service, token, self.ambient.clone());
        client.map_err(|error| meaning(&error, ConnectionProblem::Unreadable))
    }

    /// A client for a stored account.
    pub(super) fn client_for(&self, row: &ConnectionRow) -> Result<Box<dyn Provider>, ConnectionProblem> {
        self.client_with(row.service, self.token(row)?)
    }
}

/// What an error means. `missing` is the problem if the provider does not know an id.
pub(super) const fn meaning(error: &Error, missing: ConnectionProblem) -> ConnectionProblem {
    match error {
        Error::Unauthorised(_) | Error::Invalid(Invalid::Token) => ConnectionProblem::TokenRefused,
        Error::NotFound(_) | Error::Invalid(Invalid::Id(_)) => missing,
        Error::NeverSent(_) | Error::Unclear(Unclear::TimedOut | Unclear::Broken(_) | Unclear::Failed(_)) => {
            ConnectionProblem::Unreachable
        }
        Error::TooManyRequests { .. } => ConnectionProblem::TooManyRequests,
        Error::Unclear(Unclear::Status(_) | Unclear::Unreadable(_) | Unclear::TooLarge | Unclear::Repeated)
        | Error::Unsupported(_)
        | Error::Invalid(_)
        | Error::Refused(_)
        | Error::Conflict(_)
        | Error::Unreadable(_)
        | Error::TooLarge
        | Error::Disagrees { .. } => ConnectionProblem::Unreadable,
    }
}
