//! The kinds of reports that are kept.

/// What a report is about. With its options and the study it identifies the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReportKind {
    /// Agreement on every question.
    Agreement,
    /// Agreement on one question in detail.
    AgreementDetail,
    /// Human evaluation of systems.
    Evaluation,
    /// Evaluation by automatic metrics.
    Metrics,
    /// Correlation of metrics with human ratings.
    MetricCorrelation,
    /// The outputs behind one correlation.
    MetricPoints,
    /// Distances between systems.
    Systems,
    /// Analysis of rewrites.
    Rewrites,
    /// The tables of the papers.
    Tables,
    /// The data statement.
    Statement,
    /// The quality of the workers' work.
    Quality,
    /// The work of one worker in parts.
    QualityOfWorker,
    /// How long workers take.
    Times,
    /// The items on which raters differ.
    Differences,
    /// How many lines the large files of an export have.
    Volumes,
}

impl ReportKind {
    /// All kinds. All of them are stored in the database, too.
    pub const ALL: [Self; 15] = [
        Self::Agreement,
        Self::AgreementDetail,
        Self::Evaluation,
        Self::Metrics,
        Self::MetricCorrelation,
        Self::MetricPoints,
        Self::Systems,
        Self::Rewrites,
        Self::Tables,
        Self::Statement,
        Self::Quality,
        Self::QualityOfWorker,
        Self::Times,
        Self::Differences,
        Self::Volumes,
    ];

    /// Its name in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Agreement => "agreement",
            Self::AgreementDetail => "agreement_detail",
            Self::Evaluation => "evaluation",
            Self::Metrics => "metrics",
            Self::MetricCorrelation => "metric_correlation",
            Self::MetricPoints => "metric_points",
            Self::Systems => "systems",
            Self::Rewrites => "rewrites",
            Self::Tables => "tables",
            Self::Statement => "statement",
            Self::Quality => "quality",
            Self::QualityOfWorker => "quality_of_worker",
            Self::Times => "times",
            Self::Differences => "differences",
            Self::Volumes => "volumes",
        }
    }
}
