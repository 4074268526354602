//! Presets: complete task definitions to start from. The structure of each is a file in `presets/`, its texts are
//! messages in `locales/*/presets/`; the build script writes both as one definition in the public format.
//!
//! If a preset has no texts in the language of a study, the English ones are used, and
//! somebody has to confirm them.

use shared::{Definition, Doubt, Language, Part, Place, Problem, Unconfirmed, Wordings, refusal};

use crate::{Error, Result};

/// Defines the presets: the name, which is also the name of the file, and the purpose for the documentation.
macro_rules! presets {
    ($($(#[doc = $about:literal])+ $variant:ident = $name:literal;)+) => {
        /// A preset task definition.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Preset {
            $($(#[doc = $about])+ $variant,)+
        }

        impl Preset {
            /// All presets, in the order in which a study uses them.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// The name with which it is written.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $name,)+ }
            }

            const fn file(self) -> &'static str {
                match self { $(Self::$variant => include_str!(concat!(env!("OUT_DIR"), "/presets/", $name, ".toml")),)+ }
            }
        }
    };
}

presets! {
    /// Workers rewrite each source in another style.
    Rewrite = "xformal/rewrite";
    /// A few rewrites that a native speaker reviews before the worker can continue.
    Pilot = "pilot";
    /// How formal a text is, from -3 to 3.
    Formality = "xformal/formality";
    /// How fluent a text is, from 1 to 5.
    Fluency = "xformal/fluency";
    /// Whether a source and its rewrite mean the same, from 1 to 6.
    Meaning = "xformal/meaning";
    /// Rank several rewrites of one source, shown with the source and a human rewrite.
    Ranking = "xformal/ranking";
    /// Whether a rewrite is excellent, acceptable or poor.
    Quality = "xformal/quality";
    /// What was changed in a rewrite: thirteen edit types, and a field for others.
    EditTypes = "xformal/edit-types";
    /// Which of two rewrites is better in style, meaning and fluency, or neither.
    Comparison = "comparison";
    /// How formal a text is, from 1 to 5 (Mir et al. 2019).
    IntensityAbsolute = "mir/intensity-absolute";
    /// How different the styles of a source and its rewrite are, from 1 to 5 (Mir et al. 2019).
    IntensityRelative = "mir/intensity-relative";
    /// How much of the content is kept, from 1 to 5 (Mir et al. 2019).
    ContentUnmasked = "mir/content-unmasked";
    /// The same with style words hidden in both texts (Mir et al. 2019).
    ContentMasked = "mir/content-masked";
    /// How natural a text is, from 1 to 5 (Mir et al. 2019).
    NaturalnessAbsolute = "mir/naturalness-absolute";
    /// Which of two texts is more natural; the outputs of COPY are the originals (Mir et al. 2019).
    NaturalnessRelative = "mir/naturalness-relative";
    /// Whether a text is formal or informal; one must be chosen (Pang and Gimpel 2019).
    StyleBinary = "pang/style-binary";
    /// How similar two meanings are, from 1 to 4 with examples of each (Pang and Gimpel 2019).
    Similarity = "pang/similarity-1-4";
    /// How fluent a text is, from 1 to 4 with examples of each (Pang and Gimpel 2019).
    FluencyFour = "pang/fluency-1-4";
    /// Which of two rewrites has the better style, or neither (Pang and Gimpel 2019).
    AbStyle = "pang/ab-style";
    /// Which of two rewrites keeps the meaning better, or neither (Pang and Gimpel 2019).
    AbSemantics = "pang/ab-semantics";
    /// Which of two rewrites is more fluent, or neither (Pang and Gimpel 2019).
    AbFluency = "pang/ab-fluency";
    /// Which of two rewrites is better overall; one must be chosen (Pang and Gimpel 2019).
    Preference = "pang/preference";
    /// Translate formally from scratch, and mark the words that carry formality (Nadejde et al. 2022).
    TranslateAndTag = "cocoa/translate-and-tag";
    /// Edit a formal translation into an informal one, and mark its words (Nadejde et al. 2022).
    SecondLevel = "cocoa/second-level";
    /// Edit a translation for the other gender (Nadejde et al. 2022).
    GenderVariant = "cocoa/gender-variant";
    /// Which words of a text carry formality (Nadejde et al. 2022).
    Tag = "cocoa/tag";
    /// Whether a text is formal, informal, neutral or other (Nadejde et al. 2022).
    FormalityLabel = "cocoa/formality-label";
    /// How good a translation is, from 1 to 6 (Nadejde et al. 2022).
    QualitySix = "cocoa/quality-1-6";
    /// Whether a text has the requested formality, yes or no (Nadejde et al. 2022).
    MatchesLevel = "cocoa/matches-level";
    /// A source and a question with two answers, to start from scratch.
    Blank = "blank";
}

impl Preset {
    /// The presets grouped by the paper whose protocol they follow; those without a paper come last.
    pub fn by_paper() -> Vec<(Option<&'static str>, Vec<Self>)> {
        let papers = [
            ("XFORMAL (Briakou et al. 2021)", "xformal/"),
            ("Mir et al. 2019", "mir/"),
            ("Pang and Gimpel 2019", "pang/"),
            ("CoCoA-MT (Nadejde et al. 2022)", "cocoa/"),
        ];
        let of = |paper: &str| Self::ALL.iter().copied().filter(|preset| preset.as_str().starts_with(paper)).collect();
        let general = Self::ALL.iter().copied().filter(|preset| !preset.as_str().contains('/')).collect();
        let of_papers = papers.map(|(name, folder)| (Some(name), of(folder)));
        of_papers.into_iter().chain([(None, general)]).collect()
    }

    /// Its title in this language, or in English.
    ///
    /// # Errors
    /// A built-in file is invalid.
    pub fn title(self, language: &Language) -> Result<String> {
        let definition = self.definition(std::slice::from_ref(language))?;
        Ok(definition.title.get(language).to_owned())
    }

    /// The complete definition in these languages. In a language without texts of its own it has the English ones, which
    /// must be confirmed.
    ///
    /// # Errors
    /// A built-in file is invalid.
    pub fn definition(self, languages: &[Language]) -> Result<Definition> {
        let read = toml::from_str(self.file());
        let mut definition: Definition =
            read.map_err(|error| Error::Unexpected(format!("the preset {}: {error}", self.as_str())))?;
        let own: Vec<Language> = definition.title.0.keys().cloned().collect();
        for text in definition.texts_mut() {
            let all = std::mem::take(text);
            for language in languages {
                text.set(language.clone(), all.get(language));
            }
        }
        for examples in definition.examples_mut() {
            let all = std::mem::take(examples);
            for language in languages {
                examples.set(language.clone(), all.get(language).to_vec());
            }
        }
        let is_copied = |language: &&Language| !own.iter().any(|own| own.primary() == language.primary());
        let copied: Vec<&Language> = languages.iter().filter(is_copied).collect();
        let of_place = |(place, texts): (Place, Wordings<'_>)| {
            // A task from scratch says nothing of its own before these texts are written.
            let is_placeholder =
                self == Self::Blank && matches!(place.part, Part::Title | Part::Instructions | Part::Prompt);
            let why = |language: &Language| match (is_placeholder, copied.contains(&language)) {
                (true, _) => Some(Doubt::Placeholder),
                (false, true) => Some(Doubt::Copy),
                (false, false) => None,
            };
            let there = languages.iter().filter(|language| texts.contains_key(*language));
            let doubt = |language: &Language| {
                Some(Unconfirmed { language: language.clone(), place: place.clone(), why: why(language)? })
            };
            there.filter_map(doubt).collect::<Vec<_>>()
        };
        let unconfirmed = definition.wordings().into_iter().flat_map(of_place).collect();
        definition.unconfirmed = unconfirmed;
        Ok(definition)
    }
}

impl std::str::FromStr for Preset {
    type Err = Problem;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.iter().copied().find(|preset| preset.as_str() == word);
        let all = || Self::ALL.iter().map(|preset| preset.as_str()).collect::<Vec<_>>().join(", ");
        found.ok_or_else(|| Problem::invalid("preset", refusal::not_one_of(word, all())))
    }
}

