//! Training: steps over mini-batches until a measure on held-out data stops improving, with checkpoints from which an
//! interrupted training run resumes as if it had not been interrupted.
//!
//! All random numbers depend only on the seed and the number of the step or epoch, so on a CPU an interrupted and
//! resumed training run produces exactly the same weights, bit for bit, as an uninterrupted one. Layers that use
//! libtorch's generator find it seeded at each step; no other part of the process may use it meanwhile.
//!
//! A mini-batch that does not fit into memory is halved, and so are later ones: the gradients of its parts are added
//! up. Dropout then uses different random numbers; without dropout the sum is the same apart from rounding.
//!
//! | file | contents |
//! |---|---|
//! | [`Learner`] | a model with its training data |
//! | [`Options`] | the training options |
//! | [`adamw`] | the optimiser |
//! | [`checkpoint`] | a training run in a folder |
//! | [`split`] | the held-out data |
//! | [`Fingerprint`] | the hash that identifies training data |

pub mod adamw;
pub mod checkpoint;
mod fingerprint;
mod learner;
mod options;
mod parts;
pub mod split;
#[cfg(test)]
pub(super) mod tests;
mod writer;

use std::{collections::BTreeMap, fs, mem, ops::ControlFlow, path::Path, time::Instant};

use tch::{Device, Kind, Tensor};

use self::writer::Writer;
pub use self::{
    adamw::{AdamW, Memory},
    checkpoint::{Best, Config},
    fingerprint::Fingerprint,
    learner::{Learner, Loss, Measured, Subject},
    options::{Options, Schedule},
};
use super::{
    Error,
    host::without_gradients,
    random::{Chance, order, stream},
};

/// The folder in which a training run is stored.
#[derive(Debug, Clone, Copy)]
pub struct Place<'a> {
    /// The folder of the checkpoint.
    pub folder: &'a Path,
    /// Whether an existing training run is resumed.
    pub resume: bool,
    /// The number of steps between checkpoints, in addition to those at the ends of epochs; 0: only at the ends of
    /// epochs.
    pub every: usize,
}

impl Place<'_> {
    /// Whether a training run already exists in the folder.
    fn is_taken(&self) -> bool {
        self.folder.join(checkpoint::OPTIMIZER).exists()
    }

    /// Writes the files that a model needs in addition to its weights, before its training begins.
    pub(super) fn begin(&self, write: impl FnOnce(&Path) -> Result<(), Error>) -> Result<(), Error> {
        if self.is_taken() {
            return Ok(());
        }
        fs::create_dir_all(self.folder).map_err(Error::file(self.folder))?;
        write(self.folder)
    }
}

/// The progress of a training run.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Progress {
    /// The step that was done, from 1.
    pub step: usize,
    /// The maximum number of steps.
    pub of: usize,
    /// Its loss.
    pub loss: f64,
    /// The number of words or tokens per second since training began or was resumed.
    pub tokens_per_second: f64,
    /// The latest measure on the held-out data: higher is better.
    pub measure: Option<f32>,
    /// For a regression, Spearman's ρ in addition.
    pub correlation: Option<f32>,
}

/// The observer of a training run; with [`ControlFlow::Break`] it ends after a last checkpoint.
pub type Watch<'a> = &'a mut dyn FnMut(&Progress) -> ControlFlow<()>;

/// Trains a model, and leaves the weights of the best epoch in the model and in the folder.
///
/// A training run that was cancelled before the end of its first epoch leaves no model.
///
/// # Errors
/// The folder contains a training run and must not be resumed, or contains a different one; an option is invalid; no
/// training data is given; a loss is not a number; the device runs out of memory; a file cannot be written.
pub fn train(learner: &impl Learner, options: &Options, place: Place<'_>, watch: Watch<'_>) -> Result<Config, Error> {
    options.check()?;
    if learner.subject().n_examples == 0 {
        return Err(Error::Invalid("there is nothing to learn from".to_owned()));
    }
    let begun = place.is_taken();
    if begun && !place.resume {
        let folder = place.folder.display();
        return Err(Error::Invalid(format!("{folder} holds a training already: resume it, or name another folder")));
    }
    fs::create_dir_all(place.folder).map_err(Error::file(place.folder))?;
    let subject = learner.subject();
    let weights = &subject.weights;
    let adam = AdamW::new(weights, options.decay, subject.memory)?;
    let mut config = Config::new(subject, options);
    if begun {
        config = checkpoint::resume(place.folder, &config, weights, &adam)?;
        learner.restored()?;
    }
    let mut run = Run { learner, options, adam, config };
    requires_gradients(weights, true)?;
    let trained = run.go_on(place, watch);
    requires_gradients(weights, false)?;
    trained?;
    if run.config.best.is_some() {
        checkpoint::best(place.folder, weights)?;
        learner.restored()?;
    }
    Ok(run.config)
}

