//! A training in a folder: how far it has come, so that it goes on after it was ended, and the model it made.
//!
//! | file | holds |
//! |---|---|
//! | `model.safetensors` | the weights of the best epoch, or of the last where nothing is held out |
//! | `optimizer.safetensors` | all that is needed to go on: weights, moments, and `config.json` as it was then |
//! | `config.json` | what is trained, by which options, on which data, how far, and the curves |
//!
//! Each file is written beside its place and then moved there. `optimizer.safetensors` comes first and suffices, so a
//! training that is ended between two files goes on from the newer one.

use std::{collections::BTreeMap, fs, path::Path};

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use tch::{Kind, Tensor};

use super::{AdamW, Options, Subject};
use crate::torch::{Error, parameters};

/// The file of the model's weights.
pub const MODEL: &str = "model.safetensors";
/// The file of what a training goes on from.
pub const OPTIMIZER: &str = "optimizer.safetensors";
/// The file of what the model is and how it came to be.
pub const CONFIG: &str = "config.json";
/// The form of these files.
const VERSION: u32 = 1;
/// The name of the configuration among the tensors.
const STATE: &str = "config";

/// What a model is, and how it came to be.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Config {
    /// The form of the files.
    pub version: u32,
    /// What kind of model it is.
    pub kind: String,
    /// Its sizes and what else it is built from.
    pub shapes: Value,
    /// How it is trained.
    pub options: Options,
    /// The SHA-256 of the training data.
    pub data: String,
    /// How many steps are done.
    pub step: usize,
    /// How many epochs are.
    pub epoch: usize,
    /// The sum of the losses of the epoch that is not done.
    pub running: f32,
    /// The mean loss of each epoch.
    pub losses: Vec<f32>,
    /// The measure on what is held out after each epoch: more is better.
    pub measures: Vec<f32>,
    /// Of a regression Spearman's ρ after each epoch, where it is defined; empty if it nowhere is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub correlations: Vec<Option<f32>>,
    /// The best epoch.
    pub best: Option<Best>,
    /// How many examples are computed at once, if the memory did not suffice for a mini-batch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_once: Option<usize>,
    /// Whether training has ended, and not by being called off.
    pub ended: bool,
}

/// The first thing that two models are not both built from.
fn differing<'a>(old: &'a Value, new: &'a Value) -> &'a str {
    let names = [old, new].into_iter().filter_map(Value::as_object).flat_map(|built| built.keys());
    names.map(String::as_str).find(|name| old.get(name) != new.get(name)).unwrap_or("shape")
}

/// The best epoch of a training.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Best {
    /// Its number, from 1.
    pub epoch: usize,
    /// The step it ended with.
    pub step: usize,
    /// Its measure on what is held out, if anything is.
    pub measure: Option<f32>,
}

impl Config {
    /// Of a training that has not begun.
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

    /// Reads that of a model of this kind, with what it is built from.
    ///
    /// # Errors
    /// The file cannot be read, or is of another kind of model.
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

    /// What another training would change, if anything.
    fn other(&self, new: &Self) -> Option<String> {
        // Numbers are compared as a file gives them back.
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

/// Writes how far a training is; the weights are the best ones if the last epoch was.
pub(super) fn write(
    folder: &Path,
    config: &Config,
    weights: &BTreeMap<String, Tensor>,
    adam: &AdamW,
) -> Result<(), Error> {
    let text = serde_json::to_vec(config).map_err(|error| Error::Invalid(error.to_string()))?;
    let mut tensors = BTreeMap::from([(STATE.to_owned(), Tensor::f_from_slice(&text)?)]);
    for (name, weight) in weights {
        tensors.insert(format!("weight.{name}"), weight.shallow_clone());
    }
    for (name, [m, v]) in &adam.moments {
        tensors.insert(format!("first.{name}"), m.shallow_clone());
        tensors.insert(format!("second.{name}"), v.shallow_clone());
    }
    parameters::write(&tensors, &folder.join(OPTIMIZER))?;
    publish(folder, config, weights)
}

/// Writes what people and programs read of a training.
fn publish(folder: &Path, config: &Config, weights: &BTreeMap<String, Tensor>) -> Result<(), Error> {
    if config.best.is_some_and(|best| best.step == config.step) {
        parameters::write(weights, &folder.join(MODEL))?;
    }
    write_json(config, &folder.join(CONFIG))
}

/// Goes on from a folder: sets the weights and moments, and tells how far the training is.
///
/// # Errors
/// What is there is no training, or not this one.
pub(super) fn resume(
    folder: &Path,
    new: &Config,
    weights: &BTreeMap<String, Tensor>,
    adam: &mut AdamW,
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
    tch::no_grad(|| {
        for (name, weight) in weights {
            set(format!("weight.{name}"), weight)?;
        }
        for (name, [m, v]) in &adam.moments {
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
/// The file is not there, or of other weights.
pub(super) fn best(folder: &Path, weights: &BTreeMap<String, Tensor>) -> Result<(), Error> {
    set(&folder.join(MODEL), weights)
}

/// Sets weights to those of a file.
pub(crate) fn set(path: &Path, weights: &BTreeMap<String, Tensor>) -> Result<(), Error> {
    let device = weights.values().next().map_or(tch::Device::Cpu, Tensor::device);
    let mut stored = parameters::Parameters::read(path, device, Kind::Float)?;
    for (name, weight) in weights {
        let _ = stored.tensor(name, &weight.size(), parameters::Init::Constant(0.0))?;
    }
    let stored = stored.finish()?;
    tch::no_grad(|| {
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
