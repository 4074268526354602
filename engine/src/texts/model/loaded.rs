//! The models of a language, in memory.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use scoring::{
    embeddings::Vectors,
    intensity::{Ground, intensity},
    lm,
    spelling::Dictionary,
    style::{self, Lexicon},
};
use shared::{Metric, ModelFile, ModelKind, Problem};

use super::folder::{Folder, Model};
use crate::Result;

/// Words of a style model's lexicon: the likeliest, of at least so many training texts (the command line's defaults).
const LEXICON: (usize, usize) = (100, 5);

/// The models of a language.
#[derive(Clone, Debug, Default)]
pub struct Models {
    style: Option<Arc<style::Model>>,
    lexicon: Option<Lexicon>,
    naturalness: Option<Arc<style::Model>>,
    language: Option<Arc<lm::Model>>,
    vectors: Option<Arc<Vectors>>,
}

impl Models {
    /// Those that can be had of the models a study names, and why another cannot.
    pub fn load(folder: &Folder, named: &BTreeMap<ModelKind, ModelFile>) -> (Self, Option<Problem>) {
        let (mut models, mut problem) = (Self::default(), None);
        // No score is by a dictionary, and those by neural models are of another job.
        let used = |kind: ModelKind| kind != ModelKind::Dictionary && !kind.is_neural();
        for (kind, file) in named.iter().filter(|(kind, _)| used(**kind)) {
            match folder.model(*kind, file) {
                Ok(model) => models.put(*kind, model),
                Err(error) => problem = Some(error.into()),
            }
        }
        (models, problem)
    }

    /// A style model alone.
    pub fn style(folder: &Folder, named: &ModelFile) -> Result<Arc<style::Model>> {
        match folder.model(ModelKind::Style, named)? {
            Model::Style(model) => Ok(model),
            _ => Err(Problem::invalid("models", format!("{} is no style model.", named.file)).into()),
        }
    }

    /// A dictionary alone.
    pub fn dictionary(folder: &Folder, named: &ModelFile) -> Result<Arc<Dictionary>> {
        match folder.model(ModelKind::Dictionary, named)? {
            Model::Dictionary(dictionary) => Ok(dictionary),
            _ => Err(Problem::invalid("models", format!("{} is no dictionary.", named.file)).into()),
        }
    }

    /// The words that a style model finds most telling; none of a model of hashed n-grams.
    pub fn words(folder: &Folder, named: &ModelFile) -> Result<BTreeSet<String>> {
        let lexicon = lexicon(&*Self::style(folder, named)?);
        Ok(lexicon.iter().flat_map(Lexicon::words).map(str::to_owned).collect())
    }

    /// The vectors of words.
    pub fn vectors(&self) -> Option<&Vectors> {
        self.vectors.as_deref()
    }

    /// The language model.
    pub fn language(&self) -> Option<&lm::Model> {
        self.language.as_deref()
    }

    /// The most telling words of the style model.
    pub const fn lexicon(&self) -> Option<&Lexicon> {
        self.lexicon.as_ref()
    }

    fn put(&mut self, kind: ModelKind, model: Model) {
        match (kind, model) {
            (ModelKind::Naturalness, Model::Style(model)) => self.naturalness = Some(model),
            (_, Model::Style(model)) => {
                self.lexicon = lexicon(&model);
                self.style = Some(model);
            }
            (_, Model::Language(model)) => self.language = Some(model),
            (_, Model::Vectors(model)) => self.vectors = Some(model),
            (_, Model::Dictionary(_)) => {}
        }
    }

    /// What a metric that needs models says of an output; `None` without its models, and where no word is known.
    pub fn number(&self, metric: Metric, source: &str, output: &str) -> Option<f64> {
        match metric {
            Metric::Style => Some(self.style.as_ref()?.probability(output)),
            Metric::Intensity => {
                let model = self.style.as_ref()?;
                let (from, to) = (model.probability(source), model.probability(output));
                intensity(&[1.0 - from, from], &[1.0 - to, to], 1, Ground::Unit).ok()
            }
            Metric::Naturalness => Some(self.naturalness.as_ref()?.probability(output)),
            Metric::LogProbability => Some(self.language.as_ref()?.score(output).log10_per_word()),
            Metric::Wmd => self.vectors.as_ref()?.movers_distance(source, output),
            Metric::MaskedWmd => {
                let (vectors, lexicon) = (self.vectors.as_ref()?, self.lexicon.as_ref()?);
                vectors.movers_distance(&lexicon.masked(source), &lexicon.masked(output))
            }
            _ => None,
        }
    }
}

fn lexicon(model: &style::Model) -> Option<Lexicon> {
    match model {
        style::Model::Words(classifier) => Some(classifier.lexicon(LEXICON.0, LEXICON.1)),
        style::Model::Hashed(_) => None,
    }
}
