//! Prediction-powered inference: the mean of people's ratings, where a judge rated everything and people a part of it.
//!
//! The judge's mean over all items is corrected by its mean error on the items that people rated. The interval is valid
//! however bad the judge is, if the items that people rated are a random sample; a good judge makes it shorter.

use agreement::{Interval, Undefined};
use serde::Serialize;

use crate::mean::{is_usable, mean, sd};

/// Items that people rated below which there is no interval: it rests on the normal distribution of means.
pub const FEWEST: usize = 20;

/// How much the judge counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Power {
    /// λ = 1, as in Angelopoulos et al. 2023.
    Full,
    /// λ by the data, as in PPI++: a judge that knows nothing cannot make the interval longer.
    #[default]
    Tuned,
}

/// A mean with its interval.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PoweredMean {
    /// The mean.
    pub value: f64,
    /// Its interval.
    pub interval: Interval,
    /// Its standard error.
    pub se: f64,
    /// How much the judge counts, from 0 to 1.
    pub lambda: f64,
    /// The mean of people's ratings alone.
    pub people: f64,
    /// The standard error of that mean.
    pub people_se: f64,
    /// The mean of the judge alone, over all items.
    pub judge: f64,
    /// The judge's mean error: people less judge, over the items that people rated.
    pub correction: f64,
    /// Items that people rated.
    pub n: usize,
    /// The other items.
    pub n_judged: usize,
}

/// The mean of people's ratings, from a part of the items that people rated and the judge's ratings of all.
///
/// # Definition
/// With people's ratings y and the judge's f on n items, and the judge's f̃ on N others:
/// θ = λ mean(f̃) + mean(y − λ f), with variance λ² var(f̃)/N + var(y − λ f)/n and a normal interval. λ is 1, or
/// cov(y, f)/((1 + n/N) var(f)), from 0 to 1, with var(f) over all items.
///
/// # Arguments
/// `rated`: people's and the judge's rating of each item that people rated, which are a random sample of all items;
/// `judged`: the judge's ratings of the other items; the level of the interval, as .95. Of several ratings of an item by
/// people, the mean is one rating.
///
/// # Errors
/// [`Undefined::FewObservations`] if one of the two lists has fewer than [`FEWEST`] items; [`Undefined::Argument`] for a
/// value that is not finite or larger than 1e100, or a level that is not between 0 and 1; [`Undefined::NoVariance`] if
/// nothing varies.
///
/// # Conventions
/// Variances have n − 1 below the line. By simulation, the interval of 95 % covers the mean in 92 % or more from 50 rated
/// items on, and in 94 % or more from 200 on.
///
/// # Example
/// ```
/// use protocols::ppi::{Power, powered_mean};
/// let truth = |item: usize| (item * 37 % 100) as f64;
/// // The judge is 10 too high, and otherwise right.
/// let rated: Vec<(f64, f64)> = (0..50).map(|item| (truth(item), truth(item) + 10.0)).collect();
/// let judged: Vec<f64> = (50..1000).map(|item| truth(item) + 10.0).collect();
/// let found = powered_mean(&rated, &judged, Power::Full, 0.95)?;
/// assert!((found.correction + 10.0).abs() < 1e-9 && found.se < 0.3 * found.people_se);
/// # Ok::<(), agreement::Undefined>(())
/// ```
///
/// # References
/// Angelopoulos, Bates, Fannjiang, Jordan and Zrnic, Prediction-powered inference, Science 2023,
/// doi:10.1126/science.adi6000; Angelopoulos, Duchi and Zrnic, PPI++: Efficient Prediction-Powered Inference, 2023, arXiv:2311.01453.
pub fn powered_mean(rated: &[(f64, f64)], judged: &[f64], power: Power, level: f64) -> Result<PoweredMean, Undefined> {
    let (n, others) = (rated.len(), judged.len());
    if n.min(others) < FEWEST {
        return Err(Undefined::FewObservations { n: n.min(others), need: FEWEST });
    }
    if rated.iter().flat_map(|(y, f)| [y, f]).chain(judged).any(|value| !is_usable(*value)) {
        return Err(Undefined::Argument("every rating is a number of at most 1e100"));
    }
    let (y, f): (Vec<f64>, Vec<f64>) = rated.iter().copied().unzip();
    let all: Vec<f64> = f.iter().chain(judged).copied().collect();
    let lambda = match power {
        Power::Full => 1.0,
        Power::Tuned => tuned(&y, &f, &all),
    };
    let errors: Vec<f64> = rated.iter().map(|(y, f)| y - lambda * f).collect();
    let differences: Vec<f64> = rated.iter().map(|(y, f)| y - f).collect();
    let few = Undefined::FewObservations { n, need: FEWEST };
    let variance = |values: &[f64]| sd(values).map(|sd| sd * sd).ok_or(few);
    let value = lambda * mean(judged).ok_or(few)? + mean(&errors).ok_or(few)?;
    let se = (lambda * lambda * variance(judged)? / others as f64 + variance(&errors)? / n as f64).sqrt();
    if se <= 0.0 {
        return Err(Undefined::NoVariance);
    }
    let interval = Interval::normal(value, se, level);
    Ok(PoweredMean {
        value,
        interval: interval.ok_or(Undefined::Argument("the level of an interval is between 0 and 1"))?,
        se,
        lambda,
        people: mean(&y).ok_or(few)?,
        people_se: (variance(&y)? / n as f64).sqrt(),
        judge: mean(&all).ok_or(few)?,
        correction: mean(&differences).ok_or(few)?,
        n,
        n_judged: others,
    })
}

/// The λ of the shortest interval, from 0 to 1; 0 if the judge does not vary.
fn tuned(y: &[f64], f: &[f64], all: &[f64]) -> f64 {
    let (Some(mean_y), Some(mean_f), Some(sd_all)) = (mean(y), mean(f), sd(all)) else { return 0.0 };
    let products: Vec<f64> = y.iter().zip(f).map(|(y, f)| (y - mean_y) * (f - mean_f)).collect();
    let covariance = mean(&products).unwrap_or_default() * y.len() as f64 / (y.len() - 1).max(1) as f64;
    let others = (all.len() - f.len()).max(1) as f64;
    let lambda = covariance / ((1.0 + y.len() as f64 / others) * sd_all * sd_all);
    if lambda.is_finite() { lambda.clamp(0.0, 1.0) } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_judge_who_does_not_vary_changes_nothing() {
        let rated: Vec<(f64, f64)> = (0..30).map(|item| (f64::from(item % 7), 3.0)).collect();
        let found = powered_mean(&rated, &[3.0; 100], Power::Tuned, 0.95).unwrap();
        assert_eq!((found.lambda, found.value, found.se), (0.0, found.people, found.people_se));
    }

    #[test]
    fn what_is_undefined_says_why() {
        let rated = vec![(1.0, 2.0); 20];
        let of = |rated: &[(f64, f64)], judged: &[f64], level| powered_mean(rated, judged, Power::Full, level);
        assert_eq!(of(&rated[..3], &[1.0; 50], 0.95), Err(Undefined::FewObservations { n: 3, need: 20 }));
        assert_eq!(of(&rated, &[1.0; 50], 0.95), Err(Undefined::NoVariance));
        let varied: Vec<f64> = (0..50).map(f64::from).collect();
        assert!(matches!(of(&rated, &varied, 1.0), Err(Undefined::Argument(_))));
        assert!(matches!(of(&rated, &[f64::NAN; 50], 0.95), Err(Undefined::Argument(_))));
    }
}
