//! Causal language models of the GPT-2 family, and the perplexity of texts by them.

mod config;
mod layer;
mod window;

use std::{f64::consts::LOG10_E, path::Path};

use tch::{Device, Kind, Tensor};

pub use self::config::Config;
use self::{
    layer::Layer,
    window::{Window, windows},
};
use super::{
    Error, Precision,
    batch::{self, Budget, Progress},
    encoder::{as_size, batch::Block},
    host::{sent, without_gradients},
    parameters::{Init, Parameters},
    parts::Norm,
    tokens::{Cutter, Tokens},
};

/// The name of this model family in a configuration.
pub const FAMILY: &str = "gpt2";
/// The number of logits that are in memory at once: 128 MB in 32 bits, and as much again for their softmax.
const LOGITS: i64 = 1 << 25;
/// The same on a GPU: 512 MB.
const LOGITS_ON_A_GPU: i64 = 1 << 27;
/// On a GPU the number of words is a multiple of this: with GPT-2's 50,257 words the product took 8.7 times as long on an
/// H100 as with 50,304.
const MULTIPLE: i64 = 64;

/// A causal language model of the GPT-2 family, for the probability of texts.
///
/// A text's perplexity is 10^(−`log10` / `n_tokens`): at least 1, and lower for more usual texts; for a corpus, it is
/// computed from the sums.
///
/// # Definition
/// h₀ = word + position; h' = h + Attention(LN(h)); hᵢ₊₁ = h' + W₂ act(W₁ LN(h') + b₁) + b₂; p(wₜ₊₁ | w₁ … wₜ) =
/// softmax(A LN(hₜ)), where A is the matrix of the word vectors if the model ties them.
/// # Conventions
/// The unit is the model's token, not a word: perplexities of models with different tokens, or of a model over words,
/// are not comparable. A text is read unchanged. `bos_token_id` (GPT-2's `<|endoftext|>`) precedes it, and is read but
/// not scored, so that the first token has a probability; the text's end is not scored, since GPT-2 marks the end of
/// documents and not of sentences. An empty text has no token and no perplexity.
///
/// A text of more than `n_positions` tokens, including the initial token, is read in windows of this size, each of
/// which starts half a window after the previous one; a token is scored in the first window that contains it, so after
/// at least half a window of context. This is the sliding window of the transformers library's guide to perplexity. The
/// score of a text does not depend on other texts, apart from rounding.
///
/// With 16-bit weights, norms, softmax and the sums of logarithms use 32 bits or more.
/// # References
/// A. Radford et al., "Language Models are Unsupervised Multitask Learners", 2019; compared with transformers 4.57.
#[derive(Debug)]
pub struct Model {
    config: Config,
    precision: Precision,
    words: Tensor,
    places: Tensor,
    layers: Vec<Layer>,
    norm: Norm,
    head: Tensor,
    cutter: Cutter,
    budget: Budget,
}

/// The probability of a text.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Score {
    /// The logarithm of its probability.
    pub log10: f64,
    /// Its tokens.
    pub n_tokens: usize,
}

impl Score {
    /// Its perplexity per token; an empty text has none.
    pub fn perplexity(self) -> Option<f64> {
        (self.n_tokens > 0).then(|| 10_f64.powf(-self.log10 / self.n_tokens as f64))
    }
}

