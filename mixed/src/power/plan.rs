//! Who rates what, and what it costs.

use serde::Serialize;

use super::MOST_RATINGS;
use crate::Refusal;

/// Whether one rater sees both outputs of an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pairing {
    /// The raters of an item rate the outputs of both systems, so that their severity cancels.
    #[default]
    Same,
    /// Each output has raters of its own.
    Different,
}

/// A study of two systems.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Plan {
    /// Items: each has an output of both systems.
    pub items: usize,
    /// Ratings of each output, by as many raters.
    pub raters_per_item: usize,
    /// Ratings that one rater gives; with the others it determines how many raters are needed.
    pub ratings_per_rater: usize,
    /// Whether one rater sees both outputs of an item.
    pub pairing: Pairing,
}

impl Plan {
    /// Ratings: 2 × items × raters per item.
    pub fn n_ratings(&self) -> usize {
        2_usize.saturating_mul(self.items).saturating_mul(self.raters_per_item)
    }

    /// Raters: ratings divided by ratings per rater, and at least as many as an item needs.
    pub fn n_raters(&self) -> usize {
        let of_item = match self.pairing {
            Pairing::Same => self.raters_per_item,
            Pairing::Different => self.raters_per_item.saturating_mul(2),
        };
        self.n_ratings().div_ceil(self.ratings_per_rater.max(1)).max(of_item)
    }

    /// Refuses what cannot be simulated.
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        if self.items < 2 {
            return Err(Refusal::Argument("a plan has at least 2 items".into()));
        }
        if self.raters_per_item == 0 || self.ratings_per_rater == 0 {
            return Err(Refusal::Argument(
                "each item has at least 1 rater, and each rater gives at least 1 rating".into(),
            ));
        }
        if self.n_ratings() > MOST_RATINGS {
            return Err(Refusal::TooMany {
                what: "ratings in the plan".into(),
                n: self.n_ratings(),
                most: MOST_RATINGS,
            });
        }
        Ok(())
    }

    /// For each rating the item, the rater and whether it is the second system's output. Raters take turns with the items,
    /// for each system: with raters of its own, an output of the second system goes to those whose turn is next. So every
    /// rater rates both systems, and as many outputs of each as the others, or one more.
    pub(crate) fn ratings(&self) -> Vec<(usize, usize, bool)> {
        let (n_raters, per_item) = (self.n_raters(), self.raters_per_item);
        let mut all = Vec::with_capacity(self.n_ratings());
        for item in 0..self.items {
            for turn in 0..per_item {
                for second in [false, true] {
                    let later = match self.pairing {
                        Pairing::Same => 0,
                        Pairing::Different => usize::from(second),
                    };
                    all.push((item, ((item + later) * per_item + turn) % n_raters, second));
                }
            }
        }
        all
    }
}

/// What a study costs, in one unit of money.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Cost {
    /// Of each rating.
    pub per_rating: f64,
    /// Of each rater: recruiting, training, a qualification test.
    pub per_rater: f64,
    /// Of each item: writing or licensing it.
    pub per_item: f64,
}

impl Default for Cost {
    fn default() -> Self {
        Self { per_rating: 1.0, per_rater: 0.0, per_item: 0.0 }
    }
}

impl Cost {
    /// The cost of a plan.
    pub fn of(&self, plan: &Plan) -> f64 {
        self.per_rating * plan.n_ratings() as f64
            + self.per_rater * plan.n_raters() as f64
            + self.per_item * plan.items as f64
    }

    pub(crate) fn check(&self) -> Result<(), Refusal> {
        let all = [self.per_rating, self.per_rater, self.per_item];
        if all.iter().all(|cost| cost.is_finite() && *cost >= 0.0) && all.iter().any(|cost| *cost > 0.0) {
            return Ok(());
        }
        Err(Refusal::Argument("costs are not negative, and not all of them are 0".into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rater_rates_as_much_of_both_systems_as_the_others() {
        for (raters_per_item, ratings_per_rater) in [(1, 20), (1, 25), (2, 20), (2, 25), (3, 33)] {
            let plan = Plan { items: 50, raters_per_item, ratings_per_rater, pairing: Pairing::Different };
            let mut outputs = vec![[0_usize; 2]; plan.n_raters()];
            for (_, rater, second) in plan.ratings() {
                outputs[rater][usize::from(second)] += 1;
            }
            let fair = plan.n_ratings() / 2 / plan.n_raters();
            assert!(outputs.iter().flatten().all(|&n| n == fair || n == fair + 1), "{plan:?}: {outputs:?}");
        }
    }

    #[test]
    fn every_output_has_its_raters_and_no_rater_meets_an_output_twice() {
        for pairing in [Pairing::Same, Pairing::Different] {
            let plan = Plan { items: 7, raters_per_item: 3, ratings_per_rater: 10, pairing };
            let ratings = plan.ratings();
            assert_eq!((ratings.len(), plan.n_raters()), (42, if pairing == Pairing::Same { 5 } else { 6 }));
            let mut seen = ratings.clone();
            seen.sort_unstable();
            seen.dedup();
            assert_eq!(seen.len(), ratings.len());
        }
    }
}
