//! Bias-corrected and accelerated intervals, with corrections for few items.

use statrs::distribution::{ContinuousCDF, Normal, StudentsT};

use crate::coefficient::Coefficient;
use crate::quantile::{mean, quantile};

/// Values as good as equal, against rounding.
const EQUAL: f64 = 1e-12;

/// The data from which an interval is derived.
pub(super) struct Sample<'a> {
    /// The replicates, ascending.
    pub(super) sorted: &'a [f64],
    /// The value with all items.
    pub(super) value: f64,
    /// The values with groups of items left out.
    pub(super) left_out: &'a [f64],
    /// Items with two ratings or more.
    pub(super) n: usize,
}

impl Sample<'_> {
    /// The outer ends of BCa and of the jackknife's t interval, within the coefficient's range.
    pub(super) fn interval(&self, level: f64, coefficient: &impl Coefficient) -> [f64; 2] {
        let tail = (1.0 - level) / 2.0;
        let df = (self.n.max(2) - 1) as f64;
        let t = StudentsT::new(0.0, 1.0, df).map_or(f64::INFINITY, |t| t.inverse_cdf(1.0 - tail));
        let wide = (1.0 + 1.0 / df).sqrt() * t;
        let [below, above] = self.tails(wide);
        let half = wide * self.standard_error();
        let mut low = quantile(self.sorted, below).min(self.value - half);
        let high = quantile(self.sorted, above).max(self.value + half);
        let (least, most) = coefficient.range();
        if self.value >= most - EQUAL {
            let share = 1.0 - tail.powf(1.0 / self.n.max(1) as f64);
            low = low.min(most - share * coefficient.full_disagreement());
        }
        [low.max(least).min(self.value), high.min(most).max(self.value)]
    }

    /// The jackknife's t interval alone, within the coefficient's range; `None` with fewer than two values.
    pub(super) fn jackknife(&self, level: f64, coefficient: &impl Coefficient) -> Option<([f64; 2], f64)> {
        if self.left_out.len() < 2 {
            return None;
        }
        let df = (self.left_out.len() - 1) as f64;
        let t = StudentsT::new(0.0, 1.0, df).map_or(f64::INFINITY, |t| t.inverse_cdf(f64::midpoint(1.0, level)));
        let (se, (least, most)) = (self.standard_error(), coefficient.range());
        Some(([(self.value - t * se).max(least), (self.value + t * se).min(most)], se))
    }

    /// The two probabilities at which the replicates are read, for normal quantiles ∓`z`.
    fn tails(&self, z: f64) -> [f64; 2] {
        let normal = Normal::standard();
        let n = self.sorted.len() as f64;
        let below = self.sorted.partition_point(|&v| v < self.value - EQUAL) as f64;
        let equal = self.sorted.partition_point(|&v| v <= self.value + EQUAL) as f64 - below;
        let share = ((below + equal / 2.0) / n).clamp(0.5 / n, 1.0 - 0.5 / n);
        let (bias, acceleration) = (normal.inverse_cdf(share), self.acceleration());
        [-z, z].map(|z| {
            let corrected = bias + z;
            let shrunk = 1.0 - acceleration * corrected;
            // Beyond the pole of the correction, all replicates are on one side.
            let beyond = if corrected < 0.0 { 0.0 } else { 1.0 };
            if shrunk > 0.0 { normal.cdf(bias + corrected / shrunk) } else { beyond }
        })
    }

    /// The skewness of the jackknife values, divided by six.
    fn acceleration(&self) -> f64 {
        let centre = mean(self.left_out);
        let power = |p| self.left_out.iter().map(|v| (centre - v).powi(p)).sum::<f64>();
        let (squares, cubes) = (power(2), power(3));
        if squares <= EQUAL * EQUAL { 0.0 } else { cubes / (6.0 * squares.powf(1.5)) }
    }

    /// The standard error of the jackknife; zero with fewer than two values.
    fn standard_error(&self) -> f64 {
        let (centre, groups) = (mean(self.left_out), self.left_out.len().max(1) as f64);
        let squares: f64 = self.left_out.iter().map(|v| (centre - v).powi(2)).sum();
        (squares * (groups - 1.0) / groups).sqrt()
    }
}
