//! Neural metrics by the names they have on the command line.

use std::sync::{Mutex, PoisonError};

use super::{
    Error,
    batch::Progress,
    bert_score::{self, BertScore, Idf, Match},
    embed::Embedder,
    language::Language,
    movers::{Movers, Solver},
    reader::Reader,
    regression::{Pooled, Regression},
    sinkhorn::Sinkhorn,
    text_cnn::TextCnn,
};
use crate::{
    measure::{Against, Batched, Mean, Segment},
    metric::signature,
    style::has_style,
};

/// What a metric is computed with.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// Of BERTScore, the layer; the one known as best if none.
    pub layer: Option<usize>,
    /// Of BERTScore, a table of baselines.
    pub baselines: Option<String>,
    /// Of BERTScore, the references whose tokens say how much each tells; equal weights if none.
    pub idf: Option<Vec<String>>,
}

/// A neural metric with its model; those over one encoder share it.
///
/// libtorch's tensors may go from thread to thread, but not be looked at by two: one caller at a time.
#[derive(Debug)]
pub struct Neural {
    model: Mutex<Model>,
    against: Against,
    /// The signature, but for the number of references.
    signature: String,
}

#[derive(Debug)]
enum Model {
    BertScore(Box<BertScore>, Part, Option<Idf>),
    Sim(Box<Embedder>),
    Movers(Box<Movers>),
    Perplexity(Language),
    Style(Box<TextCnn>),
    Accuracy(Box<TextCnn>),
    Rating(Box<Regression<Pooled>>),
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
    /// The folder holds no model that the metric knows, or an option does not go with it.
    pub fn open(name: &str, reader: &Reader, options: &Options) -> Result<Option<Self>, Error> {
        let (folder, device) = (reader.path(), reader.device());
        let encoder = || reader.encoder(|folder| Ok(folder.config.num_hidden_layers));
        let model = match name {
            "bertscore" => Model::bert_score(reader, Part::F1, options)?,
            "bertscore-precision" => Model::bert_score(reader, Part::Precision, options)?,
            "bertscore-recall" => Model::bert_score(reader, Part::Recall, options)?,
            "sim-neural" => Model::Sim(Box::new(Embedder::over(&encoder()?)?)),
            "wmd-neural" => {
                let solver = Solver::Sinkhorn(Sinkhorn::default());
                Model::Movers(Box::new(Movers::over(&encoder()?, solver)?))
            }
            "ppl-neural" => Model::Perplexity(Language::open(folder, device, reader.precision())?),
            "style-neural" => Model::Style(Box::new(TextCnn::load(folder, device)?)),
            "accuracy-neural" => Model::Accuracy(Box::new(TextCnn::load(folder, device)?)),
            "rating" => Model::Rating(Box::new(Regression::open(folder, device)?)),
            _ => return Ok(None),
        };
        let (against, signature) = (model.against(), model.signature(reader)?);
        Ok(Some(Self { model: Mutex::new(model), against, signature }))
    }

    /// As [`Batched::means`], with a word of how far it is.
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
            Model::BertScore(model, part, idf) => {
                let references: Vec<Vec<&str>> = segments.iter().map(|segment| segment.references.to_vec()).collect();
                let matches = model.score(&outputs, &references, idf.as_ref(), progress)?;
                matches.into_iter().map(|found| Some(part.of(&found?))).collect()
            }
            Model::Sim(model) => {
                let texts: Vec<&str> = pairs().flat_map(|(source, output)| [source, output]).collect();
                let vectors = model.embed(&texts, progress)?;
                (0..texts.len() / 2).map(|pair| vectors.similarity(2 * pair, 2 * pair + 1)).collect()
            }
            Model::Movers(model) => model.distances(&pairs().collect::<Vec<_>>(), progress)?,
            Model::Style(model) => all(model.probability(&outputs, progress)?),
            Model::Accuracy(model) => {
                let share = |p| f64::from(u8::from(has_style(p)));
                all(model.probability(&outputs, progress)?.into_iter().map(share).collect())
            }
            Model::Rating(model) => all(model.predict(&outputs, progress)?),
            Model::Perplexity(model) => return model.means(&outputs, progress),
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
        Ok(Self::BertScore(Box::new(model), part, idf))
    }

    const fn against(&self) -> Against {
        match self {
            Self::BertScore(..) => Against::References,
            Self::Sim(_) | Self::Movers(_) => Against::Source,
            Self::Perplexity(_) | Self::Style(_) | Self::Accuracy(_) | Self::Rating(_) => Against::Itself,
        }
    }

    fn signature(&self, reader: &Reader) -> Result<String, Error> {
        let signed =
            |name, value| -> Result<String, Error> { Ok(signature(&[("model", &reader.name()?), (name, value)])) };
        let trained = |mean| signed("mean", mean);
        match self {
            Self::BertScore(model, _, idf) => Ok(model.signature(idf.is_some())),
            Self::Sim(_) => signed("numbers", reader.precision().name()),
            Self::Movers(model) => Ok(model.signature()),
            Self::Perplexity(model) => Ok(model.signature(&reader.name()?)),
            Self::Style(_) => trained("probability"),
            Self::Accuracy(_) => trained("accuracy"),
            Self::Rating(_) => trained("rating"),
        }
    }
}

impl Batched for Neural {
    fn against(&self) -> Against {
        self.against
    }

    fn means(&self, segments: &[Segment<'_>], speed: &mut dyn FnMut(f64)) -> Result<Vec<Mean>, String> {
        self.means_with(segments, |progress| speed(progress.rate())).map_err(|error| error.to_string())
    }

    fn value(&self, mean: f64) -> f64 {
        match &*self.model.lock().unwrap_or_else(PoisonError::into_inner) {
            Model::Perplexity(_) => 10_f64.powf(-mean),
            _ => mean,
        }
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
