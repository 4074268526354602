//! The interface to neural models, for measuring texts and for training: provided by a process that was built with
//! them.

use std::{
    fmt::Debug,
    ops::ControlFlow,
    path::{Path, PathBuf},
};

use scoring::{
    measure::{Mean, Segment},
    registry::Entry,
};
use shared::ModelKind;

pub use store::training::Curves;

/// Measures texts with neural models, and trains such models. The engine contains no tensor code: a program provides
/// it, or works without.
pub trait Neural: Debug + Send + Sync {
    /// The device and the library, for display: `cuda:0, libtorch 2.11`.
    fn about(&self) -> String;

    /// The values of a metric for each segment, computed with the model in a folder; a mean has no value if the metric
    /// gives none. This may take long.
    ///
    /// # Errors
    /// The reason why the model cannot be used, as a sentence for the operator of the server.
    fn means(&self, metric: &'static Entry, model: &Model, segments: &[Segment<'_>]) -> Result<Vec<Mean>, String>;

    /// Trains a model into a folder, or continues the training of the same lesson that the folder contains. The
    /// callback is called before the first step and after each; on [`ControlFlow::Break`] the training ends after a
    /// checkpoint and returns `None`.
    ///
    /// # Errors
    /// The reason why the training failed, as a sentence for the person who started it.
    fn train(&self, lesson: &Lesson, folder: &Path, watch: Watch<'_>) -> Result<Option<Curves>, String>;
}

/// A model whose content was checked: its path and its digest. Data loaded from it is valid for as long as both stay
/// the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// Its folder.
    pub path: PathBuf,
    /// The digest of all its files.
    pub sha256: String,
}

/// The callback that follows a training.
pub type Watch<'a> = &'a mut dyn FnMut(&Curves) -> ControlFlow<()>;

/// A model to be trained: its kind, data and settings.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// The kind of the result: a neural style model, a neural language model or a rating model.
    pub kind: ModelKind,
    /// The training examples.
    pub training: Vec<Example>,
    /// The held-out examples, on which it is evaluated.
    pub held_out: Vec<Example>,
    /// The folder of the encoder that it starts from; only for a rating model.
    pub encoder: Option<PathBuf>,
    /// The number of passes over the examples.
    pub epochs: usize,
    /// The seed for everything random.
    pub seed: u64,
}

/// An example to learn from.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// The text.
    pub text: String,
    /// Its rating; for a style model, 1 if it has the style and 0 otherwise; for a language model, 0.
    pub value: f64,
    /// The rater, or the source to which it belongs.
    pub of: String,
}
