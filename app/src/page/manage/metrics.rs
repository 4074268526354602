//! `/studies/{study}/metrics`: correlation of automatic metrics with human ratings.

mod best;
mod grid;
mod points;

use leptos::prelude::*;
use report::agreement::Undefined;
use report::metrics::people::{AgainstPeople, Judged, NoCorrelation, Related, WhichPoints};
use scoring::registry::find;
use shared::{Language, Locale, StudyId};

use crate::call;
use crate::page::Frame;
use crate::page::manage::versions;
use crate::part::{
    self, Download, Empty, Fold, Head, chosen_language, escaped, load, param, query, spoken, table_name, with_versions,
};

/// What the cells of the heat maps lead to.
const OUTPUTS: &str = "outputs";

/// The heat map of one language, the outputs behind a chosen cell, and a comparison of the metrics for each question.
#[component]
pub fn MetricsAgainstPeople() -> impl IntoView {
    let study = param::<StudyId>("study");
    let asked = ["metric", "task", "language", "dimension"].map(query);
    view! {
        <Frame study=study.clone().ok() here="metrics">
            {load(async move {
                let (study, say) = (study?, spoken());
                let report = call::metrics_against_people(study).await?;
                let file = |format: &str| with_versions(format!("/api/v1/studies/{study}/metrics/people?format={format}"));
                let files = vec![("CSV", file("csv")), ("JSON", file("json")), ("LaTeX", file("latex"))];
                let chosen = chosen(&report.tables, &asked);
                let outputs = match chosen {
                    Some((table, related)) => {
                        let found = call::metric_points(study, which(table, related)).await?;
                        Some(points::section((table, &report.tables), related, &found, say))
                    }
                    None => None,
                };
                let mut all: Vec<Language> = report.tables.iter().map(|table| table.language.clone()).collect();
                all.sort();
                all.dedup();
                let content = chosen_language(&all, asked[2].as_deref())
                    .map(|language| {
                        let address = |one: &Language| format!("/studies/{study}/metrics?language={one}");
                        view! {
                            {part::languages(&all, language, &address, say)}
                            {grid::grids(Some(study), (&report.tables, Some(language)), chosen, say)}
                            {outputs}
                            {best::section(Some(study), (&report.tables, Some(language)), say)}
                            {about()}
                        }
                    });
                Ok(view! {
                    <Head title=say.metrics_title() lead=say.metrics_lead()>
                        <Download files=files />
                    </Head>
                    {versions::shown(&report.series, say)}
                    {content.is_none().then(|| view! { <Empty text=say.metrics_none() /> })}
                    {content}
                })
            })}
        </Frame>
    }
}

/// The metric and the table that the address names, if the report has them.
fn chosen<'a>(tables: &'a [Judged], asked: &[Option<String>; 4]) -> Option<(&'a Judged, &'a Related)> {
    let [Some(metric), Some(task), Some(language), Some(question)] = asked else { return None };
    let metric = find(metric)?;
    let table = tables.iter().find(|table| {
        table.task.to_string() == *task && table.language.as_str() == language && table.question == *question
    })?;
    Some((table, table.metrics.iter().find(|related| related.metric == metric)?))
}

fn which(table: &Judged, related: &Related) -> WhichPoints {
    WhichPoints {
        metric: related.metric,
        task: table.task,
        question: table.question.clone(),
        language: table.language.clone(),
    }
}

/// The address of the outputs behind a correlation.
fn address(study: StudyId, table: &Judged, related: &Related) -> String {
    let (metric, question) = (escaped(related.metric.name), escaped(&table.question));
    let (task, language) = (table.task, &table.language);
    let page = with_versions(format!(
        "/studies/{study}/metrics?metric={metric}&task={task}&language={language}&dimension={question}"
    ));
    format!("{page}#{OUTPUTS}")
}

/// What people judged, and which end of it is good.
fn directed(table: &Judged, tables: &[Judged], say: Locale) -> String {
    let name = dimension(table, tables, say);
    match (table.is_rank, table.is_share) {
        (true, _) => say.metrics_lower_better(name),
        // The share of an answer is neither good nor bad.
        (_, true) => name,
        _ => say.metrics_higher_better(name),
    }
}

/// What people judged: the task and, unless it is said by the name of its only question, the question.
fn dimension(table: &Judged, tables: &[Judged], say: Locale) -> String {
    let is_alone =
        tables.iter().filter(|other| other.task == table.task && other.language == table.language).count() == 1;
    let is_said = table.task_title.to_lowercase().contains(&table.question.to_lowercase());
    table_name(&table.label, is_alone && is_said, say)
}

/// The reason why there is no correlation or no test.
fn no_correlation(why: NoCorrelation, say: Locale) -> String {
    match why {
        NoCorrelation::FewSystems { n, need } => say.metrics_too_few_systems(n, need),
        NoCorrelation::Undefined(Undefined::FewObservations { n, need }) => say.metrics_few_outputs(n, need),
        NoCorrelation::Undefined(Undefined::NoVariance) => say.metrics_no_variance().to_owned(),
        NoCorrelation::Undefined(Undefined::NoDifference) => say.metrics_same_values().to_owned(),
        // Other reasons do not occur for pairs of finite numbers.
        NoCorrelation::Undefined(why) => say.metrics_undefined(why.to_string()),
    }
}

/// The heat maps and the comparisons of all languages, for a document with links to its own places only.
pub(super) fn document(report: &AgainstPeople, say: Locale) -> Option<impl IntoView + use<>> {
    let maps = grid::grids(None, (&report.tables, None), None, say);
    let compared = best::section(None, (&report.tables, None), say);
    (!report.tables.is_empty()).then(|| {
        view! {
            <Fold title=say.metrics_title() id="correlation">
                {maps}
                {compared}
                {about()}
            </Fold>
        }
    })
}

fn about() -> impl IntoView {
    let say = spoken();
    view! {
        <details>
            <summary>{say.how_computed()}</summary>
            <p>{say.metrics_method_scope()}</p>
            <p>{say.metrics_method_r()}</p>
            <p>{say.metrics_method_outputs()}</p>
            <p>{say.metrics_method_systems()}</p>
            <p>{say.metrics_method_pooling()}</p>
            <p>{say.metrics_method_difference()}</p>
            <p>{say.metrics_method_few()}</p>
        </details>
    }
}
