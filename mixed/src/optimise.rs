//! Minima of smooth functions of a few parameters: BFGS, then Newton's steps with differences of the gradient.
//!
//! Nocedal and Wright, Numerical Optimization, 2006, chapters 3 and 6, doi:10.1007/978-0-387-40065-5.

use crate::dense::Cholesky;
use crate::numbers::dot;

/// Iterations of BFGS at most.
const MOST_STEPS: usize = 300;

/// Halvings of a step at most.
const MOST_HALVINGS: usize = 40;

/// A function's value and gradient at a point; `None` where it is not defined.
pub(crate) type At = Option<(f64, Vec<f64>)>;

/// Where the search ended.
#[derive(Debug, Clone)]
pub(crate) struct Minimum {
    pub(crate) x: Vec<f64>,
    pub(crate) value: f64,
    pub(crate) gradient: Vec<f64>,
    pub(crate) iterations: usize,
    /// Whether the decrease that is left, by the last approximation of the curvature, is negligible.
    pub(crate) converged: bool,
}

/// Minimises from `x`. `curvature` is an approximation of the second derivatives' diagonal, or the whole inverse.
///
/// `tolerance` is the decrease of the value that is negligible.
pub(crate) fn bfgs(
    mut f: impl FnMut(&[f64]) -> At,
    x: Vec<f64>,
    inverse: Vec<Vec<f64>>,
    tolerance: f64,
) -> Option<Minimum> {
    let n = x.len();
    let (value, gradient) = f(&x)?;
    let mut at = Minimum { x, value, gradient, iterations: 0, converged: n == 0 };
    let start = inverse.clone();
    let mut h = inverse;
    let mut was_reset = true;
    while !at.converged && at.iterations < MOST_STEPS {
        at.iterations += 1;
        let mut step: Vec<f64> = h.iter().map(|row| -dot(row, &at.gradient)).collect();
        let mut slope = dot(&step, &at.gradient);
        if slope >= 0.0 || slope.is_nan() {
            h.clone_from(&start);
            step = h.iter().map(|row| -dot(row, &at.gradient)).collect();
            slope = dot(&step, &at.gradient);
            was_reset = true;
        }
        if slope >= 0.0 || slope.is_nan() || -slope < tolerance {
            at.converged = slope.is_finite();
            break;
        }
        let Some((x, value, gradient)) = line_search(&mut f, &at, &step, slope) else {
            // Rounding hides what is left, or the approximation of the curvature misleads.
            if was_reset {
                at.converged = -slope < 1e3 * tolerance;
                break;
            }
            h.clone_from(&start);
            was_reset = true;
            continue;
        };
        let s: Vec<f64> = x.iter().zip(&at.x).map(|(new, old)| new - old).collect();
        let y: Vec<f64> = gradient.iter().zip(&at.gradient).map(|(new, old)| new - old).collect();
        update(&mut h, &s, &y);
        was_reset = false;
        (at.x, at.value, at.gradient) = (x, value, gradient);
    }
    Some(at)
}

/// A point along the step that decreases the value enough, with a slope that is not too negative any more.
fn line_search(
    f: &mut impl FnMut(&[f64]) -> At,
    at: &Minimum,
    step: &[f64],
    slope: f64,
) -> Option<(Vec<f64>, f64, Vec<f64>)> {
    let (mut low, mut high, mut length) = (0.0, f64::INFINITY, 1.0);
    let mut best: Option<(Vec<f64>, f64, Vec<f64>)> = None;
    for _ in 0..MOST_HALVINGS {
        let x: Vec<f64> = at.x.iter().zip(step).map(|(x, s)| x + length * s).collect();
        match f(&x) {
            Some((value, gradient)) if value <= at.value + 1e-4 * length * slope => {
                let is_flat = dot(&gradient, step) >= 0.9 * slope;
                best = Some((x, value, gradient));
                if is_flat {
                    break;
                }
                low = length;
            }
            _ if best.is_some() && low > 0.0 => break,
            _ => high = length,
        }
        length = if high.is_finite() { f64::midpoint(low, high) } else { 2.0 * length };
        if high.is_finite() && low == 0.0 {
            length = 0.3 * high;
        }
    }
    best
}

