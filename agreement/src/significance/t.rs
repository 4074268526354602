//! Student's t test of paired series.

use statrs::distribution::{ContinuousCDF, StudentsT};

use super::{Alternative, FEWEST, Test, differences, tails};
use crate::quantile::{mean, sd};
use crate::{Interval, Undefined};

/// Paired t test: is the mean difference zero, for differences that are roughly normal?
///
/// # Definition
/// t = d̄/(s_d/√n) with n − 1 degrees of freedom; interval d̄ ± t₀.₉₇₅ s_d/√n.
///
/// # Errors
/// [`Undefined::UnequalLengths`], [`Undefined::FewObservations`] below two pairs,
/// [`Undefined::NoVariance`] when all differences are the same.
///
/// # Example
/// ```
/// use agreement::significance::{Alternative, paired_t};
/// let test = paired_t(&[2.0, 4.0, 6.0], &[1.0, 2.0, 3.0], Alternative::TwoSided)?;
/// // Differences 1, 2, 3: mean 2, s = 1.
/// assert!((test.statistic - 2.0 * 3.0_f64.sqrt()).abs() < 1e-12);
/// # Ok::<(), agreement::Undefined>(())
/// ```
///
/// # References
/// Student, The probable error of a mean, 1908, doi:10.2307/2331554. Compared with scipy 1.12.
pub fn paired_t(x: &[f64], y: &[f64], alternative: Alternative) -> Result<Test, Undefined> {
    let d = differences(x, y, 2)?;
    let (difference, n) = (mean(&d), d.len());
    let error = sd(&d) / (n as f64).sqrt();
    let statistic = difference / error;
    let student = StudentsT::new(0.0, 1.0, (n - 1) as f64).map_err(|_| Undefined::NoVariance)?;
    if error <= 1e-14 * difference.abs() || !statistic.is_finite() {
        return Err(Undefined::NoVariance);
    }
    let half = student.inverse_cdf(0.975) * error;
    let interval =
        Interval { low: difference - half, high: difference + half, level: 0.95, method: "t distribution".into() };
    Ok(Test {
        statistic,
        p: tails(student.cdf(statistic), student.sf(statistic), alternative),
        difference,
        interval: Some(interval),
        n,
        fewest: FEWEST,
        method: "paired t test".into(),
    })
}
