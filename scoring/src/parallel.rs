//! Work that can be divided into parts: on all cores with the feature `threads`, otherwise sequentially, as in a
//! browser.

/// A number of small items that are worth a part of their own.
pub(crate) const BLOCK: usize = if cfg!(test) { 7 } else { 1 << 13 };

/// The results of parts numbered from 0, in their order.
pub(crate) fn map<R: Send>(n_parts: usize, part: impl Fn(usize) -> R + Sync + Send) -> Vec<R> {
    map_with(n_parts, || (), |(), at| part(at))
}

/// The results of parts numbered from 0, in their order; parts that follow each other on a core share a memory.
#[cfg(feature = "threads")]
pub(crate) fn map_with<M, R: Send>(
    n_parts: usize,
    memory: impl Fn() -> M + Sync + Send,
    part: impl Fn(&mut M, usize) -> R + Sync + Send,
) -> Vec<R> {
    use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
    (0..n_parts).into_par_iter().map_init(memory, part).collect()
}

/// The results of parts numbered from 0, in their order; they share a memory.
#[cfg(not(feature = "threads"))]
pub(crate) fn map_with<M, R>(n_parts: usize, memory: impl Fn() -> M, part: impl Fn(&mut M, usize) -> R) -> Vec<R> {
    let mut memory = memory();
    (0..n_parts).map(|at| part(&mut memory, at)).collect()
}
