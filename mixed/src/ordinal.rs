//! Cumulative link mixed models: ordered categories with crossed random intercepts.

mod laplace;
mod link;
mod problem;
mod quadrature;
mod response;
mod search;
mod start;

use statrs::distribution::{ContinuousCDF as _, Normal};

use crate::fit::{Fit, Options, Parts, coefficients, groups, notes};
use crate::gaussian::{check_level, transformed};
use crate::layout::Layout;
use crate::method::{Link, Method, Quadrature};
use crate::numbers::dot;
use crate::table::Table;
use crate::{Formula, Refusal};
use problem::Problem;
use search::Found;

/// Categories at most.
pub const MOST_CATEGORIES: usize = 201;

/// Nodes of the quadrature at most.
pub const MOST_NODES: usize = 100;

/// A standard error, for a standardised column, that is too large for a finite maximum.
const FLAT: f64 = 50.0;

impl Link {
    fn quantile(self, p: f64) -> f64 {
        match self {
            Self::Logit => (p / (1.0 - p)).ln(),
            Self::Probit => Normal::standard().inverse_cdf(p),
        }
    }
}

/// What an ordinal model is given in addition.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Scale {
    /// The link.
    pub link: Link,
    /// The integration.
    pub quadrature: Quadrature,
    /// The categories from low to high. Empty for numbers, which are ordered by size. Categories that nobody used are
    /// left out, as they have no threshold of their own.
    pub categories: Vec<String>,
}

/// Fits P(y ≤ k) = F(θ_k − xβ − Σ bₖ) with bₖ ~ N(0, σₖ²I) and flexible thresholds θ₁ < θ₂ < …
///
/// A positive coefficient means higher ratings.
///
/// # Definition
/// The log-likelihood is approximated by Laplace's method, h(û) − ½ log|D| with the mode û of the standardised random
/// effects and D minus the second derivatives of h there, or for one factor by adaptive quadrature. It is maximised by
/// BFGS with the exact gradient. Standard errors are from the inverse of the second derivatives by all parameters,
/// which are central differences of that gradient.
///
/// # Arguments
/// The response is a column of numbers, or of names with their order in `scale.categories`; all other columns as for
/// [`gaussian`](crate::gaussian()).
///
/// # Errors
/// A [`Refusal`] that names the column, level or limit. [`Refusal::Separated`] if all ratings of a level of a fixed
/// effect are in the lowest or all in the highest category, [`Refusal::Infinite`] if another coefficient has no finite
/// estimate. A search that did not converge and a variance at 0 are no errors, but said in [`Fit::convergence`] and
/// [`Fit::notes`].
///
/// # Conventions
/// As `clmm` of R's ordinal: signs, thresholds, conditional modes with the standard deviations Dᵢᵢ^(−½); the number of
/// parameters counts variances at 0. A variance at 0 is left out of the second derivatives. Without a random intercept
/// it is `clm`.
///
/// # Example
/// ```
/// use mixed::{Column, Options, Scale, Table, ordinal};
/// let system = ["a", "a", "a", "a", "a", "a", "b", "b", "b", "b", "b", "b"];
/// let rating = [1.0, 2.0, 1.0, 3.0, 2.0, 1.0, 3.0, 2.0, 3.0, 3.0, 1.0, 2.0];
/// let table = Table::new(vec![Column::names("system", system), Column::numbers("rating", rating)])?;
/// let fit = ordinal(&"rating ~ system".parse()?, &table, &Scale::default(), &Options::default())?;
/// assert!(fit.coefficients[0].estimate > 0.0 && fit.thresholds[0].name == "1|2");
/// # Ok::<(), mixed::Refusal>(())
/// ```
///
/// # References
/// Christensen, Cumulative Link Models for Ordinal Regression with the R Package ordinal, 2018; Tutz and Hennevogl, Random
/// effects in ordinal regression models, 1996, doi:10.1016/0167-9473(96)00004-7; Agresti, Analysis of Ordinal
/// Categorical Data, 2010, doi:10.1002/9780470594001. Compared with ordinal 2022.11-16.
pub fn ordinal(formula: &Formula, table: &Table, scale: &Scale, options: &Options) -> Result<Fit, Refusal> {
    check_level(options.level)?;
    let n_groups = formula.groups.len();
    match scale.quadrature {
        Quadrature::Laplace => {}
        Quadrature::Nodes(1..=MOST_NODES) if n_groups == 1 => {}
        Quadrature::Nodes(1..=MOST_NODES) => {
            let why = format!(
                "quadrature needs exactly one random intercept, and the formula has {n_groups}: use Laplace's approximation"
            );
            return Err(Refusal::Argument(why));
        }
        Quadrature::Nodes(_) => {
            return Err(Refusal::Argument(format!("quadrature has 1 to {MOST_NODES} nodes")));
        }
    }
    let response = response::read(table.column(&formula.response)?, &scale.categories)?;
    let layout = Layout::new(formula, table, &options.references, false)?;
    let need = response.labels.len() + layout.design.n_columns();
    if table.n_rows() < need {
        let need_for = "these thresholds and fixed effects".to_owned();
        return Err(Refusal::FewRows { n: table.n_rows(), need, need_for });
    }
    let y: Vec<u16> = layout.order.iter().map(|&row| response.codes[row as usize]).collect();
    let problem = Problem::new(&layout, y, response.labels.len(), scale.link);
    response::check_separation(&problem, &response.labels)?;
    let found = search::find(&problem, layout.groupings.len(), scale.quadrature)?;
    let flat = |column: &usize| {
        found.covariance[problem.n_thresholds() + column][problem.n_thresholds() + column].sqrt() > FLAT
    };
    if let Some(column) = (0..layout.design.n_columns()).find(flat) {
        return Err(Refusal::Infinite { column: layout.design.names[column].clone() });
    }
    Ok(result(formula, &problem, &response.labels, (scale, options), &found))
}

