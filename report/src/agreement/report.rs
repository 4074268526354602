//! The agreement report as the page, its files, the REST interface and the command line show it: numbers with their
//! context.

use std::collections::BTreeSet;

use engine::crowd::{
    answers::{TaskSeries, VersionUsed},
    known::LeftOut,
};
use serde::Serialize;
use shared::{Language, StudyId, TaskId};

use ::agreement::statistic::{Statistic, find};

use super::{
    caveat::{self, Caveat, Reason},
    raters::Rater,
};
use crate::label::Label;

/// Agreement in a study: a table per rating task, question and language.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = AgreementReport))]
pub struct Report {
    /// The study.
    pub study: StudyId,
    /// Its title.
    pub title: String,
    /// The seed of intervals and simulations: the study's own.
    pub seed: i64,
    /// The program and version that computed it.
    pub software: String,
    /// The people whose work is excluded from the numbers.
    pub left_out: LeftOut,
    /// The tasks with several answered versions, and which versions the numbers are about.
    pub series: Vec<TaskSeries>,
    /// The tables, in the order of the tasks.
    pub tables: Vec<Agreement>,
}

/// Agreement on one question of one task in one language.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Agreement {
    /// The task.
    pub task: TaskId,
    /// Its title.
    pub task_title: String,
    /// The preset it was made from.
    pub preset: String,
    /// The key of the question.
    pub question: String,
    /// What people read in place of the keys.
    #[serde(skip)]
    pub label: Label,
    /// The language of the texts.
    pub language: Language,
    /// The versions of the task that were answered.
    pub versions: Vec<VersionUsed>,
    /// Texts judged (for a ranking: sources).
    pub n_items: usize,
    /// Number of raters.
    pub n_raters: usize,
    /// Judgements (for a ranking: rankings).
    pub n_ratings: usize,
    /// Number of pairs of judgements of one item by two raters.
    pub n_pairs: usize,
    /// Reasons given instead of a judgement.
    pub n_skipped: usize,
    /// The share of the cells of the table items × raters that hold a judgement.
    pub coverage: f64,
    /// The statistics.
    pub figures: Vec<Figure>,
    /// The workers who agree with nobody. Empty for spans.
    pub alone: Vec<Rater>,
    /// The values that careless annotators would reach on the same texts, as a reference for the reader.
    pub baselines: Vec<Baseline>,
    /// SHA-256 of versions, options and ratings: the same hash means the same numbers.
    pub config: String,
}

/// An annotator of known quality in place of the simulated annotator.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = AgreementBaseline))]
pub struct Baseline {
    /// Its key in files.
    #[borsh(serialize_with = "::agreement::stored::write_text", deserialize_with = "::agreement::stored::read_text")]
    pub annotator: &'static str,
    /// A description of its behaviour in English.
    pub about: String,
    /// Its behaviour.
    #[serde(skip)]
    pub careless: Careless,
    /// The values that it reaches with the mean of the others.
    pub figures: Vec<Figure>,
}

/// How a careless annotator answers.
#[derive(Clone, Debug, PartialEq, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub enum Careless {
    /// Any point of the scale, each as likely.
    Random,
    /// Always the point that was used most.
    Majority,
    /// Always this point.
    Always(String),
    /// The mean of the others, but with this probability any point.
    Noise(f64),
}

/// One statistic, or the reason why it is undefined.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = AgreementFigure))]
pub struct Figure {
    /// Which statistic.
    #[cfg_attr(feature = "schema", schema(value_type = super::schema::Statistic))]
    #[borsh(
        serialize_with = "::agreement::stored::write_statistic",
        deserialize_with = "::agreement::stored::read_statistic"
    )]
    pub statistic: &'static Statistic,
    /// Its value, or the reason why it is undefined.
    #[serde(flatten)]
    pub found: Found,
}

/// A value or a reason.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = AgreementFound))]
pub enum Found {
    /// There is a value.
    Value(StatisticValue),
    /// The value is undefined.
    Undefined {
        /// Why, as a clause to read after "undefined:".
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        undefined: Reason,
    },
}

/// A value with the data that it is based on.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = AgreementValue))]
pub struct StatisticValue {
    /// The number; of a simulation, the median of its draws.
    pub value: f64,
    /// The 95 % interval; for a simulation, over texts and raters.
    pub interval: Option<[f64; 2]>,
    /// The reason why the number or its interval should not be trusted fully, if so.
    #[serde(rename = "warning", serialize_with = "super::caveat::serialize")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub caveats: Vec<Caveat>,
    /// For a simulation, the range that holds 95 of 100 draws. It is not an interval: other texts or raters would vary
    /// more.
    pub spread_over_draws: Option<OverDraws>,
    /// Standard deviation over the draws of a simulation.
    pub sd: Option<f64>,
    /// Items it rests on.
    pub n_items: usize,
    /// Judgements it rests on.
    pub n_ratings: usize,
    /// Name, variant, and method of the interval.
    pub method: String,
}

/// The 2.5 and 97.5 % quantiles of the draws of a simulation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = AgreementOverDraws))]
pub struct OverDraws {
    /// The 2.5 % quantile.
    pub low: f64,
    /// The 97.5 % quantile.
    pub high: f64,
}

impl Found {
    /// The value, if it is defined.
    pub const fn value(&self) -> Option<&StatisticValue> {
        match self {
            Self::Value(value) => Some(value),
            Self::Undefined { .. } => None,
        }
    }
}

impl StatisticValue {
    /// The caveats in English, as files have them.
    pub fn warning(&self) -> Option<String> {
        caveat::joined(&self.caveats)
    }
}

impl Agreement {
    /// The caveats about the numbers and their intervals in English, without repetitions.
    pub fn warnings(&self) -> Vec<String> {
        let values = self.figures.iter().filter_map(|figure| figure.found.value());
        let all: BTreeSet<String> = values.filter_map(StatisticValue::warning).collect();
        all.into_iter().collect()
    }

    /// The same for readers who have their own words for each, in the order of the statistics.
    pub fn caveats(&self) -> Vec<Caveat> {
        let values = self.figures.iter().filter_map(|figure| figure.found.value());
        let mut all = Vec::new();
        for caveat in values.flat_map(|value| &value.caveats) {
            if !all.contains(caveat) {
                all.push(*caveat);
            }
        }
        all
    }

    /// The figure of a statistic, by its key.
    pub fn figure(&self, key: &str) -> Option<&Figure> {
        debug_assert!(find(key).is_some(), "no statistic has the key {key}");
        self.figures.iter().find(|figure| figure.statistic.key == key)
    }
}
