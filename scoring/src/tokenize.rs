//! Tokenisation for the n-gram metrics, as sacrebleu and the Penn Treebank define it.
//! These are not the words that a reader counts ([`crate::text`]): they exist so that scores are comparable with
//! published ones.
//! with published ones.

mod chinese;
mod international;
mod mteval;
mod treebank;

use serde::{Deserialize, Serialize};

pub(crate) use mteval::{marks_apart, points_apart};

/// The tokenisation of a text by a metric.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tokenizer {
    /// The mteval-v13a script of WMT, made for Western languages.
    #[default]
    #[serde(rename = "13a")]
    V13a,
    /// The mteval-v14 script: every Unicode punctuation mark and symbol is separated, except between digits.
    Intl,
    /// Every character a token.
    Char,
    /// Every Chinese character a token, the rest as 13a without its entities.
    Zh,
    /// The Penn Treebank's words, for one English sentence.
    Treebank,
    /// White space only: the text is tokenised already.
    None,
}

impl Tokenizer {
    /// The name in a signature.
    pub const fn name(self) -> &'static str {
        match self {
            Self::V13a => "13a",
            Self::Intl => "intl",
            Self::Char => "char",
            Self::Zh => "zh",
            Self::Treebank => "treebank",
            Self::None => "none",
        }
    }

    /// The tokenizer with a name, as returned by [`Tokenizer::name`].
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::V13a, Self::Intl, Self::Char, Self::Zh, Self::Treebank, Self::None]
            .into_iter()
            .find(|tokenizer| tokenizer.name() == name)
    }

    /// The text with white space between its tokens; [`split`] separates them.
    ///
    /// ```
    /// use scoring::tokenize::{Tokenizer, split};
    /// let text = Tokenizer::V13a.tokenize("Costs $3,50!");
    /// assert!(split(&text).eq(["Costs", "$", "3,50", "!"]));
    /// ```
    pub fn tokenize(self, text: &str) -> String {
        let text = text.trim_end_matches(is_space);
        match self {
            Self::V13a => mteval::tokenize(text),
            Self::Intl => international::tokenize(text),
            Self::Zh => chinese::tokenize(text),
            Self::Char => text.chars().flat_map(|c| [c, ' ']).collect(),
            Self::Treebank => treebank::tokenize(text),
            Self::None => text.to_owned(),
        }
    }
}

/// The parts of a text between white space.
pub fn split(text: &str) -> impl Iterator<Item = &str> {
    text.split(is_space).filter(|part| !part.is_empty())
}

/// White space as Python's `str.split` sees it: Unicode's, and the four information separators of
/// ASCII.
pub(crate) fn is_space(c: char) -> bool {
    c.is_whitespace() || ('\x1c'..='\x1f').contains(&c)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn tokens(tokenizer: Tokenizer, text: &str) -> Vec<String> {
        split(&tokenizer.tokenize(text)).map(str::to_owned).collect()
    }

    #[test]
    fn a_name_leads_back_to_its_tokenizer() {
        assert_eq!(Tokenizer::from_name("intl"), Some(Tokenizer::Intl));
        assert_eq!(Tokenizer::from_name("moses"), None);
    }

    #[test]
    fn characters_are_tokens() {
        assert_eq!(tokens(Tokenizer::Char, "já é "), ["j", "á", "é"]);
    }

    proptest! {
        #[test]
        fn no_character_is_lost(text in "[^&<]{0,40}") {
            let dense = |text: &str| text.chars().filter(|c| !is_space(*c)).collect::<String>();
            for tokenizer in [Tokenizer::V13a, Tokenizer::Intl, Tokenizer::Char, Tokenizer::Zh, Tokenizer::None] {
                let text = text.replace('\n', " ");
                prop_assert_eq!(tokens(tokenizer, &text).concat(), dense(&text));
            }
        }
    }
}