#[cfg(test)]
mod tests {
    use shared::Examples;

    use super::*;

    fn languages() -> Vec<Language> {
        ["en", "fr", "it", "pt-BR"].map(|tag| tag.parse().expect("a tag")).into()
    }

    #[test]
    fn every_preset_holds_together_in_every_language() {
        for preset in Preset::ALL {
            let mut definition = preset.definition(&languages()).expect("a definition");
            definition.check().expect("holds together");
            assert_eq!(definition.preset, preset.as_str());
            for text in definition.texts_mut() {
                assert_eq!(text.0.len(), 4, "{}: {text:?}", preset.as_str());
            }
        }
    }

    #[test]
    fn every_preset_is_in_one_group() {
        let mut listed: Vec<&str> =
            Preset::by_paper().into_iter().flat_map(|(_, all)| all).map(Preset::as_str).collect();
        let mut all: Vec<&str> = Preset::ALL.iter().map(|preset| preset.as_str()).collect();
        listed.sort_unstable();
        all.sort_unstable();
        assert_eq!(listed, all);
    }

    /// A preset exactly as in its file, without falling back to another language.
    fn written(preset: Preset) -> Definition {
        toml::from_str(preset.file()).expect("a definition")
    }

    /// A language that is added later may lack texts; these four are complete.
    #[test]
    fn every_preset_has_all_its_texts_in_four_languages() {
        for preset in Preset::ALL {
            let mut definition = written(*preset);
            let examples: Vec<Examples> = definition.examples_mut().into_iter().map(|each| each.clone()).collect();
            for language in languages() {
                for text in definition.texts_mut() {
                    assert!(text.0.contains_key(&language), "{} in {language}: {text:?}", preset.as_str());
                }
                for examples in examples.iter().filter(|examples| !examples.is_empty()) {
                    assert!(examples.0.contains_key(&language), "{} in {language}: {examples:?}", preset.as_str());
                }
            }
            let titles: std::collections::BTreeSet<&str> =
                languages().iter().map(|each| definition.title.get(each)).collect();
            assert_eq!(titles.len(), 4, "{}", preset.as_str());
        }
    }

