//! Which versions of tasks a page of results is about, said at its top, and the versions of a task side by side.

use engine::crowd::answers::{Series, TaskSeries, versions_in_words};
use leptos::prelude::*;
use report::agreement::{Agreement, Report, StatisticValue, decimal};
use report::evaluation::Evaluation;
use shared::{Locale, Problem, StudyId};

use crate::call;
use crate::part::{Column, Section, Table, address_with, in_file, query, question_name};

/// The parameter of the address that names the versions.
const VERSIONS: &str = "versions";

/// The parameter of the address that names the place of the task whose versions are compared.
const COMPARE: &str = "compare";

/// The versions that are shown, with the ways to the others. Empty if no task has several answered versions.
pub(super) fn shown(tasks: &[TaskSeries], say: Locale) -> Option<impl IntoView + use<>> {
    view_of(tasks, false, say)
}

/// The same, with the way to a comparison of the versions of each task.
pub(super) fn shown_or_compared(tasks: &[TaskSeries], say: Locale) -> Option<impl IntoView + use<>> {
    view_of(tasks, true, say)
}

fn view_of(tasks: &[TaskSeries], compares: bool, say: Locale) -> Option<impl IntoView + use<>> {
    let lines: Vec<_> = tasks.iter().filter_map(|task| line(task, compares, say)).collect();
    (!lines.is_empty()).then(|| {
        view! {
            <div class="notice stack" data-versions>
                <strong>{say.versions_heading()}</strong>
                <ul>{lines}</ul>
                <p class="hint">{say.versions_separate()}</p>
            </div>
        }
    })
}

/// A task with the versions that are shown, and links to its other versions.
fn line(task: &TaskSeries, compares: bool, say: Locale) -> Option<impl IntoView + use<>> {
    let shown = task.shown()?;
    let text = say.versions_shown(&task.title, versions_in_words(&shown.versions, say));
    let chosen = call::versions_asked().unwrap_or_default();
    let others = task.series.iter().filter(|series| !series.is_shown && !in_file());
    let links = others.filter_map(|series| {
        let choice = chosen.with(task.position, *series.versions.first()?).to_string();
        let href = address_with(&[(VERSIONS, Some(&choice)), ("version", None)]);
        let label = say.versions_other(versions_in_words(&series.versions, say), answers(series, say));
        Some(view! { " " <a href=href>{label}</a> })
    });
    let links: Vec<_> = links.collect();
    let compare = (compares && task.series.len() > 1 && !in_file()).then(|| {
        let position = task.position.to_string();
        let is_open = query(COMPARE).as_ref() == Some(&position);
        let href = address_with(&[(COMPARE, (!is_open).then_some(&position))]);
        let label = if is_open { say.versions_compare_end() } else { say.versions_compare() };
        view! { " " <a href=href>{label}</a> }
    });
    Some(view! {
        <li>
            {text} " (" {answers(shown, say)} ")" {links} {compare}
        </li>
    })
}

fn answers(series: &Series, say: Locale) -> String {
    say.versions_answers(say.integer(series.n_answers))
}

/// The task whose versions the address asks to compare.
fn compared(tasks: &[TaskSeries]) -> Option<&TaskSeries> {
    let position: i64 = query(COMPARE)?.parse().ok()?;
    tasks.iter().find(|task| task.position == position && task.series.len() > 1)
}

/// Agreement under each version of the task that the address names.
pub(super) async fn agreement_compared(
    study: StudyId,
    tasks: &[TaskSeries],
    say: Locale,
) -> Result<Option<AnyView>, Problem> {
    let Some(task) = compared(tasks) else { return Ok(None) };
    let found = call::agreement_by_series(study, task).await?;
    let mut rows: Vec<(String, Vec<AnyView>)> = Vec::new();
    for (series, report) in &found {
        for table in own_tables(report, task) {
            let name = format!("{} · {}", table.question, table.language.name());
            let row = agreement_row(table, &name, series, say);
            match rows.iter_mut().find(|(known, _)| *known == name) {
                Some((_, own)) => own.push(row),
                None => rows.push((name, vec![row])),
            }
        }
    }
    let columns = vec![
        Column::text(say.agreement_task_and_question()),
        Column::text(say.version()),
        Column::text(say.statistic()),
        Column::number(say.value()),
        Column::number(say.interval_95()),
        Column::number(say.items()),
        Column::number(say.judgements()),
    ];
    Ok(Some(table(task, columns, rows, say)))
}

