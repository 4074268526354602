//! Laplace's approximation of the log-likelihood, with its exact gradient.
//!
//! ℓ = h(û) − ½ log|D|, where h is the log-likelihood given u less u'u/2, û its mode and D minus its second
//! derivatives. As û moves with the parameters, so does D: the gradient has a part for that, which needs the third
//! derivatives, and the elements of D⁻¹ between the levels of each row.

use super::problem::{Mode, Parameters, Problem};
use crate::optimise::At;

/// Minus the log-likelihood and its gradient by thresholds, coefficients and standard deviations.
pub(crate) fn at(problem: &Problem<'_>, x: &[f64]) -> At {
    let parameters = problem.parameters(x)?;
    let mode = problem.mode(&parameters)?;
    let value = mode.value - mode.precision.log_det / 2.0;
    let gradient = gradient(problem, &parameters, &mode);
    (value.is_finite() && gradient.iter().all(|g| g.is_finite()))
        .then(|| (-value, gradient.iter().map(|g| -g).collect()))
}

/// For one row: the elements of D⁻¹Λz at its own levels, one for each factor.
struct Leverage<'a> {
    problem: &'a Problem<'a>,
    inverse: crate::crossed::Inverse,
    sigma: &'a [f64],
}

impl Leverage<'_> {
    fn of(&self, first: usize, row: usize, into: &mut [f64]) {
        let crossed = &self.problem.layout.crossed;
        let m = crossed.n_rest;
        into[0] = self.sigma[0] * self.inverse.first[first];
        for (k, levels) in crossed.others.iter().enumerate() {
            let cross = self.inverse.cross[crossed.cells[k][row] as usize];
            into[0] += self.sigma[k + 1] * cross;
            into[k + 1] = self.sigma[0] * cross;
            for (j, others) in crossed.others.iter().enumerate() {
                into[k + 1] += self.sigma[j + 1] * self.inverse.rest[others[row] as usize * m + levels[row] as usize];
            }
        }
    }
}

fn gradient(problem: &Problem<'_>, at: &Parameters, mode: &Mode) -> Vec<f64> {
    let crossed = &problem.layout.crossed;
    let (n_thresholds, n_fixed) = (problem.n_thresholds(), problem.n_fixed());
    let n_factors = crossed.n_factors();
    let leverage = Leverage { problem, inverse: mode.precision.inverse(crossed), sigma: &at.sigma };
    let mut gradient = vec![0.0; n_fixed + n_factors];
    // v = D⁻¹ΛZ'h, h = ½ q dw/dη: how log|D| answers to a shift of the mode.
    let mut v = vec![0.0; crossed.n_levels()];
    let mut shares = vec![0.0; n_factors];
    let mut halves = Vec::with_capacity(problem.y.len());
    for (first, rows) in crossed.firsts() {
        for row in rows {
            let local = problem.link.local(&at.cuts[problem.y[row] as usize], problem.eta(at, &mode.u, first, row));
            leverage.of(first, row, &mut shares);
            let half = shares.iter().zip(&at.sigma).map(|(share, sigma)| share * sigma).sum::<f64>() / 2.0;
            let h = half * local.dw();
            v[first] += h * at.sigma[0];
            for (k, levels) in crossed.others.iter().enumerate() {
                v[crossed.n_first + levels[row] as usize] += h * at.sigma[k + 1];
            }
            for (sum, share) in gradient[n_fixed..].iter_mut().zip(&shares) {
                *sum -= local.w() * share;
            }
            halves.push((local, half));
        }
    }
    mode.precision.solve(crossed, &mut v);
    for (level, (v, score)) in v.iter().zip(&mode.scores).enumerate() {
        gradient[n_fixed + crossed.factor(level)] -= v * score;
    }
    for (first, rows) in crossed.firsts() {
        for row in rows {
            let (local, half) = &halves[row];
            let mut r = at.sigma[0] * v[first];
            for (k, levels) in crossed.others.iter().enumerate() {
                r += at.sigma[k + 1] * v[crossed.n_first + levels[row] as usize];
            }
            let t = local.s() - half * local.dw() + local.w() * r;
            problem.layout.design.each(row, |column, x| gradient[n_thresholds + column] += x * t);
            let category = problem.y[row] as usize;
            if category < n_thresholds {
                gradient[category] += local.la - half * local.wa - r * local.sa();
            }
            if category > 0 {
                gradient[category - 1] += local.lb - half * local.wb - r * local.sb();
            }
            gradient[n_fixed] += mode.u[first] * t;
            for (k, levels) in crossed.others.iter().enumerate() {
                gradient[n_fixed + k + 1] += mode.u[crossed.n_first + levels[row] as usize] * t;
            }
        }
    }
    gradient
}
