//! For each question and language: the metrics by the strength of their correlation, and whether each differs from the
//! strongest one.

use engine::crowd::answers::versions_in_words;
use leptos::prelude::*;
use report::agreement::decimal;
use report::evaluation::p_text;
use report::metrics::people::{AgainstBest, Correlated, Judged, Related};
use report::number::typeset;
use shared::{Language, Locale, StudyId};

use super::{address, directed, no_correlation};
use crate::part::{Column, Section, Table, metric_title, question_name};

/// A line for each table of one language or of all with its finding; the table itself on demand.
pub(super) fn section(
    study: Option<StudyId>,
    (tables, only): (&[Judged], Option<&Language>),
    say: Locale,
) -> impl IntoView + use<> {
    let shown = tables.iter().filter(|table| only.is_none_or(|only| *only == table.language));
    let parts = shown.map(|table| detail(study, table, tables, say)).collect_view();
    view! {
        <Section title=say.metrics_best_title() lead=say.metrics_best_lead()>
            {parts}
        </Section>
    }
}

fn detail(study: Option<StudyId>, table: &Judged, tables: &[Judged], say: Locale) -> impl IntoView + use<> {
    let language = table.language.name();
    let heading = format!("{} · {language}", directed(table, tables, say));
    let versions = say.versions_shown(say.task(), versions_in_words(&table.versions, say));
    let rank = table.is_rank.then(|| view! { <p class="hint">{say.metrics_rank_lead()}</p> });
    let compared = table.best.map_or_else(
        || say.metrics_best_column_none().to_owned(),
        |best| say.metrics_best_column(metric_title(best, say)),
    );
    let columns = vec![
        Column::text(say.metric()),
        Column::number(say.metrics_outputs_r()),
        Column::number(say.interval_95()),
        Column::text(compared),
        Column::number(say.metrics_outputs_rho()),
        Column::number(say.metrics_outputs_n()),
        Column::number(say.metrics_systems_r()),
        Column::number(say.metrics_systems_n()),
    ];
    let mut metrics: Vec<&Related> = table.metrics.iter().collect();
    metrics.sort_by(|a, b| strength(b).total_cmp(&strength(a)));
    let rows = metrics
        .into_iter()
        .map(|related| {
            row(study.map(|study| address(study, table, related)), related, table.best == Some(related.metric), say)
        })
        .collect_view();
    let caption = say.metrics_table(question_name(&table.label, say), language);
    view! {
        <details class="card compared">
            <summary>
                <b>{heading}</b>
                <span>{finding(table, say)}</span>
            </summary>
            {rank}
            <Table caption=caption columns=columns sortable=true>
                {rows}
            </Table>
            <p class="hint">{versions}</p>
        </details>
    }
}

/// A metric without a correlation is last.
fn strength(related: &Related) -> f64 {
    related.segments.pearson.map_or(-1.0, f64::abs)
}

/// The strongest metric, and how many others cannot be told from it.
fn finding(table: &Judged, say: Locale) -> String {
    let best = table.metrics.iter().find(|related| Some(related.metric) == table.best);
    let Some((best, r)) = best.and_then(|best| Some((best.metric, best.segments.pearson?))) else {
        return say.metrics_best_few().to_owned();
    };
    let compared: Vec<&AgainstBest> =
        table.metrics.iter().filter_map(|related| related.against_best.as_ref()).collect();
    let alike = compared.iter().filter(|compared| !compared.differs()).count();
    let (title, r) = (metric_title(best, say), typeset(r, 2));
    match (compared.is_empty(), alike) {
        (true, _) => say.metrics_best_alone(title, r),
        (false, 0) => say.metrics_best_clear(title, r),
        (false, alike) => say.metrics_best_alike(alike, title, r),
    }
}

fn row(href: Option<String>, related: &Related, is_best: bool, say: Locale) -> impl IntoView + use<> {
    let Related { metric, segments, systems, against_best } = related;
    // If r is undefined, its own cell shows the reason; with few outputs, its warning.
    let interval = segments.interval.map(|[low, high]| format!("[{}, {}]", decimal(low), decimal(high)));
    let or_why = |text: Option<String>, why: &'static str| match (text, &segments.undefined) {
        (Some(text), _) => text,
        (None, Some(_)) => say.not_available().to_owned(),
        (None, None) => why.to_owned(),
    };
    let interval = if segments.warning.is_some() {
        say.metrics_no_interval_few().to_owned()
    } else {
        or_why(interval, say.metrics_no_interval())
    };
    let few = segments.warning.as_ref().map(|_| say.metrics_few_texts(segments.n));
    let few_systems = systems.warning.as_ref().map(|_| say.metrics_warning(systems.n));
    let compared = match against_best {
        _ if is_best => say.metrics_best_is().to_owned(),
        Some(compared) => in_words(compared, say),
        None if segments.pearson.is_none() => say.not_available().to_owned(),
        None => say.metrics_best_not_compared().to_owned(),
    };
    let sort = against_best.as_ref().and_then(|compared| compared.p_holm).map(|p| p.to_string());
    view! {
        <tr>
            <th scope="row">
                {match href {
                    Some(href) => view! { <a href=href>{metric_title(metric, say)}</a> }.into_any(),
                    None => metric_title(metric, say).into_any(),
                }}
            </th>
            {value(segments, segments.text(), few, say)}
            <td class="number">{interval}</td>
            <td data-sort=sort>{compared}</td>
            <td class="number">{or_why(segments.spearman.map(decimal), say.metrics_no_variance())}</td>
            <td class="number">{segments.n}</td>
            {value(systems, systems.text_with_interval(), few_systems, say)}
            <td class="number">{systems.n}</td>
        </tr>
    }
}

/// Whether a metric differs from the strongest one, with p.
fn in_words(compared: &AgainstBest, say: Locale) -> String {
    match (compared.p_holm, compared.undefined) {
        (Some(p), _) if compared.differs() => say.metrics_best_differs(p_text(Some(p))),
        (Some(p), _) => say.metrics_best_no_difference(p_text(Some(p))),
        (None, Some(why)) => no_correlation(why, say),
        (None, None) => say.not_available().to_owned(),
    }
}

/// A correlation as its text, or why there is none.
fn value(found: &Correlated, text: String, warning: Option<String>, say: Locale) -> impl IntoView + use<> {
    let text = found.undefined.map_or(text, |why| no_correlation(why, say));
    let sort = found.pearson.map(|r| r.to_string());
    let warning = warning.map(|warning| {
        view! {
            <br />
            <small class="muted">{warning}</small>
        }
    });
    view! {
        <td class="number" data-sort=sort>
            {text} {warning}
        </td>
    }
}
