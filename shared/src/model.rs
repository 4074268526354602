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
        /// What its tokens mean where they stand: a folder with an encoder of the BERT family, as model hubs publish it.
        Encoder = "encoder",
        /// Whether it has the style that rewrites should have: a folder of `concord train textcnn`.
        NeuralStyle = "neural_style",
        /// How usual its words are, one after the other: a folder of `concord train lm`.
        NeuralLanguage = "neural_language",
        /// How people would rate it: a folder of `concord train regression`.
        Rating = "rating",
    }
}

impl ModelKind {
    /// Whether it is a folder with a neural model, which only a process built for it can use.
    pub const fn is_neural(self) -> bool {
        matches!(self, Self::Encoder | Self::NeuralStyle | Self::NeuralLanguage | Self::Rating)
    }
}

/// A file of the installation's models folder, or a folder in it, as a study names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ModelFile {
    /// Its name in the folder.
    pub file: String,
    /// The SHA-256 digest of its content, in hexadecimal: another content is another model. Of a dictionary it is that of
    /// the `.aff` file, a zero byte and the `.dic` file; of a folder that of the names and contents of all its files.
    pub sha256: String,
}