/// The estimate of one column's coefficient with its standard error, for categories in the order of the layout. The
/// columns must be categorical.
pub(crate) fn effect(layout: &Layout, y: Vec<u16>, link: Link, column: usize) -> Result<(f64, f64), Refusal> {
    // Categories that nobody used have no threshold.
    let mut used: Vec<u16> = y.clone();
    used.sort_unstable();
    used.dedup();
    if used.len() < 2 {
        return Err(Refusal::Constant { column: "rating".into() });
    }
    let codes = y.iter().map(|y| u16::try_from(used.partition_point(|other| other < y)).unwrap_or(u16::MAX)).collect();
    let problem = Problem::new(layout, codes, used.len(), link);
    let labels: Vec<String> = used.iter().map(ToString::to_string).collect();
    response::check_separation(&problem, &labels)?;
    let found = search::find(&problem, layout.groupings.len(), Quadrature::Laplace)?;
    let at = problem.n_thresholds() + column;
    let se = found.covariance[at][at].sqrt();
    if !found.convergence.converged || se > FLAT {
        return Err(Refusal::Infinite { column: layout.design.names[column].clone() });
    }
    Ok((found.x[at], se))
}

fn result(
    formula: &Formula,
    problem: &Problem<'_>,
    labels: &[String],
    (scale, options): (&Scale, &Options),
    found: &Found,
) -> Fit {
    let (layout, n_thresholds, n_fixed) = (problem.layout, problem.n_thresholds(), problem.n_fixed());
    let m = layout.design.to_original(n_thresholds);
    let values: Vec<f64> = m.iter().map(|row| dot(row, &found.x[..n_fixed])).collect();
    let covariance = transformed(&m, &found.covariance, 1.0);
    let between = labels.windows(2).map(|pair| [&pair[0], "|", &pair[1]].concat());
    let names: Vec<String> = between.chain(layout.design.names.iter().cloned()).collect();
    let mut thresholds = coefficients(&names, &values, &covariance, None, options.level);
    let coefficients = thresholds.split_off(n_thresholds);
    let sds: Vec<f64> = found.x[n_fixed..].to_vec();
    let is_zero: Vec<bool> = sds.iter().map(|sd| *sd == 0.0).collect();
    let groups = groups(layout, &sds, &is_zero, &found.modes, &found.variances);
    let n_parameters = n_fixed + groups.len();
    Fit {
        formula: formula.to_string(),
        method: Method::Ordinal(scale.link, scale.quadrature),
        n: problem.y.len(),
        level: options.level,
        thresholds,
        coefficients,
        covariance,
        notes: notes(&groups, &found.convergence),
        groups,
        residual_variance: None,
        log_likelihood: found.log_likelihood,
        n_parameters,
        aic: 2.0 * n_parameters as f64 - 2.0 * found.log_likelihood,
        convergence: found.convergence.clone(),
        parts: Parts {
            factors: layout.design.factors.clone(),
            numerics: layout.design.numerics.clone(),
            has_intercept: false,
            spread: None,
        },
    }
}
