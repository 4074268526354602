//! `/studies/{study}/tables`: the tables and figures of the papers, filled from the study.

mod grid;

use leptos::prelude::*;
use report::paper::{Drawing, Figure, Paper, PaperTables, Table};
use shared::StudyId;

pub use self::grid::grid;
use crate::call;
use crate::chart::{Bars, Drawn, Point, heat_map, histogram, scatter};
use crate::page::Frame;
use crate::part::{Chart, Choice, Download, Head, Section, Select, SubmitButton, load, param, query};

/// Every table with its figures, an index before them.
#[component]
pub fn Tables() -> impl IntoView {
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
                let papers = Paper::ALL.map(|paper| section(&report, paper)).collect_view();
                Ok(view! {
                    <Head
                        title="Tables of the papers"
                        lead="What the papers print, filled from this study. An empty cell says why it is empty."
                    >
                        <Download files=files />
                    </Head>
                    {engine::crowd::known::left_out_sentence(&report.left_out).map(|text| view! { <p class="muted">{text}</p> })}
                    {choose(&report)}
                    {index(&report)}
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

fn choose(report: &PaperTables) -> Option<impl IntoView + use<>> {
    let mut choices = vec![Choice::new("", "none")];
    choices.extend(report.systems.iter().map(|system| Choice::new(system.clone(), system.clone())));
    let (chosen, action) = (report.baseline.clone().unwrap_or_default(), format!("/studies/{}/tables", report.study));
    (!report.systems.is_empty()).then(|| {
        view! {
            <form method="get" action=action class="form inline">
                <Select name="baseline" label="Compare with" choices=choices value=chosen />
                <SubmitButton label="Compare" />
            </form>
        }
    })
}

/// A link to each table, and which have nothing.
fn index(report: &PaperTables) -> impl IntoView + use<> {
    let papers = Paper::ALL.map(|paper| {
        let links = report.of(paper).map(|table| {
            let nothing =
                table.grid.nothing().is_some().then(|| view! { <small class="muted">" · nothing yet"</small> });
            view! {
                <li>
                    <a href=format!("#{}", table.key)>{table.number} ": " {table.title}</a>
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
        <nav aria-label="Tables" class="index">
            {papers.collect_view()}
        </nav>
    }
}

fn section(report: &PaperTables, paper: Paper) -> impl IntoView + use<> {
    let tables = report.of(paper).map(|table| one(report, table)).collect_view();
    view! { <Section title=paper.name()>{tables}</Section> }
}

/// A table with its figures above it, its files and its note.
fn one(report: &PaperTables, table: &Table) -> impl IntoView + use<> {
    let heading = format!("{}: {}", table.number, table.title);
    let content = match table.grid.nothing() {
        Some(why) => view! { <p>"n/a: " {why.to_owned()} "."</p> }.into_any(),
        None => filled(report, table).into_any(),
    };
    view! {
        <section class="paper-table" id=table.key>
            <h3>{heading}</h3>
            {content}
        </section>
    }
}

fn filled(report: &PaperTables, table: &Table) -> impl IntoView + use<> {
    let figures = table.figures.iter().enumerate().map(|(place, figure)| {
        let (file, caption) = (format!("{}-{}", table.key, place + 1), figure.title.clone());
        view! { <Chart drawn=drawn(figure) caption=caption file=file /> }
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
                    <summary>"The same as a table"</summary>
                    {whole}
                </details>
            }
            .into_any()
        }}
        <p class="muted">{table.note.clone()}</p>
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
