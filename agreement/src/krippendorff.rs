//! Krippendorff's alpha at five levels of measurement, on any design.

use std::f64::consts::TAU;

use crate::bootstrap::{FEW_ITEMS, LARGE_SAMPLE};
use crate::coefficient::Coefficient;
use crate::percent::paired;
use crate::ratings::Sides;
use crate::tally::Tally;
use crate::{Counts, Estimate, Measure, Ratings, Undefined};

/// The distance between two values.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Metric {
    /// 0 if the values are equal, otherwise 1.
    Nominal,
    /// The squared number of ratings between the two values, each end counted half.
    Ordinal,
    /// (c − k)².
    Interval,
    /// ((c − k)/(c + k))².
    Ratio,
    /// sin²(π(c − k)/U) on a circle of circumference U.
    Circular {
        /// The circumference U.
        period: f64,
    },
}

impl From<Measure> for Metric {
    fn from(measure: Measure) -> Self {
        match measure {
            Measure::Nominal => Self::Nominal,
            Measure::Ordinal => Self::Ordinal,
            Measure::Interval => Self::Interval,
            Measure::Ratio => Self::Ratio,
            Measure::Circular { period } => Self::Circular { period },
        }
    }
}

/// Krippendorff's alpha: how far the data are from data produced by chance, for a given metric.
///
/// 1 is perfect reliability, 0 is the agreement of randomly paired values, and a negative value is systematic
/// disagreement. Customary thresholds are .800 for conclusions and .667 for tentative ones.
///
/// # Definition
/// α = 1 − Dₒ/Dₑ; Dₒ = 1/n Σᵤ 1/(mᵤ − 1) Σ_{i≠j} δ²(vᵢ, vⱼ) within items u with mᵤ ≥ 2 values, Dₑ = 1/(n(n − 1))
/// Σ_{c,k} n_c n_k δ²(c, k), with n the number of pairable values and n_c the number of those equal to c.
///
/// # Arguments
/// Any design with missing cells; values of items with a single rating are excluded.
///
/// # Errors
/// [`Undefined::NoRatings`], [`Undefined::NoPairs`]; [`Undefined::OneCategory`] if no two pairable values differ (0/0);
/// [`Undefined::NotNumeric`] for an interval, ratio or circular metric on labels, [`Undefined::NotOrdered`] for the
/// ordinal metric on labels without an order; [`Undefined::Negative`] for a ratio metric with negative values.
///
/// # Conventions
/// The ordinal metric is Krippendorff's, from the frequencies of the values in the data, not the difference of
/// positions. It equals the interval metric on mid-ranks, which is how it is computed here. For preferences
/// ([`Ratings::from_preferences`]) Dₑ is its mean over all ways to swap the sides of the items.
///
/// # Example
/// ```
/// use agreement::{Ratings, Scale, krippendorff::{self, Metric}};
/// let rows = [(1, "a", 1.0), (1, "b", 1.0), (2, "a", 1.0), (2, "b", 2.0)];
/// let ratings = Ratings::from_numbers(rows, &Scale::nominal())?;
/// // n = 4, n₁ = 3, n₂ = 1: Dₒ = 2/4, Dₑ = 6/12.
/// let alpha = krippendorff::alpha(&ratings, Metric::Nominal)?;
/// assert!(alpha.value.abs() < 1e-12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # References
/// Krippendorff, Computing Krippendorff's Alpha-Reliability, 2011; Content Analysis, 2019,
/// chapter 12. Compared with the Python package krippendorff 0.9.
pub fn alpha(ratings: &Ratings, metric: Metric) -> Result<Estimate, Undefined> {
    Alpha::of(ratings, metric)?.estimate()
}

/// Krippendorff's alpha prepared for one table and metric.
#[derive(Debug)]
pub struct Alpha {
    tally: Tally,
    sides: Sides,
    metric: Metric,
    values: Vec<f64>,
    /// Σ δ²/(m − 1) of each tally; empty for the ordinal metric, which moves with the weights.
    apart: Vec<f64>,
    counts: Counts,
}

