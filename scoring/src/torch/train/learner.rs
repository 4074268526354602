//! A model with its training data: the interface that the trainer requires.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use tch::Tensor;

use super::{Fingerprint, Memory};
use crate::torch::{Error, random::Chance};

/// A model with its training data.
pub trait Learner {
    /// A description of the model and its training data.
    fn subject(&self) -> &Subject;

    /// The number of terms in the mean loss of examples: the number of examples, unless a learner overrides it.
    fn n_terms(&self, examples: &[usize]) -> usize {
        examples.len()
    }

    /// The text of an example, by which users can find it.
    fn text(&self, example: usize) -> &str;

    /// The loss of examples, by their numbers.
    ///
    /// # Errors
    /// libtorch runs out of memory.
    fn loss(&self, examples: &[usize], chance: &mut Chance) -> Result<Loss, Error>;

    /// Called after weights were read from a file, which an earlier version may have written.
    ///
    /// # Errors
    /// libtorch runs out of memory.
    fn restored(&self) -> Result<(), Error> {
        Ok(())
    }

    /// The quality of the model on the held-out data; `None` if no data is held out.
    ///
    /// # Errors
    /// libtorch runs out of memory.
    fn measure(&self) -> Result<Option<Measured>, Error>;
}

/// A description of the model and its training data.
#[derive(Debug)]
pub struct Subject {
    /// The kind of model.
    pub kind: &'static str,
    /// Its dimensions, and other construction parameters.
    pub shapes: Value,
    /// Its weights by name; training changes them in place.
    pub weights: BTreeMap<String, Tensor>,
    /// The identification of the training data and of the held-out data.
    pub data: Fingerprint,
    /// The number of training examples.
    pub n_examples: usize,
    /// Whether training may move the weights in memory.
    pub memory: Memory,
}

impl Subject {
    /// The description of a model with these weights; `built` has its construction parameters.
    pub(in crate::torch) fn new(
        (kind, built): (&'static str, &impl Serialize),
        weights: &BTreeMap<String, Tensor>,
        data: Fingerprint,
        n_examples: usize,
    ) -> Self {
        let shapes = serde_json::to_value(built).unwrap_or_default();
        // What a step computes in between is larger for weights side by side, and a CPU gains nothing.
        let on_gpu = weights.values().any(|weight| weight.device().is_cuda());
        let memory = if on_gpu { Memory::Moved } else { Memory::Kept };
        // The same numbers under a second name, not a copy.
        let weights = weights.iter().map(|(name, weight)| (name.clone(), weight.shallow_clone())).collect();
        Self { kind, shapes, weights, data, n_examples, memory }
    }

    /// The same, with weights that stay where they are in memory.
    pub(in crate::torch) fn kept(self) -> Self {
        Self { memory: Memory::Kept, ..self }
    }
}

/// The loss of a mini-batch, or of a part of it.
#[derive(Debug)]
pub struct Loss {
    /// Its mean, a tensor of one number.
    pub mean: Tensor,
    /// The number of words or tokens in the examples.
    pub n_tokens: usize,
}

/// The quality of a model on the held-out data.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Measured {
    /// More is better: the epoch with the most is kept.
    pub value: f64,
    /// For a regression, Spearman's ρ, which is reported in addition; undefined if all predictions or all ratings are
    /// equal.
    pub correlation: Option<f64>,
}

impl From<f64> for Measured {
    fn from(value: f64) -> Self {
        Self { value, correlation: None }
    }
}
