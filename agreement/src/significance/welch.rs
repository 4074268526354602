//! Welch's t test of two independent samples.

use statrs::distribution::{ContinuousCDF, StudentsT};

use super::{Alternative, FEWEST, Test, tails};
use crate::quantile::{mean, sd};
use crate::{Interval, Undefined};

/// Welch's t test: do the means of two independent samples differ, whatever their variances?
///
/// Use it for systems that were rated on different items, with the mean rating of each item as its value. Where two
/// systems share their items, [`randomisation`](super::randomisation) finds smaller differences, because it takes out
/// what the items themselves differ by.
///
/// # Definition
/// With the squared standard errors a = s²ₓ/n and b = s²ᵧ/m: t = (x̄ − ȳ)/√(a + b), with
/// (a + b)²/(a²/(n − 1) + b²/(m − 1)) degrees of freedom; interval x̄ − ȳ ± t₀.₉₇₅ √(a + b).
///
/// # Arguments
/// Two independent samples, of any sizes. [`Test::n`] is the size of the smaller one, as a star needs
/// six observations in each.
///
/// # Errors
/// [`Undefined::FewObservations`] below two values in a sample, [`Undefined::NoVariance`] if neither sample varies,
/// [`Undefined::Argument`] for numbers that are not finite.
///
/// # Conventions
/// Welch's test and not Student's with pooled variances, which rejects too often where the smaller sample varies more;
/// nor a permutation of the two samples, which supposes that they vary alike and gives no interval.
///
/// # Example
/// ```
/// use agreement::significance::{Alternative, welch_t};
/// let test = welch_t(&[4.0, 5.0, 6.0], &[1.0, 2.0, 3.0, 2.0], Alternative::TwoSided)?;
/// // Means 5 and 2, squared errors 1/3 and (2/3)/4.
/// assert!((test.statistic - 3.0 / 0.5_f64.sqrt()).abs() < 1e-12 && test.n == 3);
/// # Ok::<(), agreement::Undefined>(())
/// ```
///
/// # References
/// Welch, The generalization of “Student's” problem when several different population variances are involved, 1947,
/// doi:10.1093/biomet/34.1-2.28; Delacre, Lakens and Leys, Why psychologists should by default use Welch's t-test
/// instead of Student's t-test, 2017, doi:10.5334/irsp.82. Compared with scipy 1.17 (ttest_ind).
pub fn welch_t(x: &[f64], y: &[f64], alternative: Alternative) -> Result<Test, Undefined> {
    let smaller = x.len().min(y.len());
    if smaller < 2 {
        return Err(Undefined::FewObservations { n: smaller, need: 2 });
    }
    if x.iter().chain(y).any(|v| !v.is_finite()) {
        return Err(Undefined::Argument("every value is a finite number"));
    }
    let difference = mean(x) - mean(y);
    let squared_error = |values: &[f64]| sd(values).powi(2) / values.len() as f64;
    let (a, b) = (squared_error(x), squared_error(y));
    let error = (a + b).sqrt();
    let statistic = difference / error;
    // A constant sample varies by no more than the rounding of its mean.
    let largest = x.iter().chain(y).fold(0.0_f64, |most, value| most.max(value.abs()));
    if error <= 1e-14 * largest || !statistic.is_finite() {
        return Err(Undefined::NoVariance);
    }
    let (share_a, share_b) = (a / (a + b), b / (a + b));
    let freedom = 1.0 / (share_a.powi(2) / (x.len() - 1) as f64 + share_b.powi(2) / (y.len() - 1) as f64);
    let student = StudentsT::new(0.0, 1.0, freedom).map_err(|_| Undefined::NoVariance)?;
    let half = student.inverse_cdf(0.975) * error;
    let interval =
        Interval { low: difference - half, high: difference + half, level: 0.95, method: "t distribution".into() };
    Ok(Test {
        statistic,
        p: tails(student.cdf(statistic), student.sf(statistic), alternative),
        difference,
        interval: Some(interval),
        n: smaller,
        fewest: FEWEST,
        method: format!("Welch's t test of independent samples, n = {} and {}", x.len(), y.len()),
    })
}

#[cfg(test)]
mod tests {
    use rand::RngExt;

    use super::*;
    use crate::random::stream;

    /// Two samples with t, p on both sides, p of the lower and of the upper side, and the ends of the interval, by
    /// `scipy.stats.ttest_ind(x, y, equal_var=False, alternative=…)` of scipy 1.17.1 with Python 3.11.7.
    type Golden = (&'static [f64], &'static [f64], [f64; 6]);

