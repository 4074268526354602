//! `/studies/{study}/report`: everything that a study has found in one document, for reading, printing and, as one file,
//! for sending to somebody.

mod workers;

use std::sync::Arc;

use engine::crowd::answers::shown_in_words;
use engine::crowd::known::Exclusion;
use leptos::prelude::*;
use report::agreement::{Agreement, Report};
use report::evaluation::Evaluation;
use report::metrics::{Metrics, people::AgainstPeople};
use report::paper::PaperTables;
use report::progress::Progress;
use report::quality::WorkQuality;
use report::statement::DataStatement;
use shared::{Locale, Problem, StudyId, Time};

use super::{
    agreement::{self, Detail, chart, headline, matrix, method, place, statistics},
    evaluation::{about, automatic, preferences, section},
    left_out, metrics,
    opening::{Length, opening},
    results, statement, tables, versions,
};
use crate::call;
use crate::page::Frame;
use crate::part::{
    Column, Contents, Empty, Fold, Head, LinkButton, Section, Table, When, in_file, load, param, spoken,
};

/// What the document says.
struct Found {
    agreement: Arc<Report>,
    evaluation: Arc<Evaluation>,
    metrics: Arc<Metrics>,
    correlation: Arc<AgainstPeople>,
    work: Arc<WorkQuality>,
    tables: Arc<PaperTables>,
    statement: Arc<DataStatement>,
    exclusions: Vec<Exclusion>,
    progress: Option<Progress>,
    hourly: Option<String>,
    at: Time,
}

/// The document: in the frame of all pages, or without it in a file.
#[component]
pub fn FullReport() -> impl IntoView {
    let study = param::<StudyId>("study");
    let named = study.clone().ok();
    let content = load(async move {
        let study = study?;
        let found = found(study).await?;
        Ok(content(study, &found, spoken()))
    });
    if in_file() {
        return view! {
            <div class="frame">
                <main id="content">{content}</main>
            </div>
        }
        .into_any();
    }
    view! {
        <Frame study=named here="report">
            {content}
        </Frame>
    }
    .into_any()
}

async fn found(study: StudyId) -> Result<Found, Problem> {
    Ok(Found {
        agreement: call::agreement(study).await?,
        evaluation: call::evaluation(study, None).await?,
        metrics: call::metrics(study, None).await?,
        correlation: call::metrics_against_people(study).await?,
        work: call::work_summary(study).await?,
        tables: call::paper_tables(study, None).await?,
        statement: call::data_statement(study).await?,
        exclusions: call::exclusions(study).await?,
        progress: call::progress(study).await.ok(),
        hourly: results::median_hourly(study, spoken()).await,
        at: call::now()?,
    })
}

fn content(study: StudyId, found: &Found, say: Locale) -> impl IntoView + use<> {
    let Found { agreement, evaluation, metrics, statement, .. } = found;
    let actions = (!in_file()).then(|| {
        view! {
            <LinkButton href=format!("/studies/{study}/results") label=say.results_title() />
            <a class="button primary" href=format!("/studies/{study}/report.html") download>
                {say.results_download_report()}
            </a>
        }
    });
    let hint = (!in_file()).then(|| view! { <p class="hint">{say.results_print_hint()}</p> });
    let is_empty = agreement.tables.is_empty() && evaluation.tables.is_empty() && evaluation.preferences.is_empty();
    let systems = evaluation.languages().iter().map(|language| section(evaluation, language, say)).collect_view();
    let preferences = evaluation.preferences.iter().map(|table| preferences(table, say)).collect_view();
    let overview = (!agreement.tables.is_empty())
        .then(|| matrix(Detail::Places, &agreement.tables.iter().collect::<Vec<_>>(), say));
    let overview = overview.map(|matrix| {
        view! {
            <Section title=say.agreement_title() id="agreement">
                {matrix}
            </Section>
        }
    });
    let tables = agreement.tables.iter().map(|table| detail(table, say)).collect_view();
    let tables = (!agreement.tables.is_empty()).then(|| {
        view! {
            <Section title=say.results_agreement_detail() id="agreement-detail">
                {tables}
            </Section>
        }
    });
    let collection =
        found.progress.as_ref().map(|progress| results::collection(study, progress, found.hourly.clone(), say));
    let findings = opening(evaluation, agreement, (None, Length::Full), say);
    let has_findings = findings.is_some();
    let software = say.statement_created_with(&statement.software);
    let parts = [
        ("findings", say.opening_title(), has_findings),
        ("systems", say.systems(), !evaluation.tables.is_empty() || !evaluation.preferences.is_empty()),
        ("agreement", say.agreement_title(), !agreement.tables.is_empty()),
        ("agreement-detail", say.results_agreement_detail(), !agreement.tables.is_empty()),
        ("metrics", say.computing_automatic(), !metrics.languages.is_empty()),
        ("correlation", say.metrics_title(), !found.correlation.tables.is_empty()),
        ("workers", say.workers(), !found.work.workers.is_empty()),
        ("tables", say.tables_title(), tables::has_filled(&found.tables)),
        ("methods", say.method(), true),
        ("statement", say.nav_statement(), true),
    ];
    let parts = parts.into_iter().filter(|(_, _, is_there)| *is_there);
    let parts = parts.map(|(id, name, _)| (id.to_owned(), name.to_owned(), None)).collect();
    view! {
        <Head title=agreement.title.clone() lead=say.results_report_lead()>
            {actions}
        </Head>
        <p class="muted small">
            <When at=found.at date_only=true />
            " · "
            {software}
        </p>
        {hint}
        {versions::shown(&agreement.series, say)}
        {left_out(&agreement.left_out, say)}
        {exclusions(&found.exclusions, say)}
        <Contents parts=parts />
        {is_empty.then(|| view! { <Empty text=say.results_empty() /> })}
        {findings}
        <div id="systems" class="stack">{systems} {preferences}</div>
        {overview}
        <div class="columns">{collection} {results::warnings(Detail::Places, &agreement.tables, None, say)}</div>
        {tables}
        {(!metrics.languages.is_empty()).then(|| automatic_metrics(metrics, say))}
        {metrics::document(&found.correlation, say)}
        {workers::section(&found.work, say)}
        {papers(&found.tables, say)}
        <div id="methods" class="stack">
            {about(evaluation, say)}
            <p>{method(say)}</p>
            {of_versions(agreement, say)}
            <p class="muted">{say.agreement_seed(agreement.seed.to_string())}</p>
        </div>
        {statement_of(statement, say)}
    }
}

