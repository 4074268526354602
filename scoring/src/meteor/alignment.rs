//! Which words of two texts are matched with each other.

use super::lexicon::Lexicon;
use crate::wordnet::WordNet;

/// No place, in the lists below.
const NONE: usize = usize::MAX;

/// The alignment of each word of the text with a word of the reference; its memory is reused.
#[derive(Debug, Default)]
pub(super) struct Alignment {
    /// For each word of the text, the position of its match in the reference.
    places: Vec<usize>,
    /// Which words of the reference have a match.
    taken: Vec<bool>,
    /// For each word by its number, its last free position in the reference; empty between two stages.
    last: Vec<usize>,
    /// For each free position of the reference, the previous free position of the same word.
    before: Vec<usize>,
}

impl Alignment {
    /// Starts again without matches.
    pub(super) fn begin(&mut self, n_hypothesis: usize, n_reference: usize) {
        self.places.clear();
        self.places.resize(n_hypothesis, NONE);
        self.taken.clear();
        self.taken.resize(n_reference, false);
        self.before.resize(n_reference, NONE);
    }

    /// Whether every word of one of the texts has a match.
    pub(super) fn is_full(&self) -> bool {
        !self.places.contains(&NONE) || !self.taken.contains(&false)
    }

    /// Calls back with the words that have no match, of both texts.
    pub(super) fn each_free(
        &self,
        hypothesis: &mut [usize],
        reference: &mut [usize],
        mut call: impl FnMut(&mut usize),
    ) {
        let of_text = hypothesis.iter_mut().zip(&self.places).filter(|(_, place)| **place == NONE);
        of_text.for_each(|(word, _)| call(word));
        let of_reference = reference.iter_mut().zip(&self.taken).filter(|(_, taken)| !**taken);
        of_reference.for_each(|(word, _)| call(word));
    }

    /// Matches equal words that are free on both sides, from the last to the first, each with the last free one;
    /// numbers are below `n_words`.
    pub(super) fn add(&mut self, n_words: usize, hypothesis: &[usize], reference: &[usize]) {
        self.last.resize(n_words.max(self.last.len()), NONE);
        for (j, word) in reference.iter().enumerate().filter(|(j, _)| !self.taken[*j]) {
            self.before[j] = std::mem::replace(&mut self.last[*word], j);
        }
        for (place, word) in self.places.iter_mut().zip(hypothesis).rev().filter(|(place, _)| **place == NONE) {
            let last = &mut self.last[*word];
            if *last != NONE {
                *place = *last;
                self.taken[*last] = true;
                *last = self.before[*last];
            }
        }
        for word in reference {
            self.last[*word] = NONE;
        }
    }

    /// Matches words that are free on both sides by synonyms of the text's words, from the last to the first, each with
    /// the last free one.
    pub(super) fn add_synonyms(
        &mut self,
        wordnet: &WordNet,
        lexicon: &Lexicon,
        hypothesis: &[usize],
        reference: &[usize],
    ) {
        for (place, word) in self.places.iter_mut().zip(hypothesis).rev().filter(|(place, _)| **place == NONE) {
            let synonyms = wordnet.synonyms(lexicon.word(*word));
            let matches = |j: &usize| !self.taken[*j] && synonyms.contains(lexicon.word(reference[*j]));
            if let Some(j) = (0..reference.len()).rev().find(matches) {
                (*place, self.taken[j]) = (j, true);
            }
        }
    }

    /// The number of matching words, and of chunks without a gap on either side.
    pub(super) fn counts(&self) -> (usize, usize) {
        let (mut n_matches, mut n_stretches) = (0, 0);
        let mut expected = NONE;
        for place in &self.places {
            n_matches += usize::from(*place != NONE);
            n_stretches += usize::from(*place != NONE && *place != expected);
            expected = if *place == NONE { NONE } else { *place + 1 };
        }
        (n_matches, n_stretches)
    }
}
