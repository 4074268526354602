//! `concord esa`: scores of systems, documents and segments from error span annotation.

use anyhow::anyhow;
use clap::Args;
use protocols::campaign::{Campaign, Group};
use protocols::esa::{Scores, Severity, SystemScore, scores};
use protocols::files;

use super::super::format::{Shape, print};
use super::super::given::{left_out, said};
use super::by::By;
use super::input::{Source, tell};
use super::print::{Cell, Table, json};

const EXAMPLES: &str = "Examples:
  concord esa scores.csv
  concord esa annotations.jsonl --by document --format csv";

/// The arguments of `esa`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Esa {
    #[command(flatten)]
    source: Source,
    /// The question with the score from 0 to 100.
    #[arg(long, default_value = "score")]
    question: String,
    /// What a row is about.
    #[arg(long, value_enum, default_value_t)]
    by: By,
    /// How the result is printed.
    #[arg(long, value_enum, default_value_t)]
    format: Shape,
}

impl Esa {
    /// Prints scores, of which higher is better, and penalties of spans, of which lower is better.
    ///
    /// # Errors
    /// A file cannot be read, a score is not from 0 to 100, or a row was refused: the rest is printed all the same.
    pub fn run(self) -> anyhow::Result<()> {
        let read = files::evaluated(&self.source.files()?, self.source.format(), &self.question).map_err(said)?;
        tell(read.format, &read.report);
        let scores = scores(&read.value.judgements).map_err(|reason| anyhow!("there are no scores: {reason}"))?;
        let table = || self.table(&scores);
        print(&match self.format {
            Shape::Text => table().to_text() + &notes(&scores, read.value.campaign.as_ref()),
            Shape::Csv => table().to_csv(),
            Shape::Markdown => table().to_markdown(),
            Shape::Json => json(&scores, self.by.without())?,
        })?;
        left_out(&read.report)
    }

    fn table(&self, scores: &Scores) -> Table {
        match self.by {
            By::System => {
                let numbers =
                    ["score", "judgements", "error-free", "span penalty", "minor", "major", "undecided", "missing"];
                Table::new(&["system"], &numbers, scores.systems.iter().map(system).collect())
            }
            By::Document => {
                let row = |own: &protocols::esa::DocumentScore| {
                    let names = [&own.system, &own.document].map(|name| Cell::text(name));
                    let numbers = [Cell::Number(own.score, 2), Cell::Number(own.penalty, 2), Cell::Count(own.n)];
                    names.into_iter().chain(numbers).collect()
                };
                let rows = scores.documents.iter().map(row).collect();
                Table::new(&["system", "document"], &["score", "span penalty", "judgements"], rows)
            }
            By::Segment => {
                let row = |own: &protocols::esa::SegmentScore| {
                    let names = [&own.system, &own.document, &own.segment].map(|name| Cell::text(name));
                    let numbers = [Cell::Number(own.score, 2), Cell::Number(own.penalty, 2), Cell::Count(own.n)];
                    names.into_iter().chain(numbers).collect()
                };
                let rows = scores.segments.iter().map(row).collect();
                Table::new(&["system", "document", "segment"], &["score", "span penalty", "judgements"], rows)
            }
            By::Rater => {
                let row = |own: &protocols::esa::RaterSummary| {
                    let (mean, sd) = (Cell::Number(own.mean, 2), Cell::known(own.sd, 2));
                    vec![Cell::text(&own.rater), mean, sd, Cell::Count(own.n), Cell::Number(own.spans, 2)]
                };
                let numbers = ["mean score", "sd", "judgements", "spans per judgement"];
                Table::new(&["rater"], &numbers, scores.raters.iter().map(row).collect())
            }
        }
    }
}

fn system(own: &SystemScore) -> Vec<Cell> {
    let spans = |severity| Cell::Count(own.spans.get(&severity).copied().unwrap_or(0));
    vec![
        Cell::text(&own.system),
        Cell::Number(own.score, 2),
        Cell::Count(own.n),
        Cell::Count(own.error_free),
        Cell::Number(own.penalty, 2),
        spans(Severity::Minor),
        spans(Severity::Major),
        spans(Severity::Undecided),
        Cell::Count(own.missing),
    ]
}

fn notes(scores: &Scores, campaign: Option<&Campaign>) -> String {
    let mut lines = vec![
        String::new(),
        "ESA score from 0 to 100: higher is better, each judgement counts the same. Span penalty, 1 for minor and 5 for major: lower is better.".to_owned(),
        format!("{} judgements, {} raters, mean score {:.2}", scores.n, scores.raters.len(), scores.mean),
    ];
    if let Some(campaign) = campaign {
        let groups = campaign.groups();
        let n = |group| groups.get(&group).copied().unwrap_or(0);
        lines.push(format!(
            "not in the scores: {} attention checks, {} repeats, {} fillers, {} tutorial texts",
            n(Group::Attention),
            n(Group::Repeat),
            n(Group::Filler),
            n(Group::Tutorial)
        ));
        let pace = campaign.pace();
        if let (Ok(mean), Ok(median)) = (pace.mean, pace.median) {
            lines.push(format!(
                "between two submissions of a login: mean {mean:.1} s (each at most 300 s), median {median:.1} s"
            ));
        }
    }
    lines.into_iter().map(|line| line + "\n").collect()
}
