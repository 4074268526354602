//! ICC(A,1) and ICC(C,1) on incomplete crossed designs, by restricted maximum likelihood.

mod likelihood;
mod minimum;
mod profile;
#[cfg(test)]
mod tests;

use serde::Serialize;

use crate::{Counts, Estimate, Ratings, Undefined};
use likelihood::Likelihood;
use profile::Form;

/// Raters at most: the work grows with their cube.
const MOST_RATERS: usize = 2000;

/// Share of the variance below which the residual is nothing but rounding.
const EXACT: f64 = 1e-9;

/// Variance components and the intraclass correlations made of them.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Reml {
    /// ICC(A,1): absolute agreement of a single rating.
    pub agreement: Estimate,
    /// ICC(C,1): consistency of a single rating.
    pub consistency: Estimate,
    /// Variance between items.
    pub items: f64,
    /// Variance between raters.
    pub raters: f64,
    /// Residual variance.
    pub residual: f64,
    /// The overall mean.
    pub mean: f64,
}

/// ICC(A,1) and ICC(C,1) for designs in which not every rater rated every item.
///
/// They are interpreted as [`forms`](super::forms)' ICC(2) and ICC(3); on a complete design with no negative component
/// the values are the same.
///
/// # Definition
/// vᵢⱼ = μ + aᵢ + bⱼ + eᵢⱼ with independent normal item, rater and residual effects of variances
/// σₐ², σ_b², σₑ², estimated by restricted maximum likelihood;
/// ICC(A,1) = σₐ²/(σₐ² + σ_b² + σₑ²), ICC(C,1) = σₐ²/(σₐ² + σₑ²).
///
/// # Arguments
/// Numeric ratings of any crossed design without replicates, at most 2,000 raters; `level` of the intervals, such as
/// 0.95.
///
/// # Errors
/// [`Undefined::NotNumeric`], [`Undefined::NoRatings`], [`Undefined::OneRater`], [`Undefined::NoPairs`],
/// [`Undefined::Replicates`]; [`Undefined::FewObservations`] if items and raters alone account for every rating, so
/// that the residual cannot be separated from them; [`Undefined::Argument`] with too many raters;
/// [`Undefined::NoVariance`]; [`Undefined::NotConverged`].
///
/// # Conventions
/// Components are not negative: if analysis of variance would give a negative one, it is 0 here, and the others differ
/// from analysis of variance. The interval contains the values whose best fit has a restricted deviance within
/// χ²₁(level) of the minimum; there is no interval beyond 80 raters, nor if the residual variance is 0.
///
/// # Example
/// ```
/// use agreement::{Ratings, Scale, icc};
/// let rows = [(1, "a", 1.0), (1, "b", 2.0), (2, "b", 5.0), (2, "c", 4.0), (3, "a", 7.0),
///             (3, "c", 8.0), (4, "a", 3.0), (4, "b", 3.0)];
/// let ratings = Ratings::from_numbers(rows, &Scale::interval())?;
/// let reml = icc::reml(&ratings, 0.95)?;
/// assert!(reml.agreement.value > 0.9 && reml.consistency.value >= reml.agreement.value);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # References
/// Patterson and Thompson, Recovery of inter-block information when block sizes are unequal, 1971,
/// doi:10.1093/biomet/58.3.545; McGraw and Wong 1996; Venzon and Moolgavkar, A method for computing
/// profile-likelihood-based confidence intervals, 1988, doi:10.2307/2347496. Compared with
/// statsmodels 0.15 (MixedLM) and R's lme4 1.1.
pub fn reml(ratings: &Ratings, level: f64) -> Result<Reml, Undefined> {
    check(ratings)?;
    if !(level > 0.0 && level < 1.0) {
        return Err(Undefined::Argument("the level of an interval is between 0 and 1"));
    }
    let likelihood = Likelihood::of(ratings);
    let place = minimum::find(|theta| likelihood.at(theta).map(|fit| fit.deviance))?;
    let fit = likelihood.at(place).ok_or(Undefined::NoVariance)?;
    let residual = fit.residual;
    let (items, raters) = (place[0] * place[0] * residual, place[1] * place[1] * residual);
    // If items and raters account for every rating, the likelihood has no maximum, only a limit.
    let is_exact = residual <= EXACT * (items + raters + residual);
    let counts = Counts::all(ratings);
    let estimate = |form: Form, name: &str| {
        let rest = match form {
            Form::Agreement => raters + residual,
            Form::Consistency => residual,
        };
        let value = items / (items + rest);
        if !value.is_finite() {
            return Err(Undefined::NoVariance);
        }
        let interval = if is_exact { None } else { profile::interval(&likelihood, form, (value, place), level) };
        Ok(Estimate { interval, ..Estimate::new(value, counts, format!("{name}, REML")) })
    };
    Ok(Reml {
        agreement: estimate(Form::Agreement, "ICC(A,1)")?,
        consistency: estimate(Form::Consistency, "ICC(C,1)")?,
        items,
        raters,
        residual,
        mean: fit.mean,
    })
}

fn check(ratings: &Ratings) -> Result<(), Undefined> {
    if !ratings.is_numeric() {
        return Err(Undefined::NotNumeric);
    }
    crate::percent::paired(ratings)?;
    if ratings.has_replicates() {
        return Err(Undefined::Replicates);
    }
    let need = effects(ratings) + 1;
    if ratings.n_ratings() < need {
        return Err(Undefined::FewObservations { n: ratings.n_ratings(), need });
    }
    if ratings.n_raters() > MOST_RATERS {
        return Err(Undefined::Argument("at most 2,000 raters"));
    }
    if ratings.level_counts().iter().filter(|&&c| c > 0).count() < 2 {
        return Err(Undefined::NoVariance);
    }
    Ok(())
}

/// The rank of item and rater effects: one per item and per rater, minus one per connected group.
fn effects(ratings: &Ratings) -> usize {
    let n_raters = ratings.n_raters();
    let mut parent: Vec<usize> = (0..n_raters).collect();
    let root = |parent: &mut [usize], mut node: usize| {
        while parent[node] != node {
            parent[node] = parent[parent[node]];
            node = parent[node];
        }
        node
    };
    let rated = (0..ratings.n_items()).map(|i| ratings.raters_of(i)).filter(|r| !r.is_empty());
    let (mut nodes, mut seen) = (0, vec![false; n_raters]);
    for raters in rated {
        nodes += 1;
        let first = root(&mut parent, raters[0] as usize);
        for &rater in raters {
            seen[rater as usize] = true;
            let other = root(&mut parent, rater as usize);
            parent[other] = first;
        }
    }
    let groups = (0..n_raters).filter(|&r| seen[r] && parent[r] == r).count();
    nodes + seen.iter().filter(|&&s| s).count() - groups
}
