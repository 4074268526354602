//! The identification of training data: a SHA-256 over everything that a model learns from.

use sha2::{Digest as _, Sha256};

/// A SHA-256 that grows by what is added; each piece with its length, so that no other pieces have the same.
#[derive(Debug, Clone, Default)]
pub struct Fingerprint(Sha256);

impl Fingerprint {
    /// The fingerprint with one more piece of data.
    #[must_use]
    pub fn with(mut self, piece: impl AsRef<[u8]>) -> Self {
        let piece = piece.as_ref();
        self.0.update((piece.len() as u64).to_le_bytes());
        self.0.update(piece);
        self
    }

    /// As 64 hexadecimal digits.
    pub fn hex(self) -> String {
        hex::encode(self.0.finalize())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_pieces_have_another_fingerprint() {
        let of = |pieces: &[&str]| pieces.iter().fold(Fingerprint::default(), Fingerprint::with).hex();
        assert_eq!(of(&["a", "b"]), of(&["a", "b"]));
        assert_ne!(of(&["ab", ""]), of(&["a", "b"]));
        assert_eq!(of(&[]).len(), 64);
    }
}
