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