impl Alpha {
    /// Prepares the per-item disagreement.
    ///
    /// # Errors
    /// As [`alpha`], except for [`Undefined::OneCategory`].
    pub fn of(ratings: &Ratings, metric: Metric) -> Result<Self, Undefined> {
        paired(ratings)?;
        check(ratings, metric)?;
        let tally = Tally::of(ratings, 2);
        let values = centred(ratings, metric);
        let apart = match metric {
            Metric::Ordinal => Vec::new(),
            _ => (0..tally.n()).map(|i| within(&tally, i, metric, &values)).collect(),
        };
        Ok(Self { tally, sides: ratings.sides(), metric, values, apart, counts: Counts::paired(ratings) })
    }
}

impl Alpha {
    /// Σ_{c,k} n_c n_k δ² of preferences, averaged over all ways to swap the items' sides: two values of one item
    /// differ as they are, a tie differs from every side, and two sides of different items differ half of the time.
    /// With s = Σ (a + b) the number of chosen sides, a and b those of an item, and t the number of ties, this is 2st +
    /// s²/2 − Σ (a − b)²/2.
    fn between_sides(&self, weighted: &[(usize, f64)], totals: &[f64]) -> f64 {
        let uneven = |&(place, w): &(usize, f64)| {
            let of =
                |level| self.tally.runs(place).iter().find(|run| run.0 == level).map_or(0.0, |run| f64::from(run.1));
            w * (of(0) - of(1)).powi(2)
        };
        let chosen = totals[0] + totals[1];
        let ties: f64 = totals[2..].iter().sum();
        2.0 * chosen * ties + (chosen * chosen - weighted.iter().map(uneven).sum::<f64>()) / 2.0
    }
}

impl Coefficient for Alpha {
    fn method(&self) -> String {
        let level = match self.metric {
            Metric::Nominal => "nominal",
            Metric::Ordinal => "ordinal",
            Metric::Interval => "interval",
            Metric::Ratio => "ratio",
            Metric::Circular { .. } => "circular",
        };
        format!("Krippendorff's alpha, {level}{}", self.sides.suffix())
    }

    fn counts(&self) -> Counts {
        self.counts
    }

    fn n_units(&self) -> usize {
        self.tally.n_items()
    }

    fn enough_items(&self) -> usize {
        match self.metric {
            Metric::Nominal | Metric::Ordinal => FEW_ITEMS,
            Metric::Interval | Metric::Ratio | Metric::Circular { .. } => LARGE_SAMPLE,
        }
    }

    fn at(&self, weights: &[u32]) -> Result<f64, Undefined> {
        self.at_kinds(&self.tally.weighted(weights))
    }

    fn kinds(&self) -> Option<&[u32]> {
        Some(self.tally.kinds())
    }

    fn at_kinds(&self, weighted: &[(usize, f64)]) -> Result<f64, Undefined> {
        let mut totals = vec![0.0; self.tally.n_levels()];
        for &(place, w) in weighted {
            for &(level, count) in self.tally.runs(place) {
                totals[level as usize] += w * f64::from(count);
            }
        }
        let n: f64 = totals.iter().sum();
        let (observed, expected) = if self.metric == Metric::Ordinal {
            let ranks = mid_ranks(&totals);
            let observed: f64 =
                weighted.iter().map(|&(i, w)| w * within(&self.tally, i, Metric::Interval, &ranks)).sum();
            (observed, between(&totals, Metric::Interval, &ranks))
        } else {
            let observed = weighted.iter().map(|&(i, w)| w * self.apart[i]).sum();
            let expected = match self.sides {
                Sides::Named => between(&totals, self.metric, &self.values),
                Sides::Alike => self.between_sides(weighted, &totals),
            };
            (observed, expected)
        };
        let one_value = match self.sides {
            Sides::Named => totals.iter().filter(|&&t| t > 0.0).count() < 2,
            Sides::Alike => expected < 1e-9,
        };
        if one_value {
            return Err(Undefined::OneCategory);
        }
        let alpha = 1.0 - observed * (n - 1.0) / expected;
        if alpha.is_finite() { Ok(alpha) } else { Err(Undefined::NoVariance) }
    }
}

fn check(ratings: &Ratings, metric: Metric) -> Result<(), Undefined> {
    let arithmetic = !matches!(metric, Metric::Nominal | Metric::Ordinal);
    if arithmetic && !ratings.is_numeric() {
        return Err(Undefined::NotNumeric);
    }
    match metric {
        Metric::Ordinal if !ratings.is_ordered() => Err(Undefined::NotOrdered),
        Metric::Ratio if ratings.values().iter().any(|&v| v < 0.0) => Err(Undefined::Negative),
        Metric::Circular { period } if !(period > 0.0 && period.is_finite()) => {
            Err(Undefined::Argument("the circumference is a number above zero"))
        }
        _ => Ok(()),
    }
}

