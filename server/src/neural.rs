//! Neural models in memory: what `concord work` measures by.

mod train;

use std::{
    collections::HashMap,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
};

use engine::neural::{Curves, Lesson, Neural, Watch};
use scoring::{
    measure::{Batched as _, Segment},
    torch::{
        bert_score,
        device::{LIBTORCH, named},
        folder::Folder,
        metric::{self, Options},
    },
};
use shared::Metric;
use tch::Device;

/// The models that this process has read, on its device. Each stays in memory: a job measures a few texts and the next job
/// wants the same model.
#[derive(Debug)]
pub struct Models {
    device: Device,
    held: Mutex<HashMap<(Metric, PathBuf), Arc<metric::Neural>>>,
}

impl Models {
    /// None yet.
    pub fn on(device: Device) -> Self {
        Self { device, held: Mutex::default() }
    }

    fn model(&self, metric: Metric, path: &Path) -> Result<Arc<metric::Neural>, String> {
        let key = (metric, path.to_owned());
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(model) = held.get(&key) {
            return Ok(Arc::clone(model));
        }
        let said = |error: scoring::torch::Error| error.to_string();
        let name = name(metric).ok_or_else(|| format!("{metric} is no metric of a neural model"))?;
        let layer = match metric {
            Metric::BertScore => Some(bert_score::usual_layer(&Folder::open(path).map_err(said)?)),
            _ => None,
        };
        let options = Options { layer, ..Options::default() };
        let opened = metric::Neural::open(name, path, self.device, &options).map_err(said)?;
        let model = Arc::new(opened.ok_or_else(|| format!("there is no neural metric {name}"))?);
        held.insert(key, Arc::clone(&model));
        Ok(model)
    }
}

impl Neural for Models {
    fn about(&self) -> String {
        format!("{}, libtorch {LIBTORCH}", named(self.device))
    }

    fn train(&self, lesson: &Lesson, folder: &Path, watch: Watch<'_>) -> Result<Option<Curves>, String> {
        train::train(lesson, folder, self.device, watch).map_err(|error| error.to_string())
    }

    fn numbers(&self, metric: Metric, model: &Path, segments: &[Segment<'_>]) -> Result<Vec<Option<f64>>, String> {
        let means = self.model(metric, model)?.means(segments)?;
        Ok(means.into_iter().map(scoring::measure::Mean::value).collect())
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
