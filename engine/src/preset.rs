//! Presets: complete task definitions to start from, in the languages of a study.
//!
//! Their texts are those of the example study; a study in another language starts from the English ones.

use std::collections::BTreeMap;

use serde::Deserialize;
use shared::{
    ChoiceOption, Definition, Gate, Language, Localised, Problem, Question, QuestionKind, ScalePoint, Subject,
};

use crate::{Error, Result};

/// A task to start from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// Write the text anew in another style.
    Rewrite,
    /// The same, a few times, before a native speaker looks at it.
    Pilot,
    /// How formal is a text, -3 to 3.
    Formality,
    /// How fluent is a text, 1 to 5.
    Fluency,
    /// Do two texts mean the same, 1 to 6.
    Meaning,
    /// Rank several rewrites of a text.
    Ranking,
    /// Is a rewrite excellent, acceptable or poor.
    Quality,
    /// What was changed in a rewrite: thirteen boxes and others.
    EditTypes,
    /// Is a text formal, informal, neutral or something else.
    Label,
    /// Which of two texts reads more naturally.
    Naturalness,
    /// Which of two rewrites is better in style, in meaning and in fluency, or neither.
    Comparison,
    /// Which of two rewrites is better on the whole.
    Preference,
}

/// What a worker reads in one language: the file `instructions.LANG.toml`.
#[derive(Clone, Debug, Deserialize)]
pub struct Texts {
    /// What a worker agrees to.
    pub consent: Text,
    /// The qualification test.
    pub test: Text,
    /// The tasks by the word of their preset.
    #[serde(flatten)]
    pub tasks: BTreeMap<String, Text>,
}

/// The texts of one task in one language.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// Its title.
    pub title: String,
    /// Its instructions, in Markdown.
    pub instructions: String,
    /// Good and bad examples with the reasons, in Markdown.
    #[serde(default)]
    pub examples: String,
    /// What is asked, where it is one thing.
    #[serde(default)]
    pub question: String,
    /// What is asked, by the key of the question, where it is several.
    #[serde(default)]
    pub questions: BTreeMap<String, String>,
    /// The words of the scale, from its lowest point, or of the answers offered.
    #[serde(default)]
    pub points: Vec<String>,
}

/// The files of the built-in texts by language.
const FILES: [(&str, &str); 4] = [
    ("en", include_str!("../example/instructions.en.toml")),
    ("fr", include_str!("../example/instructions.fr.toml")),
    ("it", include_str!("../example/instructions.it.toml")),
    ("pt-BR", include_str!("../example/instructions.pt-BR.toml")),
];

/// The built-in texts nearest to a language: its own, else English.
///
/// # Errors
/// A built-in file is not what it should be.
pub fn texts(language: &Language) -> Result<Texts> {
    let near = FILES.iter().find(|(tag, _)| tag.split('-').next() == Some(language.primary()));
    let (_, file) = near.unwrap_or(&FILES[0]);
    toml::from_str(file).map_err(|error| Error::Unexpected(format!("built-in texts: {error}")))
}

impl Preset {
    /// All of them, in the order a study uses them.
    pub const ALL: [Self; 12] = [
        Self::Rewrite,
        Self::Pilot,
        Self::Formality,
        Self::Fluency,
        Self::Meaning,
        Self::Ranking,
        Self::Quality,
        Self::EditTypes,
        Self::Label,
        Self::Naturalness,
        Self::Comparison,
        Self::Preference,
    ];

    /// Those of the example study.
    pub const EXAMPLE: [Self; 6] =
        [Self::Rewrite, Self::Pilot, Self::Formality, Self::Fluency, Self::Meaning, Self::Ranking];

