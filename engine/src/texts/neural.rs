//! What measures texts by neural models, and trains them: given to the engine by a process that was built for it.

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

/// Measures texts by neural models, and trains such models. The engine knows no tensors: a program brings them along, or
/// leaves them out.
pub trait Neural: Debug + Send + Sync {
    /// Where it computes, and by what, in words for people: `cuda:0, libtorch 2.11`.
    fn about(&self) -> String;

    /// What a metric says of each segment by the model in a folder, a mean without a value where it says nothing. Takes as
    /// long as it takes.
    ///
    /// # Errors
    /// Why the model cannot be used, in a sentence for whoever runs the installation.
    fn means(&self, metric: &'static Entry, model: &Model, segments: &[Segment<'_>]) -> Result<Vec<Mean>, String>;

    /// Trains a model into a folder, or goes on with the training of the same lesson that the folder holds. Called back
    /// before the first step and after each; on [`ControlFlow::Break`] it ends after a checkpoint, and gives `None`.
    ///
    /// # Errors
    /// Why nothing can be trained, in a sentence for whoever started it.
    fn train(&self, lesson: &Lesson, folder: &Path, watch: Watch<'_>) -> Result<Option<Curves>, String>;
}

/// A model whose content has been looked at: where it lies, and what it is known by. What was read of it is good for as long as
/// both are the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// Its folder.
    pub path: PathBuf,
    /// The digest of all its files.
    pub sha256: String,
}

/// Who watches a training.
pub type Watch<'a> = &'a mut dyn FnMut(&Curves) -> ControlFlow<()>;

/// What a model is to learn, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// What it becomes: a neural style model, a neural language model or a model of ratings.
    pub kind: ModelKind,
    /// What it learns from.
    pub training: Vec<Example>,
    /// What it is measured on.
    pub held_out: Vec<Example>,
    /// The folder of the encoder it begins with; a model of ratings has one.
    pub encoder: Option<PathBuf>,
    /// How often each example is seen.
    pub epochs: usize,
    /// The seed of all that is random.
    pub seed: u64,
}

/// An example to learn from.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// The text.
    pub text: String,
    /// Its rating; of a style model 1 if it has the style, else 0; of a language model 0.
    pub value: f64,
    /// Who rated it, or which source it belongs to.
    pub of: String,
}
