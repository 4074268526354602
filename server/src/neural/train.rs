//! Training for the platform: the trainers of `concord train`, with the examples in memory.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use engine::texts::neural::{Curves, Example, Lesson, Watch};
use scoring::torch::recurrent;
use scoring::torch::regression::{self, How, Pooled, Rated};
use scoring::torch::text_cnn::{self, Labelled};
use scoring::torch::train::{Config, Options, Place, Progress, Schedule, checkpoint};
use scoring::torch::vocabulary;
use scoring::torch::{Error, Precision};
use serde_json::Value;
use shared::ModelKind;
use tch::Device;

/// Trains, or goes on; `None` if it was called off.
pub(super) fn train(lesson: &Lesson, folder: &Path, device: Device, watch: Watch<'_>) -> Result<Option<Curves>, Error> {
    let place = Place { folder, resume: true, every: 0 };
    let mut seen = Seen::of(lesson, folder);
    let mut watch = |progress: &Progress| watch(seen.after(progress));
    let config = match lesson.kind {
        ModelKind::Rating => ratings(lesson, place, device, &mut watch)?,
        ModelKind::NeuralStyle => styles(lesson, place, device, &mut watch)?,
        ModelKind::NeuralLanguage => sentences(lesson, place, device, &mut watch)?,
        other => return Err(Error::Invalid(format!("nothing trains a model of the kind {other}"))),
    };
    Ok(config.ended.then(|| curves(lesson.kind, &config)))
}

fn ratings(lesson: &Lesson, place: Place<'_>, device: Device, watch: Step<'_>) -> Result<Config, Error> {
    let from = lesson.encoder.as_deref();
    let from = from.ok_or_else(|| Error::Invalid("a model of ratings begins with an encoder".to_owned()))?;
    let rated = |side: &[Example]| -> Vec<Rated> {
        let of = |each: &Example| Rated { text: each.text.clone(), rating: each.value, worker: each.of.clone() };
        side.iter().map(of).collect()
    };
    let (training, held_out) = (rated(&lesson.training), rated(&lesson.held_out));
    let encoder = Pooled::open(from, device)?;
    let how = How { dropout: 0.1, precision: Precision::Full };
    let task = regression::Task { encoder, training: &training, held_out: &held_out, how };
    Ok(regression::fine_tune(task, from, &options(lesson, 16, 3e-5, 0.1), place, watch)?.1)
}

fn styles(lesson: &Lesson, place: Place<'_>, device: Device, watch: Step<'_>) -> Result<Config, Error> {
    let labelled = |side: &[Example]| -> Vec<Labelled> {
        side.iter().map(|each| Labelled { text: each.text.clone(), class: usize::from(each.value > 0.5) }).collect()
    };
    let (training, held_out) = (labelled(&lesson.training), labelled(&lesson.held_out));
    let task = text_cnn::Task {
        classes: vec!["source".to_owned(), "rewrite".to_owned()],
        training: &training,
        held_out: &held_out,
        shapes: text_cnn::Shapes::default(),
        words: vocabulary::Options { lower: true, fewest: 1, most: 200_000, sentences: false },
        vectors: None,
    };
    Ok(text_cnn::train(task, &options(lesson, 50, 1e-3, 0.0), place, device, watch)?.1)
}

fn sentences(lesson: &Lesson, place: Place<'_>, device: Device, watch: Step<'_>) -> Result<Config, Error> {
    let texts = |side: &[Example]| -> Vec<String> { side.iter().map(|each| each.text.clone()).collect() };
    let (training, held_out) = (texts(&lesson.training), texts(&lesson.held_out));
    let task = recurrent::Task {
        training: &training,
        held_out: &held_out,
        shapes: recurrent::Shapes::default(),
        words: vocabulary::Options { lower: true, fewest: 2, most: 50_000, sentences: true },
    };
    Ok(recurrent::train(task, &options(lesson, 32, 2e-3, 0.05), place, device, watch)?.1)
}

/// What the trainers call back.
type Step<'a> = &'a mut dyn FnMut(&Progress) -> ControlFlow<()>;

/// As `concord train` has them where nothing is said.
const fn options(lesson: &Lesson, batch: usize, rate: f64, warm_up: f64) -> Options {
    Options {
        seed: lesson.seed,
        epochs: lesson.epochs,
        batch,
        rate,
        warm_up,
        schedule: Schedule::Linear,
        decay: 0.01,
        clip: 1.0,
        patience: 3,
    }
}

/// What an epoch is chosen by, in people's unit: of a regression it is minus the root of the mean squared error, and of a
/// language model log₁₀ p a word.
fn told(kind: ModelKind, measure: f32) -> f64 {
    let measure = f64::from(measure);
    match kind {
        ModelKind::Rating => -measure,
        ModelKind::NeuralLanguage => 10_f64.powf(-measure),
        _ => measure,
    }
}

fn curves(kind: ModelKind, config: &Config) -> Curves {
    Curves {
        losses: config.losses.iter().map(|loss| f64::from(*loss)).collect(),
        measures: config.measures.iter().map(|measure| told(kind, *measure)).collect(),
        // Of an error people cannot say how good it is without the scale; ρ has one of its own.
        result: match kind {
            ModelKind::Rating => config.correlation().map(f64::from),
            _ => config.best.and_then(|best| best.measure).map(|measure| told(kind, measure)),
        },
    }
}

/// The curves so far, from what the trainer says of each step. Those of before an interruption are read from the folder.
struct Seen {
    kind: ModelKind,
    curves: Curves,
    epochs: usize,
    sum: f64,
    n: usize,
}

impl Seen {
    fn of(lesson: &Lesson, folder: &Path) -> Self {
        let kept = fs::read(folder.join(checkpoint::CONFIG)).ok();
        let kept: Option<Value> = kept.and_then(|bytes| serde_json::from_slice(&bytes).ok());
        let kept: Option<Config> = kept.and_then(|value| serde_json::from_value(value).ok());
        let curves = kept.map(|config| curves(lesson.kind, &config)).unwrap_or_default();
        Self { kind: lesson.kind, curves, epochs: lesson.epochs, sum: 0.0, n: 0 }
    }

    fn after(&mut self, progress: &Progress) -> &Curves {
        self.sum += progress.loss;
        self.n += 1;
        if self.epochs > 0 && progress.step.is_multiple_of((progress.of / self.epochs).max(1)) {
            self.curves.losses.push(self.sum / self.n as f64);
            self.curves.measures.extend(progress.measure.map(|measure| told(self.kind, measure)));
            (self.sum, self.n) = (0.0, 0);
        }
        &self.curves
    }
}
