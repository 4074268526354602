//! An encoder trained to predict human ratings of texts, such as formality from −3 to 3.

mod learner;
mod pooled;
mod spearman;
#[cfg(test)]
mod tests;

use std::{collections::BTreeMap, path::Path};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tch::Tensor;

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
    host::without_gradients,
    parameters::{Init, Parameters},
    random::Chance,
    train::{Config, checkpoint},
};
use crate::text;

/// The name of this kind of model in a configuration.
pub const KIND: &str = "regression";
/// The measure by which the best epoch is chosen: the root mean squared error on the held-out data.
const MEASURE: &str = "rmse";
/// The maximum number of texts that are computed at a time.
const AT_A_TIME: usize = 256;

/// A model that maps each text to a vector.
pub trait Encode {
    /// The vectors of texts, `[n, width]`, in their order; dropout in training uses libtorch's random generator.
    ///
    /// # Errors
    /// The device runs out of memory.
    fn pooled(&self, texts: &[&str], mode: Mode) -> Result<Tensor, Error>;

    /// The dimension of a vector.
    fn width(&self) -> i64;

    /// The weights by name; fine-tuning changes them in place. None is called `head.weight` or `head.bias`.
    fn weights(&self) -> &BTreeMap<String, Tensor>;

    /// A description of the model, so that training is not resumed with a different one.
    fn about(&self) -> Value;
}

/// The parameters from which a regression is built, in its configuration.
#[derive(Debug, Serialize, Deserialize)]
struct Built {
    encoder: Value,
    width: i64,
    #[serde(flatten)]
    how: How,
    /// The measure by which the best epoch was chosen: [`MEASURE`], or Spearman's ρ if the field is missing.
    #[serde(default)]
    measure: String,
}

/// The training method of a regression.
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
/// ŷ = w · v + b, where v is the encoder's vector of the text. Training minimises the mean of (ŷ − y)² over ratings y,
/// by changing the weights of the encoder, w and b, with dropout on v.
/// # Conventions
/// Each rating is an example of its own; b is initialised with the mean rating. A prediction may be outside the scale.
///
/// The selected epoch is the one with the smallest √(1/n Σ (ŷ − ȳ)²) over the n held-out texts, where ȳ is the mean
/// rating of each text by held-out raters. Spearman's ρ between ŷ and ȳ, which XFORMAL reports, is reported with it. ρ
/// alone would not suffice: it is the same for predictions that are narrower than the ratings or shifted against them,
/// and these numbers are read on the raters' scale. A line fitted afterwards would not solve this: on the training
/// data, which the model has memorised, its slope is about 1 anyway, and on the held-out data it would be fitted to the
/// same data on which it is then evaluated.
/// # References
/// E. Briakou, D. Lu, K. Zhang, J. Tetreault, "Olá, Bonjour, Salve! XFORMAL", NAACL 2021, section 5.3.
#[derive(Debug)]
pub struct Regression<E> {
    encoder: E,
    how: How,
    weights: BTreeMap<String, Tensor>,
}

impl<E: Encode> Regression<E> {
    /// Reads a trained regression, over the encoder from which it was trained; the weights are the fine-tuned ones.
    ///
    /// # Errors
    /// A file is missing, or contains a different model or a model over a different encoder; the device runs out of
    /// memory.
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
            self.ratings(&texts, None)
        };
        let device = self.weights["head.bias"].device();
        let budget = Budget::either(device, Budget { n_texts: AT_A_TIME, ..Budget::CPU }, Budget::GPU);
        without_gradients(|| batch::run(&lengths, device, budget, progress, launch))
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
