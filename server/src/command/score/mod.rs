//! `concord score`: metrics of outputs, from files or a table.

mod files;
mod m_acc;
mod neural;
pub mod prepare;
pub mod print;
pub mod resources;
mod systems;
mod table;

use std::path::PathBuf;

use agreement::significance::{self, Resampling};
use clap::{Args, ValueEnum};
use scoring::registry::METRICS;

use super::format::Format;
use super::refused::refused;

const EXAMPLES: &str = "\
Examples:
  concord score --hyp out.txt --ref ref1.txt --ref ref2.txt --metric bleu,chrf,ter
  concord score --hyp out.txt --src in.txt --metric led,levenshtein --level segment --format csv
  concord score --table outputs.csv --metric bleu,led --baseline rule-based --format latex
  concord score --hyp out.txt --ref ref.txt --metric bertscore --model roberta-large --device auto
  concord score --hyp out.txt --metric ppl-neural --model gpt2
  concord score --metric m-acc --hyp out.txt --formal-ref f.txt --informal-ref i.txt --variant token";

/// The metrics by what they are held against, and examples.
fn help() -> String {
    let mut text = "Metrics, by either name (what the output is compared with; what is needed):\n".to_owned();
    for metric in METRICS {
        let needs: Vec<&str> = metric.needs.iter().map(|need| need.title()).collect();
        let needs = if needs.is_empty() { String::new() } else { format!("; {}", needs.join(" and ")) };
        let against = metric.against.title();
        let line = format!("  {:<24} {} ({against}{needs})\n", metric.command_name, metric.meaning);
        text.push_str(&line);
    }
    text + "  m-acc                    marked references, --formal-ref and --informal-ref\n\n" + EXAMPLES
}

/// How much one number is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Level {
    /// All texts together.
    #[default]
    Corpus,
    /// One text: a line each, written as soon as it is known.
    Segment,
}

/// How chance is imitated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Chance {
    /// The outputs of two systems exchanged: exact up to 16 items, at random above.
    #[default]
    Randomisation,
    /// Items drawn with replacement; its p is too small with fewer than 50 items, which get no star.
    Bootstrap,
}

/// What `score` can be told.
#[derive(Debug, Args)]
#[command(after_help = help())]
pub struct Score {
    /// The outputs, a text a line; `-` reads the standard input.
    #[arg(long, required_unless_present = "table", conflicts_with = "table")]
    hyp: Option<PathBuf>,
    /// What they were made of, a text a line.
    #[arg(long, conflicts_with = "table")]
    src: Option<PathBuf>,
    /// How people put it, a text a line; several files are several references.
    #[arg(long = "ref", conflicts_with = "table")]
    references: Vec<PathBuf>,
    /// A table `item,system,source,output,reference*` (CSV, TSV, JSON lines or Parquet, by its name): systems by metrics.
    #[arg(long)]
    table: Option<PathBuf>,
    /// Names of metrics, with commas between them, from the list below [default: bleu,chrf with references,
    /// levenshtein with sources alone].
    #[arg(long, value_delimiter = ',')]
    metric: Vec<String>,
    #[command(flatten)]
    settings: resources::Settings,
    #[command(flatten)]
    prepare: prepare::Prepare,
    /// How much one number is about.
    #[arg(long, value_enum, default_value_t)]
    level: Level,
    /// How the result is printed [default: text; json of m-acc].
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Of a table: the system that the others are held against, with a star where p < 0.05 and there are 6 items or more.
    #[arg(long, requires = "table")]
    baseline: Option<String>,
    /// Of a table: how chance is imitated.
    #[arg(long, value_enum, default_value_t)]
    test: Chance,
    /// Of a table: how often.
    #[arg(long, default_value_t = 1000)]
    samples: usize,
    /// Of a table: the seed that gives the same answer again.
    #[arg(long, default_value_t = 7)]
    seed: u64,
    #[command(flatten)]
    marked: m_acc::Marked,
}

impl Score {
    /// Scores and prints.
    ///
    /// # Errors
    /// A file cannot be used, or a metric lacks what it needs.
    pub fn run(mut self) -> anyhow::Result<()> {
        if self.metric.is_empty() {
            self.metric = self.usual()?.iter().map(|name| (*name).to_owned()).collect();
            eprintln!("{} (--metric chooses other metrics)", self.metric.join(", "));
        }
        if self.metric.iter().any(|name| name == "m-acc") {
            let ([_], Some(hyp)) = (self.metric.as_slice(), &self.hyp) else {
                return Err(refused("m-acc is computed alone, with --hyp, --formal-ref and --informal-ref"));
            };
            return self.marked.run(hyp, self.level, self.format.unwrap_or(Format::Json));
        }
        match (&self.table, &self.hyp) {
            (Some(table), _) => self.systems(table),
            (None, Some(hyp)) => self.files(hyp),
            (None, None) => Err(refused("give --hyp or --table")),
        }
    }

    /// The usual metrics for what there is.
    fn usual(&self) -> anyhow::Result<&'static [&'static str]> {
        if self.table.is_some() || !self.references.is_empty() {
            return Ok(&["bleu", "chrf"]);
        }
        if self.src.is_some() {
            return Ok(&["levenshtein"]);
        }
        Err(refused("give references with --ref, or name metrics that need none with --metric, such as distinct-1"))
    }

    fn format(&self) -> Format {
        self.format.unwrap_or_default()
    }

    fn chance(&self) -> significance::Chance {
        match self.test {
            Chance::Bootstrap => significance::Chance::Bootstrap,
            Chance::Randomisation => significance::Chance::Randomisation,
        }
    }

    fn plan(&self) -> Resampling {
        Resampling { replicates: self.samples, seed: self.seed }
    }
}
