//! The words of a language model and their numbers.

use crate::numbers::Numbers;

/// The words of a language model. `<unk>`, `<s>` and `</s>` are always among them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Vocabulary {
    words: Vec<String>,
    ids: Numbers<u32>,
}

impl Vocabulary {
    pub(super) const UNKNOWN: u32 = 0;
    pub(super) const START: u32 = 1;
    pub(super) const END: u32 = 2;
    /// The names of the three, as ARPA files have them.
    const SPECIAL: [&str; 3] = ["<unk>", "<s>", "</s>"];

    /// A vocabulary of the three special words.
    pub(super) fn new() -> Self {
        let mut vocabulary = Self { words: Vec::new(), ids: Numbers::default() };
        for word in Self::SPECIAL {
            vocabulary.add(word);
        }
        vocabulary
    }

    /// The number of a word, made if it has none.
    pub(super) fn add(&mut self, word: &str) -> u32 {
        let next = u32::try_from(self.words.len()).expect("a language has fewer than 2^32 words");
        let id = self.ids.get_or_add(word, next);
        if id == next {
            self.words.push(word.to_owned());
        }
        id
    }

    /// The number of a word, or that of `<unk>`. The names of special words in a text are treated as unknown words.
    pub(super) fn id(&self, word: &str) -> u32 {
        match self.ids.get(word) {
            Some(id) if id > Self::END => id,
            _ => Self::UNKNOWN,
        }
    }

    /// The number of a word, including special words, if it has one.
    pub(super) fn find(&self, word: &str) -> Option<u32> {
        self.ids.get(word)
    }

    /// The word with a number.
    pub(super) fn word(&self, id: u32) -> &str {
        &self.words[id as usize]
    }

    /// The number of words, including the three special ones.
    pub fn n_words(&self) -> usize {
        self.words.len()
    }

    /// Whether a word is in the vocabulary.
    pub fn knows(&self, word: &str) -> bool {
        self.id(word) != Self::UNKNOWN
    }
}
