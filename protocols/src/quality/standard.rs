//! Scores on a common scale: each less the mean of its rater, in the rater's standard deviations.

use std::collections::BTreeMap;

use agreement::Undefined;
use serde::Serialize;

use super::Scored;
use crate::mean::{grouped, is_usable, mean, sd};

/// One rater's scale.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RaterScale {
    /// The rater.
    pub rater: String,
    /// Their scores.
    pub n: usize,
    /// The mean.
    pub mean: f64,
    /// The standard deviation with n − 1 below the line; undefined with one score, or if all are equal.
    #[serde(serialize_with = "crate::reason::serialize")]
    pub sd: Result<f64, Undefined>,
}

/// Scores on a common scale.
#[derive(Clone, Debug, PartialEq)]
pub struct Standardised {
    /// A z-score for each score, place by place, or the reason why the rater has none.
    pub z: Vec<Result<f64, Undefined>>,
    /// The raters, by name.
    pub raters: Vec<RaterScale>,
}

/// The z-scores of each rater: (score − mean)/standard deviation, over all scores of this rater.
///
/// # Errors
/// [`Undefined::NoRatings`] without scores, [`Undefined::Argument`] for a score that is not finite or larger than 1e100. The scores of a rater
/// are undefined if there is only one, or if all are equal.
///
/// # Conventions
/// Scores of controls, tutorials and fillers are left out before. A rater's mean depends on the texts that they met: if
/// texts were not handed out at random, a rater of bad systems gets z-scores that are too high.
///
/// # Example
/// ```
/// use protocols::quality::{Scored, standardise};
/// let scored = [10.0, 20.0, 30.0].map(|score| Scored { rater: "w".into(), system: "A".into(), segment: "s".into(), score });
/// assert_eq!(standardise(&scored)?.z, [Ok(-1.0), Ok(0.0), Ok(1.0)]);
/// # Ok::<(), agreement::Undefined>(())
/// ```
pub fn standardise(scored: &[Scored]) -> Result<Standardised, Undefined> {
    if scored.is_empty() {
        return Err(Undefined::NoRatings);
    }
    if scored.iter().any(|own| !is_usable(own.score)) {
        return Err(Undefined::Argument("every score is a number of at most 1e100"));
    }
    let scale = |(rater, own): (&str, Vec<f64>)| {
        let center = mean(&own).unwrap_or_default();
        let all_equal = own.iter().all(|score| score.total_cmp(&own[0]).is_eq());
        let spread = match sd(&own) {
            None => Err(Undefined::FewObservations { n: own.len(), need: 2 }),
            Some(spread) if all_equal || spread <= 1e-14 * center.abs() || !spread.is_finite() => {
                Err(Undefined::NoVariance)
            }
            Some(spread) => Ok(spread),
        };
        RaterScale { rater: rater.to_owned(), n: own.len(), mean: center, sd: spread }
    };
    let by_rater = grouped(scored.iter().map(|own| (&*own.rater, own.score)));
    let raters: Vec<RaterScale> = by_rater.into_iter().map(scale).collect();
    let known: BTreeMap<&str, &RaterScale> = raters.iter().map(|rater| (&*rater.rater, rater)).collect();
    let z = |own: &Scored| {
        let rater = known.get(&*own.rater).ok_or(Undefined::NoRatings)?;
        rater.sd.map(|sd| (own.score - rater.mean) / sd)
    };
    let z = scored.iter().map(z).collect();
    Ok(Standardised { z, raters })
}
