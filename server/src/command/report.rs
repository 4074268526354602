//! `concord report`: agreement and evaluation of a study, the tables of the papers and its data statement, the same
//! numbers as its pages.

use ::report::Reports;
use clap::{Args, ValueEnum};
use serde::Serialize;
use shared::{Problem, StudyId, VersionChoice};

use super::Installation;
use super::format::{Format, print};
use super::refused::refused;

/// Which report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Part {
    /// How far raters agree.
    #[default]
    Agreement,
    /// How systems fare.
    Evaluation,
    /// The tables and figures of the papers.
    Tables,
    /// The data statement: Markdown, or JSON.
    Statement,
}

/// What `report` can be told.
#[derive(Debug, Args)]
pub struct Report {
    /// The study's id, as in the address of its pages.
    study: StudyId,
    /// Which report.
    #[arg(long, value_enum, default_value_t)]
    part: Part,
    /// Evaluation and tables only: the system the others are compared with.
    #[arg(long)]
    baseline: Option<String>,
    /// The versions of tasks that answers are taken from, such as 2.1 for version 1 of the second task; of other tasks the
    /// latest ones with answers.
    #[arg(long, value_parser = versions)]
    versions: Option<VersionChoice>,
    /// Tables only: one of them, by its key, such as xformal-t10.
    #[arg(long)]
    table: Option<String>,
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
        let reports = Reports::new(self.installation.to_read().await?).of_versions(self.versions.unwrap_or_default());
        let operator = reports.engine().operator().await?;
        let (study, format, baseline) = (self.study, self.format, self.baseline);
        let text = match (self.part, self.table) {
            (Part::Agreement, _) => {
                let report = reports.agreement(&operator, study).await?;
                written(format, &*report, || report.to_text(), || report.to_csv(), || report.to_latex())?
            }
            (Part::Evaluation, _) => {
                let report = reports.evaluation(&operator, study, baseline).await?;
                written(format, &*report, || report.to_text(), || report.to_csv(), || report.to_latex())?
            }
            (Part::Tables, None) => {
                let report = reports.paper_tables(&operator, study, baseline).await?;
                written(format, &*report, || report.to_text(), || report.to_csv(), || report.to_latex())?
            }
            (Part::Tables, Some(key)) => {
                if !::report::paper::keys().any(|known| known == key) {
                    let all = ::report::paper::keys().collect::<Vec<_>>().join(", ");
                    return Err(refused(format!("--table {key}: there are {all}")));
                }
                let table = reports.paper_table(&operator, study, (&key, baseline)).await?;
                written(format, &table, || table.to_text(), || table.to_csv(), || table.to_latex())?
            }
            (Part::Statement, _) => {
                let statement = reports.data_statement(&operator, study).await?;
                match format {
                    Format::Text => statement.to_markdown(),
                    Format::Json => serde_json::to_string_pretty(&*statement)? + "\n",
                    Format::Csv | Format::Latex => {
                        return Err(refused("a statement is printed as text (Markdown) or json"));
                    }
                }
            }
        };
        print(&text)?;
        reports.engine().db().close().await;
        Ok(())
    }
}

/// Reads the versions of tasks.
fn versions(text: &str) -> Result<VersionChoice, String> {
    text.parse().map_err(|problem: Problem| problem.to_string())
}

/// A report in a format.
fn written(
    format: Format,
    report: &impl Serialize,
    text: impl Fn() -> String,
    csv: impl Fn() -> String,
    latex: impl Fn() -> String,
) -> anyhow::Result<String> {
    Ok(match format {
        Format::Text => text(),
        Format::Json => serde_json::to_string_pretty(report)? + "\n",
        Format::Csv => csv(),
        Format::Latex => latex(),
    })
}
