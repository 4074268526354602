//! `concord style train`.

use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::path::PathBuf;

use agreement::report::counted;
use clap::{Args, ValueEnum};
use scoring::style::{Classifier, CrossValidation, Hashed, Model, StyleError, Unit, cross_validate};

use crate::command::lines::Lines;
use crate::command::progress::waiting;
use crate::command::refused::{refused, unreadable};

const EXAMPLES: &str = "\
The accuracy that is printed is of texts that the classifier was not trained on: in cross-validation, each fold is
classified by a classifier trained on the others. The file has a classifier trained on all texts. Folds are
stratified and drawn by --seed, and equal texts share a fold. Compare the accuracy with the share of the larger side,
which is what always giving the same answer would reach.

Trained on what people wrote against what a system made, the classifier tells naturalness.

Examples:
  concord style train --style formal.txt --other informal.txt --out formality.json
  concord style train --style formal.ja.txt --other informal.ja.txt --features hashed --language ja --out formality.json
  concord style train --style people.txt --other outputs.txt --out naturalness.json";

/// What a text is seen by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Features {
    /// Its words, which make a lexicon.
    #[default]
    Words,
    /// Its n-grams, hashed and averaged: of words, or of characters for languages without spaces.
    Hashed,
}

/// What `style train` can be told.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Train {
    /// Texts of the style, one a line.
    #[arg(long)]
    style: PathBuf,
    /// Other texts, one a line.
    #[arg(long)]
    other: PathBuf,
    /// The file to write the model to.
    #[arg(long)]
    out: PathBuf,
    /// How much the texts weigh against small weights: scikit-learn's C.
    #[arg(long, default_value_t = 1.0)]
    c: f64,
    /// What a text is seen by.
    #[arg(long, value_enum, default_value_t)]
    features: Features,
    /// Of hashed features: the language (ja, zh, th … have no spaces).
    #[arg(long, default_value = "en")]
    language: String,
    /// Of hashed features: 2 to the power of this many places.
    #[arg(long, default_value_t = 18, value_parser = clap::value_parser!(u32).range(1..=24))]
    bits: u32,
    /// Folds of the cross-validation; 0 leaves it out, which trains once instead of so many times more.
    #[arg(long, default_value_t = 10)]
    folds: usize,
    /// The seed by which texts are divided into folds.
    #[arg(long, default_value_t = 7)]
    seed: u64,
}

impl Train {
    /// Trains and writes the model.
    ///
    /// # Errors
    /// A file cannot be used, or nothing can be learned from the texts.
    pub fn run(self) -> anyhow::Result<()> {
        let mut texts = Lines::all(&self.style)?;
        let n_style = texts.len();
        texts.extend(Lines::all(&self.other)?);
        let labels: Vec<bool> = (0..texts.len()).map(|at| at < n_style).collect();
        let bar = waiting("training");
        let model = self.model(&texts, &labels);
        bar.finish_and_clear();
        let model = model.map_err(refused)?;
        let file = File::create(&self.out).map_err(|error| unreadable(&self.out, &error))?;
        let mut file = BufWriter::new(file);
        serde_json::to_writer(&mut file, &model)?;
        file.flush()?;
        let (out, n) = (self.out.display(), texts.len());
        eprintln!("{out}: trained on {}, {n_style} of them of the style", counted(n, "text"));
        if self.folds > 0 {
            let train = |texts: &[&str], labels: &[bool]| self.model(texts, labels);
            let bar = waiting("cross-validating");
            let found = cross_validate(&texts, &labels, (self.folds, self.seed), train);
            bar.finish_and_clear();
            eprintln!("{}", self.accuracy(found));
        }
        Ok(())
    }

    fn model<S: AsRef<str>>(&self, texts: &[S], labels: &[bool]) -> Result<Model, StyleError> {
        match self.features {
            Features::Words => Classifier::train(texts, labels, self.c).map(Model::Words),
            Features::Hashed => {
                Hashed::train(texts, labels, self.c, Unit::of(&self.language), self.bits).map(Model::Hashed)
            }
        }
    }

    /// The line about the cross-validation.
    fn accuracy(&self, found: Result<CrossValidation, StyleError>) -> String {
        match found {
            Ok(CrossValidation { accuracy, majority, n_folds, .. }) => {
                let [accuracy, majority] = [accuracy, majority].map(|share| 100.0 * share);
                let seed = self.seed;
                format!(
                    "accuracy {accuracy:.2} % in {n_folds}-fold cross-validation (stratified, seed {seed}); \
                     the larger side has {majority:.2} % of the texts"
                )
            }
            Err(why) => format!("no accuracy: {why}"),
        }
    }
}
