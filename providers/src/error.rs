//! How a call can fail, by what is known about its effect.

use std::time::Duration;

/// A result of this crate.
pub type Result<T> = std::result::Result<T, Error>;

/// Why a call failed. The question that each variant answers: did it happen?
///
/// | variant | did it happen? |
/// |---|---|
/// | `Unsupported`, `Invalid`, `NeverSent` | no: nothing left this machine |
/// | `Refused`, `Unauthorised`, `NotFound`, `Conflict`, `TooManyRequests` | no: the provider said so |
/// | `Unclear` | unknown: read the state before anything else |
/// | `Unreadable`, `TooLarge` | only calls that change nothing end in these |
/// | `Disagrees` | a bonus was prepared, not paid |
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// The provider does not have this, or not in this form.
    #[error("The provider does not support this: {0}.")]
    Unsupported(&'static str),
    /// The request breaks a rule of the provider that is checked here.
    #[error(transparent)]
    Invalid(#[from] Invalid),
    /// There was no connection, so that no byte of the request left.
    #[error("The provider could not be reached: {0}.")]
    NeverSent(String),
    /// The provider refuses this request, for these reasons.
    #[error("The provider refuses this. {0}")]
    Refused(Refusal),
    /// The provider does not accept the token, or the token may not do this.
    #[error("The provider does not accept the token. {0}")]
    Unauthorised(Refusal),
    /// The provider does not know what the request names.
    #[error("The provider does not know this. {0}")]
    NotFound(Refusal),
    /// The request contradicts the state of what it names: it may have been done before.
    #[error("The provider says that this does not fit the current state. {0}")]
    Conflict(Refusal),
    /// There were too many requests.
    #[error("The provider received too many requests.")]
    TooManyRequests {
        /// How long the provider asks to wait.
        retry_after: Option<Duration>,
    },
    /// The request, or a part of it, was sent, and nobody knows whether it was carried out.
    #[error("It is not known whether the provider carried this out: {0}.")]
    Unclear(Unclear),
    /// The answer to a request that changes nothing could not be read.
    #[error("The provider's answer could not be read: {0}.")]
    Unreadable(String),
    /// The answer to a request that changes nothing is larger than any that makes sense.
    #[error("The provider's answer is too large.")]
    TooLarge,
    /// The provider understood the amounts of bonuses differently, so they must not be paid.
    #[error("The provider read {answered} minor units instead of {sent}. The bonus must not be paid.")]
    Disagrees {
        /// The sum that was sent, in minor units.
        sent: i64,
        /// The sum that the provider read, in minor units.
        answered: i64,
    },
}

/// Why it is unknown whether a request was carried out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unclear {
    /// There was no complete answer in time.
    #[error("there was no answer in time")]
    TimedOut,
    /// The connection ended before the answer was complete.
    #[error("the connection broke: {0}")]
    Broken(String),
    /// The server, or something in front of it, failed (5xx), or gave up waiting (408).
    #[error("the server failed with status {0}")]
    Failed(u16),
    /// The answer points elsewhere or has a status that means nothing here.
    #[error("the status {0} was not expected")]
    Status(u16),
    /// The status says that it was done, but the answer that belongs to it cannot be read.
    #[error("the answer could not be read: {0}")]
    Unreadable(String),
    /// The status says that it was done, but the answer is too large to be read.
    #[error("the answer is too large")]
    TooLarge,
    /// The provider says that it has seen this request before: something on the way has sent it twice, and what became of the
    /// first one is in no answer.
    #[error("the provider has seen this request before")]
    Repeated,
}

/// What the provider says about a refusal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Refusal {
    /// The status of the answer.
    pub status: u16,
    /// The provider's number for the kind of error.
    pub code: Option<i64>,
    /// The title of the error; empty if there is none.
    pub title: String,
    /// The reasons, in the provider's words.
    pub reasons: Vec<Reason>,
}

