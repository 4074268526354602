//! Models: files that tell of the texts of a language what they do not tell themselves.

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
        /// How its words are spelt: a Hunspell dictionary, a `.dic` file beside its `.aff` file.
        Dictionary = "dictionary",
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
    /// The SHA-256 digest of its content, in hexadecimal: another content is another model. Of a dictionary it is that of
    /// the `.aff` file, a zero byte and the `.dic` file.
    pub sha256: String,
}
