//! `concord mqm`: penalties of systems, documents and segments from typed errors.

use std::path::PathBuf;

use anyhow::{Context as _, anyhow};
use clap::Args;
use protocols::files;
use protocols::mqm::{Options, Scores, Weights, scores};

use super::super::format::{Shape, print};
use super::super::given::{left_out, said};
use super::by::By;
use super::input::{Source, open, tell};
use super::print::{Cell, Table, json};

const EXAMPLES: &str = "Examples:
  concord mqm mqm_newstest2021_ende.tsv
  concord mqm en-de.mqm.merged.seg.rating.gz --by segment --format csv
  concord mqm annotations.jsonl --weights weights.csv --cap 25";

/// The arguments of `mqm`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Mqm {
    #[command(flatten)]
    source: Source,
    /// A table of weights (CSV: category, severity, weight), of which the first line that fits an error counts; `*` is any text. Those of WMT23 if it is left out.
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// The largest penalty of a rater for a segment, such as 25.
    #[arg(long)]
    cap: Option<f64>,
    /// How many errors of a rater in a segment count, the heaviest first, such as 5.
    #[arg(long, value_name = "N")]
    worst: Option<usize>,
    /// What a row is about.
    #[arg(long, value_enum, default_value_t)]
    by: By,
    /// How the result is printed.
    #[arg(long, value_enum, default_value_t)]
    format: Shape,
}

impl Mqm {
    /// Prints penalties, which are positive: lower is better.
    ///
    /// # Errors
    /// A file cannot be read, an error has no weight, or a row was refused: the rest is printed all the same.
    pub fn run(self) -> anyhow::Result<()> {
        let read = files::mqm(&self.source.files()?, self.source.format()).map_err(said)?;
        tell(read.format, &read.report);
        let options = Options { weights: self.weights()?, cap: self.cap, worst: self.worst };
        let scores = scores(&read.value, &options).map_err(|error| anyhow!("{error}"))?;
        let table = || self.table(&scores);
        print(&match self.format {
            Shape::Text => table().to_text() + &self.notes(&scores),
            Shape::Csv => table().to_csv(),
            Shape::Markdown => table().to_markdown(),
            Shape::Json => json(&scores, self.by.without())?,
        })?;
        left_out(&read.report)
    }

    fn weights(&self) -> anyhow::Result<Weights> {
        let Some(path) = &self.weights else { return Ok(Weights::default()) };
        let table = open(path)?.configuration().map_err(said)?;
        Weights::read(table.as_bytes()).with_context(|| format!("{}: these are no weights", path.display()))
    }

    fn notes(&self, scores: &Scores) -> String {
        let weights = if self.weights.is_some() { "weights of the file" } else { "weights of WMT23" };
        let cap = self.cap.map(|cap| format!(", at most {cap} for a segment")).unwrap_or_default();
        let worst = self.worst.map(|n| format!(", the {n} heaviest errors of a segment")).unwrap_or_default();
        let severities: Vec<String> = scores.severities.iter().map(|(name, n)| format!("{n} {name}")).collect();
        format!(
            "\nMQM penalty: lower is better; {weights}{cap}{worst}. A segment is the mean of its raters, a system the mean of its segments.\n{} ratings, {} errors: {}\n",
            scores.n_ratings,
            scores.n_errors,
            severities.join(", ")
        )
    }

    fn table(&self, scores: &Scores) -> Table {
        match self.by {
            By::System => {
                let row = |own: &protocols::mqm::SystemScore| {
                    let counts = [own.n_segments, own.n_ratings, own.n_errors, own.n_zero].map(Cell::Count);
                    [Cell::text(&own.system), Cell::Number(own.penalty, 3)].into_iter().chain(counts).collect()
                };
                let numbers = ["penalty", "segments", "ratings", "errors", "segments at 0"];
                Table::new(&["system"], &numbers, scores.systems.iter().map(row).collect())
            }
            By::Document => {
                let row = |own: &protocols::mqm::DocumentScore| {
                    let names = [&own.system, &own.document].map(|name| Cell::text(name));
                    names.into_iter().chain([Cell::Number(own.penalty, 3), Cell::Count(own.n_segments)]).collect()
                };
                let rows = scores.documents.iter().map(row).collect();
                Table::new(&["system", "document"], &["penalty", "segments"], rows)
            }
            By::Segment => {
                let row = |own: &protocols::mqm::SegmentScore| {
                    let names = [&own.system, &own.document, &own.segment].map(|name| Cell::text(name));
                    let numbers = [Cell::Number(own.penalty, 3), Cell::Count(own.n_raters), Cell::Count(own.n_errors)];
                    names.into_iter().chain(numbers).collect()
                };
                let rows = scores.segments.iter().map(row).collect();
                Table::new(&["system", "document", "segment"], &["penalty", "raters", "errors"], rows)
            }
            By::Rater => {
                let row = |own: &protocols::mqm::RaterSummary| {
                    vec![
                        Cell::text(&own.rater),
                        Cell::Number(own.penalty, 3),
                        Cell::Count(own.n_segments),
                        Cell::Count(own.n_errors),
                        Cell::Count(own.n_without_error),
                        Cell::Count(own.n_shared),
                        own.strictness.map_or(Cell::Empty, |strictness| Cell::Number(strictness, 3)),
                    ]
                };
                let numbers = ["penalty", "segments", "errors", "without error", "shared", "strictness"];
                Table::new(&["rater"], &numbers, scores.raters.iter().map(row).collect())
            }
        }
    }
}
