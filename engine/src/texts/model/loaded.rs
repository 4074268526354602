//! The loaded models of a language.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use scoring::{
    embeddings::Vectors,
    lm,
    measure::Resources,
    spelling::Dictionary,
    style::{self, Lexicon},
};
use shared::{ModelFile, ModelKind, Problem};

use super::folder::{Folder, Model, another_kind};
use crate::Result;

/// The models of a language.
#[derive(Clone, Debug, Default)]
pub struct Models(Resources);

impl Models {
    /// Loads the models that a study names as far as possible, and returns why one of them could not be loaded.
    pub fn load(folder: &Folder, named: &BTreeMap<ModelKind, ModelFile>) -> (Self, Option<Problem>) {
        let (mut models, mut problem) = (Self::default(), None);
        // No score uses a dictionary, and scores by neural models belong to another job.
        let used = |kind: ModelKind| kind != ModelKind::Dictionary && !kind.is_neural();
        for (kind, file) in named.iter().filter(|(kind, _)| used(**kind)) {
            match folder.model(*kind, file) {
                Ok(model) => models.put(*kind, model),
                Err(error) => problem = Some(error.into()),
            }
        }
        (models, problem)
    }

    /// Loads only a style model.
    pub fn style(folder: &Folder, named: &ModelFile) -> Result<Arc<style::Model>> {
        match folder.model(ModelKind::Style, named)? {
            Model::Style(model) => Ok(model),
            _ => Err(another_kind(ModelKind::Style, named)),
        }
    }

    /// Loads only a dictionary.
    pub fn dictionary(folder: &Folder, named: &ModelFile) -> Result<Arc<Dictionary>> {
        match folder.model(ModelKind::Dictionary, named)? {
            Model::Dictionary(dictionary) => Ok(dictionary),
            _ => Err(another_kind(ModelKind::Dictionary, named)),
        }
    }

    /// The most indicative words of a style model; empty for a model of hashed n-grams.
    pub fn words(folder: &Folder, named: &ModelFile) -> Result<BTreeSet<String>> {
        let lexicon = Self::style(folder, named)?.lexicon();
        Ok(lexicon.iter().flat_map(Lexicon::words).map(str::to_owned).collect())
    }

    /// All models, in the form that metrics use.
    pub const fn resources(&self) -> &Resources {
        &self.0
    }

    /// The word vectors.
    pub fn vectors(&self) -> Option<&Vectors> {
        self.0.vectors.as_deref()
    }

    /// The language model.
    pub fn language(&self) -> Option<&lm::Model> {
        self.0.model.as_deref()
    }

    /// The most indicative words of the style model.
    pub fn lexicon(&self) -> Option<&Lexicon> {
        self.0.lexicon.as_deref()
    }

    /// The probability that a text has the style.
    pub fn style_probability(&self, text: &str) -> Option<f64> {
        Some(self.0.classifier.as_ref()?.probability(text))
    }

    fn put(&mut self, kind: ModelKind, model: Model) {
        match (kind, model) {
            (ModelKind::Naturalness, Model::Style(model)) => self.0.naturalness = Some(model),
            (_, Model::Style(model)) => {
                self.0.lexicon = model.lexicon().map(Arc::new);
                self.0.classifier = Some(model);
            }
            (_, Model::Language(model)) => self.0.model = Some(model),
            (_, Model::Vectors(model)) => self.0.vectors = Some(model),
            (_, Model::Dictionary(_)) => {}
        }
    }
}
