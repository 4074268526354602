//! The results of texts, copied from the device into the order of the texts.

use std::sync::{
    atomic::{AtomicUsize, Ordering},
    mpsc::Receiver,
};

use tch::{Device, Tensor, kind::Element};

use crate::torch::{Error, encoder::as_size, host::pinned};

/// Numbers that are copied from a device.
pub trait Number: Element + Copy + Default + Send + 'static {}

impl Number for f32 {}
impl Number for f64 {}

/// Copies results from the device as they come.
pub(super) fn collect<N: Number>(
    results: Receiver<(Vec<usize>, usize, Tensor)>,
    n: usize,
    device: Device,
    done: &Done,
) -> Result<Vec<N>, Error> {
    let mut rows = Rows::of(n);
    let mut buffer = Tensor::f_zeros([0], (N::KIND, Device::Cpu))?;
    for (texts, n_tokens, result) in results {
        let size = result.numel();
        if buffer.numel() < size {
            let place = Tensor::f_zeros([as_size(size)], (N::KIND, Device::Cpu))?;
            buffer = if device.is_cuda() { pinned(&place, device)? } else { place };
        }
        let mut part = buffer.f_narrow(0, 0, as_size(size))?;
        part.f_copy_(&result.f_reshape([-1])?)?;
        rows.put(&texts, &part)?;
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
        self.values.resize(self.n * width, N::default());
        self.part.resize(size, N::default());
        result.f_copy_data(&mut self.part, size)?;
        for (row, text) in self.part.chunks(width.max(1)).zip(texts) {
            self.values[text * width..(text + 1) * width].copy_from_slice(row);
        }
        Ok(())
    }
}
