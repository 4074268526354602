//! Cohen's kappa of every pair of raters, and the mean over pairs (Light's kappa).

use foldhash::HashMap;
use serde::Serialize;

use super::{Joint, Weight};
use crate::coefficient::{Coefficient, ratio};
use crate::percent::paired;
use crate::{Counts, Ratings, Undefined};

/// The three usual kappas of one pair of raters.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Pair {
    /// The first rater's name.
    pub a: String,
    /// The second rater's name.
    pub b: String,
    /// Items both rated.
    pub n_items: usize,
    /// Unweighted kappa, or why there is none.
    pub unweighted: Result<f64, Undefined>,
    /// Linearly weighted kappa, or why there is none.
    pub linear: Result<f64, Undefined>,
    /// Quadratically weighted kappa, or why there is none.
    pub quadratic: Result<f64, Undefined>,
}

/// Cohen's kappa of every pair of raters that shares an item, in the order of their names.
///
/// # Errors
/// [`Undefined::NoRatings`], [`Undefined::OneRater`], [`Undefined::NoPairs`],
/// [`Undefined::Replicates`]. A pair without a kappa says why in its place.
pub fn pairs(ratings: &Ratings) -> Result<Vec<Pair>, Undefined> {
    let pairs = Pairs::of(ratings)?;
    let name = |r: u32| ratings.raters()[r as usize].clone();
    Ok(pairs
        .aligned
        .iter()
        .map(|(raters, cells)| {
            let joint = Joint::new(cells.iter().map(|c| (c.a, c.b)).collect(), pairs.n_levels);
            let ones = vec![1; joint.n()];
            let kappa = |weight: Weight| {
                weight.check(pairs.n_levels, pairs.ordered)?;
                let (apart, chance) = joint.disagreement(&ones, &weight);
                ratio(apart, chance, Undefined::OneCategory).map(|d| 1.0 - d)
            };
            Pair {
                a: name(raters.0),
                b: name(raters.1),
                n_items: joint.n(),
                unweighted: kappa(Weight::Unweighted),
                linear: kappa(Weight::Linear),
                quadratic: kappa(Weight::Quadratic),
            }
        })
        .collect())
}

/// The levels two raters gave to one item.
#[derive(Debug, Clone, Copy)]
struct Cell {
    item: u32,
    a: u32,
    b: u32,
}

/// The aligned levels of every pair of raters that shares an item.
#[derive(Debug, Clone)]
pub struct Pairs {
    aligned: Vec<((u32, u32), Vec<Cell>)>,
    n_items: usize,
    n_levels: usize,
    ordered: bool,
    counts: Counts,
}

impl Pairs {
    /// Aligns all pairs in one pass over the items.
    ///
    /// # Errors
    /// As [`pairs`].
    pub fn of(ratings: &Ratings) -> Result<Self, Undefined> {
        paired(ratings)?;
        if ratings.has_replicates() {
            return Err(Undefined::Replicates);
        }
        let mut slots: HashMap<u64, usize> = HashMap::default();
        let mut aligned: Vec<((u32, u32), Vec<Cell>)> = Vec::new();
        let items = (0..ratings.n_items()).filter(|&i| ratings.levels_of(i).len() >= 2);
        for (number, item) in (0_u32..).zip(items) {
            let cells = ratings.raters_of(item).iter().zip(ratings.levels_of(item));
            let mut cells: Vec<(u32, u32)> = cells.map(|(&r, &l)| (r, l)).collect();
            cells.sort_unstable();
            for (k, &(first, a)) in cells.iter().enumerate() {
                for &(second, b) in &cells[k + 1..] {
                    let key = u64::from(first) << 32 | u64::from(second);
                    let slot = *slots.entry(key).or_insert_with(|| {
                        aligned.push(((first, second), Vec::new()));
                        aligned.len() - 1
                    });
                    aligned[slot].1.push(Cell { item: number, a, b });
                }
            }
        }
        aligned.sort_unstable_by_key(|pair| pair.0);
        Ok(Self {
            aligned,
            n_items: ratings.n_paired_items(),
            n_levels: ratings.n_levels(),
            ordered: ratings.is_ordered(),
            counts: Counts::paired(ratings),
        })
    }

    /// Pairs of raters that share an item.
    pub fn n(&self) -> usize {
        self.aligned.len()
    }

    /// The mean kappa over pairs with this weighting, as a coefficient to estimate or bootstrap.
    ///
    /// # Errors
    /// [`Undefined::NotOrdered`] for distances on names, [`Undefined::Argument`] for given
    /// weights that do not fit the scale.
    pub fn mean(&self, weight: Weight) -> Result<Light<'_>, Undefined> {
        weight.check(self.n_levels, self.ordered)?;
        Ok(Light { pairs: self, weight, margins: Margins::Own })
    }

    /// The mean of Scott's π over pairs, as a coefficient to estimate or bootstrap.
    pub(crate) fn scott(&self) -> Light<'_> {
        Light { pairs: self, weight: Weight::Unweighted, margins: Margins::Pooled }
    }
}

/// Whose habits make chance agreement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Margins {
    /// Each rater's own (Cohen).
    Own,
    /// Both raters' together (Scott).
    Pooled,
}

/// Light's kappa: the mean of Cohen's kappa over all pairs of raters that have one.
///
/// # Conventions
/// A pair without a kappa (no shared item drawn, one level only) is left out; every other pair
/// counts the same, however many items it shares, as in R's irr.
///
/// # References
/// Light, Measures of response agreement for qualitative data, Psychological Bulletin 1971,
/// doi:10.1037/h0031643. Compared with scikit-learn over pairs.
#[derive(Debug)]
pub struct Light<'a> {
    pairs: &'a Pairs,
    weight: Weight,
    margins: Margins,
}

impl Coefficient for Light<'_> {
    fn method(&self) -> String {
        match self.margins {
            Margins::Own => format!("Cohen's kappa, mean over pairs of raters, {}", self.weight),
            Margins::Pooled => "Scott's pi, mean over pairs of raters".into(),
        }
    }

    fn counts(&self) -> Counts {
        self.pairs.counts
    }

    fn n_units(&self) -> usize {
        self.pairs.n_items
    }

    fn at(&self, weights: &[u32]) -> Result<f64, Undefined> {
        let k = self.pairs.n_levels;
        let (mut rows, mut columns) = (vec![0.0; k], vec![0.0; k]);
        let (mut sum, mut n_defined) = (0.0, 0_u32);
        for (_, cells) in &self.pairs.aligned {
            rows.fill(0.0);
            columns.fill(0.0);
            let (mut n, mut apart) = (0.0, 0.0);
            for cell in cells {
                let w = f64::from(weights[cell.item as usize]);
                n += w;
                apart += w * self.weight.apart(cell.a, cell.b);
                rows[cell.a as usize] += w;
                columns[cell.b as usize] += w;
            }
            if self.margins == Margins::Pooled {
                for (row, column) in rows.iter_mut().zip(&mut columns) {
                    *row = f64::midpoint(*row, *column);
                    *column = *row;
                }
            }
            let mean = self.weight.mean_apart(&columns);
            let chance: f64 = rows.iter().zip(&mean).map(|(p, d)| p * d).sum();
            if let Ok(lost) = ratio(apart * n, chance, Undefined::OneCategory) {
                sum += 1.0 - lost;
                n_defined += 1;
            }
        }
        ratio(sum, f64::from(n_defined), Undefined::OneCategory)
    }
}
