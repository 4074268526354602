//! Neural models in memory: what `concord work` measures by.

#[cfg(test)]
mod tests;
mod train;

use std::{
    collections::BTreeMap,
    path::Path,
    sync::{Arc, Mutex, PoisonError},
};

use engine::texts::neural::{Curves, Lesson, Model, Neural, Watch};
use scoring::{
    measure::{Batched as _, Mean, Segment},
    registry::{Entry, NeuralMetric},
    torch::{
        Error, Precision, bert_score,
        device::{libraries, named},
        folder::Folder,
        metric::{self, Options},
        reader::Reader,
    },
};
use tch::Device;

/// The models that this process has read, on its device. They stay in memory, for a job measures a few texts and the next job
/// wants the same model; where there are too many, the one that was not used for longest makes room.
#[derive(Debug)]
pub struct Models {
    device: Device,
    /// How many are held at most.
    most: usize,
    /// The one used last is the last.
    held: Mutex<Vec<Held>>,
    /// Whose turn it is to train.
    turn: Mutex<()>,
}

/// A model in memory: what is read of it once, and the metrics over that.
#[derive(Debug)]
struct Held {
    model: Model,
    reader: Reader,
    metrics: BTreeMap<&'static Entry, Arc<metric::Neural>>,
}

impl Models {
    /// None yet, and never more than `most` at once, or one.
    pub fn on(device: Device, most: usize) -> Self {
        Self { device, most: most.max(1), held: Mutex::default(), turn: Mutex::default() }
    }

    fn metric(&self, metric: &'static Entry, model: &Model) -> Result<Arc<metric::Neural>, String> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let mut used = match held.iter().position(|one| one.model == *model) {
            Some(place) => held.remove(place),
            None => self.room(&mut held, model),
        };
        let opened = used.metric(metric);
        // One of which nothing could be read takes no place.
        if !used.metrics.is_empty() {
            held.push(used);
        }
        opened
    }

    /// A place for a model, at the cost of those that were not used for longest and of what its folder held before.
    fn room(&self, held: &mut Vec<Held>, model: &Model) -> Held {
        held.retain(|one| one.model.path != model.path);
        let excess = (held.len() + 1).saturating_sub(self.most);
        for gone in held.drain(..excess) {
            tracing::info!(model = %gone.model.path.display(), "a model makes room for another");
        }
        let file = model.path.file_name().unwrap_or_default().to_string_lossy();
        let name = format!("{file}@{}", model.sha256.get(..8).unwrap_or_default());
        let reader = Reader::new(&model.path, self.device, Precision::Full).named(name).deep();
        Held { model: model.clone(), reader, metrics: BTreeMap::new() }
    }
}

impl Held {
    fn metric(&mut self, metric: &'static Entry) -> Result<Arc<metric::Neural>, String> {
        if let Some(open) = self.metrics.get(metric) {
            return Ok(Arc::clone(open));
        }
        let said = |error: Error| error.to_string();
        let neural = metric.neural().ok_or_else(|| format!("{metric} is no metric of a neural model"))?;
        let layer = match neural {
            NeuralMetric::BertScore(_) => Some(bert_score::usual_layer(&Folder::open(&self.model.path).map_err(said)?)),
            NeuralMetric::Similarity
            | NeuralMetric::MoversDistance
            | NeuralMetric::Perplexity
            | NeuralMetric::LogProbability
            | NeuralMetric::Style
            | NeuralMetric::Accuracy
            | NeuralMetric::Rating => None,
        };
        let options = Options { layer, ..Options::default() };
        let opened = metric::Neural::open(neural, &self.reader, &options).map_err(said)?;
        Ok(Arc::clone(self.metrics.entry(metric).or_insert(Arc::new(opened))))
    }
}

impl Neural for Models {
    fn about(&self) -> String {
        format!("{}, {}", named(self.device), libraries(self.device))
    }

    /// One after the other: libtorch has one generator, and the device one memory. A training that was called off may still be
    /// at its last step, so the next one waits for it, and may be called off itself meanwhile. The models in memory are given
    /// up for it, and come back with the same numbers.
    fn train(&self, lesson: &Lesson, folder: &Path, watch: Watch<'_>) -> Result<Option<Curves>, String> {
        // Who panicked there has left too.
        let _turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
        if watch(&Curves::default()).is_break() {
            return Ok(None);
        }
        self.held.lock().unwrap_or_else(PoisonError::into_inner).clear();
        train::train(lesson, folder, self.device, watch).map_err(|error| error.to_string())
    }

    fn means(&self, metric: &'static Entry, model: &Model, segments: &[Segment<'_>]) -> Result<Vec<Mean>, String> {
        self.metric(metric, model)?.means(segments, &mut |_| {})
    }
}
