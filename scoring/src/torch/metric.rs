//! Neural metrics by the names they have on the command line.

use std::sync::Mutex;

use tch::Device;

use super::{
    Error, Precision,
    batch::Progress,
    bert_score::{BertScore, Idf, Match},
    embed::Embedder,
    folder::Folder,
    movers::{Movers, Solver},
    sinkhorn::Sinkhorn,
};
use crate::measure::{Against, Batched, Segment};

/// What a metric is computed with.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// Of BERTScore, the layer; the one known as best if none.
    pub layer: Option<usize>,
    /// Of BERTScore, a table of baselines.
    pub baselines: Option<String>,
    /// Of BERTScore, the references whose tokens say how much each tells; equal weights if none.
    pub idf: Option<Vec<String>>,
    /// The numbers in which it computes.
    pub precision: Precision,
}

/// A neural metric with its model.
///
/// libtorch's tensors may go from thread to thread, but not be looked at by two: one caller at a time.
#[derive(Debug)]
pub struct Neural {
    model: Mutex<Model>,
    against: Against,
    /// The signature with so many references that stand for `#`.
    signature: String,
}

#[derive(Debug)]
enum Model {
    BertScore(Box<BertScore>, Part, Option<Idf>),
    Sim(Box<Embedder>),
    Movers(Box<Movers>),
}

#[derive(Debug, Clone, Copy)]
enum Part {
    Precision,
    Recall,
    F1,
}

impl Neural {
    /// The metric of a name with the model of a folder; `None` where no metric has the name.
    ///
    /// # Errors
    /// The folder holds no model that is known here, or an option does not go with it.
    pub fn open(name: &str, folder: &Folder, device: Device, options: &Options) -> Result<Option<Self>, Error> {
        let part = match name {
            "bertscore" => Part::F1,
            "bertscore-precision" => Part::Precision,
            "bertscore-recall" => Part::Recall,
            "sim-neural" => {
                let embedder = Embedder::open(folder, device, options.precision)?;
                let signature = embedder.signature().to_owned();
                return Ok(Some(Self::new(Model::Sim(Box::new(embedder)), Against::Source, signature)));
            }
            "wmd-neural" => {
                let solver = Solver::Sinkhorn(Sinkhorn::default());
                let movers = Movers::open(folder, solver, device, options.precision)?;
                let signature = movers.signature();
                return Ok(Some(Self::new(Model::Movers(Box::new(movers)), Against::Source, signature)));
            }
            _ => return Ok(None),
        };
        let mut model = BertScore::open(folder, options.layer, device, options.precision)?;
        if let Some(baselines) = &options.baselines {
            model = model.rescaled(baselines)?;
        }
        let texts = options.idf.as_ref().map(|texts| texts.iter().map(String::as_str).collect::<Vec<_>>());
        let idf = texts.map(|texts| model.idf(&texts)).transpose()?;
        let signature = model.signature(idf.is_some());
        Ok(Some(Self::new(Model::BertScore(Box::new(model), part, idf), Against::References, signature)))
    }

    fn new(model: Model, against: Against, signature: String) -> Self {
        Self { model: Mutex::new(model), against, signature }
    }

    /// As [`Batched::numbers`], with a word of how far it is.
    ///
    /// # Errors
    /// A text does not fit into the device's memory.
    pub fn numbers_with(
        &self,
        segments: &[Segment<'_>],
        progress: impl FnMut(Progress),
    ) -> Result<Vec<Option<f64>>, Error> {
        let pairs = || segments.iter().filter_map(|segment| Some((segment.source?, segment.output)));
        // A thread that panicked with the model has changed nothing in it.
        let model = self.model.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        match &*model {
            Model::BertScore(model, part, idf) => {
                let outputs: Vec<&str> = segments.iter().map(|segment| segment.output).collect();
                let references: Vec<Vec<&str>> = segments.iter().map(|segment| segment.references.to_vec()).collect();
                let matches = model.score(&outputs, &references, idf.as_ref(), progress)?;
                Ok(matches.into_iter().map(|found| Some(part.of(&found?))).collect())
            }
            Model::Sim(model) => {
                let texts: Vec<&str> = pairs().flat_map(|(source, output)| [source, output]).collect();
                let vectors = model.embed(&texts, progress)?;
                Ok((0..texts.len() / 2).map(|pair| vectors.similarity(2 * pair, 2 * pair + 1)).collect())
            }
            Model::Movers(model) => model.distances(&pairs().collect::<Vec<_>>(), progress),
        }
    }
}

impl Batched for Neural {
    fn against(&self) -> Against {
        self.against
    }

    fn numbers(&self, segments: &[Segment<'_>]) -> Result<Vec<Option<f64>>, String> {
        self.numbers_with(segments, |_| {}).map_err(|error| error.to_string())
    }

    fn signature(&self, n_references: usize) -> String {
        match self.against {
            Against::References => format!("nrefs:{n_references}|{}", self.signature),
            _ => self.signature.clone(),
        }
    }
}

impl Part {
    const fn of(self, found: &Match) -> f64 {
        match self {
            Self::Precision => found.precision,
            Self::Recall => found.recall,
            Self::F1 => found.f1,
        }
    }
}
