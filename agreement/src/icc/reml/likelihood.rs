//! The restricted likelihood of crossed item and rater effects.
//!
//! Items are absorbed: their block of the covariance depends on an item only through its number of ratings m, so an
//! evaluation needs only sums over the items of each m, which are computed once. It then costs one factorisation of a
//! raters × raters matrix, regardless of the number of items.

use std::collections::BTreeMap;

use crate::Ratings;
use crate::linear::Cholesky;

/// Sums over the items with m ratings.
struct Sized {
    m: f64,
    n_items: f64,
    /// Σ Sᵢ and Σ Sᵢ², Sᵢ the sum of an item's ratings.
    sum: f64,
    squares: f64,
    /// For each rater, the number of ratings, and Σ Sᵢ over the items rated.
    rated: Vec<f64>,
    sums: Vec<f64>,
    /// For each pair of raters, the items both rated.
    shared: Vec<f64>,
}

/// The sums of one table of ratings.
pub(super) struct Likelihood {
    n: f64,
    n_raters: usize,
    centre: f64,
    /// Σ v² and for each rater Σ v, of centred ratings.
    squares: f64,
    by_rater: Vec<f64>,
    sized: Vec<Sized>,
}

/// The likelihood profiled over the mean and the residual variance.
pub(super) struct Fit {
    /// −2 log restricted likelihood, up to a constant.
    pub(super) deviance: f64,
    /// The residual variance.
    pub(super) residual: f64,
    /// The overall mean.
    pub(super) mean: f64,
}

impl Likelihood {
    pub(super) fn of(ratings: &Ratings) -> Self {
        let n_raters = ratings.n_raters();
        let n = ratings.n_ratings() as f64;
        let all: f64 = (0..ratings.n_items()).flat_map(|i| ratings.values_of(i)).sum();
        let centre = all / n;
        let mut squares = 0.0;
        let mut by_rater = vec![0.0; n_raters];
        let mut sized: BTreeMap<usize, Sized> = BTreeMap::new();
        for item in (0..ratings.n_items()).filter(|&i| !ratings.levels_of(i).is_empty()) {
            let raters = ratings.raters_of(item);
            let values: Vec<f64> = ratings.values_of(item).map(|v| v - centre).collect();
            let sum: f64 = values.iter().sum();
            let of_size = sized.entry(raters.len()).or_insert_with(|| Sized::new(raters.len(), n_raters));
            of_size.n_items += 1.0;
            of_size.sum += sum;
            of_size.squares += sum * sum;
            for (&rater, value) in raters.iter().zip(values) {
                let rater = rater as usize;
                squares += value * value;
                by_rater[rater] += value;
                of_size.rated[rater] += 1.0;
                of_size.sums[rater] += sum;
                for &other in raters {
                    of_size.shared[rater * n_raters + other as usize] += 1.0;
                }
            }
        }
        let sized = sized.into_values().collect();
        Self { n, n_raters, centre, squares, by_rater, sized }
    }

    pub(super) fn n_raters(&self) -> usize {
        self.n_raters
    }

    /// The likelihood at the roots of the two variance ratios to the residual; `None` where it
    /// is not defined.
    pub(super) fn at(&self, [item, rater]: [f64; 2]) -> Option<Fit> {
        let (item, rater) = (item * item, rater * rater);
        let r = self.n_raters;
        let mut matrix = vec![0.0; r * r];
        let mut ones = vec![0.0; r];
        let mut values = self.by_rater.clone();
        let (mut xx, mut xy, mut yy) = (self.n, 0.0, self.squares);
        let mut log_determinant = 0.0;
        for sized in &self.sized {
            let c = item / (1.0 + item * sized.m);
            log_determinant += sized.n_items * (1.0 + item * sized.m).ln();
            xx -= c * sized.m * sized.m * sized.n_items;
            xy -= c * sized.m * sized.sum;
            yy -= c * sized.squares;
            for j in 0..r {
                ones[j] += sized.rated[j] * (1.0 - c * sized.m);
                values[j] -= c * sized.sums[j];
                matrix[j * r + j] += rater * sized.rated[j];
            }
            matrix.iter_mut().zip(&sized.shared).for_each(|(a, s)| *a -= rater * c * s);
        }
        (0..r).for_each(|j| matrix[j * r + j] += 1.0);
        let cholesky = Cholesky::of(matrix, r)?;
        log_determinant += cholesky.log_determinant();
        let (x, y) = (cholesky.half_solve(&ones), cholesky.half_solve(&values));
        let dot = |a: &[f64], b: &[f64]| -> f64 { a.iter().zip(b).map(|(a, b)| a * b).sum() };
        xx -= rater * dot(&x, &x);
        xy -= rater * dot(&x, &y);
        yy -= rater * dot(&y, &y);
        let mean = xy / xx;
        let rest = yy - mean * xy;
        let residual = rest / (self.n - 1.0);
        let deviance = log_determinant + xx.ln() + (self.n - 1.0) * residual.ln();
        deviance.is_finite().then_some(Fit { deviance, residual, mean: mean + self.centre })
    }
}

impl Sized {
    fn new(m: usize, n_raters: usize) -> Self {
        Self {
            m: m as f64,
            n_items: 0.0,
            sum: 0.0,
            squares: 0.0,
            rated: vec![0.0; n_raters],
            sums: vec![0.0; n_raters],
            shared: vec![0.0; n_raters * n_raters],
        }
    }
}
