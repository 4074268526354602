//! The vectors of the tokens of many texts, and pairs of texts side by side.

use std::{collections::HashMap, time::Instant};

use tch::{Device, Kind, Tensor};

use super::{
    Error,
    batch::{self, Budget, Progress},
    encoder::{Encoder, Mode, as_size},
    host::sent,
    tokens::Tokens,
};

/// The vectors of the tokens of many texts, each of length 1, on the device.
#[derive(Debug)]
pub struct Contextual {
    /// [tokens of all texts + 1, width]; the last row is 0 and represents padding.
    vectors: Tensor,
    /// The start of the tokens of each text, and their number.
    spans: Vec<(i64, usize)>,
}

/// Texts side by side, filled up to the longest.
#[derive(Debug)]
pub struct Side {
    /// [texts, tokens, width]; 0 at padding.
    pub vectors: Tensor,
    /// Which are padding, [texts, tokens].
    pub is_padding: Tensor,
    /// The number of tokens in the longest text.
    pub longest: usize,
}

/// Texts, each of them once.
#[derive(Debug, Default)]
pub(crate) struct Different<'a> {
    /// The texts.
    pub texts: Vec<&'a str>,
    numbers: HashMap<&'a str, usize>,
}

impl<'a> Different<'a> {
    /// The number of a text, which is added if it is new.
    pub fn number(&mut self, text: &'a str) -> usize {
        *self.numbers.entry(text).or_insert_with(|| {
            self.texts.push(text);
            self.texts.len() - 1
        })
    }
}

impl Contextual {
    /// The vectors of texts after `n_layers` layers.
    ///
    /// # Errors
    /// The device has not enough memory for all of them, or the model has fewer layers.
    pub fn of(
        encoder: &Encoder,
        texts: &[Tokens],
        n_layers: usize,
        budget: Budget,
        mut progress: impl FnMut(Progress),
    ) -> Result<Self, Error> {
        let lengths: Vec<usize> = texts.iter().map(|text| text.ids.len()).collect();
        let mut spans = vec![(0, 0); texts.len()];
        let mut begin = 0;
        let mut parts = Vec::new();
        let (begun, mut done, mut n_tokens) = (Instant::now(), 0, 0);
        let mut budget = budget;
        batch::each(&lengths, &mut budget, |batch| {
            let tokens: Vec<&Tokens> = batch.iter().map(|text| &texts[*text]).collect();
            let side = encoder.batch(&tokens)?;
            let rows = side.tokens(&encoder.forward(&side, n_layers, Mode::Evaluate)?)?;
            let single = rows.f_to_kind(Kind::Float)?;
            let length = single.f_norm_scalaropt_dim(2, 1, true)?.f_clamp_min(1e-12)?;
            parts.push(single.f_div(&length)?.f_to_kind(rows.kind())?);
            for text in batch {
                spans[*text] = (begin, lengths[*text]);
                begin += as_size(lengths[*text]);
                n_tokens += lengths[*text];
            }
            done += batch.len();
            progress(Progress { done, of: texts.len(), n_tokens, time: begun.elapsed() });
            Ok(())
        })?;
        let width = encoder.config().hidden_size;
        parts.push(Tensor::f_zeros([1, width], (encoder.kind(), encoder.device()))?);
        Ok(Self { vectors: Tensor::f_cat(&parts, 0)?, spans })
    }

    /// The number of tokens in a text.
    pub fn n_tokens(&self, text: usize) -> usize {
        self.spans[text].1
    }

    /// These texts side by side.
    ///
    /// # Errors
    /// The device runs out of memory.
    pub fn side(&self, texts: &[usize]) -> Result<Side, Error> {
        let longest = texts.iter().map(|text| self.n_tokens(*text)).max().unwrap_or(0);
        let padding = self.vectors.size()[0] - 1;
        let row = |text: &usize| {
            let (begin, n) = self.spans[*text];
            (0..longest).map(move |place| if place < n { begin + as_size(place) } else { padding })
        };
        let rows: Vec<i64> = texts.iter().flat_map(row).collect();
        let shape = [as_size(texts.len()), as_size(longest)];
        let rows = sent(&rows, &[shape[0] * shape[1]], self.vectors.device())?;
        let vectors = self.vectors.f_index_select(0, &rows)?.f_view([shape[0], shape[1], -1])?;
        Ok(Side { vectors, is_padding: rows.f_eq(padding)?.f_view(shape)?, longest })
    }
}

impl Side {
    /// Numbers that belong to the tokens of the texts, [texts, tokens], 0 at padding, on the same device.
    ///
    /// # Errors
    /// The device runs out of memory.
    pub fn numbers(&self, of_texts: &[&[f32]]) -> Result<Tensor, Error> {
        let mut numbers = Vec::with_capacity(of_texts.len() * self.longest);
        for row in of_texts {
            numbers.extend_from_slice(row);
            numbers.resize(numbers.len() + self.longest - row.len(), 0.0);
        }
        sent(&numbers, &[as_size(of_texts.len()), as_size(self.longest)], self.vectors.device())
    }
}

/// The numbers of a tensor, on the CPU.
pub(crate) fn numbers(tensor: &Tensor) -> Result<Vec<f64>, Error> {
    let flat = tensor.f_to_device_(Device::Cpu, Kind::Double, false, false)?.f_flatten(0, -1)?;
    Ok(Vec::try_from(flat)?)
}
