//! The penalised log-likelihood of the random effects, and its mode by Newton's method.

use std::cell::RefCell;

use super::Link;
use super::link::{Cut, cuts};
use crate::crossed::{Blocks, Precision};
use crate::layout::Layout;
use crate::numbers::dot;

/// Newton steps at most; the function is concave, and starts near its maximum.
const MOST_STEPS: usize = 100;

/// Squared Newton decrement below which the mode is found.
const FOUND: f64 = 1e-15;

/// The data of an ordinal model.
pub(crate) struct Problem<'a> {
    pub(crate) layout: &'a Layout,
    /// The category of each row, from 0.
    pub(crate) y: Vec<u16>,
    pub(crate) n_categories: usize,
    pub(crate) link: Link,
    /// Where the last mode was, from which the next search starts.
    last: RefCell<Vec<f64>>,
}

/// Parameters at which the likelihood is evaluated.
pub(crate) struct Parameters {
    pub(crate) cuts: Vec<Cut>,
    /// x'β of each row.
    pub(crate) fixed: Vec<f64>,
    /// The standard deviation of each factor.
    pub(crate) sigma: Vec<f64>,
}

/// The mode of the standardised random effects.
pub(crate) struct Mode {
    pub(crate) u: Vec<f64>,
    /// The log-likelihood given u, less u'u/2.
    pub(crate) value: f64,
    pub(crate) precision: Precision,
    /// Z's, without σ.
    pub(crate) scores: Vec<f64>,
}

impl<'a> Problem<'a> {
    pub(crate) fn new(layout: &'a Layout, y: Vec<u16>, n_categories: usize, link: Link) -> Self {
        let last = RefCell::new(vec![0.0; layout.crossed.n_levels()]);
        Self { layout, y, n_categories, link, last }
    }

    pub(crate) fn n_thresholds(&self) -> usize {
        self.n_categories - 1
    }

    /// Thresholds and coefficients.
    pub(crate) fn n_fixed(&self) -> usize {
        self.n_thresholds() + self.layout.design.n_columns()
    }

    /// From thresholds, coefficients and a standard deviation for each factor.
    pub(crate) fn parameters(&self, x: &[f64]) -> Option<Parameters> {
        if x.iter().any(|x| x.is_nan() || x.abs() >= 1e4) {
            return None;
        }
        let (thresholds, rest) = x.split_at(self.n_thresholds());
        let (beta, sigma) = rest.split_at(self.layout.design.n_columns());
        let fixed = (0..self.y.len()).map(|row| self.layout.design.predict(row, beta)).collect();
        Some(Parameters { cuts: cuts(thresholds)?, fixed, sigma: sigma.to_vec() })
    }

    /// The linear predictor of a row.
    pub(crate) fn eta(&self, at: &Parameters, u: &[f64], first: usize, row: usize) -> f64 {
        let crossed = &self.layout.crossed;
        let mut eta = at.fixed[row] + at.sigma[0] * u[first];
        for (levels, sigma) in crossed.others.iter().zip(&at.sigma[1..]) {
            eta += sigma * u[crossed.n_first + levels[row] as usize];
        }
        eta
    }

    /// The mode; `None` if it cannot be found, or a probability is 0.
    pub(crate) fn mode(&self, at: &Parameters) -> Option<Mode> {
        let start = self.last.borrow().clone();
        let found =
            self.mode_from(at, start).or_else(|| self.mode_from(at, vec![0.0; self.layout.crossed.n_levels()]))?;
        self.last.borrow_mut().clone_from(&found.u);
        Some(found)
    }

    fn mode_from(&self, at: &Parameters, mut u: Vec<f64>) -> Option<Mode> {
        let crossed = &self.layout.crossed;
        let (mut value, mut scores, mut blocks) = self.pass(at, &u)?;
        for _ in 0..MOST_STEPS {
            let precision = Precision::new(crossed, blocks)?;
            let slope: Vec<f64> =
                scores.iter().enumerate().map(|(level, s)| s * at.sigma[crossed.factor(level)] - u[level]).collect();
            let mut step = slope.clone();
            precision.solve(crossed, &mut step);
            let decrement = dot(&slope, &step);
            if decrement < FOUND * (1.0 + value.abs() * 1e-3) {
                return Some(Mode { u, value, precision, scores });
            }
            let mut length = 1.0;
            let (next, found) = loop {
                let next: Vec<f64> = u.iter().zip(&step).map(|(u, s)| u + length * s).collect();
                match self.pass(at, &next) {
                    Some(found) if found.0 >= value - 1e-12 * (1.0 + value.abs()) => break (next, found),
                    _ if length < 1e-6 => return None,
                    _ => length *= 0.5,
                }
            };
            u = next;
            (value, scores, blocks) = found;
        }
        None
    }

    /// The value, Z's and ΛZ'WZΛ + I at u.
    fn pass(&self, at: &Parameters, u: &[f64]) -> Option<(f64, Vec<f64>, Blocks)> {
        let crossed = &self.layout.crossed;
        let m = crossed.n_rest;
        let mut blocks = Blocks::unit(crossed);
        let mut scores = vec![0.0; crossed.n_levels()];
        let mut value = -dot(u, u) / 2.0;
        let sigma = &at.sigma;
        for (first, rows) in crossed.firsts() {
            for row in rows {
                let score = self.link.score(&at.cuts[self.y[row] as usize], self.eta(at, u, first, row));
                value += score.value;
                scores[first] += score.s;
                blocks.first[first] += sigma[0] * sigma[0] * score.w;
                for (k, levels) in crossed.others.iter().enumerate() {
                    let level = levels[row] as usize;
                    let weight = sigma[k + 1] * score.w;
                    scores[crossed.n_first + level] += score.s;
                    blocks.cross[crossed.cells[k][row] as usize] += sigma[0] * weight;
                    blocks.rest[level * m + level] += sigma[k + 1] * weight;
                    // Later factors have higher numbers: below the diagonal.
                    for (later, others) in crossed.others.iter().enumerate().skip(k + 1) {
                        blocks.rest[level * m + others[row] as usize] += sigma[later + 1] * weight;
                    }
                }
            }
        }
        value.is_finite().then_some((value, scores, blocks))
    }
}