/// The BFGS update of an inverse Hessian.
fn update(h: &mut [Vec<f64>], s: &[f64], y: &[f64]) {
    let sy = dot(s, y);
    if sy <= 1e-12 * (dot(s, s) * dot(y, y)).sqrt() {
        return;
    }
    let hy: Vec<f64> = h.iter().map(|row| dot(row, y)).collect();
    let factor = (1.0 + dot(y, &hy) / sy) / sy;
    for i in 0..s.len() {
        for j in 0..s.len() {
            h[i][j] += factor * s[i] * s[j] - (hy[i] * s[j] + s[i] * hy[j]) / sy;
        }
    }
}

/// Second derivatives by central differences of the gradient.
pub(crate) fn hessian(mut f: impl FnMut(&[f64]) -> At, x: &[f64], steps: &[f64]) -> Option<Vec<Vec<f64>>> {
    let n = x.len();
    let mut rows = Vec::with_capacity(n);
    for i in 0..n {
        let mut moved = x.to_vec();
        moved[i] = x[i] + steps[i];
        let up = f(&moved)?.1;
        moved[i] = x[i] - steps[i];
        let down = f(&moved)?.1;
        rows.push(up.iter().zip(&down).map(|(u, d)| (u - d) / (2.0 * steps[i])).collect::<Vec<f64>>());
    }
    Some((0..n).map(|i| (0..n).map(|j| f64::midpoint(rows[i][j], rows[j][i])).collect()).collect())
}

/// The inverse of a positive definite matrix.
pub(crate) fn inverse(matrix: &[Vec<f64>]) -> Option<Vec<Vec<f64>>> {
    let n = matrix.len();
    // Scaled to a unit diagonal, so that units do not matter.
    let scale: Vec<f64> = (0..n).map(|i| matrix[i][i].sqrt()).collect();
    if scale.iter().any(|s| !(*s > 0.0 && s.is_finite())) {
        return None;
    }
    let flat: Vec<f64> = (0..n * n).map(|at| matrix[at % n][at / n] / (scale[at % n] * scale[at / n])).collect();
    let inverse = Cholesky::of(&flat, n)?.inverse();
    Some((0..n).map(|i| (0..n).map(|j| inverse[j * n + i] / (scale[i] * scale[j])).collect()).collect())
}

/// The gradient of a function by central differences, with its value.
pub(crate) fn by_differences(f: &mut impl FnMut(&[f64]) -> Option<f64>, x: &[f64], step: f64) -> At {
    let value = f(x)?;
    let mut gradient = Vec::with_capacity(x.len());
    for i in 0..x.len() {
        let size = step * x[i].abs().max(1.0);
        let mut moved = x.to_vec();
        moved[i] = x[i] + size;
        let up = f(&moved)?;
        moved[i] = x[i] - size;
        gradient.push((up - f(&moved)?) / (2.0 * size));
    }
    Some((value, gradient))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_minimum_of_a_curved_valley_is_found() {
        let f = |x: &[f64]| {
            let (a, b) = (1.0 - x[0], x[1] - x[0] * x[0]);
            Some((a * a + 100.0 * b * b, vec![-2.0 * a - 400.0 * x[0] * b, 200.0 * b]))
        };
        let found = bfgs(f, vec![-1.2, 1.0], vec![vec![1.0, 0.0], vec![0.0, 1.0]], 1e-14).unwrap();
        assert!(found.converged && (found.x[0] - 1.0).abs() < 1e-5, "{found:?}");
        let h = hessian(f, &found.x, &[1e-4, 1e-4]).unwrap();
        assert!((h[0][0] - 802.0).abs() < 1e-2 && (h[0][1] + 400.0).abs() < 1e-3);
        let inverse = inverse(&h).unwrap();
        assert!((inverse[0][0] * h[0][0] + inverse[0][1] * h[1][0] - 1.0).abs() < 1e-9);
    }

    #[test]
    fn a_function_without_a_minimum_does_not_converge() {
        let found = bfgs(|x| Some(((-x[0]).exp(), vec![-(-x[0]).exp()])), vec![0.0], vec![vec![1.0]], 1e-300).unwrap();
        assert!(!found.converged || found.x[0] > 300.0);
        assert!(bfgs(|_| None, vec![0.0], vec![vec![1.0]], 1e-9).is_none());
    }
}