fn own_tables<'a>(report: &'a Report, task: &TaskSeries) -> impl Iterator<Item = &'a Agreement> {
    let id = task.task;
    report.tables.iter().filter(move |table| table.task == id)
}

fn agreement_row(table: &Agreement, name: &str, series: &Series, say: Locale) -> AnyView {
    let figure = table.main_figure();
    let value = figure.and_then(|figure| figure.found.value());
    let shown = value.map_or_else(|| say.not_available().to_owned(), |value| decimal(value.value));
    view! {
        <tr>
            <th scope="row">{name.to_owned()}</th>
            <td>{versions_in_words(&series.versions, say)}</td>
            <td lang="en">{figure.map(|figure| figure.statistic.short())}</td>
            <td class="number">{shown}</td>
            <td class="number">{value.map(StatisticValue::interval_text)}</td>
            <td class="number">{table.n_items}</td>
            <td class="number">{table.n_ratings}</td>
        </tr>
    }
    .into_any()
}

/// The means of systems under each version of the task that the address names.
pub(super) async fn evaluation_compared(
    study: StudyId,
    tasks: &[TaskSeries],
    say: Locale,
) -> Result<Option<AnyView>, Problem> {
    let Some(task) = compared(tasks) else { return Ok(None) };
    let found = call::evaluation_by_series(study, task).await?;
    let mut rows: Vec<(String, Vec<AnyView>)> = Vec::new();
    for (series, report) in &found {
        for (name, row) in evaluation_rows(report, task, series, say) {
            match rows.iter_mut().find(|(known, _)| *known == name) {
                Some((_, own)) => own.push(row),
                None => rows.push((name, vec![row])),
            }
        }
    }
    let columns = vec![
        Column::text(say.system()),
        Column::text(say.version()),
        Column::number(say.value()),
        Column::number(say.interval_95()),
        Column::number(say.items()),
        Column::number(say.judgements()),
    ];
    Ok(Some(table(task, columns, rows, say)))
}

/// A row for each mean, share and preference of a version.
fn evaluation_rows(report: &Evaluation, task: &TaskSeries, series: &Series, say: Locale) -> Vec<(String, AnyView)> {
    let interval = |ends: Option<[f64; 2]>| ends.map(|[low, high]| format!("[{}, {}]", decimal(low), decimal(high)));
    let mut rows = Vec::new();
    let mut push = |name: String, (value, ends): (f64, Option<[f64; 2]>), (n_items, n_ratings): (usize, usize)| {
        let row = view! {
            <tr>
                <th scope="row">{name.clone()}</th>
                <td>{versions_in_words(&series.versions, say)}</td>
                <td class="number">{decimal(value)}</td>
                <td class="number">{interval(ends)}</td>
                <td class="number">{n_items}</td>
                <td class="number">{n_ratings}</td>
            </tr>
        };
        rows.push((name, row.into_any()));
    };
    for table in report.tables.iter().filter(|table| table.task == task.task) {
        let question = question_name(&table.label, say);
        let question = match (table.is_rank, table.is_share) {
            (true, _) => say.evaluation_mean_rank(question),
            (_, true) => say.evaluation_share(question),
            _ => question,
        };
        for score in &table.systems {
            let name = format!("{question} · {} · {}", table.language.name(), score.system);
            push(name, (score.mean, score.interval), (score.n_items, score.n_ratings));
        }
    }
    for table in report.preferences.iter().filter(|table| table.task == task.task) {
        let question = format!("{} · {}", question_name(&table.label, say), table.language.name());
        for pair in &table.pairs {
            let n = (pair.n_items, pair.n_ratings);
            let name = |better: &str, other: &str| format!("{question} · {}", say.versions_preferred(better, other));
            push(name(&pair.a, &pair.b), (pair.a_better, None), n);
            push(name(&pair.b, &pair.a), (pair.b_better, None), n);
        }
    }
    rows
}

/// The rows of all versions, those of one question together.
fn table(task: &TaskSeries, columns: Vec<Column>, rows: Vec<(String, Vec<AnyView>)>, say: Locale) -> AnyView {
    let title = say.versions_side_by_side(&task.title);
    let rows = rows.into_iter().flat_map(|(_, own)| own).collect_view();
    view! {
        <Section title=title.clone() id="compared">
            <Table caption=title columns=columns>
                {rows}
            </Table>
        </Section>
    }
    .into_any()
}
