//! A study and its settings.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Language, Localised, ModelFile, ModelKind, StudyId, Time, WithdrawalPolicy, words::words};

words! {
    /// Where a study is in its life.
    StudyState {
        /// Being prepared: nobody works.
        Draft = "draft",
        /// Open for work.
        Live = "live",
        /// Over: nothing is handed out; submissions under way are still taken.
        Closed = "closed",
    }
}

/// A project: texts, tasks, people, answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "sql", derive(sqlx::FromRow))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Study {
    /// Its id.
    pub id: StudyId,
    /// Its title, as members see it.
    pub title: String,
    /// Its state.
    pub state: StudyState,
    /// The languages it works in.
    #[cfg_attr(feature = "sql", sqlx(json))]
    pub languages: Vec<Language>,
    /// What can be set.
    #[cfg_attr(feature = "sql", sqlx(json))]
    pub settings: Settings,
    /// The seed from which samples and orders are derived.
    pub seed: i64,
    /// When it was created.
    pub created_at: Time,
}

/// What can be set for a study. Unknown keys are refused.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Settings {
    /// What a worker agrees to before anything else, in Markdown, per language.
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, String>))]
    pub consent: Localised,
    /// ISO 4217 code of all rewards.
    pub currency: String,
    /// Submissions are approved by themselves after so many hours; 0 approves only by hand.
    pub approve_after_hours: i64,
    /// Target wage in minor units an hour, shown beside what people really earn.
    pub target_hourly: i64,
    /// The study's own abbreviations per language, for the RULE-BASED system; where a language is absent, the built-in list serves.
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, BTreeMap<String, String>>))]
    pub abbreviations: BTreeMap<Language, BTreeMap<String, String>>,
    /// The models that score texts, per language.
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, BTreeMap<String, ModelFile>>))]
    pub models: BTreeMap<Language, BTreeMap<ModelKind, ModelFile>>,
    /// Whom a worker can write to.
    pub contact: String,
    /// What workers may choose when they leave.
    pub withdrawal: WithdrawalPolicy,
    /// Days after the study was closed until workers' personal data is erased; 0 for never.
    pub retention_days: i64,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            consent: Localised::default(),
            currency: "USD".to_owned(),
            approve_after_hours: 72,
            target_hourly: 1_000,
            abbreviations: BTreeMap::new(),
            models: BTreeMap::new(),
            contact: String::new(),
            withdrawal: WithdrawalPolicy::default(),
            retention_days: 0,
        }
    }
}

/// The name by which a study knows the worker with this number.
pub fn pseudonym(number: i64) -> String {
    format!("W{number:03}")
}
