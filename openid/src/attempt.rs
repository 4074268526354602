//! One attempt to sign in.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::hmac;

const STATE: &str = "state";

/// One attempt to sign in, by the secret that the browser holds meanwhile. What is sent to the service is derived from it, so
/// that nothing has to be stored here.
pub struct Attempt {
    key: hmac::Key,
}

impl Attempt {
    /// The attempt of this secret, which has at least 32 random bytes as text.
    pub fn new(secret: &str) -> Self {
        Self { key: hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes()) }
    }

    /// What the service sends back together with its code.
    pub fn state(&self) -> String {
        self.derived(STATE)
    }

    /// Whether an answer of the service belongs to this attempt.
    pub fn matches(&self, state: &str) -> bool {
        let sent = URL_SAFE_NO_PAD.decode(state).unwrap_or_default();
        hmac::verify(&self.key, STATE.as_bytes(), &sent).is_ok()
    }

    /// What the ID token repeats.
    pub(crate) fn nonce(&self) -> String {
        self.derived("nonce")
    }

    /// What proves that the code is redeemed by who asked for it (PKCE): 43 characters, as RFC 7636 demands.
    pub(crate) fn verifier(&self) -> String {
        self.derived("verifier")
    }

    fn derived(&self, purpose: &str) -> String {
        URL_SAFE_NO_PAD.encode(hmac::sign(&self.key, purpose.as_bytes()))
    }
}

impl std::fmt::Debug for Attempt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Attempt").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::Attempt;

    #[test]
    fn an_answer_belongs_to_the_attempt_that_began_it() {
        let (one, other) = (Attempt::new("one secret"), Attempt::new("another secret"));
        assert!(one.matches(&one.state()));
        assert!(!other.matches(&one.state()) && !one.matches(""));
        let all = [one.state(), one.nonce(), one.verifier()];
        assert!(all.iter().all(|text| text.len() == 43));
        assert!(all[0] != all[1] && all[1] != all[2] && all[0] != all[2]);
    }
}
