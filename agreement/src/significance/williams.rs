//! Williams' test of two correlations with the same series.

use statrs::distribution::{ContinuousCDF, StudentsT};

use super::{Alternative, FEWEST, Test, tails};
use crate::Undefined;
use crate::correlation::{aligned, r};

/// What is closer to zero than this is zero apart from rounding.
const ROUNDING: f64 = 1e-12;

/// Williams' test: do two series, such as two metrics, correlate differently with a third one, such as human ratings?
///
/// The two correlations depend on each other, because they share the third series and the same items. The reported
/// difference is that of the two correlations, and there is no interval.
///
/// # Definition
/// With r₁ = r(target, x), r₂ = r(target, y), r₃ = r(x, y), all Pearson's, r̄ = (r₁ + r₂)/2 and the determinant of
/// the three correlations |R| = 1 − r₁² − r₂² − r₃² + 2r₁r₂r₃:
///
/// t = (r₁ − r₂) √((n − 1)(1 + r₃)/(2|R|(n − 1)/(n − 3) + r̄²(1 − r₃)³)),
///
/// p from the t distribution with n − 3 degrees of freedom.
///
/// # Conventions
/// Hotelling's statistic of 1940 without Williams' last term rejects too often and is not used. Signs count: to compare
/// how strong two correlations are, negate a series whose correlation is negative.
///
/// # Errors
/// [`Undefined::UnequalLengths`]; [`Undefined::FewObservations`] below four triples; [`Undefined::NoVariance`] for a
/// constant series, and if the target is a difference of the two others, where the variance in the formula is zero;
/// [`Undefined::NoDifference`] if x and y lie on a rising line; [`Undefined::Argument`] for numbers that are not finite,
/// and if x and y lie on a falling line.
///
/// # Example
/// ```
/// use agreement::significance::{Alternative, williams};
/// let ratings = [1.0, 2.0, 3.0, 4.0, 5.0];
/// let test = williams(&ratings, &[1.0, 2.0, 3.0, 5.0, 4.0], &[2.0, 1.0, 4.0, 3.0, 5.0], Alternative::TwoSided)?;
/// // r₁ = .9, r₂ = .8, r₃ = .6: |R| = 0.054, and t = 0.1 √(6.4/(0.216 + 0.7225 · 0.064)).
/// assert!((test.statistic - 0.494_015).abs() < 1e-6 && (test.difference - 0.1).abs() < 1e-12);
/// # Ok::<(), agreement::Undefined>(())
/// ```
///
/// # References
/// Williams, The comparison of regression variables, 1959, doi:10.1111/j.2517-6161.1959.tb00346.x; Steiger, Tests for
/// comparing elements of a correlation matrix, 1980, doi:10.1037/0033-2909.87.2.245, equation 7; for metrics Graham and
/// Baldwin, Testing for significance of increased correlation with human judgment, 2014, doi:10.3115/v1/D14-1020.
pub fn williams(target: &[f64], x: &[f64], y: &[f64], alternative: Alternative) -> Result<Test, Undefined> {
    aligned(target, x, 4)?;
    aligned(target, y, 4)?;
    let (first, second, between) = (r(target, x)?, r(target, y)?, r(x, y)?);
    let statistic = statistic([first, second, between], target.len())?;
    let student = StudentsT::new(0.0, 1.0, (target.len() - 3) as f64).map_err(|_| Undefined::NoVariance)?;
    Ok(Test {
        statistic,
        p: tails(student.cdf(statistic), student.sf(statistic), alternative),
        difference: first - second,
        interval: None,
        n: target.len(),
        fewest: FEWEST,
        method: "Williams' test".into(),
    })
}

/// t from the three correlations of n triples.
fn statistic([first, second, between]: [f64; 3], n: usize) -> Result<f64, Undefined> {
    if 1.0 - between < ROUNDING {
        return Err(Undefined::NoDifference);
    }
    if 1.0 + between < ROUNDING {
        return Err(Undefined::Argument("neither series is the other one with its sign changed"));
    }
    let n = n as f64;
    let determinant = 1.0 - first * first - second * second - between * between + 2.0 * first * second * between;
    let mean = first.midpoint(second);
    let variance = 2.0 * (n - 1.0) / (n - 3.0) * determinant.max(0.0) + mean * mean * (1.0 - between).powi(3);
    if variance < ROUNDING {
        return Err(Undefined::NoVariance);
    }
    Ok((first - second) * ((n - 1.0) * (1.0 + between) / variance).sqrt())
}

