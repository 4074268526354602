//! Words by number, kept from segment to segment: the same words occur repeatedly, and stemming is expensive.

use std::sync::Arc;

use super::Stemmer;
use crate::numbers::Numbers;

/// The number of words that are kept from earlier segments; a corpus has more only because of rare words.
const MOST: usize = 1 << 16;

/// Words numbered in the order of their first occurrence, with the number of each word's stem once it has been
/// requested.
#[derive(Debug, Default)]
pub(super) struct Lexicon {
    /// The language of the stemmer that found the stems.
    language: Option<&'static str>,
    numbers: Numbers<usize>,
    words: Vec<Arc<str>>,
    stems: Vec<Option<usize>>,
}

impl Lexicon {
    /// Removes the stems of a different stemmer, and everything if the lexicon is too large.
    pub(super) fn begin(&mut self, stemmer: Option<&Stemmer>) {
        let language = stemmer.map(|stemmer| stemmer.name);
        if self.language != language || self.words.len() > MOST {
            *self = Self { language, ..Self::default() };
        }
    }

    /// The number of words in the lexicon.
    pub(super) fn len(&self) -> usize {
        self.words.len()
    }

    /// The number of a word.
    pub(super) fn number(&mut self, word: &str) -> usize {
        let next = self.words.len();
        let number = self.numbers.get_or_add(word, next);
        if number == next {
            self.words.push(word.into());
            self.stems.push(None);
        }
        number
    }

    /// The number of a word's stem. A token without letters and digits is its own stem: the Arabic stemmer removes
    /// every punctuation mark, so that a full stop would match a question mark.
    pub(super) fn stem(&mut self, stemmer: &Stemmer, number: usize) -> usize {
        if let Some(stem) = self.stems[number] {
            return stem;
        }
        let word = Arc::clone(&self.words[number]);
        let is_word = word.chars().any(char::is_alphanumeric);
        let stem = if is_word { self.number(&stemmer.algorithm.stem(&word)) } else { number };
        self.stems[number] = Some(stem);
        stem
    }

    /// The word with a number.
    pub(super) fn word(&self, number: usize) -> &str {
        &self.words[number]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_stemmer_begins_anew() {
        let stem_of = |lexicon: &mut Lexicon, stemmer: Option<Stemmer>| {
            lexicon.begin(stemmer.as_ref());
            let number = lexicon.number("nations");
            let stem = stemmer.map(|stemmer| lexicon.stem(&stemmer, number));
            lexicon.word(stem.unwrap_or(number)).to_owned()
        };
        let mut lexicon = Lexicon::default();
        assert_eq!(stem_of(&mut lexicon, Stemmer::of("fr")), "nation");
        assert_eq!(stem_of(&mut lexicon, Stemmer::of("it")), "nations");
        assert_eq!(stem_of(&mut lexicon, None), "nations");
    }
}
