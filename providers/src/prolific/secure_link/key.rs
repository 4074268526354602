//! The public keys with which tokens are checked.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::signature::{RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents};
use serde::Deserialize;

/// A public RSA key of the provider.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    pub(super) id: String,
    modulus: Vec<u8>,
    exponent: Vec<u8>,
}

#[derive(Deserialize)]
struct KeysBody {
    keys: Vec<KeyBody>,
}

#[derive(Deserialize)]
struct KeyBody {
    kty: String,
    kid: Option<String>,
    alg: Option<String>,
    #[serde(rename = "use")]
    purpose: Option<String>,
    n: Option<String>,
    e: Option<String>,
}

impl Key {
    /// Reads a JSON Web Key Set. Keys of other kinds are left out; `None` if it is no set.
    pub fn read_set(json: &[u8]) -> Option<Vec<Self>> {
        let KeysBody { keys } = serde_json::from_slice(json).ok()?;
        Some(keys.into_iter().filter_map(Self::read).collect())
    }

    fn read(body: KeyBody) -> Option<Self> {
        let is = |value: &Option<String>, expected: &str| value.as_deref().is_none_or(|value| value == expected);
        if body.kty != "RSA" || !is(&body.alg, "RS256") || !is(&body.purpose, "sig") {
            return None;
        }
        let number = |text: Option<String>| {
            let bytes = URL_SAFE_NO_PAD.decode(text?.trim_end_matches('=')).ok()?;
            // Some write zeros before the number, which the library does not read.
            Some(bytes.into_iter().skip_while(|byte| *byte == 0).collect())
        };
        Some(Self { id: body.kid?, modulus: number(body.n)?, exponent: number(body.e)? })
    }

    /// Whether this key made the signature, with RSA PKCS #1 and SHA-256. Keys below 2,048 bits have signed nothing.
    pub(super) fn has_signed(&self, text: &[u8], signature: &[u8]) -> bool {
        let key = RsaPublicKeyComponents { n: &self.modulus, e: &self.exponent };
        key.verify(&RSA_PKCS1_2048_8192_SHA256, text, signature).is_ok()
    }
}