/// One reason for a refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The field of the request, if the reason is about one.
    pub field: Option<String>,
    /// The reason, in the provider's words.
    pub text: String,
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Status {}.", self.status)?;
        if !self.title.is_empty() {
            write!(f, " {}:", self.title)?;
        }
        for Reason { field, text } in &self.reasons {
            match field {
                Some(field) => write!(f, " {field}: {text}")?,
                None => write!(f, " {text}")?,
            }
        }
        Ok(())
    }
}

/// A rule that is checked before anything is sent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Invalid {
    /// The address of the interface.
    #[error("The address {0} must begin with https://.")]
    Address(String),
    /// A token that cannot be a header.
    #[error("The token has characters that cannot be sent.")]
    Token,
    /// An id that would change the path of the request.
    #[error("“{0}” is not an id.")]
    Id(String),
    /// The message of a rejection.
    #[error("A rejection needs a message of at least {0} characters.")]
    ShortMessage(usize),
    /// A text that must not be empty.
    #[error("The {0} must not be empty.")]
    Empty(&'static str),
    /// The share of a reward that is paid.
    #[error("The share of the reward must be between 8 and 99 per cent, not {0}.")]
    Percentage(u8),
    /// More entries than one request may have.
    #[error("{n} are more than the {limit} that one request may have.")]
    TooMany {
        /// How many there are.
        n: usize,
        /// How many there may be.
        limit: usize,
    },
    /// An amount that is not positive.
    #[error("The amount {0} must be more than zero.")]
    NotPositive(String),
    /// An amount that the provider's format cannot express.
    #[error("The amount {0} has more decimal places than the provider accepts.")]
    Decimals(String),
    /// Amounts in several currencies, or in one that the provider does not pay in.
    #[error("The currency {found} cannot be used here, {expected} is expected.")]
    Currency {
        /// The currency of the amount.
        found: String,
        /// The currency that is expected.
        expected: String,
    },
    /// A sum that does not fit into 64 bits.
    #[error("The amounts are too large.")]
    Sum,
    /// Two completion codes that are the same.
    #[error("The completion code {0} is used twice.")]
    RepeatedCode(String),
    /// A completion code with actions that contradict each other, or without one that it needs.
    #[error("The completion code {0} must either approve or leave the review to people.")]
    CodeActions(String),
    /// The parts of the places do not add up.
    #[error("The addresses have {allocated} places together, the study has {places}.")]
    Allocations {
        /// The sum of the parts.
        allocated: u64,
        /// The places of the study.
        places: u32,
    },
}

impl Error {
    /// Whether the request may have been carried out. Then the state is read before it is sent again; a payment is never
    /// sent again.
    pub const fn may_have_happened(&self) -> bool {
        match self {
            Self::Unclear(_) => true,
            Self::Unsupported(_)
            | Self::Invalid(_)
            | Self::NeverSent(_)
            | Self::Refused(_)
            | Self::Unauthorised(_)
            | Self::NotFound(_)
            | Self::Conflict(_)
            | Self::TooManyRequests { .. }
            | Self::Unreadable(_)
            | Self::TooLarge
            | Self::Disagrees { .. } => false,
        }
    }

    /// Whether the same request may succeed later.
    pub(crate) const fn is_transient(&self) -> bool {
        match self {
            Self::NeverSent(_)
            | Self::TooManyRequests { .. }
            | Self::Unclear(Unclear::TimedOut | Unclear::Broken(_) | Unclear::Failed(_)) => true,
            Self::Unclear(Unclear::Status(_) | Unclear::Unreadable(_) | Unclear::TooLarge | Unclear::Repeated)
            | Self::Unsupported(_)
            | Self::Invalid(_)
            | Self::Refused(_)
            | Self::Unauthorised(_)
            | Self::NotFound(_)
            | Self::Conflict(_)
            | Self::Unreadable(_)
            | Self::TooLarge
            | Self::Disagrees { .. } => false,
        }
    }
}
