//! The data statement of a study (Bender and Friedman 2018), filled in from the study itself: its texts, its workers,
//! their instructions and pay, and the agreement between raters.
//!
//! Facts that a study does not record are named as unrecorded, so that the reader knows what to add.

mod part;
mod print;

use std::sync::Arc;

use engine::{
    Result,
    design::{gate_rule::StoredRule, task::TaskVersion},
};
use serde::Serialize;
use shared::{Actor, Language, Problem, Study, StudyId, Time};
use store::output::Written;

use crate::{
    ReportKind, Reports,
    agreement::SOFTWARE,
    grid::Grid,
    paper::Table,
    times::Times,
    wages::{Wage, earned},
};

/// The data statement of a study.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DataStatement {
    /// The study.
    pub study: StudyId,
    /// Its title.
    pub title: String,
    /// When the study was opened.
    pub opened_at: Time,
    /// The program and version that wrote it.
    pub software: String,
    /// Its sections, in the order in which statements have them.
    pub sections: Vec<Section>,
}

/// A section of a statement.
#[derive(Clone, Debug, Default, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = StatementSection))]
pub struct Section {
    /// Its heading.
    pub title: String,
    /// The paragraphs of the section.
    pub paragraphs: Vec<String>,
    /// Its tables.
    pub tables: Vec<Named>,
    /// The texts that were shown to workers.
    pub quotes: Vec<Quote>,
}

/// A table of a statement.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = StatementTable))]
pub struct Named {
    /// The caption of the table.
    pub caption: String,
    /// Its columns and rows.
    #[serde(flatten)]
    pub grid: Grid,
}

/// A text that was shown to workers, in Markdown.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = StatementQuote))]
pub struct Quote {
    /// The caption of the text.
    pub caption: String,
    /// Its language.
    pub language: Language,
    /// The text.
    pub text: String,
}

/// The data that a statement is made from.
struct Facts {
    study: Study,
    versions: Vec<TaskVersion>,
    written: Vec<Written>,
    rules: Vec<StoredRule>,
    wages: Vec<Wage>,
    /// Texts and workers after each step, and the agreement of the papers' tasks.
    tables: Vec<Table>,
    agreement: Arc<crate::agreement::Report>,
}

impl Reports {
    /// The data statement of a study.
    ///
    /// # Errors
    /// The actor may not see reports.
    pub async fn data_statement(&self, actor: &Actor, study: StudyId) -> Result<Arc<DataStatement>> {
        let own = *actor;
        let make = move |reports: Self| async move {
            // Reports of their own: each waits for its own thread.
            reports.steps.expect(2);
            let tables = reports.steps.after(reports.tables_of_statement(&own, study).await?);
            let agreement = reports.steps.after(reports.agreement(&own, study).await?);
            reports.compute(study, async move |on| on.state(study, tables, agreement).await).await
        };
        self.report(actor, study, (ReportKind::Statement, String::new()), make).await
    }

    async fn state(
        &self,
        study: StudyId,
        tables: Vec<Table>,
        agreement: Arc<crate::agreement::Report>,
    ) -> Result<DataStatement> {
        let mut tx = self.engine().read().await?;
        let facts = tx.study(study).await?.ok_or(Problem::NotFound)?;
        let versions = tx.versions_of_study(study).await?;
        let written = tx.written(study).await?;
        let rules = tx.stored_rules(study).await?;
        let times = Times::read(&mut tx, study).await?;
        let wages = earned(&mut tx, study, &times).await?;
        tx.commit().await?;
        let facts = Facts { study: facts, versions, written, rules, wages, tables, agreement };
        Ok(facts.statement())
    }
}

impl Facts {
    fn statement(&self) -> DataStatement {
        let sections = vec![
            self.curation(),
            self.languages(),
            self.annotators(),
            self.guidelines(),
            self.pay(),
            self.agreement(),
            self.provenance(),
        ];
        DataStatement {
            study: self.study.id,
            title: self.study.title.clone(),
            opened_at: self.study.created_at,
            software: SOFTWARE.to_owned(),
            sections,
        }
    }
}
