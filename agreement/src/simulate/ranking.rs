//! Rankings of systems, and simulated annotators over them.

use std::collections::BTreeMap;

use rand::{Rng, RngExt};
use rayon::prelude::*;

use super::{Draws, Summary};
use crate::Undefined;
use crate::correlation::{Kendall, Tau};
use crate::random::stream;

/// One rater's ranking of some systems on one item; 1 is best, ties share a rank.
#[derive(Debug, Clone, PartialEq)]
pub struct Ranking {
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
}

impl Rankings {
    /// Groups (item, rater, system, rank) rows; ranks are aligned by system.
    ///
    /// # Errors
    /// [`Undefined::NoRatings`] for no rows, [`Undefined::Argument`] for a rank that is not
    /// finite, [`Undefined::Replicates`] when a rater ranked a system twice on an item.
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
        let coded = |ranking: BTreeMap<S, f64>| Ranking {
            ranks: ranking.into_iter().map(|(system, rank)| (systems[&system], rank)).collect(),
        };
        let items = table.into_values().map(|raters| {
            let mut rankings: Vec<Ranking> = raters.into_values().map(coded).collect();
            // Sorted by content, so that rater names cannot reach a draw.
            rankings.sort_by(|a, b| {
                let key = |r: &Ranking| r.ranks.iter().map(|&(s, v)| (s, v.to_bits())).collect::<Vec<_>>();
                key(a).cmp(&key(b))
            });
            rankings
        });
        let items = items.collect();
        Ok(Self { items, systems: systems.keys().map(ToString::to_string).collect() })
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

    /// The mean rank of each system over items, each item weighing the same; `None` where it was
    /// never ranked.
    pub fn mean_ranks(&self) -> Vec<Option<f64>> {
        let mut sums = vec![(0.0, 0_u32); self.systems.len()];
        for item in &self.items {
            for (system, mean) in means(item, None, self.systems.len()).into_iter().enumerate() {
                if let Some(mean) = mean {
                    sums[system].0 += mean;
                    sums[system].1 += 1;
                }
            }
        }
        sums.into_iter().map(|(sum, n)| (n > 0).then(|| sum / f64::from(n))).collect()
    }
}

/// Simulated annotators over rankings: Kendall's τ-b of one person's ranking against the mean
/// ranks of the others, averaged over items, over many draws.
///
/// 1 when everybody ranks alike, near 0 for random rankings.
///
/// # Definition
/// In each draw, for every item with two rankings or more: one ranking at random against the mean
/// rank of each system in the others; τ-b over the systems both have; then the mean over items.
///
/// # Errors
/// [`Undefined::NoPairs`] when no item has two rankings; [`Undefined::NoVariance`] when no τ is
/// defined because all systems are tied.
///
/// # Conventions
/// Items whose τ is undefined in a draw are left out of that draw's mean.
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
    Summary::of(drawn, plan.seed)
}

fn mean_tau(items: &[&Vec<Ranking>], n_systems: usize, rng: &mut impl Rng) -> Result<f64, Undefined> {
    let taus: Vec<f64> = items
        .iter()
        .filter_map(|item| {
            let one = rng.random_range(0..item.len());
            let rest = means(item, Some(one), n_systems);
            let both = item[one].ranks.iter().filter_map(|&(s, rank)| Some((rank, rest[s]?)));
            let (x, y): (Vec<f64>, Vec<f64>) = both.unzip();
            Kendall::of(&x, &y).and_then(|k| k.tau(Tau::B)).ok()
        })
        .collect();
    if taus.is_empty() {
        return Err(Undefined::NoVariance);
    }
    Ok(crate::quantile::mean(&taus))
}

/// The mean rank of each system over an item's rankings, leaving one out if asked.
fn means(item: &[Ranking], without: Option<usize>, n_systems: usize) -> Vec<Option<f64>> {
    let mut sums = vec![(0.0, 0_u32); n_systems];
    for (_, ranking) in item.iter().enumerate().filter(|&(k, _)| Some(k) != without) {
        for &(system, rank) in &ranking.ranks {
            sums[system].0 += rank;
            sums[system].1 += 1;
        }
    }
    sums.into_iter().map(|(sum, n)| (n > 0).then(|| sum / f64::from(n))).collect()
}
