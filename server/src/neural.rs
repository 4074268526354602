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
    torch::{
        Error, Precision, bert_score,
        device::{LIBTORCH, named},
        folder::Folder,
        metric::{self, Options},
        reader::Reader,
    },
};
use shared::Metric;
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
    metrics: BTreeMap<Metric, Arc<metric::Neural>>,
}

impl Models {
    /// None yet, and never more than `most` at once, or one.
    pub fn on(device: Device, most: usize) -> Self {
        Self { device, most: most.max(1), held: Mutex::default(), turn: Mutex::default() }
    }

    fn metric(&self, metric: Metric, model: &Model) -> Result<Arc<metric::Neural>, String> {
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
    fn metric(&mut self, metric: Metric) -> Result<Arc<metric::Neural>, String> {
        if let Some(open) = self.metrics.get(&metric) {
            return Ok(Arc::clone(open));
        }
        let said = |error: Error| error.to_string();
        let name = name(metric).ok_or_else(|| format!("{metric} is no metric of a neural model"))?;
        let layer = match metric {
            Metric::BertScore => Some(bert_score::usual_layer(&Folder::open(&self.model.path).map_err(said)?)),
            _ => None,
        };
        let opened = metric::Neural::open(name, &self.reader, &Options { layer, ..Options::default() });
        let opened = opened.map_err(said)?.ok_or_else(|| format!("there is no neural metric {name}"))?;
        Ok(Arc::clone(self.metrics.entry(metric).or_insert(Arc::new(opened))))
    }
}

impl Neural for Models {
    fn about(&self) -> String {
        format!("{}, libtorch {LIBTORCH}", named(self.device))
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

    fn numbers(&self, metric: Metric, model: &Model, segments: &[Segment<'_>]) -> Result<Vec<Option<f64>>, String> {
        let means = self.metric(metric, model)?.means(segments, &mut |_| {})?;
        Ok(means.into_iter().map(Mean::value).collect())
    }
}

/// What a metric of the platform is called on the command line.
const fn name(metric: Metric) -> Option<&'static str> {
    Some(match metric {
        Metric::BertScore => "bertscore",
        Metric::NeuralSim => "sim-neural",
        Metric::NeuralWmd => "wmd-neural",
        Metric::NeuralStyle => "style-neural",
        Metric::NeuralLogProbability => "ppl-neural",
        Metric::Rating => "rating",
        _ => return None,
    })
}
