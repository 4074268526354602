//! Neural metrics.

use std::path::PathBuf;

use clap::Args;

use crate::command::neural::Neural;

/// What neural metrics can be told.
#[derive(Debug, Args)]
pub struct Options {
    #[command(flatten)]
    pub neural: Neural,
    /// Of bertscore, the layer whose vectors are compared [default: the one known as best].
    #[arg(long)]
    pub layer: Option<usize>,
    /// Of bertscore, a table LAYER,P,R,F by which it is rescaled, as the package bert-score has them.
    #[arg(long)]
    pub baselines: Option<PathBuf>,
    /// Of bertscore, rare tokens of the references count more.
    #[arg(long)]
    pub idf: bool,
}

/// Opens neural metrics: those over one model share it.
pub struct Metrics<'a> {
    #[cfg_attr(not(feature = "torch"), expect(dead_code, reason = "without the feature `torch` nothing is opened"))]
    options: &'a Options,
    #[cfg(feature = "torch")]
    reader: Option<scoring::torch::reader::Reader>,
}

impl Options {
    /// None opened yet.
    pub const fn metrics(&self) -> Metrics<'_> {
        Metrics {
            options: self,
            #[cfg(feature = "torch")]
            reader: None,
        }
    }
}

#[cfg(feature = "torch")]
mod measured {
    use std::fs;
    use std::sync::Arc;

    use scoring::measure::Measure;
    use scoring::registry::{Entry, NeuralMetric};
    use scoring::torch::metric::{self, Neural};
    use scoring::torch::reader::Reader;

    use super::Metrics;
    use crate::command::neural::refused_by;
    use crate::command::refused::unreadable;
    use crate::command::score::resources::Texts;

    impl Metrics<'_> {
        /// A metric by its neural model; `references` are read where their tokens are to be weighed.
        ///
        /// # Errors
        /// The model or the device is not there.
        pub fn measure(
            &mut self,
            (entry, metric): (&'static Entry, NeuralMetric),
            references: &Texts<'_>,
        ) -> anyhow::Result<Measure> {
            let asked = self.options;
            let read = |path| fs::read_to_string(path).map_err(|error| unreadable(path, &error));
            let baselines = asked.baselines.as_deref().map(read).transpose()?;
            let mut idf = asked.idf.then(Vec::new);
            if let Some(texts) = &mut idf {
                references(&mut |text| texts.push(text.to_owned()))?;
            }
            let reader = match &mut self.reader {
                Some(reader) => reader,
                none => {
                    let neural = &asked.neural;
                    none.insert(Reader::new(neural.path()?, neural.device()?, neural.precision()?))
                }
            };
            let options = metric::Options { layer: asked.layer, baselines, idf };
            let opened = Neural::open(metric, reader, &options).map_err(refused_by)?;
            Ok(Measure::batched(entry, Arc::new(opened)))
        }
    }
}

#[cfg(not(feature = "torch"))]
impl Metrics<'_> {
    /// The refusal of a program without neural metrics.
    ///
    /// # Errors
    /// Always.
    #[expect(clippy::unused_self, reason = "with the feature `torch` it is used")]
    pub fn measure(
        &mut self,
        (entry, _): (&'static scoring::registry::Entry, scoring::registry::NeuralMetric),
        _: &super::resources::Texts<'_>,
    ) -> anyhow::Result<scoring::measure::Measure> {
        Err(crate::command::neural::absent(entry.command_name))
    }
}
