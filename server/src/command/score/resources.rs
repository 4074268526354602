//! Which metrics are asked for, with the settings and models they need.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Args, ValueEnum};
use scoring::bleu::Smoothing;
use scoring::embeddings::{Idf, Vectors};
use scoring::lm::Model;
use scoring::measure::{self, Measure, NoMeasure, Resources};
use scoring::meteor::Stemmer;
use scoring::registry::{Optional, find};
use scoring::style;
use scoring::tokenize::Tokenizer;
use scoring::wordnet::WordNet;

use super::neural;
use crate::command::refused::{refused, unreadable};
use crate::command::vectors;

/// What stands in for a precision of 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Smooth {
    /// Half a match, then a quarter, and so on.
    #[default]
    Exp,
    /// A small number of matches, 0.1 unless told.
    Floor,
    /// Matches added to each order above 1, 1 unless told.
    AddK,
    /// Nothing.
    None,
}

/// How texts are read, and the models of metrics that need one.
#[derive(Debug, Args)]
pub struct Settings {
    /// How words are cut: 13a, intl, char, zh, treebank or none.
    #[arg(long, default_value = "13a", value_parser = tokenizer)]
    tokenize: Tokenizer,
    /// Ignore case.
    #[arg(long)]
    lowercase: bool,
    /// What stands in for a precision of 0, of BLEU.
    #[arg(long, value_enum, default_value_t)]
    smooth: Smooth,
    /// How many matches `floor` and `add-k` stand for.
    #[arg(long)]
    smooth_value: Option<f64>,
    /// The language of the outputs (en, fr, pt-BR …), whose stems METEOR compares [default: none, and no stems].
    #[arg(long)]
    language: Option<String>,
    /// A language model in an ARPA file, as `concord lm train` writes it.
    #[arg(long)]
    lm: Option<PathBuf>,
    /// A style model, as `concord style train` writes it.
    #[arg(long)]
    style_model: Option<PathBuf>,
    /// A model of people's texts against systems', as `concord style train` writes it, for naturalness.
    #[arg(long)]
    naturalness_model: Option<PathBuf>,
    /// Word vectors: GloVe, word2vec (text or binary) or fastText.
    #[arg(long)]
    vectors: Option<PathBuf>,
    /// Scale vectors to length 1 first, as gensim does for Word Mover's Distance.
    #[arg(long, requires = "vectors")]
    unit_vectors: bool,
    /// A folder with WordNet's files, for METEOR's synonyms.
    #[arg(long)]
    wordnet: Option<PathBuf>,
    #[command(flatten)]
    neural: neural::Options,
}

fn tokenizer(name: &str) -> Result<Tokenizer, String> {
    Tokenizer::from_name(name)
        .ok_or_else(|| format!("there is no tokenizer `{name}`; there are 13a, intl, char, zh, treebank and none"))
}

/// The texts of a corpus one after the other: whatever reads them is given a function to call with each.
pub type Texts<'a> = dyn Fn(&mut dyn FnMut(&str)) -> anyhow::Result<()> + 'a;

impl Settings {
    /// The metrics of these names, in their order; `texts` are the sources and outputs, which are read where vectors
    /// are asked for, and `references` where a neural metric weighs their tokens.
    ///
    /// # Errors
    /// A name is unknown, or a model missing or unreadable.
    pub fn measures(
        &self,
        names: &[String],
        segment: bool,
        texts: &Texts<'_>,
        references: &Texts<'_>,
    ) -> anyhow::Result<Vec<(String, Measure)>> {
        let resources = self.resources(texts)?;
        let settings = measure::Settings {
            tokenizer: self.tokenize,
            lowercase: self.lowercase,
            smoothing: self.smoothing(),
            effective_order: segment,
            language: self.language.clone(),
            abbreviations: None,
        };
        let uses_stems = |name: &String| find(name.trim()).is_some_and(|metric| metric.uses.contains(&Optional::Stems));
        if names.iter().any(uses_stems) {
            self.tell_of_stems();
        }
        let mut neural = self.neural.metrics();
        let measure = |name: &String| {
            let name = name.trim();
            if let Some((entry, metric)) = find(name).and_then(|entry| Some((entry, entry.neural()?))) {
                return Ok((name.to_owned(), neural.measure((entry, metric), references)?));
            }
            let measure = Measure::of(name, &settings, &resources).map_err(|reason| missing(name, &reason))?;
            Ok((name.to_owned(), measure))
        };
        names.iter().map(measure).collect()
    }

