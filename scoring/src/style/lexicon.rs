//! Words that indicate a style, and texts without them.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use unicode_segmentation::UnicodeSegmentation;

use crate::text;

/// The replacement for a masked word.
pub const MASK: &str = "<customstyle>";

/// Words that indicate a style, in lower case.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Lexicon {
    words: BTreeSet<String>,
}

impl FromIterator<String> for Lexicon {
    fn from_iter<T: IntoIterator<Item = String>>(words: T) -> Self {
        Self { words: words.into_iter().map(|word| text::fold(&word)).collect() }
    }
}

impl Lexicon {
    /// Whether a word is in the lexicon, ignoring case.
    pub fn holds(&self, word: &str) -> bool {
        self.words.contains(&text::nfc(word).to_lowercase())
    }

    /// Whether a word can be found in a text: texts are segmented by Unicode's rules, which split `e-mail` into several
    /// words and `:)` into several characters.
    pub fn can_hold(word: &str) -> bool {
        text::nfc(word).split_word_bounds().count() == 1
    }

    /// The words in alphabetical order.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.words.iter().map(String::as_str)
    }

    /// Replaces every word of the lexicon in a text by [`MASK`]; everything else is unchanged.
    ///
    /// ```
    /// let lexicon: scoring::style::Lexicon = ["cool".to_owned(), "!".to_owned()].into_iter().collect();
    /// assert_eq!(lexicon.masked("So Cool, man!"), "So <customstyle>, man<customstyle>");
    /// ```
    pub fn masked(&self, text: &str) -> String {
        let text = text::nfc(text);
        text.split_word_bounds().map(|word| if self.holds(word) { MASK } else { word }).collect()
    }

    /// Removes the words of the lexicon from a text; if a word was removed, the white space of the text is normalised.
    ///
    /// ```
    /// let lexicon: scoring::style::Lexicon = ["so".to_owned()].into_iter().collect();
    /// assert_eq!(lexicon.removed("it is so so good"), "it is good");
    /// ```
    pub fn removed(&self, text: &str) -> String {
        let text = text::nfc(text);
        let kept: String = text.split_word_bounds().filter(|word| !self.holds(word)).collect();
        if kept.len() == text.len() { text } else { text::squeeze(&kept) }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn other_words_are_never_touched(words in prop::collection::vec("[a-d]{1,2}", 0..9), told in prop::collection::vec("[a-d]{1,2}", 0..4)) {
            let lexicon: Lexicon = told.into_iter().collect();
            let text = words.join(" ");
            let other = |text: &str| text::words(text).into_iter().filter(|w| !lexicon.holds(w) && *w != "customstyle").map(str::to_owned).collect::<Vec<_>>();
            prop_assert_eq!(other(&lexicon.masked(&text)), other(&text));
            let removed = lexicon.removed(&text);
            prop_assert_eq!(text::words(&removed), other(&text));
            prop_assert_eq!(lexicon.masked(&text).matches(MASK).count(), words.len() - other(&text).len());
        }

        #[test]
        fn an_empty_lexicon_changes_nothing(text in "\\PC{0,30}") {
            prop_assert_eq!(Lexicon::default().masked(&text), text::nfc(&text));
            prop_assert_eq!(Lexicon::default().removed(&text), text::nfc(&text));
        }
    }
}
