//! What the agreement page, its files, the REST interface and the command line say: numbers with all that belongs to them.

use serde::Serialize;
use shared::{Language, StudyId, TaskId};

/// Agreement in a study: a table per rating task, question and language.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    /// The tables, in the order of the tasks.
    pub tables: Vec<Agreement>,
}

/// Agreement on one question of one task in one language.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    /// The language of the texts.
    pub language: Language,
    /// The versions of the task that were answered.
    pub versions: Vec<VersionUsed>,
    /// Texts judged (for a ranking: sources).
    pub n_items: usize,
    /// People who judged.
    pub n_raters: usize,
    /// Judgements (for a ranking: rankings).
    pub n_ratings: usize,
    /// Pairs of judgements of one item by two people.
    pub n_pairs: usize,
    /// The share of the cells of the table items × raters that hold a judgement.
    pub coverage: f64,
    /// The statistics.
    pub figures: Vec<Figure>,
    /// SHA-256 of versions, options and ratings: the same hash means the same numbers.
    pub config: String,
}

/// A version of a task that was answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct VersionUsed {
    /// Its number, from 1.
    pub number: i64,
    /// The hash of its definition.
    pub hash: String,
}

/// One statistic, or why it has no value.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = AgreementFigure))]
pub struct Figure {
    /// Which statistic.
    pub statistic: Statistic,
    /// Its value, or the reason there is none.
    #[serde(flatten)]
    pub found: Found,
}

/// A value or a reason.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = AgreementFound))]
pub enum Found {
    /// There is a value.
    Value(Value),
    /// There is none.
    Undefined {
        /// Why, as a clause to read after "undefined:".
        undefined: String,
    },
}

/// A value and what it rests on.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = AgreementValue))]
pub struct Value {
    /// The number; of a simulation, the median of its draws.
    pub value: f64,
    /// The 95 % interval.
    pub interval: Option<[f64; 2]>,
    /// Standard deviation over the draws of a simulation.
    pub sd: Option<f64>,
    /// Items it rests on.
    pub n_items: usize,
    /// Judgements it rests on.
    pub n_ratings: usize,
    /// Name, variant, and how the interval was made.
    pub method: String,
}

/// The statistics of the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Statistic {
    /// The share of pairs of ratings of one item that are the same.
    PercentAgreement,
    /// Fleiss' kappa.
    Fleiss,
    /// Krippendorff's alpha at the ordinal level: the level of the scales asked here.
    KrippendorffOrdinal,
    /// Krippendorff's alpha at the interval level, for comparison with papers that report it.
    KrippendorffInterval,
    /// ICC(1).
    Icc1,
    /// Quadratically weighted kappa of simulated annotators.
    SimulatedKappaQuadratic,
    /// Linearly weighted kappa of simulated annotators.
    SimulatedKappaLinear,
    /// Spearman's correlation of simulated annotators.
    SimulatedSpearman,
    /// Kendall's tau-b of simulated annotators over rankings.
    SimulatedKendall,
}

impl Statistic {
    /// Its key in files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::PercentAgreement => "percent_agreement",
            Self::Fleiss => "fleiss",
            Self::KrippendorffOrdinal => "krippendorff_ordinal",
            Self::KrippendorffInterval => "krippendorff_interval",
            Self::Icc1 => "icc1",
            Self::SimulatedKappaQuadratic => "simulated_kappa_quadratic",
            Self::SimulatedKappaLinear => "simulated_kappa_linear",
            Self::SimulatedSpearman => "simulated_spearman",
            Self::SimulatedKendall => "simulated_kendall",
        }
    }

    /// Its name as papers write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::PercentAgreement => "Percent agreement",
            Self::Fleiss => "Fleiss' κ",
            Self::KrippendorffOrdinal => "Krippendorff's α, ordinal",
            Self::KrippendorffInterval => "Krippendorff's α, interval",
            Self::Icc1 => "ICC(1)",
            Self::SimulatedKappaQuadratic => "Cohen's κ, quadratic, simulated annotators",
            Self::SimulatedKappaLinear => "Cohen's κ, linear, simulated annotators",
            Self::SimulatedSpearman => "Spearman's ρ, simulated annotators",
            Self::SimulatedKendall => "Kendall's τ, simulated annotators",
        }
    }

    /// The formula and where it comes from, for the reader who asks.
    pub const fn formula(self) -> &'static str {
        match self {
            Self::PercentAgreement => {
                "For each item the share of its pairs of ratings that are equal; then the mean over items. Not corrected for chance."
            }
            Self::Fleiss => {
                "(P − Pe) / (1 − Pe): P the percent agreement, Pe the agreement that the overall frequencies of the points give by chance; every disagreement weighs the same. Fleiss 1971, for unequal numbers of raters as well."
            }
            Self::KrippendorffOrdinal => {
                "1 − Do / De: observed over expected disagreement, where two points lie as far apart as there are ratings between them. Krippendorff 2011; missing ratings are no obstacle."
            }
            Self::KrippendorffInterval => {
                "1 − Do / De with squared differences of the numbers, which takes the steps of the scale as equal. Krippendorff 2011."
            }
            Self::Icc1 => {
                "(B − W) / (B + (k − 1) W) from a one-way analysis of variance: the share of the variance that lies between the items when each item has raters of its own. Shrout and Fleiss 1979; the interval is from the F distribution."
            }
            Self::SimulatedKappaQuadratic | Self::SimulatedKappaLinear => {
                "For every item one judgement at random is annotator 1 and the mean of the others, rounded to the scale, annotator 2; weighted kappa between the two; median and standard deviation over the draws. Pavlick and Tetreault 2016."
            }
            Self::SimulatedSpearman => {
                "For every item one judgement at random against the mean of the others; rank correlation over items; median and standard deviation over the draws. Pavlick and Tetreault 2016."
            }
            Self::SimulatedKendall => {
                "For every item one ranking at random against the mean ranks of the others, aligned by output; τ-b, which counts ties; mean over items; median and standard deviation over the draws. Pavlick and Tetreault 2016; Kendall 1970."
            }
        }
    }
}

impl Found {
    /// The value, where there is one.
    pub const fn value(&self) -> Option<&Value> {
        match self {
            Self::Value(value) => Some(value),
            Self::Undefined { .. } => None,
        }
    }
}

impl Agreement {
    /// The figure of a statistic.
    pub fn figure(&self, statistic: Statistic) -> Option<&Figure> {
        self.figures.iter().find(|figure| figure.statistic == statistic)
    }
}
