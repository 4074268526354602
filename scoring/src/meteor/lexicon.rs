//! Words by number, kept from one segment to the next: the same words come again and again, and a stem is costly.

use std::sync::Arc;

use super::Stemmer;
use crate::numbers::Numbers;

/// So many words are kept from earlier segments; a corpus has more only by its rare ones.
const MOST: usize = 1 << 16;

/// Words numbered in the order they first occur, with the number of each one's stem once it was asked for.
#[derive(Debug, Default)]
pub(super) struct Lexicon {
    /// What the stems were found with.
    language: Option<&'static str>,
    numbers: Numbers<usize>,
    words: Vec<Arc<str>>,
    stems: Vec<Option<usize>>,
}

impl Lexicon {
    /// Forgets what another stemmer found, and everything once there is too much.
    pub(super) fn begin(&mut self, stemmer: Option<&Stemmer>) {
        let language = stemmer.map(|stemmer| stemmer.name);
        if self.language != language || self.words.len() > MOST {
            *self = Self { language, ..Self::default() };
        }
    }

    /// How many words have a number.
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

    /// The number of a word's stem. What has no letter and no digit is its own: the Arabic stemmer takes every mark away,
    /// so that a full stop would match a question mark.
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

    /// The word of a number.
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
