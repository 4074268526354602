//! `concord study`: taking a study's data out on the machine itself.

use std::path::PathBuf;

use anyhow::Context as _;
use clap::{Args, Subcommand, ValueEnum};
use shared::StudyId;

use super::Installation;

/// What `study` can be told.
#[derive(Debug, Args)]
pub struct Study {
    #[command(subcommand)]
    what: What,
    #[command(flatten)]
    installation: Installation,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Write all data of a study, under pseudonyms, with a manifest.
    Export {
        /// The study's id, as in the address of its pages.
        study: StudyId,
        /// The folder to write into; no file that is there is touched.
        #[arg(long)]
        out: PathBuf,
        /// How lines are written.
        #[arg(long, value_enum, default_value_t)]
        format: Lines,
    },
}

/// How lines are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Lines {
    /// Comma-separated, safe in spreadsheets.
    #[default]
    Csv,
    /// A JSON object a line.
    Jsonl,
}

impl Study {
    /// Does what was asked and prints each file with its number of lines.
    ///
    /// # Errors
    /// There is no such study, or a file cannot be written.
    pub async fn run(self) -> anyhow::Result<()> {
        let engine = self.installation.engine().await?;
        let operator = engine.operator().await?;
        let What::Export { study, out, format } = self.what;
        let format = match format {
            Lines::Csv => engine::export::Format::Csv,
            Lines::Jsonl => engine::export::Format::Jsonl,
        };
        let shown = out.display().to_string();
        let manifest = engine.export_to(&operator, study, format, out).await.with_context(|| format!("cannot export to {shown}"))?;
        for file in &manifest.files {
            println!("{:>10}  {}", file.rows, file.name);
        }
        engine.db().close().await;
        Ok(())
    }
}
