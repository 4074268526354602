//! `SHA256SUMS`: the hashes of all files, as `sha256sum --check` reads them.

use sha2::{Digest as _, Sha256};

use super::Artifact;

/// The file with a line for each of the others.
pub fn sums(artifacts: &[Artifact]) -> Artifact {
    let mut lines: Vec<String> =
        artifacts.iter().map(|Artifact { name, bytes }| format!("{}  {name}\n", sha256(bytes))).collect();
    lines.sort_by(|left, right| left[64..].cmp(&right[64..]));
    Artifact { name: "SHA256SUMS".to_owned(), bytes: lines.concat().into_bytes() }
}

/// A hash as hexadecimal digits.
pub fn sha256(bytes: &[u8]) -> String {
    hex::encode(Sha256::digest(bytes))
}
