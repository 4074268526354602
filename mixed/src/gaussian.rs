//! Linear mixed models with crossed random intercepts, by REML or maximum likelihood.

mod profile;
mod spread;

use crate::fit::{Convergence, Fit, Options, Parts, ZERO, coefficients, combination, groups, notes};
use crate::layout::Layout;
use crate::method::{Criterion, Method};
use crate::numbers::are_equal;
use crate::optimise::{bfgs, by_differences};
use crate::table::{Table, Values};
use crate::{Formula, Refusal};
use profile::{Point, Profile};
pub(crate) use spread::transformed;

/// Residual variance as a share of the response's below which it is nothing but rounding.
const EXACT: f64 = 1e-11;

/// Decrease of the deviance that is negligible.
const TOLERANCE: f64 = 1e-9;

/// Step of differences, as a share of a relative standard deviation.
const STEP: f64 = 1e-4;

/// Relative standard deviations beyond which the residual counts as nothing.
const LARGEST: f64 = 1e5;

/// Fits y = Xβ + Σ Zₖbₖ + e with bₖ ~ N(0, σₖ²I), e ~ N(0, σ²I).
///
/// # Definition
/// With θₖ = σₖ/σ and Λ = diag(θ), the profiled deviance is log|ΛZ'ZΛ + I| + n(1 + log(2πr²/n)), and for REML
/// log|ΛZ'ZΛ + I| + log|R_X'R_X| + (n − p)(1 + log(2πr²/(n − p))), where r² is the penalised residual sum of squares
/// and R_X the factor of the fixed effects' part of the normal equations. The largest grouping factor is eliminated
/// exactly, as its block is diagonal; the rest is factored densely.
///
/// # Arguments
/// A response and fixed effects as the formula names them. A numeric column in `(1|g)` is a factor. Estimates are in the
/// units of the columns.
///
/// # Errors
/// A [`Refusal`] that names the column, level or limit ([`crate::table::MOST_ROWS`] and others). A search that did not
/// converge and a variance at 0 are no errors, but said in [`Fit::convergence`] and [`Fit::notes`].
///
/// # Conventions
/// As lme4: treatment contrasts, the restricted log-likelihood in the units of the data, conditional modes with
/// variances that do not include the uncertainty of β and σ. Degrees of freedom as lmerTest (Satterthwaite), at a
/// singular fit by the variances that are not 0.
///
/// # Example
/// ```
/// use mixed::{Column, Criterion, Options, Table, gaussian};
/// let table = Table::new(vec![
///     Column::names("system", ["a", "b", "a", "b", "a", "b", "a", "b"]),
///     Column::names("item", ["1", "1", "2", "2", "3", "3", "4", "4"]),
///     Column::numbers("rating", [3.0, 4.0, 2.0, 3.5, 4.0, 4.5, 1.0, 2.5]),
/// ])?;
/// let fit = gaussian(&"rating ~ system + (1|item)".parse()?, &table, Criterion::Reml, &Options::default())?;
/// assert!((fit.coefficients[1].estimate - 1.125).abs() < 1e-6);
/// # Ok::<(), mixed::Refusal>(())
/// ```
///
/// # References
/// Bates, Mächler, Bolker and Walker, Fitting Linear Mixed-Effects Models Using lme4, 2015,
/// doi:10.18637/jss.v067.i01; Kuznetsova, Brockhoff and Christensen, lmerTest Package, 2017,
/// doi:10.18637/jss.v082.i13. Compared with lme4 1.1-31 and lmerTest 3.1-3.
pub fn gaussian(formula: &Formula, table: &Table, criterion: Criterion, options: &Options) -> Result<Fit, Refusal> {
    let level = options.level;
    check_level(level)?;
    let y = response(formula, table)?;
    let layout = Layout::new(formula, table, &options.references, true)?;
    let sorted: Vec<f64> = layout.order.iter().map(|&row| y[row as usize]).collect();
    fitted(&layout, &sorted, criterion, &formula.response, |found| result(formula, &layout, found, level))
}

