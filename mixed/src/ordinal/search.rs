//! The maximum of the likelihood, the covariances there, and the conditional modes.

use super::problem::Problem;
use super::quadrature::Rule;
use super::start::start;
use super::{Quadrature, laplace, quadrature};
use crate::Refusal;
use crate::fit::{Convergence, ZERO};
use crate::numbers::dot;
use crate::optimise::{At, Minimum, bfgs, hessian, inverse};

/// Increase of the log-likelihood that is negligible.
const TOLERANCE: f64 = 1e-10;

/// Squared Newton decrement above which the search did not end at the maximum.
const CONVERGED: f64 = 1e-6;

/// Newton steps after the search, at most.
const POLISH: usize = 3;

/// Standard deviations of the latent scale beyond which there is no maximum.
const LARGEST: f64 = 200.0;

/// What was found, on standardised columns.
pub(crate) struct Found {
    /// Thresholds, coefficients, and a standard deviation for each factor, the largest first.
    pub(crate) x: Vec<f64>,
    /// Covariances of thresholds and coefficients.
    pub(crate) covariance: Vec<Vec<f64>>,
    pub(crate) log_likelihood: f64,
    pub(crate) convergence: Convergence,
    /// Conditional modes and variances of all levels.
    pub(crate) modes: Vec<f64>,
    pub(crate) variances: Vec<f64>,
}

/// Maximises the likelihood; `n_groups` is 0 where the only factor is there for its form.
pub(crate) fn find(problem: &Problem<'_>, n_groups: usize, rule: Quadrature) -> Result<Found, Refusal> {
    let n_fixed = problem.n_fixed();
    let n = n_fixed + problem.layout.crossed.n_factors();
    let rule = match rule {
        Quadrature::Laplace => None,
        Quadrature::Nodes(nodes) => Some(Rule::new(nodes)),
    };
    let value = |x: &[f64]| match &rule {
        None => laplace::at(problem, x),
        Some(rule) => quadrature::at(problem, rule, x),
    };
    let begin = start(problem).ok_or_else(|| flat("the ratings do not determine the thresholds"))?;
    let mut x = begin.x.clone();
    x.resize(n, 0.5);
    let mut free: Vec<usize> = (0..n_fixed + n_groups).collect();
    if n_groups == 0 {
        x[n_fixed] = 0.0;
    }
    let mut iterations = 0;
    let (minimum, curvature) = loop {
        let mut part = Part { whole: x.clone(), free: &free, n_fixed, value: &value };
        let from = free.iter().map(|&place| x[place]).collect();
        let first = |i: usize, j: usize| match (free[i] < n_fixed, free[j] < n_fixed) {
            (true, true) => begin.inverse[free[i]][free[j]],
            (false, false) if i == j => 0.5 / problem.layout.crossed.n_levels() as f64,
            _ => 0.0,
        };
        let guess = (0..free.len()).map(|i| (0..free.len()).map(|j| first(i, j)).collect()).collect();
        let found = bfgs(|x| part.at(x), from, guess, TOLERANCE);
        let found = found.ok_or_else(|| flat("it cannot be computed where the search starts"))?;
        iterations += found.iterations;
        x = part.spread(&found.x);
        if let Some(place) = at_zero(&x[n_fixed..], &free, n_fixed, found.value, &value, &x) {
            x[place] = 0.0;
            free.retain(|other| *other != place);
            continue;
        }
        if x[n_fixed..].iter().any(|sd| *sd > LARGEST) {
            return Err(flat("a variance goes to infinity, as raters or items use one category each"));
        }
        break polish(&mut part, found)?;
    };
    iterations += minimum.iterations;
    let mut part = Part { whole: x.clone(), free: &free, n_fixed, value: &value };
    x = part.spread(&minimum.x);
    let largest = minimum.gradient.iter().fold(0.0, |most: f64, g| most.max(g.abs()));
    let is_singular = free.len() < n_fixed + n_groups;
    let convergence = Convergence { converged: minimum.converged, iterations, largest_gradient: largest, is_singular };
    part.at(&minimum.x).ok_or_else(|| flat("it cannot be computed at its maximum"))?;
    let (modes, variances) = effects(problem, &x).ok_or_else(|| flat("it cannot be computed at its maximum"))?;
    let covariance = curvature.into_iter().take(n_fixed).map(|row| row[..n_fixed].to_vec()).collect();
    Ok(Found { x, covariance, log_likelihood: -minimum.value, convergence, modes, variances })
}

