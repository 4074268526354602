//! `concord style score`.

use std::io::{ErrorKind, Write as _, stdout};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use rayon::iter::{IntoParallelRefIterator as _, ParallelIterator as _};
use scoring::intensity::{Ground, intensity};
use scoring::style::Model;
use serde_json::json;

use crate::command::lines::Aligned;
use crate::command::progress;
use crate::command::score::resources;

const EXAMPLES: &str = "\
Examples:
  concord style score --model formality.json out.txt
  concord style score --model formality.json --source in.txt out.txt --format csv";

/// How lines are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Lines {
    /// Tabs between the columns.
    #[default]
    Text,
    /// An object a line.
    Json,
    /// Commas, under a header.
    Csv,
}

/// What `style score` can be told.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Scores {
    /// The texts, one a line; `-` reads the standard input.
    file: PathBuf,
    /// The model.
    #[arg(long)]
    model: PathBuf,
    /// What the texts were made of, one a line: adds style transfer intensity, the earth mover's distance between the
    /// two styles, negative if the rewrite moved away from the style.
    #[arg(long)]
    source: Option<PathBuf>,
    /// How lines are printed.
    #[arg(long, value_enum, default_value_t)]
    format: Lines,
}

impl Scores {
    /// Prints a line for each text, as soon as it is known.
    ///
    /// # Errors
    /// A file cannot be used.
    pub fn run(self) -> anyhow::Result<()> {
        let model = resources::style_model(&self.model)?;
        let mut files = Aligned::open([&self.file].into_iter().chain(&self.source))?;
        let bar = progress::counter("texts scored");
        let mut n = 0;
        loop {
            let rows = files.chunk()?;
            if rows.is_empty() {
                bar.finish_and_clear();
                return Ok(());
            }
            let scores: Vec<Scored> = rows.par_iter().map(|row| Scored::of(&model, row)).collect();
            let head = if n == 0 { self.head() } else { String::new() };
            let lines: String = (n + 1..).zip(&scores).map(|(number, scored)| self.line(number, scored)).collect();
            match stdout().lock().write_all((head + &lines).as_bytes()) {
                Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
                written => written?,
            }
            n += rows.len();
            bar.inc(rows.len() as u64);
        }
    }

    fn head(&self) -> String {
        match (self.format, &self.source) {
            (Lines::Csv, None) => "segment,style\n".to_owned(),
            (Lines::Csv, Some(_)) => "segment,style,source_style,intensity\n".to_owned(),
            _ => String::new(),
        }
    }

    fn line(&self, number: usize, scored: &Scored) -> String {
        let Scored { style, moved } = scored;
        match (self.format, moved) {
            (Lines::Text, None) => format!("{style}\n"),
            (Lines::Text, Some((source, intensity))) => format!("{style}\t{source}\t{intensity}\n"),
            (Lines::Csv, None) => format!("{number},{style}\n"),
            (Lines::Csv, Some((source, intensity))) => format!("{number},{style},{source},{intensity}\n"),
            (Lines::Json, None) => format!("{}\n", json!({"segment": number, "style": style})),
            (Lines::Json, Some((source, intensity))) => {
                let line = json!({"segment": number, "style": style, "source_style": source, "intensity": intensity});
                format!("{line}\n")
            }
        }
    }
}

/// The probability of the style, and with a source that of the source and the intensity.
struct Scored {
    style: f64,
    moved: Option<(f64, f64)>,
}

impl Scored {
    fn of(model: &Model, row: &[String]) -> Self {
        let style = model.probability(&row[0]);
        let moved = row.get(1).map(|source| {
            let from = model.probability(source);
            let moved = intensity(&[1.0 - from, from], &[1.0 - style, style], 1, Ground::Unit);
            (from, moved.expect("two probabilities that add up to 1"))
        });
        Self { style, moved }
    }
}
