//! Each rater compared with the others: agreement, correlation, bias, pace, and outliers.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::correlation::r;
use crate::quantile::{mean, quantile};
use crate::{Ratings, Undefined};

/// A rater with a modified z-score beyond this is an outlier (Iglewicz and Hoaglin).
const OUTLIER: f64 = 3.5;

/// One rater compared with all others on the same items.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Rater {
    /// The rater's name.
    pub rater: String,
    /// The number of items shared with other raters.
    pub n_items: usize,
    /// Pairs of this rater's ratings with another's on the same item.
    pub n_pairs: usize,
    /// The share of those pairs that are the same; `None` without a pair.
    pub agreement: Option<f64>,
    /// Pearson's r of this rater's ratings with the mean of the others', or the reason why it is undefined.
    pub correlation: Result<f64, Undefined>,
    /// This rater's mean minus that of the others on the same items; `None` for labels.
    pub bias: Option<f64>,
    /// Whether the agreement is far below that of most raters.
    pub is_outlier: bool,
}

/// Reliability of each rater, in the order of [`Ratings::raters`].
///
/// # Definition
/// Agreement is the share of equal pairs; the correlation is with the leave-one-out mean of the
/// item. An outlier has 0.6745 (agreement − median)/MAD below −3.5, MAD the median absolute
/// deviation over raters.
///
/// # Errors
/// [`Undefined::NoRatings`] for an empty table.
///
/// # References
/// Iglewicz and Hoaglin, How to Detect and Handle Outliers, 1993.
pub fn raters(ratings: &Ratings) -> Result<Vec<Rater>, Undefined> {
    if ratings.n_ratings() == 0 {
        return Err(Undefined::NoRatings);
    }
    let mut sums = vec![Sums::default(); ratings.n_raters()];
    for item in (0..ratings.n_items()).filter(|&i| ratings.levels_of(i).len() >= 2) {
        let levels = ratings.levels_of(item);
        let total: f64 = ratings.values_of(item).sum();
        let others = levels.len() - 1;
        for (&rater, &level) in ratings.raters_of(item).iter().zip(levels) {
            let same = levels.partition_point(|&l| l <= level) - levels.partition_point(|&l| l < level);
            let value = ratings.values()[level as usize];
            let own = &mut sums[rater as usize];
            own.same += same - 1;
            own.pairs += others;
            own.values.push(value);
            own.rest.push((total - value) / others as f64);
        }
    }
    let share = |s: &Sums| (s.pairs > 0).then(|| s.same as f64 / s.pairs as f64);
    let agreement: Vec<Option<f64>> = sums.iter().map(share).collect();
    let scores = modified_z(&agreement.iter().flatten().copied().collect::<Vec<_>>());
    let mut scores = scores.into_iter();
    let rater = |(code, s): (usize, &Sums)| Rater {
        rater: ratings.raters()[code].clone(),
        n_items: s.values.len(),
        n_pairs: s.pairs,
        agreement: agreement[code],
        correlation: if ratings.is_numeric() { r(&s.values, &s.rest) } else { Err(Undefined::NotNumeric) },
        bias: (ratings.is_numeric() && s.pairs > 0).then(|| mean(&s.values) - mean(&s.rest)),
        is_outlier: agreement[code].is_some() && scores.next().is_some_and(|z| z < -OUTLIER),
    };
    Ok(sums.iter().enumerate().map(rater).collect())
}

#[derive(Debug, Clone, Default)]
struct Sums {
    same: usize,
    pairs: usize,
    values: Vec<f64>,
    rest: Vec<f64>,
}

/// A rating on its rater's own scale.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ZScore {
    /// The item's name.
    pub item: String,
    /// The rater's name.
    pub rater: String,
    /// The rating in standard deviations (ddof 0) from the rater's mean; 0 for a rater whose ratings are all equal.
    pub z: f64,
}

/// Ratings made comparable between strict and lenient raters: z-scores within each rater.
///
/// # Definition
/// z = (v − v̄_r)/s_r, with the mean and the standard deviation (ddof 0) of rater r.
///
/// # Errors
/// [`Undefined::NotNumeric`] for labels, [`Undefined::NoRatings`] for an empty table.
///
/// # Example
/// ```
/// use agreement::{Ratings, Scale, reliability};
/// let rows = [(1, "a", 1.0), (2, "a", 3.0), (1, "b", 5.0)];
/// let z = reliability::z_scores(&Ratings::from_numbers(rows, &Scale::interval())?)?;
/// assert_eq!(z.iter().map(|s| s.z).collect::<Vec<_>>(), [-1.0, 0.0, 1.0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn z_scores(ratings: &Ratings) -> Result<Vec<ZScore>, Undefined> {
    if !ratings.is_numeric() {
        return Err(Undefined::NotNumeric);
    }
    if ratings.n_ratings() == 0 {
        return Err(Undefined::NoRatings);
    }
    let mut values = vec![Vec::new(); ratings.n_raters()];
    let cells = |item| ratings.raters_of(item).iter().copied().zip(ratings.values_of(item));
    for item in 0..ratings.n_items() {
        cells(item).for_each(|(rater, value)| values[rater as usize].push(value));
    }
    let moments: Vec<(f64, f64)> = values.iter().map(|v| centre_and_spread(v)).collect();
    let score = |item: usize, rater: u32, value: f64| {
        let (centre, spread) = moments[rater as usize];
        ZScore {
            item: ratings.items()[item].to_owned(),
            rater: ratings.raters()[rater as usize].clone(),
            z: if spread > 0.0 { (value - centre) / spread } else { 0.0 },
        }
    };
    let items = 0..ratings.n_items();
    Ok(items.flat_map(|i| cells(i).map(move |(r, v)| (i, r, v))).map(|(i, r, v)| score(i, r, v)).collect())
}

