//! The matrix of agreement: tasks and questions by languages, each cell with its coefficient, interval and band.

use std::collections::BTreeMap;

use leptos::prelude::*;
use report::agreement::{Agreement as Measured, Band, Figure, Found, StatisticValue, decimal};
use shared::{Language, Locale, StudyId, TaskId};

use super::words;
use crate::chart::{Axis, Dot, Drawn, dots};
use crate::part::{ChartFiles, Column, table_name, with_versions};

/// A row: a question of a task, with its table in each language that has one.
struct Row<'a> {
    title: String,
    statistic: String,
    cells: BTreeMap<&'a Language, &'a Measured>,
}

/// Where results lead to their detail: to pages of their own, or to places in the same document.
#[derive(Clone, Copy)]
pub(in crate::page) enum Detail {
    /// The pages of this study.
    Pages(StudyId),
    /// The places that [`place`] names.
    Places,
}

impl Detail {
    /// The address of the matrix.
    pub(in crate::page) fn all(self) -> String {
        match self {
            Self::Pages(study) => format!("/studies/{study}/agreement"),
            Self::Places => "#agreement".to_owned(),
        }
    }

    /// The address of a table.
    pub(in crate::page) fn of(self, table: &Measured) -> String {
        match self {
            Self::Pages(study) => address(study, table),
            Self::Places => format!("#{}", place(table)),
        }
    }
}

/// The id of a table in a document that holds all of them.
pub(in crate::page) fn place(table: &Measured) -> String {
    let question: String = table.question.bytes().map(|byte| format!("{byte:02x}")).collect();
    format!("agreement-{}-{}-{question}", table.task, table.language)
}

/// The matrix with its legend; each cell leads to its table in detail.
pub(in crate::page) fn matrix(detail: Detail, tables: &[&Measured], say: Locale) -> impl IntoView + use<> {
    let mut languages: Vec<&Language> = tables.iter().map(|table| &table.language).collect();
    languages.sort();
    languages.dedup();
    let mut columns = vec![Column::text(say.agreement_task_and_question())];
    columns.extend(languages.iter().map(|language| Column::text(language.name())));
    let heads = columns.into_iter().map(|column| column.head(false, say)).collect_view();
    let rows = rows(tables, say)
        .into_iter()
        .map(|row| {
            let cells =
                languages.iter().map(|language| cell(detail, row.cells.get(language).copied(), say)).collect_view();
            view! {
                <tr>
                    <th scope="row">{row.title} <small lang="en">{row.statistic}</small></th>
                    {cells}
                </tr>
            }
        })
        .collect_view();
    let bands = Band::ALL.map(|band| {
        view! {
            <li class=class(band)>
                <span aria-hidden="true">{sign(band)}</span>
                " "
                {meaning(band, say)}
            </li>
        }
    });
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=say.agreement_matrix_caption()>
            <table class="matrix">
                <caption>{say.agreement_matrix_caption()}</caption>
                <thead>
                    <tr>{heads}</tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
        <ChartFiles drawn=picture(tables, say) file="agreement" />
        <ul class="bands">{bands.into_iter().collect_view()}</ul>
        <p class="hint">{say.agreement_bands_note()}</p>
    }
}

/// The matrix as a picture for a file: every headline coefficient with its interval, on one axis with the limits of the
/// bands.
fn picture(tables: &[&Measured], say: Locale) -> Drawn {
    let dot = |table: &&Measured| {
        let value = table.main_figure()?.found.value()?;
        Some(Dot {
            name: format!("{} · {}", title(table, say), table.language.name()),
            value: value.value,
            interval: value.interval,
            label: decimal(value.value),
        })
    };
    let found: Vec<Dot> = tables.iter().filter_map(dot).collect();
    dots(&found, &coefficients(&found, say))
}

/// The axis of coefficients: from 0 or, if some are below it, from -1 to 1, with the limits of the bands.
pub(super) fn coefficients(found: &[Dot], say: Locale) -> Axis {
    let low = found.iter().map(|dot| dot.interval.map_or(dot.value, |[low, _]| low)).fold(0.0, f64::min);
    Axis {
        range: Some([if low < 0.0 { -1.0 } else { 0.0 }, 1.0]),
        lines: Band::LIMITS.to_vec(),
        has_long_names: true,
        about: say.chart_axis_coefficient().to_owned(),
    }
}

