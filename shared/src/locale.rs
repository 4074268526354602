//! The languages of the interface and what it says in each: a method of [`Locale`] for each message of the folder
//! `locales`, written by the build script.

mod plural;
mod refused;

use plural::{Count, Plural};

use crate::message::{Argument, Message};
use crate::{Direction, Language};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

impl Locale {
    /// What a person of this language reads: the language itself, one that shares its primary subtag, or English.
    pub fn of(language: &Language) -> Self {
        let known = || Self::ALL.into_iter().chain(Self::PSEUDO.iter().copied());
        let primary = |locale: Self| locale.tag().split('-').next() == Some(language.primary());
        known()
            .find(|locale| locale.tag() == language.as_str())
            .or_else(|| Self::ALL.into_iter().find(|locale| primary(*locale)))
            .unwrap_or_default()
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

    /// Its tag as a language.
    pub fn language(self) -> Language {
        self.tag().parse().expect("the folders of locales are language tags")
    }

    /// The value of the `dir` attribute.
    pub fn direction(self) -> Direction {
        self.language().direction()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn a_count_takes_the_plural_of_its_language() {
        assert_eq!([Locale::En, Locale::Fr].map(|say| say.n_submitted(0)), ["0 submitted", "0 envoyé"]);
        assert_eq!([Locale::It, Locale::PtBr].map(|say| say.n_submitted(1)), ["1 inviato", "1 enviado"]);
        assert_eq!([Locale::It, Locale::PtBr].map(|say| say.n_submitted(2)), ["2 inviati", "2 enviados"]);
    }

    #[test]
    fn a_language_for_tests_is_english_with_marks() {
        assert_eq!(Locale::of(&"en-XA".parse().expect("a tag")), Locale::EnXa);
        assert_eq!(Locale::EnXa.submit(), "⟦Súúbmíít⟧");
        assert_eq!(Locale::ArXb.direction(), Direction::Rtl);
        assert_eq!(Locale::ALL.map(Locale::direction), [Direction::Ltr; 4]);
    }
}
