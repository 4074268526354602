//! The results of a study: agreement, evaluation, rewrites, the tables of the papers, the data statement.

use std::{sync::Arc, time::Duration};

use engine::crowd::answers::{Series, TaskSeries};
use report::agreement::{Detail, Report, Which};
use report::evaluation::Evaluation;
use report::metrics::Metrics;
use report::metrics::people::{AgainstPeople, Points, WhichPoints};
use report::paper::PaperTables;
pub use report::quality::Which as WhichWork;
use report::quality::{WorkOfWorker, WorkQuality};
use report::rewrites::analysis::Analysis;
use report::statement::DataStatement;
use report::systems::Systems;
use report::{Reports, Waited};
use shared::{Actor, Problem, StudyId, Time, WorkerId};

use super::{here, reports_here, versions_asked};

/// The moment at which a report is made.
pub fn now() -> Result<Time, Problem> {
    let (engine, _) = here()?;
    Ok(engine.now())
}

/// Agreement on every question.
pub async fn agreement(study: StudyId) -> Result<Arc<Report>, Problem> {
    let (reports, actor) = reports_here()?;
    Ok(reports.agreement(&actor, study).await?)
}

/// How long the overview waits for the first results.
const LATEST: Duration = Duration::from_millis(200);

/// Series of versions that are compared at most, the newest ones.
const COMPARED: usize = 10;

/// The reports about each answered series of versions of a task, oldest first.
fn by_series(task: &TaskSeries) -> Result<(Vec<(Series, Reports)>, Actor), Problem> {
    let (reports, actor) = reports_here()?;
    let chosen = versions_asked()?;
    let newest = &task.series[task.series.len().saturating_sub(COMPARED)..];
    let about = |series: &Series| {
        let version = *series.versions.first()?;
        Some((series.clone(), reports.of_versions(chosen.with(task.position, version))))
    };
    Ok((newest.iter().filter_map(about).collect(), actor))
}

/// Agreement under each answered series of versions of a task.
pub async fn agreement_by_series(study: StudyId, task: &TaskSeries) -> Result<Vec<(Series, Arc<Report>)>, Problem> {
    let (all, actor) = by_series(task)?;
    let mut compared = Vec::new();
    for (series, reports) in all {
        compared.push((series, reports.agreement(&actor, study).await?));
    }
    Ok(compared)
}

/// Human evaluation of systems under each answered series of versions of a task.
pub async fn evaluation_by_series(
    study: StudyId,
    task: &TaskSeries,
) -> Result<Vec<(Series, Arc<Evaluation>)>, Problem> {
    let (all, actor) = by_series(task)?;
    let mut compared = Vec::new();
    for (series, reports) in all {
        compared.push((series, reports.evaluation(&actor, study, None).await?));
    }
    Ok(compared)
}

/// Agreement on one question of one task in one language, in detail.
pub async fn agreement_detail(study: StudyId, which: Which) -> Result<Arc<Detail>, Problem> {
    let (reports, actor) = reports_here()?;
    Ok(reports.agreement_detail(&actor, study, which).await?)
}

/// Human evaluation of systems.
pub async fn evaluation(study: StudyId, baseline: Option<String>) -> Result<Arc<Evaluation>, Problem> {
    let (reports, actor) = reports_here()?;
    Ok(reports.evaluation(&actor, study, baseline).await?)
}

/// The results of a study as the overview says them.
#[derive(Clone, Debug)]
pub struct Latest {
    /// Systems and agreement; `None` while they are computed for the first time, or if they cannot be.
    pub found: Option<(Arc<Evaluation>, Arc<Report>)>,
    /// What is being computed in their place, and how old they are.
    pub waited: Waited,
}

/// What the overview says of the results: those computed last, or what is being computed. It waits a moment of its own
/// for the first ones.
pub async fn latest(study: StudyId) -> Result<Latest, Problem> {
    let (reports, actor) = reports_here()?;
    let reports = reports.for_glance(LATEST);
    // Both are asked for, so that both are being computed.
    let (evaluation, agreement) =
        (reports.evaluation(&actor, study, None).await, reports.agreement(&actor, study).await);
    let found = evaluation.ok().zip(agreement.ok());
    Ok(Latest { found, waited: reports.waited(0) })
}

/// Evaluation of systems by automatic metrics.
pub async fn metrics(study: StudyId, baseline: Option<String>) -> Result<Arc<Metrics>, Problem> {
    let (reports, actor) = reports_here()?;
    Ok(reports.metrics(&actor, study, baseline).await?)
}

/// Correlation of automatic metrics with human ratings.
pub async fn metrics_against_people(study: StudyId) -> Result<Arc<AgainstPeople>, Problem> {
    let (reports, actor) = reports_here()?;
    Ok(reports.metrics_against_people(&actor, study).await?)
}

/// The outputs behind the correlation of one metric with one question.
pub async fn metric_points(study: StudyId, which: WhichPoints) -> Result<Arc<Points>, Problem> {
    let (reports, actor) = reports_here()?;
    Ok(reports.metric_points(&actor, study, which).await?)
}

/// Distances between systems.
pub async fn system_distances(study: StudyId) -> Result<Arc<Systems>, Problem> {
    let (reports, actor) = reports_here()?;
    Ok(reports.system_distances(&actor, study).await?)
}

/// The quality of each worker's work.
pub async fn work_quality(study: StudyId, which: WhichWork) -> Result<Arc<WorkQuality>, Problem> {
    let (reports, actor) = reports_here()?;
    Ok(reports.work_quality(&actor, study, which).await?)
}

/// The same of all work for readers of the report.
pub async fn work_summary(study: StudyId) -> Result<Arc<WorkQuality>, Problem> {
    let (reports, actor) = reports_here()?;
    Ok(reports.work_summary(&actor, study).await?)
}

/// The work of one worker in parts.
pub async fn work_of_worker(study: StudyId, worker: WorkerId) -> Result<Arc<WorkOfWorker>, Problem> {
    let (reports, actor) = reports_here()?;
    Ok(reports.work_of_worker(&actor, study, worker).await?)
}

/// The tables of the papers.
pub async fn paper_tables(study: StudyId, baseline: Option<String>) -> Result<Arc<PaperTables>, Problem> {
    let (reports, actor) = reports_here()?;
    Ok(reports.paper_tables(&actor, study, baseline).await?)
}

/// The data statement.
pub async fn data_statement(study: StudyId) -> Result<Arc<DataStatement>, Problem> {
    let (reports, actor) = reports_here()?;
    Ok(reports.data_statement(&actor, study).await?)
}

/// Analysis of how workers changed their sources.
pub async fn rewrite_analysis(study: StudyId) -> Result<Arc<Analysis>, Problem> {
    let (reports, actor) = reports_here()?;
    Ok(reports.rewrite_analysis(&actor, study).await?)
}
