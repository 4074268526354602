//! The results of texts, copied from the device into the order of the texts.

use std::sync::{
    atomic::{AtomicUsize, Ordering},
    mpsc::Receiver,
};

use tch::{Device, Tensor, kind::Element};

use libtorch::Mark;

use crate::torch::Error;

/// Numbers that are copied from a device.
pub trait Number: Element + Copy + Default + Send + 'static {}

impl Number for f32 {}
impl Number for f64 {}

/// Results of texts on their way from the device.
pub(super) struct Coming {
    texts: Vec<usize>,
    n_tokens: usize,
    /// What is there when the device has come to the mark.
    result: Tensor,
    mark: Mark,
}

impl Coming {
    /// Launches the copy of a result, in order with what was launched before. A copy launched only when it is needed
    /// would wait for everything launched since.
    pub(super) fn copied<N: Number>(texts: Vec<usize>, n_tokens: usize, result: &Tensor) -> Result<Self, Error> {
        let here = result.f_contiguous()?.f_to_device_(Device::Cpu, N::KIND, true, true)?;
        Ok(Self { texts, n_tokens, result: here, mark: Mark::behind(result.device())? })
    }
}

/// Puts results into their places as they come.
pub(super) fn collect<N: Number>(results: Receiver<Coming>, n: usize, done: &Done) -> Result<Vec<N>, Error> {
    let mut rows = Rows::of(n);
    for Coming { texts, n_tokens, result, mark } in results {
        mark.wait()?;
        rows.put(&texts, &result)?;
        done.add(texts.len(), n_tokens);
    }
    Ok(rows.values)
}

/// Texts and tokens whose results are here.
#[derive(Debug, Default)]
pub(super) struct Done {
    texts: AtomicUsize,
    tokens: AtomicUsize,
}

impl Done {
    pub(super) fn add(&self, n_texts: usize, n_tokens: usize) {
        self.texts.fetch_add(n_texts, Ordering::Relaxed);
        self.tokens.fetch_add(n_tokens, Ordering::Relaxed);
    }

    /// The number of texts, and of tokens.
    pub(super) fn so_far(&self) -> (usize, usize) {
        (self.texts.load(Ordering::Relaxed), self.tokens.load(Ordering::Relaxed))
    }
}

/// The results of texts, in the order of the texts.
#[derive(Debug)]
pub(super) struct Rows<N> {
    n: usize,
    pub(super) values: Vec<N>,
    /// What was copied last.
    part: Vec<N>,
}

impl<N: Number> Rows<N> {
    pub(super) const fn of(n: usize) -> Self {
        Self { n, values: Vec::new(), part: Vec::new() }
    }

    /// Puts the results of texts, which are on the CPU, into their places.
    pub(super) fn put(&mut self, texts: &[usize], result: &Tensor) -> Result<(), Error> {
        let size = result.numel();
        let width = size / texts.len().max(1);
        if self.values.is_empty() {
            // The system gives this memory out when it is first written to.
            self.values = vec![N::default(); self.n * width];
        }
        self.part.resize(size, N::default());
        result.f_copy_data(&mut self.part, size)?;
        for (row, text) in self.part.chunks(width.max(1)).zip(texts) {
            self.values[text * width..(text + 1) * width].copy_from_slice(row);
        }
        Ok(())
    }
}
