//! One vector for each text, and the similarity of texts by these vectors.

use std::sync::Arc;

use tch::{Device, Kind, Tensor};

use super::{
    Error, Precision,
    batch::{self, Budget, Progress, Run},
    encoder::{
        Batch, Encoder, Mode,
        batch::{by_block, mean},
    },
    folder::{Folder, Pooling},
    host::without_gradients,
    shared::Shared,
    tokens::{Cutter, Tokens},
};

/// A model that maps each text to one vector, as sentence-transformers does with the same folder.
///
/// # Conventions
/// The pooling and the limit of tokens are read from the folder; by default, the mean over all tokens is used,
/// including those that begin and end a text, and the limit is that of the model. Longer texts are truncated. Pooling
/// sums in 32 bits regardless of the precision.
/// # References
/// N. Reimers, I. Gurevych, "Sentence-BERT", EMNLP 2019, doi:10.18653/v1/D19-1410; compared with sentence-transformers 5.
#[derive(Debug)]
pub struct Embedder {
    encoder: Shared,
    cutter: Arc<Cutter>,
    pool: Pool,
    budget: Budget,
}

/// The pooling of the vectors of a text's tokens into a single vector.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pool {
    pooling: Pooling,
    normalised: bool,
}

/// A vector for each text.
#[derive(Debug, Clone, PartialEq)]
pub struct Embeddings {
    /// The length of a vector.
    pub width: usize,
    /// The concatenated vectors.
    pub values: Vec<f32>,
    /// The number of texts that are longer than the model's limit.
    pub n_cut: usize,
}

impl Embedder {
    /// Reads the model of a folder.
    ///
    /// # Errors
    /// The folder contains no supported model: the error states what is missing, and what to download.
    pub fn open(folder: &Folder, device: Device, precision: Precision) -> Result<Self, Error> {
        Self::over(&Shared::open(folder, device, precision)?)
    }

    /// By an encoder that others may use too.
    ///
    /// # Errors
    /// The folder's files cannot be read any more.
    pub fn over(encoder: &Shared) -> Result<Self, Error> {
        let folder = encoder.folder();
        encoder.reach(folder.config.num_hidden_layers)?;
        Ok(Self {
            cutter: encoder.cutter(folder.n_sentence_tokens)?,
            pool: Pool::of(folder),
            budget: Budget::of(encoder.device()),
            encoder: encoder.clone(),
        })
    }

    /// The same with a different batch size; results differ only by rounding.
    pub const fn with_budget(mut self, budget: Budget) -> Self {
        self.budget = budget;
        self
    }

    /// The vectors of texts, in their order.
    ///
    /// # Errors
    /// A single text does not fit into the device's memory.
    pub fn embed(&self, texts: &[&str], progress: impl FnMut(Progress)) -> Result<Embeddings, Error> {
        let mut n_cut = 0;
        let values = self.run(texts.len(), progress, |run, encoder| {
            self.cutter.in_parts(texts, |tokens| {
                n_cut += tokens.iter().filter(|text| text.is_cut).count();
                self.part(run, encoder, &tokens)
            })
        })?;
        Ok(Embeddings { width: self.width(), values, n_cut })
    }

    /// The vectors of texts that are cut already, by [`Embedder::cutter`].
    ///
    /// # Errors
    /// As [`Embedder::embed`].
    pub fn embed_tokens(&self, texts: &[Tokens], progress: impl FnMut(Progress)) -> Result<Embeddings, Error> {
        let values = self.run(texts.len(), progress, |run, encoder| self.part(run, encoder, texts))?;
        Ok(Embeddings { width: self.width(), values, n_cut: texts.iter().filter(|text| text.is_cut).count() })
    }

    fn run(
        &self,
        n: usize,
        progress: impl FnMut(Progress),
        work: impl FnOnce(&mut Run<'_, f32>, &Encoder) -> Result<(), Error>,
    ) -> Result<Vec<f32>, Error> {
        let encoder = self.encoder.encoder();
        let device = encoder.device();
        without_gradients(|| batch::in_parts(n, device, self.budget, progress, |run| work(run, &encoder)))
    }

    fn part(&self, run: &mut Run<'_, f32>, encoder: &Encoder, texts: &[Tokens]) -> Result<(), Error> {
        let lengths: Vec<usize> = texts.iter().map(|text| text.ids.len()).collect();
        run.part(&lengths, |batch| {
            let batch: Vec<&Tokens> = batch.iter().map(|text| &texts[*text]).collect();
            self.pool.pooled(encoder, &encoder.batch(&batch)?, Mode::Evaluate)
        })
    }

    fn width(&self) -> usize {
        usize::try_from(self.folder().config.hidden_size).unwrap_or(0)
    }

    /// Its tokenizer.
    pub fn cutter(&self) -> &Cutter {
        &self.cutter
    }

    /// The contents of its folder's configuration.
    pub fn folder(&self) -> &Folder {
        self.encoder.folder()
    }
}

impl Pool {
    /// The setting of a folder.
    pub(crate) const fn of(folder: &Folder) -> Self {
        Self { pooling: folder.pooling, normalised: folder.normalised }
    }

    /// The vectors of a batch, [texts, width], in 32 bits.
    ///
    /// # Errors
    /// The device runs out of memory.
    pub(crate) fn pooled(self, encoder: &Encoder, batch: &Batch, mode: Mode) -> Result<Tensor, Error> {
        let hidden = encoder.forward(batch, encoder.n_layers(), mode)?;
        let pooled = by_block(&batch.blocks, &hidden, |block, vectors| match self.pooling {
            Pooling::First => Ok(vectors.f_select(1, 0)?.f_to_kind(Kind::Float)?),
            Pooling::Mean => mean(block, &vectors),
        })?;
        if !self.normalised {
            return Ok(pooled);
        }
        let length = pooled.f_norm_scalaropt_dim(2, 1, true)?.f_clamp_min(1e-12)?;
        Ok(pooled.f_div(&length)?)
    }
}

impl Embeddings {
    /// The vector of a text.
    pub fn row(&self, text: usize) -> &[f32] {
        &self.values[text * self.width..(text + 1) * self.width]
    }

    /// The similarity of two texts: the cosine of their vectors, from −1 to 1.
    ///
    /// `None` if a vector is 0, because it has no direction.
    pub fn similarity(&self, a: usize, b: usize) -> Option<f64> {
        let (a, b) = (self.row(a), self.row(b));
        let dot = |a: &[f32], b: &[f32]| a.iter().zip(b).map(|(a, b)| f64::from(*a) * f64::from(*b)).sum::<f64>();
        let lengths = (dot(a, a) * dot(b, b)).sqrt();
        (lengths > 0.0).then(|| (dot(a, b) / lengths).clamp(-1.0, 1.0))
    }
}
