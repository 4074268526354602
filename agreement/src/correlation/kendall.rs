//! Kendall's τ in its three variants, in O(n log n).

use serde::{Deserialize, Serialize};
use statrs::distribution::{ContinuousCDF, Normal};

use super::inversions::inversions;
use super::levels::Table;
use super::rank::{groups, place, sorted};
use super::{Correlation, aligned, by_fisher};
use crate::Undefined;

/// The variants of τ, which differ in the treatment of ties.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tau {
    /// Ties count as neither; all pairs in the denominator.
    A,
    /// Corrected for ties in both series.
    #[default]
    B,
    /// For tables whose series have different numbers of values (Stuart).
    C,
}

/// Kendall's τ: the excess of pairs of items that the two series order in the same way over those that they order
/// differently.
///
/// 1 is the same order, -1 the reverse order, 0 no association.
///
/// # Definition
/// With C concordant and D discordant of T = n(n − 1)/2 pairs, X and Y pairs tied in each series,
/// m the smaller number of distinct values: τ-a = (C − D)/T;
/// τ-b = (C − D)/√((T − X)(T − Y)); τ-c = 2(C − D)/(n²(m − 1)/m).
///
/// # Errors
/// [`Undefined::UnequalLengths`], [`Undefined::FewObservations`] below two,
/// [`Undefined::NoVariance`] for a constant series: τ-b and τ-c are 0/0.
///
/// # Conventions
/// p as in scipy: exact without ties for n ≤ 33 or at most one discordant (or concordant) pair, otherwise normal with
/// the tie-corrected variance. The interval of τ-a and τ-b is tanh(artanh τ ± 1.96 √(0.437/(n − 4))), for values
/// without many ties. Only orders are compared, never names: rankings are passed as ranks per system, aligned by
/// system.
///
/// # Example
/// ```
/// use agreement::correlation::{Tau, kendall};
/// let tau = kendall(&[1.0, 2.0, 3.0], &[1.0, 3.0, 2.0], Tau::A)?;
/// assert!((tau.value - 1.0 / 3.0).abs() < 1e-12);
/// # Ok::<(), agreement::Undefined>(())
/// ```
///
/// # References
/// Kendall, Rank Correlation Methods, 1970; Knight, A computer method for calculating Kendall's
/// tau with ungrouped data, 1966, doi:10.1080/01621459.1966.10480879; Fieller, Hartley and Pearson,
/// Tests for rank correlation coefficients, 1957, doi:10.1093/biomet/44.3-4.470. Compared with
/// scipy 1.12.
pub fn kendall(x: &[f64], y: &[f64], variant: Tau) -> Result<Correlation, Undefined> {
    let counts = Kendall::of(x, y)?;
    let value = counts.tau(variant)?;
    let (p, how) = counts.p();
    let name = match variant {
        Tau::A => "Kendall's tau-a",
        Tau::B => "Kendall's tau-b",
        Tau::C => "Kendall's tau-c",
    };
    let method = format!("{name}, {how} p");
    let interval = if variant == Tau::C { None } else { by_fisher(value, x.len(), 0.437, 4) };
    Ok(Correlation { value, interval, p: Some(p), n: x.len(), method })
}

/// The pair counts every τ is made of.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Kendall {
    n: f64,
    /// Concordant minus discordant pairs.
    pub score: f64,
    /// Discordant pairs.
    pub discordant: f64,
    x: Ties,
    y: Ties,
}

/// Sums over the groups of equal values of one series.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
struct Ties {
    /// Σ t(t − 1)/2.
    pairs: f64,
    /// Σ t(t − 1)(t − 2).
    triples: f64,
    /// Σ t(t − 1)(2t + 5).
    variance: f64,
    /// Distinct values.
    distinct: f64,
}

impl Ties {
    fn add(&mut self, t: u64) {
        // Most groups of long series have one value.
        self.distinct += 1.0;
        if t == 1 {
            return;
        }
        let t = t as f64;
        self.pairs += t * (t - 1.0) / 2.0;
        self.triples += t * (t - 1.0) * (t - 2.0);
        self.variance += t * (t - 1.0) * (2.0 * t + 5.0);
    }
}

