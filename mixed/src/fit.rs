//! What a fit says: coefficients, variances, conditional modes, likelihood, and whether it converged.

use serde::Serialize;

use crate::design::{Factor, Numeric};
use crate::method::Method;
use crate::numbers::{quadratic, quantile, two_sided};

/// A standard deviation of random intercepts below this share of the residual one, or on the latent scale, is 0.
pub(crate) const ZERO: f64 = 1e-3;

/// What every model is given besides the formula and the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Options {
    /// Pairs of a categorical column and its reference level; elsewhere that is the first level in natural order, numbers
    /// by size and names by the alphabet.
    pub references: Vec<(String, String)>,
    /// Confidence level of intervals, between 0 and 1.
    pub level: f64,
}

impl Default for Options {
    fn default() -> Self {
        Self { references: Vec::new(), level: 0.95 }
    }
}

/// An interval at the level of the fit.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Interval {
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// A coefficient or a threshold.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Coefficient {
    /// The column's name, for a categorical one with the level appended as in R; thresholds are `1|2`.
    pub name: String,
    /// In units of the response, or on the latent scale of the link.
    pub estimate: f64,
    /// The standard error.
    pub se: f64,
    /// Estimate divided by standard error.
    pub statistic: f64,
    /// Degrees of freedom by Satterthwaite's method; none where the normal distribution is used.
    pub df: Option<f64>,
    /// Two-sided p of no effect.
    pub p: f64,
    /// Wald interval.
    pub interval: Interval,
}

/// The effect of one level of a grouping factor.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Effect {
    /// The level.
    pub level: String,
    /// Ratings at this level.
    pub n: usize,
    /// The conditional mode: shrunken towards 0, the more so the fewer ratings there are. Positive means higher ratings.
    pub mode: f64,
    /// Its standard deviation given the data and the estimated parameters.
    pub sd: f64,
}

/// A grouping factor.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Group {
    /// Its columns, joined by ":".
    pub name: String,
    /// Variance of the random intercepts, in squared units of the response or of the latent scale.
    pub variance: f64,
    /// Its square root.
    pub sd: f64,
    /// Whether the variance is at its boundary, 0: the fit is singular.
    pub is_zero: bool,
    /// The levels, numbers by size and names by the alphabet.
    pub effects: Vec<Effect>,
}

/// How the search for the maximum ended.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Convergence {
    /// Whether it ended at a maximum.
    pub converged: bool,
    /// Steps made.
    pub iterations: usize,
    /// The largest element of the gradient of the negative log-likelihood by free parameters (relative standard
    /// deviations; thresholds, coefficients and standard deviations of an ordinal model), variances at 0 left out.
    pub largest_gradient: f64,
    /// Whether a variance is 0.
    pub is_singular: bool,
}

/// A fitted model.
#[derive(Debug, Clone, Serialize)]
pub struct Fit {
    /// The formula.
    pub formula: String,
    /// The model, and how it was fitted.
    pub method: Method,
    /// Ratings.
    pub n: usize,
    /// Confidence level of all intervals.
    pub level: f64,
    /// Thresholds of an ordinal model, in order; empty for a linear one.
    pub thresholds: Vec<Coefficient>,
    /// Coefficients of the fixed effects.
    pub coefficients: Vec<Coefficient>,
    /// Covariances of thresholds and coefficients, in this order.
    pub covariance: Vec<Vec<f64>>,
    /// The grouping factors in the order of the formula.
    pub groups: Vec<Group>,
    /// Residual variance of a linear model.
    pub residual_variance: Option<f64>,
    /// Log-likelihood; of a fit by REML the restricted one.
    pub log_likelihood: f64,
    /// Parameters, variances included.
    pub n_parameters: usize,
    /// Akaike's criterion, −2 log-likelihood + 2 parameters.
    pub aic: f64,
    /// How the search ended.
    pub convergence: Convergence,
    /// What a reader has to know: variances at 0, a search that did not converge.
    pub notes: Vec<String>,
    #[serde(skip)]
    pub(crate) parts: Parts,
}

/// What contrasts need of a model.
#[derive(Debug, Clone, Default)]
pub(crate) struct Parts {
    pub(crate) factors: Vec<Factor>,
    pub(crate) numerics: Vec<Numeric>,
    pub(crate) has_intercept: bool,
    pub(crate) spread: Option<Spread>,
}

