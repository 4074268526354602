//! An encoder that several metrics share: it is read once, and in memory once.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
};

use tch::Device;

use super::{Error, Precision, encoder::Encoder, folder::Folder, tokens::Cutter};

/// The encoder of a folder with its tokenizers. A clone refers to the same encoder.
///
/// libtorch's tensors may be sent between threads, but not used by two at once: only one caller at a time.
#[derive(Debug, Clone)]
pub struct Shared(Arc<Held>);

#[derive(Debug)]
struct Held {
    folder: Folder,
    device: Device,
    precision: Precision,
    encoder: Mutex<Option<Encoder>>,
    cutters: Mutex<BTreeMap<usize, Arc<Cutter>>>,
    name: OnceLock<String>,
}

/// Exclusive access to the encoder.
pub(crate) struct Turn<'a>(MutexGuard<'a, Option<Encoder>>);

impl Shared {
    /// Reads the model of a folder.
    ///
    /// # Errors
    /// The folder contains no supported model: the error states what is missing, and what to download.
    pub fn open(folder: &Folder, device: Device, precision: Precision) -> Result<Self, Error> {
        Self::open_to(folder, folder.config.num_hidden_layers, device, precision)
    }

    /// Reads the model of a folder up to a layer; a metric that needs more layers reads it again, for all metrics.
    ///
    /// # Errors
    /// As [`Shared::open`].
    pub fn open_to(folder: &Folder, n_layers: usize, device: Device, precision: Precision) -> Result<Self, Error> {
        let (encoder, name) = (Mutex::new(None), OnceLock::new());
        let held = Held { folder: folder.clone(), device, precision, encoder, cutters: Mutex::default(), name };
        let shared = Self(Arc::new(held));
        shared.reach(n_layers)?;
        Ok(shared)
    }

    /// The same with a name for signatures; the default is the folder's name with the first digits of its hash.
    pub fn named(self, name: String) -> Self {
        // The first name is kept for all users.
        let _ = self.0.name.set(name);
        self
    }

    /// The contents of its folder's configuration.
    pub fn folder(&self) -> &Folder {
        &self.0.folder
    }

    /// The device on which it computes.
    pub fn device(&self) -> Device {
        self.0.device
    }

    /// The numbers in which it computes.
    pub fn precision(&self) -> Precision {
        self.0.precision
    }

    /// Its name in signatures. Its files are hashed once.
    ///
    /// # Errors
    /// A file cannot be read.
    pub fn name(&self) -> Result<String, Error> {
        if let Some(name) = self.0.name.get() {
            return Ok(name.clone());
        }
        let name = self.0.folder.signed_name()?;
        Ok(self.0.name.get_or_init(|| name).clone())
    }

    /// Its tokenizer, for a given limit of tokens.
    pub(crate) fn cutter(&self, n_tokens: usize) -> Result<Arc<Cutter>, Error> {
        let mut cutters = self.0.cutters.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(cutter) = cutters.get(&n_tokens) {
            return Ok(Arc::clone(cutter));
        }
        let cutter = Arc::new(Cutter::open(&self.0.folder, n_tokens)?);
        cutters.insert(n_tokens, Arc::clone(&cutter));
        Ok(cutter)
    }

    /// Ensures that this number of layers is loaded.
    pub(crate) fn reach(&self, n_layers: usize) -> Result<(), Error> {
        let mut encoder = self.0.encoder.lock().unwrap_or_else(PoisonError::into_inner);
        if encoder.as_ref().is_some_and(|encoder| encoder.n_layers() >= n_layers) {
            return Ok(());
        }
        let mut folder = self.0.folder.clone();
        folder.config.num_hidden_layers = n_layers;
        *encoder = Some(Encoder::open(&folder, self.0.device, self.0.precision)?);
        Ok(())
    }

    /// Waits for exclusive access to the encoder.
    pub(crate) fn encoder(&self) -> Turn<'_> {
        // A thread that panicked with it has changed nothing in it.
        Turn(self.0.encoder.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl std::ops::Deref for Turn<'_> {
    type Target = Encoder;

    fn deref(&self) -> &Encoder {
        self.0.as_ref().expect("it is read before anybody has it")
    }
}
