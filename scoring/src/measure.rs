//! A metric over a stream of segments.
//!
//! Shared by the command line and the server: an entry of the registry and settings make a [`Measure`], a measure
//! computes the [`Stats`] of a segment, stats are added up, and their sum has a value. Only the sum has to be kept, so
//! a corpus may be of any length.

mod compute;
mod settings;
mod stats;

use std::{fmt, sync::Arc};

use crate::{
    metric::Scratch,
    parallel,
    registry::{self, Entry},
};

pub use compute::Compute;
pub(crate) use compute::{kept_as, of_segments};
pub use settings::{NoMeasure, Resources, Settings};
pub use stats::{Mean, Stats};

/// One segment: a system's output, its source, and human references.
#[derive(Debug, Clone, Copy)]
pub struct Segment<'a> {
    /// The output.
    pub output: &'a str,
    /// The source of the output, if it is known.
    pub source: Option<&'a str>,
    /// The human references, if there are any.
    pub references: &'a [&'a str],
}

/// A segment with all texts that a metric compares; texts that it does not compare may be empty.
#[derive(Debug, Clone, Copy)]
pub struct Texts<'a> {
    /// The output.
    pub output: &'a str,
    /// Its source.
    pub source: &'a str,
    /// The references.
    pub references: &'a [&'a str],
}

/// The text that an output is compared with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Against {
    /// Nothing.
    Itself,
    /// Its source.
    Source,
    /// At least one reference.
    References,
    /// The references contain rewrites that are compared with each other; the output is ignored.
    Rewrites,
}

/// A metric with its settings and models.
#[derive(Debug, Clone)]
pub struct Measure {
    entry: &'static Entry,
    settings: Settings,
    by: By,
}

#[derive(Debug, Clone)]
enum By {
    Segment(Arc<dyn Compute>),
    Batch(Arc<dyn Batched>),
}

/// A metric that measures many segments at once, because a single segment takes almost as long.
pub trait Batched: fmt::Debug + Send + Sync {
    /// The contribution of each segment to a mean, in their order. Each segment has the texts that it is compared with.
    /// `speed` is called from time to time with the number of tokens computed per second.
    ///
    /// # Errors
    /// An explanation in a sentence, if nothing can be measured.
    fn means(&self, segments: &[Segment<'_>], speed: &mut dyn FnMut(f64)) -> Result<Vec<Mean>, String>;

    /// The configuration that must be equal for two scores to be comparable.
    fn signature(&self, n_references: usize) -> String;
}

impl Measure {
    /// The measure with this name.
    ///
    /// # Errors
    /// No measure has this name, or the resources lack something that it needs.
    pub fn of(name: &str, settings: &Settings, resources: &Resources) -> Result<Self, NoMeasure> {
        registry::measure(name, settings, resources)
    }

    pub(crate) fn new(entry: &'static Entry, settings: Settings, compute: Box<dyn Compute>) -> Self {
        Self { entry, settings, by: By::Segment(Arc::from(compute)) }
    }

    /// A metric by a neural model that was opened.
    pub fn batched(entry: &'static Entry, batched: Arc<dyn Batched>) -> Self {
        Self { entry, settings: Settings::default(), by: By::Batch(batched) }
    }

    /// The metric.
    pub const fn entry(&self) -> &'static Entry {
        self.entry
    }

    /// The contribution of each segment to the corpus, computed on all cores or, by a neural model, on its device;
    /// `speed` is then called with the number of tokens computed per second.
    ///
    /// # Errors
    /// [`NoMeasure::Source`] or [`NoMeasure::References`] if a segment lacks the text that it is compared with; the
    /// errors of a neural model.
    pub fn stats_of(&self, segments: &[Segment<'_>], speed: &mut dyn FnMut(f64)) -> Result<Vec<Stats>, NoMeasure> {
        match &self.by {
            By::Segment(_) => {
                let n = segments.len();
                let stats = parallel::map_with(n, Scratch::default, |scratch, at| self.stats(scratch, segments[at]));
                stats.into_iter().collect()
            }
            By::Batch(batched) => {
                segments.iter().try_for_each(|segment| self.texts(*segment).map(|_| ()))?;
                Ok(batched.means(segments, speed).map_err(NoMeasure::Neural)?.into_iter().map(Stats::Mean).collect())
            }
        }
    }

    /// The contribution of a segment to the corpus.
    ///
    /// # Errors
    /// [`NoMeasure::Source`] or [`NoMeasure::References`] if the segment lacks the text that it is compared with.
    pub fn stats(&self, scratch: &mut Scratch, segment: Segment<'_>) -> Result<Stats, NoMeasure> {
        match &self.by {
            By::Segment(compute) => Ok(compute.stats(scratch, &self.texts(segment)?)),
            By::Batch(_) => Ok(self.stats_of(&[segment], &mut |_| {})?.remove(0)),
        }
    }

    /// The texts of a segment, if it has those that the metric compares.
    fn texts<'a>(&self, Segment { output, source, references }: Segment<'a>) -> Result<Texts<'a>, NoMeasure> {
        match self.entry.against {
            Against::Source if source.is_none() => return Err(NoMeasure::Source),
            Against::References | Against::Rewrites if references.is_empty() => return Err(NoMeasure::References),
            Against::Itself | Against::Source | Against::References | Against::Rewrites => {}
        }
        Ok(Texts { output, source: source.unwrap_or_default(), references })
    }

    /// The value of a sum of stats; `None` if no segment has a value.
    pub fn value(&self, stats: &Stats) -> Option<f64> {
        self.entry.value(&self.settings, stats)
    }

    /// The configuration that must be equal for two scores to be comparable.
    pub fn signature(&self, n_references: usize) -> String {
        match &self.by {
            By::Segment(compute) => compute.signature(n_references),
            By::Batch(batched) => batched.signature(n_references),
        }
    }

    /// The signature under which studies store scores. It is equal to the signature, except for metrics that studies
    /// stored under a different signature before the registry existed.
    pub fn kept_signature(&self, n_references: usize) -> String {
        match &self.by {
            By::Segment(compute) => compute.kept_signature(n_references),
            By::Batch(batched) => batched.signature(n_references),
        }
    }
}

impl Against {
    /// A description in words.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Itself => "itself",
            Self::Source => "source",
            Self::References => "references",
            Self::Rewrites => "the other references",
        }
    }
}