fn centre_and_spread(values: &[f64]) -> (f64, f64) {
    let centre = mean(values);
    let squares: Vec<f64> = values.iter().map(|v| (v - centre).powi(2)).collect();
    (centre, mean(&squares).sqrt())
}

/// The pace of one rater.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Pace {
    /// The rater's name.
    pub rater: String,
    /// The median time per rating, in the unit of the input.
    pub median: f64,
    /// Ratings timed.
    pub n: usize,
    /// Whether the rater is far faster than most.
    pub is_outlier: bool,
}

/// The pace of each rater from (rater, time) pairs, by name; times that are not above zero are ignored.
///
/// # Definition
/// An outlier's log-median has a modified z-score below −3.5 (see [`raters`]).
///
/// # Errors
/// [`Undefined::NoRatings`] if no time is above zero.
pub fn pace<R: Ord + ToString>(times: impl IntoIterator<Item = (R, f64)>) -> Result<Vec<Pace>, Undefined> {
    let mut by_rater: BTreeMap<R, Vec<f64>> = BTreeMap::new();
    for (rater, time) in times.into_iter().filter(|(_, t)| *t > 0.0 && t.is_finite()) {
        by_rater.entry(rater).or_default().push(time);
    }
    if by_rater.is_empty() {
        return Err(Undefined::NoRatings);
    }
    for times in by_rater.values_mut() {
        times.sort_unstable_by(f64::total_cmp);
    }
    let medians: Vec<f64> = by_rater.values().map(|t| quantile(t, 0.5)).collect();
    let scores = modified_z(&medians.iter().map(|m| m.ln()).collect::<Vec<_>>());
    let pace = |((rater, times), (&median, z)): ((&R, &Vec<f64>), (&f64, f64))| Pace {
        rater: rater.to_string(),
        median,
        n: times.len(),
        is_outlier: z < -OUTLIER,
    };
    Ok(by_rater.iter().zip(medians.iter().zip(scores)).map(pace).collect())
}

/// 0.6745 (v − median)/MAD; all zero where the MAD is.
fn modified_z(values: &[f64]) -> Vec<f64> {
    let middle = |mut v: Vec<f64>| {
        v.sort_unstable_by(f64::total_cmp);
        if v.is_empty() { 0.0 } else { quantile(&v, 0.5) }
    };
    let centre = middle(values.to_vec());
    let spread = middle(values.iter().map(|v| (v - centre).abs()).collect());
    let score = |v: &f64| {
        if spread > 0.0 { 0.6745 * (v - centre) / spread } else { 0.0 }
    };
    values.iter().map(score).collect()
}

#[cfg(test)]
mod tests {
    use super::{pace, raters};
    use crate::{Ratings, Scale};

    #[test]
    fn a_rater_who_guesses_stands_out() {
        let value = |i: i32, r: i32| {
            let wrong = (i * 3 + r * 7) % (11 + r) == 0;
            f64::from(if r == 5 { (i * 7) % 5 } else { (i + i32::from(wrong)) % 5 })
        };
        let rows = (0..100).flat_map(|i| (0..6).map(move |r| (i, r, value(i, r))));
        let all = raters(&Ratings::from_numbers(rows, &Scale::ordinal()).unwrap()).unwrap();
        let out: Vec<&str> = all.iter().filter(|r| r.is_outlier).map(|r| r.rater.as_str()).collect();
        assert_eq!(out, ["5"]);
        let r = |code: usize| all[code].correlation.unwrap();
        assert!(r(0) > 0.8 && r(5) < 0.6, "{} {}", r(0), r(5));
    }

    #[test]
    fn a_rater_who_clicks_through_stands_out() {
        let times = (0..70).map(|i| (i % 7, if i % 7 == 3 { 0.4 } else { 9.0 + f64::from(i % 7) }));
        let all = pace(times).unwrap();
        assert!(all.iter().all(|p| p.is_outlier == (p.rater == "3")));
    }
}
