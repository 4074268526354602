//! Sources, systems and outputs: the texts of a study.

use serde::{Deserialize, Serialize};

use crate::{Language, OutputId, SourceId, StudyId, SystemId, Time, WorkerId, words::words};

words! {
    /// How a system creates its outputs.
    SystemKind {
        /// Rewrites by people, collected in this study.
        Human = "human",
        /// Texts by people, collected in this study in a task that names their system.
        Written = "written",
        /// The source itself.
        Copy = "copy",
        /// The rule-based baseline.
        RuleBased = "rule_based",
        /// Outputs imported from a file.
        Imported = "imported",
    }
}

words! {
    /// A decision about a rewrite after it was written.
    RewriteVerdict {
        /// It is not used, neither in new batches nor as a reference.
        Removed = "removed",
        /// It is used as it was written.
        Kept = "kept",
        /// A corrected text is used instead.
        Corrected = "corrected",
    }
}

words! {
    /// Selects rewrites.
    RewriteShow {
        /// Rewrites that are used, corrected or not.
        Used = "used",
        /// Rewrites that only normalise the source and wait for a decision.
        Proposed = "proposed",
        /// Rewrites that were removed.
        Removed = "removed",
        /// All rewrites.
        All = "all",
    }
}

words! {
    /// How far a source or an output has got.
    TextState {
        /// It is in no HIT and no gold item, so it can be edited.
        Unused = "unused",
        /// It is in a HIT or a gold item.
        Used = "used",
        /// It was withdrawn: it is handed out no more, and no statistic reads it.
        Withdrawn = "withdrawn",
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
    /// The text in NFC.
    pub text: String,
    /// Its id in the imported file; unique within the study and language.
    pub external_id: String,
    /// The other columns of its row.
    #[cfg_attr(feature = "sql", sqlx(json))]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub meta: serde_json::Value,
    /// Its position in the study, from 1.
    pub position: i64,
    /// How it was added.
    pub curation: String,
}

/// The author of outputs.
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
    /// How its outputs are created.
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
    /// The source from which it was made.
    pub source_id: SourceId,
    /// The system that made it.
    pub system_id: SystemId,
    /// The text in NFC.
    pub text: String,
    /// The worker who wrote it, if it was written by a worker.
    pub author_id: Option<WorkerId>,
    /// When it was created.
    pub created_at: Time,
}
