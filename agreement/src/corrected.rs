//! Shared by Fleiss, Gwet and Brennan-Prediger: agreement within items, corrected for chance.

use crate::coefficient::{Coefficient, ratio};
use crate::cohen::Weight;
use crate::percent::paired;
use crate::ratings::Sides;
use crate::tally::Tally;
use crate::{Counts, Ratings, Undefined};

/// The models of chance agreement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Chance {
    /// Two answers drawn from the overall distribution of the levels.
    Fleiss,
    /// Gwet's: a share of answers is random, more where the levels are used evenly.
    Gwet,
    /// Every level equally likely.
    Uniform,
}

/// κ = (P − Pₑ)/(1 − Pₑ) with P the mean over items of the agreement of their pairs, every item
/// weighing the same, and Pₑ by one of three rules.
#[derive(Debug)]
pub(crate) struct Corrected {
    chance: Chance,
    name: String,
    tally: Tally,
    sides: Sides,
    weight: Weight,
    /// The largest disagreement, which counts as no agreement at all.
    furthest: f64,
    /// Agreement within the items of each tally; `None` with fewer than two ratings.
    within: Vec<Option<f64>>,
    counts: Counts,
}

/// Observed and chance agreement, with the share of each level.
struct Parts {
    observed: f64,
    chance: f64,
    shares: Vec<f64>,
}

impl Corrected {
    pub(crate) fn of(ratings: &Ratings, chance: Chance, weight: Weight, name: String) -> Result<Self, Undefined> {
        paired(ratings)?;
        weight.check(ratings.n_levels(), ratings.is_ordered())?;
        if ratings.n_levels() < 2 {
            return Err(Undefined::OneCategory);
        }
        let tally = Tally::of(ratings, 1);
        let furthest = weight.furthest(ratings.n_levels());
        let within =
            (0..tally.n()).map(|i| (tally.size(i) >= 2.0).then(|| agreement(&tally, i, &weight, furthest))).collect();
        let counts = Counts::all(ratings);
        let sides = ratings.sides();
        Ok(Self { chance, name, tally, sides, weight, furthest, within, counts })
    }

    /// The same under another name.
    pub(crate) fn named(self, name: String) -> Self {
        Self { name, ..self }
    }

    /// Whether every item has the same number of ratings.
    pub(crate) fn is_balanced(&self) -> bool {
        (1..self.tally.n()).all(|i| (self.tally.size(i) - self.tally.size(0)).abs() < 0.5)
    }

    fn parts(&self, weights: &[u32]) -> Result<Parts, Undefined> {
        self.parts_of(&self.tally.weighted(weights))
    }

    fn parts_of(&self, units: &[(usize, f64)]) -> Result<Parts, Undefined> {
        let (mut agreed, mut n_paired, mut n) = (0.0, 0.0, 0.0);
        let mut shares = vec![0.0; self.tally.n_levels()];
        for &(item, w) in units {
            n += w;
            if let Some(p) = self.within[item] {
                agreed += w * p;
                n_paired += w;
            }
            let each = w / self.tally.size(item);
            for &(level, count) in self.tally.runs(item) {
                shares[level as usize] += each * f64::from(count);
            }
        }
        for share in &mut shares {
            *share /= n;
        }
        self.sides.even(&mut shares);
        let observed = ratio(agreed, n_paired, Undefined::NoPairs)?;
        Ok(Parts { observed, chance: self.expected(&shares, &shares), shares })
    }

    /// Chance agreement, bilinear in the shares; `own` are the shares of an item or the overall ones.
    fn expected(&self, own: &[f64], overall: &[f64]) -> f64 {
        let q = overall.len() as f64;
        let mean_weight = || {
            let apart: f64 = self.weight.mean_apart(&vec![1.0; overall.len()]).iter().sum();
            1.0 - apart / (q * q * self.furthest)
        };
        match self.chance {
            Chance::Fleiss => {
                let apart = self.weight.mean_apart(overall);
                let lost: f64 = own.iter().zip(&apart).map(|(p, d)| p * d).sum();
                1.0 - lost / self.furthest
            }
            Chance::Gwet => {
                let random: f64 = own.iter().zip(overall).map(|(p, s)| p * (1.0 - s)).sum();
                mean_weight() * q / (q - 1.0) * random
            }
            Chance::Uniform => mean_weight(),
        }
    }

