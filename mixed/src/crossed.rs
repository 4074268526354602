//! Crossed grouping factors: which levels each row has, and the blocks of Z'WZ.
//!
//! Each level of the factor with the most levels meets few levels of the others, and its block of Z'WZ is diagonal, so
//! that it is eliminated exactly. What is left is a dense matrix of the levels of the other factors.

mod precision;

pub(crate) use precision::{Blocks, Inverse, Precision};

/// The levels of each row, for rows sorted by their level of the first factor.
pub(crate) struct Crossed {
    /// Levels of the first factor, which is the largest.
    pub(crate) n_first: usize,
    /// Levels of all the others together.
    pub(crate) n_rest: usize,
    /// The first row of each level of the first factor, and the number of rows.
    pub(crate) starts: Vec<usize>,
    /// For each other factor, the level of each row, counted through all other factors.
    pub(crate) others: Vec<Vec<u32>>,
    /// For each other factor, the place in `support` of each row.
    pub(crate) cells: Vec<Vec<u32>>,
    /// Where the support of each level of the first factor begins, and its whole length.
    pub(crate) support_starts: Vec<usize>,
    /// The levels of other factors that each level of the first one meets, in ascending order.
    pub(crate) support: Vec<u32>,
    /// The factor, counted from 1, of each level of the others.
    pub(crate) factor_of_rest: Vec<usize>,
}

impl Crossed {
    /// `first` is the level of each row in ascending order; `others` the levels of the other factors, each with the number
    /// of its levels.
    pub(crate) fn new(first: &[u32], n_first: usize, others: Vec<(Vec<u32>, usize)>) -> Self {
        let mut starts = vec![0; n_first + 1];
        for &level in first {
            starts[level as usize + 1] += 1;
        }
        for level in 0..n_first {
            starts[level + 1] += starts[level];
        }
        let mut factor_of_rest = Vec::new();
        let mut shifted = Vec::new();
        for (factor, (codes, n_levels)) in others.into_iter().enumerate() {
            let offset = u32::try_from(factor_of_rest.len()).unwrap_or(u32::MAX);
            shifted.push(codes.into_iter().map(|code| code + offset).collect::<Vec<u32>>());
            factor_of_rest.extend(std::iter::repeat_n(factor + 1, n_levels));
        }
        let (mut support, mut support_starts) = (Vec::new(), vec![0]);
        let mut cells: Vec<Vec<u32>> = shifted.iter().map(|codes| Vec::with_capacity(codes.len())).collect();
        for rows in starts.windows(2).map(|pair| pair[0]..pair[1]) {
            let begin = support.len();
            let mut met: Vec<u32> = shifted.iter().flat_map(|codes| codes[rows.clone()].iter().copied()).collect();
            met.sort_unstable();
            met.dedup();
            for (codes, cells) in shifted.iter().zip(&mut cells) {
                let place = |level: &u32| begin + met.partition_point(|other| other < level);
                cells.extend(codes[rows.clone()].iter().map(|level| u32::try_from(place(level)).unwrap_or(u32::MAX)));
            }
            support.extend(met);
            support_starts.push(support.len());
        }
        let n_rest = factor_of_rest.len();
        Self { n_first, n_rest, starts, others: shifted, cells, support_starts, support, factor_of_rest }
    }

    /// Levels of all factors.
    pub(crate) fn n_levels(&self) -> usize {
        self.n_first + self.n_rest
    }

    /// Grouping factors.
    pub(crate) fn n_factors(&self) -> usize {
        1 + self.others.len()
    }

    /// The factor of a level, counted through all factors.
    pub(crate) fn factor(&self, level: usize) -> usize {
        if level < self.n_first { 0 } else { self.factor_of_rest[level - self.n_first] }
    }

    /// The levels of the first factor, each with its rows.
    pub(crate) fn firsts(&self) -> impl Iterator<Item = (usize, std::ops::Range<usize>)> + '_ {
        self.starts.windows(2).map(|pair| pair[0]..pair[1]).enumerate()
    }

    /// The part of `support` of a level of the first factor.
    pub(crate) fn met(&self, first: usize) -> std::ops::Range<usize> {
        self.support_starts[first]..self.support_starts[first + 1]
    }
}
