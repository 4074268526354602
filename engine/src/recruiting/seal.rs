//! Encrypting what has to be sent again: tokens of providers, which no hash could replace.
//!
//! ChaCha20-Poly1305 with a random nonce. What a secret is for is authenticated along with it, so that a row that is moved to
//! another study or workspace cannot be opened.

use providers::Secret;
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use shared::{PersonId, Provider, Service, StudyId};

/// The key that encrypts tokens.
#[derive(Clone, PartialEq, Eq)]
pub struct SecretsKey([u8; 32]);

impl std::fmt::Debug for SecretsKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SecretsKey(…)")
    }
}

impl SecretsKey {
    /// A key of 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Self> {
        let mut key = [0; 32];
        hex::decode_to_slice(text.trim(), &mut key).ok()?;
        Some(Self(key))
    }

    /// The token of a study as it is stored. `entropy` is used once.
    pub(super) fn seal(&self, token: &Secret, entropy: [u8; 32], (study, service): (StudyId, Service)) -> Vec<u8> {
        self.seal_for(&of_study(study, service), token, entropy)
    }

    /// The token of a stored row; `None` if it was encrypted with another key, or for another study.
    pub(super) fn open(&self, stored: &[u8], (study, service): (StudyId, Service)) -> Option<Secret> {
        self.open_for(&of_study(study, service), stored)
    }

    /// The secret with which the events of a workspace are signed, as it is stored. `entropy` is used once.
    pub(super) fn seal_hook(
        &self,
        secret: &Secret,
        entropy: [u8; 32],
        (provider, workspace): (Provider, &str),
    ) -> Vec<u8> {
        self.seal_for(&of_workspace(provider, workspace), secret, entropy)
    }

    /// The secret of a stored row; `None` if it was encrypted with another key, or for another workspace.
    pub(super) fn open_hook(&self, stored: &[u8], (provider, workspace): (Provider, &str)) -> Option<Secret> {
        self.open_for(&of_workspace(provider, workspace), stored)
    }

    /// The secret of a person's sign-in codes, as it is stored. `entropy` is used once.
    pub(crate) fn seal_codes(&self, secret: &Secret, entropy: [u8; 32], person: PersonId) -> Vec<u8> {
        self.seal_for(&of_codes(person), secret, entropy)
    }

    /// The secret of a person's sign-in codes; `None` if it was encrypted with another key, or for somebody else.
    pub(crate) fn open_codes(&self, stored: &[u8], person: PersonId) -> Option<Secret> {
        self.open_for(&of_codes(person), stored)
    }

    /// The nonce, and what was encrypted.
    fn seal_for(&self, context: &str, secret: &Secret, entropy: [u8; 32]) -> Vec<u8> {
        let mut nonce = [0; NONCE_LEN];
        nonce.copy_from_slice(&entropy[..NONCE_LEN]);
        let mut sealed = secret.reveal().as_bytes().to_vec();
        let done =
            self.key().seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::from(context), &mut sealed);
        done.expect("a secret is far shorter than what the cipher can encrypt");
        [nonce.as_slice(), &sealed].concat()
    }

    fn open_for(&self, context: &str, stored: &[u8]) -> Option<Secret> {
        let (nonce, sealed) = stored.split_at_checked(NONCE_LEN)?;
        let (nonce, mut sealed) = (Nonce::try_assume_unique_for_key(nonce).ok()?, sealed.to_vec());
        let opened = self.key().open_in_place(nonce, Aad::from(context), &mut sealed).ok()?;
        String::from_utf8(opened.to_vec()).ok().map(Secret::new)
    }

    fn key(&self) -> LessSafeKey {
        let key = UnboundKey::new(&CHACHA20_POLY1305, &self.0);
        LessSafeKey::new(key.expect("the key has the length of the cipher's"))
    }
}

/// What is authenticated along with the secret of somebody's sign-in codes.
fn of_codes(person: PersonId) -> String {
    format!("concord sign-in codes {person}")
}

/// What is authenticated along with the token of a study.
fn of_study(study: StudyId, service: Service) -> String {
    format!("concord connection {service} {study}")
}

/// What is authenticated along with the secret of a workspace.
fn of_workspace(provider: Provider, workspace: &str) -> String {
    format!("concord events {provider} {workspace}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const STUDY: StudyId = StudyId(uuid::Uuid::nil());
    const OTHER: StudyId = StudyId(uuid::Uuid::max());

    #[test]
    fn a_token_is_opened_with_its_key_for_its_study_alone() {
        let key = SecretsKey::from_hex(&"0f".repeat(32)).expect("a key");
        let token = Secret::new("a-token");
        let stored = key.seal(&token, [7; 32], (STUDY, Service::Prolific));
        assert!(!stored.windows(7).any(|window| window == b"a-token"));
        assert_eq!(key.open(&stored, (STUDY, Service::Prolific)), Some(token.clone()));
        assert_eq!(key.open(&stored, (OTHER, Service::Prolific)), None);
        assert_eq!(key.open(&stored, (STUDY, Service::Connect)), None);
        let other = SecretsKey::from_hex(&"1f".repeat(32)).expect("a key");
        assert_eq!(other.open(&stored, (STUDY, Service::Prolific)), None);
        assert_ne!(stored, key.seal(&token, [8; 32], (STUDY, Service::Prolific)), "each one has its own nonce");
        let of_events = key.seal_hook(&token, [9; 32], (Provider::Prolific, "w1"));
        assert_eq!(key.open_hook(&of_events, (Provider::Prolific, "w1")), Some(token.clone()));
        assert_eq!(key.open_hook(&of_events, (Provider::Prolific, "w2")), None);
        assert_eq!(key.open_hook(&stored, (Provider::Prolific, &STUDY.to_string())), None, "a token signs no events");
        for n in 0..stored.len() {
            let mut changed = stored.clone();
            changed[n] ^= 1;
            assert_eq!(key.open(&changed, (STUDY, Service::Prolific)), None, "byte {n}");
            assert_eq!(key.open(&stored[..n], (STUDY, Service::Prolific)), None, "{n} bytes");
        }
    }

    #[test]
    fn a_key_has_64_hexadecimal_digits() {
        assert!(SecretsKey::from_hex(&format!(" {}\n", "aB".repeat(32))).is_some());
        for wrong in [String::new(), "ab".repeat(31), "ab".repeat(33), "xy".repeat(32)] {
            assert_eq!(SecretsKey::from_hex(&wrong), None, "{wrong}");
        }
    }
}
