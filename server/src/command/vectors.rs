//! Word vectors as commands take them: of a file that may be larger than memory, those of the words at hand.

use std::collections::BTreeSet;
use std::path::Path;

use mapped::Mapped;
use scoring::embeddings::Vectors;

use super::refused::{refused, unreadable};

/// The vectors of these words, as far as the file has them.
///
/// # Errors
/// The file cannot be read, or a line is no vector.
pub fn of(path: &Path, words: &BTreeSet<String>) -> anyhow::Result<Vectors> {
    let file = Mapped::open(path).map_err(|error| unreadable(path, &error))?;
    Vectors::select(&file, |word| words.contains(word)).map_err(|error| refused(format!("{}: {error}", path.display())))
}
