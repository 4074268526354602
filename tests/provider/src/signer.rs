//! Signed tokens of links, and the keys that are published for them.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::rsa::PublicKeyComponents;
use ring::signature::{RSA_PKCS1_SHA256, RsaKeyPair};
use ring::{hmac, rsa};
use serde_json::{Value, json};

/// A key pair.
#[derive(Debug)]
pub struct Signer(RsaKeyPair);

/// How a token says that it is signed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Algorithm {
    /// RSA with SHA-256, as the provider does.
    Rs256,
    /// HMAC with SHA-256, with the public key as the secret: an old attack.
    Hs256,
    /// Not at all.
    None,
}

/// What is in a token.
#[derive(Clone, Debug)]
pub struct LinkToken {
    /// The id of the key.
    pub key_id: String,
    /// How it is signed.
    pub algorithm: Algorithm,
    /// The claims.
    pub claims: Value,
}

impl Signer {
    /// The provider's key.
    pub fn provider() -> Self {
        Self::read(include_bytes!("../keys/provider.der"))
    }

    /// Somebody else's key.
    pub fn stranger() -> Self {
        Self::read(include_bytes!("../keys/stranger.der"))
    }

    fn read(key: &[u8]) -> Self {
        Self(RsaKeyPair::from_pkcs8(key).expect("the key of the tests is sound"))
    }

    fn public(&self) -> PublicKeyComponents<Vec<u8>> {
        rsa::PublicKeyComponents::from(self.0.public())
    }

    /// The public key as it is published, under this id.
    pub fn public_json(&self, id: &str) -> Value {
        let PublicKeyComponents { n, e } = self.public();
        let (n, e) = (URL_SAFE_NO_PAD.encode(n), URL_SAFE_NO_PAD.encode(e));
        json!({"kty": "RSA", "kid": id, "alg": "RS256", "n": n, "e": e, "use": "sig", "key_ops": ["verify"]})
    }

    /// A token as text.
    ///
    /// # Panics
    /// There is no randomness.
    pub fn sign(&self, token: &LinkToken) -> String {
        let algorithm = match token.algorithm {
            Algorithm::Rs256 => "RS256",
            Algorithm::Hs256 => "HS256",
            Algorithm::None => "none",
        };
        let header = json!({"alg": algorithm, "typ": "JWT", "kid": token.key_id});
        let part = |value: &Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let signed = format!("{}.{}", part(&header), part(&token.claims));
        let signature = match token.algorithm {
            Algorithm::Rs256 => {
                let mut signature = vec![0; self.0.public().modulus_len()];
                let random = SystemRandom::new();
                self.0.sign(&RSA_PKCS1_SHA256, &random, signed.as_bytes(), &mut signature).expect("randomness");
                signature
            }
            Algorithm::Hs256 => {
                let key = hmac::Key::new(hmac::HMAC_SHA256, &self.public().n);
                hmac::sign(&key, signed.as_bytes()).as_ref().to_vec()
            }
            Algorithm::None => Vec::new(),
        };
        format!("{signed}.{}", URL_SAFE_NO_PAD.encode(signature))
    }
}
