//! The profiled deviance of a linear mixed model at given relative standard deviations.

use std::f64::consts::PI;

use super::Criterion;
use crate::crossed::{Blocks, Crossed, Precision};
use crate::dense::Cholesky;
use crate::layout::Layout;
use crate::numbers::dot;

/// The cross-products that every evaluation needs.
pub(crate) struct Profile<'a> {
    layout: &'a Layout,
    pub(crate) criterion: Criterion,
    n: usize,
    p: usize,
    /// Z'Z: rows of each level of the first factor, of each pair with others, and of the others.
    counts: Blocks,
    /// Z'X and, as the last column, Z'y.
    right: Vec<Vec<f64>>,
    /// X'X, X'y and y'y.
    products: Vec<Vec<f64>>,
}

/// The best fit for given relative standard deviations, on standardised columns.
pub(crate) struct Point {
    pub(crate) deviance: f64,
    pub(crate) beta: Vec<f64>,
    pub(crate) residual_ss: f64,
    pub(crate) variance: f64,
    /// log|ΛZ'ZΛ + I|, for REML with log|R_X'R_X|.
    pub(crate) log_dets: f64,
    fixed: Cholesky,
    precision: Precision,
}

impl Point {
    /// Covariances of β.
    pub(crate) fn covariance(&self) -> Vec<Vec<f64>> {
        self.unscaled().iter().map(|row| row.iter().map(|v| v * self.variance).collect()).collect()
    }

    /// The same divided by the residual variance.
    pub(crate) fn unscaled(&self) -> Vec<Vec<f64>> {
        let (inverse, p) = (self.fixed.inverse(), self.beta.len());
        (0..p).map(|i| (0..p).map(|j| inverse[j * p + i]).collect()).collect()
    }
}

impl<'a> Profile<'a> {
    pub(crate) fn new(layout: &'a Layout, y: &[f64], criterion: Criterion) -> Self {
        let (crossed, design) = (&layout.crossed, &layout.design);
        let (n, p) = (y.len(), design.n_columns());
        let m = crossed.n_rest;
        let mut counts = Blocks {
            first: vec![0.0; crossed.n_first],
            cross: vec![0.0; crossed.support.len()],
            rest: vec![0.0; m * m],
        };
        let mut right = vec![vec![0.0; crossed.n_levels()]; p + 1];
        let mut products = vec![vec![0.0; p + 1]; p + 1];
        let mut seen: Vec<(usize, f64)> = Vec::new();
        for (first, rows) in crossed.firsts() {
            for row in rows {
                seen.clear();
                design.each(row, |column, x| seen.push((column, x)));
                seen.push((p, y[row]));
                counts.first[first] += 1.0;
                for &(i, x) in &seen {
                    for &(j, z) in &seen {
                        products[i][j] += x * z;
                    }
                    right[i][first] += x;
                    for levels in &crossed.others {
                        right[i][crossed.n_first + levels[row] as usize] += x;
                    }
                }
                for (levels, cells) in crossed.others.iter().zip(&crossed.cells) {
                    counts.cross[cells[row] as usize] += 1.0;
                    for others in &crossed.others {
                        let (i, j) = (others[row] as usize, levels[row] as usize);
                        if i >= j {
                            counts.rest[j * m + i] += 1.0;
                        }
                    }
                }
            }
        }
        Self { layout, criterion, n, p, counts, right, products }
    }

    pub(crate) fn factors(&self) -> impl Iterator<Item = usize> {
        0..self.layout.crossed.n_factors()
    }

    /// The first guess of the inverse curvature.
    pub(crate) fn spacing(&self, is_diagonal: bool) -> f64 {
        if is_diagonal { 1.0 / self.layout.crossed.n_levels() as f64 } else { 0.0 }
    }

    /// Degrees of freedom of the residual: n, for REML less the fixed effects.
    pub(crate) fn freedom(&self) -> f64 {
        match self.criterion {
            Criterion::Reml => (self.n - self.p) as f64,
            Criterion::Ml => self.n as f64,
        }
    }

