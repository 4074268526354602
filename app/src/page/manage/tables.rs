//! `/studies/{study}/tables`: the tables and figures of the papers, filled from the study.

mod grid;

use leptos::prelude::*;
use report::paper::{Drawing, Figure, Paper, PaperTables, Table};
use shared::{Locale, StudyId};

pub use self::grid::grid;
use crate::call;
use crate::chart::{Bars, Drawn, Point, heat_map, histogram, scatter};
use crate::page::Frame;
use crate::part::{Chart, Choice, Download, Head, Section, Select, SubmitButton, load, param, query, spoken};

/// Every table with its figures, an index before them. The tables are for papers, so they are in English.
#[component]
pub fn Tables() -> impl IntoView {
    let say = spoken();
    let study = param::<StudyId>("study");
    let baseline = query("baseline");
    view! {
        <Frame study=study.clone().ok() here="tables">
            {load(async move {
                let study = study?;
                let report = call::paper_tables(study, baseline.filter(|name| !name.is_empty())).await?;
                let files = vec![
                    ("CSV", address(&report, "", "csv")),
                    ("JSON", address(&report, "", "json")),
                    ("LaTeX", address(&report, "", "latex")),
                ];
                let papers = Paper::ALL.map(|paper| section(&report, paper, say)).collect_view();
                Ok(view! {
                    <Head title=say.tables_title() lead=say.tables_lead()>
                        <Download files=files />
                    </Head>
                    {engine::crowd::known::left_out_sentence(&report.left_out, say).map(|text| view! { <p class="muted">{text}</p> })}
                    {choose(&report, say)}
                    {index(&report, say)}
                    {papers}
                })
            })}
        </Frame>
    }
}

/// The address of all tables in a format, or of a single table.
fn address(report: &PaperTables, key: &str, format: &str) -> String {
    let encoded =
        report.baseline.as_ref().map(|name| name.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>());
    let with = encoded.map_or_else(String::new, |name| format!("&baseline={name}"));
    format!("/api/v1/studies/{}/tables{key}?format={format}{with}", report.study)
}

fn choose(report: &PaperTables, say: Locale) -> Option<impl IntoView + use<>> {
    let mut choices = vec![Choice::new("", say.none())];
    choices.extend(report.systems.iter().map(|system| Choice::new(system.clone(), system.clone())));
    let (chosen, action) = (report.baseline.clone().unwrap_or_default(), format!("/studies/{}/tables", report.study));
    (!report.systems.is_empty()).then(|| {
        view! {
            <form method="get" action=action class="form inline">
                <Select name="baseline" label=say.tables_baseline() choices=choices value=chosen />
                <SubmitButton label=say.tables_compare() />
            </form>
        }
    })
}

/// A link to each table, and which have nothing.
fn index(report: &PaperTables, say: Locale) -> impl IntoView + use<> {
    let papers = Paper::ALL.map(|paper| {
        let links = report.of(paper).map(|table| {
            let is_empty = table.grid.nothing().is_some();
            let nothing = is_empty.then(|| view! { <small class="muted">" · " {say.tables_empty()}</small> });
            view! {
                <li>
                    <a href=format!("#{}", table.key) lang="en" dir="ltr">{table.number} ": " {table.title}</a>
                    {nothing}
                </li>
            }
        });
        let links = links.collect_view();
        view! {
            <h3>{paper.name()}</h3>
            <ul>{links}</ul>
        }
    });
    view! {
        <nav aria-label=say.tables_index() class="index">
            {papers.collect_view()}
        </nav>
    }
}

fn section(report: &PaperTables, paper: Paper, say: Locale) -> impl IntoView + use<> {
    let tables = report.of(paper).map(|table| one(report, table, say)).collect_view();
    view! { <Section title=paper.name()>{tables}</Section> }
}

/// A table with its figures above it, its files and its note.
fn one(report: &PaperTables, table: &Table, say: Locale) -> impl IntoView + use<> {
    let heading = format!("{}: {}", table.number, table.title);
    let content = match table.grid.nothing() {
        Some(why) => view! { <p lang="en" dir="ltr">"n/a: " {why.to_owned()} "."</p> }.into_any(),
        None => filled(report, table, say).into_any(),
    };
    view! {
        <section class="paper-table" id=table.key>
            <h3 lang="en" dir="ltr">{heading}</h3>
            {content}
        </section>
    }
}

fn filled(report: &PaperTables, table: &Table, say: Locale) -> impl IntoView + use<> {
    let figures = table.figures.iter().enumerate().map(|(place, figure)| {
        let (file, caption) = (format!("{}-{}", table.key, place + 1), figure.title.clone());
        view! { <Chart drawn=drawn(figure) caption=caption file=file attr:lang="en" attr:dir="ltr" /> }
    });
    let files = [("CSV", "csv"), ("JSON", "json"), ("LaTeX", "latex")].map(|(name, format)| {
        view! {
            <a href=address(report, &format!("/{}", table.key), format) download>
                {name}
            </a>
            " "
        }
    });
    let whole = grid(&table.grid, format!("{}, {}", table.paper.name(), table.number));
    view! {
        {figures.collect_view()}
        {if table.figures.is_empty() {
            whole.into_any()
        } else {
            view! {
                <details>
                    <summary>{say.part_data_table()}</summary>
                    {whole}
                </details>
            }
            .into_any()
        }}
        <p class="muted" lang="en" dir="ltr">{table.note.clone()}</p>
        <p class="row">{files.collect_view()}</p>
    }
}

fn drawn(figure: &Figure) -> Drawn {
    match &figure.drawing {
        Drawing::Histogram { from, width, open, series, axes: [across, up] } => {
            histogram(&Bars { from: *from, width: *width, open: *open, series: series.clone() }, across, up)
        }
        Drawing::Heat { names, values } => {
            heat_map(names, |row, column| values.get(row).and_then(|row| row.get(column).copied()).flatten())
        }
        Drawing::Scatter { points, axes: [across, up] } => {
            let point = |(name, x, y): &(String, f64, f64)| Point { name: name.clone(), x: *x, y: *y };
            scatter(&points.iter().map(point).collect::<Vec<_>>(), across, up)
        }
    }
}
