//! An encoder that learns people's ratings of texts, such as formality from −3 to 3.

mod learner;
mod pooled;
mod spearman;
#[cfg(test)]
mod tests;

use std::{collections::BTreeMap, path::Path};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tch::{Kind, Tensor};

pub use self::{
    learner::{Rated, Task, hold_out, train},
    pooled::{Pooled, fine_tune},
    spearman::spearman,
};
use super::{
    Error,
    batch::{self, Budget, Progress},
    device::Precision,
    encoder::Mode,
    parameters::{Init, Parameters},
    random::Chance,
    train::{Config, checkpoint},
};
use crate::text;

/// What it is called in a configuration.
pub const KIND: &str = "regression";
/// What the best epoch is chosen by: the root of the mean squared error on what is held out.
const MEASURE: &str = "rmse";
/// How many texts are computed at a time, at most.
const AT_A_TIME: usize = 256;

/// A model that makes one vector of each text.
pub trait Encode {
    /// The vectors of texts, `[n, width]`, in their order; what is dropped in training is of libtorch's generator.
    ///
    /// # Errors
    /// The device has no memory.
    fn pooled(&self, texts: &[&str], mode: Mode) -> Result<Tensor, Error>;

    /// How many numbers a vector has.
    fn width(&self) -> i64;

    /// The weights by name; fine-tuning changes them in place. None is called `head.weight` or `head.bias`.
    fn weights(&self) -> &BTreeMap<String, Tensor>;

    /// What the model is, so that training does not go on with another one.
    fn about(&self) -> Value;
}

/// What a regression is built from, in its configuration.
#[derive(Debug, Serialize, Deserialize)]
struct Built {
    encoder: Value,
    width: i64,
    #[serde(flatten)]
    how: How,
    /// By which measure the best epoch was chosen: [`MEASURE`], and Spearman's ρ where nothing is said.
    #[serde(default)]
    measure: String,
}

/// How a regression learns.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct How {
    /// Which part of the vectors is dropped.
    pub dropout: f64,
    /// The numbers in which the encoder's products are computed. Weights, moments, norms and losses have 32 bits, and so
    /// has all that is measured: the model is used in 32 bits.
    #[serde(default)]
    pub precision: Precision,
}

/// A regression of ratings on texts.
///
/// # Definition
/// ŷ = w · v + b, v being the encoder's vector of the text. Training minimises the mean of (ŷ − y)² over ratings y, by the
/// weights of the encoder, w and b, with parts of v dropped.
/// # Conventions
/// Each rating is an example of its own; b begins with the mean rating. A prediction may lie outside of the scale.
///
/// Kept is the epoch with the least √(1/n Σ (ŷ − ȳ)²) over the n held-out texts, ȳ being the mean rating of each by
/// held-out people, and Spearman's ρ between ŷ and ȳ, which XFORMAL reports, is told beside it. ρ alone would not do: it
/// is the same for predictions that are narrower than the ratings or shifted against them, and these numbers are read
/// on the people's scale. A line fitted afterwards would not mend that: on the training data, which the model knows by
/// heart, its slope is about 1 anyhow, and on what is held out it would be fitted to what it is then measured on.
/// # References
/// E. Briakou, D. Lu, K. Zhang, J. Tetreault, "Olá, Bonjour, Salve! XFORMAL", NAACL 2021, section 5.3.
#[derive(Debug)]
pub struct Regression<E> {
    encoder: E,
    how: How,
    weights: BTreeMap<String, Tensor>,
}

impl<E: Encode> Regression<E> {
    /// Reads a regression that was trained, over the encoder that it was trained from; the weights are the fine-tuned ones.
    ///
    /// # Errors
    /// A file is missing, or holds another model, or one over another encoder; the device has no memory.
    pub fn load(folder: &Path, encoder: E) -> Result<Self, Error> {
        let (_, built): (Config, Built) = Config::read(folder, KIND)?;
        if built.encoder != encoder.about() {
            let why = "was trained over another encoder".to_owned();
            return Err(Error::Model(folder.join(checkpoint::CONFIG), why));
        }
        let model = Self::over(encoder, built.how, 0.0, 0)?;
        checkpoint::set(&folder.join(checkpoint::MODEL), &model.weights)?;
        Ok(model)
    }

    /// A regression that predicts about `mean`.
    fn over(encoder: E, how: How, mean: f64, seed: u64) -> Result<Self, Error> {
        let device = encoder.weights().values().next().map_or(tch::Device::Cpu, Tensor::device);
        let mut head = Parameters::seeded(device, seed);
        let _ = head.tensor("head.weight", &[1, encoder.width()], Init::Normal(0.02))?;
        let _ = head.tensor("head.bias", &[1], Init::Constant(mean))?;
        let mut weights = head.finish()?;
        for (name, weight) in encoder.weights() {
            weights.insert(name.clone(), weight.shallow_clone());
        }
        Ok(Self { encoder, how, weights })
    }

    /// The rating that each text would get.
    ///
    /// # Errors
    /// A text does not fit into the device's memory.
    pub fn predict<S: AsRef<str>>(&self, texts: &[S], progress: impl FnMut(Progress)) -> Result<Vec<f64>, Error> {
        let lengths: Vec<usize> = texts.iter().map(|text| text::n_tokens(text.as_ref())).collect();
        let launch = |batch: &[usize]| {
            let texts: Vec<&str> = batch.iter().map(|text| texts[*text].as_ref()).collect();
            Ok(self.ratings(&texts, None)?.f_to_kind(Kind::Double)?)
        };
        let device = self.weights["head.bias"].device();
        let budget = Budget { n_texts: AT_A_TIME, ..Budget::of(device) };
        tch::no_grad(|| batch::run(&lengths, budget, progress, launch, |ratings| Ok(Vec::try_from(ratings)?)))
    }

    /// The ratings of texts, `[n]`.
    fn ratings(&self, texts: &[&str], chance: Option<&mut Chance>) -> Result<Tensor, Error> {
        let weight = &self.weights["head.weight"];
        let mode = if chance.is_some() { Mode::Train(self.how.precision) } else { Mode::Evaluate };
        let mut vectors = self.encoder.pooled(texts, mode)?.f_to_kind(weight.kind())?;
        if let Some(chance) = chance {
            vectors = chance.dropout(&vectors, self.how.dropout)?;
        }
        Ok(vectors.f_linear(weight, Some(&self.weights["head.bias"]))?.f_squeeze_dim(1)?)
    }
}
