//! Moves of blocks of words that bring a hypothesis closer to its reference.

use super::edit::{Distances, Step};

/// The longest block that is moved.
const LONGEST: usize = 10;
/// The farthest a block's counterpart in the reference may be.
const FARTHEST: usize = 50;
/// The maximum number of moves that are tried for one pair of texts.
const CANDIDATES: usize = 1000;

/// The edits and shifts that make a hypothesis its reference.
pub(super) fn edits(hypothesis: &[u32], reference: &[u32]) -> u64 {
    if reference.is_empty() {
        return hypothesis.len() as u64;
    }
    let mut words = hypothesis.to_vec();
    let mut distances = Distances::new(reference, words.len());
    let mut tried = 0;
    let mut n_shifts = 0;
    loop {
        let now = distances.fill(&words);
        let places = Places::of(&distances.steps(&words));
        let best = best_move(&words, reference, &places, &mut distances, &mut tried);
        match best {
            Some((distance, block)) if distance < now && tried < CANDIDATES => {
                words = block.moved(&words);
                n_shifts += 1;
            }
            _ => return u64::from(now) + n_shifts,
        }
    }
}

/// A block of words and its target: before the word that now has the index `target`.
#[derive(Debug, Clone, Copy)]
struct Block {
    start: usize,
    length: usize,
    target: usize,
}

impl Block {
    /// The words with the block moved.
    ///
    /// A target inside the block moves it forward by the number of words between its start and the target.
    fn moved(self, words: &[u32]) -> Vec<u32> {
        let end = self.start + self.length;
        let target = if self.target >= self.start && self.target <= end {
            (self.target + self.length).min(words.len())
        } else {
            self.target
        };
        let mut moved = words.to_vec();
        if target < self.start {
            moved[target..end].rotate_right(self.length);
        } else {
            moved[self.start..target].rotate_left(self.length);
        }
        moved
    }

    /// The number of words at the beginning that keep their positions.
    fn n_before(self) -> usize {
        self.start.min(self.target)
    }
}

/// The words that are wrong, and the alignment of the words of the reference with those of the hypothesis.
struct Places {
    wrong_hypothesis: Vec<bool>,
    wrong_reference: Vec<bool>,
    /// For each word of the reference, the number of words of the hypothesis that precede the next word.
    after: Vec<usize>,
}

impl Places {
    /// Reads the path from a hypothesis to its reference.
    fn of(steps: &[Step]) -> Self {
        let mut places = Self { wrong_hypothesis: Vec::new(), wrong_reference: Vec::new(), after: Vec::new() };
        for step in steps {
            let wrong = *step != Step::Match;
            if *step != Step::Insert {
                places.wrong_hypothesis.push(wrong);
            }
            if *step != Step::Delete {
                places.wrong_reference.push(wrong);
                places.after.push(places.wrong_hypothesis.len());
            }
        }
        places
    }

    /// Whether moving a block could help: both it and its counterpart contain an error, and it is not already at that
    /// position.
    fn allow(&self, start: usize, start_reference: usize, length: usize) -> bool {
        let after = self.after[start_reference];
        self.wrong_hypothesis[start..start + length].contains(&true)
            && self.wrong_reference[start_reference..start_reference + length].contains(&true)
            && !(start < after && after <= start + length)
    }

    /// The positions that place a block next to its counterpart: before it, or after each of its words.
    fn targets(&self, start_reference: usize, length: usize) -> impl Iterator<Item = usize> {
        let before = if start_reference == 0 { 0 } else { self.after[start_reference - 1] };
        let end = (start_reference + length).min(self.after.len());
        let all = self.after[start_reference..end].iter().copied();
        let mut last = None;
        std::iter::once(before).chain(all).filter(move |target| last.replace(*target) != Some(*target))
    }
}

/// The move with the smallest remaining distance, and that distance; among equal ones the longest block, then the first
/// block, then the move closest to the beginning.
fn best_move(
    words: &[u32],
    reference: &[u32],
    places: &Places,
    distances: &mut Distances<'_>,
    tried: &mut usize,
) -> Option<(u32, Block)> {
    let rank = |(distance, block): &(u32, Block)| (*distance, usize::MAX - block.length, block.start, block.target);
    let mut best: Option<(u32, Block)> = None;
    for (start, start_reference, length) in matching_blocks(words, reference) {
        if !places.allow(start, start_reference, length) {
            continue;
        }
        for target in places.targets(start_reference, length) {
            let block = Block { start, length, target };
            let moved = block.moved(words);
            let candidate = (distances.of_variant(&moved, block.n_before()), block);
            *tried += 1;
            if best.as_ref().is_none_or(|best| rank(&candidate) < rank(best)) {
                best = Some(candidate);
            }
        }
        if *tried >= CANDIDATES {
            break;
        }
    }
    best
}

/// Every block of the hypothesis that the reference has too: its start in both, and its length.
fn matching_blocks(words: &[u32], reference: &[u32]) -> impl Iterator<Item = (usize, usize, usize)> {
    let starts = (0..words.len()).flat_map(move |i| (0..reference.len()).map(move |j| (i, j)));
    starts.filter(|(i, j)| i.abs_diff(*j) <= FARTHEST).flat_map(move |(i, j)| {
        let common = words[i..].iter().zip(&reference[j..]).take_while(|(a, b)| a == b);
        (1..=common.take(LONGEST).count()).map(move |length| (i, j, length))
    })
}