impl Kendall {
    /// Counts the pairs of two aligned series: by their table where both have few values, otherwise by sorting (after
    /// Knight's algorithm).
    ///
    /// # Errors
    /// [`Undefined::UnequalLengths`], [`Undefined::FewObservations`].
    pub fn of(x: &[f64], y: &[f64]) -> Result<Self, Undefined> {
        aligned(x, y, 2)?;
        // Positions have 32 bits; longer series would take hours.
        if u32::try_from(x.len()).is_err() {
            return Err(Undefined::Argument("at most 4294967295 observations"));
        }
        let Counts { x: x_ties, y: y_ties, both, discordant } = match Table::of(x, y) {
            Some(table) => Counts::of_table(&table),
            None => Counts::by_sorting(x, y),
        };
        let n = x.len() as f64;
        let total = n * (n - 1.0) / 2.0;
        let score = total - x_ties.pairs - y_ties.pairs + both.pairs - 2.0 * discordant;
        Ok(Self { n, score, discordant, x: x_ties, y: y_ties })
    }

    /// τ in one variant.
    ///
    /// # Errors
    /// [`Undefined::NoVariance`] for a constant series.
    pub fn tau(&self, variant: Tau) -> Result<f64, Undefined> {
        let total = self.n * (self.n - 1.0) / 2.0;
        let distinct = self.x.distinct.min(self.y.distinct);
        if distinct < 2.0 {
            return Err(Undefined::NoVariance);
        }
        let tau = match variant {
            Tau::A => self.score / total,
            Tau::B => self.score / (total - self.x.pairs).sqrt() / (total - self.y.pairs).sqrt(),
            Tau::C => 2.0 * self.score * distinct / (self.n * self.n * (distinct - 1.0)),
        };
        Ok(tau.clamp(-1.0, 1.0))
    }

    /// The two-sided p-value for no association, and its method.
    pub fn p(&self) -> (f64, &'static str) {
        let total = self.n * (self.n - 1.0) / 2.0;
        let tied = self.x.pairs > 0.0 || self.y.pairs > 0.0;
        let fewest = self.discordant.min(total - self.discordant);
        if !tied && (self.n <= 33.0 || fewest <= 1.0) {
            return (exact_p(self.n, fewest), "exact");
        }
        let m = self.n * (self.n - 1.0);
        let variance = (m * (2.0 * self.n + 5.0) - self.x.variance - self.y.variance) / 18.0
            + 2.0 * self.x.pairs * self.y.pairs / m
            + if self.n > 2.0 { self.x.triples * self.y.triples / (9.0 * m * (self.n - 2.0)) } else { 0.0 };
        if variance <= 0.0 {
            return (1.0, "asymptotic");
        }
        let z = self.score.abs() / variance.sqrt();
        ((2.0 * Normal::standard().sf(z)).min(1.0), "asymptotic")
    }
}

/// What two series are counted for.
#[derive(Debug, PartialEq, Default)]
struct Counts {
    x: Ties,
    y: Ties,
    both: Ties,
    discordant: f64,
}

impl Counts {
    fn of_table(table: &Table) -> Self {
        let mut counts = Self { discordant: table.discordant() as f64, ..Self::default() };
        table.of_x().into_iter().for_each(|t| counts.x.add(t));
        table.of_y().into_iter().for_each(|t| counts.y.add(t));
        table.rows().flatten().filter(|t| **t > 0).for_each(|t| counts.both.add(*t));
        counts
    }

    /// The values of x in the order of y, and their inversions.
    #[expect(clippy::cast_possible_truncation, reason = "there are at most 4294967295 observations")]
    fn by_sorting(x: &[f64], y: &[f64]) -> Self {
        let mut counts = Self::default();
        let (by_x, by_y) = rayon::join(|| sorted(x), || sorted(y));
        // The group of each value of x, and the first free place of each group.
        let mut of_x = vec![0_u32; x.len()];
        let mut free = Vec::new();
        let mut first = 0_u32;
        for (group, same) in (0..).zip(groups(&by_x)) {
            counts.x.add(same.len() as u64);
            free.push(first);
            first += same.len() as u32;
            for &one in same {
                of_x[place(one)] = group;
            }
        }
        drop(by_x);
        // Equals of x get their places in the order of y, so that they are no inversion; those of y are put in order.
        let mut places = Vec::with_capacity(x.len());
        for same in groups(&by_y) {
            counts.y.add(same.len() as u64);
            let own = places.len();
            if let [one] = same {
                places.push(of_x[place(*one)]);
            } else {
                places.extend(same.iter().map(|one| of_x[place(*one)]));
                places[own..].sort_unstable();
                places[own..].chunk_by(|a, b| a == b).for_each(|t| counts.both.add(t.len() as u64));
            }
            for group in &mut places[own..] {
                let free = &mut free[*group as usize];
                *group = *free;
                *free += 1;
            }
        }
        drop((by_y, of_x, free));
        counts.discordant = inversions(&mut places) as f64;
        counts
    }
}

