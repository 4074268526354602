//! A recurrent language model over words, and the perplexity of texts by it: Pang & Gimpel's PP.

mod learner;
#[cfg(test)]
mod tests;

use std::{collections::BTreeMap, path::Path};

use serde::{Deserialize, Serialize};
use tch::{Device, Kind, Tensor};

pub use self::learner::{Task, train};
use super::{
    Error,
    batch::{self, Budget, Progress},
    encoder::as_size,
    host::{sent, without_gradients},
    parameters::{Init, Parameters},
    random::Chance,
    rows::padded,
    train::{Config, checkpoint},
    vocabulary::{self, UNKNOWN, Vocabulary},
};
use crate::lm::SentenceScore;

/// The name of this kind of model in a configuration.
pub const KIND: &str = "recurrent";
/// The number of words that are computed at a time; for each of them, the probability of every word of the vocabulary
/// is computed.
const AT_A_TIME: usize = 1 << 10;
/// The same on a GPU.
const AT_A_TIME_ON_A_GPU: usize = 1 << 13;
/// The number of words of a text that are computed at once; the state is carried over to the next ones.
const CHUNK: usize = 256;

/// The kind of recurrent cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cell {
    /// Long short-term memory.
    #[default]
    Lstm,
    /// Gated recurrent units.
    Gru,
}

/// The sizes of a language model.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Shapes {
    /// The kind of recurrent cell.
    pub cell: Cell,
    /// The dimension of a word's vector.
    pub embedding: i64,
    /// The dimension of a layer's state.
    pub hidden: i64,
    /// The number of stacked layers.
    pub layers: usize,
    /// The dropout rate of the input of each layer and of the output of the last layer in training.
    pub dropout: f64,
}

impl Default for Shapes {
    fn default() -> Self {
        Self { cell: Cell::Lstm, embedding: 256, hidden: 512, layers: 1, dropout: 0.5 }
    }
}

/// The parameters from which a language model is built, in its configuration.
#[derive(Debug, Serialize, Deserialize)]
struct Built {
    shapes: Shapes,
    words: vocabulary::Options,
    n_words: usize,
}

/// A recurrent language model over words.
///
/// # Definition
/// hₜ = cell(E wₜ₋₁, hₜ₋₁) with w₀ the beginning of the sentence and h₀ = 0; p(wₜ | w₁ … wₜ₋₁) = softmax(A hₜ + a). A
/// text's perplexity is 10^(−Σ log₁₀ p(wₜ) / n), where the n words include the end of the sentence.
/// # Conventions
/// A text is one sentence. Words are those of [`Vocabulary`]; an unknown word is scored as such, so models with
/// different vocabularies are not comparable. The score of a text does not depend on other texts. Texts longer than 256
/// words are scored with the state carried over; in training, such pieces begin with a state of 0.
/// # References
/// S. Hochreiter, J. Schmidhuber, "Long Short-Term Memory", Neural Computation 9(8), 1997, doi:10.1162/neco.1997.9.8.1735;
/// K. Cho et al., EMNLP 2014, doi:10.3115/v1/D14-1179. R. Y. Pang, K. Gimpel, WNGT 2019; R. Mir et al., NAACL 2019.
#[derive(Debug)]
pub struct Model {
    shapes: Shapes,
    vocabulary: Vocabulary,
    weights: BTreeMap<String, Tensor>,
}

/// The state of a layer, `[1, n, hidden]`: of long short-term memory two.
type State = Vec<Tensor>;

impl Model {
    /// Reads a trained model.
    ///
    /// # Errors
    /// A file is missing, or contains a different kind of model; the device runs out of memory.
    pub fn load(folder: &Path, device: Device) -> Result<Self, Error> {
        let (_, built): (Config, Built) = Config::read(folder, KIND)?;
        let vocabulary = Vocabulary::read(folder, built.n_words)?;
        let parameters = Parameters::read(&folder.join(checkpoint::MODEL), device, Kind::Float)?;
        Self::build(built.shapes, vocabulary, parameters)
    }

