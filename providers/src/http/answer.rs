//! What an answer says: a success that is read, or a refusal with its reasons.

use reqwest::StatusCode;
use reqwest::header::HeaderMap;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{Repeat, retry};
use crate::{Error, Reason, Refusal, Result, Secret, Unclear};

/// The longest text of a provider that is kept, in characters.
const LONGEST: usize = 500;
/// The greatest number of reasons that are kept.
const MOST: usize = 50;

/// A success with its body. It cannot be printed, as its body may hold a secret.
pub(crate) struct Answer {
    pub headers: HeaderMap,
    pub body: Vec<u8>,
    pub repeat: Repeat,
}

impl Answer {
    /// The body as this type.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T> {
        // The error names a place and a type, and no value that could be a secret.
        serde_json::from_slice(&self.body).map_err(|error| {
            let (line, column) = (error.line(), error.column());
            self.unreadable(format!("it is not what was expected (line {line}, column {column})"))
        })
    }

    /// The error for a body that cannot be read: after a write it is unknown what was done.
    pub fn unreadable(&self, why: String) -> Error {
        unreadable(self.repeat, why)
    }
}

fn unreadable(repeat: Repeat, why: String) -> Error {
    match repeat {
        Repeat::Read => Error::Unreadable(why),
        Repeat::SameState | Repeat::Never => Error::Unclear(Unclear::Unreadable(why)),
    }
}

/// The error for an answer that is larger than the limit.
pub(super) fn too_large(repeat: Repeat) -> Error {
    match repeat {
        Repeat::Read => Error::TooLarge,
        Repeat::SameState | Repeat::Never => Error::Unclear(Unclear::TooLarge),
    }
}

/// The error of an answer that is no success. The status decides; the body only adds reasons.
pub(super) fn refusal(status: StatusCode, headers: &HeaderMap, body: &[u8], secrets: &[&Secret]) -> Error {
    let refusal = || reasons(status.as_u16(), body, secrets);
    match status.as_u16() {
        401 | 403 => Error::Unauthorised(refusal()),
        404 => Error::NotFound(refusal()),
        409 => Error::Conflict(refusal()),
        429 => Error::TooManyRequests { retry_after: retry::asked(headers) },
        // Whoever gave up waiting does not know what became of the request.
        408 | 499 | 500..=599 => Error::Unclear(Unclear::Failed(status.as_u16())),
        400..=498 => Error::Refused(refusal()),
        other => Error::Unclear(Unclear::Status(other)),
    }
}

/// Reads the reasons in any of the forms in which they come: with or without the wrapper `error`, as a text, a list, or lists
/// by field.
fn reasons(status: u16, body: &[u8], secrets: &[&Secret]) -> Refusal {
    let clean = |text: &str| clean(text, secrets);
    let mut refusal = Refusal { status, ..Refusal::default() };
    let Ok(value) = serde_json::from_slice::<Value>(body) else { return refusal };
    let inner = value.get("error").unwrap_or(&value);
    refusal.code = inner.get("error_code").and_then(Value::as_i64);
    refusal.title = inner.get("title").and_then(Value::as_str).map(clean).unwrap_or_default();
    let detail = inner.get("detail").unwrap_or(if inner.is_string() { inner } else { &Value::Null });
    let mut found = Vec::new();
    match detail {
        Value::Object(fields) => {
            for (field, value) in fields {
                let field = clean(field);
                found.extend(texts(value).into_iter().map(|text| (Some(field.clone()), text)));
            }
        }
        other => found.extend(texts(other).into_iter().map(|text| (None, text))),
    }
    refusal.reasons = found.into_iter().take(MOST).map(|(field, text)| Reason { field, text: clean(&text) }).collect();
    refusal
}

/// The texts in a value: itself, its elements, or its JSON.
fn texts(value: &Value) -> Vec<String> {
    match value {
        Value::Null => Vec::new(),
        Value::String(text) => vec![text.clone()],
        Value::Array(values) => values.iter().flat_map(texts).collect(),
        Value::Bool(_) | Value::Number(_) | Value::Object(_) => vec![value.to_string()],
    }
}

/// A text of the provider on one line, without our secrets, not too long.
pub(super) fn clean(text: &str, secrets: &[&Secret]) -> String {
    let mut text = text.to_owned();
    for secret in secrets.iter().map(|secret| secret.reveal()).filter(|secret| !secret.is_empty()) {
        text = text.replace(secret, "…");
    }
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(LONGEST).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(body: &str) -> Refusal {
        reasons(400, body.as_bytes(), &[&Secret::new("s3cret")])
    }

    #[test]
    fn reasons_are_read_in_each_form() {
        let by_field = r#"{"status": 400, "error_code": 140008, "title": "Validation error", "detail": {"reward": ["Too low.", "Not round."]}}"#;
        let expected = |field: Option<&str>, texts: &[&str]| -> Vec<Reason> {
            let field = field.map(str::to_owned);
            texts.iter().map(|text| Reason { field: field.clone(), text: (*text).to_owned() }).collect()
        };
        for body in [by_field.to_owned(), format!(r#"{{"error": {by_field}}}"#)] {
            let refusal = read(&body);
            assert_eq!((refusal.code, refusal.title.as_str()), (Some(140_008), "Validation error"));
            assert_eq!(refusal.reasons, expected(Some("reward"), &["Too low.", "Not round."]));
        }
        assert_eq!(read(r#"{"error": {"detail": "No."}}"#).reasons, expected(None, &["No."]));
        assert_eq!(read(r#"{"detail": ["No.", "Never."]}"#).reasons, expected(None, &["No.", "Never."]));
        assert_eq!(read(r#"{"error": "No."}"#).reasons, expected(None, &["No."]));
        assert_eq!(read(r#"{"detail": {"a": {"b": 1}}}"#).reasons, expected(Some("a"), &[r#"{"b":1}"#]));
        for odd in ["", "<html>", "[]", "null", "3", r#"{"error": null}"#] {
            assert_eq!(read(odd).reasons, [], "{odd}");
        }
    }

    #[test]
    fn a_token_that_the_provider_repeats_is_not_kept() {
        let refusal = read(r#"{"detail": {"s3cret": "The token s3cret is\nunknown."}}"#);
        assert_eq!(refusal.reasons[0], Reason { field: Some("…".into()), text: "The token … is unknown.".into() });
    }
}
