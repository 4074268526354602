//! The files of an exported study besides its tables.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The file a folder has beside the data: what makes another study like this one.
pub const DESIGN: &str = "design.json";

/// The file beside it with the known answers of its tasks.
pub const KNOWN: &str = "known.json";

/// The file that lists the others.
pub const MANIFEST: &str = "manifest.json";

/// What the manifest says of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Written {
    /// Its name.
    pub name: String,
    /// Lines, without a header.
    pub rows: u64,
    /// Bytes.
    pub bytes: u64,
    /// SHA-256 of its bytes.
    pub sha256: String,
}

impl Written {
    /// What the manifest says of a file that was made as a whole.
    pub fn of(name: &str, text: &str) -> Self {
        let (rows, bytes) = (text.lines().count() as u64, text.len() as u64);
        Self { name: name.to_owned(), rows, bytes, sha256: hex::encode(Sha256::digest(text)) }
    }
}
