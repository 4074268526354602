//! `concord gm`: style, content and fluency in one number, with thresholds from people's preferences.

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use scoring::gm::{Preference, Qualities, Thresholds, agreement, fit};
use serde_json::json;
use tabular::{
    Side,
    csv::{Cell, Writer},
    latex::{self, Table},
};

use super::format::{Format, print};
use super::records::{self, Record};
use super::refused::refused;

const FIT: &str = "\
The table has a row for each pair of outputs of which people preferred one: accuracy and similarity from 0 to 1, and
perplexity, of both sides, and in `preferred` a or b.

  accuracy_a,similarity_a,perplexity_a,accuracy_b,similarity_b,perplexity_b,preferred
  0.91,0.84,55.2,0.40,0.95,48.0,a

The thresholds have the least hinge loss of descents from 17 points, the start among them, and GM agrees by them with as
many preferences as by the start. They are fitted to these preferences: expect less agreement with new ones.

Examples:
  concord gm fit preferences.csv
  concord gm fit --start 63,71,97,-37 --format json preferences.jsonl";

/// What `gm` can be told.
#[derive(Debug, Args)]
pub struct Gm {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Learn the thresholds from preferences, and tell how many of these GM agrees with.
    #[command(after_help = FIT)]
    Fit {
        /// The table: CSV, TSV, JSON lines or Parquet, by its name.
        file: PathBuf,
        /// The thresholds to start from: accuracy, similarity, highest and lowest perplexity.
        #[arg(long, default_value = "63,71,97,-37", value_delimiter = ',', allow_hyphen_values = true)]
        start: Vec<f64>,
        /// How the result is printed.
        #[arg(long, value_enum, default_value_t)]
        format: Format,
    },
}

impl Gm {
    /// Does what was asked.
    ///
    /// # Errors
    /// The table cannot be used.
    pub fn run(self) -> anyhow::Result<()> {
        let What::Fit { file, start, format } = self.what;
        let &[accuracy, similarity, highest_perplexity, lowest_perplexity] = start.as_slice() else {
            return Err(refused("--start has four numbers: accuracy, similarity, highest and lowest perplexity"));
        };
        let start = Thresholds { accuracy, similarity, highest_perplexity, lowest_perplexity };
        let preferences = read(&file)?;
        let (Some((found, loss)), Some(agreed)) = (fit(&preferences, start), agreement(&preferences, start)) else {
            return Err(refused(format!("{}, line 2: there is no preference in the table", file.display())));
        };
        let after = agreement(&preferences, found).unwrap_or(agreed);
        print(&printed(found, (loss, agreed, after, preferences.len()), format))
    }
}

fn printed(found: Thresholds, (loss, before, after, n): (f64, f64, f64, usize), format: Format) -> String {
    let names = [
        "accuracy",
        "similarity",
        "highest_perplexity",
        "lowest_perplexity",
        "loss",
        "agreement",
        "agreement_at_start",
        "n",
    ];
    let Thresholds { accuracy, similarity, highest_perplexity, lowest_perplexity } = found;
    let values = [accuracy, similarity, highest_perplexity, lowest_perplexity, loss, after, before, n as f64];
    match format {
        Format::Json => {
            let value = json!({
                "thresholds": found, "loss": loss, "agreement": after, "agreement_at_start": before, "n": n,
            });
            format!("{value:#}\n")
        }
        Format::Csv => {
            let mut file = Writer::new(&names);
            file.row(values.map(Cell::from));
            file.finish()
        }
        Format::Text => names.iter().zip(values).map(|(name, value)| format!("{name:<19} {value}\n")).collect(),
        Format::Latex => {
            let cells = names.iter().zip(values).map(|(name, value)| [name.replace('_', " "), latex::number(value, 4)]);
            Table::new([Side::Left, Side::Right]).rows(cells).to_string()
        }
    }
}

/// The preferences of a table, the preferred output first.
fn read(path: &Path) -> anyhow::Result<Vec<Preference>> {
    let mut preferences = Vec::new();
    records::each(path, |record| {
        let (a, b) = (side(&record, "a")?, side(&record, "b")?);
        preferences.push(match record.need("preferred")?.trim() {
            "a" | "A" => (a, b),
            "b" | "B" => (b, a),
            other => return Err(refused(format!("{}: `preferred` is {other}, neither a nor b", record.place))),
        });
        Ok(())
    })?;
    Ok(preferences)
}

fn side(record: &Record, side: &str) -> anyhow::Result<Qualities> {
    let number = |name: &str| {
        let column = format!("{name}_{side}");
        let text = record.need(&column)?;
        let number = text.trim().parse::<f64>().ok().filter(|number| number.is_finite());
        number.ok_or_else(|| refused(format!("{}: `{column}` is {text}, which is no number", record.place)))
    };
    Ok(Qualities {
        accuracy: number("accuracy")?,
        similarity: number("similarity")?,
        perplexity: number("perplexity")?,
    })
}