#[cfg(test)]
mod tests {
    use super::{Undefined, statistic, williams};
    use crate::significance::Alternative;

    const RATINGS: [f64; 12] = [3.5, 1.0, 4.5, 2.0, 5.0, 2.5, 4.0, 1.5, 3.0, 4.5, 2.0, 3.5];
    const FIRST: [f64; 12] = [62.0, 35.5, 70.25, 30.0, 81.0, 40.5, 77.0, 28.0, 55.0, 66.0, 45.0, 50.0];
    const SECOND: [f64; 12] = [-0.4, -0.55, -0.35, -0.3, -0.1, -0.5, -0.25, -0.45, -0.6, -0.2, -0.35, -0.3];

    #[test]
    fn steigers_example_has_its_published_value() {
        // Masculinity and femininity with verbal ability (Steiger 1980), n = 103: R's psych 2.4.12 prints t = 0.89 and p = 0.37.
        let t = statistic([0.5, 0.4, 0.1], 103).unwrap();
        assert!((t - 0.891_279_904_760_544_1).abs() < 1e-12, "{t}");
    }

    #[test]
    fn values_are_those_of_the_determinant_expanded_in_python() {
        // r = .9234821830, .6780664538 and .5846979897, with sums by math.fsum and the incomplete beta function.
        let test = williams(&RATINGS, &FIRST, &SECOND, Alternative::TwoSided).unwrap();
        assert!((test.statistic - 2.108_813_170_918_24).abs() < 1e-9, "{test:?}");
        assert!((test.p - 0.064_193_356_955_102_92).abs() < 1e-9 && test.n == 12 && !test.is_significant());
        assert!((test.difference - (0.923_482_183_041_201_2 - 0.678_066_453_768_863_4)).abs() < 1e-12);
    }

    #[test]
    fn exchanging_the_two_series_changes_the_sign_alone() {
        let one = williams(&RATINGS, &FIRST, &SECOND, Alternative::Greater).unwrap();
        let other = williams(&RATINGS, &SECOND, &FIRST, Alternative::Less).unwrap();
        assert!((one.statistic + other.statistic).abs() < 1e-12 && (one.p - other.p).abs() < 1e-12);
        let scaled: Vec<f64> = FIRST.iter().map(|v| 3.0 * v - 100.0).collect();
        let same = williams(&RATINGS, &scaled, &SECOND, Alternative::Greater).unwrap();
        assert!((same.p - one.p).abs() < 1e-9, "a unit has no influence");
    }

    #[test]
    fn what_cannot_be_compared_has_a_reason() {
        let test = |x: &[f64], y: &[f64]| williams(&RATINGS[..x.len()], x, y, Alternative::TwoSided).unwrap_err();
        assert_eq!(test(&FIRST[..3], &SECOND[..3]), Undefined::FewObservations { n: 3, need: 4 });
        assert_eq!(test(&FIRST, &SECOND[..5]), Undefined::UnequalLengths);
        assert_eq!(test(&FIRST, &[0.1; 12]), Undefined::NoVariance);
        let scaled: Vec<f64> = FIRST.iter().map(|v| 3.0 * v - 100.0).collect();
        assert_eq!(test(&FIRST, &scaled), Undefined::NoDifference);
        let mirrored: Vec<f64> = FIRST.iter().map(|v| -v).collect();
        assert!(matches!(test(&FIRST, &mirrored), Undefined::Argument(_)));
        // The ratings are x − y, and the two correlations are equal in size: the variance in the formula is zero.
        let (x, y) = ([1.0, 1.0, -1.0, -1.0], [1.0, -1.0, 1.0, -1.0]);
        let difference: Vec<f64> = x.iter().zip(&y).map(|(x, y)| x - y).collect();
        let none = williams(&difference, &x, &y, Alternative::TwoSided);
        assert_eq!(none.unwrap_err(), Undefined::NoVariance);
    }

    #[test]
    fn a_metric_that_equals_the_ratings_is_compared_too() {
        // The determinant is zero, and the last term of the formula is not.
        let test = williams(&RATINGS, &RATINGS, &SECOND, Alternative::TwoSided).unwrap();
        assert!(test.statistic.is_finite() && test.p < 0.05, "{test:?}");
    }
}