    const GOLDEN: [Golden; 3] = [
        (
            &[3.5, 4.0, 2.25, 5.0, 4.5, 3.75, 4.25, 3.0, 4.75],
            &[2.0, 3.25, 1.5, 2.75, 3.0, 2.5],
            [
                3.515_378_262_748_216_6,
                0.003_909_166_561_247_65,
                0.998_045_416_719_376_2,
                0.001_954_583_280_623_825,
                0.533_592_980_508_661_3,
                2.244_184_797_269_116_2,
            ],
        ),
        (
            &[1.0, 2.0, 3.0, 4.0, 5.0, 2.5],
            &[1.5, 2.0, 3.5, 4.0, 4.5, 2.5, 3.0],
            [
                -0.117_041_147_196_130_76,
                0.909_329_819_069_092_3,
                0.454_664_909_534_546_14,
                0.545_335_090_465_453_9,
                -1.687_416_412_131_788,
                1.520_749_745_465_121,
            ],
        ),
        (
            &[2.0, 4.0],
            &[1.0, 1.25, 0.75, 1.5, 0.5, 1.0],
            [
                1.979_486_637_221_574,
                0.289_924_311_522_546_16,
                0.855_037_844_238_727,
                0.144_962_155_761_273_08,
                -9.677_117_152_086_57,
                13.677_117_152_086_57,
            ],
        ),
    ];

    #[test]
    fn values_are_those_of_scipy() {
        for (x, y, [t, p, less, greater, low, high]) in GOLDEN {
            let test = welch_t(x, y, Alternative::TwoSided).unwrap();
            let interval = test.interval.unwrap();
            let one_sided = |side| welch_t(x, y, side).unwrap().p;
            let found = [
                (test.statistic, t),
                (test.p, p),
                (one_sided(Alternative::Less), less),
                (one_sided(Alternative::Greater), greater),
                (interval.low, low),
                (interval.high, high),
            ];
            for (found, wanted) in found {
                assert!((found - wanted).abs() < 1e-8, "{found} for {wanted}");
            }
            assert_eq!(test.n, x.len().min(y.len()));
        }
    }

    #[test]
    fn exchanging_the_samples_changes_the_sign_alone() {
        for (x, y, _) in GOLDEN {
            let one = welch_t(x, y, Alternative::Less).unwrap();
            let other = welch_t(y, x, Alternative::Greater).unwrap();
            assert!((one.statistic + other.statistic).abs() < 1e-12 && (one.p - other.p).abs() < 1e-12);
            let (one, other) = (one.interval.unwrap(), other.interval.unwrap());
            assert!((one.low + other.high).abs() < 1e-12 && (one.high + other.low).abs() < 1e-12);
            let (x, mut y) = (x.to_vec(), y.to_vec());
            let before = welch_t(&x, &y, Alternative::TwoSided).unwrap().p;
            y.reverse();
            assert!(
                (welch_t(&x, &y, Alternative::TwoSided).unwrap().p - before).abs() < 1e-12,
                "order has no influence"
            );
        }
    }

    #[test]
    fn about_one_in_twenty_equal_systems_is_told_apart_whatever_sizes_and_spreads() {
        const STUDIES: u64 = 2_000;
        for (n, m, spread) in [(6, 6, 1.0), (8, 40, 4.0), (40, 8, 4.0), (30, 30, 2.0)] {
            let rejected = (0..STUDIES).filter(|study| {
                let mut random = stream(11, *study);
                // The mean of three ratings of an item, around the same value for both systems.
                let mut item = |spread: f64| spread * ((0..3).map(|_| random.random::<f64>()).sum::<f64>() / 3.0 - 0.5);
                let x: Vec<f64> = (0..n).map(|_| item(spread)).collect();
                let y: Vec<f64> = (0..m).map(|_| item(1.0)).collect();
                welch_t(&x, &y, Alternative::TwoSided).unwrap().is_significant()
            });
            let share = rejected.count() as f64 / STUDIES as f64;
            // Three standard errors of a share of .05 among 2,000 are .015.
            assert!((0.03..0.067).contains(&share), "{n} and {m}: {share}");
        }
    }

    #[test]
    fn what_cannot_be_compared_has_a_reason() {
        let test = |x: &[f64], y: &[f64]| welch_t(x, y, Alternative::TwoSided);
        assert_eq!(test(&[1.0], &[1.0, 2.0]).unwrap_err(), Undefined::FewObservations { n: 1, need: 2 });
        assert_eq!(test(&[0.1; 6], &[0.3; 6]).unwrap_err(), Undefined::NoVariance);
        assert!(matches!(test(&[1.0, f64::NAN], &[1.0, 2.0]).unwrap_err(), Undefined::Argument(_)));
        // One sample that varies is enough; five items in one sample get no star.
        assert!(test(&[3.0; 6], &[1.0, 1.2, 0.9, 1.1, 1.0, 0.8]).unwrap().is_significant());
        assert!(!test(&[3.0; 5], &[1.0, 1.2, 0.9, 1.1, 1.0, 0.8]).unwrap().is_significant());
    }
}
