//! `concord import`: answers that were collected with another tool, as a study.

use std::path::PathBuf;

use anyhow::{Context as _, anyhow};
use clap::Args;
use engine::elsewhere::{self, Failed, Imported};
use shared::{Language, StudyId};
use tabular::csv::{Cell, Writer};

use super::Installation;
use super::given::{Given, left_out, said};

const EXAMPLES: &str = "Examples:
  concord import ratings.csv --title \"Fluency, spring\"
  concord import --from mqm ratings.tsv --language de
  concord import export.json --with config.xml --raters raters.csv";

/// The arguments of `import`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Import {
    #[command(flatten)]
    given: Given,
    /// The title of the study [default: the name of the file].
    #[arg(long)]
    title: Option<String>,
    /// The language of all texts, as a tag such as `de`. Without it, those that the file names, and English where it names
    /// none.
    #[arg(long, value_name = "TAG")]
    language: Option<String>,
    /// Count models as raters. Without it, their answers are left out.
    #[arg(long)]
    with_models: bool,
    /// Write which number in the study belongs to which rater of the file, as CSV.
    #[arg(long, value_name = "FILE")]
    raters: Option<PathBuf>,
    /// Complete the study of an import that was cut off.
    #[arg(long, value_name = "ID")]
    study: Option<StudyId>,
    #[command(flatten)]
    installation: Installation,
}

impl Import {
    /// Imports; prints the id of the study, and on the standard error what was counted, lost and refused.
    ///
    /// # Errors
    /// Nothing in the input can be used, the study cannot be written, or a row was refused: the rest is imported all the
    /// same.
    pub async fn run(self) -> anyhow::Result<()> {
        let (format, files) = self.given.open()?;
        let language = self.language.as_deref().map(str::parse::<Language>).transpose();
        let language = language.map_err(|problem| anyhow!("--language: {problem}"))?;
        let name = self.given.input.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let import = elsewhere::Import {
            title: self.title.unwrap_or(name),
            language,
            study: self.study,
            only: self.given.questions,
            with_models: self.with_models,
        };
        let engine = self.installation.existing().await?;
        let operator = engine.operator().await?;
        let imported = engine.import_answers(&operator, import, format, files).await;
        engine.db().close().await;
        let Imported { study, report, tasks, answers, raters } = imported.map_err(failed)?;
        println!("{study}");
        eprint!("{}{}", report.counted(), report.left_out("not imported"));
        let tasks = if tasks == 1 { "1 task".to_owned() } else { format!("{tasks} tasks") };
        eprintln!("the study has {answers} answers in {tasks}, and is closed");
        if let Some(path) = &self.raters {
            let mut table = Writer::new(&["rater", "worker"]);
            for (name, number) in &raters {
                table.row([name.as_str().into(), Cell::word(shared::pseudonym(*number))]);
            }
            std::fs::write(path, table.finish()).with_context(|| format!("cannot write {}", path.display()))?;
            eprintln!("wrote {}", path.display());
        }
        left_out(&report)
    }
}

/// The reason, and how to complete a study that was begun.
fn failed(failed: Failed) -> anyhow::Error {
    match failed {
        Failed::File(error) => said(error),
        Failed::Study(error, None) => error.into(),
        Failed::Study(error, Some(study)) => {
            anyhow!("{error}. The study {study} is not complete: repeat the command with --study {study}")
        }
    }
}
