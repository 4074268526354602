//! `/studies/{study}/evaluation`: evaluation of systems by automatic metrics and by human raters.

mod automatic;
mod chart;
mod pairs;
mod preference;

pub(super) use automatic::view as automatic;
pub(super) use chart::{ahead, first_panels, has_panels, panels};
pub(super) use preference::{preferred, section as preferences};

use leptos::prelude::*;
use report::evaluation::{Evaluation as Report, Scores, SystemScore, p_text};
use report::metrics::Metrics;
use shared::{Language, Locale, StudyId};

use crate::call;
use crate::page::Frame;
use crate::page::manage::{left_out_with_setting, versions};
use crate::part::{
    Choice, Column, Download, Empty, Head, Section, Select, SubmitButton, Table, in_file, load, param, query,
    question_name, spoken, with_versions,
};

/// Means and intervals per system and question, one table per language.
#[component]
pub fn Evaluation() -> impl IntoView {
    let study = param::<StudyId>("study");
    let baseline = query("baseline");
    view! {
        <Frame study=study.clone().ok() here="evaluation">
            {load(async move {
                let say = spoken();
                let study = study?;
                let metrics = call::metrics(study, baseline.clone()).await?;
                let report = call::evaluation(study, baseline).await?;
                let left_out = left_out_with_setting(study, &report.left_out, say).await?;
                let compared = versions::evaluation_compared(study, &report.series, say).await?;
                let file = |half: &str, format: &str| with_versions(address(study, half, format, report.baseline.as_deref()));
                let files = vec![
                    (say.evaluation_human_csv(), file("evaluation", "csv")),
                    (say.evaluation_human_json(), file("evaluation", "json")),
                    (say.evaluation_human_latex(), file("evaluation", "latex")),
                    (say.evaluation_metrics_csv(), file("metrics", "csv")),
                    (say.evaluation_metrics_json(), file("metrics", "json")),
                    (say.evaluation_metrics_latex(), file("metrics", "latex")),
                ];
                let systems = all_systems(&report, &metrics);
                let has_ratings = !report.tables.is_empty() || !report.preferences.is_empty();
                Ok(view! {
                    <Head title=say.evaluation_title() lead=say.evaluation_lead()>
                        <Download files=files />
                    </Head>
                    {versions::shown_or_compared(&report.series, say)}
                    {compared}
                    {left_out}
                    {(!systems.is_empty()).then(|| choose(study, systems, report.baseline.clone(), say))}
                    {(!has_ratings)
                        .then(|| view! { <Empty text=say.evaluation_empty() /> })}
                    {report.languages().iter().map(|language| section(&report, language, say)).collect_view()}
                    {report.preferences.iter().map(|table| preference::section(table, say)).collect_view()}
                    {(!report.tables.is_empty()).then(|| about(&report, say))}
                    {automatic::view(&metrics, !has_ratings, say)}
                })
            })}
        </Frame>
    }
}

/// The names of all systems in either part of the page.
fn all_systems(report: &Report, metrics: &Metrics) -> Vec<String> {
    let mut names = report.systems();
    names.extend(metrics.systems());
    names.sort();
    names.dedup();
    names
}

fn address(study: StudyId, half: &str, format: &str, baseline: Option<&str>) -> String {
    let encoded = baseline.map(|name| name.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>());
    let with = encoded.map_or_else(String::new, |name| format!("&baseline={name}"));
    format!("/api/v1/studies/{study}/{half}?format={format}{with}")
}

fn choose(study: StudyId, systems: Vec<String>, baseline: Option<String>, say: Locale) -> impl IntoView {
    let mut choices = vec![Choice::new("", say.none())];
    choices.extend(systems.into_iter().map(|system| Choice::new(system.clone(), system)));
    let chosen = baseline.unwrap_or_default();
    view! {
        <form method="get" action=format!("/studies/{study}/evaluation") class="form inline">
            {query("versions").map(|chosen| view! { <input type="hidden" name="versions" value=chosen /> })}
            <Select name="baseline" label=say.evaluation_baseline() choices=choices value=chosen />
            <SubmitButton label=say.evaluation_compare() />
        </form>
    }
}

/// The systems in a language: figures, and the table on demand.
pub(super) fn section(report: &Report, language: &Language, say: Locale) -> AnyView {
    let tables: Vec<&Scores> = report.of_language(language).collect();
    if tables.is_empty() {
        return ().into_any();
    }
    let mut columns = vec![Column::text(say.system())];
    columns.extend(tables.iter().map(|table| {
        let question = question_name(&table.label, say);
        Column::number(match (table.is_rank, table.is_share) {
            (true, _) => say.evaluation_mean_rank(question),
            (_, true) => say.evaluation_share(question),
            _ => question,
        })
    }));
    let rows =
        report.systems().into_iter().filter(|system| tables.iter().any(|table| score(table, system).is_some())).map(
            |system| {
                let cells = tables.iter().map(|table| cell(score(table, &system), say)).collect_view();
                view! {
                    <tr>
                        <th scope="row">{system}</th>
                        {cells}
                    </tr>
                }
            },
        );
    let (rows, panels) = (rows.collect_view(), panels(report, language));
    let has_panels = has_panels(report, language);
    let shares = chart::shares(report, language);
    let has_shares = shares.is_some();
    let shares = shares.map(|drawn| {
        view! {
            <details open=!has_panels || in_file()>
                <summary>{say.evaluation_shares()}</summary>
                {drawn}
            </details>
        }
    });
    let tests = pairs::view(&tables, say);
    let (title, caption) = (say.evaluation_human(language.name()), say.evaluation_human_caption(language.name()));
    view! {
        <Section title=title>
            {has_panels.then_some(panels)}
            {shares}
            <details open=(!has_panels && !has_shares) || in_file()>
                <summary>{say.evaluation_as_table()}</summary>
                <Table caption=caption columns=columns sortable=true>
                    {rows}
                </Table>
            </details>
            {tests}
        </Section>
    }
    .into_any()
}

fn score<'a>(table: &'a Scores, system: &str) -> Option<&'a SystemScore> {
    table.systems.iter().find(|score| score.system == system)
}

fn cell(score: Option<&SystemScore>, say: Locale) -> impl IntoView + use<> {
    let Some(score) = score else { return view! { <td class="number"></td> }.into_any() };
    let (texts, judgements) = (say.evaluation_n_texts(score.n_items), say.evaluation_n_judgements(score.n_ratings));
    let base = say.evaluation_based_on(texts, judgements);
    let compared = score.difference.as_ref().map(|difference| {
        view! {
            <br />
            <small class="muted" title=difference.test.clone() lang="en">
                {format!("{}, {}", p_value(difference.p_value, say), difference.n_text())}
            </small>
        }
    });
    view! {
        <td class="number" data-sort=score.mean.to_string()>
            {score.text()}
            " "
            {score.letters.clone()}
            <br />
            <small class="muted">{base}</small>
            {compared}
        </td>
    }
    .into_any()
}

fn p_value(p: Option<f64>, say: Locale) -> String {
    if p.is_none() { say.evaluation_no_p().to_owned() } else { p_text(p) }
}

/// How means, intervals and letters are computed.
pub(super) fn about(report: &Report, say: Locale) -> impl IntoView + use<> {
    let star = report.star_note(say).map(|note| format!(" {note}"));
    let independent = report.independent_note(say).map(|note| format!(" {note}"));
    view! {
        <Section title=say.how_computed()>
            <p>{say.evaluation_how_scores()} " " {say.evaluation_how_intervals()} {star} {independent}</p>
            <p>{say.evaluation_how_blind()}</p>
        </Section>
    }
}
