//! `concord study`: a study's design in and out, and its data out, on the machine itself.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::{Args, Subcommand, ValueEnum};
use engine::Engine;
use shared::{Actor, StudyId};

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
    /// Open a study from a design: a JSON file with title, languages, settings, gates and tasks. Prints its id.
    Import {
        /// The file, as `concord study design` writes it.
        file: PathBuf,
    },
    /// Print the design of a study as JSON, with the keys of its tests.
    Design {
        /// The study's id, as in the address of its pages.
        study: StudyId,
    },
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
        match self.what {
            What::Import { file } => import(&engine, &operator, &file).await?,
            What::Design { study } => {
                let design = engine.study_design(&operator, study).await?;
                println!("{}", serde_json::to_string_pretty(&design)?);
            }
            What::Export { study, out, format } => export(&engine, &operator, study, out, format).await?,
        }
        engine.db().close().await;
        Ok(())
    }
}

async fn import(engine: &Engine, operator: &Actor, file: &Path) -> anyhow::Result<()> {
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let design = serde_json::from_str(&text).with_context(|| format!("{} is no design of a study", file.display()))?;
    println!("{}", engine.open_design(operator, design).await?);
    Ok(())
}

async fn export(engine: &Engine, operator: &Actor, study: StudyId, out: PathBuf, format: Lines) -> anyhow::Result<()> {
    let format = match format {
        Lines::Csv => engine::export::Format::Csv,
        Lines::Jsonl => engine::export::Format::Jsonl,
    };
    let shown = out.display().to_string();
    let manifest =
        engine.export_to(operator, study, format, out).await.with_context(|| format!("cannot export to {shown}"))?;
    for file in &manifest.files {
        println!("{:>10}  {}", file.rows, file.name);
    }
    Ok(())
}
