//! What measures texts by neural models: given to the engine by a process that was built for it.

use std::{fmt::Debug, path::Path};

use scoring::measure::Segment;
use shared::Metric;

/// Measures texts by neural models. The engine knows no tensors: a program brings them along, or leaves them out.
pub trait Neural: Debug + Send + Sync {
    /// What a metric says of each segment by the model in a folder; `None` where it says nothing. Takes as long as it takes.
    ///
    /// # Errors
    /// Why the model cannot be used, in a sentence for whoever runs the installation.
    fn numbers(&self, metric: Metric, model: &Path, segments: &[Segment<'_>]) -> Result<Vec<Option<f64>>, String>;
}
