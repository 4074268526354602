//! Errors in words that a person can act on; one definition for pages, server functions and the REST interface.

mod read;

use serde::Serialize;

use crate::message::{Message, as_reason, as_rule};
use crate::{Locale, refusal};

/// A refusal. It states the rule and what to do, and never contains what the person may not know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "problem", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Problem {
    /// No one is signed in, or the session has ended.
    #[error("Please sign in first.")]
    SignIn,
    /// The person is known but does not have the permission.
    #[error("{rule}")]
    Forbidden {
        /// The rule on which the refusal is based, and what to do.
        #[serde(flatten, with = "as_rule")]
        #[cfg_attr(feature = "schema", schema(value_type = crate::message::as_rule::RuleFields))]
        rule: Message,
    },
    /// It does not exist, or this person may not know that it exists.
    #[error("This page does not exist, or you have no access to it.")]
    NotFound,
    /// One field is wrong.
    #[error("{reason}")]
    Invalid {
        /// The name of the field, as in the form or the JSON.
        field: String,
        /// What is wrong, and what a valid value would be.
        #[serde(flatten, with = "as_reason")]
        #[cfg_attr(feature = "schema", schema(value_type = crate::message::as_reason::ReasonFields))]
        reason: Message,
    },
    /// The present state does not allow it: something has changed, or has to be done first.
    #[error("{reason}")]
    Conflict {
        /// What prevents it and what to do now.
        #[serde(flatten, with = "as_reason")]
        #[cfg_attr(feature = "schema", schema(value_type = crate::message::as_reason::ReasonFields))]
        reason: Message,
    },
    /// Too many attempts.
    #[error("Too many attempts. Please wait {seconds} seconds and try again.")]
    TooMany {
        /// How long to wait.
        seconds: i64,
    },
    /// All places for this are taken at the moment.
    #[error("{reason}")]
    Busy {
        /// What is taken, and what to do.
        #[serde(flatten, with = "as_reason")]
        #[cfg_attr(feature = "schema", schema(value_type = crate::message::as_reason::ReasonFields))]
        reason: Message,
        /// How long to wait.
        seconds: i64,
    },
    /// The database is overloaded or cannot be reached at the moment. The request was not carried out in part.
    #[error("The server is busy. Nothing that was saved is lost. Please try again in {seconds} seconds.")]
    Unavailable {
        /// How long to wait.
        seconds: i64,
    },
    /// The request is larger than this server accepts.
    #[error("This is larger than {mebibytes} MiB, the most that can be sent at once. Split it into smaller files.")]
    TooLarge {
        /// The limit, in mebibytes.
        mebibytes: i64,
    },
    /// The body of the request is larger than its address accepts.
    #[error("This is larger than {kibibytes} KiB, the most that can be sent to this address.")]
    BodyTooLarge {
        /// The limit, in kibibytes.
        kibibytes: i64,
    },
    /// An internal error. The log has the details under this trace.
    #[error(
        "Something went wrong on our side. Nothing that was saved is lost. If it happens again, report number {trace}."
    )]
    Internal {
        /// The number under which the log has the error.
        trace: String,
    },
}

impl Problem {
    /// One field is invalid: `reason` says what is wrong and what a valid value would be.
    pub fn invalid(field: impl Into<String>, reason: Message) -> Self {
        Self::Invalid { field: field.into(), reason }
    }

    /// The person does not have the permission: `rule` says why.
    pub fn forbidden(rule: Message) -> Self {
        Self::Forbidden { rule }
    }

    /// The present state does not allow it: `reason` says why.
    pub fn conflict(reason: Message) -> Self {
        Self::Conflict { reason }
    }

    /// All places are taken: `reason` says which, and `seconds` how long to wait.
    pub fn busy(reason: Message, seconds: i64) -> Self {
        Self::Busy { reason, seconds }
    }

    /// The same refusal for a field of a part: `points` becomes `questions[2].points`.
    #[must_use]
    pub fn within(self, part: &str) -> Self {
        match self {
            Self::Invalid { field, reason } => Self::Invalid { field: format!("{part}.{field}"), reason },
            other => other,
        }
    }

    /// The same refusal of another field, such as that of the form.
    #[must_use]
    pub fn in_field(self, field: impl Into<String>) -> Self {
        match self {
            Self::Invalid { reason, .. } => Self::Invalid { field: field.into(), reason },
            other => other,
        }
    }

