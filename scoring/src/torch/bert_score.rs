//! BERTScore: the match between the tokens of two texts by contextual vectors.

mod baseline;
mod idf;

use std::{iter, sync::Arc};

use serde::{Deserialize, Serialize};
use tch::{Device, Kind, Tensor};

use super::{
    Error, Precision,
    batch::{self, Budget, Progress},
    contextual::{Contextual, Different},
    folder::{Family, Folder},
    host::without_gradients,
    shared::Shared,
    tokens::{Cutter, Tokens, ahead},
};
use crate::metric::{signature, yes};

pub use baseline::Baseline;
pub use idf::Idf;

/// The number of outputs that are scored together at most, on a CPU; see [`BYTES`].
const TOGETHER: usize = 2_048;
/// The same on a GPU.
const TOGETHER_ON_A_GPU: usize = 16_384;
/// The bytes of the vectors of outputs that are scored together, if each byte of a text were a token; there are about a
/// quarter as many.
const BYTES: usize = 1 << 31;

/// BERTScore: the match between the tokens of an output and a reference by contextual vectors.
///
/// Precision measures how well each token of the output is matched in the reference, recall the reverse, and F₁ is
/// their harmonic mean. Values are between −1 and 1, mostly above 0.3; rescaled with a baseline, unrelated texts score
/// about 0.
///
/// # Definition
/// P = Σₓ w(x) maxᵧ x·y / Σₓ w(x) over the tokens x of the output and y of the reference, R the same with both
/// exchanged; vectors have length 1; w is 1, or ln((n + 1) / (nₓ + 1)) with the n references, nₓ of which hold the token.
/// Rescaled: (P − b) / (1 − b).
/// # Conventions
/// Those of the Python package bert-score: the tokens that begin and end a text weigh nothing, but may be matched; of
/// several references the best counts, for P, R and F₁ apart; a text without words has 0, and so has F₁ where P + R is 0. Texts are
/// cut where the model ends. RoBERTa's texts begin with a space.
/// # References
/// T. Zhang, V. Kishore, F. Wu, K. Weinberger, Y. Artzi, "BERTScore", ICLR 2020, arXiv:1904.09675; compared with bert-score
/// 0.3.13.
#[derive(Debug)]
pub struct BertScore {
    encoder: Shared,
    cutter: Arc<Cutter>,
    model: String,
    n_layers: usize,
    baseline: Option<Baseline>,
    budget: Budget,
}

/// Some outputs with their references, cut into tokens.
#[derive(Debug)]
struct Part {
    /// For each output the pairs of its text with its references'.
    groups: Vec<Vec<(usize, usize)>>,
    /// The tokens of each text.
    tokens: Vec<Tokens>,
    /// The shares of each text's tokens in its weight.
    weights: Vec<Option<Vec<f32>>>,
}

/// The match between an output and its reference.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Match {
    /// The match of the output's tokens in the reference.
    pub precision: f64,
    /// The match of the reference's tokens in the output.
    pub recall: f64,
    /// Their harmonic mean.
    pub f1: f64,
}

impl BertScore {
    /// Reads the model of a folder, up to `layer`, or up to the layer with the best known correlation with human
    /// judgements.
    ///
    /// # Errors
    /// The folder contains no supported model; the layer does not exist, or must be named.
    pub fn open(folder: &Folder, layer: Option<usize>, device: Device, precision: Precision) -> Result<Self, Error> {
        Self::over(&Shared::open_to(folder, chosen(folder, layer)?, device, precision)?, layer)
    }

    /// Uses an encoder that may be shared, at `layer` or at the layer with the best known correlation with human
    /// judgements.
    ///
    /// # Errors
    /// The layer does not exist, or must be named; the folder's files can no longer be read.
    pub fn over(encoder: &Shared, layer: Option<usize>) -> Result<Self, Error> {
        let folder = encoder.folder();
        let n_layers = chosen(folder, layer)?;
        encoder.reach(n_layers)?;
        Ok(Self {
            cutter: encoder.cutter(folder.n_tokens)?,
            model: encoder.name()?,
            budget: Budget::of(encoder.device()),
            encoder: encoder.clone(),
            n_layers,
            baseline: None,
        })
    }

