//! Scores: what an automatic metric says of an output.

use crate::words::words;

words! {
    /// The metrics that need nothing but the texts of a study.
    Metric {
        /// Characters touched on the way from the source: Levenshtein distance.
        Characters = "characters",
        /// Words and marks touched on the way from the source: Levenshtein distance.
        Tokens = "tokens",
        /// The share of words and marks that source and output do not have in common: LeD.
        Led = "led",
        /// Words.
        Length = "length",
        /// Kinds of edits, by the paper's definition.
        EditTypes = "edit_types",
        /// BLEU against the source.
        SelfBleu = "self_bleu",
        /// BLEU against people's rewrites of the source.
        Bleu = "bleu",
        /// chrF against people's rewrites of the source.
        Chrf = "chrf",
        /// Translation edit rate against people's rewrites of the source.
        Ter = "ter",
    }
}

impl Metric {
    /// Whether it compares with people's rewrites: it says nothing of an output without any.
    pub const fn needs_references(self) -> bool {
        matches!(self, Self::Bleu | Self::Chrf | Self::Ter)
    }
}
