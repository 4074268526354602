//! Which files a study is restored from, and whether they are those that were exported.

use std::{
    io::Read as _,
    path::{Path, PathBuf},
};

use serde::Deserialize;
use sha2::{Digest as _, Sha256};
use shared::{Problem, refusal};

use super::unreadable;
use crate::{
    Result,
    design::study::files::{DESIGN, KNOWN, MANIFEST, Written},
    texts::import::stream::name,
};

/// The files from which a study is restored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Files {
    /// Its design.
    pub design: PathBuf,
    /// The systems of an export.
    pub systems: Option<PathBuf>,
    /// Its sources.
    pub sources: Option<PathBuf>,
    /// The outputs for the sources.
    pub outputs: Option<PathBuf>,
    /// The known answers of an export.
    pub known: Option<PathBuf>,
}

/// The part of a manifest that is read.
#[derive(Deserialize)]
struct Listing {
    files: Vec<Written>,
}

impl Files {
    /// Finds the files of a design, or of the folder of an export.
    ///
    /// # Errors
    /// A file of the folder differs from the exported one, or the texts are in Parquet.
    pub fn find(from: &Path) -> Result<Self> {
        if !from.is_dir() {
            return Ok(Self { design: from.to_owned(), ..Self::default() });
        }
        let manifest = from.join(MANIFEST);
        if manifest.is_file() {
            check(from, &std::fs::read(manifest)?)?;
        }
        Ok(Self { design: from.join(DESIGN), ..Self::texts_in(from)? })
    }

    /// Finds the files of the texts in a folder.
    ///
    /// # Errors
    /// The texts are in Parquet, or there are two files of a kind.
    pub fn texts_in(folder: &Path) -> Result<Self> {
        let find = |noun: &str| -> Result<Option<PathBuf>> {
            let files = ["csv", "tsv", "jsonl"].map(|ending| folder.join(format!("{noun}.{ending}")));
            let mut there = files.into_iter().filter(|file| file.is_file());
            let found = there.next();
            if let (Some(one), Some(other)) = (&found, there.next()) {
                // Which of them somebody has edited is not known.
                let reason = refusal::file_is_there_twice(name(one), name(&other));
                return Err(Problem::conflict(reason).into());
            }
            Ok(found)
        };
        let [systems, sources, outputs] = [find("systems")?, find("sources")?, find("outputs")?];
        // Otherwise, a study without texts would be made.
        if sources.is_none() && folder.join("sources.parquet").is_file() {
            return Err(Problem::conflict(refusal::restore_parquet()).into());
        }
        let known = Some(folder.join(KNOWN)).filter(|file| file.is_file());
        Ok(Self { design: PathBuf::new(), systems, sources, outputs, known })
    }
}

/// Refuses a folder whose files differ from its manifest: an incomplete copy would look like a complete study.
fn check(folder: &Path, manifest: &[u8]) -> Result<(), Problem> {
    let listing: Listing = serde_json::from_slice(manifest).map_err(|error| {
        Problem::invalid(MANIFEST, refusal::of_file(MANIFEST, refusal::not_a_manifest(error.to_string())))
    })?;
    let needed = |written: &&Written| {
        [DESIGN, KNOWN].contains(&written.name.as_str())
            || ["systems.", "sources.", "outputs."].iter().any(|noun| written.name.starts_with(noun))
    };
    for written in listing.files.iter().filter(needed) {
        let path = folder.join(name(Path::new(&written.name)));
        if hash(&path).map_err(|error| unreadable(&path, &error))? != written.sha256 {
            let reason = refusal::file_was_changed(&written.name, MANIFEST);
            return Err(Problem::invalid(written.name.clone(), reason));
        }
    }
    Ok(())
}

fn hash(path: &Path) -> std::io::Result<String> {
    let (mut file, mut hash, mut piece) = (std::fs::File::open(path)?, Sha256::new(), vec![0; 64 * 1024]);
    loop {
        match file.read(&mut piece)? {
            0 => return Ok(hex::encode(hash.finalize())),
            n => hash.update(&piece[..n]),
        }
    }
}
