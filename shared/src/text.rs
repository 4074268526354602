//! Sources, systems and outputs: the texts of a study.

use serde::{Deserialize, Serialize};

use crate::{Language, OutputId, SourceId, StudyId, SystemId, Time, WorkerId, words::words};

words! {
    /// How a system makes its outputs.
    SystemKind {
        /// People's rewrites collected here.
        Human = "human",
        /// People's texts collected here in a task that names their system.
        Written = "written",
        /// The source itself.
        Copy = "copy",
        /// The rule-based baseline.
        RuleBased = "rule_based",
        /// Outputs brought in from a file.
        Imported = "imported",
    }
}

/// A text to work on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "sql", derive(sqlx::FromRow))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Source {
    /// Its id.
    pub id: SourceId,
    /// The study it belongs to.
    pub study_id: StudyId,
    /// Its language.
    pub language: Language,
    /// The text, NFC.
    pub text: String,
    /// The id it had in the file it came from; unique in the study and language.
    pub external_id: String,
    /// The other columns of its row.
    #[cfg_attr(feature = "sql", sqlx(json))]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub meta: serde_json::Value,
    /// Its place in the study, from 1.
    pub position: i64,
    /// How it got in.
    pub curation: String,
}

/// Who made an output.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "sql", derive(sqlx::FromRow))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct System {
    /// Its id.
    pub id: SystemId,
    /// The study it belongs to.
    pub study_id: StudyId,
    /// Its name in reports: `COPY`, `RULE-BASED`, `human`, or the imported model's.
    pub name: String,
    /// How its outputs are made.
    pub kind: SystemKind,
}

/// A text made from a source by a system.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "sql", derive(sqlx::FromRow))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Output {
    /// Its id.
    pub id: OutputId,
    /// The study it belongs to.
    pub study_id: StudyId,
    /// The text it was made from.
    pub source_id: SourceId,
    /// Who made it.
    pub system_id: SystemId,
    /// The text, NFC.
    pub text: String,
    /// The worker who wrote it, if a person did.
    pub author_id: Option<WorkerId>,
    /// When it came to be.
    pub created_at: Time,
}