/// The questions in the order of the report, whatever their languages.
fn rows<'a>(tables: &[&'a Measured], say: Locale) -> Vec<Row<'a>> {
    let mut order: Vec<(TaskId, &str)> = Vec::new();
    let mut rows: Vec<Row<'a>> = Vec::new();
    for &table in tables {
        let key = (table.task, table.question.as_str());
        let place = order.iter().position(|known| *known == key).unwrap_or_else(|| {
            order.push(key);
            let statistic = table.main_figure().map(|figure| figure.statistic.short().to_owned());
            rows.push(Row {
                title: title(table, say),
                statistic: statistic.unwrap_or_default(),
                cells: BTreeMap::new(),
            });
            rows.len() - 1
        });
        rows[place].cells.insert(&table.language, table);
    }
    rows
}

/// The task and, unless its name says it already, the question.
pub(in crate::page) fn title(table: &Measured, say: Locale) -> String {
    table_name(&table.label, table.preset.ends_with(table.question.as_str()), say)
}

/// The address of a table in detail.
fn address(study: StudyId, table: &Measured) -> String {
    let encoded: String = table.question.bytes().map(|byte| format!("%{byte:02X}")).collect();
    with_versions(format!("/studies/{study}/agreement/{}/{}?question={encoded}", table.task, table.language))
}

fn cell(detail: Detail, table: Option<&Measured>, say: Locale) -> AnyView {
    let Some(table) = table else { return view! { <td></td> }.into_any() };
    let href = detail.of(table);
    let name = format!("{} · {}", title(table, say), table.language.name());
    match table.main_figure().map(|figure| (figure, &figure.found)) {
        Some((figure, Found::Value(value))) => known(href, &name, (figure, value), say).into_any(),
        Some((_, Found::Undefined { undefined })) => {
            let (reason, lang) = words::reason(undefined, say);
            view! {
                <td>
                    <a href=href>
                        <span class="visually-hidden">{name} " "</span>
                        {say.not_available()} " "
                        <small class="reason" lang=lang>{reason}</small>
                    </a>
                </td>
            }
            .into_any()
        }
        None => view! { <td></td> }.into_any(),
    }
}

fn known(href: String, name: &str, (figure, value): (&Figure, &StatisticValue), say: Locale) -> impl IntoView + use<> {
    let band = figure.band();
    let shown = format!("{:.2}", value.value).replace('-', "−");
    let interval = value.interval.map(|[low, high]| format!("[{low:.2}, {high:.2}]").replace('-', "−"));
    let mark = band.map(|band| {
        view! {
            <span aria-hidden="true">{sign(band)}</span>
            <span class="visually-hidden">{meaning(band, say)}</span>
        }
    });
    view! {
        <td class=band.map(class) data-value=value.value.to_string()>
            <a href=href>
                <span class="visually-hidden">{name.to_owned()} " "</span>
                <b>{shown}</b>
                " "
                {mark}
                " "
                <small>
                    <bdi dir="ltr" class="whole">{interval}</bdi>
                </small>
                {value.interval.map(|interval| line(value.value, interval))}
            </a>
        </td>
    }
}

/// The interval as a line from 0 to 1, with the limits of the bands.
fn line(value: f64, [low, high]: [f64; 2]) -> impl IntoView {
    let x = |value: f64| format!("{:.1}", 4.0 + 72.0 * value.clamp(0.0, 1.0));
    let limits = Band::LIMITS.map(|limit| view! { <line class="limit" x1=x(limit) x2=x(limit) y1="1" y2="9" /> });
    view! {
        <svg class="interval" viewBox="0 0 80 10" aria-hidden="true">
            <line class="axis" x1="4" x2="76" y1="5" y2="5" />
            {limits.into_iter().collect_view()}
            <line class="range" x1=x(low) x2=x(high) y1="5" y2="5" />
            <circle cx=x(value) cy="5" r="3" />
        </svg>
    }
}

const fn class(band: Band) -> &'static str {
    match band {
        Band::Reliable => "reliable",
        Band::Tentative => "tentative",
        Band::Unreliable => "unreliable",
    }
}

const fn sign(band: Band) -> &'static str {
    match band {
        Band::Reliable => "●",
        Band::Tentative => "◐",
        Band::Unreliable => "○",
    }
}

pub(in crate::page::manage) const fn meaning(band: Band, say: Locale) -> &'static str {
    match band {
        Band::Reliable => say.agreement_band_reliable(),
        Band::Tentative => say.agreement_band_tentative(),
        Band::Unreliable => say.agreement_band_unreliable(),
    }
}
