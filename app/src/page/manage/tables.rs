//! `/studies/{study}/tables`: the tables and figures of the papers that the study fills, then those it does not.

mod grid;

use leptos::prelude::*;
use report::paper::{Drawing, Figure, Paper, PaperTables, Table};
use shared::{Locale, StudyId};

pub use self::grid::grid;
use crate::call;
use crate::chart::{Bars, Drawn, Point, heat_map, histogram, scatter};
use crate::page::Frame;
use crate::page::manage::versions;
use crate::part::{
    Chart, Choice, Download, Empty, Head, Section, Select, SubmitButton, in_file, load, param, query, spoken,
    with_versions,
};

/// Every table that has data with its figures, an index before them. The tables are for papers, so they are in English.
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
                let papers = filled_ones(&report, say);
                let nothing = papers.is_empty().then(|| view! { <Empty text=say.tables_none() /> });
                Ok(view! {
                    <Head title=say.tables_title() lead=say.tables_lead()>
                        <Download files=files />
                    </Head>
                    {versions::shown(&report.series, say)}
                    {engine::crowd::known::left_out_sentence(&report.left_out, say).map(|text| view! { <p class="muted">{text}</p> })}
                    {choose(&report, say)}
                    {index(&report, say)}
                    {nothing}
                    {papers}
                    {empty_ones(&report, say)}
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
    with_versions(format!("/api/v1/studies/{}/tables{key}?format={format}{with}", report.study))
}

fn choose(report: &PaperTables, say: Locale) -> Option<impl IntoView + use<>> {
    let mut choices = vec![Choice::new("", say.none())];
    choices.extend(report.systems.iter().map(|system| Choice::new(system.clone(), system.clone())));
    let (chosen, action) = (report.baseline.clone().unwrap_or_default(), format!("/studies/{}/tables", report.study));
    (!report.systems.is_empty()).then(|| {
        view! {
            <form method="get" action=action class="form inline">
                {query("versions").map(|chosen| view! { <input type="hidden" name="versions" value=chosen /> })}
                <Select name="baseline" label=say.tables_baseline() choices=choices value=chosen />
                <SubmitButton label=say.tables_compare() />
            </form>
        }
    })
}

/// A link to each table that the study fills.
fn index(report: &PaperTables, say: Locale) -> impl IntoView + use<> {
    let papers = Paper::ALL.map(|paper| {
        let filled = report.of(paper).filter(|table| table.grid.nothing().is_none());
        let links = filled.map(|table| {
            view! {
                <li>
                    <a href=format!("#{}", table.key) lang="en" dir="ltr">{table.number} ": " {table.title}</a>
                </li>
            }
        });
        let links: Vec<_> = links.collect();
        (!links.is_empty()).then(|| {
            view! {
                <h3>{paper.name()}</h3>
                <ul>{links}</ul>
            }
        })
    });
    view! {
        <nav aria-label=say.tables_index() class="index">
            {papers.collect_view()}
        </nav>
    }
}

/// The tables of a paper that this study fills.
fn section(report: &PaperTables, paper: Paper, say: Locale) -> Option<impl IntoView + use<>> {
    let filled = report.of(paper).filter(|table| table.grid.nothing().is_none());
    let tables: Vec<_> = filled.map(|table| one(report, table, say)).collect();
    (!tables.is_empty()).then(|| view! { <Section title=paper.name()>{tables}</Section> })
}

/// All tables that a study fills, each under the name of its paper.
pub(super) fn filled_ones(report: &PaperTables, say: Locale) -> Vec<AnyView> {
    Paper::ALL.into_iter().filter_map(|paper| section(report, paper, say)).map(IntoAny::into_any).collect()
}

/// The tables that this study does not fill, with the reasons.
fn empty_ones(report: &PaperTables, say: Locale) -> Option<impl IntoView + use<>> {
    let line = |table: &Table| {
        let why = table.grid.nothing()?.to_owned();
        let name = format!("{}, {}: {}", table.paper.name(), table.number, table.title);
        Some(view! {
            <li id=table.key lang="en" dir="ltr">
                {name}
                <br />
                <small class="muted">"n/a: " {why} "."</small>
            </li>
        })
    };
    let lines: Vec<_> = Paper::ALL.into_iter().flat_map(|paper| report.of(paper)).filter_map(line).collect();
    (!lines.is_empty()).then(|| {
        view! {
            <details class="card">
                <summary>{say.tables_without_data(lines.len())}</summary>
                <ul>{lines}</ul>
            </details>
        }
    })
}

/// A table with its figures above it, its files and its note.
fn one(report: &PaperTables, table: &Table, say: Locale) -> impl IntoView + use<> {
    let heading = format!("{}: {}", table.number, table.title);
    let content = filled(report, table, say);
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
    let file = |(name, format): (&'static str, &str)| {
        view! {
            <a href=address(report, &format!("/{}", table.key), format) download>
                {name}
            </a>
            " "
        }
    };
    let files = (!in_file()).then(|| {
        let files = [("CSV", "csv"), ("JSON", "json"), ("LaTeX", "latex")].map(file).collect_view();
        view! { <p class="row">{files}</p> }
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
        {files}
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