/// The estimate of one column's coefficient with its standard error and Satterthwaite's degrees of freedom, for a response
/// in the order of the layout.
pub(crate) fn effect(layout: &Layout, y: &[f64], column: usize) -> Result<(f64, f64, Option<f64>), Refusal> {
    fitted(layout, y, Criterion::Reml, "rating", |found| {
        let p = layout.design.n_columns();
        let unit: Vec<f64> = (0..p).map(|at| f64::from(u8::from(at == column))).collect();
        let m = layout.design.to_original(0);
        let spread = spread::spread(found.profile, &found.theta, &found.point, &m, found.sd * found.sd);
        let covariance = transformed(&m, &found.point.covariance(), found.sd * found.sd);
        let estimate = crate::numbers::dot(&m[column], &found.point.beta) * found.sd;
        let one = combination(estimate, &unit, &covariance, spread.as_ref(), 0.95);
        (one.estimate, one.se, one.df)
    })
}

/// Finds the minimum of the deviance, and hands it on.
fn fitted<T>(
    layout: &Layout,
    y: &[f64],
    criterion: Criterion,
    name: &str,
    show: impl FnOnce(&Found<'_>) -> T,
) -> Result<T, Refusal> {
    let (n, p) = (y.len(), layout.design.n_columns());
    if n <= p {
        return Err(Refusal::FewRows { n, need: p + 1, need_for: "these fixed effects".into() });
    }
    if let Some(grouping) = layout.groupings.iter().find(|grouping| grouping.levels.len() >= n) {
        return Err(Refusal::LikeResidual { group: grouping.name.clone() });
    }
    let mean = y.iter().map(|y| y / n as f64).sum::<f64>();
    let sd = y.iter().map(|y| (y - mean) * ((y - mean) / n as f64)).sum::<f64>().sqrt();
    if sd <= 1e-13 * mean.abs() || are_equal(y) {
        return Err(Refusal::Constant { column: name.to_owned() });
    }
    if !sd.is_finite() {
        return Err(Refusal::Shape { column: name.to_owned(), why: "its numbers are too large".into() });
    }
    let standard: Vec<f64> = y.iter().map(|y| (y - mean) / sd).collect();
    let profile = Profile::new(layout, &standard, criterion);
    let (theta, convergence) = search(&profile, layout.groupings.len())?;
    let point = profile.at(&theta).ok_or_else(lost)?;
    if point.residual_ss <= EXACT * n as f64 || theta.iter().any(|theta| *theta > LARGEST) {
        return Err(Refusal::Exact);
    }
    Ok(show(&Found { profile: &profile, theta, point, convergence, mean, sd }))
}

struct Found<'a> {
    profile: &'a Profile<'a>,
    theta: Vec<f64>,
    point: Point,
    convergence: Convergence,
    mean: f64,
    sd: f64,
}

fn lost() -> Refusal {
    Refusal::NoMaximum { why: "the normal equations cannot be solved".into() }
}

