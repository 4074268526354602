//! Languages as people type them: by their tags, or by their names in the language of the page, in English or in the
//! language itself. The names are Unicode's (CLDR).

use std::collections::HashMap;

use icu_locale::LanguageIdentifier;
use icu_locale::names::{LanguageDisplay, LanguageIdentifierDisplayName, LanguageIdentifierDisplayNameOptions};
use unicode_normalization::UnicodeNormalization as _;
use writeable::TryWriteable as _;

use super::Locale;
use crate::{Language, Problem, refusal};

/// The tags whose names are understood: the codes of ISO 639-1, other languages with many readers, and variants that have
/// names of their own.
const TAGS: &str = "\
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es \
    et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki \
    kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no \
    nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te \
    tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu \
    ast bho brx ceb chr ckb doi dsb fil fur gsw haw hmn hsb ilo kab kok lmo mai mni nap nds pms rom sat scn szl vec war yue \
    de-AT de-CH en-AU en-CA en-GB en-IN en-US es-419 es-ES es-MX fr-CA fr-CH nl-BE pt-BR pt-PT sr-Cyrl sr-Latn zh-Hans \
    zh-Hant";

/// The most words of a name.
const LONGEST_NAME: usize = 4;
/// The most names that are suggested.
const MOST_NEAR: usize = 3;

impl Locale {
    /// Reads a list of languages: tags or names, with commas, semicolons, lines or blanks between them.
    ///
    /// # Errors
    /// A part is neither a tag nor a name that is known; the refusal quotes all such parts and suggests names near to them.
    pub fn read_languages(self, list: &str) -> Result<Vec<Language>, Problem> {
        let mut found = Found { names: None, say: self, languages: Vec::new(), unknown: Vec::new() };
        for part in list.split(SEPARATORS).map(str::trim).filter(|part| !part.is_empty()) {
            found.read(part);
        }
        if found.unknown.is_empty() { Ok(found.languages) } else { Err(found.refusal()) }
    }

    /// The names of a language in this language, in the forms "Brazilian Portuguese" and "Portuguese (Brazil)".
    pub fn names_of(self, language: &Language) -> Vec<String> {
        let Ok(id) = language.as_str().parse::<LanguageIdentifier>() else { return Vec::new() };
        let name = |display| {
            let mut options = LanguageIdentifierDisplayNameOptions::default();
            options.language_display = Some(display);
            let preferences = self.conventions().into();
            let name = LanguageIdentifierDisplayName::try_new_heavy(preferences, id.clone(), options).ok()?;
            // A name that is pieced together from codes is an error here.
            Some(name.as_borrowed().try_write_to_string().ok()?.into_owned())
        };
        [LanguageDisplay::Dialect, LanguageDisplay::Standard].into_iter().filter_map(name).collect()
    }
}

/// What has been read of a list.
struct Found {
    /// All names as they are compared, with their languages; made when the first name is met.
    names: Option<HashMap<String, Language>>,
    say: Locale,
    languages: Vec<Language>,
    unknown: Vec<String>,
}

impl Found {
    /// Reads one part: a tag, a name, or several of them with blanks between.
    fn read(&mut self, part: &str) {
        if let Some(language) = part.parse().ok().or_else(|| self.named(part)) {
            self.languages.push(language);
            return;
        }
        let words: Vec<&str> = part.split_whitespace().collect();
        let only_tags = words.iter().all(|word| word.parse::<Language>().is_ok());
        let mut rest = words.as_slice();
        let mut unknown = Vec::new();
        while let [first, others @ ..] = rest {
            let mut longest = (1..=rest.len().min(LONGEST_NAME)).rev();
            let name = longest.find_map(|n| Some((n, self.named(&rest[..n].join(" "))?)));
            // Among names, a word of three letters such as "and" is a tag only if it has a name.
            let tag = first.parse::<Language>().ok().filter(|tag| only_tags || !Locale::En.names_of(tag).is_empty());
            if let Some((n, language)) = name.filter(|(n, _)| *n > 1 || tag.is_none()) {
                self.languages.push(language);
                rest = &rest[n..];
                continue;
            }
            match tag {
                Some(tag) => self.languages.push(tag),
                None => unknown.push(*first),
            }
            rest = others;
        }
        // What is not understood at all is quoted as it was typed.
        if unknown.len() == words.len() {
            self.unknown.push(part.to_owned());
        } else {
            self.unknown.extend(unknown.into_iter().map(str::to_owned));
        }
    }

    fn named(&mut self, name: &str) -> Option<Language> {
        let say = self.say;
        self.names.get_or_insert_with(|| all_names(say)).get(&folded(name)).cloned()
    }

