//! The careless annotators that serve as a baseline for simulated annotators.

use super::{Of, Statistic};
use crate::simulate::{self, Careless, Draws, Summary};
use crate::{Ratings, Undefined};

/// A careless annotator who replaces the simulated annotator.
#[derive(Debug, Clone, PartialEq)]
pub struct Baseline {
    /// Its key in the REST interface and the files of a study.
    pub key: &'static str,
    /// Its key in the JSON of `concord agreement`.
    pub json_key: String,
    /// A description of their behaviour.
    pub about: String,
    /// The rule by which they answer.
    pub careless: Careless,
}

impl Baseline {
    /// The agreement that this annotator reaches with the mean of the others on the same texts: the value of each of
    /// these statistics that is computed from simulated annotators.
    pub fn reached(
        &self,
        ratings: &Ratings,
        statistics: impl IntoIterator<Item = &'static Statistic>,
        draws: &Draws,
    ) -> Vec<(&'static Statistic, Result<Summary, Undefined>)> {
        let drawn = simulate::baseline(ratings, self.careless, draws);
        let reached = |statistic: &'static Statistic| match statistic.of {
            Of::Simulated(pick) => {
                Some((statistic, drawn.as_ref().map_err(|why| *why).and_then(|all| pick(all).clone())))
            }
            Of::Ratings(_) | Of::Marks(_) => None,
        };
        statistics.into_iter().filter_map(reached).collect()
    }
}

/// All careless annotators of a table of ratings; empty if its scale has no points.
pub fn baselines(ratings: &Ratings) -> Vec<Baseline> {
    let middle = ratings.n_levels() / 2;
    let Some(point) = ratings.labels().get(middle) else { return Vec::new() };
    let baseline = |key: &'static str, json_key: &str, about: &str, careless| Baseline {
        key,
        json_key: json_key.to_owned(),
        about: about.to_owned(),
        careless,
    };
    let noise = |key, json_key, about, share| baseline(key, json_key, about, Careless::Noise(share));
    vec![
        baseline("random", "random", "Any point of the scale, each as likely", Careless::Random),
        baseline("majority", "majority", "Always the point used most", Careless::Majority),
        baseline("always", &format!("always_{point}"), &format!("Always {point}"), Careless::Always(middle)),
        noise("noise_10", "noise_0.1", "The mean of the others; one answer in ten at random", 0.1),
        noise("noise_25", "noise_0.25", "The mean of the others; one answer in four at random", 0.25),
        noise("noise_50", "noise_0.5", "The mean of the others; every other answer at random", 0.5),
    ]
}
