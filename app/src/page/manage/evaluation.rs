//! `/studies/{study}/evaluation`: evaluation of systems by automatic metrics and by human raters.

mod automatic;
mod preference;

use leptos::prelude::*;
use report::evaluation::{Evaluation as Report, Scores, SystemScore, p_text};
use report::metrics::Metrics;
use shared::{Language, StudyId};

use crate::call;
use crate::page::Frame;
use crate::part::{Choice, Column, Download, Empty, Head, Section, Select, SubmitButton, Table, load, param, query};

/// Means and intervals per system and question, one table per language.
#[component]
pub fn Evaluation() -> impl IntoView {
    let study = param::<StudyId>("study");
    let baseline = query("baseline");
    view! {
        <Frame study=study.clone().ok() here="evaluation">
            {load(async move {
                let study = study?;
                let metrics = call::metrics(study, baseline.clone()).await?;
                let report = call::evaluation(study, baseline).await?;
                let file = |half: &str, format: &str| address(study, half, format, report.baseline.as_deref());
                let files = vec![
                    ("People: CSV", file("evaluation", "csv")),
                    ("People: JSON", file("evaluation", "json")),
                    ("People: LaTeX", file("evaluation", "latex")),
                    ("Metrics: CSV", file("metrics", "csv")),
                    ("Metrics: JSON", file("metrics", "json")),
                    ("Metrics: LaTeX", file("metrics", "latex")),
                ];
                let systems = all_systems(&report, &metrics);
                Ok(view! {
                    <Head title="Evaluation" lead="Automatic metrics and human ratings of each system's outputs and of the rewrites.">
                        <Download files=files />
                    </Head>
                    {engine::crowd::known::left_out_sentence(&report.left_out).map(|text| view! { <p class="muted">{text}</p> })}
                    {(!systems.is_empty()).then(|| choose(study, systems, report.baseline.clone()))}
                    {automatic::view(&metrics)}
                    {(report.tables.is_empty() && report.preferences.is_empty()).then(|| view! { <Empty text="Scores appear here once texts have been rated or ranked." /> })}
                    {report.languages().iter().map(|language| section(&report, language)).collect_view()}
                    {report.preferences.iter().map(preference::section).collect_view()}
                    {(!report.tables.is_empty()).then(|| about(&report))}
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

fn choose(study: StudyId, systems: Vec<String>, baseline: Option<String>) -> impl IntoView {
    let mut choices = vec![Choice::new("", "none")];
    choices.extend(systems.into_iter().map(|system| Choice::new(system.clone(), system)));
    let chosen = baseline.unwrap_or_default();
    view! {
        <form method="get" action=format!("/studies/{study}/evaluation") class="form inline">
            <Select name="baseline" label="Compare with" choices=choices value=chosen />
            <SubmitButton label="Compare" />
        </form>
    }
}

fn section(report: &Report, language: &Language) -> AnyView {
    let tables: Vec<&Scores> = report.of_language(language).collect();
    if tables.is_empty() {
        return ().into_any();
    }
    let mut columns = vec![Column::text("System")];
    columns.extend(tables.iter().map(|table| {
        let less = match (table.is_rank, table.is_share) {
            (true, _) => " (mean rank, 1 is best)",
            (_, true) => " (share)",
            _ => "",
        };
        Column::number(format!("{}{less}", table.question))
    }));
    let rows =
        report.systems().into_iter().filter(|system| tables.iter().any(|table| score(table, system).is_some())).map(
            |system| {
                let cells = tables.iter().map(|table| cell(score(table, &system))).collect_view();
                view! {
                    <tr>
                        <th scope="row">{system}</th>
                        {cells}
                    </tr>
                }
            },
        );
    let rows = rows.collect_view();
    let (title, caption) = (format!("Human ratings · {}", language.name()), format!("Systems in {}", language.name()));
    view! {
        <Section title=title>
            <Table caption=caption columns=columns sortable=true>
                {rows}
            </Table>
        </Section>
    }
    .into_any()
}

fn score<'a>(table: &'a Scores, system: &str) -> Option<&'a SystemScore> {
    table.systems.iter().find(|score| score.system == system)
}

fn cell(score: Option<&SystemScore>) -> impl IntoView + use<> {
    let Some(score) = score else { return view! { <td class="number"></td> }.into_any() };
    let base = format!("{}, {}", of(score.n_items, "text"), of(score.n_ratings, "judgement"));
    let compared = score.difference.as_ref().map(|difference| {
        view! {
            <br />
            <small class="muted" title=difference.test.clone()>
                {format!("{}, n = {}", p_text(difference.p_value), difference.n_items)}
            </small>
        }
    });
    view! {
        <td class="number" data-sort=score.mean.to_string()>
            {score.text()}
            <br />
            <small class="muted">{base}</small>
            {compared}
        </td>
    }
    .into_any()
}

fn about(report: &Report) -> impl IntoView + use<> {
    let star = report.star_note().map(|note| format!(" {note}"));
    view! {
        <Section title="How to read this">
            <p>
                "A text's score is the mean of its judgements, a system's score the mean over its texts, so that every text weighs the same. "
                "Intervals are percentile bootstrap intervals over texts, 1,000 replicates, from the study's seed." {star}
            </p>
            <p>"Workers saw all texts blind: no name of a system, in random order."</p>
        </Section>
    }
}

/// `1 text`, `8 texts`.
fn of(n: usize, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}
