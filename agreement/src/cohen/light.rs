//! The mean of a kappa over all pairs of raters (Light's kappa), also for a crowd.

use super::{Pairs, Weight};
use crate::coefficient::{Coefficient, ratio};
use crate::{Bootstrap, Counts, Estimate, Undefined};

/// Chance disagreement below this is treated as zero: both raters use the same single level.
const NO_CHANCE: f64 = 1e-12;

/// The habits from which chance agreement is computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Margins {
    /// Each rater's own (Cohen).
    Own,
    /// Both raters' together (Scott).
    Pooled,
}

/// Light's kappa: the mean over pairs of raters of Cohen's kappa, or of Scott's π.
///
/// # Definition
/// Σ n_gh κ_gh / Σ n_gh over the pairs of raters g, h that share n_gh ≥ 1 items; κ_gh = 1 − Dₒ/Dₑ, with Dₒ the mean
/// disagreement on the shared items and Dₑ that of a rater with g's habits and one with h's. A rater's habits are the
/// shares of the levels in all of the rater's ratings, over the items with two ratings or more. Scott's π uses the mean
/// of both raters' habits for both.
///
/// # Conventions
/// If every rater rated every item, this is the plain mean of the pairs' kappas, as in R's irr and psy. In a crowd,
/// most pairs share one or two items. A kappa from those alone would take its chance agreement from the same one or two
/// items: it would be undefined exactly where the two agree, and a mean over the other pairs would be far too low.
/// Therefore habits are computed from all ratings, and pairs are weighted by the number of items that they share. A
/// pair whose raters both used the same single level throughout has no κ and is excluded: chance explains its agreement
/// fully.
///
/// Pooling both raters' habits counts each rating against itself, which lowers Scott's π by about
/// (1 − π)/m for raters with m ratings each; Cohen's κ has no such bias.
///
/// # References
/// Light, Measures of response agreement for qualitative data, Psychological Bulletin 1971,
/// doi:10.1037/h0031643. Compared with scikit-learn over pairs, and psy.
#[derive(Debug)]
pub struct Light<'a> {
    pub(super) pairs: &'a Pairs,
    pub(super) weight: Weight,
    pub(super) margins: Margins,
}

/// The data from which all means over the same pairs are computed: the number of items in each slot, and the number of
/// times each rater used each level.
pub(super) struct Tallied {
    slots: Vec<u32>,
    uses: Vec<u32>,
}

/// One pair of raters: the number of shared items, and observed and chance disagreement.
struct Apart {
    n: f64,
    observed: f64,
    chance: f64,
}

impl Light<'_> {
    fn of_counts(&self, tallied: &Tallied) -> Result<f64, Undefined> {
        let (mut sum, mut n) = (0.0, 0.0);
        self.each(tallied, |pair| {
            if pair.chance > NO_CHANCE {
                sum += pair.n * (1.0 - pair.observed / pair.chance);
                n += pair.n;
            }
        });
        ratio(sum, n, Undefined::OneCategory)
    }

    /// Iterates over the pairs that share an item. Pairs are sorted by their first rater, whose expected disagreements
    /// are computed once.
    fn each(&self, tallied: &Tallied, mut take: impl FnMut(Apart)) {
        let habits = self.pairs.habits();
        let within = if self.margins == Margins::Pooled { self.within(tallied) } else { Vec::new() };
        let (mut of_first, mut first) = (Vec::new(), None);
        for ((a, b), cells) in self.pairs.by_pair(&tallied.slots) {
            let (n, apart) = cells.fold((0.0, 0.0), |(n, apart), ((i, j), count)| {
                (n + f64::from(count), apart + f64::from(count) * self.weight.apart(i, j))
            });
            if n == 0.0 {
                continue;
            }
            if first != Some(a) {
                (of_first, first) = (self.spread_out(a, tallied), Some(a));
            }
            let own: f64 = habits.of_rater(b, &tallied.uses).map(|(level, share)| share * of_first[level]).sum();
            let chance = match self.margins {
                Margins::Own => own,
                Margins::Pooled => (within[a as usize] + 2.0 * own + within[b as usize]) / 4.0,
            };
            take(Apart { n, observed: apart / n, chance });
        }
    }

    /// For each level, its mean disagreement with the habits of a rater.
    fn spread_out(&self, rater: u32, tallied: &Tallied) -> Vec<f64> {
        let habits = self.pairs.habits();
        let mut shares = vec![0.0; habits.n_levels()];
        habits.fill(rater, &tallied.uses, &mut shares);
        self.weight.transposed().mean_apart(&shares)
    }

    /// For each rater, the mean disagreement of two ratings drawn from the rater's habits.
    fn within(&self, tallied: &Tallied) -> Vec<f64> {
        let habits = self.pairs.habits();
        let of = |rater: usize| {
            let rater = u32::try_from(rater).expect("raters are coded in 32 bits");
            let apart = self.spread_out(rater, tallied);
            habits.of_rater(rater, &tallied.uses).map(|(level, share)| share * apart[level]).sum()
        };
        (0..habits.n_raters()).map(of).collect()
    }

    fn tallied(&self, weights: &[u32]) -> Tallied {
        Tallied { slots: self.pairs.counted(weights), uses: self.pairs.habits().counted(weights) }
    }
}

/// Estimates several means over the same pairs with one bootstrap: each replicate counts slots and uses once, which is
/// almost all of the work.
pub(crate) fn bootstrapped(means: &[Light<'_>], plan: &Bootstrap) -> Vec<Result<Estimate, Undefined>> {
    let Some(first) = means.first() else { return Vec::new() };
    let at = |weights: &[u32]| {
        let tallied = first.tallied(weights);
        means.iter().map(|mean| mean.of_counts(&tallied)).collect()
    };
    plan.together(means, at)
}

impl Coefficient for Light<'_> {
    fn method(&self) -> String {
        let sides = self.pairs.habits().sides().suffix();
        match self.margins {
            Margins::Own => {
                format!("Cohen's kappa, mean over pairs of raters by shared items, {}{sides}", self.weight)
            }
            Margins::Pooled => format!("Scott's pi, mean over pairs of raters by shared items{sides}"),
        }
    }

    fn counts(&self) -> Counts {
        self.pairs.counts()
    }

    fn n_units(&self) -> usize {
        self.pairs.n_items()
    }

    fn at(&self, weights: &[u32]) -> Result<f64, Undefined> {
        if !self.pairs.can_have(weights) {
            return Err(Undefined::Argument("the slots of each item, without which no item can have a weight"));
        }
        self.of_counts(&self.tallied(weights))
    }

    fn enough_items(&self) -> usize {
        self.weight.enough_items()
    }

    fn full_disagreement(&self) -> f64 {
        let (mut sum, mut n) = (0.0, 0.0);
        self.each(&self.tallied(&vec![1; self.n_units()]), |pair| {
            if pair.chance > NO_CHANCE && self.weight == Weight::Unweighted {
                (sum, n) = (sum + pair.n / pair.chance, n + pair.n);
            }
        });
        if n > 0.0 { sum / n } else { 1.0 }
    }
}
