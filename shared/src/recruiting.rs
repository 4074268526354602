//! Recruiting through the interface of a provider: what can be wrong with it.

use crate::{Message, refusal, words::words};

words! {
    /// Why a study cannot use its account at a provider.
    ConnectionProblem {
        /// The provider does not accept the token, or the token may not do this.
        TokenRefused = "token_refused",
        /// The provider has no such workspace.
        NoWorkspace = "no_workspace",
        /// The provider has no such study.
        NoStudy = "no_study",
        /// There was no connection, or no answer in time.
        Unreachable = "unreachable",
        /// The answer makes no sense here.
        Unreadable = "unreadable",
        /// There were too many requests.
        TooManyRequests = "too_many_requests",
        /// The saved token was encrypted with another key.
        WrongKey = "wrong_key",
        /// The settings of the server have no key.
        NoKey = "no_key",
    }
}

impl ConnectionProblem {
    /// What is wrong, and what to do.
    pub fn message(self) -> Message {
        match self {
            Self::TokenRefused => refusal::prolific_refuses_token(),
            Self::NoWorkspace => refusal::prolific_has_no_workspace(),
            Self::NoStudy => refusal::prolific_has_no_study(),
            Self::Unreachable => refusal::prolific_unreachable(),
            Self::Unreadable => refusal::prolific_unreadable(),
            Self::TooManyRequests => refusal::prolific_too_many_requests(),
            Self::WrongKey => refusal::prolific_wrong_key(),
            Self::NoKey => refusal::prolific_no_key(),
        }
    }
}
