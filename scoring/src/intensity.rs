//! Style transfer intensity: the shift of the style distribution by a rewrite.

use crate::transport::least_cost;

/// The reason why two style distributions have no distance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoDistance {
    /// They are over different numbers of classes, or none.
    Classes,
    /// The target is not one of the classes.
    Target,
    /// A probability is negative or not a number, or they do not add up to 1.
    Probabilities,
    /// A table of distances is not square, or a distance is negative or not a number.
    Distances,
}

/// The distance between two classes.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub enum Ground<'a> {
    /// All classes have a distance of 1 from each other.
    #[default]
    Unit,
    /// The classes are ordered points of a scale, and adjacent points have a distance of 1.
    Scale,
    /// Distances from a table, row by row.
    Table(&'a [f64]),
}

/// Style transfer intensity: the distance between the styles of a text and of its rewrite, negative
/// if the rewrite moved away from the target.
///
/// 0 if nothing moved; with two classes from -1 to 1, where 1 is a complete transfer.
///
/// # Definition
/// ± EMD(p, q), negative if q(target) < p(target). EMD is the least cost of moving p to q: ½ Σ |pᵢ
/// − qᵢ| for [`Ground::Unit`], Σ |Pᵢ − Qᵢ| over the cumulative distributions for [`Ground::Scale`].
/// # Arguments
/// The probability of each class for the text and for its rewrite, and the number of the target
/// class.
/// # Errors
/// See [`NoDistance`]; sums may be off 1 by 10⁻⁶, as classifiers in single precision are.
/// # Example
/// ```
/// use scoring::intensity::{Ground, intensity};
/// let (text, rewrite) = ([0.9, 0.1], [0.2, 0.8]);
/// assert!((intensity(&text, &rewrite, 1, Ground::Unit).unwrap() - 0.7).abs() < 1e-12);
/// assert!((intensity(&text, &rewrite, 0, Ground::Unit).unwrap() + 0.7).abs() < 1e-12);
/// ```
/// # References
/// R. Mir, B. Felbo, N. Obradovich, I. Rahwan, "Evaluating Style Transfer for Text", NAACL 2019,
/// section 4.1.
pub fn intensity(text: &[f64], rewrite: &[f64], target: usize, ground: Ground<'_>) -> Result<f64, NoDistance> {
    if text.len() != rewrite.len() || text.is_empty() {
        return Err(NoDistance::Classes);
    }
    if target >= text.len() {
        return Err(NoDistance::Target);
    }
    if ![text, rewrite].into_iter().all(is_distribution) {
        return Err(NoDistance::Probabilities);
    }
    let costs = |table: &[f64]| table.len() == text.len().pow(2) && table.iter().all(|d| *d >= 0.0);
    if matches!(ground, Ground::Table(table) if !costs(table)) {
        return Err(NoDistance::Distances);
    }
    let differences = text.iter().zip(rewrite).map(|(p, q)| p - q);
    let distance: f64 = match ground {
        Ground::Unit => differences.map(f64::abs).sum::<f64>() / 2.0,
        Ground::Scale => differences
            .scan(0.0, |sum, difference| {
                *sum += difference;
                Some(f64::abs(*sum))
            })
            .take(text.len() - 1)
            .sum(),
        Ground::Table(table) => least_cost(text, rewrite, table),
    };
    Ok(if rewrite[target] < text[target] { -distance } else { distance })
}

/// Whether the values are a probability distribution.
fn is_distribution(probabilities: &[f64]) -> bool {
    probabilities.iter().all(|p| *p >= 0.0) && (probabilities.iter().sum::<f64>() - 1.0).abs() < 1e-6
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn on_a_scale_far_classes_are_farther() {
        let of = |rewrite: [f64; 3]| intensity(&[1.0, 0.0, 0.0], &rewrite, 2, Ground::Scale).unwrap();
        assert!((of([0.0, 1.0, 0.0]) - 1.0).abs() < 1e-12);
        assert!((of([0.0, 0.0, 1.0]) - 2.0).abs() < 1e-12);
    }

    #[test]
    fn what_is_no_distribution_is_refused() {
        let of = |p: &[f64], q: &[f64], target| intensity(p, q, target, Ground::Unit);
        assert_eq!(of(&[1.0], &[0.5, 0.5], 0), Err(NoDistance::Classes));
        assert_eq!(of(&[1.0, 0.0], &[0.5, 0.5], 2), Err(NoDistance::Target));
        assert_eq!(of(&[f64::NAN, 1.0], &[0.5, 0.5], 0), Err(NoDistance::Probabilities));
    }

    proptest! {
        #[test]
        fn with_two_classes_both_grounds_agree(p in 0.0..=1.0_f64, q in 0.0..=1.0_f64) {
            let of = |ground| intensity(&[p, 1.0 - p], &[q, 1.0 - q], 0, ground).unwrap();
            prop_assert!((of(Ground::Unit) - of(Ground::Scale)).abs() < 1e-9);
            prop_assert!((of(Ground::Unit) - of(Ground::Table(&[0.0, 1.0, 1.0, 0.0]))).abs() < 1e-9);
            prop_assert!((of(Ground::Unit) - (q - p)).abs() < 1e-9);
        }
    }
}