impl Model {
    /// Reads a model from a folder in the format of model hubs: `config.json`, `tokenizer.json`, `model.safetensors`.
    ///
    /// # Errors
    /// [`Error::Model`] with the missing file, the unsupported setting of the configuration, or all tensors that are
    /// missing or have a different shape than it specifies.
    pub fn open(folder: &Path, device: Device, precision: Precision) -> Result<Self, Error> {
        let config = Config::read(folder)?;
        let cutter = Cutter::unframed(&folder.join("tokenizer.json"))?;
        let mut from = Parameters::read(&folder.join("model.safetensors"), device, precision.kind())?;
        let (width, init) = (config.n_embd, Init::Normal(0.02));
        let words = from.tensor("wte.weight", &[config.vocab_size, width], init)?;
        let places = from.tensor("wpe.weight", &[config.n_positions, width], init)?;
        let layers = (0..config.n_layer).map(|number| Layer::build(&mut from, number, &config));
        let layers = layers.collect::<Result<_, _>>()?;
        let norm = Norm::build(&mut from, "ln_f", width, config.layer_norm_epsilon)?;
        let head = if config.tie_word_embeddings {
            words.shallow_clone()
        } else {
            from.tensor("lm_head.weight", &[config.vocab_size, width], init)?
        };
        let head = if device.is_cuda() { filled(&head)? } else { head };
        let _ = from.finish()?;
        let budget = Budget::of(device);
        Ok(Self { config, precision, words, places, layers, norm, head, cutter, budget })
    }

    /// The same with a different batch size; results differ only by rounding.
    pub const fn with_budget(mut self, budget: Budget) -> Self {
        self.budget = budget;
        self
    }

    /// The model's sizes.
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// The configuration that must be equal for two scores to be comparable, in addition to the model: fields of a
    /// signature.
    pub fn conventions(&self) -> Vec<(&'static str, String)> {
        let (width, stride) = self.window();
        vec![
            ("unit", "token".to_owned()),
            ("bos", self.config.bos_token_id.to_string()),
            ("eos", "no".to_owned()),
            ("window", width.to_string()),
            ("stride", stride.to_string()),
            ("numbers", self.precision.name().to_owned()),
        ]
    }

    /// The number of tokens in a window, and the distance between the starts of two windows.
    fn window(&self) -> (usize, usize) {
        let width = usize::try_from(self.config.n_positions).unwrap_or(usize::MAX);
        (width, width / 2)
    }

    /// Scores each text; a corpus's perplexity is computed from the sums, not from the mean of its texts' perplexities.
    ///
    /// # Errors
    /// A single window does not fit into the device's memory; a text has a token that the model does not know; the
    /// model's numbers are too large for 16 bits.
    pub fn score(&self, texts: &[&str], mut progress: impl FnMut(Progress)) -> Result<Vec<Score>, Error> {
        let rows = self.rows(texts)?;
        let (width, stride) = self.window();
        let of_text = |(text, row): (usize, &Vec<i32>)| windows(text, row.len(), width, stride);
        let windows: Vec<Window> = rows.iter().enumerate().flat_map(of_text).collect();
        let lengths: Vec<usize> = windows.iter().map(|window| window.read.len()).collect();
        let mut left = vec![0_usize; texts.len()];
        for window in &windows {
            left[window.text] += 1;
        }
        // By the number of windows that are done, longest first, how many texts are.
        let mut done = left.iter().filter(|left| **left == 0).count();
        let mut done_after = vec![done];
        for window in batch::order(&lengths).into_iter().rev() {
            let left = &mut left[windows[window].text];
            *left -= 1;
            done += usize::from(*left == 0);
            done_after.push(done);
        }
        let launch = |batch: &[usize]| {
            let batch: Vec<&Window> = batch.iter().map(|window| &windows[*window]).collect();
            self.sums(&rows, &batch)
        };
        let progress =
            |so_far: Progress| progress(Progress { done: done_after[so_far.done], of: texts.len(), ..so_far });
        let device = self.words.device();
        let sums = without_gradients(|| batch::run(&lengths, device, self.budget, progress, launch));
        let sums = sums.map_err(|error| by_text(error, &windows))?;
        self.summed(&windows, sums, texts.len())
    }

    /// The score of each text, from the sums of its windows.
    fn summed(&self, windows: &[Window], sums: Vec<f64>, n: usize) -> Result<Vec<Score>, Error> {
        let mut scores = vec![Score::default(); n];
        for (window, sum) in windows.iter().zip(sums) {
            scores[window.text].log10 += sum * LOG10_E;
            scores[window.text].n_tokens += window.scored.len();
        }
        match scores.iter().position(|score| !score.log10.is_finite()) {
            Some(text) => Err(Error::Invalid(format!(
                "text {} has no probability, because numbers become too large for {}: use bf16 or fp32, or download the model again",
                text + 1,
                self.precision.name()
            ))),
            None => Ok(scores),
        }
    }

