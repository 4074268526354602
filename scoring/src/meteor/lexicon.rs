//! Words by number, kept from one segment to the next: the same words come again and again, and a stem is costly.

use std::{collections::HashMap, hash::BuildHasherDefault, sync::Arc};

use super::Stemmer;
use crate::hash::Folded;

/// So many words are kept from earlier segments; a corpus has more only by its rare ones.
const MOST: usize = 1 << 16;

/// Words numbered in the order they first occur, with the number of each one's stem once it was asked for.
#[derive(Debug, Default)]
pub(super) struct Lexicon {
    /// What the stems were found with.
    language: Option<&'static str>,
    /// The numbers of words that fit into a key, which are found without reading their texts.
    short: HashMap<u128, usize, BuildHasherDefault<Folded>>,
    long: HashMap<Arc<str>, usize, BuildHasherDefault<Folded>>,
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
        let number = match key(word) {
            Some(key) => *self.short.entry(key).or_insert(next),
            None => self.long.get(word).copied().unwrap_or(next),
        };
        if number == next {
            self.add(word);
        }
        number
    }

    fn add(&mut self, word: &str) {
        let text: Arc<str> = word.into();
        if key(word).is_none() {
            self.long.insert(Arc::clone(&text), self.words.len());
        }
        self.words.push(text);
        self.stems.push(None);
    }

    /// The number of a word's stem.
    pub(super) fn stem(&mut self, stemmer: &Stemmer, number: usize) -> usize {
        if let Some(stem) = self.stems[number] {
            return stem;
        }
        let word = Arc::clone(&self.words[number]);
        let stem = self.number(&stemmer.algorithm.stem(&word));
        self.stems[number] = Some(stem);
        stem
    }

    /// The word of a number.
    pub(super) fn word(&self, number: usize) -> &str {
        &self.words[number]
    }
}

/// The bytes of a word of 16 at most, filled up with one that UTF-8 never has.
fn key(word: &str) -> Option<u128> {
    let mut bytes = [0xff; 16];
    bytes.get_mut(..word.len())?.copy_from_slice(word.as_bytes());
    Some(u128::from_le_bytes(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_one_number_each_whatever_their_length() {
        let mut lexicon = Lexicon::default();
        let words = ["a", "a\0", "sixteen letters.", "sixteen letters..", "ß", "", "seventeen letters"];
        for _ in 0..2 {
            assert!(words.iter().map(|word| lexicon.number(word)).eq(0..words.len()));
        }
        assert!((0..words.len()).all(|number| lexicon.word(number) == words[number]));
    }

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
