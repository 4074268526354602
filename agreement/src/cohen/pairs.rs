//! The ratings of every pair of raters, as counts of the levels that they gave to their shared items.

use std::iter::{Copied, Zip};
use std::slice::Iter;

use foldhash::HashMap;
use serde::Serialize;

use super::habits::Habits;
use super::light::{Light, Margins};
use super::{Joint, Weight};
use crate::coefficient::ratio;
use crate::percent::paired;
use crate::{Counts, Ratings, Undefined};

/// The three usual kappas of one pair of raters.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Pair {
    /// The first rater's name.
    pub a: String,
    /// The second rater's name.
    pub b: String,
    /// Items both rated.
    pub n_items: usize,
    /// Unweighted kappa, or the reason why it is undefined.
    pub unweighted: Result<f64, Undefined>,
    /// Linearly weighted kappa, or the reason why it is undefined.
    pub linear: Result<f64, Undefined>,
    /// Quadratically weighted kappa, or the reason why it is undefined.
    pub quadratic: Result<f64, Undefined>,
}

/// Cohen's kappa of every pair of raters with shared items, in the order of their names.
///
/// Each value is computed from the items that the two raters share. If raters rated different items, the mean over
/// pairs ([`Pairs::mean`]) is not the mean of these values.
///
/// # Errors
/// [`Undefined::NoRatings`], [`Undefined::OneRater`], [`Undefined::NoPairs`], [`Undefined::Replicates`]. For a pair
/// without a kappa, the reason is returned instead.
pub fn pairs(ratings: &Ratings) -> Result<Vec<Pair>, Undefined> {
    Ok(Pairs::without_items(ratings)?.each(ratings))
}

/// The ratings that every pair of raters with shared items gave to these items.
///
/// A slot is a pair of raters with a pair of levels. An item is stored as the list of slots that it belongs to, so that
/// a bootstrap replicate counts slots once for any number of weightings.
#[derive(Debug, Clone)]
pub struct Pairs {
    /// The two raters of each pair; pair `p` owns the slots `starts[p]..starts[p + 1]`.
    raters: Vec<(u32, u32)>,
    starts: Vec<usize>,
    /// The two levels of each slot.
    levels: Vec<(u32, u32)>,
    /// Item `i` owns `cells[bounds[i]..bounds[i + 1]]`, the slots of its pairs of ratings.
    bounds: Vec<usize>,
    cells: Vec<u32>,
    /// How often each slot occurs in all items.
    all: Vec<u32>,
    /// Whether the slots of each item are stored.
    keep: Keep,
    n_items: usize,
    habits: Habits,
    n_levels: usize,
    ordered: bool,
    counts: Counts,
}

/// What is stored of each item.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Keep {
    /// Its slots, four bytes each: an item can have any weight.
    Slots,
    /// Nothing: all items have the weight one.
    Sums,
}

/// (first rater, second rater, level of the first, level of the second).
type Slot = (u32, u32, u32, u32);

/// The levels of the slots of one pair of raters, each with its count.
type Slots<'a> = Zip<Copied<Iter<'a, (u32, u32)>>, Copied<Iter<'a, u32>>>;

impl Pairs {
    /// Aligns all pairs in one pass over the items.
    ///
    /// # Errors
    /// As [`pairs`].
    pub fn of(ratings: &Ratings) -> Result<Self, Undefined> {
        Self::kept(ratings, Keep::Slots)
    }

    /// The same for values without intervals: the slots of each item, of which there are as many as pairs of ratings, are
    /// counted and not stored.
    ///
    /// # Errors
    /// As [`pairs`].
    pub fn without_items(ratings: &Ratings) -> Result<Self, Undefined> {
        Self::kept(ratings, Keep::Sums)
    }