    /// Rescaled by what unrelated texts have, from a file of the package bert-score.
    ///
    /// # Errors
    /// The file has no line for the layer.
    pub fn rescaled(self, baselines: &str) -> Result<Self, Error> {
        let baseline = Some(Baseline::read(baselines, self.n_layers)?);
        Ok(Self { baseline, ..self })
    }

    /// The same with a different batch size; results differ only by rounding.
    pub const fn with_budget(mut self, budget: Budget) -> Self {
        self.budget = budget;
        self
    }

    /// The configuration that must be equal for two scores to be comparable, in addition to the number of references.
    pub fn signature(&self, with_idf: bool) -> String {
        signature(&[
            ("model", &self.model),
            ("layer", &self.n_layers.to_string()),
            ("idf", yes(with_idf)),
            ("rescaled", yes(self.baseline.is_some())),
            ("numbers", self.encoder.precision().name()),
        ])
    }

    /// The informativeness of each token, from the texts that contain it: all references.
    ///
    /// # Errors
    /// A text cannot be tokenised.
    pub fn idf(&self, texts: &[&str]) -> Result<Idf, Error> {
        Ok(Idf::of(&self.cut(texts)?))
    }

    /// The match of each output with its references, of which it has at least one.
    ///
    /// `None` if no token of a text has a weight by `idf`.
    ///
    /// # Errors
    /// The number of lists of references differs from the number of outputs, or a list is empty; a single text does not
    /// fit into memory.
    pub fn score(
        &self,
        outputs: &[&str],
        references: &[Vec<&str>],
        idf: Option<&Idf>,
        mut progress: impl FnMut(Progress),
    ) -> Result<Vec<Option<Match>>, Error> {
        if outputs.len() != references.len() || references.iter().any(Vec::is_empty) {
            return Err(Error::Invalid("each output needs one reference or more".to_owned()));
        }
        let most = if self.encoder.device().is_cuda() { TOGETHER_ON_A_GPU } else { TOGETHER };
        let width = usize::try_from(self.encoder.folder().config.hidden_size).unwrap_or(usize::MAX);
        let bytes = BYTES / width.max(1) / self.encoder.precision().kind().elt_size_in_bytes();
        let mut matches = Vec::with_capacity(outputs.len());
        let mut first = 0;
        let parts = iter::from_fn(|| {
            if first == outputs.len() {
                return None;
            }
            let range = first..first + fitting(&outputs[first..], &references[first..], most, bytes);
            first = range.end;
            Some((range.clone(), self.part(&outputs[range.clone()], &references[range], idf)))
        });
        // The next part is cut while this one is computed.
        without_gradients(|| {
            ahead(1, parts, |(range, part)| {
                let texts = (&outputs[range.clone()], &references[range]);
                matches.extend(self.score_part(part?, texts, idf, &mut progress)?);
                Ok(())
            })
        })?;
        Ok(matches)
    }

    fn part(&self, outputs: &[&str], references: &[Vec<&str>], idf: Option<&Idf>) -> Result<Part, Error> {
        let mut different = Different::default();
        let mut groups: Vec<Vec<(usize, usize)>> = Vec::with_capacity(outputs.len());
        for (output, references) in outputs.iter().copied().zip(references) {
            let output = different.number(output);
            groups.push(references.iter().copied().map(|reference| (output, different.number(reference))).collect());
        }
        let tokens = self.cut(&different.texts)?;
        let weights = tokens.iter().map(|text| idf::shares(text, idf)).collect();
        Ok(Part { groups, tokens, weights })
    }

