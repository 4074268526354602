//! Why an object was not written, in terms on which somebody can act.

use std::error::Error as StdError;

use object_store::{Error, client::HttpError};

/// The longest code of the storage that is repeated.
const LONGEST: usize = 60;

/// Why an object was not written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failed {
    /// The access key is wrong, or may not write here.
    #[error("the storage refuses the access key ({0})")]
    Key(String),
    /// There is no such bucket.
    #[error("there is no such bucket")]
    NoBucket,
    /// There is no such upload any more.
    #[error("there is no such upload")]
    NoUpload,
    /// The storage could not be reached, or the connection was lost several times.
    #[error("the storage cannot be reached: {0}")]
    Unreachable(String),
    /// The storage is full, or a quota is.
    #[error("the storage is full")]
    Full,
    /// The object has more bytes than storage takes.
    #[error("the object is too large")]
    TooLarge,
    /// Something else: the code of the storage, or `unknown`.
    #[error("the storage refuses the object ({0})")]
    Other(String),
}

impl Failed {
    pub(crate) fn from_error(error: &Error) -> Self {
        let told = chain(error);
        let code = code(&told);
        match code.as_deref() {
            Some("NoSuchBucket") => return Self::NoBucket,
            Some("NoSuchUpload") => return Self::NoUpload,
            Some("EntityTooLarge" | "MaxMessageLengthExceeded") => return Self::TooLarge,
            Some(code)
                if ["StorageFull", "QuotaExceeded", "InsufficientStorage"].iter().any(|full| code.contains(full)) =>
            {
                return Self::Full;
            }
            _ => {}
        }
        let shown = || code.clone().unwrap_or_else(|| "unknown".to_owned());
        match error {
            Error::PermissionDenied { .. } | Error::Unauthenticated { .. } => Self::Key(shown()),
            // A bucket whose name is free has no body of this kind at some servers.
            Error::NotFound { .. } if code.is_none() => Self::NoBucket,
            _ if told.contains("507 Insufficient Storage") => Self::Full,
            _ => match http(error) {
                Some(error) => Self::Unreachable(chain(error)),
                None => Self::Other(shown()),
            },
        }
    }
}

/// The code in the answer of the storage: `<Code>NoSuchBucket</Code>`. Only letters, digits and dots are repeated.
fn code(told: &str) -> Option<String> {
    let (_, rest) = told.split_once("<Code>")?;
    let (code, _) = rest.split_once("</Code>")?;
    let is_code = |c: char| c.is_ascii_alphanumeric() || c == '.' || c == '_';
    (!code.is_empty() && code.len() <= LONGEST && code.chars().all(is_code)).then(|| code.to_owned())
}

fn http(error: &Error) -> Option<&HttpError> {
    let mut next: Option<&(dyn StdError + 'static)> = Some(error);
    while let Some(error) = next {
        if let Some(found) = error.downcast_ref::<HttpError>() {
            return Some(found);
        }
        next = error.source();
    }
    None
}

fn chain(error: &(dyn StdError + 'static)) -> String {
    let mut told = error.to_string();
    let mut next = error.source();
    while let Some(error) = next {
        told = format!("{told}: {error}");
        next = error.source();
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_and_nothing_else_is_repeated() {
        assert_eq!(code("x <Error><Code>NoSuchBucket</Code> y").as_deref(), Some("NoSuchBucket"));
        for none in [
            "",
            "<Code></Code>",
            "<Code><b>x</b></Code>",
            "<Code>no such</Code>",
            &format!("<Code>{}</Code>", "a".repeat(61)),
        ] {
            assert_eq!(code(none), None, "{none}");
        }
    }
}
