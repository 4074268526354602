//! A text classifier with convolutions over words: the style classifier of Acc, and the adversary that distinguishes
//! human-written texts from a system's outputs.

mod learner;
#[cfg(test)]
mod tests;

use std::{collections::BTreeMap, path::Path};

use serde::{Deserialize, Serialize};
use tch::{Device, Kind, Tensor};

pub use self::learner::{Labelled, Task, train};
use super::{
    Error,
    batch::{self, Budget, Progress},
    encoder::as_size,
    host::{sent, without_gradients},
    parameters::{Init, Parameters},
    random::Chance,
    rows::padded,
    train::{Config, checkpoint},
    vocabulary::{self, PADDING, Vocabulary},
};

/// The name of this kind of model in a configuration.
pub const KIND: &str = "text_cnn";
/// The number of words that are computed at a time.
const AT_A_TIME: usize = 1 << 14;
/// The same on a GPU.
const AT_A_TIME_ON_A_GPU: usize = 1 << 18;

/// The sizes of a classifier.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Shapes {
    /// The dimension of a word's vector.
    pub embedding: i64,
    /// The number of words that each filter spans.
    pub filters: Vec<i64>,
    /// The number of filters of each span.
    pub n_filters: i64,
    /// The dropout rate of the features in training.
    pub dropout: f64,
}

impl Default for Shapes {
    fn default() -> Self {
        Self { embedding: 300, filters: vec![3, 4, 5], n_filters: 128, dropout: 0.5 }
    }
}

/// The parameters from which a classifier is built, in its configuration.
#[derive(Debug, Serialize, Deserialize)]
struct Built {
    shapes: Shapes,
    classes: Vec<String>,
    words: vocabulary::Options,
    n_words: usize,
}

/// A convolutional classifier of texts.
///
/// # Definition
/// With x₁ … x_t the vectors of a text's words, a filter (w, b) of span k has at position i the value max(0, w ·
/// xᵢ…ᵢ₊ₖ₋₁ + b), and for a text its largest value over all positions; p(class) = softmax(A f + a), where f contains
/// these values of all filters. Training minimises −ln p of the correct class, with dropout on f.
/// # Conventions
/// Filters of 3, 4 and 5 words, 128 of each, as in Pang & Gimpel, and trainable vectors of 300 numbers, initialised
/// from given vectors or uniformly from ±0.25 ("CNN-rand" and "CNN-non-static"). A text shorter than the longest filter
/// is padded with zero vectors to the filter's length; positions after that do not count, so the score of a text does
/// not depend on other texts. Weight decay (AdamW) is used instead of a maximum norm.
/// # References
/// Y. Kim, "Convolutional Neural Networks for Sentence Classification", EMNLP 2014, doi:10.3115/v1/D14-1181.
/// R. Y. Pang, K. Gimpel, WNGT 2019; R. Mir et al., NAACL 2019.
#[derive(Debug)]
pub struct TextCnn {
    shapes: Shapes,
    classes: Vec<String>,
    vocabulary: Vocabulary,
    weights: BTreeMap<String, Tensor>,
}

impl TextCnn {
    /// Reads a trained classifier.
    ///
    /// # Errors
    /// A file is missing, or contains a different kind of model; the device runs out of memory.
    pub fn load(folder: &Path, device: Device) -> Result<Self, Error> {
        let (_, built): (Config, Built) = Config::read(folder, KIND)?;
        let vocabulary = Vocabulary::read(folder, built.n_words)?;
        let parameters = Parameters::read(&folder.join(checkpoint::MODEL), device, Kind::Float)?;
        Self::build(built.shapes, built.classes, vocabulary, parameters)
    }

    fn build(
        shapes: Shapes,
        classes: Vec<String>,
        vocabulary: Vocabulary,
        mut parameters: Parameters,
    ) -> Result<Self, Error> {
        let (e, n) = (shapes.embedding, shapes.n_filters);
        if e < 1 || n < 1 || shapes.filters.is_empty() || shapes.filters.iter().any(|k| *k < 1) {
            return Err(Error::Invalid("vectors and filters must have at least one number and word".to_owned()));
        }
        let words = as_size(vocabulary.len());
        let _ = parameters.tensor("embedding.weight", &[words, e], Init::Uniform(0.25))?;
        for k in &shapes.filters {
            let init = Init::Uniform(1.0 / ((e * k) as f64).sqrt());
            let _ = parameters.tensor(&format!("filter.{k}.weight"), &[n, e, *k], init)?;
            let _ = parameters.tensor(&format!("filter.{k}.bias"), &[n], init)?;
        }
        let n_features = n * as_size(shapes.filters.len());
        let init = Init::Uniform(1.0 / (n_features as f64).sqrt());
        let _ = parameters.tensor("out.weight", &[as_size(classes.len()), n_features], init)?;
        let _ = parameters.tensor("out.bias", &[as_size(classes.len())], init)?;
        let model = Self { shapes, classes, vocabulary, weights: parameters.finish()? };
        model.clear_padding()?;
        Ok(model)
    }

