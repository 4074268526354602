//! The values of two raters on the items they share.

use super::Weight;
use crate::ratings::Sides;
use crate::{Ratings, Undefined};

/// Two aligned series of levels, one entry per shared item.
#[derive(Debug, Clone)]
pub struct Joint {
    cells: Vec<(u32, u32)>,
    n_levels: usize,
    sides: Sides,
}

impl Joint {
    /// Aligned levels; `cells` come from codes below `n_levels`.
    pub(crate) fn new(cells: Vec<(u32, u32)>, n_levels: usize) -> Self {
        Self { cells, n_levels, sides: Sides::Named }
    }

    /// The same levels, of which the first two may be an item's sides.
    pub(crate) fn sided(self, sides: Sides) -> Self {
        Self { sides, ..self }
    }

    /// The values of two raters on the items both rated, paired by item.
    ///
    /// # Errors
    /// [`Undefined::Replicates`], [`Undefined::NothingShared`], [`Undefined::Argument`] for a
    /// rater that is not in the table.
    pub fn of_raters(ratings: &Ratings, (a, b): (usize, usize)) -> Result<Self, Undefined> {
        if ratings.has_replicates() {
            return Err(Undefined::Replicates);
        }
        if a >= ratings.n_raters() || b >= ratings.n_raters() || a == b {
            return Err(Undefined::Argument("two different raters of the table"));
        }
        let cells: Vec<(u32, u32)> = (0..ratings.n_items())
            .filter_map(|item| {
                let place = |r| ratings.raters_of(item).iter().position(|&c| c as usize == r);
                let levels = ratings.levels_of(item);
                Some((levels[place(a)?], levels[place(b)?]))
            })
            .collect();
        if cells.is_empty() {
            return Err(Undefined::NothingShared);
        }
        Ok(Self::new(cells, ratings.n_levels()).sided(ratings.sides()))
    }

    /// Shared items.
    pub fn n(&self) -> usize {
        self.cells.len()
    }

    /// Whether the first two levels are an item's sides.
    pub(crate) fn sides(&self) -> Sides {
        self.sides
    }

    /// Levels of the scale.
    pub fn n_levels(&self) -> usize {
        self.n_levels
    }

    /// The aligned levels.
    pub fn cells(&self) -> &[(u32, u32)] {
        &self.cells
    }

    /// Observed and chance disagreement at item weights, per pair of values.
    pub(crate) fn disagreement(&self, weights: &[u32], weight: &Weight) -> (f64, f64) {
        let mut rows = vec![0.0; self.n_levels];
        let mut columns = vec![0.0; self.n_levels];
        let (mut n, mut apart) = (0.0, 0.0);
        for (&(i, j), &w) in self.cells.iter().zip(weights).filter(|&(_, &w)| w > 0) {
            let w = f64::from(w);
            n += w;
            apart += w * weight.apart(i, j);
            rows[i as usize] += w;
            columns[j as usize] += w;
        }
        self.sides.even(&mut rows);
        self.sides.even(&mut columns);
        let mean = weight.mean_apart(&columns);
        let chance: f64 = rows.iter().zip(&mean).map(|(p, d)| p * d).sum();
        (apart / n, chance / (n * n))
    }

    /// The large-sample standard error of kappa (Fleiss, Cohen and Everitt 1969).
    ///
    /// In disagreements d: var = (E[(d/dₑ − (1 − κ)(d̄ᵢ. + d̄.ⱼ)/dₑ)²] − (1 − κ)²)/n, which is the
    /// published formula with w = 1 − d.
    pub(crate) fn standard_error(&self, weight: &Weight) -> Option<f64> {
        let n = self.n() as f64;
        let (apart, chance) = self.disagreement(&vec![1; self.n()], weight);
        if chance <= 0.0 {
            return None;
        }
        let share = |pick: fn(&(u32, u32)) -> u32| {
            let mut shares = vec![0.0; self.n_levels];
            self.cells.iter().for_each(|c| shares[pick(c) as usize] += 1.0 / n);
            self.sides.even(&mut shares);
            shares
        };
        let of_row = weight.mean_apart(&share(|c| c.1));
        let of_column = weight.transposed().mean_apart(&share(|c| c.0));
        let lost = apart / chance;
        let squares: f64 = self
            .cells
            .iter()
            .map(|&(i, j)| {
                let margins = of_row[i as usize] + of_column[j as usize];
                ((weight.apart(i, j) - lost * margins) / chance).powi(2)
            })
            .sum();
        // Of numbers of one size, a difference this small is rounding: the root would make it a thousand times larger.
        let spread = squares / n - lost * lost;
        Some(if spread < 1e-12 * squares / n { 0.0 } else { (spread / n).sqrt() })
    }
}
