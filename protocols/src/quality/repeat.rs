//! Whether workers score a text as they scored it before.

use agreement::Undefined;
use agreement::significance::{Alternative, wilcoxon};
use serde::Serialize;

use super::Pair;
use crate::mean::{grouped, is_usable, mean};

/// How one worker scored the same texts twice.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Repeats {
    /// The worker.
    pub rater: String,
    /// Texts that they scored twice.
    pub n: usize,
    /// The mean size of the difference between the two scores.
    pub absolute: f64,
    /// The mean of the second score less the first.
    pub difference: f64,
    /// p of the signed-rank test, two-sided: second scores are higher or lower.
    #[serde(serialize_with = "crate::reason::serialize")]
    pub signed_rank: Result<f64, Undefined>,
}

/// How each worker scored the same texts twice, by name. Without pairs there is nobody.
///
/// # Arguments
/// Pairs in any order; `control` is the second score of the same text.
///
/// # Errors
/// [`Undefined::Argument`] for a score that is not finite or larger than 1e100. A worker's p is undefined if no score differs.
///
/// # Example
/// ```
/// use protocols::quality::{Pair, repeats};
/// let pairs = [(50.0, 60.0), (80.0, 76.0)].map(|(original, control)| Pair { rater: "w".into(), original, control });
/// let found = repeats(&pairs)?;
/// assert_eq!((found[0].absolute, found[0].difference), (7.0, 3.0));
/// # Ok::<(), agreement::Undefined>(())
/// ```
pub fn repeats(pairs: &[Pair]) -> Result<Vec<Repeats>, Undefined> {
    if pairs.iter().any(|pair| !is_usable(pair.original) || !is_usable(pair.control)) {
        return Err(Undefined::Argument("every score is a number of at most 1e100"));
    }
    let one = |(rater, own): (&str, Vec<&Pair>)| {
        let differences: Vec<f64> = own.iter().map(|pair| pair.control - pair.original).collect();
        let sizes: Vec<f64> = differences.iter().map(|difference| difference.abs()).collect();
        Repeats {
            rater: rater.to_owned(),
            n: own.len(),
            absolute: mean(&sizes).unwrap_or_default(),
            difference: mean(&differences).unwrap_or_default(),
            signed_rank: wilcoxon(&differences, &vec![0.0; own.len()], Alternative::TwoSided).map(|test| test.p),
        }
    };
    Ok(grouped(pairs.iter().map(|pair| (&*pair.rater, pair))).into_iter().map(one).collect())
}
