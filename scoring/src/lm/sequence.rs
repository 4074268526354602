//! A corpus as numbers, and the n-grams that occur in it.

use super::{LONGEST, Vocabulary};
use crate::tokenize::split;

/// The sentences of a corpus, one after the other, each with its start and its end.
pub(super) struct Sequence {
    ids: Vec<u32>,
    pub(super) vocabulary: Vocabulary,
}

/// An n-gram by where it first stands in the corpus.
#[derive(Debug, Clone, Copy)]
pub(super) struct Gram {
    pub(super) at: u32,
    pub(super) count: u32,
}

impl Sequence {
    /// Reads sentences. `None` if there are more than 2³² words.
    pub(super) fn read(sentences: impl IntoIterator<Item: AsRef<str>>) -> Option<Self> {
        let mut sequence = Self { ids: Vec::new(), vocabulary: Vocabulary::new() };
        for sentence in sentences {
            sequence.ids.push(Vocabulary::START);
            for word in split(sentence.as_ref()) {
                let id = sequence.vocabulary.add(word);
                // A special name written in a text is a word nobody knows.
                sequence.ids.push(if id > Vocabulary::END { id } else { Vocabulary::UNKNOWN });
            }
            sequence.ids.push(Vocabulary::END);
        }
        u32::try_from(sequence.ids.len() + LONGEST).is_ok().then_some(sequence)
    }

    /// The words of an n-gram.
    pub(super) fn words(&self, gram: Gram, order: usize) -> &[u32] {
        &self.ids[gram.at as usize..][..order]
    }

    /// The n-grams of each order up to the longest, counted, in the order of their words' numbers.
    pub(super) fn grams(&self, longest: usize) -> Vec<Vec<Gram>> {
        let mut starts: Vec<(u64, u32)> = (0..).zip(&self.ids).map(|(at, _)| (self.first_two(at), at)).collect();
        starts.sort_unstable_by(|(two, a), (other, b)| {
            two.cmp(other).then_with(|| self.from(*a, longest).cmp(self.from(*b, longest)))
        });
        let mut grams = vec![Vec::new(); longest];
        let mut last: &[u32] = &[];
        for (_, at) in starts {
            let here = self.from(at, longest);
            let n_shared = here.iter().zip(last).take_while(|(a, b)| a == b).count();
            for order in 1..=here.len() {
                let of_order: &mut Vec<Gram> = &mut grams[order - 1];
                match of_order.last_mut() {
                    Some(gram) if order <= n_shared => gram.count += 1,
                    _ => of_order.push(Gram { at, count: 1 }),
                }
            }
            last = here;
        }
        grams
    }

    /// The first two words from a place on in one number, which decides most comparisons.
    fn first_two(&self, at: u32) -> u64 {
        let first = self.ids[at as usize];
        let second = if first == Vocabulary::END { 0 } else { self.ids[at as usize + 1] };
        (u64::from(first) << 32) | u64::from(second)
    }

    /// The words from a place on, as many as the longest n-gram has and no further than the
    /// sentence goes.
    fn from(&self, at: u32, longest: usize) -> &[u32] {
        let start = at as usize;
        let rest = &self.ids[start..self.ids.len().min(start + longest)];
        let end = rest.iter().position(|id| *id == Vocabulary::END);
        end.map_or(rest, |end| &rest[..=end])
    }
}
