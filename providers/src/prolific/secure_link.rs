//! The signed token in the address with which a participant arrives (`prolific_token`).
//!
//! It is a JSON Web Token with RS256. Nothing else is accepted, whatever the token says about itself: the algorithm is ours
//! to choose, and the key is one that the provider publishes.

mod key;
mod key_cache;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::digest;
use serde::Deserialize;
use shared::Time;
use std::collections::BTreeMap;

pub use key::Key;
pub use key_cache::KeyCache;

/// How far the clocks may differ, in seconds.
pub const SKEW: i64 = 60;
/// The longest token that is read, in bytes.
const LONGEST: usize = 8_192;

/// What the address says, which the token has to repeat.
#[derive(Clone, Copy, Debug)]
pub struct Arrival<'a> {
    /// Our address of the study, without a query.
    pub address: &'a str,
    /// The id of the session.
    pub session: &'a str,
    /// The provider's parameters of the address by their names: `PROLIFIC_PID`, `STUDY_ID`, `SESSION_ID`.
    pub parameters: &'a [(&'a str, &'a str)],
}

/// A token that is the provider's and belongs to this arrival.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// By this the caller recognises a token that was used before: the SHA-256 of what is signed, in hexadecimal.
    pub digest: String,
    /// The workspace of the study.
    pub workspace: String,
    /// Until when the digest has to be kept: afterwards the token is refused anyway.
    pub keep_until: Time,
}

/// Why a token is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// It is no token.
    #[error("The token cannot be read.")]
    Unreadable,
    /// It is signed by somebody else, or in a way that is not accepted.
    #[error("The token is not signed by the provider.")]
    Forged,
    /// Its time is over.
    #[error("The token has expired.")]
    Expired,
    /// Its time has not begun.
    #[error("The token is not valid yet.")]
    NotYetValid,
    /// It belongs to another address, session or participant.
    #[error("The token belongs to another address or session.")]
    Foreign,
    /// The provider's keys could not be read, so that nothing can be said about it.
    #[error("The provider's keys are not available.")]
    NoKeys,
}

#[derive(Deserialize)]
struct Header {
    alg: String,
    kid: String,
    /// Extensions that have to be understood; there is none that we do.
    crit: Option<serde_json::Value>,
}

#[derive(Deserialize)]
struct Claims {
    iat: i64,
    exp: i64,
    nbf: Option<i64>,
    aud: Audience,
    sub: String,
    prolific: BTreeMap<String, serde_json::Value>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Audience {
    One(String),
    Many(Vec<String>),
}

/// The id of the key that a token names, if it is a token of the accepted kind.
pub(super) fn key_id(token: &str) -> Result<String, Refused> {
    if token.len() > LONGEST {
        return Err(Refused::Unreadable);
    }
    let (header, _, _) = parts(token)?;
    let Header { alg, kid, crit } = json(header)?;
    if alg != "RS256" || crit.is_some() {
        return Err(Refused::Forged);
    }
    Ok(kid)
}

/// Checks a token with the keys that are known. It is accepted for so many seconds after its end (`patience`): the provider's
/// tokens end within two minutes, and people read a page before they begin.
///
/// # Errors
/// It is not the provider's, or does not belong to this arrival.
pub fn verify(token: &str, keys: &[Key], arrival: &Arrival<'_>, now: Time, patience: i64) -> Result<Verified, Refused> {
    let kid = key_id(token)?;
    let (_, claims, signature) = parts(token)?;
    let signature = decode(signature)?;
    let signed = token.rsplit_once('.').map(|(signed, _)| signed).ok_or(Refused::Unreadable)?;
    let key = keys.iter().find(|key| key.id == kid).ok_or(Refused::Forged)?;
    if !key.has_signed(signed.as_bytes(), &signature) {
        return Err(Refused::Forged);
    }
    let claims: Claims = json(claims)?;
    let at = |seconds: i64| Time(seconds.saturating_mul(1_000_000));
    let keep_until = at(claims.exp).plus_seconds(SKEW.saturating_add(patience));
    if now > keep_until {
        return Err(Refused::Expired);
    }
    if at(claims.iat.max(claims.nbf.unwrap_or(i64::MIN))) > now.plus_seconds(SKEW) {
        return Err(Refused::NotYetValid);
    }
    let workspace = check_arrival(&claims, arrival)?;
    let digest = hex::encode(digest::digest(&digest::SHA256, signed.as_bytes()));
    Ok(Verified { digest, workspace, keep_until })
}

/// Compares what is signed with the address; returns the workspace.
fn check_arrival(claims: &Claims, arrival: &Arrival<'_>) -> Result<String, Refused> {
    let audience = match &claims.aud {
        Audience::One(one) => std::slice::from_ref(one),
        Audience::Many(many) => many,
    };
    // The audience is our address with the parameters filled in; these are compared one by one below.
    let path = |address: &str| address.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/').to_owned();
    if !audience.iter().any(|audience| path(audience) == path(arrival.address)) || claims.sub != arrival.session {
        return Err(Refused::Foreign);
    }
    let signed = |name: &str| claims.prolific.get(name).and_then(serde_json::Value::as_str);
    if arrival.parameters.iter().any(|(name, value)| signed(name) != Some(value)) {
        return Err(Refused::Foreign);
    }
    signed("workspace_id").map(str::to_owned).ok_or(Refused::Unreadable)
}

fn parts(token: &str) -> Result<(&str, &str, &str), Refused> {
    let mut parts = token.split('.');
    match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (Some(header), Some(claims), Some(signature), None) => Ok((header, claims, signature)),
        _ => Err(Refused::Unreadable),
    }
}

fn decode(part: &str) -> Result<Vec<u8>, Refused> {
    URL_SAFE_NO_PAD.decode(part).map_err(|_| Refused::Unreadable)
}

fn json<T: serde::de::DeserializeOwned>(part: &str) -> Result<T, Refused> {
    serde_json::from_slice(&decode(part)?).map_err(|_| Refused::Unreadable)
}
