//! `concord report`: agreement and evaluation of a study, the same numbers as its pages.

use clap::{Args, ValueEnum};
use shared::StudyId;

use super::Installation;
use super::format::{Format, print};

/// Which report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Part {
    /// How far raters agree.
    #[default]
    Agreement,
    /// How systems fare.
    Evaluation,
}

/// What `report` can be told.
#[derive(Debug, Args)]
pub struct Report {
    /// The study's id, as in the address of its pages.
    study: StudyId,
    /// Which report.
    #[arg(long, value_enum, default_value_t)]
    part: Part,
    /// Evaluation only: the system the others are compared with.
    #[arg(long)]
    baseline: Option<String>,
    /// How the report is printed.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    #[command(flatten)]
    installation: Installation,
}

impl Report {
    /// Prints the report.
    ///
    /// # Errors
    /// There is no such study.
    pub async fn run(self) -> anyhow::Result<()> {
        let engine = self.installation.engine().await?;
        let operator = engine.operator().await?;
        let text = match self.part {
            Part::Agreement => {
                let report = engine.agreement(&operator, self.study).await?;
                match self.format {
                    Format::Text => report.to_text(),
                    Format::Json => serde_json::to_string_pretty(&report)? + "\n",
                    Format::Csv => report.to_csv(),
                    Format::Latex => report.to_latex(),
                }
            }
            Part::Evaluation => {
                let report = engine.evaluation(&operator, self.study, self.baseline).await?;
                match self.format {
                    Format::Text => report.to_text(),
                    Format::Json => serde_json::to_string_pretty(&report)? + "\n",
                    Format::Csv => report.to_csv(),
                    Format::Latex => report.to_latex(),
                }
            }
        };
        print(&text)?;
        engine.db().close().await;
        Ok(())
    }
}
