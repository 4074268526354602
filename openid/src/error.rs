//! What can go wrong.

/// Why somebody could not sign in at the service. The texts are for the operator's log; none of them holds a secret.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// The settings cannot be used.
    #[error("{0}")]
    Setup(String),
    /// The service cannot be reached, or does not answer as OpenID Connect says.
    #[error("the sign-in service cannot be used: {0}")]
    Unusable(String),
    /// The service could not be used a few seconds ago, and was not asked again.
    #[error("the sign-in service could not be used a few seconds ago")]
    Resting,
    /// As many people as this server allows sign in at once.
    #[error("too many people are signing in at once")]
    Busy,
    /// The service refused the code: it was used, is too old, or belongs to somebody else's attempt.
    #[error("the sign-in service refused the code: {0}")]
    Refused(String),
    /// What the service says about the person is not valid.
    #[error("the ID token is not valid: {0}")]
    Invalid(String),
}

/// A result with an [`Error`].
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// An error with its causes, as one line.
pub(crate) fn chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text = format!("{text}: {error}");
        cause = error.source();
    }
    text
}