    fn build(shapes: Shapes, vocabulary: Vocabulary, mut parameters: Parameters) -> Result<Self, Error> {
        let (e, h, words) = (shapes.embedding, shapes.hidden, as_size(vocabulary.len()));
        if e < 1 || h < 1 || shapes.layers < 1 {
            return Err(Error::Invalid(
                "a model needs at least one layer, and one number in vectors and states".to_owned(),
            ));
        }
        let _ = parameters.tensor("embedding.weight", &[words, e], Init::Normal(0.1))?;
        let init = Init::Uniform(1.0 / (h as f64).sqrt());
        let gates = h * match shapes.cell {
            Cell::Lstm => 4,
            Cell::Gru => 3,
        };
        for layer in 0..shapes.layers {
            let width = if layer == 0 { e } else { h };
            for (name, shape) in PARTS.iter().zip([vec![gates, width], vec![gates, h], vec![gates], vec![gates]]) {
                let _ = parameters.tensor(&format!("layer.{layer}.{name}"), &shape, init)?;
            }
        }
        let _ = parameters.tensor("out.weight", &[words, h], init)?;
        let _ = parameters.tensor("out.bias", &[words], Init::Constant(0.0))?;
        let model = Self { shapes, vocabulary, weights: parameters.finish()? };
        model.flatten()?;
        Ok(model)
    }

    /// Puts the weights of each layer side by side in memory, as cuDNN wants them: it would copy them at each call, and
    /// print a warning.
    fn flatten(&self) -> Result<(), Error> {
        let Shapes { cell, embedding, hidden, layers, .. } = self.shapes;
        if !self.weights["out.bias"].device().is_cuda() {
            return Ok(());
        }
        // The numbers of the cells in cuDNN.
        let mode = match cell {
            Cell::Lstm => 2,
            Cell::Gru => 3,
        };
        for layer in 0..layers {
            let width = if layer == 0 { embedding } else { hidden };
            let weights = self.parts(layer);
            let flatten = Tensor::f_internal_cudnn_rnn_flatten_weight::<&Tensor>;
            let _ =
                without_gradients(|| flatten(&weights, as_size(PARTS.len()), width, mode, hidden, 0, 1, true, false))?;
        }
        Ok(())
    }

    /// The weights of a layer, in libtorch's order.
    fn parts(&self, layer: usize) -> Vec<&Tensor> {
        PARTS.iter().map(|name| &self.weights[&format!("layer.{layer}.{name}")]).collect()
    }

    /// The words of the model.
    pub fn vocabulary(&self) -> &Vocabulary {
        &self.vocabulary
    }

    /// Scores each text; the sum over a corpus has the corpus's perplexity, see [`corpus`].
    ///
    /// # Errors
    /// A text does not fit into the device's memory.
    pub fn score<S: AsRef<str>>(
        &self,
        texts: &[S],
        progress: impl FnMut(Progress),
    ) -> Result<Vec<SentenceScore>, Error> {
        let rows: Vec<Vec<i64>> = texts.iter().map(|text| self.vocabulary.ids(text.as_ref())).collect();
        self.of_rows(&rows, progress)
    }

    fn of_rows(&self, rows: &[Vec<i64>], progress: impl FnMut(Progress)) -> Result<Vec<SentenceScore>, Error> {
        let lengths: Vec<usize> = rows.iter().map(|row| row.len() - 1).collect();
        let launch = |texts: &[usize]| {
            let texts: Vec<&[i64]> = texts.iter().map(|text| rows[*text].as_slice()).collect();
            let longest = texts.iter().map(|text| text.len() - 1).max().unwrap_or(0);
            let (mut state, mut sums) = (Vec::new(), Vec::new());
            for start in (0..longest).step_by(CHUNK) {
                let logs = self.logs(&texts, start..longest.min(start + CHUNK), &mut state, None)?;
                sums.push(logs.f_sum_dim_intlist(1, false, Kind::Double)?);
            }
            Ok(Tensor::f_stack(&sums, 0)?.f_sum_dim_intlist(0, false, Kind::Double)?)
        };
        let device = self.weights["out.bias"].device();
        let budget = Budget::either(device, Budget::words(AT_A_TIME), Budget::words(AT_A_TIME_ON_A_GPU));
        let sums: Vec<f64> = without_gradients(|| batch::run(&lengths, device, budget, progress, launch))?;
        let unknown = |row: &[i64]| row.iter().filter(|id| **id == UNKNOWN).count();
        let score = |(row, sum): (&Vec<i64>, f64)| SentenceScore {
            log10: sum * std::f64::consts::LOG10_E,
            n_words: row.len() - 1,
            n_unknown: unknown(row),
        };
        Ok(rows.iter().zip(sums).map(score).collect())
    }