    /// Quotes what was not understood and suggests the names that are nearest to it.
    fn refusal(mut self) -> Problem {
        let say = self.say;
        let names = self.names.take().unwrap_or_else(|| all_names(say));
        let mut near: Vec<(usize, &str)> = Vec::new();
        for typed in self.unknown.iter().map(|typed| folded(typed)) {
            let most = (typed.chars().count() / 3).clamp(1, 3);
            near.extend(names.iter().filter_map(|(name, language)| {
                let far = distance(&typed, name);
                let begins = typed.chars().count() > 2 && name.starts_with(&typed);
                (far <= most || begins).then_some((far, language.as_str()))
            }));
        }
        near.sort_unstable();
        let mut tags: Vec<&str> = Vec::new();
        for (_, tag) in near {
            if tags.len() < MOST_NEAR && !tags.contains(&tag) {
                tags.push(tag);
            }
        }
        let named = |tag: &str| {
            let name = tag.parse().ok().and_then(|language| say.names_of(&language).into_iter().next());
            name.map_or_else(|| tag.to_owned(), |name| format!("{name} ({tag})"))
        };
        let near: Vec<String> = tags.into_iter().map(named).collect();
        let typed = self.unknown.join(", ");
        let reason = if near.is_empty() {
            refusal::languages_not_understood(typed)
        } else {
            refusal::languages_not_understood_near(typed, near.join(", "))
        };
        Problem::invalid("languages", reason)
    }
}

/// All names in the language of the page, in English and in the languages themselves; where several languages have a name,
/// it is that of the first.
fn all_names(say: Locale) -> HashMap<String, Language> {
    let mut names = HashMap::new();
    let all: Vec<Language> = TAGS.split(' ').filter_map(|tag| tag.parse().ok()).collect();
    for language in &all {
        let own = [say, Locale::En].into_iter().flat_map(|say| say.names_of(language)).chain([language.name()]);
        for name in own {
            names.entry(folded(&name)).or_insert_with(|| language.clone());
        }
    }
    names
}

/// The separators of a list that somebody types.
pub const SEPARATORS: [char; 8] = [',', ';', '\n', '、', '，', '،', '；', '؛'];

/// A name as it is compared: in lower case, without accents, brackets and needless blanks, with the
/// apostrophe and the “and” of a keyboard.
pub(crate) fn folded(name: &str) -> String {
    let name = name.replace('’', "'").replace('&', " and ");
    let bare = name.nfd().filter(|c| !('\u{300}'..='\u{36f}').contains(c) && !"()（）".contains(*c));
    let lower: String = bare.nfc().flat_map(char::to_lowercase).collect();
    lower.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// How many letters have to be added, removed or replaced to make one word of another.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, letter) in one.chars().enumerate() {
        let mut above = row[0];
        row[0] = i + 1;
        for (j, its) in other.iter().enumerate() {
            let replaced = above + usize::from(letter != *its);
            above = row[j + 1];
            row[j + 1] = replaced.min(above + 1).min(row[j] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tags(say: Locale, list: &str) -> Vec<String> {
        let languages = say.read_languages(list).unwrap_or_else(|problem| panic!("{list}: {problem}"));
        languages.iter().map(|language| language.as_str().to_owned()).collect()
    }

    #[test]
    fn tags_are_read_as_before() {
        assert_eq!(tags(Locale::En, "fr, pt-br;it\n en"), ["fr", "pt-BR", "it", "en"]);
        assert_eq!(tags(Locale::En, "en de qaa"), ["en", "de", "qaa"]);
        assert_eq!(tags(Locale::En, " "), [""; 0]);
    }

    #[test]
    fn names_are_read_in_the_language_of_the_page_in_english_and_in_their_own() {
        assert_eq!(tags(Locale::En, "English, German"), ["en", "de"]);
        assert_eq!(tags(Locale::En, "english german"), ["en", "de"]);
        assert_eq!(tags(Locale::De, "Englisch, Französisch, German"), ["en", "fr", "de"]);
        assert_eq!(tags(Locale::Fr, "francais, Allemand; it"), ["fr", "de", "it"]);
        assert_eq!(tags(Locale::En, "Deutsch, Português, 日本語, हिन्दी"), ["de", "pt", "ja", "hi"]);
        assert_eq!(tags(Locale::Ja, "英語、ドイツ語"), ["en", "de"]);
        assert_eq!(
            tags(Locale::En, "Brazilian Portuguese, Portuguese (Brazil), Scottish Gaelic"),
            ["pt-BR", "pt-BR", "gd"]
        );
        assert_eq!(tags(Locale::En, "Scottish Gaelic Welsh"), ["gd", "cy"]);
    }

    #[test]
    fn what_is_not_understood_is_named_with_what_is_near_to_it() {
        let refused = |list: &str| {
            let problem = Locale::En.read_languages(list).expect_err("refused");
            assert_eq!(problem.field(), Some("languages"));
            Locale::En.refusal(&problem)
        };
        let near = refused("English, Germann");
        assert!(near.contains("“Germann”") && near.contains("German (de)") && !near.contains("English"), "{near}");
        let far = refused("fr, xxxxxxxxxxxx!");
        assert!(far.contains("“xxxxxxxxxxxx!”") && !far.contains("fr,"), "{far}");
        assert!(refused("English and German").contains("“and”"), "a word between names is no tag");
    }
}
