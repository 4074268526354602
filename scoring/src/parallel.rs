//! Work that falls into parts: on all cores with the feature `threads`, one part after the other
//! without, as in a browser.

/// The results of parts numbered from 0, in their order.
#[cfg(feature = "threads")]
pub(crate) fn map<R: Send>(n_parts: usize, part: impl Fn(usize) -> R + Sync + Send) -> Vec<R> {
    use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
    (0..n_parts).into_par_iter().map(part).collect()
}

/// The results of parts numbered from 0, in their order.
#[cfg(not(feature = "threads"))]
pub(crate) fn map<R>(n_parts: usize, part: impl Fn(usize) -> R) -> Vec<R> {
    (0..n_parts).map(part).collect()
}
