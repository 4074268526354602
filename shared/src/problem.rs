//! What can go wrong in words a person can act on; one definition for pages, server functions and the REST interface.

use serde::{Deserialize, Serialize};

/// A refusal. It names the rule and what to do, and never holds what the person may not know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "problem", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Problem {
    /// Nobody is signed in, or the session has ended.
    #[error("Please sign in first.")]
    SignIn,
    /// The person is known and may not do this.
    #[error("{rule}")]
    Forbidden {
        /// The rule that refuses, and what to do.
        rule: String,
    },
    /// It does not exist, or this person may not know that it does.
    #[error("There is nothing here for you at this address.")]
    NotFound,
    /// One field is wrong.
    #[error("{reason}")]
    Invalid {
        /// The name of the field, as in the form or the JSON.
        field: String,
        /// What is wrong and what would be right.
        reason: String,
    },
    /// The world has moved on since the page was loaded.
    #[error("{reason}")]
    Conflict {
        /// What has changed and what to do now.
        reason: String,
    },
    /// Too many attempts.
    #[error("Too many attempts. Please wait {seconds} seconds and try again.")]
    TooMany {
        /// How long to wait.
        seconds: i64,
    },
    /// All places for this are taken just now.
    #[error("{reason}")]
    Busy {
        /// What is taken, and what to do.
        reason: String,
        /// How long to wait.
        seconds: i64,
    },
    /// The database is overloaded or cannot be reached just now. Nothing of the request was lost halfway.
    #[error("The server is busy. Nothing that was saved is lost. Please try again in {seconds} seconds.")]
    Unavailable {
        /// How long to wait.
        seconds: i64,
    },
    /// What was sent is larger than this installation takes.
    #[error("This is larger than {mebibytes} MiB, the most that can be sent at once. Split it into smaller files.")]
    TooLarge {
        /// The most that is taken, in mebibytes.
        mebibytes: i64,
    },
    /// The body of a request is larger than its address takes.
    #[error("This is larger than {kibibytes} KiB, the most that can be sent to this address.")]
    BodyTooLarge {
        /// The most that is taken, in kibibytes.
        kibibytes: i64,
    },
    /// Our fault. The log has the details under this trace.
    #[error(
        "Something went wrong on our side. Nothing that was saved is lost. If it happens again, report number {trace}."
    )]
    Internal {
        /// The number under which the log has the error.
        trace: String,
    },
}

impl Problem {
    /// One field is wrong: say which, what is wrong and what would be right.
    pub fn invalid(field: impl Into<String>, reason: impl Into<String>) -> Self {
        Self::Invalid { field: field.into(), reason: reason.into() }
    }

    /// The person may not do this: name the rule.
    pub fn forbidden(rule: impl Into<String>) -> Self {
        Self::Forbidden { rule: rule.into() }
    }

    /// The state has changed: say how.
    pub fn conflict(reason: impl Into<String>) -> Self {
        Self::Conflict { reason: reason.into() }
    }

    /// The same about a field of a part: `points` becomes `questions[2].points`.
    #[must_use]
    pub fn within(self, part: &str) -> Self {
        match self {
            Self::Invalid { field, reason } => Self::Invalid { field: format!("{part}.{field}"), reason },
            other => other,
        }
    }

    /// The HTTP status that says the same.
    pub const fn status(&self) -> u16 {
        match self {
            Self::SignIn => 401,
            Self::Forbidden { .. } => 403,
            Self::NotFound => 404,
            Self::Invalid { .. } => 422,
            Self::Conflict { .. } => 409,
            Self::TooLarge { .. } | Self::BodyTooLarge { .. } => 413,
            Self::TooMany { .. } => 429,
            Self::Busy { .. } | Self::Unavailable { .. } => 503,
            Self::Internal { .. } => 500,
        }
    }

    /// A title for the page or the `application/problem+json` body.
    pub const fn title(&self) -> &'static str {
        match self {
            Self::SignIn => "Sign in",
            Self::Forbidden { .. } => "Not allowed",
            Self::NotFound => "Not found",
            Self::Invalid { .. } => "Please check this",
            Self::Conflict { .. } => "This has changed",
            Self::TooLarge { .. } | Self::BodyTooLarge { .. } => "Too large",
            Self::TooMany { .. } => "Too many attempts",
            Self::Busy { .. } | Self::Unavailable { .. } => "Busy",
            Self::Internal { .. } => "Our mistake",
        }
    }

    /// How many seconds to wait before trying again, if waiting helps.
    pub const fn wait(&self) -> Option<i64> {
        match self {
            Self::TooMany { seconds } | Self::Busy { seconds, .. } | Self::Unavailable { seconds } => Some(*seconds),
            _ => None,
        }
    }

    /// The field it is about, if it is about one.
    pub fn field(&self) -> Option<&str> {
        match self {
            Self::Invalid { field, .. } => Some(field),
            _ => None,
        }
    }
}

/// A refusal crosses a server function as its own JSON. What goes wrong inside the mechanism is told in general
/// words: its texts name types and may quote what was sent.
#[cfg(feature = "fn")]
impl server_fn::error::FromServerFnError for Problem {
    type Encoder = server_fn::codec::JsonEncoding;

    fn from_server_fn_error(error: server_fn::error::ServerFnErrorErr) -> Self {
        use server_fn::error::ServerFnErrorErr as E;
        match error {
            E::Args(text) if text.contains("missing field `") => {
                let field = text.split('`').nth(1).unwrap_or_default();
                Self::invalid(field, "This is needed, and was not sent.")
            }
            E::Args(_) | E::MissingArg(_) | E::Deserialization(_) | E::Serialization(_) => {
                Self::invalid("form", "The form could not be read. Reload the page and try again.")
            }
            E::Request(_) => Self::conflict("The server could not be reached. Check the connection and try again."),
            _ => Self::Internal { trace: "fn".to_owned() },
        }
    }
}
