//! `concord train lm`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use scoring::torch::{
    recurrent::{self, Cell, Shapes, Task},
    train::split,
    vocabulary,
};

use super::how::{How, Usual, failed};
use super::print;
use super::watch::Watcher;
use crate::command::lines::Lines;

const USUAL: Usual = Usual { epochs: 20, batch: 32, rate: 2e-3, warm_up: 0.05 };

const MEASURE: print::Measure = ("perplexity", |log10| 10_f64.powf(-log10));

const EXAMPLES: &str = "\
The held-out measure is perplexity. Epochs are 20, batches 32 sentences, the learning rate 0.002 where nothing else is
said.

Examples:
  concord train lm --data formal.txt --out formal-lm
  cat informal.txt formal.txt | concord train lm --data - --cell gru --hidden 256 --out both-lm";

/// What carries the state from word to word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// Long short-term memory.
    #[default]
    Lstm,
    /// Gated recurrent units.
    Gru,
}

/// What `train lm` can be told.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Lm {
    /// The sentences, one a line; `-` reads the standard input.
    #[arg(long)]
    data: PathBuf,
    /// What carries the state from word to word.
    #[arg(long, value_enum, default_value_t)]
    cell: Kind,
    /// How many numbers a word's vector has.
    #[arg(long, default_value_t = 256)]
    embedding: i64,
    /// How many numbers the state of a layer has.
    #[arg(long, default_value_t = 512)]
    hidden: i64,
    /// How many layers there are.
    #[arg(long, default_value_t = 1)]
    layers: usize,
    /// Words in fewer places are unknown.
    #[arg(long, default_value_t = 2)]
    fewest: usize,
    /// How many words are known at most.
    #[arg(long, default_value_t = 50_000)]
    words: usize,
    /// Upper and lower case are different words.
    #[arg(long)]
    cased: bool,
    #[command(flatten)]
    how: How,
}

impl Lm {
    /// Trains and writes the model.
    ///
    /// # Errors
    /// A file cannot be used, or nothing can be learned from it; training was called off.
    pub fn run(self) -> anyhow::Result<()> {
        let how = &self.how;
        let texts = Lines::all(&self.data)?;
        let (training, held_out) = if let Some(path) = &how.held_out {
            (texts, Lines::all(path)?)
        } else {
            let split = split::at_random(texts.len(), how.share, how.seed);
            let of = |side: &[usize]| side.iter().map(|at| texts[*at].clone()).collect::<Vec<String>>();
            (of(&split.training), of(&split.held_out))
        };
        let cell = match self.cell {
            Kind::Lstm => Cell::Lstm,
            Kind::Gru => Cell::Gru,
        };
        let (embedding, hidden, layers) = (self.embedding, self.hidden, self.layers);
        let shapes = Shapes { cell, embedding, hidden, layers, ..Shapes::default() };
        let (lower, fewest, most) = (!self.cased, self.fewest, self.words);
        let words = vocabulary::Options { lower, fewest, most, sentences: true };
        let task = Task { training: &training, held_out: &held_out, shapes, words };
        let watcher = Watcher::new(MEASURE);
        let trained =
            recurrent::train(task, &how.options(&USUAL), how.place(), how.device()?.device, &mut |progress| {
                watcher.step(progress)
            });
        let (model, config) = trained.map_err(failed)?;
        watcher.end(&config)?;
        let counts = [("sentences", training.len()), ("held_out", held_out.len()), ("words", model.vocabulary().len())];
        print::trained(&config, &counts, MEASURE, how.format)
    }
}
