//! The protocols that an example study can follow: its tasks and languages.

use std::str::FromStr;

use shared::{Definition, Feed, FeedWhen, Language, Locale};

use crate::design::preset::Preset;

/// A paper whose study is recreated as an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    /// Briakou et al. 2021: rewrites in four languages, rated and ranked.
    Xformal,
    /// Nadejde et al. 2022: translations in two levels of formality, with marked spans; in the example, rewrites.
    Cocoa,
    /// Mir et al. 2019: style, content and naturalness of outputs, masked and unmasked.
    Mir,
    /// Pang and Gimpel 2019: outputs compared in pairs, and judged individually.
    Pang,
}

impl FromStr for Protocol {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|protocol| protocol.as_str() == word).ok_or_else(|| {
            format!("there is no example of \"{word}\"; there are: {}", Self::ALL.map(Self::as_str).join(", "))
        })
    }
}

impl Protocol {
    /// Every protocol.
    pub const ALL: [Self; 4] = [Self::Xformal, Self::Cocoa, Self::Mir, Self::Pang];

    /// The word by which a command names it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Xformal => "xformal",
            Self::Cocoa => "cocoa",
            Self::Mir => "mir",
            Self::Pang => "pang",
        }
    }

    /// The key under which the id of the example study is stored once it is complete.
    pub(super) const fn fact(self) -> &'static str {
        match self {
            Self::Xformal => "example",
            Self::Cocoa => "example-cocoa",
            Self::Mir => "example-mir",
            Self::Pang => "example-pang",
        }
    }

    /// The title of its example study.
    pub(super) const fn title(self) -> &'static str {
        match self {
            Self::Xformal => "Formal rewrites in four languages (example)",
            Self::Cocoa => "Two levels of formality, marked (example)",
            Self::Mir => "Style, content and naturalness (example)",
            Self::Pang => "Outputs compared in pairs (example)",
        }
    }

    /// The same for workers, in the language of their pages.
    pub(super) const fn title_in(self, say: Locale) -> &'static str {
        match self {
            Self::Xformal => say.example_title_xformal(),
            Self::Cocoa => say.example_title_cocoa(),
            Self::Mir => say.example_title_mir(),
            Self::Pang => say.example_title_pang(),
        }
    }

    /// What its example is about, for workers.
    pub(super) const fn about_in(self, say: Locale) -> &'static str {
        match self {
            Self::Xformal => say.example_about_xformal(),
            Self::Cocoa => say.example_about_cocoa(),
            Self::Mir => say.example_about_mir(),
            Self::Pang => say.example_about_pang(),
        }
    }

    /// The consent form of its example: what the study is about and what its workers do differ.
    pub(super) fn consent_in(self, say: Locale) -> String {
        let task = match self {
            Self::Xformal => say.example_task_xformal(),
            Self::Cocoa => say.example_task_cocoa(),
            Self::Mir => say.example_task_mir(),
            Self::Pang => say.example_task_pang(),
        };
        say.example_consent(self.about_in(say), task)
    }

    /// Whether its example has texts in a language: the instructions of all but the first are in English.
    pub(super) fn speaks(self, language: &Language) -> bool {
        self == Self::Xformal || language.primary() == "en"
    }

    /// Its tasks, in the order of the study.
    pub(crate) const fn presets(self) -> &'static [Preset] {
        match self {
            Self::Xformal => &[
                Preset::Rewrite,
                Preset::Pilot,
                Preset::Formality,
                Preset::Fluency,
                Preset::Meaning,
                Preset::Ranking,
                Preset::Quality,
                Preset::EditTypes,
            ],
            Self::Cocoa => &[
                Preset::TranslateAndTag,
                Preset::SecondLevel,
                Preset::GenderVariant,
                Preset::FormalityLabel,
                Preset::QualitySix,
                Preset::MatchesLevel,
            ],
            Self::Mir => &[
                Preset::IntensityAbsolute,
                Preset::IntensityRelative,
                Preset::ContentUnmasked,
                Preset::ContentMasked,
                Preset::NaturalnessAbsolute,
                Preset::NaturalnessRelative,
            ],
            Self::Pang => &[
                Preset::StyleBinary,
                Preset::Similarity,
                Preset::FluencyFour,
                Preset::AbStyle,
                Preset::AbSemantics,
                Preset::AbFluency,
                Preset::Preference,
            ],
        }
    }

    /// Adapts a preset to the example: the second iteration is fed by the first, and masked tasks get their lexicon.
    pub(super) fn adapt(definition: &mut Definition, languages: &[Language]) {
        let feed = |task, marked, memory| Feed { task, when: FeedWhen::Approved, marked, memory };
        match definition.preset.as_str() {
            "cocoa/second-level" => definition.from = Some(feed(1, true, Some(60))),
            "cocoa/gender-variant" => definition.from = Some(feed(1, false, None)),
            _ => {}
        }
        if definition.display.hides() {
            for language in languages {
                let listed = scoring::abbreviations::of(language.as_str());
                let words = listed.keys().map(|word| word.to_lowercase());
                let words = words.filter(|word| word.chars().all(char::is_alphanumeric)).collect();
                definition.lexicon.insert(language.clone(), words);
            }
        }
    }
}