    /// Sets the vector of padding to 0; files of earlier versions have one that was drawn and never used.
    fn clear_padding(&self) -> Result<(), Error> {
        let embedding = &self.weights["embedding.weight"];
        let _ = without_gradients(|| embedding.f_get(PADDING)?.f_zero_())?;
        Ok(())
    }

    /// The names of the classes; of two, the second is the style.
    pub fn classes(&self) -> &[String] {
        &self.classes
    }

    /// The probability that each text has the style: the second of two classes.
    ///
    /// # Errors
    /// There are not two classes; a text does not fit into the device's memory.
    pub fn probability<S: AsRef<str>>(&self, texts: &[S], progress: impl FnMut(Progress)) -> Result<Vec<f64>, Error> {
        if self.classes.len() != 2 {
            let n = self.classes.len();
            return Err(Error::Invalid(format!("the model tells {n} classes apart: ask for the probability of each")));
        }
        Ok(self.probabilities(texts, progress)?.into_iter().map(|each| each[1]).collect())
    }

    /// The probability of each class for each text.
    ///
    /// # Errors
    /// A text does not fit into the device's memory.
    pub fn probabilities<S: AsRef<str>>(
        &self,
        texts: &[S],
        progress: impl FnMut(Progress),
    ) -> Result<Vec<Vec<f64>>, Error> {
        let rows: Vec<Vec<i64>> = texts.iter().map(|text| self.vocabulary.ids(text.as_ref())).collect();
        self.of_rows(&rows, progress)
    }

    fn of_rows(&self, rows: &[Vec<i64>], progress: impl FnMut(Progress)) -> Result<Vec<Vec<f64>>, Error> {
        let lengths: Vec<usize> = rows.iter().map(Vec::len).collect();
        let launch = |texts: &[usize]| {
            let texts: Vec<&[i64]> = texts.iter().map(|text| rows[*text].as_slice()).collect();
            Ok(self.logits(&texts, None)?.f_softmax(-1, Kind::Double)?)
        };
        let device = self.weights["out.bias"].device();
        let budget = Budget::either(device, Budget::words(AT_A_TIME), Budget::words(AT_A_TIME_ON_A_GPU));
        let all: Vec<f64> = without_gradients(|| batch::run(&lengths, device, budget, progress, launch))?;
        Ok(all.chunks(self.classes.len()).map(<[f64]>::to_vec).collect())
    }

    /// The logits of texts, `[n, classes]`.
    fn logits(&self, texts: &[&[i64]], chance: Option<&mut Chance>) -> Result<Tensor, Error> {
        let longest = self.shapes.filters.iter().copied().max().unwrap_or(1);
        let least = usize::try_from(longest).unwrap_or(1);
        let embedding = &self.weights["embedding.weight"];
        let device = embedding.device();
        let ids = padded(texts, least, device)?;
        // Its vector is 0, and stays so.
        let x = Tensor::f_embedding(embedding, &ids, PADDING, false, false)?.f_transpose(1, 2)?;
        // What is added to the values at a position: of a filter of span k, at the position k − 1 from here.
        let width = ids.size()[1];
        let n_places = usize::try_from(width).unwrap_or(1);
        let mut hidden = vec![f32::NEG_INFINITY; texts.len() * n_places];
        for (text, row) in texts.iter().zip(hidden.chunks_mut(n_places)) {
            row[..text.len().max(least)].fill(0.0);
        }
        let hidden = sent(&hidden, &[as_size(texts.len()), 1, width], device)?.f_to_kind(embedding.kind())?;
        let mut features = Vec::new();
        for k in &self.shapes.filters {
            let (weight, bias) =
                (&self.weights[&format!("filter.{k}.weight")], &self.weights[&format!("filter.{k}.bias")]);
            let values = x.f_conv1d(weight, Some(bias), 1, 0, 1, 1)?;
            features.push(values.f_add(&hidden.f_narrow(2, k - 1, width - k + 1)?)?.f_amax([2], false)?);
        }
        // The largest of positive parts is the positive part of the largest.
        let mut features = Tensor::f_cat(&features, 1)?.f_relu()?;
        if let Some(chance) = chance {
            features = chance.dropout(&features, self.shapes.dropout)?;
        }
        Ok(features.f_linear(&self.weights["out.weight"], Some(&self.weights["out.bias"]))?)
    }
}