    fn kept(ratings: &Ratings, keep: Keep) -> Result<Self, Undefined> {
        paired(ratings)?;
        if ratings.has_replicates() {
            return Err(Undefined::Replicates);
        }
        let mut codes: HashMap<Slot, (u32, u32)> = HashMap::default();
        let mut cells = Vec::with_capacity(if keep == Keep::Slots { ratings.n_pairs() } else { 0 });
        let (mut bounds, mut n_items) = (vec![0], 0);
        let mut own: Vec<(u32, u32)> = Vec::new();
        for item in (0..ratings.n_items()).filter(|&i| ratings.levels_of(i).len() >= 2) {
            own.clear();
            own.extend(ratings.raters_of(item).iter().copied().zip(ratings.levels_of(item).iter().copied()));
            own.sort_unstable();
            for (k, &(first, a)) in own.iter().enumerate() {
                for &(second, b) in &own[k + 1..] {
                    let new = u32::try_from(codes.len()).map_err(|_| Undefined::Argument("fewer than 2³² slots"))?;
                    let (code, n) = codes.entry((first, second, a, b)).or_insert((new, 0));
                    *n += 1;
                    if keep == Keep::Slots {
                        cells.push(*code);
                    }
                }
            }
            n_items += 1;
            if keep == Keep::Slots {
                bounds.push(cells.len());
            }
        }
        let mut slots: Vec<(Slot, (u32, u32))> = codes.into_iter().collect();
        slots.sort_unstable();
        let mut place = vec![0; slots.len()];
        (0..).zip(&slots).for_each(|(new, &(_, (old, _)))| place[old as usize] = new);
        for cell in &mut cells {
            *cell = place[*cell as usize];
        }
        let (mut raters, mut starts) = (Vec::new(), vec![0]);
        for pair in slots.chunk_by(|(s, _), (t, _)| (s.0, s.1) == (t.0, t.1)) {
            raters.push((pair[0].0.0, pair[0].0.1));
            starts.push(starts[starts.len() - 1] + pair.len());
        }
        Ok(Self {
            raters,
            starts,
            levels: slots.iter().map(|&((_, _, a, b), _)| (a, b)).collect(),
            all: slots.into_iter().map(|(_, (_, n))| n).collect(),
            bounds,
            cells,
            keep,
            n_items,
            habits: Habits::of(ratings, keep),
            n_levels: ratings.n_levels(),
            ordered: ratings.is_ordered(),
            counts: Counts::paired(ratings),
        })
    }

    /// The number of pairs of raters that share an item.
    pub fn n(&self) -> usize {
        self.raters.len()
    }

    /// The mean kappa over pairs with this weighting ([`Light`]), to estimate or bootstrap.
    ///
    /// # Errors
    /// [`Undefined::NotOrdered`] for distances on labels without an order, [`Undefined::Argument`] for given weights
    /// that do not fit the scale.
    pub fn mean(&self, weight: Weight) -> Result<Light<'_>, Undefined> {
        weight.check(self.n_levels, self.ordered)?;
        Ok(Light { pairs: self, weight, margins: Margins::Own })
    }

    /// The mean of Scott's π over pairs, as a coefficient to estimate or bootstrap.
    pub(crate) fn scott(&self) -> Light<'_> {
        Light { pairs: self, weight: Weight::Unweighted, margins: Margins::Pooled }
    }

    /// The kappas of each pair, in the order of the raters' names.
    pub(crate) fn each(&self, ratings: &Ratings) -> Vec<Pair> {
        let name = |r: u32| ratings.raters()[r as usize].clone();
        let pair = |((a, b), cells): ((u32, u32), Slots<'_>)| {
            let (levels, times): (Vec<_>, Vec<_>) = cells.unzip();
            let joint = Joint::new(levels, self.n_levels).sided(self.habits.sides());
            let kappa = |weight: Weight| {
                weight.check(self.n_levels, self.ordered)?;
                let (apart, chance) = joint.disagreement(&times, &weight);
                ratio(apart, chance, Undefined::OneCategory).map(|d| 1.0 - d)
            };
            Pair {
                a: name(a),
                b: name(b),
                n_items: times.iter().map(|&n| n as usize).sum(),
                unweighted: kappa(Weight::Unweighted),
                linear: kappa(Weight::Linear),
                quadratic: kappa(Weight::Quadratic),
            }
        };
        self.by_pair(&self.all).map(pair).collect()
    }

    /// The number of items in each slot if item `i` counts `weights[i]` times.
    pub(super) fn counted(&self, weights: &[u32]) -> Vec<u32> {
        if self.keep == Keep::Sums {
            return self.all.clone();
        }
        let mut counts = vec![0; self.levels.len()];
        for (own, &weight) in self.bounds.windows(2).zip(weights).filter(|&(_, &weight)| weight > 0) {
            for &slot in &self.cells[own[0]..own[1]] {
                counts[slot as usize] += weight;
            }
        }
        counts
    }

    /// Each pair of raters with its slots and their counts, in the order of the first rater.
    pub(super) fn by_pair<'a>(&'a self, counts: &'a [u32]) -> impl Iterator<Item = ((u32, u32), Slots<'a>)> {
        let of_pair = |own: &[usize]| {
            let levels = self.levels[own[0]..own[1]].iter().copied();
            levels.zip(counts[own[0]..own[1]].iter().copied())
        };
        self.raters.iter().copied().zip(self.starts.windows(2).map(of_pair))
    }

    pub(super) fn n_items(&self) -> usize {
        self.n_items
    }

    /// Whether items can have these weights: without their slots, only the weight one.
    pub(super) fn can_have(&self, weights: &[u32]) -> bool {
        self.keep == Keep::Slots || weights.iter().all(|&weight| weight == 1)
    }

    pub(super) fn habits(&self) -> &Habits {
        &self.habits
    }

    pub(super) fn counts(&self) -> Counts {
        self.counts
    }
}
