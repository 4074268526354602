//! Models: files that score the texts of a language beyond what the texts themselves tell.

use serde::{Deserialize, Serialize};

use crate::words::words;

words! {
    /// What a model tells of a text.
    ModelKind {
        /// Whether it has the style that rewrites should have: a classifier of `concord style train`.
        Style = "style",
        /// Whether a person wrote it: a classifier of `concord style train`.
        Naturalness = "naturalness",
        /// How usual its words are, one after the other: a language model, as `concord lm train` writes it.
        Language = "language",
        /// What its words mean: word vectors of GloVe, word2vec or fastText.
        Vectors = "vectors",
    }
}

/// A file of the installation's models folder, as a study names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ModelFile {
    /// Its name in the folder.
    pub file: String,
    /// The SHA-256 digest of its content, in hexadecimal: another content is another model.
    pub sha256: String,
}
