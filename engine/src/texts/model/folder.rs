//! The models folder, and the models that this process has loaded.

use std::{
    collections::{BTreeMap, HashMap},
    fs, io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
};

use scoring::{embeddings::Vectors, lm, spelling::Dictionary, style};
use sha2::{Digest as _, Sha256};
use shared::{Message, ModelFile, ModelKind, Problem, Settings, TrainingId, refusal};

use super::{
    check,
    digest::{self, Digests},
    fitting::kinds,
    known,
};
use crate::{
    Error, Result,
    texts::{
        model::{PART, taken},
        neural,
    },
};

/// A folder of models. A model is loaded once and stays in memory, because scoring a rewrite must not wait for a file
/// of gigabytes.
#[derive(Clone, Debug, Default)]
pub struct Folder {
    /// Absent on a server without models.
    path: Option<PathBuf>,
    held: Arc<Mutex<HashMap<(ModelKind, String), Model>>>,
    digests: Arc<Digests>,
}

/// A model in memory.
#[derive(Clone, Debug)]
pub(super) enum Model {
    Style(Arc<style::Model>),
    Language(Arc<lm::Model>),
    Dictionary(Arc<Dictionary>),
    Vectors(Arc<Vectors>),
}

impl Folder {
    /// Creates a folder, which need not exist yet.
    pub fn at(path: PathBuf) -> Self {
        Self { path: Some(path), ..Self::default() }
    }

    /// The current state of the files that a study names: reports that lacked a model are computed again once its file
    /// exists.
    pub fn stamp(&self, settings: &Settings) -> String {
        let Some(path) = &self.path else { return String::new() };
        let stamp = |named: &ModelFile| match fs::metadata(path.join(&named.file)) {
            Ok(found) => format!("{}:{}:{:?};", named.file, found.len(), found.modified().ok()),
            Err(_) => format!("{}:absent;", named.file),
        };
        settings.models.values().flat_map(|models| models.values()).map(stamp).collect()
    }

    /// Its path, if there is one.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// The names of its files and of the folders of neural models, sorted; empty if there is no folder.
    pub(super) fn files(&self) -> Result<Vec<String>> {
        let Some(path) = &self.path else { return Ok(Vec::new()) };
        let entries = match fs::read_dir(path) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(Error::Unexpected(format!("the models folder: {error}"))),
        };
        let is_model = |path: &Path| path.is_file() || path.join(digest::CONFIG).is_file();
        let files = entries.flatten().filter(|entry| is_model(&entry.path()));
        let mut names: Vec<String> = files.filter_map(|entry| entry.file_name().into_string().ok()).collect();
        names.retain(|name| !name.starts_with('.'));
        names.sort();
        Ok(names)
    }

    /// The names of the files and folders that can be a model of each kind, sorted.
    pub(super) fn fitting(&self) -> Result<BTreeMap<ModelKind, Vec<String>>> {
        let Some(path) = &self.path else { return Ok(BTreeMap::new()) };
        let mut fitting: BTreeMap<ModelKind, Vec<String>> = BTreeMap::new();
        for name in self.files()? {
            for kind in kinds(&path.join(&name)) {
                fitting.entry(kind).or_default().push(name.clone());
            }
        }
        Ok(fitting)
    }

    /// The names of the folders of neural models, sorted.
    pub fn folders(&self) -> Result<Vec<String>> {
        let mut names = self.files()?;
        names.retain(|name| self.path.as_ref().is_some_and(|path| path.join(name).is_dir()));
        Ok(names)
    }

    /// The path of a model with this name.
    pub fn place(&self, name: &str) -> Result<PathBuf> {
        let path =
            self.path.as_ref().ok_or_else(|| Error::from(Problem::conflict(refusal::models_folder_is_missing())))?;
        Ok(path.join(name))
    }

    /// The same path, and that of the hidden folder in which a training creates the model; no two trainings share a
    /// hidden folder, whatever their names are.
    pub fn places(&self, name: &str, training: TrainingId) -> Result<(PathBuf, PathBuf)> {
        let place = self.place(name)?;
        let part = place.with_file_name(format!(".{name}.{training}{PART}"));
        Ok((place, part))
    }

    /// Refuses a name that is in use in the folder.
    pub fn free(&self, name: &str) -> Result<()> {
        if self.place(name)?.exists() { Err(taken(name).into()) } else { Ok(()) }
    }

    /// Reads a file, and returns its name with its digest.
    pub fn name(&self, kind: ModelKind, file: &str) -> Result<ModelFile> {
        check(&ModelFile { file: file.to_owned(), sha256: "0".repeat(64) })?;
        if kind.is_neural() {
            let sha256 = self.digest(kind, file)?;
            let config = self.path.clone().unwrap_or_default().join(file).join(digest::CONFIG);
            if let Some(why) = known::fault(kind, &config) {
                return Err(is_not(kind, file, &why));
            }
            return Ok(ModelFile { file: file.to_owned(), sha256 });
        }
        let (bytes, sha256) = self.read(kind, file)?;
        let model = Model::parse(kind, file, &bytes)?;
        self.hold(kind, &sha256, model);
        Ok(ModelFile { file: file.to_owned(), sha256 })
    }

    /// The model with this name, as long as the content of the file matches the digest.
    pub(super) fn model(&self, kind: ModelKind, named: &ModelFile) -> Result<Model> {
        let key = (kind, named.sha256.clone());
        if let Some(model) = self.held.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Ok(model.clone());
        }
        check(named)?;
        let (bytes, sha256) = self.read(kind, &named.file)?;
        if sha256 != named.sha256 {
            return Err(changed(&named.file));
        }
        let model = Model::parse(kind, &named.file, &bytes)?;
        self.hold(kind, &sha256, model.clone());
        Ok(model)
    }

    /// A neural model, as long as the content of its folder matches the digest. The code that measures with it loads
    /// it.
    pub fn neural(&self, kind: ModelKind, named: &ModelFile) -> Result<neural::Model> {
        check(named)?;
        let sha256 = self.digest(kind, &named.file)?;
        if sha256 != named.sha256 {
            return Err(changed(&named.file));
        }
        Ok(neural::Model { path: self.path.clone().unwrap_or_default().join(&named.file), sha256 })
    }

    /// The digest of the folder of a neural model.
    fn digest(&self, kind: ModelKind, file: &str) -> Result<String> {
        let path = self.path.as_ref().map(|path| path.join(file)).filter(|path| path.join(digest::CONFIG).is_file());
        let path = path.ok_or_else(|| missing(kind, file))?;
        self.digests.of(&path).map_err(|error| unusable(file, &error))
    }

    fn hold(&self, kind: ModelKind, sha256: &str, model: Model) {
        self.held.lock().unwrap_or_else(PoisonError::into_inner).insert((kind, sha256.to_owned()), model);
    }

    /// The content of a file and its digest.
    fn read(&self, kind: ModelKind, file: &str) -> Result<(Vec<u8>, String)> {
        let missing = || missing(kind, file);
        let path = self.path.as_ref().ok_or_else(missing)?.join(file);
        let read = |path: &Path| {
            fs::read(path).map_err(|error| match error.kind() {
                io::ErrorKind::NotFound => missing(),
                _ => unusable(file, &error),
            })
        };
        let mut bytes = read(&path)?;
        if kind == ModelKind::Dictionary {
            if path.extension().is_none_or(|ending| ending != "dic") {
                return Err(refused(refusal::model_is_another_kind(file, expected(kind))));
            }
            bytes = [read(&path.with_extension("aff"))?, bytes].join(&0);
        }
        let sha256 = hex::encode(Sha256::digest(&bytes));
        Ok((bytes, sha256))
    }
}

