//! `/studies/{study}/tables`: the tables and figures of the papers, a line each; `?table=…` is one of them.

mod grid;

use leptos::prelude::*;
use report::paper::{Drawing, Figure, Paper, PaperTables, Table};
use shared::{Locale, StudyId};

pub use self::grid::grid;
use crate::call;
use crate::chart::{Bars, Drawn, Point, heat_map, histogram, scatter_beside};
use crate::page::Frame;
use crate::page::manage::versions;
use crate::part::{
    Chart, Choice, Column, Download, Empty, Fold, Head, LinkButton, Section, Select, SubmitButton, Table as Grid, Tag,
    Tone, load, param, query, spoken, with_versions,
};

/// What the study fills and what not, a line for each table; or the one table that the address names. The tables are for
/// papers, so they are in English.
#[component]
pub fn Tables() -> impl IntoView {
    let say = spoken();
    let study = param::<StudyId>("study");
    let (baseline, key) = (query("baseline"), query("table"));
    view! {
        <Frame study=study.clone().ok() here="tables">
            {load(async move {
                let study = study?;
                let report = call::paper_tables(study, baseline.filter(|name| !name.is_empty())).await?;
                let chosen = report.tables.iter().find(|table| Some(table.key) == key.as_deref());
                let left_out = engine::crowd::known::left_out_sentence(&report.left_out, say);
                let left_out = left_out.map(|text| view! { <p class="muted">{text}</p> });
                let versions = versions::shown(&report.series, say);
                Ok(match chosen {
                    Some(table) => view! { {alone(&report, table, say)} {versions} {left_out} }.into_any(),
                    None => view! { {contents(&report, say)} {versions} {left_out} }.into_any(),
                })
            })}
        </Frame>
    }
}

/// All files, the system that others are compared with, and a line for each table.
fn contents(report: &PaperTables, say: Locale) -> impl IntoView + use<> {
    let files = vec![
        ("CSV", address(report, "", "csv")),
        ("JSON", address(report, "", "json")),
        ("LaTeX", address(report, "", "latex")),
    ];
    let nothing = report.tables.iter().all(|table| table.grid.nothing().is_some());
    let is_own = |table: &&Table| report.is_own(table);
    let own: Vec<AnyView> = Paper::ALL.into_iter().filter_map(|paper| lines(report, paper, &is_own, say)).collect();
    let is_other = |table: &&Table| !is_own(table);
    let others: Vec<AnyView> =
        Paper::ALL.into_iter().filter_map(|paper| lines(report, paper, &is_other, say)).collect();
    let n_others = report.tables.iter().filter(is_other).count();
    let others = (n_others > 0).then(|| {
        view! {
            <Fold title=say.tables_others(n_others) id="others" open=own.is_empty()>
                {others}
            </Fold>
        }
    });
    view! {
        <Head title=say.tables_title() lead=say.tables_lead()>
            <Download files=files />
        </Head>
        {choose(report, "", say)}
        {nothing.then(|| view! { <Empty text=say.tables_none() /> })}
        {own}
        {others}
    }
}