    /// The tokens of each text, including the initial token.
    fn rows(&self, texts: &[&str]) -> Result<Vec<Vec<i32>>, Error> {
        let begin = i32::try_from(self.config.bos_token_id)
            .map_err(|_| Error::Invalid("bos_token_id of config.json is no token".to_owned()))?;
        let is_unknown = |id: &&i32| i64::from(**id) >= self.config.vocab_size;
        let row = |(text, Tokens { ids, .. }): (usize, Tokens)| match ids.iter().find(is_unknown) {
            Some(id) => Err(Error::Invalid(format!(
                "text {} has the token {id}, and the model ends with {}: tokenizer.json is of another model",
                text + 1,
                self.config.vocab_size - 1
            ))),
            None => Ok([vec![begin], ids].concat()),
        };
        self.cutter.cut_as_is(texts)?.into_iter().enumerate().map(row).collect()
    }

    /// Σ ln p of the tokens that each window scores, `[windows]`, in 64 bits.
    fn sums(&self, rows: &[Vec<i32>], windows: &[&Window]) -> Result<Tensor, Error> {
        let device = self.words.device();
        let length = windows.iter().map(|window| window.read.len()).max().unwrap_or(0);
        let most = windows.iter().map(|window| window.scored.len()).max().unwrap_or(0);
        // Padding is placed at the end, which no token attends to.
        let mut ids = vec![0_i32; windows.len() * length];
        let (mut at, mut next) = (Vec::new(), Vec::new());
        // Which of the logarithms are those of a window; the one after the last is 0.
        let n_scored: usize = windows.iter().map(|window| window.scored.len()).sum();
        let mut places = vec![as_size(n_scored); windows.len() * most];
        for (number, window) in windows.iter().enumerate() {
            let read = &rows[window.text][window.read.clone()];
            ids[number * length..][..read.len()].copy_from_slice(read);
            let before = number * length + window.scored.start - 1 - window.read.start;
            for place in 0..window.scored.len() {
                places[number * most + place] = as_size(at.len());
                at.push(as_size(before + place));
            }
            next.extend(rows[window.text][window.scored.clone()].iter().map(|id| i64::from(*id)));
        }
        // All is sent before anything is launched.
        let n = as_size(windows.len());
        let ids = sent(&ids, &[n, as_size(length)], device)?;
        let (at, next) = (sent(&at, &[as_size(at.len())], device)?, sent(&next, &[as_size(next.len())], device)?);
        let places = sent(&places, &[as_size(places.len())], device)?;
        let block = [Block::whole(n, as_size(length))];
        let words = Tensor::f_embedding(&self.words, &ids, -1, false, false)?;
        let mut hidden = words.f_add(&self.places.f_narrow(0, 0, as_size(length))?)?.f_flatten(0, 1)?;
        for layer in &self.layers {
            hidden = layer.forward(&hidden, &block)?;
        }
        // Only for scored tokens is the probability of every word of the vocabulary computed.
        let hidden = self.norm.forward(&hidden.f_index_select(0, &at)?)?;
        let logits = if device.is_cuda() { LOGITS_ON_A_GPU } else { LOGITS };
        let logs = told(&hidden, &self.head, self.config.vocab_size, &next, logits)?;
        let none = Tensor::f_zeros([1], (logs.kind(), device))?;
        let logs = Tensor::f_cat(&[logs, none], 0)?.f_index_select(0, &places)?.f_view([n, as_size(most)])?;
        Ok(logs.f_sum_dim_intlist(1, false, Kind::Double)?)
    }
}

/// The matrix with rows of zeros for words that there are not, up to a multiple of [`MULTIPLE`].
fn filled(head: &Tensor) -> Result<Tensor, Error> {
    let (n, width) = head.size2()?;
    let zeros = Tensor::f_zeros([-n & (MULTIPLE - 1), width], (head.kind(), head.device()))?;
    Ok(Tensor::f_cat(&[head, &zeros], 0)?)
}

