//! `concord score --metric m-acc`: formality by marked phrases.

use std::io::{Write as _, stdout};
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use scoring::m_acc::{self, Counts, Label};
use serde::Serialize;

use super::Level;
use crate::command::format::{Format, print};
use crate::command::lines::Aligned;
use crate::command::refused::refused;

/// When a marked phrase counts as found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Variant {
    /// Its words are words of the output: the released scorer.
    Token,
    /// It occurs in the output unchanged, as in the paper.
    #[default]
    Substring,
}

/// What m-acc can be told.
#[derive(Debug, Args)]
pub struct Marked {
    /// Of m-acc: formal references with their phrases between [F] and [/F].
    #[arg(long)]
    formal_ref: Option<PathBuf>,
    /// Of m-acc: informal ones.
    #[arg(long)]
    informal_ref: Option<PathBuf>,
    /// Of m-acc: when a marked phrase counts as found.
    #[arg(long, value_enum, default_value_t)]
    variant: Variant,
}

/// The counts as they are printed; an accuracy is null where no text matched.
#[derive(Serialize)]
#[serde(rename_all = "UPPERCASE")]
struct Printed {
    formal: usize,
    informal: usize,
    neutral: usize,
    other: usize,
    #[serde(rename = "formal_accuracy")]
    formal_accuracy: Option<f64>,
    #[serde(rename = "informal_accuracy")]
    informal_accuracy: Option<f64>,
}

impl Marked {
    /// Labels each output, and prints the labels or their counts.
    ///
    /// # Errors
    /// A reference is not named, or a file cannot be used.
    pub fn run(&self, hyp: &Path, level: Level, format: Format) -> anyhow::Result<()> {
        let (Some(formal), Some(informal)) = (&self.formal_ref, &self.informal_ref) else {
            return Err(refused(
                "m-acc needs --formal-ref and --informal-ref, with their phrases between [F] and [/F]",
            ));
        };
        let variant = match self.variant {
            Variant::Token => m_acc::Variant::Token,
            Variant::Substring => m_acc::Variant::Substring,
        };
        let mut files = Aligned::open([&hyp.to_owned(), formal, informal])?;
        let mut labels: Vec<Label> = Vec::new();
        loop {
            let rows = files.chunk()?;
            if rows.is_empty() {
                break;
            }
            labels.extend(rows.iter().map(|row| m_acc::label(&row[0], &row[1], &row[2], variant)));
        }
        match level {
            Level::Segment => segments(&labels, format),
            Level::Corpus => print(&corpus(&labels.into_iter().collect(), format)?),
        }
    }
}

fn segments(labels: &[Label], format: Format) -> anyhow::Result<()> {
    let mut out = stdout().lock();
    for (index, label) in labels.iter().enumerate() {
        let label = serde_json::to_value(label)?;
        let (number, name) = (index + 1, label.as_str().unwrap_or_default());
        match format {
            Format::Json => writeln!(out, "{{\"segment\":{number},\"m-acc\":\"{name}\"}}")?,
            Format::Csv if index == 0 => writeln!(out, "segment,m-acc\n{number},{name}")?,
            Format::Csv => writeln!(out, "{number},{name}")?,
            Format::Text | Format::Latex => writeln!(out, "{name}")?,
        }
    }
    Ok(())
}

fn corpus(counts: &Counts, format: Format) -> anyhow::Result<String> {
    let &Counts { formal, informal, neutral, other } = counts;
    let (formal_accuracy, informal_accuracy) = (counts.formal_accuracy(), counts.informal_accuracy());
    let names = ["FORMAL", "INFORMAL", "NEUTRAL", "OTHER", "formal_accuracy", "informal_accuracy"];
    let counted = [formal, informal, neutral, other].map(|n| n.to_string());
    let share = |share: Option<f64>| share.map_or_else(String::new, |share| format!("{share:.4}"));
    let cells = [counted.to_vec(), vec![share(formal_accuracy), share(informal_accuracy)]].concat();
    Ok(match format {
        Format::Json => {
            let printed = Printed { formal, informal, neutral, other, formal_accuracy, informal_accuracy };
            serde_json::to_string(&printed)? + "\n"
        }
        Format::Csv => format!("{}\n{}\n", names.join(","), cells.join(",")),
        Format::Text => names.iter().zip(&cells).map(|(name, cell)| format!("{name:<18} {cell}\n")).collect(),
        Format::Latex => {
            let names = names.join(" & ").replace('_', " ");
            let cells = cells.join(" & ");
            format!(
                "\\begin{{tabular}}{{rrrrrr}}\n\\toprule\n{names} \\\\\n\\midrule\n{cells} \\\\\n\\bottomrule\n\\end{{tabular}}\n"
            )
        }
    })
}
