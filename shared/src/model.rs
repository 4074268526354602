//! Models: files that measure properties of the texts of a language.

use serde::{Deserialize, Serialize};

use crate::words::words;

words! {
    /// What a model measures.
    ModelKind {
        /// Whether a text has the style that rewrites should have: a classifier of `concord style train`.
        Style = "style",
        /// Whether a text was written by a person: a classifier of `concord style train`.
        Naturalness = "naturalness",
        /// How probable its sequence of words is: a language model, as `concord lm train` writes it.
        Language = "language",
        /// How its words are spelt: a Hunspell dictionary, a `.dic` file next to its `.aff` file.
        Dictionary = "dictionary",
        /// The meanings of its words: word vectors of GloVe, word2vec or fastText.
        Vectors = "vectors",
        /// The meanings of its tokens in context: a folder with an encoder of the BERT family, as model hubs publish
        /// it.
        Encoder = "encoder",
        /// Whether a text has the style that rewrites should have: a folder of `concord train textcnn`.
        NeuralStyle = "neural_style",
        /// How probable its sequence of words is: a folder of `concord train lm`.
        NeuralLanguage = "neural_language",
        /// How raters would rate it: a folder of `concord train regression`.
        Rating = "rating",
    }
}

impl ModelKind {
    /// Whether it is a folder with a neural model, which only a process built for neural models can use.
    pub const fn is_neural(self) -> bool {
        matches!(self, Self::Encoder | Self::NeuralStyle | Self::NeuralLanguage | Self::Rating)
    }
}

/// A file or folder of the server's models folder, as a study names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ModelFile {
    /// Its name in the folder.
    pub file: String,
    /// The SHA-256 digest of its content, in hexadecimal: different content makes a different model. For a dictionary,
    /// it is the digest of the `.aff` file, a zero byte and the `.dic` file; for a folder, that of the names and
    /// contents of all its files.
    pub sha256: String,
}
