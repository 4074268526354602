//! The disagreement between two levels.

use std::fmt;

use crate::Undefined;
use crate::bootstrap::{FEW_ITEMS, LARGE_SAMPLE};

/// The disagreement of two levels in a weighted kappa.
#[derive(Debug, Clone, PartialEq)]
pub enum Weight {
    /// 0 if the levels are equal, otherwise 1.
    Unweighted,
    /// |i − j|.
    Linear,
    /// (i − j)².
    Quadratic,
    /// Gwet's ordinal weights: |i − j|(|i − j| + 1)/2, the pairs of levels in between.
    Ordinal,
    /// A table of disagreements, one row per level, zero on the diagonal.
    Given(Vec<Vec<f64>>),
}

impl fmt::Display for Weight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unweighted => "unweighted",
            Self::Linear => "linear weights",
            Self::Quadratic => "quadratic weights",
            Self::Ordinal => "ordinal weights",
            Self::Given(_) => "given weights",
        })
    }
}

impl Weight {
    /// The disagreement of levels `i` and `j`.
    pub fn apart(&self, i: u32, j: u32) -> f64 {
        let steps = f64::from(i.abs_diff(j));
        match self {
            Self::Unweighted => f64::from(u8::from(i != j)),
            Self::Linear => steps,
            Self::Quadratic => steps * steps,
            Self::Ordinal => steps * (steps + 1.0) / 2.0,
            Self::Given(table) => table[i as usize][j as usize],
        }
    }

    /// See [`Coefficient::enough_items`](crate::Coefficient::enough_items).
    pub(crate) fn enough_items(&self) -> usize {
        match self {
            Self::Unweighted | Self::Linear => FEW_ITEMS,
            Self::Quadratic | Self::Ordinal | Self::Given(_) => LARGE_SAMPLE,
        }
    }

    /// The same disagreements from the other rater's point of view.
    pub(crate) fn transposed(&self) -> Self {
        let Self::Given(table) = self else {
            return self.clone();
        };
        let column = |j: usize| table.iter().map(|row| row[j]).collect();
        Self::Given((0..table.len()).map(column).collect())
    }

    /// The largest disagreement of two of `n_levels` levels.
    pub(crate) fn furthest(&self, n_levels: usize) -> f64 {
        match self {
            Self::Given(table) => table.iter().flatten().copied().fold(0.0, f64::max),
            _ => self.apart(0, u32::try_from(n_levels.saturating_sub(1)).unwrap_or(u32::MAX)),
        }
    }

    /// Returns an error for distances on labels without an order, and for a given table that does not fit.
    pub(crate) fn check(&self, n_levels: usize, ordered: bool) -> Result<(), Undefined> {
        let Self::Given(table) = self else {
            let fits = *self == Self::Unweighted || ordered;
            return if fits { Ok(()) } else { Err(Undefined::NotOrdered) };
        };
        let square = table.len() == n_levels && table.iter().all(|row| row.len() == n_levels);
        if !square {
            return Err(Undefined::Argument("given weights need one row and column a level"));
        }
        if table.iter().flatten().any(|w| !w.is_finite() || *w < 0.0) {
            return Err(Undefined::Argument("given weights are disagreements: finite, not negative"));
        }
        Ok(())
    }

    /// For each level, its mean disagreement with a rater who uses level j with share `other[j]`.
    pub(crate) fn mean_apart(&self, other: &[f64]) -> Vec<f64> {
        let places = 0..other.len();
        match self {
            Self::Unweighted => {
                let n: f64 = other.iter().sum();
                other.iter().map(|p| n - p).collect()
            }
            Self::Linear => linear(other),
            Self::Quadratic => {
                let moment = |power| -> f64 { other.iter().enumerate().map(|(j, p)| p * (j as f64).powi(power)).sum() };
                let (n, first, second) = (moment(0), moment(1), moment(2));
                places.map(|i| i as f64).map(|i| n * i * i - 2.0 * i * first + second).collect()
            }
            Self::Ordinal => {
                let linear = Self::Linear.mean_apart(other);
                let squares = Self::Quadratic.mean_apart(other);
                linear.iter().zip(&squares).map(|(l, s)| (l + s) / 2.0).collect()
            }
            Self::Given(table) => {
                let dot = |row: &Vec<f64>| row.iter().zip(other).map(|(w, p)| w * p).sum();
                table.iter().map(dot).collect()
            }
        }
    }
}

/// Σⱼ |i − j| pⱼ for every i, computed incrementally.
fn linear(other: &[f64]) -> Vec<f64> {
    let total: f64 = other.iter().sum();
    let mut below = 0.0;
    let mut apart: f64 = other.iter().enumerate().map(|(j, p)| p * j as f64).sum();
    other
        .iter()
        .map(|p| {
            let here = apart;
            below += p;
            apart += 2.0 * below - total;
            here
        })
        .collect()
}
