//! Who is asked: an endpoint that speaks the interface of OpenAI, or a program.

mod chat;
mod program;
mod reply;

use std::time::Duration;

pub use chat::{Chat, ChatOptions, TokenLimit};
pub use program::Program;

use crate::Usage;

/// How large a reply may be, in bytes, with everything around it.
pub const LONGEST_REPLY: usize = 4 << 20;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request<'a> {
    /// The prompt.
    pub prompt: &'a str,
    /// The seed of this call, where the endpoint draws tokens at random.
    pub seed: Option<u64>,
}

/// What came back.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// What the model says. An endpoint returns it as it was received, so that the answer is read from the original;
    /// [`Endpoint::hidden`] removes the key before the reply is kept.
    pub text: String,
    /// Everything that was received, without the key.
    pub raw: String,
    /// The model, as the endpoint names it.
    pub model: Option<String>,
    /// The tokens, as the endpoint counts them.
    pub usage: Option<Usage>,
    /// How the reply ended.
    pub finish: Finish,
}

/// How a reply ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Finish {
    /// It is complete, as far as is known.
    #[default]
    Complete,
    /// It was cut at the limit of tokens.
    Cut,
    /// The endpoint says that the model refuses, or that a filter does: its words, which may be empty.
    Refused(String),
}

/// Why there is no reply. Texts are short, on one line and without the key.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// There was no connection, so that nothing was sent.
    #[error("the endpoint could not be reached: {0}")]
    Unreachable(String),
    /// There was no complete reply in time.
    #[error("there was no reply in time")]
    TimedOut,
    /// The connection ended before the reply was complete.
    #[error("the connection broke: {0}")]
    Broken(String),
    /// There were too many requests.
    #[error("the endpoint received too many requests: {message}")]
    TooMany {
        /// How long the endpoint asks to wait.
        retry_after: Option<Duration>,
        /// What it says.
        message: String,
    },
    /// The endpoint, or something in front of it, failed (5xx).
    #[error("the endpoint failed with status {status}: {message}")]
    Server {
        /// The status.
        status: u16,
        /// How long the endpoint asks to wait.
        retry_after: Option<Duration>,
        /// What it says.
        message: String,
    },
    /// The endpoint refuses the request, and would refuse every other one.
    #[error("the endpoint refuses the request (status {status}): {message}")]
    Refused {
        /// The status.
        status: u16,
        /// What it says.
        message: String,
    },
    /// The endpoint points elsewhere.
    #[error("the endpoint answers with a redirect (status {0}), which is not followed: name the address it leads to")]
    Redirect(u16),
    /// The reply is larger than [`LONGEST_REPLY`].
    #[error("the reply is larger than {} MiB", LONGEST_REPLY >> 20)]
    TooLarge,
    /// The reply is not what the interface promises.
    #[error("the reply cannot be read: {reason}")]
    Malformed {
        /// The reason.
        reason: String,
        /// What was received, without the key.
        raw: String,
    },
    /// A program did not run, or failed.
    #[error("the program failed: {0}")]
    Program(String),
}

/// Why an endpoint cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Invalid {
    /// The address.
    #[error(
        "the address {0} cannot be used: it begins with https:// (http:// only on this machine) and has no password and no query"
    )]
    Address(String),
    /// A key that cannot be sent.
    #[error("the key has characters that cannot be sent")]
    Key,
    /// The client cannot be made.
    #[error("requests cannot be sent: {0}")]
    Client(String),
    /// A command without a program.
    #[error("the command names no program")]
    NoProgram,
}

impl Failure {
    /// Whether the same request may succeed later.
    pub const fn is_transient(&self) -> bool {
        match self {
            Self::Unreachable(_) | Self::TimedOut | Self::Broken(_) | Self::TooMany { .. } | Self::Server { .. } => {
                true
            }
            Self::Refused { .. } | Self::Redirect(_) | Self::TooLarge | Self::Malformed { .. } | Self::Program(_) => {
                false
            }
        }
    }

    /// Whether every other request would fail, too.
    pub const fn ends_the_run(&self) -> bool {
        matches!(self, Self::Refused { .. } | Self::Redirect(_))
    }

    /// Whether the endpoint may have computed a reply that has to be paid for.
    pub const fn may_have_cost(&self) -> bool {
        match self {
            Self::TimedOut | Self::Broken(_) | Self::TooLarge | Self::Malformed { .. } => true,
            // 503 is what a server says that does not begin.
            Self::Server { status, .. } => *status != 503,
            Self::Unreachable(_)
            | Self::TooMany { .. }
            | Self::Refused { .. }
            | Self::Redirect(_)
            | Self::Program(_) => false,
        }
    }

    /// How long the endpoint asks to wait.
    pub const fn retry_after(&self) -> Option<Duration> {
        match self {
            Self::TooMany { retry_after, .. } | Self::Server { retry_after, .. } => *retry_after,
            Self::Unreachable(_)
            | Self::TimedOut
            | Self::Broken(_)
            | Self::Refused { .. }
            | Self::Redirect(_)
            | Self::TooLarge
            | Self::Malformed { .. }
            | Self::Program(_) => None,
        }
    }
}

/// Somebody who answers prompts.
#[async_trait::async_trait]
pub trait Endpoint: Send + Sync {
    /// Asks once.
    ///
    /// # Errors
    /// There is no reply.
    async fn ask(&self, request: Request<'_>) -> Result<Reply, Failure>;

    /// The bytes and the number of the messages that are sent for this prompt.
    fn size(&self, prompt: &str) -> (usize, usize);

    /// A text of a reply as it may be kept: without the key, if there is one.
    fn hidden(&self, text: &str) -> String {
        text.to_owned()
    }
}
