//! Scores: what an automatic metric says of an output.

use crate::{ModelKind, words::words};

words! {
    /// The metrics of a study's texts.
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
        /// The probability of the style that rewrites should have.
        Style = "style",
        /// How far the source's style was moved towards it: style transfer intensity.
        Intensity = "intensity",
        /// The probability that a person wrote it.
        Naturalness = "naturalness",
        /// A word's log₁₀-probability, on average.
        LogProbability = "log_probability",
        /// How far its words are from the source's: Word Mover's Distance.
        Wmd = "wmd",
        /// The same with the words of style masked in both.
        MaskedWmd = "wmd_masked",
        /// How well its tokens and those of people's rewrites match by vectors in context: F₁ of BERTScore.
        BertScore = "bertscore",
        /// How alike its vector and the source's are.
        NeuralSim = "sim_neural",
        /// How far its tokens are from the source's by vectors in context.
        NeuralWmd = "wmd_neural",
        /// The probability of the style that rewrites should have, by a neural classifier.
        NeuralStyle = "style_neural",
        /// A word's log₁₀-probability, on average, by a neural language model; by one of the GPT-2 family a token's.
        NeuralLogProbability = "log_probability_neural",
        /// How people would rate it, by a regression that learnt from their ratings.
        Rating = "rating",
    }
}

impl Metric {
    /// Whether it compares with people's rewrites: it says nothing of an output without any.
    pub const fn needs_references(self) -> bool {
        matches!(self, Self::Bleu | Self::Chrf | Self::Ter | Self::BertScore)
    }

    /// The models it needs: it says nothing in a language that has not all of them.
    pub const fn models(self) -> &'static [ModelKind] {
        match self {
            Self::Style | Self::Intensity => &[ModelKind::Style],
            Self::Naturalness => &[ModelKind::Naturalness],
            Self::LogProbability => &[ModelKind::Language],
            Self::Wmd => &[ModelKind::Vectors],
            Self::MaskedWmd => &[ModelKind::Vectors, ModelKind::Style],
            Self::BertScore | Self::NeuralSim | Self::NeuralWmd => &[ModelKind::Encoder],
            Self::NeuralStyle => &[ModelKind::NeuralStyle],
            Self::NeuralLogProbability => &[ModelKind::NeuralLanguage],
            Self::Rating => &[ModelKind::Rating],
            _ => &[],
        }
    }

    /// The neural model by which it measures, if it is of one.
    pub fn neural_model(self) -> Option<ModelKind> {
        self.models().iter().copied().find(|kind| kind.is_neural())
    }
}