    /// The word it is written as.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Rewrite => "rewrite",
            Self::Pilot => "pilot",
            Self::Formality => "formality",
            Self::Fluency => "fluency",
            Self::Meaning => "meaning",
            Self::Ranking => "ranking",
            Self::Quality => "quality",
            Self::EditTypes => "edit_types",
            Self::Label => "label",
            Self::Naturalness => "naturalness",
            Self::Comparison => "comparison",
            Self::Preference => "preference",
        }
    }

    /// What it is for, in one line.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Rewrite => "Workers write each source anew in another style.",
            Self::Pilot => "A few rewrites that a native speaker reads before the worker goes on.",
            Self::Formality => "How formal is a text, from -3 to 3.",
            Self::Fluency => "How fluent is a text, from 1 to 5.",
            Self::Meaning => "Do a source and its rewrite mean the same, from 1 to 6.",
            Self::Ranking => "Rank several rewrites of one source, beside a human one.",
            Self::Quality => "Is a rewrite excellent, acceptable or poor.",
            Self::EditTypes => "What was changed in a rewrite: thirteen boxes, and others in the worker's own words.",
            Self::Label => "Is a text formal, informal, neutral or something else.",
            Self::Naturalness => "Which of two texts reads more naturally; COPY stands for the originals.",
            Self::Comparison => "Which of two rewrites is better in style, meaning and fluency, or neither.",
            Self::Preference => "Which of two rewrites is better on the whole; one must be chosen.",
        }
    }

    /// The whole definition in these languages.
    ///
    /// # Errors
    /// A built-in file is not what it should be.
    pub fn definition(self, languages: &[Language]) -> Result<Definition> {
        let (mut title, mut instructions) = (Localised::default(), Localised::default());
        let mut prompts: Vec<Localised> = vec![Localised::default(); self.keys().len()];
        let n_words = self.scale().map_or(self.answers().len(), Iterator::count);
        let mut words: Vec<Localised> = vec![Localised::default(); n_words];
        for language in languages {
            let texts = texts(language)?;
            let missing = |what: &str| Error::Unexpected(format!("built-in texts of {language}: no {what}"));
            let text = texts.tasks.get(self.as_str()).ok_or_else(|| missing(self.as_str()))?;
            title.set(language.clone(), &text.title);
            instructions.set(language.clone(), &whole(text));
            for (prompt, key) in prompts.iter_mut().zip(self.keys()) {
                let own = text.questions.get(*key).or((!text.question.is_empty()).then_some(&text.question));
                prompt.set(language.clone(), own.ok_or_else(|| missing(key))?);
            }
            for (point, word) in words.iter_mut().zip(&text.points) {
                point.set(language.clone(), word);
            }
        }
        let question = |(key, prompt): (&&str, Localised)| Question {
            key: (*key).to_owned(),
            prompt,
            required: true,
            kind: self.kind(words.clone()),
        };
        Ok(Definition {
            preset: self.as_str().to_owned(),
            title,
            instructions,
            subject: self.subject(),
            questions: self.keys().iter().zip(prompts).map(question).collect(),
            need: self.need(),
            items_per_hit: 1,
            lease_seconds: 1_800,
            reward: 10,
            gates: match self {
                Self::Rewrite => vec![Gate::Location, Gate::Test, Gate::Review],
                _ => vec![Gate::Location, Gate::Test],
            },
        })
    }

    /// Every candidate goes through the pilot, so its hits are wanted by many.
    const fn need(self) -> i64 {
        match self {
            Self::Rewrite => 4,
            Self::Pilot => 40,
            _ => 3,
        }
    }

    /// The keys of its questions.
    const fn keys(self) -> &'static [&'static str] {
        match self {
            Self::Rewrite | Self::Pilot => &["rewrite"],
            Self::Formality => &["formality"],
            Self::Fluency => &["fluency"],
            Self::Meaning => &["meaning"],
            Self::Ranking => &["ranking"],
            Self::Quality => &["quality"],
            Self::EditTypes => &["edit_types"],
            Self::Label => &["label"],
            Self::Naturalness => &["naturalness"],
            Self::Comparison => &["style", "semantics", "fluency"],
            Self::Preference => &["preference"],
        }
    }

    const fn subject(self) -> Subject {
        match self {
            Self::Rewrite | Self::Pilot => Subject::Source,
            Self::Formality | Self::Fluency | Self::Label => Subject::Output,
            Self::Meaning | Self::Quality | Self::EditTypes => Subject::Pair,
            Self::Ranking => Subject::Outputs,
            Self::Naturalness => Subject::Two,
            Self::Comparison | Self::Preference => Subject::Sides,
        }
    }

    fn scale(self) -> Option<std::ops::RangeInclusive<i64>> {
        match self {
            Self::Formality => Some(-3..=3),
            Self::Fluency => Some(1..=5),
            Self::Meaning => Some(1..=6),
            _ => None,
        }
    }

    /// The keys of the answers it offers.
    const fn answers(self) -> &'static [&'static str] {
        match self {
            Self::Quality => &["excellent", "acceptable", "poor"],
            Self::EditTypes => &[
                "capitalization",
                "punctuation",
                "paraphrase",
                "delete_fillers",
                "completion",
                "add_context",
                "contractions",
                "spelling",
                "normalization",
                "slang_idioms",
                "politeness",
                "split_sentences",
                "relativizers",
            ],
            Self::Label => &["formal", "informal", "neutral", "other"],
            _ => &[],
        }
    }

    fn kind(self, words: Vec<Localised>) -> QuestionKind {
        if let Some(scale) = self.scale() {
            let points = scale.zip(words).map(|(value, label)| ScalePoint { value, label }).collect();
            return QuestionKind::Scale { points };
        }
        let option = |(key, label): (&&str, Localised)| ChoiceOption { key: (*key).to_owned(), label };
        let options = self.answers().iter().zip(words).map(option).collect();
        match self {
            Self::Ranking => QuestionKind::Ranking { ties: true },
            Self::Quality | Self::Label => QuestionKind::Choice { options, many: false, other: false },
            Self::EditTypes => QuestionKind::Choice { options, many: true, other: true },
            Self::Comparison => QuestionKind::Pairwise { tie: true },
            Self::Naturalness | Self::Preference => QuestionKind::Pairwise { tie: false },
            _ => QuestionKind::Text { max_chars: 1_000 },
        }
    }
}

