//! The automatic half of the evaluation: one table per language, with the signatures under it.

use std::collections::BTreeSet;

use leptos::prelude::*;
use report::evaluation::p_text;
use report::metrics::{LanguageMetrics, Metrics, SystemMetric, SystemMetrics, star_note};
use scoring::measure::Against;
use scoring::registry::{Entry, OverCorpus, shown};
use shared::Locale;

use super::super::post_processed;
use crate::part::{Column, Fold, Table, metric_meaning, metric_title};

/// The tables, and how to interpret them. They are closed where something else is to be read first.
pub fn view(metrics: &Metrics, open: bool, say: Locale) -> impl IntoView + use<> {
    let tables = metrics.languages.iter().map(|table| section(table, open, say)).collect_view();
    (!metrics.languages.is_empty()).then(|| view! { {tables} {about(metrics, say)} })
}

fn section(table: &LanguageMetrics, open: bool, say: Locale) -> impl IntoView + use<> {
    let said = |metric: &&Entry| table.systems.iter().any(|system| system.score(metric).is_some());
    let shown: Vec<&Entry> = shown().filter(said).collect();
    let mut columns = vec![Column::text(say.system()), Column::number(say.evaluation_scored())];
    columns.extend(
        shown.iter().map(|metric| Column::number(format!("{}{}", metric_title(metric, say), metric.better.arrow()))),
    );
    let rows = table.systems.iter().map(|system| row(system, &shown, say)).collect_view();
    let name = table.language.name();
    let (heading, caption) = (say.evaluation_automatic(&name), say.evaluation_automatic_caption(&name));
    let (signatures, lacking) = (signatures(table, say), lacking(table, say));
    let without = post_processed(table.n_removed, table.n_corrected, table.n_left_out);
    view! {
        <Fold title=heading id=format!("automatic-{}", table.language) open=open>
            <Table caption=caption columns=columns sortable=true>
                {rows}
            </Table>
            {without.map(|text| view! { <p class="muted small">{text}</p> })}
            {signatures}
            {lacking}
        </Fold>
    }
}

fn row(system: &SystemMetrics, shown: &[&Entry], say: Locale) -> impl IntoView + use<> {
    let n_scored = system.scores.iter().map(|score| score.n_outputs).max().unwrap_or_default();
    let cells = shown.iter().map(|metric| cell(system.score(metric), n_scored, say)).collect_view();
    view! {
        <tr>
            <th scope="row">{system.system.clone()}</th>
            <td class="number" data-sort=n_scored.to_string()>
                {say.n_of(n_scored, system.n_outputs)}
            </td>
            {cells}
        </tr>
    }
}

fn cell(score: Option<&SystemMetric>, n_scored: usize, say: Locale) -> AnyView {
    let Some(score) = score else { return view! { <td class="number">{say.not_available()}</td> }.into_any() };
    let fewer = (score.n_outputs < n_scored).then(|| {
        view! {
            <br />
            <small class="muted">{say.evaluation_n_texts(score.n_outputs)}</small>
        }
    });
    let compared = score.comparison.as_ref().map(|compared| {
        view! {
            <br />
            <small class="muted" title=compared.test.clone() lang="en">
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
fn signatures(table: &LanguageMetrics, say: Locale) -> impl IntoView + use<> {
    let line = |score: &SystemMetric| (metric_title(score.metric, say), score.signature.clone());
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
            <summary>{say.evaluation_signatures()}</summary>
            <ul>{lines.collect_view()}</ul>
        </details>
    }
}

/// Metrics without values, and their missing requirements.
fn lacking(table: &LanguageMetrics, say: Locale) -> impl IntoView + use<> {
    let lines: Vec<_> = table
        .lacking
        .iter()
        .map(|lacking| {
            let line = say.metric_line(metric_title(lacking.metric, say), lacking.reason.in_locale(say));
            view! { <li>{line}</li> }
        })
        .collect();
    (!lines.is_empty()).then(|| {
        view! {
            <details class="signatures">
                <summary>{say.evaluation_missing()}</summary>
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
fn titles(metrics: &[&Entry], say: Locale, is_one: impl Fn(&Entry) -> bool) -> Option<String> {
    let is_one = |metric: &&&Entry| is_one(metric);
    let titles: Vec<&str> = metrics.iter().filter(is_one).map(|metric| metric_title(metric, say)).collect();
    (!titles.is_empty()).then(|| titles.join("; "))
}

fn about(metrics: &Metrics, say: Locale) -> impl IntoView + use<> {
    let said = said(metrics);
    let against = titles(&said, say, |metric| metric.against == Against::References)
        .map(|names| say.evaluation_against_rewrites(names));
    let together = titles(&said, say, |metric| !matches!(metric.corpus, OverCorpus::Mean))
        .map(|names| say.evaluation_together(names));
    let star = metrics.baseline.as_ref().map(|name| star_note(name, say));
    let means = [say.evaluation_means(), say.evaluation_self_bleu(), say.evaluation_no_value()].map(str::to_owned);
    let sentences: Vec<String> = against.into_iter().chain(together).chain(means).chain(star).collect();
    view! {
        <p class="muted">{sentences.join(" ")}</p>
        {models(&said, say)}
    }
}

/// The meaning of the columns that use models, or how to get these columns.
fn models(said: &[&'static Entry], say: Locale) -> impl IntoView + use<> {
    let by_models = said.iter().filter(|metric| !metric.needs.is_empty());
    let line = |metric: &Entry| say.metric_line(metric_title(metric, say), metric_meaning(metric, say));
    let lines: Vec<_> = by_models.map(|metric| view! { <li>{line(metric)}</li> }).collect();
    if lines.is_empty() {
        return view! { <p class="muted">{say.evaluation_more_metrics()}</p> }.into_any();
    }
    view! {
        <details class="signatures">
            <summary>{say.evaluation_model_metrics()}</summary>
            <ul>{lines}</ul>
        </details>
    }
    .into_any()
}
