//! The mean of a kappa over all pairs of raters (Light's kappa).

use super::{Pairs, Weight};
use crate::coefficient::{Coefficient, ratio};
use crate::{Bootstrap, Counts, Estimate, Undefined};

/// Whose habits make chance agreement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Margins {
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
    pub(super) pairs: &'a Pairs,
    pub(super) weight: Weight,
    pub(super) margins: Margins,
}

impl Light<'_> {
    /// The mean over pairs whose slots hold `counts` items.
    fn of_counts(&self, counts: &[u32]) -> Result<f64, Undefined> {
        let k = self.pairs.n_levels();
        let (mut rows, mut columns) = (vec![0.0; k], vec![0.0; k]);
        let (mut sum, mut n_defined) = (0.0, 0_u32);
        for cells in self.pairs.by_pair(counts) {
            rows.fill(0.0);
            columns.fill(0.0);
            let (mut n, mut apart) = (0.0, 0.0);
            for ((a, b), count) in cells {
                let w = f64::from(count);
                n += w;
                apart += w * self.weight.apart(a, b);
                rows[a as usize] += w;
                columns[b as usize] += w;
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

/// Estimates several means over the same pairs with one bootstrap: each replicate counts the
/// slots once, which is nearly all of its work.
pub(crate) fn bootstrapped(means: &[Light<'_>], plan: &Bootstrap) -> Vec<Result<Estimate, Undefined>> {
    let Some(first) = means.first() else { return Vec::new() };
    let at = |weights: &[u32]| {
        let counts = first.pairs.counted(weights);
        means.iter().map(|mean| mean.of_counts(&counts)).collect()
    };
    plan.together(means, at)
}

impl Coefficient for Light<'_> {
    fn method(&self) -> String {
        match self.margins {
            Margins::Own => format!("Cohen's kappa, mean over pairs of raters, {}", self.weight),
            Margins::Pooled => "Scott's pi, mean over pairs of raters".into(),
        }
    }

    fn counts(&self) -> Counts {
        self.pairs.counts()
    }

    fn n_units(&self) -> usize {
        self.pairs.n_items()
    }

    fn at(&self, weights: &[u32]) -> Result<f64, Undefined> {
        self.of_counts(&self.pairs.counted(weights))
    }
}
