//! The metrics of the registry that neural models compute.

use std::sync::{Arc, Mutex, PoisonError};

use super::{
    Error,
    batch::Progress,
    bert_score::{self, BertScore, Idf, Match},
    contextual::Different,
    embed::Embedder,
    language::Language,
    movers::{Movers, Solver},
    reader::{Found, Reader},
    regression::{Pooled, Regression},
    sinkhorn::Sinkhorn,
    text_cnn::TextCnn,
    train::Fingerprint,
};
use crate::{
    measure::{Batched, Mean, Segment},
    metric::signature,
    registry::{NeuralMetric, Part},
    style::has_style,
};

/// The options of a metric's computation.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// For BERTScore, the layer; by default the best known layer.
    pub layer: Option<usize>,
    /// Of BERTScore, a table of baselines.
    pub baselines: Option<String>,
    /// For BERTScore, the references from which the tokens' weights are computed; `None` for equal weights.
    pub idf: Option<Vec<String>>,
}

/// A neural metric with its model; metrics that use the same encoder share it.
///
/// libtorch's tensors may be sent between threads, but not used by two at once: only one caller at a time.
#[derive(Debug)]
pub struct Neural {
    model: Mutex<Model>,
    needs_references: bool,
    /// The signature, except for the number of references.
    signature: String,
}

#[derive(Debug)]
enum Model {
    /// With what was found last, unless weights of tokens or a baseline make it differ: their contents are not in the signature.
    BertScore(Box<BertScore>, Part, Option<Idf>, Option<Arc<Found>>),
    Sim(Box<Embedder>),
    Movers(Box<Movers>),
    Perplexity(Language),
    LogProbability(Language),
    Style(Box<TextCnn>),
    Accuracy(Box<TextCnn>),
    Rating(Box<Regression<Pooled>>),
}

impl Neural {
    /// A metric with the model of a folder.
    ///
    /// # Errors
    /// The folder contains no model that the metric supports, or an option does not apply to it.
    pub fn open(metric: NeuralMetric, reader: &Reader, options: &Options) -> Result<Self, Error> {
        let (folder, device) = (reader.path(), reader.device());
        let encoder = || reader.encoder(|folder| Ok(folder.config.num_hidden_layers));
        let language = || Language::open(folder, device, reader.precision());
        let model = match metric {
            NeuralMetric::BertScore(part) => Model::bert_score(reader, part, options)?,
            NeuralMetric::Similarity => Model::Sim(Box::new(Embedder::over(&encoder()?)?)),
            NeuralMetric::MoversDistance => {
                let solver = Solver::Sinkhorn(Sinkhorn::default());
                Model::Movers(Box::new(Movers::over(&encoder()?, solver)?))
            }
            NeuralMetric::Perplexity => Model::Perplexity(language()?),
            NeuralMetric::LogProbability => Model::LogProbability(language()?),
            NeuralMetric::Style => Model::Style(Box::new(TextCnn::load(folder, device)?)),
            NeuralMetric::Accuracy => Model::Accuracy(Box::new(TextCnn::load(folder, device)?)),
            NeuralMetric::Rating => Model::Rating(Box::new(Regression::open(folder, device)?)),
        };
        let (needs_references, signature) = (matches!(model, Model::BertScore(..)), model.signature(reader)?);
        Ok(Self { model: Mutex::new(model), needs_references, signature })
    }