/// The relative standard deviations at the minimum of the deviance, and how it was found.
fn search(profile: &Profile<'_>, n_groups: usize) -> Result<(Vec<f64>, Convergence), Refusal> {
    let mut free: Vec<bool> = profile.factors().map(|factor| factor < n_groups).collect();
    let mut iterations = 0;
    let mut start = vec![1.0; free.len()];
    loop {
        let places: Vec<usize> = (0..free.len()).filter(|&factor| free[factor]).collect();
        let whole = |x: &[f64]| {
            let mut theta = vec![0.0; free.len()];
            for (&place, value) in places.iter().zip(x) {
                theta[place] = value.abs();
            }
            theta
        };
        let mut deviance = |x: &[f64]| profile.at(&whole(x)).map(|point| point.deviance);
        let from: Vec<f64> = places.iter().map(|&place| start[place]).collect();
        let unit = (0..places.len()).map(|i| (0..places.len()).map(|j| profile.spacing(i == j)).collect()).collect();
        let found = bfgs(|x| by_differences(&mut deviance, x, STEP), from, unit, TOLERANCE).ok_or_else(lost)?;
        iterations += found.iterations;
        start = whole(&found.x);
        // The deviance is an even function of θ: a small one is 0 if 0 is not worse.
        let at_zero = places.iter().copied().find(|&place| {
            let mut theta = start.clone();
            theta[place] = 0.0;
            start[place] < 10.0 * ZERO && profile.at(&theta).is_some_and(|point| point.deviance <= found.value + 1e-7)
        });
        if let Some(place) = at_zero {
            free[place] = false;
            start[place] = 0.0;
            continue;
        }
        let largest = found.gradient.iter().fold(0.0, |most: f64, g| most.max(g.abs() / 2.0));
        let is_singular = (0..n_groups).any(|factor| !free[factor]);
        let convergence =
            Convergence { converged: found.converged, iterations, largest_gradient: largest, is_singular };
        return Ok((start, convergence));
    }
}

/// The response as numbers.
fn response<'a>(formula: &Formula, table: &'a Table) -> Result<&'a [f64], Refusal> {
    match &table.column(&formula.response)?.values {
        Values::Numbers(numbers) => Ok(numbers),
        Values::Names { codes, levels } => {
            let is_number = |code: &u32| levels[*code as usize].trim().parse::<f64>().is_ok_and(f64::is_finite);
            let row = codes.iter().position(|code| !is_number(code)).unwrap_or(0) + 1;
            Err(Refusal::NotANumber { column: formula.response.clone(), row })
        }
    }
}

pub(crate) fn check_level(level: f64) -> Result<(), Refusal> {
    if level > 0.0 && level < 1.0 {
        return Ok(());
    }
    Err(Refusal::Argument("the level of an interval is between 0 and 1".into()))
}

fn result(formula: &Formula, layout: &Layout, found: &Found<'_>, level: f64) -> Fit {
    let Found { profile, theta, point, convergence, mean, sd } = found;
    let variance = point.variance * sd * sd;
    let m = layout.design.to_original(0);
    let mut beta: Vec<f64> = m.iter().map(|row| crate::numbers::dot(row, &point.beta) * sd).collect();
    beta[0] += mean;
    let covariance = spread::transformed(&m, &point.covariance(), sd * sd);
    let spread = spread::spread(profile, theta, point, &m, sd * sd);
    let sds: Vec<f64> = theta.iter().map(|theta| theta * variance.sqrt()).collect();
    let is_zero: Vec<bool> = theta.iter().map(|theta| *theta == 0.0).collect();
    let (modes, variances) = profile.effects(theta, point);
    let modes: Vec<f64> = modes.iter().map(|mode| mode * sd).collect();
    let variances: Vec<f64> = variances.iter().map(|v| v * variance).collect();
    let groups = groups(layout, &sds, &is_zero, &modes, &variances);
    let log_likelihood = profile.log_likelihood(point, *sd);
    let n_parameters = beta.len() + groups.len() + 1;
    Fit {
        formula: formula.to_string(),
        method: Method::Gaussian(profile.criterion),
        n: layout.order.len(),
        level,
        thresholds: Vec::new(),
        coefficients: coefficients(&layout.design.names, &beta, &covariance, spread.as_ref(), level),
        covariance,
        notes: notes(&groups, convergence),
        groups,
        residual_variance: Some(variance),
        log_likelihood,
        n_parameters,
        aic: 2.0 * n_parameters as f64 - 2.0 * log_likelihood,
        convergence: convergence.clone(),
        parts: Parts {
            factors: layout.design.factors.clone(),
            numerics: layout.design.numerics.clone(),
            has_intercept: true,
            spread,
        },
    }
}