    /// The matches of a part; if it does not fit into the device's memory, of one half and then of the other.
    fn score_part(
        &self,
        part: Part,
        (outputs, references): (&[&str], &[Vec<&str>]),
        idf: Option<&Idf>,
        progress: &mut impl FnMut(Progress),
    ) -> Result<Vec<Option<Match>>, Error> {
        match self.score_together(&part, progress) {
            Err(error) if error.is_out_of_memory() && outputs.len() > 1 => {}
            done => return done,
        }
        drop(part);
        let at = outputs.len() / 2;
        let mut matches = Vec::with_capacity(outputs.len());
        for half in [(&outputs[..at], &references[..at]), (&outputs[at..], &references[at..])] {
            let part = self.part(half.0, half.1, idf)?;
            matches.extend(self.score_part(part, half, idf, progress)?);
        }
        Ok(matches)
    }

    fn score_together(&self, part: &Part, progress: &mut impl FnMut(Progress)) -> Result<Vec<Option<Match>>, Error> {
        let Part { groups, tokens, weights } = part;
        let vectors = Contextual::of(&self.encoder.encoder(), tokens, self.n_layers, self.budget, progress)?;
        let pairs: Vec<(usize, usize)> = groups.concat();
        let values = self.pairs(&vectors, weights, &pairs)?;
        let mut values = values.into_iter().zip(&pairs);
        let best = |group: &Vec<(usize, usize)>| {
            let of_pair = |(value, (a, b)): (Option<Match>, &(usize, usize))| {
                // As the Python package has it: nothing matches a text without words.
                if tokens[*a].is_wordless() || tokens[*b].is_wordless() { Some(Match::NONE) } else { value }
            };
            let matches = values.by_ref().take(group.len()).filter_map(of_pair);
            let best = matches.reduce(Match::better);
            best.map(|best| self.baseline.as_ref().map_or(best, |baseline| baseline.rescale(best)))
        };
        Ok(groups.iter().map(best).collect())
    }

    /// The match of each pair of texts; `None` if one of them has no token with a weight.
    fn pairs(
        &self,
        vectors: &Contextual,
        weights: &[Option<Vec<f32>>],
        pairs: &[(usize, usize)],
    ) -> Result<Vec<Option<Match>>, Error> {
        let lengths: Vec<usize> = pairs.iter().map(|(a, b)| vectors.n_tokens(*a).max(vectors.n_tokens(*b))).collect();
        let weight = |text: &usize| weights[*text].as_deref().unwrap_or_default();
        let launch = |batch: &[usize]| {
            let (a, b): (Vec<usize>, Vec<usize>) = batch.iter().map(|pair| pairs[*pair]).unzip();
            let (left, right) = (vectors.side(&a)?, vectors.side(&b)?);
            let alike = products(&left.vectors, &right.vectors)?;
            let never = f64::NEG_INFINITY;
            let met = alike.f_masked_fill(&right.is_padding.f_unsqueeze(1)?, never)?.f_amax(2, false)?;
            let meets = alike.f_masked_fill(&left.is_padding.f_unsqueeze(2)?, never)?.f_amax(1, false)?;
            let weights_a = left.numbers(&a.iter().map(weight).collect::<Vec<_>>())?;
            let weights_b = right.numbers(&b.iter().map(weight).collect::<Vec<_>>())?;
            let sum =
                |values: &Tensor, weights: &Tensor| values.f_mul(weights)?.f_sum_dim_intlist(1, false, Kind::Float);
            Ok(Tensor::f_stack(&[sum(&met, &weights_a)?, sum(&meets, &weights_b)?], 1)?)
        };
        let values: Vec<f64> = batch::run(&lengths, self.encoder.device(), self.budget, |_| {}, launch)?;
        let of_pair = |(value, (a, b)): (&[f64], &(usize, usize))| {
            let is_known = weights[*a].is_some() && weights[*b].is_some();
            is_known.then(|| Match::of(value[0], value[1]))
        };
        Ok(values.chunks(2).zip(pairs).map(of_pair).collect())
    }