    #[test]
    fn scales_show_the_examples_that_their_papers_have() {
        for (preset, n) in [
            (Preset::Similarity, 5),
            (Preset::FluencyFour, 5),
            (Preset::Formality, 1),
            (Preset::Fluency, 1),
            (Preset::Meaning, 1),
            (Preset::QualitySix, 1),
        ] {
            let mut definition = written(preset);
            for examples in definition.examples_mut() {
                for language in languages() {
                    assert_eq!(examples.get(&language).len(), n, "{}: {examples:?}", preset.as_str());
                }
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
    fn the_texts_of_a_task_from_scratch_are_to_be_written() {
        let definition = Preset::Blank.definition(&languages()).expect("a definition");
        for language in languages() {
            let of = definition.unconfirmed.iter().filter(|text| text.language == language);
            let parts: Vec<Part> =
                of.filter(|text| text.why == Doubt::Placeholder).map(|text| text.place.part).collect();
            assert_eq!(parts, [Part::Title, Part::Instructions, Part::Prompt], "{language}");
        }
    }

    #[test]
    fn a_language_without_texts_starts_from_the_english_ones() {
        let dutch = "nl".parse().expect("a tag");
        let definition = Preset::Rewrite.definition(&["pt".parse().expect("a tag"), dutch]).expect("a definition");
        assert_eq!(definition.title.get(&"nl".parse().expect("a tag")), "Rewrite in a formal style");
        let doubts: Vec<(&str, Doubt)> =
            definition.unconfirmed.iter().map(|text| (text.language.as_str(), text.why)).collect();
        assert!(doubts.len() > 2 && doubts.iter().all(|doubt| *doubt == ("nl", Doubt::Copy)), "{doubts:?}");
    }
}
