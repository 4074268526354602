//! Edit distance within a beam around the diagonal, with the path that reaches it.

use std::ops::Range;

/// The minimum width of the beam: cells up to this distance from the diagonal are always considered.
const BEAM: usize = 25;
/// A cell outside the beam; far above any distance, far below overflow.
const FAR: u32 = 1 << 30;

/// One step of the cheapest path from the hypothesis to the reference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// A word of the hypothesis equals the next word of the reference.
    Match,
    /// It is replaced by the next word of the reference.
    Substitute,
    /// It is deleted.
    Delete,
    /// The next word of the reference is inserted.
    Insert,
}

/// The table of distances between the beginnings of a hypothesis and of its reference.
///
/// Rows belong to the hypothesis, and the first to its empty beginning.
pub(super) struct Distances<'a> {
    reference: &'a [u32],
    rows: Vec<u32>,
    /// The two rows last looked at while trying a variant.
    variant: [Vec<u32>; 2],
    n_words: usize,
}

impl<'a> Distances<'a> {
    /// Room for the distances of hypotheses of `n_words` words.
    pub(super) fn new(reference: &'a [u32], n_words: usize) -> Self {
        let width = reference.len() + 1;
        let mut rows: Vec<u32> = (0..).take(width).collect();
        rows.resize(width * (n_words + 1), FAR);
        Self { reference, rows, variant: [vec![FAR; width], vec![FAR; width]], n_words }
    }

    /// Fills the table for a hypothesis: its distance.
    pub(super) fn fill(&mut self, hypothesis: &[u32]) -> u32 {
        let width = self.reference.len() + 1;
        for (i, word) in hypothesis.iter().enumerate() {
            let (above, row) = self.rows[i * width..(i + 2) * width].split_at_mut(width);
            next_row(above, row, *word, self.reference, beam(i + 1, self.n_words, width));
        }
        self.rows[self.rows.len() - 1]
    }

    /// The distance of a variant that begins with the same `n_same` words as the hypothesis the
    /// table is filled for.
    pub(super) fn of_variant(&mut self, variant: &[u32], n_same: usize) -> u32 {
        let width = self.reference.len() + 1;
        let [above, row] = &mut self.variant;
        above.copy_from_slice(&self.rows[n_same * width..(n_same + 1) * width]);
        for (i, word) in variant.iter().enumerate().skip(n_same) {
            next_row(above, row, *word, self.reference, beam(i + 1, self.n_words, width));
            std::mem::swap(above, row);
        }
        above[width - 1]
    }

    /// The steps to the reference of the hypothesis the table is filled for.
    ///
    /// Of equally cheap ways a match or substitution is preferred, then a deletion, then an
    /// insertion.
    pub(super) fn steps(&self, hypothesis: &[u32]) -> Vec<Step> {
        let width = self.reference.len() + 1;
        let cell = |i: usize, j: usize| self.rows[i * width + j];
        let (mut i, mut j) = (hypothesis.len(), self.reference.len());
        let mut steps = Vec::with_capacity(i + j);
        while i > 0 || j > 0 {
            let same = i > 0 && j > 0 && hypothesis[i - 1] == self.reference[j - 1];
            let step = if i > 0 && j > 0 && cell(i, j) == cell(i - 1, j - 1) + u32::from(!same) {
                if same { Step::Match } else { Step::Substitute }
            } else if i > 0 && cell(i, j) == cell(i - 1, j) + 1 {
                Step::Delete
            } else {
                Step::Insert
            };
            i -= usize::from(step != Step::Insert);
            j -= usize::from(step != Step::Delete);
            steps.push(step);
        }
        steps.reverse();
        steps
    }
}

/// Fills the row of a word from the row above it, within the columns of the beam.
fn next_row(above: &[u32], row: &mut [u32], word: u32, reference: &[u32], beam: Range<usize>) {
    row.fill(FAR);
    for j in beam {
        row[j] = if j == 0 {
            above[0] + 1
        } else {
            let kept = above[j - 1] + u32::from(word != reference[j - 1]);
            kept.min(above[j] + 1).min(row[j - 1] + 1)
        };
    }
}

/// The columns of a row, of `width`, that are within the beam; the last row is considered up to its end.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "lengths of texts, not negative")]
fn beam(row: usize, n_rows: usize, width: usize) -> Range<usize> {
    let slope = (width - 1) as f64 / n_rows as f64;
    let reach = if slope / 2.0 > BEAM as f64 { (slope / 2.0).ceil() as usize + BEAM } else { BEAM };
    let diagonal = (row as f64 * slope).floor() as usize;
    let end = if row == n_rows { width } else { (diagonal + reach).min(width) };
    diagonal.saturating_sub(reach)..end
}
