//! A corpus as numbers, and the n-grams that occur in it.

use std::ops::Range;

use super::{LONGEST, Vocabulary, split};
use crate::parallel;

/// Bits of a word's number: the words after the first of the longest n-gram fill a key of 128.
const BITS: u32 = 25;

/// The approximate maximum number of parts in which suffixes are sorted.
const PARTS: usize = 64;

/// The concatenated sentences of a corpus, each with its start and its end, and the sorted order of the suffixes that
/// begin at each word.
pub(super) struct Sequence {
    ids: Vec<u32>,
    suffixes: Vec<Suffix>,
    pub(super) vocabulary: Vocabulary,
}

/// The words from a position on, as many as the longest n-gram has, but not beyond the end of the sentence.
#[derive(Debug, Clone, Copy)]
struct Suffix {
    at: u32,
    /// The number of leading words that it shares with the preceding n-gram in sorted order.
    shared: u8,
    length: u8,
}

/// An n-gram, represented by its first position in the corpus.
#[derive(Debug, Clone, Copy)]
pub(super) struct Gram {
    pub(super) at: u32,
    pub(super) count: u32,
}

impl Sequence {
    /// Reads sentences. Returns `None` if there are more than 2³² words, or 2²⁵ different ones.
    pub(super) fn read(sentences: impl IntoIterator<Item: AsRef<str>>, longest: usize) -> Option<Self> {
        let mut sequence = Self { ids: Vec::new(), suffixes: Vec::new(), vocabulary: Vocabulary::new() };
        for sentence in sentences {
            sequence.ids.push(Vocabulary::START);
            for word in split(sentence.as_ref()) {
                let id = sequence.vocabulary.add(word);
                // A special token written literally in a text is treated as an unknown word.
                sequence.ids.push(if id > Vocabulary::END { id } else { Vocabulary::UNKNOWN });
            }
            sequence.ids.push(Vocabulary::END);
        }
        if u32::try_from(sequence.ids.len() + LONGEST).is_err() || sequence.vocabulary.n_words() >= 1 << BITS {
            return None;
        }
        sequence.suffixes = sequence.sorted(longest);
        Some(sequence)
    }

    /// The words of an n-gram.
    pub(super) fn words(&self, gram: Gram, order: usize) -> &[u32] {
        &self.ids[gram.at as usize..][..order]
    }

    /// Whether a sentence contains an unknown word.
    pub(super) fn has_unknown(&self) -> bool {
        self.suffixes.first().is_some_and(|suffix| self.ids[suffix.at as usize] == Vocabulary::UNKNOWN)
    }

    /// The number of different n-grams of an order.
    pub(super) fn n_grams(&self, order: usize) -> usize {
        self.suffixes.iter().filter(|suffix| suffix.is_first(order)).count()
    }

    /// The n-grams of an order, counted, in the order of their words' numbers.
    pub(super) fn grams(&self, order: usize) -> Vec<Gram> {
        let mut grams: Vec<Gram> = Vec::with_capacity(self.n_grams(order));
        for suffix in self.suffixes.iter().filter(|suffix| usize::from(suffix.length) >= order) {
            match grams.last_mut() {
                Some(gram) if !suffix.is_first(order) => gram.count += 1,
                _ => grams.push(Gram { at: suffix.at, count: 1 }),
            }
        }
        grams
    }

    /// For each n-gram of the next higher order, the index of its last words among the n-grams of this order.
    pub(super) fn links(&self, order: usize, longer: &[Gram]) -> Vec<u32> {
        let mut places = vec![0; self.ids.len()];
        let mut n_grams = 0_u32;
        for suffix in self.suffixes.iter().filter(|suffix| usize::from(suffix.length) >= order) {
            n_grams += u32::from(suffix.is_first(order));
            places[suffix.at as usize] = n_grams - 1;
        }
        longer.iter().map(|gram| places[gram.at as usize + 1]).collect()
    }

    /// All suffixes in the order of their words' numbers.
    fn sorted(&self, longest: usize) -> Vec<Suffix> {
        let (places, ranges) = self.by_first_word();
        let part = |range: &Range<usize>| range.start * PARTS / places.len().max(1);
        let parts: Vec<&[Range<usize>]> = ranges.chunk_by(|a, b| part(a) == part(b)).collect();
        let sorted = parallel::map(parts.len(), |part| {
            let mut suffixes = Vec::with_capacity(parts[part].iter().map(ExactSizeIterator::len).sum());
            for range in parts[part] {
                self.sort(&places[range.clone()], longest, &mut suffixes);
            }
            suffixes
        });
        sorted.concat()
    }

    /// All positions, grouped by word, and the range of each word.
    fn by_first_word(&self) -> (Vec<u32>, Vec<Range<usize>>) {
        let mut counts = vec![0; self.vocabulary.n_words()];
        for id in &self.ids {
            counts[*id as usize] += 1;
        }
        let ranges = counts.iter().scan(0, |end, count| {
            *end += count;
            Some(*end - count..*end)
        });
        let ranges: Vec<Range<usize>> = ranges.collect();
        let mut next: Vec<usize> = ranges.iter().map(|range| range.start).collect();
        let mut places = vec![0_u32; self.ids.len()];
        for (at, id) in (0..).zip(&self.ids) {
            let next = &mut next[*id as usize];
            places[*next] = at;
            *next += 1;
        }
        (places, ranges)
    }

    /// Adds the suffixes that begin at places, all with the same word, in their order.
    fn sort(&self, places: &[u32], longest: usize, suffixes: &mut Vec<Suffix>) {
        let mut keyed: Vec<(u128, u32, u8)> = places.iter().map(|at| self.key(*at, longest)).collect();
        keyed.sort_unstable();
        let n_bits = BITS * u32::try_from(longest - 1).expect("an order is small");
        let mut last: Option<u128> = None;
        for (key, at, length) in keyed {
            let shared = match last.map(|last| key ^ last) {
                None => 0,
                Some(0) => length,
                Some(unlike) => {
                    let n_words = (unlike.leading_zeros() + n_bits - u128::BITS) / BITS;
                    1 + u8::try_from(n_words).expect("no more words than the order")
                }
            };
            suffixes.push(Suffix { at, shared, length });
            last = Some(key);
        }
    }

    /// The words after a place as a number that sorts as they do, the place, and the suffix's length.
    fn key(&self, at: u32, longest: usize) -> (u128, u32, u8) {
        let words = &self.ids[at as usize..];
        let length = words.iter().take(longest).position(|id| *id == Vocabulary::END).map_or(longest, |end| end + 1);
        let key = words[1..length].iter().fold(0, |key, id| (key << BITS) | u128::from(*id));
        // Nothing follows the end of a sentence, so zeros can represent missing words.
        let missing = BITS * u32::try_from(longest - length).expect("an order is small");
        (key << missing, at, u8::try_from(length).expect("an order is small"))
    }
}

impl Suffix {
    /// Whether its first words are an n-gram of an order that no preceding suffix has.
    fn is_first(self, order: usize) -> bool {
        usize::from(self.length) >= order && usize::from(self.shared) < order
    }
}
