//! Heat maps of correlations: metrics by what people judged, one for each language on the same colours.

use std::collections::HashMap;

use engine::crowd::answers::versions_in_words;
use leptos::prelude::*;
use report::metrics::people::{Judged, Related};
use report::number::typeset;
use scoring::registry::Entry;
use shared::{Language, Locale, StudyId};

use super::{address, directed, no_correlation};
use crate::chart::{N_STEPS, heat_grid, heat_step};
use crate::part::{ChartFiles, metric_title};

/// The ends of the colours.
const ENDS: [f64; 2] = [-1.0, 1.0];

/// More columns than this need the whole width of the page.
const NARROW: usize = 3;

/// The heat maps of one language or of all, with the scale of their colours. The rows are the same in each. Without a
/// study the cells lead nowhere.
pub(super) fn grids(
    study: Option<StudyId>,
    (tables, only): (&[Judged], Option<&Language>),
    chosen: Option<(&Judged, &Related)>,
    say: Locale,
) -> impl IntoView + use<> {
    let metrics = strongest_first(tables);
    let mut languages: Vec<&Language> = tables.iter().map(|table| &table.language).collect();
    languages.sort();
    languages.dedup();
    languages.retain(|language| only.is_none_or(|only| only == *language));
    let grids = languages.into_iter().map(|language| {
        let columns: Vec<(&Judged, String)> = tables
            .iter()
            .filter(|table| table.language == *language)
            .map(|table| (table, directed(table, tables, say)))
            .collect();
        grid(study, language, (&metrics, &columns), chosen, say)
    });
    let grids = grids.collect_view();
    let has_few = tables.iter().flat_map(|table| &table.metrics).any(|related| related.segments.warning.is_some());
    let few = has_few.then(|| view! { <p class="hint">{say.metrics_grid_few_mark()}</p> });
    let steps = (0..N_STEPS).map(|step| view! { <i class=format!("heat-{step}")></i> }).collect_view();
    view! {
        <div class="panels">{grids}</div>
        <p class="heat-scale" aria-hidden="true">
            <span>"−1"</span>
            {steps}
            <span>"1"</span>
        </p>
        <p class="hint">{say.metrics_grid_hint()}</p>
        {few}
    }
}

/// The metrics of any table, those with the strongest correlations on average first, in the same order everywhere.
fn strongest_first(tables: &[Judged]) -> Vec<&'static Entry> {
    let mut metrics: Vec<&'static Entry> = Vec::new();
    let mut sums: HashMap<&'static str, (f64, f64)> = HashMap::new();
    for related in tables.iter().flat_map(|table| &table.metrics) {
        if !metrics.contains(&related.metric) {
            metrics.push(related.metric);
        }
        if let Some(r) = related.segments.pearson {
            let (sum, n) = sums.entry(related.metric.name).or_default();
            *sum += r.abs();
            *n += 1.0;
        }
    }
    let mean = |metric: &Entry| sums.get(metric.name).map_or(-1.0, |(sum, n)| sum / n);
    metrics.sort_by(|a, b| mean(b).total_cmp(&mean(a)));
    metrics
}

fn grid(
    study: Option<StudyId>,
    language: &Language,
    (metrics, columns): (&[&'static Entry], &[(&Judged, String)]),
    chosen: Option<(&Judged, &Related)>,
    say: Locale,
) -> impl IntoView + use<> {
    let caption = finding(language, columns, say);
    let names: Vec<String> = metrics.iter().map(|metric| metric_title(metric, say).to_owned()).collect();
    let dimensions: Vec<String> = columns.iter().map(|(_, name)| name.clone()).collect();
    let drawn = heat_grid(&names, &dimensions, |row, column| {
        related(columns[column].0, metrics[row]).and_then(|related| related.segments.pearson)
    });
    let heads = columns.iter().map(|(table, name)| {
        let versions = (table.versions.len() > 1).then(|| {
            view! {
                <br />
                <small class="muted">{versions_in_words(&table.versions, say)}</small>
            }
        });
        view! { <th scope="col">{name.clone()} {versions}</th> }
    });
    let heads = heads.collect_view();
    let rows = metrics.iter().zip(&names).map(|(metric, title)| {
        let cells = columns.iter().map(|(table, name)| match related(table, metric) {
            Some(related) => {
                let is_chosen = chosen.is_some_and(|(one, other)| std::ptr::eq(one, *table) && other.metric == *metric);
                cell(
                    study.map(|study| address(study, table, related)),
                    &format!("{title}, {name}: "),
                    (related, is_chosen),
                    say,
                )
            }
            None => view! { <td></td> }.into_any(),
        });
        let cells = cells.collect_view();
        view! {
            <tr>
                <th scope="row">{title.clone()}</th>
                {cells}
            </tr>
        }
    });
    let rows = rows.collect_view();
    let name = say.metrics_grid_table(language.name());
    let file = format!("correlations-{language}");
    let (label, is_wide) = (name.clone(), columns.len() > NARROW);
    view! {
        <figure class="chart" class:wide=is_wide>
            <figcaption>{caption}</figcaption>
            <div class="scroll" tabindex="0" role="region" aria-label=label>
                <table class="heat">
                    <caption class="visually-hidden">{name}</caption>
                    <thead>
                        <tr>
                            <th scope="col">{say.metric()}</th>
                            {heads}
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
            <ChartFiles drawn=drawn file=file />
        </figure>
    }
}

fn related<'a>(table: &'a Judged, metric: &Entry) -> Option<&'a Related> {
    table.metrics.iter().find(|related| related.metric == metric)
}

/// One correlation; a question mark says that it is of few texts.
fn cell(href: Option<String>, name: &str, (related, is_chosen): (&Related, bool), say: Locale) -> AnyView {
    let found = &related.segments;
    let current = is_chosen.then_some("true");
    let name = view! { <span class="visually-hidden">{name.to_owned()}</span> };
    let Some(r) = found.pearson else {
        let why = found.undefined.map(|why| no_correlation(why, say));
        return view! {
            <td class="cell">
                <a href=href title=why aria-current=current>
                    {name}
                    {say.not_available()}
                </a>
            </td>
        }
        .into_any();
    };
    let is_few = found.warning.is_some();
    let class = if is_few { "cell".to_owned() } else { format!("cell heat-{}", heat_step(r, ENDS)) };
    let few = is_few.then(|| {
        view! {
            <span aria-hidden="true">"\u{a0}?"</span>
            <span class="visually-hidden">{say.metrics_few_texts(found.n)}</span>
        }
    });
    view! {
        <td class=class>
            <a href=href aria-current=current>
                {name}
                <bdi dir="ltr">{typeset(r, 2)}</bdi>
                {few}
            </a>
        </td>
    }
    .into_any()
}

/// The strongest correlation of a language; with few texts in every table, that nothing can be said.
fn finding(language: &Language, columns: &[(&Judged, String)], say: Locale) -> String {
    let best = columns.iter().filter_map(|(table, name)| {
        let related = related(table, table.best?)?;
        Some((related.segments.pearson?, related.metric, name))
    });
    let strongest = best.reduce(|best, other| if other.0.abs() > best.0.abs() { other } else { best });
    let language = language.name();
    match strongest {
        Some((r, metric, name)) => say.metrics_grid_strongest(language, metric_title(metric, say), name, typeset(r, 2)),
        None => say.metrics_grid_few(language),
    }
}