    /// ln p of the words that follow those at some positions, `[n, positions]`; 0 after the end of a text. The state is
    /// carried over.
    fn logs(
        &self,
        texts: &[&[i64]],
        places: std::ops::Range<usize>,
        state: &mut Vec<State>,
        mut chance: Option<&mut Chance>,
    ) -> Result<Tensor, Error> {
        let embedding = &self.weights["embedding.weight"];
        let cut = |text: &[i64]| {
            // The last word comes after others, and none after it.
            let end = (text.len() - 1).min(places.end);
            places.start.min(end)..end
        };
        let rows: Vec<&[i64]> = texts.iter().map(|text| &text[cut(text)]).collect();
        let before = padded(&rows, places.len(), embedding.device())?;
        let mut x = Tensor::f_embedding(embedding, &before, -1, false, false)?;
        for layer in 0..self.shapes.layers {
            if let Some(chance) = chance.as_deref_mut() {
                x = chance.dropout(&x, self.shapes.dropout)?;
            }
            if state.len() == layer {
                state.push(self.begin(texts.len())?);
            }
            x = self.layer(layer, &x, &mut state[layer], chance.is_some())?;
        }
        if let Some(chance) = chance {
            x = chance.dropout(&x, self.shapes.dropout)?;
        }
        // Only words have a probability of their own, not what fills a row.
        let (n, length) = (as_size(texts.len()), as_size(places.len()));
        let of_row = |(row, words): (usize, &&[i64])| {
            let first = as_size(row) * length;
            first..first + as_size(words.len())
        };
        let at: Vec<i64> = rows.iter().enumerate().flat_map(of_row).collect();
        let after = |text: &&[i64]| cut(text).map(|place| text[place + 1]).collect::<Vec<_>>();
        let after: Vec<i64> = texts.iter().flat_map(after).collect();
        let shape = [as_size(at.len())];
        let (at, after) = (sent(&at, &shape, embedding.device())?, sent(&after, &shape, embedding.device())?);
        let x = x.f_flatten(0, 1)?.f_index_select(0, &at)?;
        let all = x.f_linear(&self.weights["out.weight"], Some(&self.weights["out.bias"]))?;
        let logs = all.f_log_softmax(-1, None::<Kind>)?.f_gather(1, &after.f_unsqueeze(1)?, false)?.f_squeeze_dim(1)?;
        let none = Tensor::f_zeros([n * length], (logs.kind(), logs.device()))?;
        Ok(none.f_index_add(0, &at, &logs)?.f_reshape([n, length])?)
    }

    /// The state before the first word.
    fn begin(&self, n: usize) -> Result<State, Error> {
        let out = &self.weights["out.bias"];
        let zeros = || Tensor::f_zeros([1, as_size(n), self.shapes.hidden], (out.kind(), out.device()));
        Ok(match self.shapes.cell {
            Cell::Lstm => vec![zeros()?, zeros()?],
            Cell::Gru => vec![zeros()?],
        })
    }

    /// A layer over words `[n, t, width]`: its states `[n, t, hidden]`.
    fn layer(&self, layer: usize, x: &Tensor, state: &mut State, train: bool) -> Result<Tensor, Error> {
        let weights = self.parts(layer);
        match self.shapes.cell {
            Cell::Lstm => {
                let hx: Vec<&Tensor> = state.iter().collect();
                let (y, h, c) = x.f_lstm(&hx, &weights, true, 1, 0.0, train, false, true)?;
                *state = vec![h, c];
                Ok(y)
            }
            Cell::Gru => {
                let (y, h) = x.f_gru(&state[0], &weights, true, 1, 0.0, train, false, true)?;
                *state = vec![h];
                Ok(y)
            }
        }
    }
}

/// The weights of a layer in libtorch's order.
const PARTS: [&str; 4] = ["input.weight", "state.weight", "input.bias", "state.bias"];

/// The score of a corpus: its perplexity is over all its words, not the mean of its texts'.
pub fn corpus(scores: &[SentenceScore]) -> SentenceScore {
    let start = SentenceScore { log10: 0.0, n_words: 0, n_unknown: 0 };
    scores.iter().fold(start, |sum, score| SentenceScore {
        log10: sum.log10 + score.log10,
        n_words: sum.n_words + score.n_words,
        n_unknown: sum.n_unknown + score.n_unknown,
    })
}
