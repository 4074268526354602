//! N-gram language models: interpolated modified Kneser-Ney, trained from text or read from an ARPA
//! file.

mod arpa;
mod discount;
mod sequence;
mod train;
mod vocabulary;

use std::{
    collections::{HashMap, hash_map},
    hash::BuildHasherDefault,
};

use crate::{hash::AsIs, tokenize::split};

pub use arpa::ArpaError;
pub use train::{Corpus, TrainError, train};
pub use vocabulary::Vocabulary;

/// The longest n-grams a model may have.
pub const LONGEST: usize = 6;

/// An n-gram language model with back-off.
///
/// # Conventions
/// Words are what stands between white space. A sentence is scored with its beginning as context
/// and its end as one more word, as KenLM's `query` does; a word the model does not know is scored
/// as `<unk>`. Logarithms are to base 10.
/// # Example
/// ```
/// use scoring::lm::train;
/// let model = train(["a b a c", "a b b a", "c a b", "b a", "c c a b"], 2).unwrap();
/// let (seen, shuffled) = (model.score("a b a"), model.score("b b c"));
/// assert!(seen.log10_per_word() > shuffled.log10_per_word());
/// assert_eq!(model.score("a zebra").n_unknown, 1);
/// ```
/// # References
/// K. Heafield, "KenLM: Faster and Smaller Language Model Queries", WMT 2011.
#[derive(Debug, Clone, PartialEq)]
pub struct Model {
    vocabulary: Vocabulary,
    tables: Vec<Table>,
}

/// The probability of a sentence, and what it was computed over.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SentenceScore {
    /// The logarithm of the sentence's probability.
    pub log10: f64,
    /// Its words, the end of the sentence included.
    pub n_words: usize,
    /// Those the model does not know.
    pub n_unknown: usize,
}

impl SentenceScore {
    /// The mean logarithm of a word's probability: the fluency of XFORMAL's Table 7, higher is
    /// better.
    pub fn log10_per_word(self) -> f64 {
        self.log10 / self.n_words as f64
    }

    /// The perplexity: how many words the model hesitates between on average; lower is better.
    pub fn perplexity(self) -> f64 {
        10_f64.powf(-self.log10_per_word())
    }
}

impl Model {
    /// The longest n-grams of the model.
    pub fn order(&self) -> usize {
        self.tables.len()
    }

    /// The words of the model.
    pub fn vocabulary(&self) -> &Vocabulary {
        &self.vocabulary
    }

    /// How many n-grams the model has of each order from 1.
    pub fn n_grams(&self) -> Vec<usize> {
        self.tables.iter().map(|table| table.entries.len()).collect()
    }

    /// Scores a sentence.
    pub fn score(&self, sentence: &str) -> SentenceScore {
        let mut context = Context::default();
        self.log10(&mut context, Vocabulary::START);
        let mut score = SentenceScore { log10: 0.0, n_words: 0, n_unknown: 0 };
        let words = split(sentence).map(|word| self.vocabulary.id(word));
        for id in words.chain([Vocabulary::END]) {
            score.log10 += self.log10(&mut context, id);
            score.n_words += 1;
            score.n_unknown += usize::from(id == Vocabulary::UNKNOWN);
        }
        score
    }

    /// The logarithm of a word's probability after a context, to which the word is added.
    ///
    /// It is that of the longest n-gram the model has, and the back-off weights of the longer
    /// contexts it has.
    fn log10(&self, context: &mut Context, word: u32) -> f64 {
        let mut next = Context::default();
        let mut key = 0;
        let mut found = 0.0;
        let mut length = 0;
        let ids = std::iter::once(word).chain(context.ids[..context.n_ids].iter().copied());
        for (id, table) in ids.zip(&self.tables) {
            key = self::key(key, id);
            let Some(entry) = table.get(key) else { break };
            found = entry.log10;
            next.ids[length] = id;
            next.back_offs[length] = entry.back_off;
            length += 1;
        }
        let unused = &context.back_offs[..context.n_ids];
        let back_off: f64 = unused.iter().skip(length.max(1) - 1).map(|w| f64::from(*w)).sum();
        next.n_ids = length.min(self.order() - 1);
        *context = next;
        f64::from(found) + back_off
    }
}

/// The last words, the nearest first, as far as the model has them as an n-gram.
#[derive(Debug, Clone, Copy, Default)]
struct Context {
    ids: [u32; LONGEST],
    /// The back-off weight of the last word, of the last two words, and so on.
    back_offs: [f32; LONGEST],
    n_ids: usize,
}

/// What a model knows of an n-gram.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Entry {
    log10: f32,
    back_off: f32,
}

/// The n-grams of one order.
#[derive(Debug, Clone, PartialEq)]
struct Table {
    order: usize,
    /// The words of all n-grams, one n-gram after the other.
    ids: Vec<u32>,
    entries: Vec<Entry>,
    index: HashMap<u64, u32, BuildHasherDefault<AsIs>>,
}

impl Table {
    fn new(order: usize, n_grams: usize) -> Self {
        Self {
            order,
            ids: Vec::with_capacity(order * n_grams),
            entries: Vec::with_capacity(n_grams),
            index: HashMap::with_capacity_and_hasher(n_grams, BuildHasherDefault::default()),
        }
    }

    /// Adds an n-gram; false if it is there already.
    fn add(&mut self, ids: &[u32], entry: Entry) -> bool {
        let at = u32::try_from(self.entries.len()).expect("a table has fewer than 2^32 n-grams");
        let hash_map::Entry::Vacant(place) = self.index.entry(key_of(ids)) else {
            return false;
        };
        place.insert(at);
        self.ids.extend_from_slice(ids);
        self.entries.push(entry);
        true
    }

    fn get(&self, key: u64) -> Option<&Entry> {
        self.index.get(&key).map(|at| &self.entries[*at as usize])
    }

    /// Every n-gram with what is known of it.
    fn iter(&self) -> impl Iterator<Item = (&[u32], &Entry)> {
        self.ids.chunks_exact(self.order).zip(&self.entries)
    }
}

/// The key of an n-gram, from the key of its last words and the word before them.
///
/// Keys stand for n-grams without being checked, as in KenLM: among 10⁸ n-grams two share a key
/// with probability 0.0003.
fn key(shorter: u64, before: u32) -> u64 {
    let mixed = (shorter ^ (u64::from(before) + 1)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ (mixed >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93).rotate_left(29)
}

/// The key of a whole n-gram.
fn key_of(ids: &[u32]) -> u64 {
    ids.iter().rev().fold(0, |shorter, id| key(shorter, *id))
}
