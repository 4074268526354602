//! Majority vote and mean of each item.

use serde::Serialize;

use crate::quantile::{mean, sd};
use crate::{Ratings, Undefined};

/// The votes on one item.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Majority {
    /// The item's name.
    pub item: String,
    /// The labels with the most votes, in the order of the scale; more than one is a tie.
    pub labels: Vec<String>,
    /// Votes for each of them.
    pub votes: usize,
    /// All votes on the item.
    pub n_ratings: usize,
}

/// Majority vote: the most frequent label of each item; ties are reported and not broken.
///
/// # Errors
/// [`Undefined::NoRatings`] for an empty table; an item without ratings is skipped.
///
/// # Example
/// ```
/// use agreement::{Ratings, Scale, aggregate};
/// let rows = [(1, 1, "y"), (1, 2, "n"), (2, 1, "y"), (2, 2, "y"), (2, 3, "n")];
/// let votes = aggregate::majority(&Ratings::from_labels(rows, &Scale::nominal())?)?;
/// assert_eq!(votes[0].labels, ["n", "y"]);
/// assert_eq!((votes[1].labels[0].as_str(), votes[1].votes), ("y", 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn majority(ratings: &Ratings) -> Result<Vec<Majority>, Undefined> {
    votes(ratings).map(Iterator::collect)
}

/// The same, an item at a time: for tables of more items than answers fit into the memory.
///
/// # Errors
/// As [`majority`].
pub fn votes(ratings: &Ratings) -> Result<impl Iterator<Item = Majority>, Undefined> {
    let vote = move |item: usize| {
        let runs: Vec<&[u32]> = ratings.levels_of(item).chunk_by(|a, b| a == b).collect();
        let votes = runs.iter().map(|run| run.len()).max()?;
        let winners = runs.iter().filter(|run| run.len() == votes);
        Some(Majority {
            item: ratings.items()[item].to_owned(),
            labels: winners.map(|run| ratings.labels()[run[0] as usize].clone()).collect(),
            votes,
            n_ratings: ratings.levels_of(item).len(),
        })
    };
    if ratings.n_ratings() == 0 { Err(Undefined::NoRatings) } else { Ok((0..ratings.n_items()).filter_map(vote)) }
}

/// The mean rating of one item.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ItemMean {
    /// The item's name.
    pub item: String,
    /// The mean.
    pub mean: f64,
    /// The standard deviation (n − 1), with at least two ratings.
    pub sd: Option<f64>,
    /// Ratings of the item.
    pub n_ratings: usize,
}

/// The mean rating of each item.
///
/// # Errors
/// [`Undefined::NotNumeric`] for labels, [`Undefined::NoRatings`] for an empty table; an item without ratings is
/// skipped.
pub fn means(ratings: &Ratings) -> Result<Vec<ItemMean>, Undefined> {
    each_mean(ratings).map(Iterator::collect)
}

/// The same, an item at a time.
///
/// # Errors
/// As [`means`].
pub fn each_mean(ratings: &Ratings) -> Result<impl Iterator<Item = ItemMean>, Undefined> {
    if !ratings.is_numeric() {
        return Err(Undefined::NotNumeric);
    }
    if ratings.n_ratings() == 0 {
        return Err(Undefined::NoRatings);
    }
    let rated = (0..ratings.n_items()).filter(move |&i| !ratings.levels_of(i).is_empty());
    let of = move |item: usize| {
        let values: Vec<f64> = ratings.values_of(item).collect();
        ItemMean {
            item: ratings.items()[item].to_owned(),
            mean: mean(&values),
            sd: (values.len() >= 2).then(|| sd(&values)),
            n_ratings: values.len(),
        }
    };
    Ok(rated.map(of))
}
