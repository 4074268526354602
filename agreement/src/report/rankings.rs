//! The report of a table of rankings.

use serde::Serialize;

use super::Options;
use super::lines::Line;
use super::outcome::{self, Outcome, Spread};
use crate::Undefined;
use crate::simulate::{Rankings, rankings};
use crate::statistic::statistic;

/// Mean ranks and agreement of rankings.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct RankingsReport {
    /// Items.
    pub n_items: usize,
    /// Rankings over all items.
    pub n_rankings: usize,
    /// The mean rank of each system over items, by its name.
    #[serde(serialize_with = "named")]
    pub mean_rank: Vec<(String, Outcome)>,
    /// Kendall's τ-b of simulated annotators, mean over items.
    pub kendall: Spread,
}

fn named<S: serde::Serializer, T: Serialize>(entries: &[(String, T)], serializer: S) -> Result<S::Ok, S::Error> {
    outcome::named(entries, serializer)
}

pub(super) fn of(table: &Result<Rankings, Undefined>, options: &Options) -> RankingsReport {
    let table = match table {
        Ok(table) => table,
        Err(reason) => {
            let kendall = Spread::from(Err(*reason));
            return RankingsReport { n_items: 0, n_rankings: 0, mean_rank: Vec::new(), kendall };
        }
    };
    let ranks = table.mean_ranks().into_iter().map(|rank| rank.ok_or(Undefined::NoRatings));
    let outcomes = ranks.map(|rank| Outcome::of_value(rank, "mean rank over items"));
    let draws = options.simulate.ok_or(Undefined::NotAsked);
    RankingsReport {
        n_items: table.n_items(),
        n_rankings: table.n_rankings(),
        mean_rank: table.systems().iter().cloned().zip(outcomes).collect(),
        kendall: draws.and_then(|draws| rankings(table, &draws)).into(),
    }
}

impl RankingsReport {
    pub(super) fn lines(&self) -> Vec<Line> {
        let mut lines = vec![Line::count("items", self.n_items), Line::count("rankings", self.n_rankings)];
        let ranks = self.mean_rank.iter();
        lines.extend(ranks.map(|(name, rank)| Line::outcome(&format!("mean rank of {name}"), rank)));
        let name = format!("simulated annotators, {}", statistic("simulated_kendall").plain_name);
        lines.push(Line::spread(&name, &self.kendall));
        lines
    }
}