fn requires_gradients(weights: &BTreeMap<String, Tensor>, required: bool) -> Result<(), Error> {
    for weight in weights.values() {
        let _ = weight.f_set_requires_grad(required)?;
    }
    Ok(())
}

struct Run<'a, L> {
    learner: &'a L,
    options: &'a Options,
    adam: AdamW,
    config: Config,
}

impl<L: Learner> Run<'_, L> {
    fn go_on(&mut self, place: Place<'_>, watch: Watch<'_>) -> Result<(), Error> {
        let device = self.learner.subject().weights.values().next().map_or(Device::Cpu, Tensor::device);
        let mut writer = Writer::of(place.folder, device);
        let n = self.learner.subject().n_examples;
        let per_epoch = n.div_ceil(self.options.batch);
        let of = per_epoch * self.options.epochs;
        let (start, mut n_tokens) = (Instant::now(), 0);
        let mut examples = Vec::new();
        while !self.config.ended {
            let at = self.config.step % per_epoch;
            if at == 0 || examples.is_empty() {
                examples = order(n, stream(self.options.seed, "epoch", self.config.epoch as u64));
            }
            let first = at * self.options.batch;
            let (loss, n_new) = self.step(&examples[first..n.min(first + self.options.batch)], of)?;
            n_tokens += n_new;
            let through = self.config.step.is_multiple_of(per_epoch);
            if through {
                self.end_epoch(per_epoch)?;
            }
            let progress = Progress {
                step: self.config.step,
                of,
                loss,
                tokens_per_second: n_tokens as f64 / start.elapsed().as_secs_f64(),
                measure: self.config.measures.last().copied(),
                correlation: self.config.correlations.last().copied().flatten(),
            };
            let called_off = watch(&progress).is_break();
            if through || called_off || (place.every > 0 && self.config.step.is_multiple_of(place.every)) {
                writer.write(&self.config, &self.learner.subject().weights, &self.adam)?;
            }
            if called_off {
                break;
            }
        }
        writer.finish()
    }

    /// Learns from a mini-batch; returns its loss and its number of tokens.
    fn step(&mut self, examples: &[usize], of: usize) -> Result<(f64, usize), Error> {
        let t = self.config.step + 1;
        let mut most = self.config.at_once.unwrap_or(examples.len());
        let chance = || Chance::of(self.options.seed, t as u64);
        let mut slope = parts::slope(self.learner, examples, &mut most, chance)?;
        if most < examples.len() {
            self.config.at_once = Some(most);
        }
        let gradients = mem::take(&mut slope.gradients);
        self.adam.step(gradients, self.options.clip, self.options.rate_at(t, of), t)?;
        // Asked for last, because a GPU has to be waited for. Weights that are spoilt are never written.
        let loss = slope.loss()?;
        if !loss.is_finite() {
            return Err(Error::Invalid(format!(
                "the loss of step {t} is no number: lower the learning rate, or look at the data"
            )));
        }
        self.config.step = t;
        self.config.running += single(loss);
        Ok((loss, slope.n_tokens))
    }

    /// Measures the model, and decides whether training ends.
    fn end_epoch(&mut self, per_epoch: usize) -> Result<(), Error> {
        let measured = without_gradients(|| self.learner.measure())?;
        let measure = measured.map(|measured| single(measured.value));
        let config = &mut self.config;
        config.epoch += 1;
        config.losses.push(config.running / per_epoch as f32);
        config.running = 0.0;
        let correlation = measured.and_then(|measured| measured.correlation).map(single);
        if correlation.is_some() || !config.correlations.is_empty() {
            config.correlations.resize(config.measures.len(), None);
            config.correlations.push(correlation);
        }
        config.measures.extend(measure);
        let better = match (measure, config.best) {
            (Some(new), Some(Best { measure: Some(best), .. })) => new > best,
            _ => true,
        };
        if better {
            config.best = Some(Best { epoch: config.epoch, step: config.step, measure });
        }
        let since = config.epoch - config.best.map_or(0, |best| best.epoch);
        let patience_is_over = self.options.patience > 0 && since >= self.options.patience;
        config.ended = config.epoch == self.options.epochs || patience_is_over;
        Ok(())
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a point of a curve needs no more than 24 bits")]
fn single(number: f64) -> f32 {
    number as f32
}

/// The mean cross-entropy loss: −1/n Σ ln p(class), where p is the softmax of the logits `[n, classes]`.
///
/// # Errors
/// libtorch runs out of memory.
pub(super) fn cross_entropy(logits: &Tensor, classes: &Tensor) -> Result<Tensor, Error> {
    let log = logits.f_log_softmax(-1, None::<Kind>)?;
    Ok(log.f_gather(-1, &classes.f_unsqueeze(-1)?, false)?.f_mean(None::<Kind>)?.f_neg()?)
}
