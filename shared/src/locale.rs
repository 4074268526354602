//! What the interface says to workers, in the languages that the presets speak.
//!
//! A sentence is a method of [`Locale`] that has its words in every language: one that misses a language does not
//! compile, and neither does one that leaves out a value in some language. Pages for researchers speak English.

mod account;
mod check;
mod gate;
mod hit;
mod leave;
mod problem;
mod saving;
mod work;

use serde::{Deserialize, Serialize};

use crate::Language;

/// A language in which workers are spoken to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Locale {
    /// English: for everybody whose language is none of the others.
    #[default]
    En,
    /// French.
    Fr,
    /// Italian.
    It,
    /// Brazilian Portuguese.
    PtBr,
}

impl Locale {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::En, Self::Fr, Self::It, Self::PtBr];

    /// What a worker of this language is spoken to in.
    pub fn of(language: &Language) -> Self {
        match language.primary() {
            "fr" => Self::Fr,
            "it" => Self::It,
            "pt" => Self::PtBr,
            _ => Self::En,
        }
    }

    /// What somebody is spoken to in whose browser asks for these languages: the value of `Accept-Language`. The first
    /// that is spoken here counts, by weight and then by place.
    pub fn asked_for(languages: &str) -> Self {
        let weighed = languages.split(',').filter_map(|each| {
            let mut parts = each.split(';').map(str::trim);
            let language: Language = parts.next()?.parse().ok()?;
            let weight = parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1.0), |q| q.parse::<f32>().ok())?;
            let say = Self::of(&language);
            let spoken = language.primary() == "en" || say != Self::En;
            (spoken && weight > 0.0).then_some((weight, say))
        });
        // Of equal weights the first.
        weighed.reduce(|best, next| if next.0 > best.0 { next } else { best }).map_or(Self::En, |(_, say)| say)
    }

    /// The value of the `lang` attribute.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
            Self::It => "it",
            Self::PtBr => "pt-BR",
        }
    }
}

/// Sentences: the name, the values in them, and the words in English, French, Italian and Brazilian Portuguese.
macro_rules! say {
    (@one $name:ident { $en:literal $fr:literal $it:literal $pt:literal }) => {
        #[doc = concat!("`", $en, "`")]
        pub const fn $name(self) -> &'static str {
            match self { Self::En => $en, Self::Fr => $fr, Self::It => $it, Self::PtBr => $pt }
        }
    };
    (@one $name:ident ($($value:ident),+) { $en:literal $fr:literal $it:literal $pt:literal }) => {
        #[doc = concat!("`", $en, "`")]
        pub fn $name(self, $($value: impl std::fmt::Display),+) -> String {
            match self { Self::En => format!($en), Self::Fr => format!($fr), Self::It => format!($it), Self::PtBr => format!($pt) }
        }
    };
    ($($name:ident $(($($value:ident),+))? { $en:literal $fr:literal $it:literal $pt:literal })+) => {
        impl $crate::Locale {
            $($crate::locale::say!(@one $name $(($($value),+))? { $en $fr $it $pt });)+
        }

        #[cfg(test)]
        pub(super) const ALL: &[(&str, [&str; 4])] = &[$((stringify!($name), [$en, $fr, $it, $pt])),+];
    };
}

use say;

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn sentences() -> impl Iterator<Item = (&'static str, [&'static str; 4])> {
        [account::ALL, check::ALL, gate::ALL, hit::ALL, leave::ALL, problem::ALL, saving::ALL, work::ALL]
            .into_iter()
            .flatten()
            .copied()
    }

    /// The names between braces.
    fn values(text: &str) -> BTreeSet<&str> {
        text.split('{').skip(1).filter_map(|rest| rest.split('}').next()).collect()
    }

    #[test]
    fn no_language_misses_a_word() {
        for (name, texts) in sentences() {
            for (locale, text) in Locale::ALL.iter().zip(texts) {
                assert!(!text.trim().is_empty() && text.trim() == text, "{name} in {}: {text:?}", locale.tag());
                assert_eq!(values(text), values(texts[0]), "{name} in {}", locale.tag());
            }
            let own = texts[1..].iter().filter(|text| **text != texts[0]).count();
            assert!(own == 3, "{name} is not translated: {texts:?}");
        }
    }

    #[test]
    fn a_browser_asks_for_languages_by_weight() {
        let asked = [
            ("", Locale::En),
            ("it-IT,it;q=0.9,en;q=0.8", Locale::It),
            ("de,fr;q=0.4,pt-BR;q=0.7", Locale::PtBr),
            ("en,fr", Locale::En),
            ("fr;q=0,*;q=0.5", Locale::En),
            ("fr;q=much, it", Locale::It),
        ];
        for (languages, say) in asked {
            assert_eq!(Locale::asked_for(languages), say, "{languages}");
        }
    }

    #[test]
    fn whose_language_is_not_spoken_reads_english() {
        let of = |tag: &str| Locale::of(&tag.parse().expect("a tag"));
        assert_eq!([of("fr-CA"), of("it"), of("pt-PT"), of("de")], [Locale::Fr, Locale::It, Locale::PtBr, Locale::En]);
        assert_eq!(of("fr").submit(), "Envoyer");
        assert_eq!(of("it").n_of(2, 3), "2 di 3");
    }
}
