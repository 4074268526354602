//! The precision ΛZ'WZΛ + I of the random effects: factored, solved with, and those elements of its inverse that the
//! rows need.

use super::Crossed;
use crate::dense::Cholesky;

/// The blocks of a symmetric matrix over all levels.
pub(crate) struct Blocks {
    /// The diagonal of the first factor.
    pub(crate) first: Vec<f64>,
    /// The first factor against the others, an element for each place in the support.
    pub(crate) cross: Vec<f64>,
    /// The others: the lower triangle in column order.
    pub(crate) rest: Vec<f64>,
}

impl Blocks {
    /// The unit matrix.
    pub(crate) fn unit(crossed: &Crossed) -> Self {
        let m = crossed.n_rest;
        let mut rest = vec![0.0; m * m];
        for i in 0..m {
            rest[i * m + i] = 1.0;
        }
        Self { first: vec![1.0; crossed.n_first], cross: vec![0.0; crossed.support.len()], rest }
    }
}

/// A factored precision.
pub(crate) struct Precision {
    first: Vec<f64>,
    cross: Vec<f64>,
    rest: Cholesky,
    /// The logarithm of the determinant.
    pub(crate) log_det: f64,
}

impl Precision {
    /// Eliminates the first factor and factors the rest; `None` if the matrix is not positive definite.
    pub(crate) fn new(crossed: &Crossed, blocks: Blocks) -> Option<Self> {
        let Blocks { first, cross, mut rest } = blocks;
        if first.iter().any(|d| !(*d > 0.0 && d.is_finite())) {
            return None;
        }
        let m = crossed.n_rest;
        for (level, d) in first.iter().enumerate() {
            let met = crossed.met(level);
            let (levels, values) = (&crossed.support[met.clone()], &cross[met]);
            for (at, (&j, b)) in levels.iter().zip(values).enumerate() {
                let factor = b / d;
                let column = &mut rest[j as usize * m..(j as usize + 1) * m];
                for (&i, c) in levels[at..].iter().zip(&values[at..]) {
                    column[i as usize] -= factor * c;
                }
            }
        }
        let rest = Cholesky::of(&rest, m)?;
        let log_det = first.iter().map(|d| d.ln()).sum::<f64>() + rest.log_det();
        log_det.is_finite().then_some(Self { first, cross, rest, log_det })
    }

    /// Solves in place.
    pub(crate) fn solve(&self, crossed: &Crossed, vector: &mut [f64]) {
        let (first, rest) = vector.split_at_mut(crossed.n_first);
        self.reduce(crossed, first, rest);
        self.rest.solve(rest);
        for (level, x) in first.iter_mut().enumerate() {
            for at in crossed.met(level) {
                *x -= self.cross[at] * rest[crossed.support[at] as usize];
            }
            *x /= self.first[level];
        }
    }

    /// L⁻¹ of a vector, so that the dot product of two results is x'A⁻¹y.
    pub(crate) fn half(&self, crossed: &Crossed, vector: &mut [f64]) {
        let (first, rest) = vector.split_at_mut(crossed.n_first);
        self.reduce(crossed, first, rest);
        self.rest.forward(rest);
        for (x, d) in first.iter_mut().zip(&self.first) {
            *x /= d.sqrt();
        }
    }

    fn reduce(&self, crossed: &Crossed, first: &[f64], rest: &mut [f64]) {
        for (level, x) in first.iter().enumerate() {
            let part = x / self.first[level];
            for at in crossed.met(level) {
                rest[crossed.support[at] as usize] -= self.cross[at] * part;
            }
        }
    }

    /// The elements of the inverse between levels that a row shares.
    pub(crate) fn inverse(&self, crossed: &Crossed) -> Inverse {
        let m = crossed.n_rest;
        let rest = self.rest.inverse();
        let mut first = Vec::with_capacity(crossed.n_first);
        let mut cross = vec![0.0; crossed.support.len()];
        for (level, d) in self.first.iter().enumerate() {
            let met = crossed.met(level);
            let (levels, values) = (&crossed.support[met.clone()], &self.cross[met.clone()]);
            let mut sum = 0.0;
            for (at, &j) in met.clone().zip(levels) {
                let column = &rest[j as usize * m..(j as usize + 1) * m];
                let product: f64 = levels.iter().zip(values).map(|(&i, b)| column[i as usize] * b).sum();
                cross[at] = -product / d;
                sum -= cross[at] * self.cross[at];
            }
            first.push((1.0 + sum) / d);
        }
        Inverse { first, cross, rest }
    }
}

/// Elements of the inverse of a precision.
pub(crate) struct Inverse {
    /// The diagonal of the first factor.
    pub(crate) first: Vec<f64>,
    /// The first factor against the levels that it meets.
    pub(crate) cross: Vec<f64>,
    /// The others, all elements.
    pub(crate) rest: Vec<f64>,
}

impl Inverse {
    /// The diagonal, level by level.
    pub(crate) fn diagonal(&self, crossed: &Crossed) -> Vec<f64> {
        let m = crossed.n_rest;
        self.first.iter().copied().chain((0..m).map(|i| self.rest[i * m + i])).collect()
    }
}