/// P(as few or fewer inversions, both sides) over all permutations of n, without ties.
fn exact_p(n: f64, fewest: f64) -> f64 {
    let total = n * (n - 1.0) / 2.0;
    if (2.0 * fewest - total).abs() < 0.5 {
        return 1.0;
    }
    let c = crate::quantile::whole(fewest);
    let mut share = vec![0.0; c + 1];
    share[0] = 1.0;
    let mut length = 1.0;
    while length < n {
        length += 1.0;
        let window = crate::quantile::whole(length);
        let mut sum = 0.0;
        let before = share.clone();
        for k in 0..=c {
            sum += before[k];
            if k >= window {
                sum -= before[k - window];
            }
            share[k] = sum / length;
        }
    }
    (2.0 * share.iter().sum::<f64>()).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::{Counts, Kendall, Table, Tau, kendall};
    use crate::Undefined;

    #[test]
    fn counting_by_merging_equals_counting_all_pairs() {
        let x: Vec<f64> = (0..60).map(|i| f64::from(i * 37 % 11)).collect();
        let y: Vec<f64> = (0..60).map(|i| f64::from(i * 53 % 7)).collect();
        let mut score = 0.0;
        for i in 0..60 {
            for j in 0..i {
                score += ((x[i] - x[j]) * (y[i] - y[j])).partial_cmp(&0.0).map_or(0.0, |o| f64::from(o as i8));
            }
        }
        assert!((Kendall::of(&x, &y).unwrap().score - score).abs() < 1e-9);
    }

    #[test]
    fn the_table_and_sorting_count_the_same() {
        let series = |step: u32, levels: u32| (0..5000).map(|i| f64::from(i * step % 4999 % levels) - 2.0).collect();
        for (left, right) in [(1, 1), (1, 7), (5, 7), (64, 3), (64, 64)] {
            let (x, y): (Vec<f64>, Vec<f64>) = (series(37, left), series(53, right));
            assert_eq!(Counts::of_table(&Table::of(&x, &y).unwrap()), Counts::by_sorting(&x, &y));
        }
        assert!(Table::of(&series(37, 65), &series(53, 7)).is_none());
    }

    #[test]
    fn the_intervals_of_ranks_cover_at_their_rate() {
        use rand::RngExt;
        use statrs::distribution::{ContinuousCDF, Normal};
        // Normal with r = 0.5: τ = 2/π asin r = 1/3, ρ = 6/π asin(r/2).
        let truth = [1.0 / 3.0, 6.0 / std::f64::consts::PI * 0.25_f64.asin()];
        let mut hits = [0, 0];
        for study in 0..300 {
            let mut rng = crate::random::stream(study, 9);
            let normal = Normal::standard();
            let mut draw = || normal.inverse_cdf(rng.random_range(1e-12..1.0));
            let x: Vec<f64> = (0..60).map(|_| draw()).collect();
            let y: Vec<f64> = x.iter().map(|x| 0.5 * x + 0.75_f64.sqrt() * draw()).collect();
            let both = [kendall(&x, &y, Tau::B), crate::correlation::spearman(&x, &y)];
            for ((hit, estimate), truth) in hits.iter_mut().zip(both).zip(truth) {
                let interval = estimate.unwrap().interval.unwrap();
                *hit += u32::from(interval.low <= truth && truth <= interval.high);
            }
        }
        // 285 of 300 expected; three standard errors are 11.
        assert!(hits.iter().all(|hit| (274..=296).contains(hit)), "{hits:?}");
    }

    #[test]
    fn a_perfect_order_has_no_interval() {
        // Rounding makes ρ and τ-b of this slightly less than 1.
        let (x, y) = ([4.0, 0.0, 3.0, 1.0, 2.0], [16.0, 0.0, 9.0, 1.0, 4.0]);
        for found in [kendall(&x, &y, Tau::B), crate::correlation::spearman(&x, &y)] {
            assert!(found.unwrap().interval.is_none());
        }
    }

    #[test]
    fn names_are_not_ranks() {
        // Rankings by name order would differ; ranks are aligned by system.
        let (ann, bob) = ([1.0, 2.0, 3.0, 4.0, 5.0], [2.0, 1.0, 3.0, 5.0, 4.0]);
        let tau = kendall(&ann, &bob, Tau::B).unwrap();
        assert!((tau.value - 0.6).abs() < 1e-12);
        // 2·(1 + 4 + 9)/120
        assert!((tau.p.unwrap() - 28.0 / 120.0).abs() < 1e-12);
        assert_eq!(kendall(&ann, &[1.0; 5], Tau::B).unwrap_err(), Undefined::NoVariance);
    }
}