    /// Says so where METEOR compares no stems, as its value is lower then.
    fn tell_of_stems(&self) {
        match self.language.as_deref() {
            None => eprintln!("meteor: without --language no stems are compared, only equal words"),
            Some(language) if Stemmer::of(language).is_none() => {
                eprintln!("meteor: there is no stemmer for `{language}`: no stems are compared, only equal words");
            }
            Some(_) => {}
        }
    }

    fn smoothing(&self) -> Smoothing {
        match self.smooth {
            Smooth::Exp => Smoothing::Exp,
            Smooth::Floor => Smoothing::Floor(self.smooth_value.unwrap_or(0.1)),
            Smooth::AddK => Smoothing::AddK(self.smooth_value.unwrap_or(1.0)),
            Smooth::None => Smoothing::None,
        }
    }

    fn resources(&self, texts: &Texts<'_>) -> anyhow::Result<Resources> {
        let mut resources = Resources::default();
        if let Some(path) = &self.lm {
            resources.model = Some(Arc::new(lm(path)?));
        }
        if let Some(path) = &self.style_model {
            let model = style_model(path)?;
            resources.lexicon = model.lexicon().map(Arc::new);
            resources.classifier = Some(Arc::new(model));
        }
        if let Some(path) = &self.naturalness_model {
            resources.naturalness = Some(Arc::new(style_model(path)?));
        }
        if let Some(folder) = &self.wordnet {
            let opened = WordNet::read(|name| Ok(BufReader::new(File::open(folder.join(name))?)));
            let wordnet =
                opened.map_err(|error| refused(format!("{}: {:#}", folder.display(), anyhow::Error::new(error))))?;
            resources.wordnet = Some(Arc::new(wordnet));
        }
        if let Some(path) = &self.vectors {
            let (mut idf, mut words) = (Idf::default(), BTreeSet::new());
            texts(&mut |text| {
                words.extend(idf.add(text));
                if let Some(lexicon) = &resources.lexicon {
                    // The word that masks others may have a vector too.
                    words.extend(Idf::default().add(&lexicon.masked(text)));
                }
            })?;
            let vectors: Vectors = vectors::of(path, &words)?;
            resources.vectors = Some(Arc::new(if self.unit_vectors { vectors.scaled() } else { vectors }));
            resources.idf = Some(Arc::new(idf));
        }
        Ok(resources)
    }
}

/// The refusal of a metric, with the option that brings what it lacks.
pub fn missing(name: &str, reason: &NoMeasure) -> anyhow::Error {
    let give = match reason {
        NoMeasure::Unknown(_) | NoMeasure::Neural(_) => return refused(reason),
        NoMeasure::Model => "--lm FILE",
        NoMeasure::Classifier | NoMeasure::Lexicon => "--style-model FILE",
        NoMeasure::Naturalness => "--naturalness-model FILE",
        NoMeasure::Vectors => "--vectors FILE",
        NoMeasure::Source => "--src FILE, or a column `source`",
        NoMeasure::References => "--ref FILE, or a column `reference`",
    };
    refused(format!("{name}: {reason}; give {give}"))
}

/// Reads a language model.
///
/// # Errors
/// The file cannot be read or is no ARPA file.
pub fn lm(path: &Path) -> anyhow::Result<Model> {
    let file = File::open(path).map_err(|error| unreadable(path, &error))?;
    Model::read_arpa(BufReader::with_capacity(1 << 16, file))
        .map_err(|error| refused(format!("{}: {error}", path.display())))
}

/// Reads a style model.
///
/// # Errors
/// The file cannot be read or is no style model.
pub fn style_model(path: &Path) -> anyhow::Result<style::Model> {
    let file = File::open(path).map_err(|error| unreadable(path, &error))?;
    serde_json::from_reader(BufReader::new(file))
        .map_err(|error| refused(format!("{}: no style model of `concord style train`: {error}", path.display())))
}
