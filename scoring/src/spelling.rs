//! Misspelt words, by Hunspell dictionaries of the user's own.
//!
//! A suggestion is for a person to judge: nothing here changes a text of itself.

use std::{borrow::Cow, collections::BTreeSet, fmt};

use unicode_segmentation::UnicodeSegmentation as _;

use crate::text::nfc;

/// The maximum number of suggestions for a word.
const SUGGESTIONS: usize = 5;

/// A dictionary in memory.
#[derive(Debug)]
pub struct Dictionary(spellbook::Dictionary);

/// The reason why two files are not a dictionary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoDictionary {
    /// The files are in an encoding that is not read here.
    Encoding(String),
    /// The files are not in the encoding that they name.
    NotUtf8,
    /// The files are not written as Hunspell's are.
    Format(String),
}

impl fmt::Display for NoDictionary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Encoding(name) => {
                write!(f, "its encoding is {name}, but UTF-8, ISO8859-1 or ISO8859-15 is read: convert both files")
            }
            Self::NotUtf8 => f.write_str("it is not in UTF-8, and its .aff file names no other encoding"),
            Self::Format(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for NoDictionary {}

impl Dictionary {
    /// Reads a dictionary from the bytes of its `.aff` and `.dic` files, in the encoding that the `.aff` file names.
    ///
    /// # Errors
    /// The encoding is not supported, or the files are not a dictionary.
    ///
    /// ```
    /// let dictionary = scoring::spelling::Dictionary::read(b"SET UTF-8\nTRY helo\n", b"2\nhello\nworld\n").unwrap();
    /// assert_eq!(dictionary.misspelt("Hello wrld", "", &Default::default()), ["wrld"]);
    /// assert_eq!(dictionary.suggestions("helo"), ["hello"]);
    /// ```
    pub fn read(aff: &[u8], dic: &[u8]) -> Result<Self, NoDictionary> {
        let encoding = encoding(aff);
        let (aff, dic) = (decoded(aff, &encoding)?, decoded(dic, &encoding)?);
        let read = spellbook::Dictionary::new(&aff, &dic);
        read.map(Self).map_err(|error| NoDictionary::Format(error.to_string()))
    }

    /// The words of a text that are not in the dictionary, without repetitions. Words that no dictionary contains are
    /// skipped: words with digits, addresses, words in capitals, words of the source (mostly names), and additional
    /// known words.
    pub fn misspelt(&self, text: &str, source: &str, known: &BTreeSet<String>) -> Vec<String> {
        let of_source: BTreeSet<String> = source.unicode_words().map(str::to_lowercase).collect();
        let mut found = Vec::new();
        for piece in text.split_whitespace().filter(|piece| !is_address(piece)) {
            for word in piece.unicode_words() {
                let plain = nfc(word);
                let skipped = is_skipped(&plain)
                    || of_source.contains(&word.to_lowercase())
                    || known.contains(&plain.to_lowercase())
                    || found.contains(&plain);
                if !skipped && !self.knows(&plain) {
                    found.push(plain);
                }
            }
        }
        found
    }

    /// Suggested corrections of a word, the most likely first: at most five.
    pub fn suggestions(&self, word: &str) -> Vec<String> {
        let mut found = Vec::new();
        self.0.suggest(word, &mut found);
        found.truncate(SUGGESTIONS);
        found
    }

    /// Whether a word is in the dictionary: in its given form, with a plain apostrophe, or as the parts around an
    /// apostrophe.
    fn knows(&self, word: &str) -> bool {
        let plain = word.replace('\u{2019}', "'");
        let mut parts = plain.split('\'').filter(|part| !part.is_empty());
        self.0.check(word)
            || self.0.check(&plain)
            || (plain.contains('\'') && parts.all(|part| part.chars().count() == 1 || self.0.check(part)))
    }
}

/// Replaces a word in a text wherever it occurs as a separate word; returns `None` if it does not occur.
///
/// ```
/// use scoring::spelling::exchanged;
/// assert_eq!(exchanged("un cne, incne: cne!", "cne", "cane").unwrap(), "un cane, incne: cane!");
/// assert_eq!(exchanged("un cane", "cne", "cane"), None);
/// ```
pub fn exchanged(text: &str, word: &str, with: &str) -> Option<String> {
    let mut is_there = false;
    let exchange = |piece| {
        let is_word = nfc(piece) == word;
        is_there |= is_word;
        if is_word { with } else { piece }
    };
    let changed: String = text.split_word_bounds().map(exchange).collect();
    is_there.then_some(changed)
}

/// Whether a word is skipped: it contains a digit, has one letter, or is in capitals.
fn is_skipped(word: &str) -> bool {
    word.chars().count() < 2
        || word.chars().any(char::is_numeric)
        || (!word.chars().any(char::is_lowercase) && word.chars().any(char::is_uppercase))
}

fn is_address(piece: &str) -> bool {
    piece.contains("://") || piece.starts_with("www.") || piece.contains('@')
}

/// The encoding that an `.aff` file names; UTF-8 by default.
fn encoding(aff: &[u8]) -> String {
    let mut lines = aff.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii);
    let named = lines.find_map(|line| line.strip_prefix(b"SET "));
    named.map_or_else(|| "UTF-8".to_owned(), |name| String::from_utf8_lossy(name.trim_ascii()).to_uppercase())
}

