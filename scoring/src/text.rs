//! Text units as readers count them: normal form, folding, tokens, words and sentences.
//!
//! Segmentation follows Unicode Standard Annex 29, which requires no language model. It differs from the tokenisation
//! of BLEU.

use std::borrow::Cow;

use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc_quick};
use unicode_segmentation::UnicodeSegmentation;

/// The text in Unicode normal form C, in which each accented letter has a single encoding.
pub fn nfc(text: &str) -> String {
    composed(text).into_owned()
}

/// The text in normal form C, unchanged if it already has this form.
pub(crate) fn composed(text: &str) -> Cow<'_, str> {
    // Below U+0300, the first combining mark, every text has this form; the UTF-8 encoding of U+0300 begins with 0xcc.
    if text.bytes().all(|byte| byte < 0xcc) || is_nfc_quick(text.chars()) == IsNormalized::Yes {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(text.nfc().collect())
    }
}

/// The text with runs of white space reduced to one space, and without white space at the ends.
pub fn squeeze(text: &str) -> String {
    let mut squeezed = String::with_capacity(text.len());
    for part in text.split_whitespace() {
        if !squeezed.is_empty() {
            squeezed.push(' ');
        }
        squeezed.push_str(part);
    }
    squeezed
}

/// The text without the differences a reader would not call a change: normal form C, lower case,
/// white space squeezed.
pub fn fold(text: &str) -> String {
    squeeze(&nfc(&text.to_lowercase()))
}

/// Words, numbers, punctuation marks and emoji in order; white space is skipped.
///
/// ```
/// assert_eq!(scoring::text::tokens("C'est fini, non ?!"), ["C'est", "fini", ",", "non", "?", "!"]);
/// ```
pub fn tokens(text: &str) -> Vec<&str> {
    // A character that combines with the preceding space, such as a byte-order mark, forms one piece with this space.
    text.split_word_bounds().map(str::trim).filter(|piece| !piece.is_empty()).collect()
}

/// The tokens that contain a letter or a digit.
///
/// ```
/// assert_eq!(scoring::text::words("C'est fini, non ?!"), ["C'est", "fini", "non"]);
/// ```
pub fn words(text: &str) -> Vec<&str> {
    text.unicode_words().collect()
}

/// The sentences, without the white space around them.
///
/// A full stop followed by a lower-case letter ends no sentence; an abbreviation before a capital
/// does, wrongly.
///
/// ```
/// assert_eq!(scoring::text::sentences("Ciao! Come va? Bene."), ["Ciao!", "Come va?", "Bene."]);
/// ```
pub fn sentences(text: &str) -> Vec<&str> {
    text.split_sentence_bounds().map(str::trim).filter(|sentence| !sentence.is_empty()).collect()
}

/// The number of tokens in the text, including punctuation marks.
pub fn n_tokens(text: &str) -> usize {
    tokens(text).len()
}

/// The number of words in the text.
pub fn n_words(text: &str) -> usize {
    text.unicode_words().count()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn two_spellings_of_an_accent_are_one() {
        assert_eq!(nfc("e\u{301}te\u{301}"), "été");
    }

    #[test]
    fn folding_forgets_case_and_spacing() {
        assert_eq!(fold("  CIAO\t a\n tutti "), "ciao a tutti");
        assert_eq!(fold("E\u{301}TE\u{301}"), "été");
    }

    #[test]
    fn an_emoji_of_several_code_points_is_one_token() {
        assert_eq!(tokens("ok 👩\u{200d}🚒!"), ["ok", "👩\u{200d}🚒", "!"]);
        assert_eq!(n_words("ok 👩\u{200d}🚒!"), 1);
    }

    #[test]
    fn no_token_holds_a_space_that_a_sign_combines_with() {
        assert_eq!(tokens("a \u{feff}b \u{301}"), ["a", "\u{feff}", "b", "\u{301}"]);
    }

    #[test]
    fn nothing_has_no_tokens() {
        assert_eq!((n_tokens(" \t"), n_words(""), sentences(" ").len()), (0, 0, 0));
    }

    proptest! {
        #[test]
        fn folding_twice_is_folding_once(text in "\\PC{0,40}") {
            prop_assert_eq!(fold(&fold(&text)), fold(&text));
        }

        #[test]
        fn tokens_hold_everything_but_white_space(text in "\\PC{0,40}") {
            let dense = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
            prop_assert_eq!(dense(&tokens(&text).concat()), dense(&text));
            prop_assert!(n_words(&text) <= n_tokens(&text));
        }
    }
}
