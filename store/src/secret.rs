//! Secrets that are stored as hashes: tokens, one-time links, session ids.

use sha2::{Digest as _, Sha256};

/// The hash of a secret, in hexadecimal. Fit for long random secrets, never for passwords.
pub fn hash(secret: &str) -> String {
    hex::encode(Sha256::digest(secret.as_bytes()))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_hash_is_sha_256() {
        assert_eq!(super::hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
