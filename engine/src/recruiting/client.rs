//! Clients of Prolific, and what their errors mean to people.

use std::{sync::Arc, time::Duration};

use providers::{Connection, Error, Invalid, Prolific, Secret, TokioAmbient, Unclear};
use shared::ConnectionProblem;

use super::Recruiting;
use crate::Ambient;

/// How long a page waits for Prolific.
pub(super) const PATIENCE: Duration = Duration::from_secs(8);

impl Recruiting {
    /// A client with this token.
    pub(super) fn client(&self, token: Secret, ambient: Arc<dyn Ambient>) -> Result<Prolific, Error> {
        let ambient = Arc::new(TokioAmbient(move || ambient.entropy()));
        Prolific::new(Connection { base: self.prolific_url.clone(), token, limits: self.limits, ambient })
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
        Error::Unclear(Unclear::Status(_) | Unclear::Unreadable(_) | Unclear::TooLarge)
        | Error::Unsupported(_)
        | Error::Invalid(_)
        | Error::Refused(_)
        | Error::Conflict(_)
        | Error::Unreadable(_)
        | Error::TooLarge
        | Error::Disagrees { .. } => ConnectionProblem::Unreadable,
    }
}