    /// The linearised value of the items of each tally, whose variance is that of the coefficient, with the number of
    /// items of the tally.
    fn linearised(&self, parts: &Parts, kappa: f64) -> Vec<(f64, f64)> {
        let items = self.tally.weighted(&vec![1; self.tally.n_items()]);
        let n_paired: f64 = items.iter().filter(|&&(place, _)| self.within[place].is_some()).map(|(_, n)| n).sum();
        let scale = self.tally.n_items() as f64 / n_paired;
        let mut own = vec![0.0; self.tally.n_levels()];
        let of_tally = |(place, n): (usize, f64)| {
            own.fill(0.0);
            let m = self.tally.size(place);
            self.tally.runs(place).iter().for_each(|&(l, c)| own[l as usize] = f64::from(c) / m);
            let observed = self.within[place].map_or(0.0, |p| scale * (p - parts.chance));
            let chance = self.expected(&own, &parts.shares) - parts.chance;
            ((observed - 2.0 * (1.0 - kappa) * chance) / (1.0 - parts.chance), n)
        };
        items.into_iter().map(of_tally).collect()
    }
}

/// The mean agreement of an item's pairs: 1 minus their disagreement divided by the largest disagreement.
fn agreement(tally: &Tally, item: usize, weight: &Weight, furthest: f64) -> f64 {
    if *weight == Weight::Unweighted {
        return tally.agreement(item);
    }
    let runs = tally.runs(item);
    let apart: f64 = runs
        .iter()
        .flat_map(|&(k, c)| runs.iter().map(move |&(l, d)| (k, l, f64::from(c) * f64::from(d))))
        .map(|(k, l, n)| n * weight.apart(k, l))
        .sum();
    let m = tally.size(item);
    1.0 - apart / (furthest * m * (m - 1.0))
}

impl Coefficient for Corrected {
    fn method(&self) -> String {
        format!("{}{}", self.name, self.sides.suffix())
    }

    fn counts(&self) -> Counts {
        self.counts
    }

    fn n_units(&self) -> usize {
        self.tally.n_items()
    }

    fn at(&self, weights: &[u32]) -> Result<f64, Undefined> {
        let Parts { observed, chance, .. } = self.parts(weights)?;
        ratio(observed - chance, 1.0 - chance, Undefined::OneCategory)
    }

    fn kinds(&self) -> Option<&[u32]> {
        Some(self.tally.kinds())
    }

    fn at_kinds(&self, units: &[(usize, f64)]) -> Result<f64, Undefined> {
        let Parts { observed, chance, .. } = self.parts_of(units)?;
        ratio(observed - chance, 1.0 - chance, Undefined::OneCategory)
    }

    fn n_paired(&self) -> usize {
        self.tally.of_items().filter(|&place| self.within[place].is_some()).count()
    }

    fn enough_items(&self) -> usize {
        self.weight.enough_items()
    }

    fn full_disagreement(&self) -> f64 {
        self.parts(&vec![1; self.n_units()]).map_or(1.0, |parts| 1.0 / (1.0 - parts.chance).max(0.1))
    }

    fn standard_error(&self) -> Option<f64> {
        let n = self.n_units();
        if n < 2 {
            return None;
        }
        let parts = self.parts(&vec![1; n]).ok()?;
        let kappa = ratio(parts.observed - parts.chance, 1.0 - parts.chance, Undefined::OneCategory).ok()?;
        let spread = self.linearised(&parts, kappa);
        let squares: f64 = spread.iter().map(|(l, n)| n * (l - kappa).powi(2)).sum();
        Some((squares / (n as f64 * (n as f64 - 1.0))).sqrt())
    }
}

/// Implements estimation and resampling of a named coefficient through the coefficient that it wraps.
macro_rules! wraps {
    ($name:ident) => {
        impl $crate::Coefficient for $name {
            fn method(&self) -> String {
                self.0.method()
            }

            fn counts(&self) -> $crate::Counts {
                self.0.counts()
            }

            fn n_units(&self) -> usize {
                self.0.n_units()
            }

            fn at(&self, weights: &[u32]) -> Result<f64, $crate::Undefined> {
                self.0.at(weights)
            }

            fn kinds(&self) -> Option<&[u32]> {
                self.0.kinds()
            }

            fn at_kinds(&self, units: &[(usize, f64)]) -> Result<f64, $crate::Undefined> {
                self.0.at_kinds(units)
            }

            fn n_paired(&self) -> usize {
                self.0.n_paired()
            }

            fn enough_items(&self) -> usize {
                self.0.enough_items()
            }

            fn full_disagreement(&self) -> f64 {
                self.0.full_disagreement()
            }

            fn standard_error(&self) -> Option<f64> {
                self.0.standard_error()
            }
        }
    };
}
pub(crate) use wraps;