    /// The same refusal with its sentence in this language.
    #[must_use]
    pub fn localised(self, locale: Locale) -> Self {
        self.map_message(|message| message.localised(locale))
    }

    /// Its message, if it has one of its own.
    pub const fn message(&self) -> Option<&Message> {
        match self {
            Self::Forbidden { rule: message }
            | Self::Invalid { reason: message, .. }
            | Self::Conflict { reason: message }
            | Self::Busy { reason: message, .. } => Some(message),
            Self::SignIn
            | Self::NotFound
            | Self::TooMany { .. }
            | Self::Unavailable { .. }
            | Self::TooLarge { .. }
            | Self::BodyTooLarge { .. }
            | Self::Internal { .. } => None,
        }
    }

    /// Its sentence, of which every refusal has one.
    pub fn into_message(self) -> Message {
        match self {
            Self::Forbidden { rule: message }
            | Self::Invalid { reason: message, .. }
            | Self::Conflict { reason: message }
            | Self::Busy { reason: message, .. } => message,
            Self::SignIn => refusal::please_sign_in(),
            Self::NotFound => refusal::nothing_here(),
            Self::TooMany { seconds } => refusal::too_many(seconds),
            Self::Unavailable { seconds } => refusal::server_is_busy(seconds),
            Self::TooLarge { mebibytes } => refusal::too_large(mebibytes),
            Self::BodyTooLarge { kibibytes } => refusal::body_too_large(kibibytes),
            Self::Internal { trace } => refusal::our_fault(trace),
        }
    }

    fn map_message(self, change: impl Fn(Message) -> Message) -> Self {
        match self {
            Self::Forbidden { rule } => Self::Forbidden { rule: change(rule) },
            Self::Invalid { field, reason } => Self::Invalid { field, reason: change(reason) },
            Self::Conflict { reason } => Self::Conflict { reason: change(reason) },
            Self::Busy { reason, seconds } => Self::Busy { reason: change(reason), seconds },
            other => other,
        }
    }

    /// The corresponding HTTP status.
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
            Self::Conflict { .. } => "Not possible now",
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

    /// The field to which it refers, if any.
    pub fn field(&self) -> Option<&str> {
        match self {
            Self::Invalid { field, .. } => Some(field),
            _ => None,
        }
    }
}

/// A refusal crosses a server function as its own JSON. Errors of the mechanism itself are described in general words,
/// because their texts name types and may quote the request.
#[cfg(feature = "fn")]
impl server_fn::error::FromServerFnError for Problem {
    type Encoder = server_fn::codec::JsonEncoding;

    fn from_server_fn_error(error: server_fn::error::ServerFnErrorErr) -> Self {
        use server_fn::error::ServerFnErrorErr as E;
        match error {
            E::Args(text) if text.contains("missing field `") => {
                let field = text.split('`').nth(1).unwrap_or_default();
                Self::invalid(field, refusal::field_missing())
            }
            E::Args(_) | E::MissingArg(_) | E::Deserialization(_) | E::Serialization(_) => {
                Self::invalid("form", refusal::form_unreadable())
            }
            E::Request(_) => Self::conflict(refusal::server_unreachable()),
            _ => Self::Internal { trace: "fn".to_owned() },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_json_of_a_refusal_keeps_its_sentence_and_adds_its_key() {
        let problem = Problem::invalid("rating", refusal::choose_number(1, 5));
        let json = serde_json::to_value(&problem).expect("a problem is JSON");
        assert_eq!(json["reason"], "Choose a number from 1 to 5.");
        assert_eq!(json["message"], serde_json::json!({"key": "choose-number", "arguments": {"low": 1, "high": 5}}));
        assert_eq!(serde_json::from_value::<Problem>(json).expect("it is read back"), problem);
    }

    #[test]
    fn a_refusal_without_a_key_is_read_as_it_ever_was() {
        let json = r#"{"problem":"forbidden","rule":"Only managers may."}"#;
        let problem: Problem = serde_json::from_str(json).expect("what an older server stored");
        assert!(matches!(&problem, Problem::Forbidden { rule } if rule.text() == "Only managers may."));
        assert_eq!(serde_json::to_string(&problem).expect("JSON"), json);
    }
}
