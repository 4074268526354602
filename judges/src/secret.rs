//! Keys, and texts from outside as they may be shown.

use std::fmt::{Debug, Formatter};

/// The longest text of an endpoint that an error repeats, in characters.
const LONGEST: usize = 500;

/// The fewest characters of a key that is hidden in texts. A shorter one, such as the `none` or `EMPTY` that is given to a server
/// without keys, is an ordinary word, whose replacement would corrupt replies.
const SHORTEST: usize = 8;

/// A key. It is never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Keeps this text without the white space around it; `None` if nothing is left.
    pub fn new(text: &str) -> Option<Self> {
        let text = text.trim();
        (!text.is_empty()).then(|| Self(text.to_owned()))
    }

    /// The text itself, to be sent.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }
}

impl Debug for Secret {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// A text without the key, unless the key is shorter than [`SHORTEST`].
pub(crate) fn hidden(text: &str, key: Option<&Secret>) -> String {
    let key = key.filter(|key| key.reveal().chars().count() >= SHORTEST);
    key.map_or_else(|| text.to_owned(), |key| text.replace(key.reveal(), "…"))
}

/// A text from outside on one line, without the key and without control characters, and not too long.
pub(crate) fn shown(text: &str, key: Option<&Secret>) -> String {
    let is_invisible = |c: char| c.is_control() || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}');
    let text = hidden(text, key);
    let mut short: String =
        text.trim().chars().map(|c| if is_invisible(c) { ' ' } else { c }).take(LONGEST + 1).collect();
    if let Some((at, _)) = short.char_indices().nth(LONGEST) {
        short.truncate(at);
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_not_shown() {
        let key = Secret::new(" k3y-l0ng\n");
        assert_eq!(shown("the key k3y-l0ng\u{1b}[2J is\r\nwrong ", key.as_ref()), "the key … [2J is  wrong");
        assert_eq!(format!("{key:?}"), "Some(Secret(…))");
        assert_eq!(Secret::new(" \n"), None);
        let long = shown(&"ä".repeat(LONGEST + 1), None);
        assert_eq!(long.chars().count(), LONGEST + 1);
        assert!(long.ends_with('…'));
    }

    #[test]
    fn a_short_key_is_an_ordinary_word() {
        for (word, is_hidden) in [("none", false), ("EMPTY", false), ("ключкл", false), ("12345678", true)] {
            let text = format!("the word {word}");
            assert_eq!(hidden(&text, Secret::new(word).as_ref()) != text, is_hidden, "{word}");
        }
    }
}
