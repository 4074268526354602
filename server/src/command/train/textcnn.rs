//! `concord train textcnn`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use clap::Args;
use scoring::torch::{
    text_cnn::{self, Labelled, Shapes, Task},
    train::split,
    vocabulary::{self, Vocabulary},
};

use super::how::{How, Usual, failed};
use super::print;
use super::watch::Watcher;
use crate::command::records;
use crate::command::refused::refused;
use crate::command::vectors;

const USUAL: Usual = Usual { epochs: 20, batch: 50, rate: 1e-3, warm_up: 0.0 };

const MEASURE: print::Measure = ("accuracy", |accuracy| accuracy);

const EXAMPLES: &str = "\
Epochs are 20, batches 50 texts, the learning rate 0.001 where nothing else is said.

Examples:
  concord train textcnn --data styles.csv --style formal --vectors glove.6B.300d.txt --out formality
  concord train textcnn --data people-or-system.jsonl --style person --out naturalness";

/// What `train textcnn` can be told.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct TextCnn {
    /// The texts: a table with the columns `text` and `label`, by its name CSV, TSV, JSON lines or Parquet.
    #[arg(long)]
    data: PathBuf,
    /// Of two labels, the one whose probability is the model's; else the last by its letters.
    #[arg(long)]
    style: Option<String>,
    /// Word vectors to begin with: GloVe, word2vec or fastText.
    #[arg(long)]
    vectors: Option<PathBuf>,
    /// How many numbers a word's vector has [default: those of the file of vectors, or 300].
    #[arg(long)]
    embedding: Option<i64>,
    /// Words in fewer places are unknown.
    #[arg(long, default_value_t = 1)]
    fewest: usize,
    /// How many words are known at most.
    #[arg(long, default_value_t = 200_000)]
    words: usize,
    /// Upper and lower case are different words.
    #[arg(long)]
    cased: bool,
    #[command(flatten)]
    how: How,
}

/// A text and its label.
type Row = (String, String);

impl TextCnn {
    /// Trains and writes the model.
    ///
    /// # Errors
    /// A file cannot be used, or nothing can be learned from it; training was called off.
    pub fn run(self) -> anyhow::Result<()> {
        let how = &self.how;
        let rows = read(&self.data)?;
        let (rows, held_out) = if let Some(path) = &how.held_out {
            (rows, read(path)?)
        } else {
            let split = split::at_random(rows.len(), how.share, how.seed);
            let of = |side: &[usize]| side.iter().map(|at| rows[*at].clone()).collect::<Vec<Row>>();
            (of(&split.training), of(&split.held_out))
        };
        let classes = self.classes(rows.iter().chain(&held_out))?;
        let labelled = |rows: Vec<Row>| -> Vec<Labelled> {
            let class = |label: &str| classes.iter().position(|class| class == label).unwrap_or_default();
            rows.into_iter().map(|(text, label)| Labelled { class: class(&label), text }).collect()
        };
        let (training, held_out) = (labelled(rows), labelled(held_out));
        let (lower, fewest, most) = (!self.cased, self.fewest, self.words);
        let words = vocabulary::Options { lower, fewest, most, sentences: false };
        let vectors = match &self.vectors {
            None => None,
            Some(path) => {
                let texts: Vec<&str> = training.iter().map(|each| each.text.as_str()).collect();
                Some(vectors::of(path, &Vocabulary::of(&texts, words).set())?)
            }
        };
        let found = vectors.as_ref().and_then(|vectors| i64::try_from(vectors.dimension()).ok());
        let shapes = Shapes::default();
        let shapes = Shapes { embedding: self.embedding.or(found).unwrap_or(shapes.embedding), ..shapes };
        let counts = [("texts", training.len()), ("held_out", held_out.len()), ("classes", classes.len())];
        let vectors = vectors.as_ref();
        let task = Task { classes, training: &training, held_out: &held_out, shapes, words, vectors };
        let watcher = Watcher::new(MEASURE);
        let trained = text_cnn::train(task, &how.options(&USUAL), how.place(), how.device()?.device, &mut |progress| {
            watcher.step(progress)
        });
        let (_, config) = trained.map_err(failed)?;
        watcher.end(&config)?;
        print::trained(&config, &counts, MEASURE, how.format)
    }

    /// The labels; the style comes last.
    fn classes<'a>(&self, rows: impl Iterator<Item = &'a Row>) -> anyhow::Result<Vec<String>> {
        let labels: BTreeSet<&String> = rows.map(|(_, label)| label).collect();
        let mut classes: Vec<String> = labels.into_iter().cloned().collect();
        if let Some(style) = &self.style {
            let at = classes.iter().position(|class| class == style);
            let at = at.ok_or_else(|| refused(format!("{}: no text has the label {style}", self.data.display())))?;
            let style = classes.remove(at);
            classes.push(style);
        }
        Ok(classes)
    }
}

fn read(path: &Path) -> anyhow::Result<Vec<Row>> {
    let mut rows = Vec::new();
    records::each(path, |record| {
        rows.push((record.need("text")?.to_owned(), record.need("label")?.to_owned()));
        Ok(())
    })?;
    Ok(rows)
}