/// The numbers the metric works on: interval values around their middle, against cancellation.
fn centred(ratings: &Ratings, metric: Metric) -> Vec<f64> {
    let values = ratings.values();
    if metric != Metric::Interval {
        return values.to_vec();
    }
    let middle = values.first().zip(values.last()).map_or(0.0, |(low, high)| (low + high) / 2.0);
    values.iter().map(|v| v - middle).collect()
}

/// The mid-ranks of the levels if level k has `totals[k]` values.
fn mid_ranks(totals: &[f64]) -> Vec<f64> {
    let n: f64 = totals.iter().sum();
    let mut below = -n / 2.0;
    totals
        .iter()
        .map(|t| {
            let rank = below + t / 2.0;
            below += t;
            rank
        })
        .collect()
}

/// Σ_{i≠j} δ²/(m − 1) within the items of one tally.
fn within(tally: &Tally, item: usize, metric: Metric, values: &[f64]) -> f64 {
    let cells = tally.runs(item).iter().map(|&(level, c)| (values[level as usize], f64::from(c)));
    spread(cells, metric) / (tally.size(item) - 1.0)
}

/// Σ_{c,k} n_c n_k δ²(c, k) over all values.
fn between(totals: &[f64], metric: Metric, values: &[f64]) -> f64 {
    spread(values.iter().copied().zip(totals.iter().copied()), metric)
}

/// Σ_{c,k} n_c n_k δ²(c, k) of (value, count) cells; linear in the cells except for the ratio metric.
fn spread(cells: impl Iterator<Item = (f64, f64)> + Clone, metric: Metric) -> f64 {
    match metric {
        Metric::Nominal => {
            let (n, squares) = cells.fold((0.0, 0.0), |(n, s), (_, c)| (n + c, s + c * c));
            n * n - squares
        }
        Metric::Ordinal | Metric::Interval => {
            let (n, sum, squares) =
                cells.fold((0.0, 0.0, 0.0), |(n, sum, squares), (v, c)| (n + c, sum + c * v, squares + c * v * v));
            2.0 * (n * squares - sum * sum)
        }
        Metric::Circular { period } => {
            let (n, x, y) = cells.fold((0.0, 0.0, 0.0), |(n, x, y), (v, c)| {
                let (sin, cos) = (TAU * v / period).sin_cos();
                (n + c, x + c * cos, y + c * sin)
            });
            (n * n - x * x - y * y) / 2.0
        }
        Metric::Ratio => {
            let mut sum = 0.0;
            for (i, (v, c)) in cells.clone().enumerate() {
                for (u, d) in cells.clone().take(i) {
                    let apart = if v + u > 0.0 { (v - u) / (v + u) } else { 0.0 };
                    sum += 2.0 * c * d * apart * apart;
                }
            }
            sum
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Metric, alpha};
    use crate::{Ratings, Scale, Undefined};

    #[test]
    fn hours_around_midnight_are_close() {
        let rows = [(1, 1, 23.0), (1, 2, 1.0), (2, 1, 11.0), (2, 2, 13.0)];
        let ratings = Ratings::from_numbers(rows, &Scale::circular(24.0)).unwrap();
        let circular = alpha(&ratings, Metric::Circular { period: 24.0 }).unwrap().value;
        let interval = alpha(&ratings, Metric::Interval).unwrap().value;
        assert!(circular > 0.7 && interval < 0.2, "{circular} {interval}");
    }

    #[test]
    fn metrics_that_need_more_than_the_values_have_say_so() {
        let labels = Ratings::from_labels([(1, 1, "a"), (1, 2, "b")], &Scale::nominal()).unwrap();
        assert_eq!(alpha(&labels, Metric::Interval).unwrap_err(), Undefined::NotNumeric);
        let negative = [(1, 1, -1.0), (1, 2, 1.0)];
        let ratings = Ratings::from_numbers(negative, &Scale::interval()).unwrap();
        assert_eq!(alpha(&ratings, Metric::Ratio).unwrap_err(), Undefined::Negative);
        let same = Ratings::from_numbers([(1, 1, 1.0), (1, 2, 1.0)], &Scale::interval()).unwrap();
        assert_eq!(alpha(&same, Metric::Ordinal).unwrap_err(), Undefined::OneCategory);
    }
}
