//! Thresholds and coefficients without random effects, by Newton's method: where the search with them starts.

use super::problem::Problem;
use crate::numbers::dot;
use crate::optimise::inverse;

/// Newton steps at most.
const MOST_STEPS: usize = 60;

/// Thresholds and coefficients, and the inverse of the information there.
pub(crate) struct Start {
    pub(crate) x: Vec<f64>,
    pub(crate) inverse: Vec<Vec<f64>>,
}

/// The maximum without random effects, or as near as 60 steps come.
pub(crate) fn start(problem: &Problem<'_>) -> Option<Start> {
    let mut x = shares(problem);
    let (mut value, mut slope, mut information) = at(problem, &x)?;
    for _ in 0..MOST_STEPS {
        let inverse = inverse(&information)?;
        let step: Vec<f64> = inverse.iter().map(|row| dot(row, &slope)).collect();
        let decrement = dot(&step, &slope);
        if decrement < 1e-9 {
            return Some(Start { x, inverse });
        }
        let mut length = 1.0;
        let (next, found) = loop {
            let next: Vec<f64> = x.iter().zip(&step).map(|(x, s)| x + length * s).collect();
            match at(problem, &next) {
                Some(found) if found.0 > value => break (next, found),
                _ if length < 1e-8 => return Some(Start { x, inverse }),
                _ => length *= 0.5,
            }
        };
        x = next;
        (value, slope, information) = found;
    }
    inverse(&information).map(|inverse| Start { x, inverse })
}

/// Thresholds by the shares of the categories.
fn shares(problem: &Problem<'_>) -> Vec<f64> {
    let mut counts = vec![0.0; problem.n_categories];
    for &category in &problem.y {
        counts[category as usize] += 1.0;
    }
    let n = problem.y.len() as f64;
    let mut x = vec![0.0; problem.n_fixed()];
    let mut below = 0.0;
    for (threshold, count) in x.iter_mut().zip(&counts).take(problem.n_thresholds()) {
        below += count;
        *threshold = problem.link.quantile((below / n).clamp(1e-12, 1.0 - 1e-12));
    }
    x
}

/// Log-likelihood, gradient and minus the second derivatives.
fn at(problem: &Problem<'_>, x: &[f64]) -> Option<(f64, Vec<f64>, Vec<Vec<f64>>)> {
    let n = problem.n_fixed();
    let whole: Vec<f64> = x.iter().copied().chain(vec![0.0; problem.layout.crossed.n_factors()]).collect();
    let parameters = problem.parameters(&whole)?;
    let n_thresholds = problem.n_thresholds();
    let (mut value, mut slope) = (0.0, vec![0.0; n]);
    let mut information = vec![vec![0.0; n]; n];
    let mut seen: Vec<(usize, f64)> = Vec::new();
    for (row, &category) in problem.y.iter().enumerate() {
        let category = category as usize;
        let local = problem.link.local(&parameters.cuts[category], parameters.fixed[row]);
        value += local.value;
        seen.clear();
        problem.layout.design.each(row, |column, x| seen.push((n_thresholds + column, x)));
        let upper = (category < n_thresholds).then_some((category, local.la, local.sa(), local.laa));
        let lower = (category > 0).then(|| (category - 1, local.lb, local.sb(), local.lbb));
        for (at, first, mixed, second) in [upper, lower].into_iter().flatten() {
            slope[at] += first;
            information[at][at] -= second;
            for &(column, x) in &seen {
                information[at][column] -= mixed * x;
                information[column][at] -= mixed * x;
            }
        }
        if upper.is_some() && lower.is_some() {
            information[category][category - 1] -= local.lab;
            information[category - 1][category] -= local.lab;
        }
        for &(i, x) in &seen {
            slope[i] += local.s() * x;
            for &(j, y) in &seen {
                information[i][j] += local.w() * x * y;
            }
        }
    }
    value.is_finite().then_some((value, slope, information))
}
