//! A corpus as numbers, and the n-grams that occur in it.

use std::ops::Range;

use super::{LONGEST, Vocabulary, split};
use crate::parallel::{self, BLOCK};

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
        let n_in = |suffixes: &[Suffix]| suffixes.iter().filter(|suffix| suffix.is_first(order)).count();
        self.blocks(n_in).into_iter().sum()
    }

    /// The n-grams of an order, counted, in the order of their words' numbers.
    pub(super) fn grams(&self, order: usize) -> Vec<Gram> {
        let parts = self.blocks(|suffixes| counted(suffixes, order));
        let mut grams: Vec<Gram> = Vec::with_capacity(parts.iter().map(|(_, grams)| grams.len()).sum());
        for (n_before, part) in parts {
            if let Some(gram) = grams.last_mut() {
                gram.count += n_before;
            }
            grams.extend(part);
        }
        grams
    }

    /// What a function makes of each block of suffixes.
    fn blocks<R: Send>(&self, block: impl Fn(&[Suffix]) -> R + Sync + Send) -> Vec<R> {
        let n = self.suffixes.len();
        parallel::map(n.div_ceil(BLOCK), |at| block(&self.suffixes[at * BLOCK..n.min((at + 1) * BLOCK)]))
    }

    /// For each n-gram of the next higher order, the index of its last words among the n-grams of this order.
    pub(super) fn links(&self, order: usize, longer: &[Gram]) -> Vec<u32> {
        let mut places = vec![0; self.ids.len()];
        let mut n_grams = 0_u32;
        for suffix in self.suffixes.iter().filter(|suffix| usize::from(suffix.length) >= order) {
            n_grams += u32::from(suffix.is_first(order));
            places[suffix.at as usize] = n_grams - 1;
        }
        let parts = parallel::map(longer.len().div_ceil(BLOCK), |block| {
            let longer = &longer[block * BLOCK..longer.len().min((block + 1) * BLOCK)];
            longer.iter().map(|gram| places[gram.at as usize + 1]).collect::<Vec<u32>>()
        });
        parts.concat()
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

/// The n-grams that begin in a block of suffixes, counted, and the number of suffixes before them, which belong to an
/// n-gram of an earlier block.
fn counted(suffixes: &[Suffix], order: usize) -> (u32, Vec<Gram>) {
    let (mut n_before, mut grams): (u32, Vec<Gram>) = (0, Vec::new());
    for suffix in suffixes.iter().filter(|suffix| usize::from(suffix.length) >= order) {
        match grams.last_mut() {
            _ if suffix.is_first(order) => grams.push(Gram { at: suffix.at, count: 1 }),
            Some(gram) => gram.count += 1,
            None => n_before += 1,
        }
    }
    (n_before, grams)
}

impl Suffix {
    /// Whether its first words are an n-gram of an order that no preceding suffix has.
    fn is_first(self, order: usize) -> bool {
        usize::from(self.length) >= order && usize::from(self.shared) < order
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        /// Blocks have seven suffixes in tests, so that n-grams go across their borders.
        #[test]
        fn n_grams_are_counted_as_one_by_one(
            texts in prop::collection::vec("[a-c]( [a-c]){0,9}", 1..20),
            order in 1_usize..=LONGEST,
        ) {
            let sequence = Sequence::read(&texts, LONGEST).unwrap();
            let mut counts: BTreeMap<&[u32], u32> = BTreeMap::new();
            for sentence in sequence.ids.split_inclusive(|id| *id == Vocabulary::END) {
                for words in sentence.windows(order) {
                    *counts.entry(words).or_default() += 1;
                }
            }
            let grams = sequence.grams(order);
            let found: Vec<(&[u32], u32)> = grams.iter().map(|gram| (sequence.words(*gram, order), gram.count)).collect();
            prop_assert_eq!(sequence.n_grams(order), found.len());
            prop_assert_eq!(found, counts.into_iter().collect::<Vec<_>>());
        }
    }
}
