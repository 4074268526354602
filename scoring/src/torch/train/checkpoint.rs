//! A training run in a folder: its progress, so that it can be resumed, and the resulting model.
//!
//! | file | contents |
//! |---|---|
//! | `model.safetensors` | the weights of the best epoch, or of the last one if no data is held out |
//! | `optimizer.safetensors` | everything needed to resume: weights, moments, and `config.json` at that time |
//! | `config.json` | the model, the training options, the training data, the progress, and the curves |
//!
//! Each file is written next to its final location and then renamed. `optimizer.safetensors` comes first and suffices,
//! so a training run that is interrupted between two files resumes from the newer one.

use std::{collections::BTreeMap, fs, path::Path};

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use tch::{Device, Kind, Tensor};

use super::{AdamW, Options, Subject};
use crate::torch::{Error, host::without_gradients, parameters};

/// The file of the model's weights.
pub const MODEL: &str = "model.safetensors";
/// The file from which a training run is resumed.
pub const OPTIMIZER: &str = "optimizer.safetensors";
/// The file that describes the model and its training.
pub const CONFIG: &str = "config.json";
/// The form of these files.
const VERSION: u32 = 1;
/// The name of the configuration among the tensors.
const STATE: &str = "config";

/// A description of a model and its training.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Config {
    /// The form of the files.
    pub version: u32,
    /// The kind of model.
    pub kind: String,
    /// Its dimensions and other construction parameters.
    pub shapes: Value,
    /// The training options.
    pub options: Options,
    /// The SHA-256 of the training data.
    pub data: String,
    /// The number of completed steps.
    pub step: usize,
    /// The number of completed epochs.
    pub epoch: usize,
    /// The sum of the losses of the epoch that is not done.
    pub running: f32,
    /// The mean loss of each epoch.
    pub losses: Vec<f32>,
    /// The measure on the held-out data after each epoch: higher is better.
    pub measures: Vec<f32>,
    /// For a regression, Spearman's ρ after each epoch, if it is defined; empty if it is never defined.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub correlations: Vec<Option<f32>>,
    /// The best epoch.
    pub best: Option<Best>,
    /// The number of examples that are computed at once, if a mini-batch did not fit into memory.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_once: Option<usize>,
    /// Whether training has ended normally rather than by cancellation.
    pub ended: bool,
}

/// The first thing that two models are not both built from.
fn differing<'a>(old: &'a Value, new: &'a Value) -> &'a str {
    let names = [old, new].into_iter().filter_map(Value::as_object).flat_map(|built| built.keys());
    names.map(String::as_str).find(|name| old.get(name) != new.get(name)).unwrap_or("shape")
}

/// The best epoch of a training run.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Best {
    /// Its number, from 1.
    pub epoch: usize,
    /// The step it ended with.
    pub step: usize,
    /// Its measure on the held-out data, if any data is held out.
    pub measure: Option<f32>,
}

impl Config {
    /// The configuration of a training run that has not begun.
    pub(super) fn new(subject: &Subject, options: &Options) -> Self {
        Self {
            version: VERSION,
            kind: subject.kind.to_owned(),
            shapes: subject.shapes.clone(),
            options: options.clone(),
            data: subject.data.clone().hex(),
            step: 0,
            epoch: 0,
            running: 0.0,
            losses: Vec::new(),
            measures: Vec::new(),
            correlations: Vec::new(),
            best: None,
            at_once: None,
            ended: false,
        }
    }

    /// Reads the configuration of a model of this kind, with its construction parameters.
    ///
    /// # Errors
    /// The file cannot be read, or belongs to a different kind of model.
    pub fn read<S: DeserializeOwned>(folder: &Path, kind: &str) -> Result<(Self, S), Error> {
        let path = folder.join(CONFIG);
        let wrong = |why: String| Error::Model(path.clone(), why);
        let text = fs::read_to_string(&path).map_err(Error::file(&path))?;
        let config: Self =
            serde_json::from_str(&text).map_err(|error| wrong(format!("is no configuration of a model: {error}")))?;
        if config.version != VERSION || config.kind != kind {
            let (version, found) = (config.version, &config.kind);
            return Err(wrong(format!("is of a {found}, version {version}, and not of a {kind}, version {VERSION}")));
        }
        let shapes = serde_json::from_value(config.shapes.clone()).map_err(|error| wrong(error.to_string()))?;
        Ok((config, shapes))
    }

    /// The difference to a new training run, if there is one.
    fn other(&self, new: &Self) -> Option<String> {
        // Numbers are compared in the form in which a file returns them.
        let same = |a: &Options, b: &Options| serde_json::to_string(a).ok() == serde_json::to_string(b).ok();
        let again = |options: &Options| {
            let text = serde_json::to_string(options).ok()?;
            serde_json::from_str::<Options>(&text).ok()
        };
        if (self.version, &self.kind) != (new.version, &new.kind) {
            Some("another kind of model".to_owned())
        } else if self.shapes != new.shapes {
            Some(format!("another model: its {} differs", differing(&self.shapes, &new.shapes)))
        } else if self.data != new.data {
            Some("other data".to_owned())
        } else if !again(&new.options).is_some_and(|options| same(&options, &self.options)) {
            Some("other options".to_owned())
        } else {
            None
        }
    }

    /// Spearman's ρ of the epoch whose weights are kept, if it is a regression's.
    pub fn correlation(&self) -> Option<f32> {
        self.best.and_then(|best| *self.correlations.get(best.epoch.checked_sub(1)?)?)
    }
}

/// The state of a training run.
#[derive(Debug)]
pub(super) struct State {
    config: Config,
    weights: BTreeMap<String, Tensor>,
    moments: BTreeMap<String, [Tensor; 2]>,
}