/// The tables of a paper of one kind: what each shows, and whether the study fills it or why not.
fn lines(report: &PaperTables, paper: Paper, is_listed: &dyn Fn(&&Table) -> bool, say: Locale) -> Option<AnyView> {
    let columns =
        vec![Column::text(say.tables_table()), Column::text(say.tables_contents()), Column::text(say.state())];
    let listed: Vec<&Table> = report.of(paper).filter(is_listed).collect();
    if listed.is_empty() {
        return None;
    }
    let rows = listed.into_iter().map(|table| {
        let state = match table.grid.nothing() {
            None => view! { <Tag text=say.tables_filled() tone=Tone::Good /> }.into_any(),
            Some(why) => view! {
                <Tag text=say.tables_empty() />
                " "
                <small class="muted" lang="en" dir="ltr">
                    {why.to_owned()}
                </small>
            }
            .into_any(),
        };
        view! {
            <tr id=table.key>
                <th scope="row" lang="en">
                    <a href=page(report, table.key)>{table.number}</a>
                </th>
                <td lang="en" dir="ltr">
                    {table.title}
                </td>
                <td>{state}</td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    let shown = view! {
        <Section title=paper.name()>
            <Grid caption=say.tables_of_paper(paper.name()) columns=columns>
                {rows}
            </Grid>
        </Section>
    };
    Some(shown.into_any())
}

/// One table with its figures and files, and the way to its neighbours.
fn alone(report: &PaperTables, table: &Table, say: Locale) -> impl IntoView + use<> {
    let title = format!("{}, {}", table.paper.name(), table.number);
    let file = |format: &str| address(report, &format!("/{}", table.key), format);
    let files = vec![("CSV", file("csv")), ("JSON", file("json")), ("LaTeX", file("latex"))];
    let place = report.tables.iter().position(|one| one.key == table.key).unwrap_or_default();
    let beside = |at: Option<usize>, label: &'static str| {
        let other = at.and_then(|at| report.tables.get(at))?;
        Some(view! {
            <a href=page(report, other.key)>
                {label} ": " <span lang="en" dir="ltr">{other.paper.name()} ", " {other.number}</span>
            </a>
        })
    };
    let before = beside(place.checked_sub(1), say.tables_before());
    let after = beside(Some(place + 1), say.tables_after());
    let all = page(report, "");
    let content = match table.grid.nothing() {
        None => filled(table, say).into_any(),
        Some(why) => {
            let text = format!("n/a: {why}.");
            view! { <div lang="en" dir="ltr"><Empty text=text /></div> }.into_any()
        }
    };
    view! {
        <Head title=title lead=table.title>
            <LinkButton href=all label=say.tables_all() />
            <Download files=files />
        </Head>
        {choose(report, table.key, say)}
        <section class="paper-table" id=table.key>
            {content}
        </section>
        <p class="row">{before} {after}</p>
    }
}

/// The name of the baseline for an address.
fn baseline(report: &PaperTables, sign: char) -> String {
    let encoded =
        report.baseline.as_ref().map(|name| name.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>());
    encoded.map_or_else(String::new, |name| format!("{sign}baseline={name}"))
}

/// The page of a table, or without a key the one of all.
fn page(report: &PaperTables, key: &str) -> String {
    let base = format!("/studies/{}/tables", report.study);
    let address = if key.is_empty() {
        base + &baseline(report, '?')
    } else {
        format!("{base}?table={key}{}", baseline(report, '&'))
    };
    with_versions(address)
}

/// The address of all tables in a format, or of a single table.
fn address(report: &PaperTables, key: &str, format: &str) -> String {
    with_versions(format!("/api/v1/studies/{}/tables{key}?format={format}{}", report.study, baseline(report, '&')))
}

fn choose(report: &PaperTables, key: &'static str, say: Locale) -> Option<impl IntoView + use<>> {
    let mut choices = vec![Choice::new("", say.none())];
    choices.extend(report.systems.iter().map(|system| Choice::new(system.clone(), system.clone())));
    let (chosen, action) = (report.baseline.clone().unwrap_or_default(), format!("/studies/{}/tables", report.study));
    (!report.systems.is_empty()).then(|| {
        view! {
            <form method="get" action=action class="form inline">
                {query("versions").map(|chosen| view! { <input type="hidden" name="versions" value=chosen /> })}
                {(!key.is_empty()).then(|| view! { <input type="hidden" name="table" value=key /> })}
                <Select name="baseline" label=say.tables_baseline() choices=choices value=chosen />
                <SubmitButton label=say.tables_compare() />
            </form>
        }
    })
}

/// The tables of a paper that this study fills.
fn section(report: &PaperTables, paper: Paper, say: Locale) -> Option<impl IntoView + use<>> {
    let filled = report.of(paper).filter(|table| report.is_own(table));
    let tables: Vec<_> = filled.map(|table| one(table, say)).collect();
    (!tables.is_empty()).then(|| view! { <Section title=paper.name()>{tables}</Section> })
}

/// All tables that a study fills of the papers that it follows, each under the name of its paper. The page of the tables
/// has the others.
pub(super) fn filled_ones(report: &PaperTables, say: Locale) -> Vec<AnyView> {
    report.followed.iter().copied().filter_map(|paper| section(report, paper, say)).map(IntoAny::into_any).collect()
}

/// Whether there are any of these.
pub(super) fn has_filled(report: &PaperTables) -> bool {
    report.tables.iter().any(|table| report.is_own(table))
}

/// A table in a document, closed: a study fills dozens.
fn one(table: &Table, say: Locale) -> impl IntoView + use<> {
    let heading = format!("{}: {}", table.number, table.title);
    let content = filled(table, say);
    view! {
        <details class="card paper-table" id=table.key>
            <summary>
                <h3 lang="en" dir="ltr">
                    {heading}
                </h3>
            </summary>
            {content}
        </details>
    }
}

/// The figures of a table, its numbers and its note.
fn filled(table: &Table, say: Locale) -> impl IntoView + use<> {
    let figures = table.figures.iter().enumerate().map(|(place, figure)| {
        let (file, caption) = (format!("{}-{}", table.key, place + 1), figure.title.clone());
        view! { <Chart drawn=drawn(figure, &table.figures) caption=caption file=file attr:lang="en" attr:dir="ltr" /> }
    });
    let figures: Vec<_> = figures.collect();
    let figures =
        if figures.len() > 1 { view! { <div class="panels">{figures}</div> }.into_any() } else { figures.into_any() };
    let whole = grid(&table.grid, format!("{}, {}", table.paper.name(), table.number));
    view! {
        {figures}
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
    }
}

/// A figure on axes that hold all figures of its table.
fn drawn(figure: &Figure, all: &[Figure]) -> Drawn {
    let point = |(name, x, y): &(String, f64, f64)| Point { name: name.clone(), x: *x, y: *y };
    match &figure.drawing {
        Drawing::Histogram { from, width, open, series, axes: [across, up] } => {
            let heights = all.iter().filter_map(|other| match &other.drawing {
                Drawing::Histogram { series, axes: [_, other], .. } if other == up => Some(series),
                _ => None,
            });
            let tallest = heights.flatten().flat_map(|(_, heights)| heights).copied().fold(0.0, f64::max);
            histogram(&Bars { from: *from, width: *width, open: *open, series: series.clone(), tallest }, across, up)
        }
        Drawing::Heat { names, values } => {
            heat_map(names, |row, column| values.get(row).and_then(|row| row.get(column).copied()).flatten())
        }
        Drawing::Scatter { points, axes: [across, up] } => {
            let beside = all.iter().filter_map(|other| match &other.drawing {
                Drawing::Scatter { points, axes: [x, y] } if x == across && y == up => Some(points),
                _ => None,
            });
            let beside: Vec<Point> = beside.flatten().map(point).collect();
            scatter_beside(&points.iter().map(point).collect::<Vec<_>>(), &beside, across, up)
        }
    }
}
