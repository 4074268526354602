//! Maximum of a concave log-likelihood of strengths, by Newton's method.

use serde::Serialize;

use crate::Undefined;
use crate::linear::Cholesky;

/// Newton steps at most; a concave likelihood with a maximum needs a dozen.
const MOST_STEPS: usize = 200;

/// A standard error on the scale of log-odds that is too large for a finite maximum of any comparisons.
const FLAT: f64 = 1e3;

/// The strength of one system.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Strength {
    /// The system's name.
    pub name: String,
    /// Its log-strength; all of them sum to zero.
    pub value: f64,
    /// The standard error of the log-strength, from the observed information.
    pub se: f64,
}

/// The log-likelihood at a point, with its slope and its bend (minus the second derivatives).
pub(super) struct Local {
    pub(super) value: f64,
    pub(super) slope: Vec<f64>,
    pub(super) bend: Vec<f64>,
}

impl Local {
    pub(super) fn zero(n: usize) -> Self {
        Self { value: 0.0, slope: vec![0.0; n], bend: vec![0.0; n * n] }
    }

    /// The same minus `ridge`/2 times the sum of squares of the point.
    fn penalised(mut self, point: &[f64], ridge: f64) -> Self {
        let n = point.len();
        for (i, p) in point.iter().enumerate() {
            self.value -= ridge / 2.0 * p * p;
            self.slope[i] -= ridge * p;
            self.bend[i * n + i] += ridge;
        }
        self
    }

    /// Adds `n` times the log softmax of a chosen linear score: `parts` are pairs of log-odds and the coordinates with
    /// factors from which they are computed, and `chosen` the counts of each.
    pub(super) fn add_choice(&mut self, parts: &[(f64, &[(usize, f64)])], chosen: &[f64]) {
        let n = self.slope.len();
        let most = parts.iter().map(|p| p.0).fold(f64::NEG_INFINITY, f64::max);
        let weights: Vec<f64> = parts.iter().map(|p| (p.0 - most).exp()).collect();
        let sum: f64 = weights.iter().sum();
        let total: f64 = chosen.iter().sum();
        let mut mean: Vec<(usize, f64)> = Vec::new();
        for ((score, coordinates), (weight, count)) in parts.iter().zip(weights.iter().zip(chosen)) {
            let p = weight / sum;
            self.value += count * (score - most - sum.ln());
            for &(i, x) in *coordinates {
                self.slope[i] += (count - total * p) * x;
                mean.push((i, p * x));
                for &(j, y) in *coordinates {
                    self.bend[i * n + j] += total * p * x * y;
                }
            }
        }
        for &(i, x) in &mean {
            for &(j, y) in &mean {
                self.bend[i * n + j] -= total * x * y;
            }
        }
    }
}

/// The parameters of the maximisation: strengths that sum to zero, and further free parameters.
#[derive(Debug, Clone, Copy)]
pub(super) struct Space {
    pub(super) n_systems: usize,
    pub(super) n_more: usize,
    /// 1/σ² of a normal prior with mean 0 on every parameter; 0 for maximum likelihood.
    pub(super) ridge: f64,
}

/// Strengths and further parameters at the maximum.
pub(super) struct Maximum {
    /// Strengths first, then the further parameters.
    pub(super) point: Vec<f64>,
    pub(super) se: Vec<f64>,
    pub(super) log_likelihood: f64,
}

/// Maximises a log-likelihood, minus the penalty of the prior if there is a prior.
pub(super) fn maximise(space: Space, likelihood: impl Fn(&[f64]) -> Local) -> Result<Maximum, Undefined> {
    let (n_systems, n) = (space.n_systems, space.n_systems + space.n_more);
    let at = |point: &[f64]| likelihood(point).penalised(point, space.ridge);
    let mut point = vec![0.0; n];
    let mut local = at(&point);
    for _ in 0..MOST_STEPS {
        let cholesky = fixed(&local.bend, n_systems, n).ok_or(Undefined::Separated)?;
        let step = cholesky.solve(&local.slope);
        let rise: f64 = step.iter().zip(&local.slope).map(|(s, g)| s * g).sum();
        if rise < 1e-18 {
            let centre = point[..n_systems].iter().sum::<f64>() / n_systems as f64;
            point[..n_systems].iter_mut().for_each(|s| *s -= centre);
            let se = errors(&cholesky, space);
            // Far away from the maximum, the likelihood is so flat that it looks like a maximum.
            if space.ridge <= 0.0 && se.iter().any(|se| *se > FLAT) {
                return Err(Undefined::Separated);
            }
            return Ok(Maximum { log_likelihood: likelihood(&point).value, point, se });
        }
        let mut length = 1.0;
        loop {
            let next: Vec<f64> = point.iter().zip(&step).map(|(p, s)| p + length * s).collect();
            let there = at(&next);
            if there.value >= local.value - 1e-12 * local.value.abs() || length < 1e-6 {
                (point, local) = (next, there);
                break;
            }
            length /= 2.0;
        }
        if point.iter().any(|p| !p.is_finite() || p.abs() > 500.0) {
            return Err(Undefined::Separated);
        }
    }
    Err(Undefined::NotConverged { iterations: MOST_STEPS })
}

/// The curvature, made definite in the direction that does not affect the likelihood: a shift of all strengths.
fn fixed(bend: &[f64], n_systems: usize, n: usize) -> Option<Cholesky> {
    let mut bend = bend.to_vec();
    for i in 0..n_systems {
        for j in 0..n_systems {
            bend[i * n + j] += 1.0;
        }
    }
    Cholesky::of(bend, n)
}

/// Standard errors under the constraint that strengths sum to zero: the added direction has the variance 1/(n(n +
/// ridge)) in every strength, which is subtracted again.
fn errors(cholesky: &Cholesky, space: Space) -> Vec<f64> {
    let n = space.n_systems as f64;
    let added = 1.0 / (n * (n + space.ridge));
    let diagonal = cholesky.inverse_diagonal();
    let error = |(i, v): (usize, &f64)| {
        let v = if i < space.n_systems { v - added } else { *v };
        v.max(0.0).sqrt()
    };
    diagonal.iter().enumerate().map(error).collect()
}

/// The reason why no finite maximum exists, if this is so: every system must be reachable from every other
/// along `beats` (row beats column).
pub(super) fn unreachable(n: usize, beats: &[bool]) -> Option<Undefined> {
    let both: Vec<bool> = (0..n * n).map(|at| beats[at] || beats[at % n * n + at / n]).collect();
    if !reaches_all(n, |i, j| both[i * n + j]) {
        return Some(Undefined::NotCompared);
    }
    let strongly = reaches_all(n, |i, j| beats[i * n + j]) && reaches_all(n, |i, j| beats[j * n + i]);
    (!strongly).then_some(Undefined::Separated)
}

/// Whether all nodes can be reached from the first along edges.
fn reaches_all(n: usize, edge: impl Fn(usize, usize) -> bool) -> bool {
    let mut seen = vec![false; n];
    let mut open = vec![0];
    seen[0] = true;
    while let Some(i) = open.pop() {
        for (j, known) in seen.iter_mut().enumerate() {
            if edge(i, j) && !*known {
                *known = true;
                open.push(j);
            }
        }
    }
    seen.iter().all(|&s| s)
}
