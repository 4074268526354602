//! Adaptive Gauss-Hermite quadrature over one random intercept, with its exact gradient.
//!
//! For each level, ∫ exp(g(u)) du/√2π ≈ s Σ_m w_m exp(z_m² + g(û + √2 s z_m))/√π with the mode û and s = D^(−½). With one
//! node it is Laplace's approximation. Liu and Pierce, A note on Gauss-Hermite quadrature, 1994,
//! doi:10.1093/biomet/81.3.624.

use std::f64::consts::{PI, SQRT_2};

use super::problem::{Mode, Parameters, Problem};
use crate::optimise::At;

/// Nodes and logarithms of weights of Gauss-Hermite quadrature, each with z² added and √π taken off.
pub(crate) struct Rule(Vec<(f64, f64)>);

impl Rule {
    /// By Newton's method on the normalised Hermite polynomials (Press et al., Numerical Recipes, 2007, 4.6).
    pub(crate) fn new(n: usize) -> Self {
        let mut nodes = Vec::with_capacity(n);
        let size = n as f64;
        let mut z = 0.0;
        for i in 0..n.div_ceil(2) {
            z = match i {
                0 => (2.0 * size + 1.0).sqrt() - 1.85575 * (2.0 * size + 1.0).powf(-0.16667),
                1 => z - 1.14 * size.powf(0.426) / z,
                2 => 1.86 * z - 0.86 * nodes[0],
                3 => 1.91 * z - 0.91 * nodes[1],
                _ => 2.0 * z - nodes[i - 2],
            };
            for _ in 0..100 {
                let (value, slope) = hermite(n, z);
                let step = value / slope;
                z -= step;
                if step.abs() < 1e-15 {
                    break;
                }
            }
            if n % 2 == 1 && i == n / 2 {
                z = 0.0;
            }
            nodes.push(z);
        }
        let weight = |z: f64| (2.0 / hermite(n, z).1.powi(2) / PI.sqrt()).ln() + z * z;
        let mirrored = nodes.iter().filter(|z| **z != 0.0).map(|z| (-z, weight(*z)));
        Self(nodes.iter().map(|&z| (z, weight(z))).chain(mirrored).collect())
    }
}

/// The normalised Hermite polynomial and its derivative.
fn hermite(n: usize, z: f64) -> (f64, f64) {
    let (mut last, mut this) = (0.0, PI.powf(-0.25));
    for j in 0..n {
        let degree = j as f64;
        (last, this) = (this, z * (2.0 / (degree + 1.0)).sqrt() * this - (degree / (degree + 1.0)).sqrt() * last);
    }
    (this, (2.0 * n as f64).sqrt() * last)
}

/// Minus the log-likelihood and its gradient by thresholds, coefficients and the standard deviation.
pub(crate) fn at(problem: &Problem<'_>, rule: &Rule, x: &[f64]) -> At {
    let parameters = problem.parameters(x)?;
    let mode = problem.mode(&parameters)?;
    let mut value = 0.0;
    let mut gradient = vec![0.0; x.len()];
    for (level, rows) in problem.layout.crossed.firsts() {
        value += level_at(problem, &parameters, &mode, rule, (level, rows), &mut gradient);
    }
    (value.is_finite() && gradient.iter().all(|g| g.is_finite()))
        .then(|| (-value, gradient.iter().map(|g| -g).collect()))
}

fn level_at(
    problem: &Problem<'_>,
    at: &Parameters,
    mode: &Mode,
    rule: &Rule,
    (level, rows): (usize, std::ops::Range<usize>),
    gradient: &mut [f64],
) -> f64 {
    let (sigma, u) = (at.sigma[0], mode.u[level]);
    let (n_thresholds, last) = (problem.n_thresholds(), gradient.len() - 1);
    let local = |row: usize, u: f64| problem.link.local(&at.cuts[problem.y[row] as usize], at.fixed[row] + sigma * u);
    // Derivatives of the slope in u and of D by the parameters, with u held.
    let (mut slopes, mut bends) = (vec![0.0; gradient.len()], vec![0.0; gradient.len()]);
    let (mut weight, mut third) = (0.0, 0.0);
    for row in rows.clone() {
        let local = local(row, u);
        weight += local.w();
        third += local.dw();
        problem.layout.design.each(row, |column, x| {
            slopes[n_thresholds + column] -= sigma * local.w() * x;
            bends[n_thresholds + column] += sigma * sigma * local.dw() * x;
        });
        let category = problem.y[row] as usize;
        if category < n_thresholds {
            slopes[category] += sigma * local.sa();
            bends[category] += sigma * sigma * local.wa;
        }
        if category > 0 {
            slopes[category - 1] += sigma * local.sb();
            bends[category - 1] += sigma * sigma * local.wb;
        }
        slopes[last] += local.s() - sigma * local.w() * u;
        bends[last] += 2.0 * sigma * local.w() + sigma * sigma * local.dw() * u;
    }
    let d = 1.0 + sigma * sigma * weight;
    let s = d.sqrt().recip();
    let values: Vec<f64> = rule
        .0
        .iter()
        .map(|&(z, log_weight)| {
            let at_node = u + SQRT_2 * s * z;
            let sum: f64 = rows.clone().map(|row| local(row, at_node).value).sum();
            log_weight + sum - at_node * at_node / 2.0
        })
        .collect();
    let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let total: f64 = values.iter().map(|value| (value - most).exp()).sum();
    let (mut by_mode, mut by_s) = (0.0, s.recip());
    for (&(z, _), value) in rule.0.iter().zip(&values) {
        let share = (value - most).exp() / total;
        let at_node = u + SQRT_2 * s * z;
        let mut slope = -at_node;
        for row in rows.clone() {
            let local = local(row, at_node);
            slope += sigma * local.s();
            problem.layout.design.each(row, |column, x| gradient[n_thresholds + column] += share * local.s() * x);
            let category = problem.y[row] as usize;
            if category < n_thresholds {
                gradient[category] += share * local.la;
            }
            if category > 0 {
                gradient[category - 1] += share * local.lb;
            }
            gradient[last] += share * local.s() * at_node;
        }
        by_mode += share * slope;
        by_s += share * slope * SQRT_2 * z;
    }
    let third = sigma.powi(3) * third;
    for ((sum, slope), bend) in gradient.iter_mut().zip(&slopes).zip(&bends) {
        let shift = slope / d;
        *sum += by_mode * shift - by_s * s / (2.0 * d) * (bend + third * shift);
    }
    s.ln() + most + total.ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_are_those_of_tables() {
        let Rule(nodes) = Rule::new(3);
        let z = nodes[0].0;
        assert!((z - 1.5_f64.sqrt()).abs() < 1e-12);
        // Abramowitz and Stegun, table 25.10.
        let weight = |(z, log): (f64, f64)| (log - z * z).exp() * PI.sqrt();
        assert!((weight(nodes[0]) - 0.295_408_975_151).abs() < 1e-10 && nodes[1].0.abs() < 1e-15);
        for n in [1, 2, 7, 10, 25, 40] {
            let Rule(nodes) = Rule::new(n);
            assert_eq!(nodes.len(), n);
            let sum: f64 = nodes.iter().map(|&node| weight(node)).sum();
            assert!((sum - PI.sqrt()).abs() < 1e-11, "{n}: {sum}");
        }
    }
}
