//! Shared by the latent-label models: the ratings as cells, and the posterior of each item.

use serde::Serialize;

use crate::{Ratings, Undefined};

/// When an expectation-maximisation stops.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Em {
    /// Iterations at most.
    pub iterations: usize,
    /// The iterations stop when the log-likelihood rises by less than this.
    pub tolerance: f64,
}

impl Default for Em {
    fn default() -> Self {
        Self { iterations: 1000, tolerance: 1e-6 }
    }
}

/// The posterior distribution of an item's label.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Posterior {
    /// The item's name.
    pub item: String,
    /// The most probable label; the first on the scale of several.
    pub label: String,
    /// The probability of each level, in the order of the scale.
    pub probabilities: Vec<f64>,
}

/// Rated items with their (rater, level) cells.
pub(super) struct Cells<'a> {
    pub(super) ratings: &'a Ratings,
    pub(super) items: Vec<usize>,
    pub(super) k: usize,
    pub(super) n_raters: usize,
}

impl<'a> Cells<'a> {
    pub(super) fn of(ratings: &'a Ratings) -> Result<Self, Undefined> {
        let items: Vec<usize> = (0..ratings.n_items()).filter(|&i| !ratings.levels_of(i).is_empty()).collect();
        if items.is_empty() {
            return Err(Undefined::NoRatings);
        }
        if ratings.n_levels() < 2 {
            return Err(Undefined::OneCategory);
        }
        Ok(Self { ratings, items, k: ratings.n_levels(), n_raters: ratings.n_raters() })
    }

    /// The (rater, level) cells of the item in place `place`.
    pub(super) fn cells(&self, place: usize) -> impl Iterator<Item = (usize, usize)> + 'a {
        let item = self.items[place];
        let (raters, levels) = (self.ratings.raters_of(item), self.ratings.levels_of(item));
        raters.iter().zip(levels).map(|(&r, &l)| (r as usize, l as usize))
    }

    /// The share of each level among an item's ratings: the usual start.
    pub(super) fn vote_shares(&self) -> Vec<f64> {
        let mut shares = vec![0.0; self.items.len() * self.k];
        for (place, row) in shares.chunks_exact_mut(self.k).enumerate() {
            self.cells(place).for_each(|(_, level)| row[level] += 1.0);
            let n: f64 = row.iter().sum();
            for share in row {
                *share /= n;
            }
        }
        shares
    }

    /// The named posterior of each item from a row of probabilities each.
    pub(super) fn posteriors(&self, probabilities: &[f64]) -> Vec<Posterior> {
        let rows = self.items.iter().zip(probabilities.chunks_exact(self.k));
        rows.map(|(&item, row)| {
            let best = (1..self.k).fold(0, |best, l| if row[l] > row[best] { l } else { best });
            Posterior {
                item: self.ratings.items()[item].to_owned(),
                label: self.ratings.labels()[best].clone(),
                probabilities: row.to_vec(),
            }
        })
        .collect()
    }
}

/// Turns logarithms into probabilities in place and returns the logarithm of their sum.
pub(super) fn normalise(row: &mut [f64]) -> f64 {
    let most = row.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    for p in row.iter_mut() {
        *p = (*p - most).exp();
    }
    let sum: f64 = row.iter().sum();
    for p in row.iter_mut() {
        *p /= sum;
    }
    most + sum.ln()
}
