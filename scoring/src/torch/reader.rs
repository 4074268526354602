//! The model of a folder, as the metrics over it read it.

use std::{
    path::{Path, PathBuf},
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use tch::Device;

use super::{
    Error, Precision,
    bert_score::Match,
    folder::{self, Folder},
    shared::Shared,
};

/// Reads the model of a folder for metrics: an encoder once for all of them, however many there are.
#[derive(Debug)]
pub struct Reader {
    path: PathBuf,
    device: Device,
    precision: Precision,
    /// Whether all layers of an encoder are read, regardless of the first metric's needs.
    deep: bool,
    name: OnceLock<String>,
    encoder: Mutex<Option<Shared>>,
    found: Arc<Found>,
}

/// What BERTScore found last: precision, recall and F₁ are metrics of their own, and are computed together.
#[derive(Debug, Default)]
pub(super) struct Found(Mutex<Option<(String, Vec<Option<Match>>)>>);

impl Found {
    /// The matches of the texts with this fingerprint, if they are those that were found last; else as `find` finds them.
    pub(super) fn or(
        &self,
        of: String,
        find: impl FnOnce() -> Result<Vec<Option<Match>>, Error>,
    ) -> Result<Vec<Option<Match>>, Error> {
        let last = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = last().as_ref().filter(|(known, _)| *known == of).map(|(_, matches)| matches.clone());
        if let Some(matches) = known {
            return Ok(matches);
        }
        let matches = find()?;
        *last() = Some((of, matches.clone()));
        Ok(matches)
    }
}

impl Reader {
    /// A reader of a folder, which is read when a metric first needs it.
    pub fn new(path: &Path, device: Device, precision: Precision) -> Self {
        Self {
            path: path.to_owned(),
            device,
            precision,
            deep: false,
            name: OnceLock::new(),
            encoder: Mutex::default(),
            found: Arc::default(),
        }
    }

    /// The same with a name for signatures, if the caller already knows the content; otherwise its files are hashed,
    /// once.
    pub fn named(self, name: String) -> Self {
        Self { name: OnceLock::from(name), ..self }
    }

    /// The same, but all layers of an encoder are read at once, for later metrics that need more layers; otherwise they
    /// are read when such a metric is opened.
    pub fn deep(self) -> Self {
        Self { deep: true, ..self }
    }

    /// The folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The device on which the model computes.
    pub const fn device(&self) -> Device {
        self.device
    }

    /// The numbers in which an encoder computes.
    pub const fn precision(&self) -> Precision {
        self.precision
    }

    /// What BERTScore found last, for all metrics over it.
    pub(super) fn found(&self) -> Arc<Found> {
        Arc::clone(&self.found)
    }

    /// The name of the model in signatures.
    pub(super) fn name(&self) -> Result<String, Error> {
        if let Some(name) = self.name.get() {
            return Ok(name.clone());
        }
        let name = folder::signed_name(&self.path)?;
        Ok(self.name.get_or_init(|| name).clone())
    }

    /// The encoder, with at least the number of layers that `n_layers` determines from the folder's configuration.
    pub(super) fn encoder(&self, n_layers: impl Fn(&Folder) -> Result<usize, Error>) -> Result<Shared, Error> {
        let mut held = self.encoder.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(encoder) = &*held {
            return Ok(encoder.clone());
        }
        let folder = Folder::open(&self.path)?;
        let n_layers = if self.deep { folder.config.num_hidden_layers } else { n_layers(&folder)? };
        let encoder = Shared::open_to(&folder, n_layers, self.device, self.precision)?;
        Ok(held.insert(encoder.named(self.name()?)).clone())
    }
}
