//! The files of an exported study other than its tables.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The file with the design, from which another study can be created.
pub const DESIGN: &str = "design.json";

/// The file with the known answers of its tasks.
pub const KNOWN: &str = "known.json";

/// The file that lists the others.
pub const MANIFEST: &str = "manifest.json";

/// The manifest's entry for a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Written {
    /// Its name.
    pub name: String,
    /// The number of lines, without a header.
    pub rows: u64,
    /// The number of bytes.
    pub bytes: u64,
    /// SHA-256 of its bytes.
    pub sha256: String,
}

impl Written {
    /// The manifest's entry for a file that was created as a whole.
    pub fn from_text(name: &str, text: &str) -> Self {
        let (rows, bytes) = (text.lines().count() as u64, text.len() as u64);
        Self { name: name.to_owned(), rows, bytes, sha256: hex::encode(Sha256::digest(text)) }
    }
}
