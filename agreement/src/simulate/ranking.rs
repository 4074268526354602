//! Rankings of systems, and simulated annotators over them.

use std::collections::{BTreeMap, BTreeSet};

use rand::{Rng, RngExt};
use rayon::prelude::*;

use super::crossed::{Crossed, by_content};
use super::{Draws, Summary};
use crate::Undefined;
use crate::correlation::{Kendall, Tau};
use crate::quantile::mean;
use crate::random::stream;

/// One rater's ranking of some systems on one item; 1 is best, ties share a rank.
#[derive(Debug, Clone, PartialEq)]
pub struct Ranking {
    /// The rater, as a code that depends on the raters' rankings and not on their names.
    pub rater: usize,
    /// (system code, rank), by system code.
    pub ranks: Vec<(usize, f64)>,
}

/// Rankings of systems by raters, grouped by item.
///
/// # Example
/// ```
/// use agreement::simulate::Rankings;
/// let rows = [("s1", "ann", "A", 1.0), ("s1", "ann", "B", 2.0),
///             ("s1", "bob", "B", 2.0), ("s1", "bob", "A", 1.0)];
/// let rankings = Rankings::of(rows)?;
/// assert_eq!((rankings.n_items(), rankings.n_rankings()), (1, 2));
/// assert_eq!(rankings.systems(), ["A", "B"]);
/// # Ok::<(), agreement::Undefined>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Rankings {
    systems: Vec<String>,
    items: Vec<Vec<Ranking>>,
    n_raters: usize,
}

impl Rankings {
    /// Groups (item, rater, system, rank) rows; ranks are aligned by system.
    ///
    /// # Errors
    /// [`Undefined::NoRatings`] for no rows, [`Undefined::Argument`] for a rank that is not finite,
    /// [`Undefined::Replicates`] if a rater ranked a system twice on an item.
    pub fn of<I, R, S>(rows: impl IntoIterator<Item = (I, R, S, f64)>) -> Result<Self, Undefined>
    where
        I: Ord,
        R: Ord,
        S: Ord + Clone + ToString,
    {
        let mut table: BTreeMap<I, BTreeMap<R, BTreeMap<S, f64>>> = BTreeMap::new();
        let mut systems: BTreeMap<S, usize> = BTreeMap::new();
        for (item, rater, system, rank) in rows {
            if !rank.is_finite() {
                return Err(Undefined::Argument("every rank is a finite number"));
            }
            systems.insert(system.clone(), 0);
            let ranking = table.entry(item).or_default().entry(rater).or_default();
            if ranking.insert(system, rank).is_some() {
                return Err(Undefined::Replicates);
            }
        }
        if table.is_empty() {
            return Err(Undefined::NoRatings);
        }
        systems.values_mut().enumerate().for_each(|(code, slot)| *slot = code);
        let names: BTreeSet<&R> = table.values().flat_map(BTreeMap::keys).collect();
        let raters: BTreeMap<&R, usize> = names.into_iter().zip(0..).collect();
        let mut said = vec![Vec::new(); raters.len()];
        let mut items = Vec::with_capacity(table.len());
        for (item, rankings) in table.values().enumerate() {
            let coded = |(rater, ranking): (&R, &BTreeMap<S, f64>)| Ranking {
                rater: raters[rater],
                ranks: ranking.iter().map(|(system, rank)| (systems[system], *rank)).collect(),
            };
            let own: Vec<Ranking> = rankings.iter().map(coded).collect();
            for ranking in &own {
                said[ranking.rater].push(item as u64);
                said[ranking.rater].extend(key(ranking).flat_map(|(system, rank)| [system as u64, rank]));
            }
            items.push(own);
        }
        let place = by_content(&said);
        for own in &mut items {
            for ranking in own.iter_mut() {
                ranking.rater = place[ranking.rater] as usize;
            }
            // Sorted by content, so that rater names cannot reach a draw.
            own.sort_by(|a, b| key(a).cmp(key(b)).then(a.rater.cmp(&b.rater)));
        }
        Ok(Self { n_raters: place.len(), items, systems: systems.keys().map(ToString::to_string).collect() })
    }

    /// Items.
    pub fn n_items(&self) -> usize {
        self.items.len()
    }

    /// Rankings over all items.
    pub fn n_rankings(&self) -> usize {
        self.items.iter().map(Vec::len).sum()
    }

    /// The systems' names, by code.
    pub fn systems(&self) -> &[String] {
        &self.systems
    }

    /// The rankings of each item.
    pub fn items(&self) -> &[Vec<Ranking>] {
        &self.items
    }

    /// The mean rank of each system over items, with equal weight for each item; `None` if it was never ranked.
    pub fn mean_ranks(&self) -> Vec<Option<f64>> {
        let mut sums = vec![(0.0, 0_u32); self.systems.len()];
        for item in &self.items {
            for (system, mean) in
                means(item.iter().map(|ranking| (ranking, 1.0)), self.systems.len()).into_iter().enumerate()
            {
                if let Some(mean) = mean {
                    sums[system].0 += mean;
                    sums[system].1 += 1;
                }
            }
        }
        sums.into_iter().map(|(sum, n)| (n > 0).then(|| sum / f64::from(n))).collect()
    }
}