impl Model {
    fn parse(kind: ModelKind, file: &str, bytes: &[u8]) -> Result<Self> {
        let not = |error: &dyn std::fmt::Display| is_not(kind, file, error);
        Ok(match kind {
            ModelKind::Style | ModelKind::Naturalness => {
                Self::Style(Arc::new(serde_json::from_slice(bytes).map_err(|error| not(&error))?))
            }
            ModelKind::Language => Self::Language(Arc::new(lm::Model::read_arpa(bytes).map_err(|error| not(&error))?)),
            ModelKind::Dictionary => {
                let mut files = bytes.splitn(2, |byte| *byte == 0);
                let (aff, dic) = (files.next().unwrap_or_default(), files.next().unwrap_or_default());
                Self::Dictionary(Arc::new(Dictionary::read(aff, dic).map_err(|error| not(&error))?))
            }
            ModelKind::Vectors => Self::Vectors(Arc::new(Vectors::read(bytes).map_err(|error| not(&error))?)),
            ModelKind::Encoder | ModelKind::NeuralStyle | ModelKind::NeuralLanguage | ModelKind::Rating => {
                return Err(refused(refusal::model_is_another_kind(file, expected(kind))));
            }
        })
    }
}

/// The description of a kind of model.
fn expected(kind: ModelKind) -> Message {
    match kind {
        ModelKind::Style => refusal::kind_style(),
        ModelKind::Naturalness => refusal::kind_naturalness(),
        ModelKind::Language => refusal::kind_language(),
        ModelKind::Dictionary => refusal::kind_dictionary(),
        ModelKind::Vectors => refusal::kind_vectors(),
        ModelKind::Encoder => refusal::kind_encoder(),
        ModelKind::NeuralStyle => refusal::kind_neural_style(),
        ModelKind::NeuralLanguage => refusal::kind_neural_language(),
        ModelKind::Rating => refusal::kind_rating(),
    }
}

fn missing(kind: ModelKind, file: &str) -> Error {
    refused(refusal::model_is_not_there(file, expected(kind)))
}

fn changed(file: &str) -> Error {
    refused(refusal::model_was_changed(file))
}

fn unusable(file: &str, error: &dyn std::fmt::Display) -> Error {
    refused(refusal::model_is_unusable(file, error.to_string()))
}

fn is_not(kind: ModelKind, file: &str, error: &dyn std::fmt::Display) -> Error {
    refused(refusal::model_is_not(file, expected(kind), error.to_string()))
}

/// The refusal of a file that is a model of another kind.
pub(super) fn another_kind(kind: ModelKind, named: &ModelFile) -> Error {
    refused(refusal::model_is_another_kind(&named.file, expected(kind)))
}

fn refused(reason: Message) -> Error {
    Problem::invalid("models", reason).into()
}
