//! What a visitor without a session keeps in a cookie: a refused form, compressed, for an hour.
//!
//! Its content is not trusted: it is only shown to the visitor who sent it, and triggers no action.

use std::io::{Read as _, Write as _};

use axum::http::{HeaderMap, HeaderValue};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use engine::people::session::UNKNOWN;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde::{Serialize, de::DeserializeOwned};

use crate::Settings;
use crate::middleware::cookie;

/// The longest value. Browsers keep 4,096 bytes with name and attributes, and proxies want the header of an answer to fit
/// into 4 KiB.
const LONGEST: usize = 3_000;
/// What a value may become when it is unpacked: somebody else may have packed it.
const UNPACKED: u64 = 64 << 10;

/// The header that puts something into the cookie; none where it does not fit.
pub(super) fn put(settings: &Settings, key: &str, content: &impl Serialize) -> Option<HeaderValue> {
    let text = serde_json::to_vec(content).ok().filter(|text| text.len() as u64 <= UNPACKED)?;
    let value = pack(&text).filter(|value| value.len() <= LONGEST)?;
    cookie::set(settings, key, &value, UNKNOWN)
}

fn pack(text: &[u8]) -> Option<String> {
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::default());
    packed.write_all(text).ok()?;
    Some(URL_SAFE_NO_PAD.encode(packed.finish().ok()?))
}

/// What is in the cookie.
pub(super) fn look<T: DeserializeOwned>(settings: &Settings, key: &str, head: &HeaderMap) -> Option<T> {
    let value = cookie::read(settings, key, head).filter(|value| value.len() <= LONGEST)?;
    let packed = URL_SAFE_NO_PAD.decode(value).ok()?;
    let mut text = Vec::new();
    DeflateDecoder::new(packed.as_slice()).take(UNPACKED).read_to_end(&mut text).ok()?;
    serde_json::from_slice(&text).ok()
}

/// The header that empties the cookie.
pub(super) fn empty(settings: &Settings, key: &str) -> Option<HeaderValue> {
    cookie::set(settings, key, "", 0)
}

#[cfg(test)]
mod tests {
    use axum::http::header;

    use super::*;

    fn sent(set: &HeaderValue) -> HeaderMap {
        let pair = set.to_str().expect("text").split(';').next().expect("name and value").to_owned();
        HeaderMap::from_iter([(header::COOKIE, pair.parse().expect("a value"))])
    }

    #[test]
    fn what_is_put_in_is_found_again() {
        let settings = Settings::default();
        let text = "An dro: ur c'hoarzh, «naoned».".repeat(100);
        let set = put(&settings, "flash", &text).expect("it fits");
        assert_eq!(look::<String>(&settings, "flash", &sent(&set)), Some(text));
        let emptied = empty(&settings, "flash").expect("a header");
        assert!(emptied.to_str().expect("text").contains("Max-Age=0"), "{emptied:?}");
        assert_eq!(look::<String>(&settings, "flash", &sent(&emptied)), None);
    }

    #[test]
    fn what_is_too_large_is_not_put_in() {
        let digits: String =
            (0..10_000_u64).map(|n| (n.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40).to_string()).collect();
        assert!(put(&Settings::default(), "flash", &digits).is_none());
    }

    #[test]
    fn a_value_that_unpacks_without_end_is_not_read() {
        let settings = Settings::default();
        let long = format!("\"{}\"", "a".repeat(1 << 20));
        let packed = pack(long.as_bytes()).expect("packed");
        assert!(packed.len() < LONGEST, "it is small when it is packed");
        let bomb = cookie::set(&settings, "flash", &packed, UNKNOWN).expect("a header");
        assert_eq!(look::<String>(&settings, "flash", &sent(&bomb)), None);
    }
}
