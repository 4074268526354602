//! The automatic half of the evaluation: one table per language, with the signatures under it.

use std::collections::BTreeSet;

use leptos::prelude::*;
use report::evaluation::p_text;
use report::metrics::{LanguageMetrics, Metrics, SystemMetric, SystemMetrics, star_note};
use scoring::measure::Against;
use scoring::registry::{Entry, OverCorpus, shown};

use super::super::post_processed;
use crate::part::{Column, Section, Table};

/// The tables, and how to interpret them.
pub fn view(metrics: &Metrics) -> impl IntoView + use<> {
    let tables = metrics.languages.iter().map(section).collect_view();
    (!metrics.languages.is_empty()).then(|| view! { {tables} {about(metrics)} })
}

fn section(table: &LanguageMetrics) -> impl IntoView + use<> {
    let said = |metric: &&Entry| table.systems.iter().any(|system| system.score(metric).is_some());
    let shown: Vec<&Entry> = shown().filter(said).collect();
    let mut columns = vec![Column::text("System"), Column::number("Scored")];
    columns.extend(shown.iter().map(|metric| Column::number(format!("{}{}", metric.title, metric.better.arrow()))));
    let rows = table.systems.iter().map(|system| row(system, &shown)).collect_view();
    let name = table.language.name();
    let (heading, caption) = (format!("Automatic metrics · {name}"), format!("Automatic metrics in {name}"));
    let (signatures, lacking) = (signatures(table), lacking(table));
    let without = post_processed(table.n_removed, table.n_corrected, table.n_left_out);
    view! {
        <Section title=heading>
            <Table caption=caption columns=columns sortable=true>
                {rows}
            </Table>
            {without.map(|text| view! { <p class="muted small">{text}</p> })}
            {signatures}
            {lacking}
        </Section>
    }
}

fn row(system: &SystemMetrics, shown: &[&Entry]) -> impl IntoView + use<> {
    let n_scored = system.scores.iter().map(|score| score.n_outputs).max().unwrap_or_default();
    let cells = shown.iter().map(|metric| cell(system.score(metric), n_scored)).collect_view();
    view! {
        <tr>
            <th scope="row">{system.system.clone()}</th>
            <td class="number" data-sort=n_scored.to_string()>
                {format!("{n_scored} of {}", system.n_outputs)}
            </td>
            {cells}
        </tr>
    }
}

fn cell(score: Option<&SystemMetric>, n_scored: usize) -> AnyView {
    let Some(score) = score else { return view! { <td class="number">"n/a"</td> }.into_any() };
    let fewer = (score.n_outputs < n_scored).then(|| {
        view! {
            <br />
            <small class="muted">{format!("{} texts", score.n_outputs)}</small>
        }
    });
    let compared = score.comparison.as_ref().map(|compared| {
        view! {
            <br />
            <small class="muted" title=compared.test.clone()>
                {format!("{}, n = {}", p_text(Some(compared.p_value)), compared.n_sources)}
            </small>
        }
    });
    view! {
        <td class="number" data-sort=score.value.to_string()>
            {score.text()} {fewer} {compared}
        </td>
    }
    .into_any()
}

/// The configurations that must be equal for values to be comparable.
fn signatures(table: &LanguageMetrics) -> impl IntoView + use<> {
    let line = |score: &SystemMetric| (score.metric.title, score.signature.clone());
    let mut lines: Vec<(&str, String)> = table.systems.iter().flat_map(|system| &system.scores).map(line).collect();
    lines.sort();
    lines.dedup();
    let lines = lines.into_iter().map(|(metric, signature)| {
        view! {
            <li>
                {metric} " " <code>{signature}</code>
            </li>
        }
    });
    view! {
        <details class="signatures">
            <summary>"Signatures"</summary>
            <ul>{lines.collect_view()}</ul>
        </details>
    }
}

/// Metrics without values, and their missing requirements.
fn lacking(table: &LanguageMetrics) -> impl IntoView + use<> {
    let lines: Vec<_> = table
        .lacking
        .iter()
        .map(|lacking| {
            let (title, reason) = (lacking.metric.title, lacking.reason.clone());
            view! { <li>{title} ": " {reason}</li> }
        })
        .collect();
    (!lines.is_empty()).then(|| {
        view! {
            <details class="signatures">
                <summary>"What is missing"</summary>
                <ul>{lines}</ul>
            </details>
        }
    })
}

/// The metrics that have a value for at least one system, in the order of the table.
fn said(metrics: &Metrics) -> Vec<&'static Entry> {
    let scores = metrics.languages.iter().flat_map(|table| &table.systems).flat_map(|system| &system.scores);
    let said: BTreeSet<&Entry> = scores.map(|score| score.metric).collect();
    shown().filter(|metric| said.contains(metric)).collect()
}

/// The titles of the metrics of which something is true; `None` if it is true of none.
fn titles(metrics: &[&Entry], is_one: impl Fn(&Entry) -> bool) -> Option<String> {
    let titles: Vec<&str> = metrics.iter().filter(|metric| is_one(metric)).map(|metric| metric.title).collect();
    (!titles.is_empty()).then(|| titles.join("; "))
}

fn about(metrics: &Metrics) -> impl IntoView + use<> {
    let said = said(metrics);
    let against = titles(&said, |metric| metric.against == Against::References).map(|names| {
        format!("{names}: compared with people's rewrites of the same source; a rewrite with those of other people. ")
    });
    let together = titles(&said, |metric| !matches!(metric.corpus, OverCorpus::Mean))
        .map(|names| format!("{names}: computed from all outputs of a system together. "));
    let star = metrics.baseline.as_ref().map(|name| format!(" {}", star_note(name)));
    view! {
        <p class="muted">
            {against} {together}
            "All other values are means over texts. Self-BLEU compares an output with its source, so COPY has 100. n/a: no source has a rewrite to compare with, or nothing has been scored yet."
            {star}
        </p>
        {models(&said)}
    }
}

/// The meaning of the columns that use models, or how to get these columns.
fn models(said: &[&'static Entry]) -> impl IntoView + use<> {
    let by_models = said.iter().filter(|metric| !metric.needs.is_empty());
    let lines: Vec<_> = by_models.map(|metric| view! { <li>{metric.title} ": " {metric.meaning}</li> }).collect();
    if lines.is_empty() {
        return view! { <p class="muted">"More metrics, such as style, log-probability and Word Mover's Distance, appear once the settings name models for a language."</p> }
        .into_any();
    }
    view! {
        <details class="signatures">
            <summary>"What metrics by models tell"</summary>
            <ul>{lines}</ul>
        </details>
    }
    .into_any()
}
