//! One request, and whether it may be repeated.

use reqwest::Method;
use serde::Serialize;

use crate::{Invalid, Result, Secret};

/// The longest id that is sent.
const LONGEST_ID: usize = 128;

/// What a repetition of a request does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Repeat {
    /// It changes nothing, however often it is sent.
    Read,
    /// It brings about the same state, however often it is sent.
    SameState,
    /// It may act each time, so it is sent once.
    Never,
}

/// A request. It cannot be printed, as its body may hold a secret.
pub(crate) struct Call {
    pub method: Method,
    /// The path with its query.
    pub path: String,
    pub body: Option<Vec<u8>>,
    pub repeat: Repeat,
    /// A header that not every call has.
    pub header: Option<(&'static str, String)>,
    /// A secret in the body, which is removed from what the provider says about it.
    pub hidden: Option<Secret>,
}

impl Call {
    /// A request that changes nothing.
    pub fn get(path: impl Into<String>) -> Self {
        Self { method: Method::GET, path: path.into(), body: None, repeat: Repeat::Read, header: None, hidden: None }
    }

    /// A request that is sent once.
    pub fn post(path: impl Into<String>) -> Self {
        Self { method: Method::POST, repeat: Repeat::Never, ..Self::get(path) }
    }

    /// A request that sets values.
    pub fn patch(path: impl Into<String>) -> Self {
        Self { method: Method::PATCH, repeat: Repeat::SameState, ..Self::get(path) }
    }

    /// A deletion, which is sent once: a second one would be refused, and the refusal would hide the success.
    pub fn delete(path: impl Into<String>) -> Self {
        Self { method: Method::DELETE, repeat: Repeat::Never, ..Self::get(path) }
    }

    /// With this body.
    pub fn json(self, body: &impl Serialize) -> Self {
        let body = serde_json::to_vec(body).expect("bodies are structs and maps with text keys");
        Self { body: Some(body), ..self }
    }

    /// With this answer to the question what a repetition does.
    pub fn repeat(self, repeat: Repeat) -> Self {
        Self { repeat, ..self }
    }

    /// With this secret in the body.
    pub fn hide(self, secret: &Secret) -> Self {
        Self { hidden: Some(secret.clone()), ..self }
    }

    /// With this header.
    pub fn header(self, name: &'static str, value: String) -> Self {
        Self { header: Some((name, value)), ..self }
    }
}

/// An id as a part of a path or a query. What could change the meaning of the address is refused.
pub(crate) fn segment(id: &str) -> Result<&str> {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if id.is_empty() || id.len() > LONGEST_ID || !id.bytes().all(is_plain) {
        let shown = id.chars().filter(|c| !c.is_control()).take(40).collect();
        return Err(Invalid::Id(shown).into());
    }
    Ok(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_cannot_change_the_address() {
        assert!(segment("64395e9c2332b8a59a65d600").is_ok() && segment("AS-1_x").is_ok());
        for odd in ["", "..", "a/b", "a?b", "a%2f", "a b", "é", "a\r\nb"] {
            assert!(segment(odd).is_err(), "{odd:?}");
        }
    }
}