impl std::str::FromStr for Preset {
    type Err = Problem;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        let list = Self::ALL.map(Self::as_str).join(", ");
        let found = Self::ALL.into_iter().find(|preset| preset.as_str() == word);
        found.ok_or_else(|| Problem::invalid("preset", format!("\"{word}\" is no preset; there are: {list}")))
    }
}

/// Instructions and examples as one text.
fn whole(text: &Text) -> String {
    match text.examples.trim() {
        "" => text.instructions.trim().to_owned(),
        examples => format!("{}\n\n{examples}", text.instructions.trim()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn languages() -> Vec<Language> {
        FILES.iter().map(|(tag, _)| tag.parse().expect("a tag")).collect()
    }

    #[test]
    fn every_preset_holds_together_in_every_language() {
        for preset in Preset::ALL {
            let definition = preset.definition(&languages()).expect("a definition");
            definition.check().expect("holds together");
            assert_eq!(definition.title.0.len(), FILES.len(), "{}", preset.as_str());
            for question in &definition.questions {
                assert_eq!(question.prompt.0.len(), FILES.len(), "{}", preset.as_str());
                if let QuestionKind::Choice { options, .. } = &question.kind {
                    let whole = options.iter().all(|option| option.label.0.len() == FILES.len());
                    assert!(whole && options.len() == preset.answers().len(), "{}", preset.as_str());
                }
            }
            if let QuestionKind::Scale { points } = &definition.questions[0].kind {
                assert!(points.iter().all(|point| point.label.0.len() == FILES.len()), "{}", preset.as_str());
            }
        }
    }

    #[test]
    fn a_definition_survives_its_json() {
        for preset in Preset::ALL {
            let definition = preset.definition(&languages()).expect("a definition");
            let json = serde_json::to_string(&definition).expect("JSON");
            assert_eq!(serde_json::from_str::<Definition>(&json).expect("the same"), definition, "{}", preset.as_str());
        }
    }

    #[test]
    fn a_language_without_texts_starts_from_the_english_ones() {
        let german = "de".parse().expect("a tag");
        let definition = Preset::Rewrite.definition(&[german]).expect("a definition");
        assert_eq!(definition.title.get(&"de".parse().expect("a tag")), "Rewrite in a formal style");
    }
}