/// Which versions the answers were given under, if there were several.
fn of_versions(report: &Report, say: Locale) -> Option<impl IntoView + use<>> {
    let shown = shown_in_words(&report.series, say);
    (!shown.is_empty()).then(|| {
        view! {
            <p>{say.versions_separate()}</p>
            <ul>{shown.into_iter().map(|text| view! { <li>{text}</li> }).collect_view()}</ul>
        }
    })
}

/// Agreement on a question in a language; closed, because a study has many.
fn detail(table: &Agreement, say: Locale) -> impl IntoView + use<> {
    let name = format!("{} · {}", agreement::title(table, say), table.language.name());
    view! {
        <details class="card" id=place(table)>
            <summary>
                <h3>{name.clone()}</h3>
            </summary>
            {headline(table, say)}
            {chart(table, &name, say)}
            {statistics(table, say)}
        </details>
    }
}

/// The automatic metrics, closed like everything that is detail; printed, all of it is there.
fn automatic_metrics(metrics: &Metrics, say: Locale) -> impl IntoView + use<> {
    let metrics = automatic(metrics, true, say);
    view! {
        <Fold title=say.computing_automatic() id="metrics">
            <div class="stack">{metrics}</div>
        </Fold>
    }
}

/// The tables of papers that this study fills.
fn papers(report: &PaperTables, say: Locale) -> Option<impl IntoView + use<>> {
    let filled = tables::filled_ones(report, say);
    (!filled.is_empty()).then(|| {
        view! {
            <Fold title=say.tables_title() id="tables">
                {filled}
            </Fold>
        }
    })
}

fn statement_of(of: &DataStatement, say: Locale) -> impl IntoView + use<> {
    let sections = of.sections.iter().map(statement::section).collect_view();
    view! {
        <Fold title=say.statement_title(&of.title) id="statement">
            {sections}
        </Fold>
    }
}

/// Who is left out of all statistics, since when and why.
fn exclusions(all: &[Exclusion], say: Locale) -> Option<impl IntoView + use<>> {
    let columns = vec![
        Column::text(say.worker()),
        Column::number(say.workers_submitted()),
        Column::text(say.results_excluded_since()),
        Column::text(say.reason()),
    ];
    let rows = all.iter().map(|one| {
        let reason = if one.reason.is_empty() { say.results_no_reason().to_owned() } else { one.reason.clone() };
        view! {
            <tr>
                <th scope="row">{one.pseudonym()}</th>
                <td class="number">{say.integer(one.n)}</td>
                <td>
                    <When at=one.at date_only=true />
                </td>
                <td>{reason}</td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    (!all.is_empty()).then(|| {
        view! {
            <Table caption=say.results_excluded_workers() columns=columns>
                {rows}
            </Table>
        }
    })
}
