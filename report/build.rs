//! Makes the digest of everything that the reports of a study are computed by: another version of the program never reads a
//! report that this one has stored, neither in another form nor with numbers that have been corrected since.

use std::{
    fs,
    io::Result,
    path::{Path, PathBuf},
};

use sha2::{Digest as _, Sha256};

/// What a report depends on but for the data: the crates that read, compute and write it, the texts that are in it, and the
/// versions of libraries. `tabular` writes files, which are not stored.
const PARTS: [&str; 12] = [
    "../Cargo.lock",
    "../agreement/src",
    "../engine/presets",
    "../engine/src",
    "../locales/en",
    "../messages/src",
    "../scoring/data",
    "../scoring/src",
    "../shared/src",
    "../store/migrations",
    "../store/src",
    "src",
];

fn main() -> Result<()> {
    let mut files = Vec::new();
    for part in PARTS {
        println!("cargo::rerun-if-changed={part}");
        find(Path::new(part), &mut files)?;
    }
    files.sort();
    let mut digest = Sha256::new();
    for file in files {
        let bytes = fs::read(&file)?;
        digest.update(file.to_string_lossy().replace('\\', "/"));
        digest.update([0]);
        digest.update(u64::try_from(bytes.len()).unwrap_or(u64::MAX).to_be_bytes());
        digest.update(bytes);
    }
    println!("cargo::rustc-env=CONCORD_REPORT_FORM={}", hex::encode(digest.finalize()));
    Ok(())
}

fn find(at: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if at.is_dir() {
        for entry in fs::read_dir(at)? {
            find(&entry?.path(), files)?;
        }
    } else {
        files.push(at.to_owned());
    }
    Ok(())
}