fn decoded<'a>(bytes: &'a [u8], encoding: &str) -> Result<Cow<'a, str>, NoDictionary> {
    match encoding {
        "UTF-8" => {
            let text = std::str::from_utf8(bytes).map_err(|_| NoDictionary::NotUtf8)?;
            Ok(Cow::Borrowed(text.trim_start_matches('\u{feff}')))
        }
        "ISO8859-1" | "ISO-8859-1" => Ok(bytes.iter().map(|byte| char::from(*byte)).collect()),
        "ISO8859-15" | "ISO-8859-15" => Ok(bytes.iter().map(|byte| latin_9(*byte)).collect()),
        other => Err(NoDictionary::Encoding(other.to_owned())),
    }
}

/// A byte of ISO 8859-15, which exchanges eight signs of ISO 8859-1.
fn latin_9(byte: u8) -> char {
    match byte {
        0xa4 => '€',
        0xa6 => 'Š',
        0xa8 => 'š',
        0xb4 => 'Ž',
        0xb8 => 'ž',
        0xbc => 'Œ',
        0xbd => 'œ',
        0xbe => 'Ÿ',
        other => char::from(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dictionary() -> Dictionary {
        Dictionary::read(b"SET UTF-8\nTRY aeiorstn\n", "6\nil\ncane\ndorme\nl'\nora\nperch\u{e9}\n".as_bytes())
            .expect("a dictionary")
    }

    #[test]
    fn names_numbers_addresses_and_capitals_are_no_mistakes() {
        let known = BTreeSet::from(["kewl".to_owned()]);
        let text = "Il cne dorme 3x, NASA, Rossi, Kewl: www.exmple.org a@exmple.org cne";
        assert_eq!(dictionary().misspelt(text, "rossi dorme", &known), ["cne"]);
        assert_eq!(dictionary().misspelt("l\u{2019}ora, l'ra", "", &known), ["l'ra"]);
        assert_eq!(dictionary().suggestions("cne"), ["cane"]);
    }

    #[test]
    fn old_encodings_are_read_and_others_named() {
        let latin = Dictionary::read(b"SET ISO8859-1\n", b"1\nperch\xe9\n").expect("a dictionary");
        assert_eq!(latin.misspelt("perché perchè", "", &BTreeSet::new()), ["perchè"]);
        assert!(matches!(Dictionary::read(b"SET KOI8-R\n", b"0\n"), Err(NoDictionary::Encoding(_))));
        assert!(matches!(Dictionary::read(b"", b"1\nperch\xe9\n"), Err(NoDictionary::NotUtf8)));
    }
}