    /// As [`Batched::means`], with progress reports.
    ///
    /// # Errors
    /// A text does not fit into the device's memory.
    pub fn means_with(&self, segments: &[Segment<'_>], progress: impl FnMut(Progress)) -> Result<Vec<Mean>, Error> {
        // A thread that panicked with the model has changed nothing in it.
        let model = self.model.lock().unwrap_or_else(PoisonError::into_inner);
        let outputs: Vec<&str> = segments.iter().map(|segment| segment.output).collect();
        let pairs = || segments.iter().filter_map(|segment| Some((segment.source?, segment.output)));
        let all = |numbers: Vec<f64>| numbers.into_iter().map(Some).collect();
        let numbers: Vec<Option<f64>> = match &*model {
            Model::BertScore(model, part, idf, found) => {
                let references: Vec<Vec<&str>> = segments.iter().map(|segment| segment.references.to_vec()).collect();
                let score = || model.score(&outputs, &references, idf.as_ref(), progress);
                let matches = match found {
                    Some(found) => found.or(fingerprint(&self.signature, &outputs, &references), score)?,
                    None => score()?,
                };
                matches.into_iter().map(|found| Some(part_of(&found?, *part))).collect()
            }
            Model::Sim(model) => {
                // A source with several outputs is embedded once.
                let mut different = Different::default();
                let numbers = |(source, output)| (different.number(source), different.number(output));
                let pairs: Vec<(usize, usize)> = pairs().map(numbers).collect();
                let vectors = model.embed(&different.texts, progress)?;
                pairs.into_iter().map(|(source, output)| vectors.similarity(source, output)).collect()
            }
            Model::Movers(model) => model.distances(&pairs().collect::<Vec<_>>(), progress)?,
            Model::Style(model) => all(model.probability(&outputs, progress)?),
            Model::Accuracy(model) => {
                let share = |p| f64::from(u8::from(has_style(p)));
                all(model.probability(&outputs, progress)?.into_iter().map(share).collect())
            }
            Model::Rating(model) => all(model.predict(&outputs, progress)?),
            Model::Perplexity(model) => return model.means(&outputs, progress),
            Model::LogProbability(model) => model.means(&outputs, progress)?.into_iter().map(Mean::value).collect(),
        };
        Ok(numbers.into_iter().map(Mean::of).collect())
    }
}

impl Model {
    fn bert_score(reader: &Reader, part: Part, options: &Options) -> Result<Self, Error> {
        let encoder = reader.encoder(|folder| bert_score::chosen(folder, options.layer))?;
        let mut model = BertScore::over(&encoder, options.layer)?;
        if let Some(baselines) = &options.baselines {
            model = model.rescaled(baselines)?;
        }
        let texts = options.idf.as_ref().map(|texts| texts.iter().map(String::as_str).collect::<Vec<_>>());
        let idf = texts.map(|texts| model.idf(&texts)).transpose()?;
        let is_plain = options.baselines.is_none() && idf.is_none();
        Ok(Self::BertScore(Box::new(model), part, idf, is_plain.then(|| reader.found())))
    }

    fn signature(&self, reader: &Reader) -> Result<String, Error> {
        let signed =
            |name, value| -> Result<String, Error> { Ok(signature(&[("model", &reader.name()?), (name, value)])) };
        let trained = |mean| signed("mean", mean);
        match self {
            Self::BertScore(model, _, idf, _) => Ok(model.signature(idf.is_some())),
            Self::Sim(_) => signed("numbers", reader.precision().name()),
            Self::Movers(model) => Ok(model.signature()),
            Self::Perplexity(model) => Ok(model.signature(&reader.name()?, "corpus")),
            Self::LogProbability(model) => Ok(model.signature(&reader.name()?, "segment")),
            Self::Style(_) => trained("probability"),
            Self::Accuracy(_) => trained("accuracy"),
            Self::Rating(_) => trained("rating"),
        }
    }
}

impl Batched for Neural {
    fn means(&self, segments: &[Segment<'_>], speed: &mut dyn FnMut(f64)) -> Result<Vec<Mean>, String> {
        self.means_with(segments, |progress| speed(progress.rate())).map_err(|error| error.to_string())
    }

    fn signature(&self, n_references: usize) -> String {
        if self.needs_references { format!("nrefs:{n_references}|{}", self.signature) } else { self.signature.clone() }
    }
}

/// What distinguishes a configuration and outputs with their references from others.
fn fingerprint(signature: &str, outputs: &[&str], references: &[Vec<&str>]) -> String {
    let mut all = Fingerprint::default().with(signature);
    for (output, references) in outputs.iter().zip(references) {
        all = all.with(output).with((references.len() as u64).to_le_bytes());
        all = references.iter().fold(all, Fingerprint::with);
    }
    all.hex()
}

const fn part_of(found: &Match, part: Part) -> f64 {
    match part {
        Part::Precision => found.precision,
        Part::Recall => found.recall,
        Part::F1 => found.f1,
    }
}
