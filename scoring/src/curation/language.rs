//! The language a text is in.

/// The ISO 639-3 code of the language of a text and a confidence from 0 to 1; `None` if it contains no letters.
///
/// Detected by trigrams and alphabets (the crate `whatlang`): short texts in related languages are often misclassified,
/// so a filter by language loses some texts in the right language.
///
/// ```
/// assert_eq!(scoring::curation::language("Je ne sais pas ce que vous en pensez.").unwrap().0, "fra");
/// ```
pub fn language(text: &str) -> Option<(&'static str, f64)> {
    whatlang::detect(text).map(|found| (found.lang().code(), found.confidence()))
}

/// The ISO 639-3 code of a BCP 47 tag's language, if texts in it can be recognised; a code of three letters is returned
/// unchanged.
///
/// ```
/// assert_eq!(scoring::curation::code("pt-BR"), Some("por"));
/// assert_eq!(scoring::curation::code("xx"), None);
/// ```
pub fn code(tag: &str) -> Option<&'static str> {
    const SHORT: [(&str, &str); 38] = [
        ("ar", "ara"),
        ("bg", "bul"),
        ("ca", "cat"),
        ("cs", "ces"),
        ("da", "dan"),
        ("de", "deu"),
        ("el", "ell"),
        ("en", "eng"),
        ("es", "spa"),
        ("et", "est"),
        ("fa", "pes"),
        ("fi", "fin"),
        ("fr", "fra"),
        ("he", "heb"),
        ("hi", "hin"),
        ("hr", "hrv"),
        ("hu", "hun"),
        ("id", "ind"),
        ("it", "ita"),
        ("ja", "jpn"),
        ("ko", "kor"),
        ("lt", "lit"),
        ("lv", "lav"),
        ("nb", "nob"),
        ("nl", "nld"),
        ("no", "nob"),
        ("pl", "pol"),
        ("pt", "por"),
        ("ro", "ron"),
        ("ru", "rus"),
        ("sk", "slk"),
        ("sl", "slv"),
        ("sv", "swe"),
        ("th", "tha"),
        ("tr", "tur"),
        ("uk", "ukr"),
        ("vi", "vie"),
        ("zh", "cmn"),
    ];
    let language = tag.split(['-', '_']).next()?.to_ascii_lowercase();
    let long = SHORT.iter().find(|(short, _)| *short == language).map_or(language.as_str(), |(_, long)| long);
    whatlang::Lang::from_code(long).map(|language| language.code())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_short_code_leads_to_a_language() {
        for tag in ["ar", "bg", "ca", "fa", "he", "nb", "no", "zh-Hans", "vi", "ja_JP", "fra"] {
            assert!(code(tag).is_some(), "{tag}");
        }
    }

    #[test]
    fn a_text_without_letters_has_none() {
        assert_eq!(language("123 :-)"), None);
    }
}