/// How the covariances of coefficients depend on the variance parameters.
#[derive(Debug, Clone)]
pub(crate) struct Spread {
    /// Covariances of the variance parameters.
    pub(crate) parameters: Vec<Vec<f64>>,
    /// For each of them the derivative of the coefficients' covariances.
    pub(crate) slopes: Vec<Vec<Vec<f64>>>,
}

/// A linear combination of coefficients.
pub(crate) struct Combination {
    pub(crate) estimate: f64,
    pub(crate) se: f64,
    pub(crate) df: Option<f64>,
    pub(crate) p: f64,
    pub(crate) interval: Interval,
}

impl Spread {
    /// Satterthwaite's degrees of freedom of a combination with this variance.
    fn df(&self, l: &[f64], variance: f64) -> Option<f64> {
        let gradient: Vec<f64> = self.slopes.iter().map(|slope| quadratic(slope, l)).collect();
        let df = 2.0 * variance * variance / quadratic(&self.parameters, &gradient);
        (df.is_finite() && df > 0.0).then(|| df.clamp(1.0, 1e9))
    }
}

/// The Wald statistics of l'β.
pub(crate) fn combination(
    estimate: f64,
    l: &[f64],
    covariance: &[Vec<f64>],
    spread: Option<&Spread>,
    level: f64,
) -> Combination {
    let variance = quadratic(covariance, l).max(0.0);
    let se = variance.sqrt();
    let df = spread.and_then(|spread| spread.df(l, variance));
    let half = quantile(f64::midpoint(1.0, level), df) * se;
    let p = if se > 0.0 { two_sided(estimate / se, df) } else { 1.0 };
    Combination { estimate, se, df, p, interval: Interval { low: estimate - half, high: estimate + half } }
}

/// The coefficients with their statistics.
pub(crate) fn coefficients(
    names: &[String],
    values: &[f64],
    covariance: &[Vec<f64>],
    spread: Option<&Spread>,
    level: f64,
) -> Vec<Coefficient> {
    let one = |(at, (name, &value)): (usize, (&String, &f64))| {
        let unit: Vec<f64> = (0..values.len()).map(|i| f64::from(u8::from(i == at))).collect();
        let Combination { estimate, se, df, p, interval } = combination(value, &unit, covariance, spread, level);
        let statistic = if se > 0.0 { estimate / se } else { 0.0 };
        Coefficient { name: name.clone(), estimate, se, statistic, df, p, interval }
    };
    names.iter().zip(values).enumerate().map(one).collect()
}

/// What a reader has to know about variances and convergence.
pub(crate) fn notes(groups: &[Group], convergence: &Convergence) -> Vec<String> {
    let mut notes = Vec::new();
    for group in groups.iter().filter(|group| group.is_zero) {
        notes.push(format!("The variance of \"{}\" is 0 (singular fit): the data show no differences between its levels beyond chance.", group.name));
    }
    if !convergence.converged {
        notes.push(format!(
            "The fit did not converge in {} steps (largest gradient {:.2e}): do not report its numbers.",
            convergence.iterations, convergence.largest_gradient
        ));
    }
    notes
}

/// The groups in the order of the formula. `modes` and `variances` are of all levels, the largest factor first.
pub(crate) fn groups(
    layout: &crate::layout::Layout,
    sds: &[f64],
    is_zero: &[bool],
    modes: &[f64],
    variances: &[f64],
) -> Vec<Group> {
    let crossed = &layout.crossed;
    let mut counts = vec![0; crossed.n_levels()];
    for (level, rows) in crossed.firsts() {
        counts[level] += rows.len();
    }
    for &level in crossed.others.iter().flatten() {
        counts[crossed.n_first + level as usize] += 1;
    }
    let mut begins = vec![0];
    for grouping in &layout.groupings {
        begins.push(begins.last().copied().unwrap_or(0) + grouping.levels.len());
    }
    let group = |&at: &usize| {
        let grouping = &layout.groupings[at];
        let effect = |(level, name): (usize, &String)| {
            let place = begins[at] + level;
            Effect { level: name.clone(), n: counts[place], mode: modes[place], sd: variances[place].max(0.0).sqrt() }
        };
        Group {
            name: grouping.name.clone(),
            variance: sds[at] * sds[at],
            sd: sds[at],
            is_zero: is_zero[at],
            effects: grouping.levels.iter().enumerate().map(effect).collect(),
        }
    };
    layout.place.iter().map(group).collect()
}
