//! A model with what it learns from: what the trainer asks of it.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use tch::Tensor;

use super::Fingerprint;
use crate::torch::{Error, random::Chance};

/// A model with what it learns from.
pub trait Learner {
    /// What is trained, and on what.
    fn subject(&self) -> &Subject;

    /// Over how many terms the mean of the loss of examples is: over the examples, unless a learner says otherwise.
    fn n_terms(&self, examples: &[usize]) -> usize {
        examples.len()
    }

    /// The text of an example, by which people find it.
    fn text(&self, example: usize) -> &str;

    /// The loss of examples, by their numbers.
    ///
    /// # Errors
    /// libtorch has no memory for it.
    fn loss(&self, examples: &[usize], chance: &mut Chance) -> Result<Loss, Error>;

    /// How good the model is on what is held out. None if nothing is held out.
    ///
    /// # Errors
    /// libtorch has no memory for it.
    fn measure(&self) -> Result<Option<Measured>, Error>;
}

/// What is trained, and on what.
#[derive(Debug)]
pub struct Subject {
    /// What kind of model it is.
    pub kind: &'static str,
    /// Its sizes, and what else it is built from.
    pub shapes: Value,
    /// Its weights by name; training changes them in place.
    pub weights: BTreeMap<String, Tensor>,
    /// What it learns from, and what is held out.
    pub data: Fingerprint,
    /// How many examples it learns from.
    pub n_examples: usize,
}

impl Subject {
    /// That of a model with these weights; what it is built from is told by `built`.
    pub(in crate::torch) fn new(
        (kind, built): (&'static str, &impl Serialize),
        weights: &BTreeMap<String, Tensor>,
        data: Fingerprint,
        n_examples: usize,
    ) -> Self {
        let shapes = serde_json::to_value(built).unwrap_or_default();
        // The same numbers under a second name, not a copy.
        let weights = weights.iter().map(|(name, weight)| (name.clone(), weight.shallow_clone())).collect();
        Self { kind, shapes, weights, data, n_examples }
    }
}

/// The loss of a mini-batch, or of a part of it.
#[derive(Debug)]
pub struct Loss {
    /// Its mean, a tensor of one number.
    pub mean: Tensor,
    /// How many words or tokens the examples have.
    pub n_tokens: usize,
}

/// How good a model is on what is held out.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Measured {
    /// More is better: the epoch with the most is kept.
    pub value: f64,
    /// Of a regression Spearman's ρ, which is told beside it; undefined where all predictions or all ratings are the same.
    pub correlation: Option<f64>,
}

impl From<f64> for Measured {
    fn from(value: f64) -> Self {
        Self { value, correlation: None }
    }
}