    fn cut(&self, texts: &[&str]) -> Result<Vec<Tokens>, Error> {
        if self.encoder.folder().config.model_type != Family::Roberta {
            return self.cutter.cut(texts);
        }
        let spaced = |text: &&str| match text.trim() {
            "" => String::new(),
            text => format!(" {text}"),
        };
        let spaced: Vec<String> = texts.iter().map(spaced).collect();
        self.cutter.cut_as_is(&spaced.iter().map(String::as_str).collect::<Vec<_>>())
    }
}

impl Match {
    /// Nothing matches.
    const NONE: Self = Self { precision: 0.0, recall: 0.0, f1: 0.0 };

    fn of(precision: f64, recall: f64) -> Self {
        let sum = precision + recall;
        Self { precision, recall, f1: if sum == 0.0 { 0.0 } else { 2.0 * precision * recall / sum } }
    }

    /// The best of two, number by number.
    fn better(self, other: Self) -> Self {
        Self {
            precision: self.precision.max(other.precision),
            recall: self.recall.max(other.recall),
            f1: self.f1.max(other.f1),
        }
    }
}

/// How many of the first outputs are scored together: one or more, at most `most`, of at most `bytes`.
fn fitting(outputs: &[&str], references: &[Vec<&str>], most: usize, bytes: usize) -> usize {
    let mut sum = 0;
    let sizes = outputs
        .iter()
        .zip(references)
        .map(|(output, references)| output.len() + references.iter().map(|reference| reference.len()).sum::<usize>());
    let n = sizes.take(most).take_while(|size| {
        sum += size;
        sum <= bytes
    });
    n.count().max(1)
}

/// The products of all tokens of two texts, [pairs, tokens, tokens], summed and kept in 32 bits.
fn products(a: &Tensor, b: &Tensor) -> Result<Tensor, Error> {
    let turned = b.f_transpose(1, 2)?;
    Ok(match (a.kind(), a.device().is_cuda()) {
        (Kind::Float, _) => a.f_bmm(&turned)?,
        (_, true) => a.f_bmm_dtype(&turned, Kind::Float)?,
        // A CPU has no such product.
        (_, false) => a.f_to_kind(Kind::Float)?.f_bmm(&turned.f_to_kind(Kind::Float)?)?,
    })
}

/// The layer whose vectors are compared by default: the best known layer, otherwise the last.
pub fn usual_layer(folder: &Folder) -> usize {
    let n_layers = folder.config.num_hidden_layers;
    best_layer(folder.config.model_type, n_layers).unwrap_or(n_layers)
}

/// The requested layer, otherwise the best known layer.
pub(super) fn chosen(folder: &Folder, layer: Option<usize>) -> Result<usize, Error> {
    let n_all = folder.config.num_hidden_layers;
    let n_layers = layer.or_else(|| best_layer(folder.config.model_type, n_all)).ok_or_else(|| {
        Error::Invalid(format!(
            "which layer of this model agrees best with people is not known: name one from 1 to {n_all}"
        ))
    })?;
    if !(1..=n_all).contains(&n_layers) {
        return Err(Error::Invalid(format!("the model has no layer {n_layers}: name one from 1 to {n_all}")));
    }
    Ok(n_layers)
}

/// The layer with the best correlation with human judgements of translations, as the authors found for models of these
/// sizes.
fn best_layer(family: Family, n_layers: usize) -> Option<usize> {
    match (family, n_layers) {
        (Family::Bert | Family::XlmRoberta, 12) => Some(9),
        (Family::Bert, 24) => Some(18),
        (Family::Roberta, 12) => Some(10),
        (Family::Roberta | Family::XlmRoberta, 24) => Some(17),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outputs_that_are_scored_together_are_neither_too_many_nor_too_long() {
        let long = "a".repeat(90);
        let references = vec![vec!["b", "c"]; 4];
        let fitting = |outputs: &[&str], most| fitting(outputs, &references, most, 50);
        assert_eq!(fitting(&["a"; 4], 3), 3);
        assert_eq!(fitting(&["a"; 4], 9), 4);
        assert_eq!(fitting(&["a", &long, "a", "a"], 9), 1);
        assert_eq!(fitting(&[&long, "a", "a", "a"], 9), 1);
    }
}
