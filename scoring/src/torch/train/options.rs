//! Training options: everything that the weights of a model depend on, apart from the data.

use serde::{Deserialize, Serialize};

use crate::torch::Error;

/// The schedule of the learning rate after the warm-up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Schedule {
    /// It stays.
    Constant,
    /// It decreases linearly to 0.
    #[default]
    Linear,
}

/// The options of a training run.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Options {
    /// From which all random numbers are: first weights, orders, dropout.
    pub seed: u64,
    /// The maximum number of epochs.
    pub epochs: usize,
    /// The number of examples per step.
    pub batch: usize,
    /// The highest rate of learning.
    pub rate: f64,
    /// Which part of all steps the rate rises in, evenly from 0.
    pub warm_up: f64,
    /// The schedule after the warm-up.
    pub schedule: Schedule,
    /// The decay of the weights.
    pub decay: f64,
    /// The maximum norm of the gradient.
    pub clip: f64,
    /// The number of epochs without improvement after which training ends; 0: it does not end early.
    pub patience: usize,
}

impl Options {
    /// Returns an error for options with which training is impossible.
    pub(super) fn check(&self) -> Result<(), Error> {
        let positive = |number: f64| number > 0.0 && number.is_finite();
        let wrong = if self.epochs == 0 || self.batch == 0 {
            "there must be at least one epoch, and one example in a batch"
        } else if !positive(self.rate) || !positive(self.clip) {
            "the rate and the longest gradient must be above 0"
        } else if !((0.0..=1.0).contains(&self.warm_up) && self.decay >= 0.0 && self.decay.is_finite()) {
            "the warm-up must be from 0 to 1, and the decay not below 0"
        } else {
            return Ok(());
        };
        Err(Error::Invalid(wrong.to_owned()))
    }

    /// The rate at step `t`, from 1, of `of`.
    pub(super) fn rate_at(&self, t: usize, of: usize) -> f64 {
        let (t, of) = (t as f64, of as f64);
        let warm = (self.warm_up * of).ceil();
        let part = match self.schedule {
            _ if t <= warm => t / warm,
            Schedule::Constant => 1.0,
            Schedule::Linear => (of - t + 1.0) / (of - warm),
        };
        self.rate * part
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPTIONS: Options = Options {
        seed: 1,
        epochs: 1,
        batch: 1,
        rate: 2.0,
        warm_up: 0.2,
        schedule: Schedule::Linear,
        decay: 0.0,
        clip: 1.0,
        patience: 0,
    };

    #[test]
    fn the_rate_rises_and_falls_evenly() {
        let rates: Vec<f64> = (1..=10).map(|t| OPTIONS.rate_at(t, 10)).collect();
        let expected = [1.0, 2.0, 2.0, 1.75, 1.5, 1.25, 1.0, 0.75, 0.5, 0.25];
        assert!(rates.iter().zip(expected).all(|(rate, expected)| (rate - expected).abs() < 1e-12), "{rates:?}");
        let constant = Options { schedule: Schedule::Constant, warm_up: 0.0, ..OPTIONS };
        assert!((1..=10).all(|t| constant.rate_at(t, 10).total_cmp(&2.0).is_eq()));
    }

    #[test]
    fn what_trains_nothing_is_refused() {
        assert!(OPTIONS.check().is_ok());
        let wrong = [
            Options { epochs: 0, ..OPTIONS },
            Options { batch: 0, ..OPTIONS },
            Options { rate: f64::NAN, ..OPTIONS },
            Options { warm_up: 1.5, ..OPTIONS },
            Options { decay: -1.0, ..OPTIONS },
        ];
        assert!(wrong.iter().all(|options| options.check().is_err()));
    }
}
