//! The computation of a metric, and its construction from an entry of the registry.

use std::fmt;

use super::{Stats, Texts};
use crate::metric::Scratch;

/// Computes one metric with its settings and models.
pub trait Compute: Send + Sync {
    /// The contribution of a segment to the corpus.
    fn stats(&self, scratch: &mut Scratch, texts: &Texts<'_>) -> Stats;

    /// The configuration that must be equal for two scores to be comparable.
    fn signature(&self, n_references: usize) -> String;

    /// The signature under which studies keep scores.
    fn kept_signature(&self, n_references: usize) -> String {
        self.signature(n_references)
    }
}

impl fmt::Debug for dyn Compute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.signature(0))
    }
}

struct OfSegments<S, F> {
    signature: S,
    stats: F,
}

impl<S, F> Compute for OfSegments<S, F>
where
    S: Fn(usize) -> String + Send + Sync,
    F: Fn(&mut Scratch, &Texts<'_>) -> Stats + Send + Sync,
{
    fn stats(&self, scratch: &mut Scratch, texts: &Texts<'_>) -> Stats {
        (self.stats)(scratch, texts)
    }

    fn signature(&self, n_references: usize) -> String {
        (self.signature)(n_references)
    }
}

/// A metric, given its signature for a number of references and the contribution of each segment.
pub(crate) fn of_segments(
    signature: impl Fn(usize) -> String + Send + Sync + 'static,
    stats: impl Fn(&mut Scratch, &Texts<'_>) -> Stats + Send + Sync + 'static,
) -> Box<dyn Compute> {
    Box::new(OfSegments { signature, stats })
}

struct KeptAs {
    computed: Box<dyn Compute>,
    signature: String,
}

impl Compute for KeptAs {
    fn stats(&self, scratch: &mut Scratch, texts: &Texts<'_>) -> Stats {
        self.computed.stats(scratch, texts)
    }

    fn signature(&self, n_references: usize) -> String {
        self.computed.signature(n_references)
    }

    fn kept_signature(&self, _: usize) -> String {
        self.signature.clone()
    }
}

/// The same metric, whose scores studies store under a different signature: that of their older databases.
pub(crate) fn kept_as(computed: Box<dyn Compute>, signature: String) -> Box<dyn Compute> {
    Box::new(KeptAs { computed, signature })
}
