//! `concord train regression`.

use std::path::{Path, PathBuf};

use clap::Args;
use scoring::torch::{
    self, Precision,
    regression::{self, Pooled, Rated, Task},
};
use tabular::spreadsheet::rearmed;

use super::how::{How, Usual, failed};
use super::print;
use super::watch::Watcher;
use crate::command::records;
use crate::command::refused::refused;

const USUAL: Usual = Usual { epochs: 10, batch: 16, rate: 3e-5, warm_up: 0.1 };

const MEASURE: print::Measure = ("rmse", |value| -value);

const EXAMPLES: &str = "\
Of the data whole people are held out, with the texts that they rated. Of these the epoch is kept whose predictions
are closest to the mean ratings (rmse, on the ratings' scale); Spearman's correlation is printed, too. Epochs are 10, batches 16 ratings, the learning
rate 0.00003 where nothing else is said.

Examples:
  concord train regression --data ratings.csv --encoder bert-base-multilingual-cased --out formality
  concord train regression --data answers.tsv --held-out blog.tsv --encoder xlm-roberta-base --out formality";

/// What `train regression` can be told.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Regression {
    /// The ratings: a table with the columns `text`, `rating` and, if known, `worker`, by its name CSV, TSV, JSON lines or Parquet. A study's export has the column `split`, too: what it holds out is held out.
    #[arg(long)]
    data: PathBuf,
    /// The folder of the encoder to begin with, as model hubs publish it.
    #[arg(long)]
    encoder: PathBuf,
    /// The part of a text's vector that is dropped in training.
    #[arg(long, default_value_t = 0.1)]
    dropout: f64,
    /// The numbers in which the encoder's products are computed in training: fp32 or bf16. Weights have 32 bits.
    #[arg(long, default_value = "fp32", value_parser = precision)]
    precision: Precision,
    #[command(flatten)]
    how: How,
}

impl Regression {
    /// Trains and writes the model.
    ///
    /// # Errors
    /// A file cannot be used, or nothing can be learned from it; training was called off.
    pub fn run(self) -> anyhow::Result<()> {
        let how = &self.how;
        let (rated, own) = read(&self.data)?;
        let (training, held_out) = match &how.held_out {
            Some(path) => ([rated, own].concat(), <[_; 2]>::from(read(path)?).concat()),
            None if !own.is_empty() => (rated, own),
            None => regression::hold_out(&rated, how.share, how.seed).map_err(failed)?,
        };
        let encoder = Pooled::open(&self.encoder, how.device()?.device).map_err(failed)?;
        let learning = regression::How { dropout: self.dropout, precision: self.precision };
        let task = Task { encoder, training: &training, held_out: &held_out, how: learning };
        let watcher = Watcher::new(MEASURE);
        let (options, place) = (how.options(&USUAL), how.place());
        let trained = regression::fine_tune(task, &self.encoder, &options, place, &mut |step| watcher.step(step));
        let (_, config) = trained.map_err(failed)?;
        watcher.end(&config)?;
        let counts = [("ratings", training.len()), ("held_out", held_out.len())];
        print::trained(&config, &counts, MEASURE, how.format)
    }
}

fn precision(text: &str) -> Result<Precision, String> {
    text.parse().map_err(|error: torch::Error| error.to_string())
}

/// Ratings, and those of them whose column `split` holds them out; without a worker each is somebody's of their own.
///
/// A table with that column is a study's export, in which no text begins as a formula does: it becomes what it was.
fn read(path: &Path) -> anyhow::Result<(Vec<Rated>, Vec<Rated>)> {
    let (mut rated, mut held_out): (Vec<Rated>, Vec<Rated>) = (Vec::new(), Vec::new());
    records::each(path, |record| {
        let rating = record.need("rating")?;
        let rating = rating.trim().parse().ok().filter(|rating: &f64| rating.is_finite());
        let rating = rating.ok_or_else(|| refused(format!("{}: `rating` is no number", record.place)))?;
        let worker = record.need("worker").map_or_else(|_| format!("rating {}", rated.len() + 1), str::to_owned);
        let text = record.need("text")?;
        let (side, text) = match record.need("split") {
            Ok("held_out") => (&mut held_out, rearmed(text)),
            Ok(_) => (&mut rated, rearmed(text)),
            Err(_) => (&mut rated, text),
        };
        side.push(Rated { text: text.to_owned(), rating, worker });
        Ok(())
    })?;
    Ok((rated, held_out))
}