/// ln p of the tokens `next`, [tokens], after the vectors `hidden`, [tokens, width]: at most `logits` at once. The rows of
/// `head` after the first `n_words` are of no word.
fn told(hidden: &Tensor, head: &Tensor, n_words: i64, next: &Tensor, logits: i64) -> Result<Tensor, Error> {
    let (n, n_rows) = (next.size()[0], head.size()[0]);
    let at_once = (logits / n_rows).max(1);
    let part = |start: i64| -> Result<Tensor, Error> {
        let n = at_once.min(n - start);
        let logits = logits_of(&hidden.f_narrow(0, start, n)?, head)?;
        if n_rows > n_words {
            let _ = logits.f_narrow(1, n_words, n_rows - n_words)?.f_fill_(f64::NEG_INFINITY)?;
        }
        let logs = logits.f_log_softmax(-1, Kind::Float)?;
        Ok(logs.f_gather(1, &next.f_narrow(0, start, n)?.f_unsqueeze(1)?, false)?.f_squeeze_dim(1)?)
    };
    let starts = (0..n).step_by(usize::try_from(at_once).unwrap_or(usize::MAX));
    Ok(Tensor::f_cat(&starts.map(part).collect::<Result<Vec<_>, _>>()?, 0)?)
}

/// The logits of all words; of numbers of 16 bits in 32 on a GPU, which sums in 32 anyway.
fn logits_of(hidden: &Tensor, head: &Tensor) -> Result<Tensor, Error> {
    if hidden.device().is_cuda() && hidden.kind() != Kind::Float {
        return Ok(hidden.f_mm_dtype(&head.f_tr()?, Kind::Float)?);
    }
    Ok(hidden.f_linear(head, None::<&Tensor>)?)
}

/// Converts an error about a window to an error about its text.
fn by_text(error: Error, windows: &[Window]) -> Error {
    match error {
        Error::Memory { text: window, n_tokens } => Error::Memory { text: windows[window].text, n_tokens },
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logits_are_the_same_however_many_there_are_at_once() {
        let numbers = |n: i64| (Tensor::arange(n, (Kind::Float, Device::Cpu)) * 0.37).sin();
        let (hidden, head) = (numbers(7 * 4).view([7, 4]), numbers(11 * 4).view([11, 4]));
        let next = Tensor::from_slice(&[0_i64, 10, 3, 3, 7, 1, 9]);
        let all = hidden.matmul(&head.tr()).log_softmax(-1, Kind::Double).gather(1, &next.unsqueeze(1), false);
        for logits in [1, 11, 33, 1 << 25] {
            let told = told(&hidden, &head, 11, &next, logits).expect("there is memory");
            assert!(told.allclose(&all.squeeze_dim(1).to_kind(Kind::Float), 1e-5, 1e-6, false), "{logits} at once");
            // Rows of no word change nothing.
            let wide = filled(&head).expect("there is memory");
            assert_eq!(wide.size(), [64, 4]);
            let wide = super::told(&hidden, &wide, 11, &next, logits).expect("there is memory");
            assert!(wide.allclose(&told, 1e-5, 1e-6, false), "{logits} at once");
        }
    }

    #[test]
    fn a_window_that_does_not_fit_is_told_by_its_text() {
        let windows: Vec<Window> =
            [3, 30, 3].iter().enumerate().flat_map(|(text, n)| windows(text, *n, 8, 4)).collect();
        let error = by_text(Error::Memory { text: 5, n_tokens: 7 }, &windows).to_string();
        assert!(error.starts_with("text 2 with 7 tokens does not fit"), "{error}");
    }

    #[test]
    fn an_empty_text_has_no_perplexity() {
        assert_eq!(Score::default().perplexity(), None);
        assert_eq!(Score { log10: -4.0, n_tokens: 2 }.perplexity(), Some(100.0));
    }
}
