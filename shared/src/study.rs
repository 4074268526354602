//! A study and its settings.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Language, Localised, ModelFile, ModelKind, StudyId, Time, WithdrawalPolicy, words::words};

words! {
    /// The state of a study.
    StudyState {
        /// In preparation: no one works yet.
        Draft = "draft",
        /// Open for work.
        Live = "live",
        /// Finished: no more hits are handed out; submissions in progress are still accepted.
        Closed = "closed",
    }
}

/// A study: texts, tasks, people, answers.
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
    /// The languages of its texts.
    #[cfg_attr(feature = "sql", sqlx(json))]
    pub languages: Vec<Language>,
    /// Its settings.
    #[cfg_attr(feature = "sql", sqlx(json))]
    pub settings: Settings,
    /// The seed for all its samples and random orders.
    pub seed: i64,
    /// When it was created.
    pub created_at: Time,
}

words! {
    /// Whether the answers of rejected submissions count in statistics.
    RejectedAnswers {
        /// They count: rejecting is about pay alone.
        Counted = "counted",
        /// They are left out, and reports say how many.
        LeftOut = "left_out",
    }
}

/// The settings of a study. Unknown keys are refused.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Settings {
    /// The title that workers read, per language; the study's own title where there is none.
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, String>))]
    pub titles: Localised,
    /// What the study is about, for people who are invited, per language.
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, String>))]
    pub descriptions: Localised,
    /// The consent form, in Markdown, per language.
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, String>))]
    pub consent: Localised,
    /// ISO 4217 code of the currency of all rewards.
    pub currency: String,
    /// Hours after which a submission is approved automatically; 0 for manual approval only.
    pub approve_after_hours: i64,
    /// Target wage in minor units per hour, shown next to the actual wages.
    pub target_hourly: i64,
    /// The most that the study promises, in minor units, without the fees of providers; `None` for no limit.
    pub budget: Option<i64>,
    /// Whether workers are asked for bank or PayPal details, which managers see in the files of payouts.
    pub asks_payee: bool,
    /// Whether pages count how texts are typed and what is pasted into them. Consent forms say so.
    pub counts_typing: bool,
    /// Whether workers who use the same device or network are found. Consent forms say so.
    pub compares_devices: bool,
    /// The study's own abbreviations per language, for the RULE-BASED system; a language without an entry uses the
    /// built-in list.
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, BTreeMap<String, String>>))]
    pub abbreviations: BTreeMap<Language, BTreeMap<String, String>>,
    /// The models that score texts, per language.
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, BTreeMap<String, ModelFile>>))]
    pub models: BTreeMap<Language, BTreeMap<ModelKind, ModelFile>>,
    /// The contact for workers.
    pub contact: String,
    /// The options that workers have when they leave.
    pub withdrawal: WithdrawalPolicy,
    /// Days between the closing of the study and the erasure of workers' personal data; 0 for never.
    pub retention_days: i64,
    /// Whether the answers of rejected submissions count in statistics.
    pub rejected_answers: RejectedAnswers,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            titles: Localised::default(),
            descriptions: Localised::default(),
            consent: Localised::default(),
            currency: "USD".to_owned(),
            approve_after_hours: 72,
            target_hourly: 1_000,
            budget: None,
            asks_payee: false,
            counts_typing: false,
            compares_devices: false,
            abbreviations: BTreeMap::new(),
            models: BTreeMap::new(),
            contact: String::new(),
            withdrawal: WithdrawalPolicy::default(),
            retention_days: 0,
            rejected_answers: RejectedAnswers::Counted,
        }
    }
}

impl Settings {
    /// The title of the study as workers who read this language see it; `own` is the title that its members see.
    pub fn title<'a>(&'a self, own: &'a str, language: &Language) -> &'a str {
        self.titles.0.get(language).map_or(own, String::as_str)
    }
}

/// The pseudonym of the worker with this number.
pub fn pseudonym(number: i64) -> String {
    format!("W{number:03}")
}

/// The number of the worker with this pseudonym, as people type it: `W017`, `w17`, `17`.
pub fn number_of(pseudonym: &str) -> Option<i64> {
    pseudonym.trim().trim_start_matches(['W', 'w']).parse().ok()
}