fn flat(why: &str) -> Refusal {
    Refusal::NoMaximum { why: why.into() }
}

/// The function of the free parameters alone.
struct Part<'a, F> {
    whole: Vec<f64>,
    free: &'a [usize],
    n_fixed: usize,
    value: &'a F,
}

impl<F: Fn(&[f64]) -> At> Part<'_, F> {
    /// All parameters. The function is even in standard deviations.
    fn spread(&self, x: &[f64]) -> Vec<f64> {
        let mut whole = self.whole.clone();
        for (&place, &value) in self.free.iter().zip(x) {
            whole[place] = if place < self.n_fixed { value } else { value.abs() };
        }
        whole
    }

    fn at(&mut self, x: &[f64]) -> At {
        let (value, gradient) = (self.value)(&self.spread(x))?;
        let signed = |(&place, x): (&usize, &f64)| {
            if place >= self.n_fixed && *x < 0.0 { -gradient[place] } else { gradient[place] }
        };
        Some((value, self.free.iter().zip(x).map(signed).collect()))
    }
}

/// A free standard deviation near 0 for which 0 is not worse.
fn at_zero(
    sds: &[f64],
    free: &[usize],
    n_fixed: usize,
    least: f64,
    value: &impl Fn(&[f64]) -> At,
    x: &[f64],
) -> Option<usize> {
    let small = sds.iter().enumerate().filter(|(_, sd)| **sd < 100.0 * ZERO).map(|(factor, _)| n_fixed + factor);
    small.filter(|place| free.contains(place)).find(|&place| {
        let mut moved = x.to_vec();
        moved[place] = 0.0;
        value(&moved).is_some_and(|(at_zero, _)| at_zero <= least + 1e-6)
    })
}

/// A few Newton steps with second derivatives by differences, and the inverse of these.
fn polish<F: Fn(&[f64]) -> At>(part: &mut Part<'_, F>, found: Minimum) -> Result<(Minimum, Vec<Vec<f64>>), Refusal> {
    let mut at = Minimum { iterations: 0, ..found };
    let no_maximum = |at: &Minimum| {
        let largest = at.gradient.iter().fold(0.0, |most: f64, g| most.max(g.abs()));
        flat(&format!("where the search ended it is flat or bent upwards (largest gradient {largest:.2e})"))
    };
    loop {
        let steps: Vec<f64> = at.x.iter().map(|x| 1e-4 * x.abs().max(0.5)).collect();
        let curvature = hessian(|x| part.at(x), &at.x, &steps).ok_or_else(|| no_maximum(&at))?;
        let curvature = inverse(&curvature).ok_or_else(|| no_maximum(&at))?;
        let step: Vec<f64> = curvature.iter().map(|row| -dot(row, &at.gradient)).collect();
        let decrement = -dot(&step, &at.gradient);
        at.converged = decrement < CONVERGED;
        if decrement < TOLERANCE || at.iterations >= POLISH {
            return Ok((at, curvature));
        }
        let x: Vec<f64> = at.x.iter().zip(&step).map(|(x, s)| x + s).collect();
        match part.at(&x) {
            Some((value, gradient)) if value <= at.value => {
                at = Minimum { x, value, gradient, iterations: at.iterations + 1, converged: true };
                if decrement < CONVERGED {
                    return Ok((at, curvature));
                }
            }
            _ => return Ok((at, curvature)),
        }
    }
}

/// The conditional modes and their variances.
fn effects(problem: &Problem<'_>, x: &[f64]) -> Option<(Vec<f64>, Vec<f64>)> {
    let crossed = &problem.layout.crossed;
    let parameters = problem.parameters(x)?;
    let mode = problem.mode(&parameters)?;
    let sigma = |level: usize| parameters.sigma[crossed.factor(level)];
    let modes = mode.u.iter().enumerate().map(|(level, u)| u * sigma(level)).collect();
    let diagonal = mode.precision.inverse(crossed).diagonal(crossed);
    let variances = diagonal.iter().enumerate().map(|(level, v)| v * sigma(level) * sigma(level)).collect();
    Some((modes, variances))
}
