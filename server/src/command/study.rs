//! `concord study`: a study's design in and out, and its data out, on the machine itself.

use ::report::Reports;
use std::path::PathBuf;

use anyhow::Context as _;
use clap::{Args, Subcommand, ValueEnum};
use engine::Engine;
use engine::design::study::{Files, Restored};
use shared::{Actor, StudyId};

mod folder;

use super::Installation;
use folder::{Pull, Push};

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
    /// Open a study from a design, or from a folder with its texts. Prints its id.
    ///
    /// All of it or nothing: a refused row is named with its file and line. Tasks come as drafts. What people did in an
    /// exported study (rewrites, answers, gates, pay, the audit trail) stays in its export.
    Import {
        /// The design, as `concord study design` writes it; or the folder, as `concord study export` does.
        from: PathBuf,
        /// With a design: the file of its sources (CSV, TSV, JSON lines or plain lines, by its name).
        #[arg(long)]
        sources: Option<PathBuf>,
        /// With a design: the file of its systems' outputs.
        #[arg(long, requires = "sources")]
        outputs: Option<PathBuf>,
    },
    /// Print the design of a study as JSON, with the keys of its tests.
    Design {
        /// The study's id, as in the address of its pages.
        study: StudyId,
    },
    /// Write a study's design and texts as a folder of files to read, edit and keep under version control.
    ///
    /// Comments in files that are there stay. The folder has no answers of people and no secrets but one: what tests and
    /// gold items expect; leave these out with `--without-answers` before you publish it.
    Pull(Pull),
    /// Create a study from a folder, or change one by it.
    ///
    /// A new study's id is printed; its tasks are drafts. With `--to`, the changes are shown first, and all of them are made
    /// or none. What is in the study and not in the folder stays. Changed tasks are drafts until somebody publishes them;
    /// texts that workers have seen cannot be changed.
    Push(Push),
    /// Write all data of a study, under pseudonyms, with its design and a manifest. The design holds the keys of tests.
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
    /// Columns with types, for pandas, polars, DuckDB and R. Cannot be imported.
    Parquet,
}

impl Study {
    /// Does what was asked and prints each file with its number of lines.
    ///
    /// # Errors
    /// There is no such study, or a file cannot be written.
    pub async fn run(self) -> anyhow::Result<()> {
        let engine = match self.what {
            What::Import { .. } | What::Push(_) => self.installation.existing().await?,
            What::Design { .. } | What::Pull(_) => self.installation.to_read().await?,
            What::Export { .. } => self.installation.to_take_out().await?,
        };
        let operator = engine.operator().await?;
        match self.what {
            What::Import { from, sources, outputs } => {
                let has_texts = sources.is_some();
                if has_texts && from.is_dir() {
                    anyhow::bail!("--sources and --outputs go with the file of a design; a folder has its own");
                }
                let files = Files::find(&from)?;
                let files = if has_texts { Files { sources, outputs, ..files } } else { files };
                import(&engine, &operator, &files).await?;
            }
            What::Design { study } => {
                let design = engine.study_design(&operator, study).await?;
                println!("{}", serde_json::to_string_pretty(&design)?);
            }
            What::Pull(pull) => pull.run(&engine, &operator).await?,
            What::Push(push) => push.run(&engine, &operator).await?,
            What::Export { study, out, format } => export(&engine, &operator, study, out, format).await?,
        }
        engine.db().close().await;
        Ok(())
    }
}

async fn import(engine: &Engine, operator: &Actor, files: &Files) -> anyhow::Result<()> {
    let Restored { study, sources, outputs, left_out, known, known_left_out } =
        engine.restore_study(operator, files).await?;
    println!("{study}");
    eprintln!("{sources} sources, {outputs} outputs");
    if left_out > 0 {
        eprintln!("{left_out} rewrites by people of the exported study are left out");
    }
    if known + known_left_out > 0 {
        eprintln!("{known} known answers");
    }
    if known_left_out > 0 {
        eprintln!(
            "{known_left_out} known answers are left out: they show rewrites by people, or answer what is no longer asked"
        );
    }
    Ok(())
}

async fn export(engine: &Engine, operator: &Actor, study: StudyId, out: PathBuf, format: Lines) -> anyhow::Result<()> {
    let format = match format {
        Lines::Csv => ::report::export::Format::Csv,
        Lines::Jsonl => ::report::export::Format::Jsonl,
        Lines::Parquet => ::report::export::Format::Parquet,
    };
    let shown = out.display().to_string();
    let manifest = Reports::new(engine.clone())
        .export_to(operator, study, format, out)
        .await
        .with_context(|| format!("cannot export to {shown}"))?;
    for file in &manifest.files {
        println!("{:>10}  {}", file.rows, file.name);
    }
    Ok(())
}