impl State {
    /// The state with the tensors themselves, which the next step changes.
    pub(super) fn of(config: &Config, weights: &BTreeMap<String, Tensor>, adam: &AdamW) -> Result<Self, Error> {
        let weights = weights.iter().map(|(name, weight)| Ok((name.clone(), weight.f_detach()?)));
        let moments = adam.moments()?.into_iter().map(|(name, moments)| (name.to_owned(), moments)).collect();
        Ok(Self { config: config.clone(), weights: weights.collect::<Result<_, Error>>()?, moments })
    }

    /// The same with copies in the memory of this process.
    pub(super) fn copied(self) -> Result<Self, Error> {
        let copy = |tensor: Tensor| tensor.f_to_device_(Device::Cpu, tensor.kind(), false, true);
        let weights = self.weights.into_iter().map(|(name, weight)| Ok((name, copy(weight)?)));
        let moments = self.moments.into_iter().map(|(name, [m, v])| Ok((name, [copy(m)?, copy(v)?])));
        Ok(Self {
            weights: weights.collect::<Result<_, Error>>()?,
            moments: moments.collect::<Result<_, Error>>()?,
            ..self
        })
    }

    /// Writes it; the weights are the best ones if the last epoch was the best.
    pub(super) fn write(&self, folder: &Path) -> Result<(), Error> {
        let text = serde_json::to_vec(&self.config).map_err(|error| Error::Invalid(error.to_string()))?;
        let mut tensors = BTreeMap::from([(STATE.to_owned(), Tensor::f_from_slice(&text)?)]);
        for (name, weight) in &self.weights {
            tensors.insert(format!("weight.{name}"), weight.shallow_clone());
        }
        for (name, [m, v]) in &self.moments {
            tensors.insert(format!("first.{name}"), m.shallow_clone());
            tensors.insert(format!("second.{name}"), v.shallow_clone());
        }
        parameters::write(&tensors, &folder.join(OPTIMIZER))?;
        publish(folder, &self.config, &self.weights)
    }
}

/// Writes the files of a training run that users and programs read.
fn publish(folder: &Path, config: &Config, weights: &BTreeMap<String, Tensor>) -> Result<(), Error> {
    if config.best.is_some_and(|best| best.step == config.step) {
        parameters::write(weights, &folder.join(MODEL))?;
    }
    write_json(config, &folder.join(CONFIG))
}

/// Resumes from a folder: sets the weights and moments, and returns the progress of the training run.
///
/// # Errors
/// The folder contains no training run, or a different one.
pub(super) fn resume(
    folder: &Path,
    new: &Config,
    weights: &BTreeMap<String, Tensor>,
    adam: &AdamW,
) -> Result<Config, Error> {
    let path = folder.join(OPTIMIZER);
    let wrong = |why: &str| Error::Model(path.clone(), why.to_owned());
    let read = Tensor::read_safetensors(&path).map_err(|error| wrong(&format!("is no checkpoint: {error}")))?;
    let tensors: BTreeMap<String, Tensor> = read.into_iter().collect();
    let state = tensors.get(STATE).and_then(|state| Vec::<u8>::try_from(state).ok());
    let config: Config = state
        .and_then(|state| serde_json::from_slice(&state).ok())
        .ok_or_else(|| wrong("is no checkpoint: it does not say how far the training is"))?;
    if let Some(what) = config.other(new) {
        let folder = folder.display();
        return Err(Error::Invalid(format!(
            "{folder} holds a training with {what}; go on with what it began with, or train into another folder"
        )));
    }
    let set = |name: String, target: &Tensor| {
        let found = tensors.get(&name).filter(|found| found.size() == target.size());
        let found = found.ok_or_else(|| wrong(&format!("lacks {name} {:?}", target.size())))?;
        target.shallow_clone().f_copy_(found).map_err(Error::from)
    };
    without_gradients(|| {
        for (name, weight) in weights {
            set(format!("weight.{name}"), weight)?;
        }
        for (name, [m, v]) in &adam.moments()? {
            set(format!("first.{name}"), m)?;
            set(format!("second.{name}"), v)?;
        }
        Ok::<(), Error>(())
    })?;
    publish(folder, &config, weights)?;
    Ok(config)
}

/// Sets weights to those of the best epoch.
///
/// # Errors
/// The file does not exist, or contains different weights.
pub(super) fn best(folder: &Path, weights: &BTreeMap<String, Tensor>) -> Result<(), Error> {
    set(&folder.join(MODEL), weights)
}

/// Sets weights to those of a file.
pub(crate) fn set(path: &Path, weights: &BTreeMap<String, Tensor>) -> Result<(), Error> {
    let device = weights.values().next().map_or(Device::Cpu, Tensor::device);
    let mut stored = parameters::Parameters::read(path, device, Kind::Float)?;
    for (name, weight) in weights {
        let _ = stored.tensor(name, &weight.size(), parameters::Init::Constant(0.0))?;
    }
    let stored = stored.finish()?;
    without_gradients(|| {
        for (name, weight) in weights {
            weight.shallow_clone().f_copy_(&stored[name])?;
        }
        Ok(())
    })
}

/// Writes a file of JSON: all of it, or nothing.
pub(crate) fn write_json(value: &impl Serialize, path: &Path) -> Result<(), Error> {
    let text = serde_json::to_string_pretty(value).map_err(|error| Error::Invalid(error.to_string()))?;
    let beside = path.with_extension("part");
    fs::write(&beside, text + "\n").map_err(Error::file(&beside))?;
    fs::rename(&beside, path).map_err(Error::file(path))
}