    /// The best fit at these relative standard deviations, a value for each factor.
    pub(crate) fn at(&self, theta: &[f64]) -> Option<Point> {
        if theta.iter().any(|theta| !theta.is_finite() || *theta > 1e7) {
            return None;
        }
        let crossed = &self.layout.crossed;
        let precision = Precision::new(crossed, self.blocks(theta))?;
        let p = self.p;
        let halves: Vec<Vec<f64>> = self
            .right
            .iter()
            .map(|column| {
                let mut scaled = self.scaled(theta, column);
                precision.half(crossed, &mut scaled);
                scaled
            })
            .collect();
        let left = |i: usize, j: usize| self.products[i][j] - dot(&halves[i], &halves[j]);
        let lower: Vec<f64> = (0..p)
            .flat_map(|j| (0..p).map(move |i| (i, j)))
            .map(|(i, j)| if i >= j { left(i, j) } else { 0.0 })
            .collect();
        let fixed = Cholesky::of(&lower, p)?;
        let xy: Vec<f64> = (0..p).map(|i| left(i, p)).collect();
        let mut beta = xy.clone();
        fixed.solve(&mut beta);
        let residual_ss = (left(p, p) - dot(&beta, &xy)).max(f64::MIN_POSITIVE);
        let log_dets = match self.criterion {
            Criterion::Reml => precision.log_det + fixed.log_det(),
            Criterion::Ml => precision.log_det,
        };
        let freedom = self.freedom();
        let variance = residual_ss / freedom;
        let deviance = log_dets + freedom * (1.0 + (2.0 * PI * variance).ln());
        deviance.is_finite().then_some(Point { deviance, beta, residual_ss, variance, log_dets, fixed, precision })
    }

    /// The log-likelihood in the units of the data: `sd` is the unit of the standardised response.
    pub(crate) fn log_likelihood(&self, point: &Point, sd: f64) -> f64 {
        let columns: f64 = match self.criterion {
            Criterion::Reml => self.layout.design.numerics.iter().map(|numeric| 2.0 * numeric.sd.ln()).sum(),
            Criterion::Ml => 0.0,
        };
        -(point.deviance + columns) / 2.0 - self.freedom() * sd.ln()
    }

    /// The conditional modes of all levels, and their conditional variances divided by the residual variance.
    pub(crate) fn effects(&self, theta: &[f64], point: &Point) -> (Vec<f64>, Vec<f64>) {
        let crossed = &self.layout.crossed;
        let mut column = self.right[self.p].clone();
        for (part, beta) in self.right.iter().zip(&point.beta) {
            for (sum, x) in column.iter_mut().zip(part) {
                *sum -= beta * x;
            }
        }
        let mut modes = self.scaled(theta, &column);
        point.precision.solve(crossed, &mut modes);
        let modes = self.scaled(theta, &modes);
        let diagonal = point.precision.inverse(crossed).diagonal(crossed);
        let variances = self.scaled(theta, &self.scaled(theta, &diagonal));
        (modes, variances)
    }

    fn scaled(&self, theta: &[f64], column: &[f64]) -> Vec<f64> {
        let crossed: &Crossed = &self.layout.crossed;
        column.iter().enumerate().map(|(level, x)| x * theta[crossed.factor(level)]).collect()
    }

    /// ΛZ'ZΛ + I.
    fn blocks(&self, theta: &[f64]) -> Blocks {
        let crossed = &self.layout.crossed;
        let m = crossed.n_rest;
        let first = self.counts.first.iter().map(|n| 1.0 + theta[0] * theta[0] * n).collect();
        let of_rest = |level: usize| theta[crossed.factor_of_rest[level]];
        let cross =
            self.counts.cross.iter().zip(&crossed.support).map(|(n, &level)| n * theta[0] * of_rest(level as usize));
        let cross = cross.collect();
        let mut rest = self.counts.rest.clone();
        for j in 0..m {
            let column = &mut rest[j * m..(j + 1) * m];
            let scale = of_rest(j);
            for (i, x) in column.iter_mut().enumerate().skip(j) {
                if *x != 0.0 {
                    *x *= scale * of_rest(i);
                }
            }
            column[j] += 1.0;
        }
        Blocks { first, cross, rest }
    }
}