/// Simulated annotators over rankings: Kendall's τ-b of one rater's ranking against the mean ranks of the others,
/// averaged over items, over many draws.
///
/// 1 if all raters rank in the same way, near 0 for random rankings.
///
/// # Definition
/// In each draw, for every item with two rankings or more: one random ranking against the mean rank of each system in
/// the others; τ-b over the systems that both contain; then the mean over items.
///
/// # Errors
/// [`Undefined::NoPairs`] if no item has two rankings; [`Undefined::NoVariance`] if no τ is defined because all systems
/// are tied.
///
/// # Conventions
/// Items with an undefined τ in a draw are excluded from that draw's mean. The interval is that of
/// [`annotators`](super::annotators).
///
/// # References
/// Pavlick and Tetreault 2016 for the simulation; Kendall 1970 for τ-b.
pub fn rankings(rankings: &Rankings, plan: &Draws) -> Result<Summary, Undefined> {
    let items: Vec<&Vec<Ranking>> = rankings.items.iter().filter(|i| i.len() >= 2).collect();
    if items.is_empty() {
        return Err(Undefined::NoPairs);
    }
    let n_systems = rankings.systems.len();
    let drawn: Vec<Result<f64, Undefined>> = (0..plan.draws as u64)
        .into_par_iter()
        .map(|d| mean_tau(&items, n_systems, &mut stream(plan.seed, d)))
        .collect();
    let summary = Summary::of(drawn, plan.seed)?;
    if plan.replicates == 0 {
        return Ok(summary);
    }
    let draw = |rng: &mut dyn Rng, (): &mut (), times: &[u32], raters: &[u32]| {
        [resampled_tau(&items, n_systems, rng, (times, raters))]
    };
    Ok(Crossed::of(plan, (items.len(), rankings.n_raters), || (), draw).interval(0, summary, plan))
}

/// The mean τ from items and raters that count so often.
fn resampled_tau(
    items: &[&Vec<Ranking>],
    n_systems: usize,
    rng: &mut dyn Rng,
    (times, raters): (&[u32], &[u32]),
) -> Result<f64, Undefined> {
    let mut taus = Vec::new();
    for (item, &times) in items.iter().zip(times) {
        let count = |ranking: &Ranking| raters[ranking.rater];
        let n: u32 = item.iter().map(count).sum();
        for _ in 0..times {
            let mut left = rng.random_range(0..n);
            let chosen = item.iter().position(|ranking| {
                let found = left < count(ranking);
                left = left.saturating_sub(count(ranking));
                found
            });
            let Some(chosen) = chosen else { continue };
            let others = item.iter().enumerate().filter(|&(k, _)| k != chosen);
            let rest = means(others.map(|(_, ranking)| (ranking, f64::from(count(ranking)))), n_systems);
            taus.extend(tau(&item[chosen], &rest));
        }
    }
    if taus.is_empty() { Err(Undefined::NoVariance) } else { Ok(mean(&taus)) }
}

fn tau(one: &Ranking, rest: &[Option<f64>]) -> Option<f64> {
    let both = one.ranks.iter().filter_map(|&(system, rank)| Some((rank, rest[system]?)));
    let (x, y): (Vec<f64>, Vec<f64>) = both.unzip();
    Kendall::of(&x, &y).and_then(|k| k.tau(Tau::B)).ok()
}

fn mean_tau(items: &[&Vec<Ranking>], n_systems: usize, rng: &mut impl Rng) -> Result<f64, Undefined> {
    let taus: Vec<f64> = items
        .iter()
        .filter_map(|item| {
            let one = rng.random_range(0..item.len());
            let others = item.iter().enumerate().filter(|&(k, _)| k != one);
            tau(&item[one], &means(others.map(|(_, ranking)| (ranking, 1.0)), n_systems))
        })
        .collect();
    if taus.is_empty() {
        return Err(Undefined::NoVariance);
    }
    Ok(mean(&taus))
}

/// The mean rank of each system over an item's rankings, each with its weight.
fn means<'a>(rankings: impl Iterator<Item = (&'a Ranking, f64)>, n_systems: usize) -> Vec<Option<f64>> {
    let mut sums = vec![(0.0, 0.0); n_systems];
    for (ranking, weight) in rankings {
        for &(system, rank) in &ranking.ranks {
            sums[system].0 += weight * rank;
            sums[system].1 += weight;
        }
    }
    sums.into_iter().map(|(sum, n)| (n > 0.0).then(|| sum / n)).collect()
}

/// The key that distinguishes rankings, apart from their rater.
fn key(ranking: &Ranking) -> impl Iterator<Item = (usize, u64)> + '_ {
    ranking.ranks.iter().map(|&(system, rank)| (system, rank.to_bits()))
}
