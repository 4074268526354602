//! The report as files: CSV, LaTeX and plain text. Numbers are formatted in a single place, so that the files are
//! consistent.

use engine::crowd::answers::shown_in_words;
use shared::Locale;
use tabular::{
    csv::{Cell, Writer},
    latex,
    number::fixed,
};

use super::report::{Agreement, Figure, Found, OverDraws, Report, StatisticValue};
use crate::{
    grid::{self, Grid},
    left_out_comment, versions_cell, versions_comment,
};

/// The head of the CSV.
const HEAD: [&str; 24] = [
    "task",
    "question",
    "language",
    "statistic",
    "value",
    "low",
    "high",
    "draws_sd",
    "n_items",
    "n_ratings",
    "task_items",
    "task_raters",
    "task_ratings",
    "task_pairs",
    "coverage",
    "method",
    "undefined",
    "config",
    "draws_low",
    "draws_high",
    "warning",
    "annotator",
    "versions",
    "label",
];

/// A number as every page and readable file shows it: with three decimals, and without a minus before a zero.
pub fn decimal(value: f64) -> String {
    fixed(value, 3)
}

impl StatisticValue {
    /// The interval as `[lo, hi]`, or nothing.
    pub fn interval_text(&self) -> String {
        self.interval.map_or_else(String::new, |[low, high]| format!("[{}, {}]", decimal(low), decimal(high)))
    }

    /// The range that holds most draws of a simulation, as `0.548 to 0.593`, or nothing. It has no brackets, because it
    /// is not an interval.
    pub fn draws_text(&self) -> String {
        let text = |OverDraws { low, high }| format!("{} to {}", decimal(low), decimal(high));
        self.spread_over_draws.map_or_else(String::new, text)
    }
}

impl Report {
    /// One row per figure, with a header; the last column distinguishes real raters (`observed`) from careless
    /// annotators. Values have full precision.
    pub fn to_csv(&self) -> String {
        let mut file = Writer::new(&HEAD);
        for table in &self.tables {
            for figure in &table.figures {
                file.row(csv_row(table, figure, "observed"));
            }
            for baseline in &table.baselines {
                for figure in &baseline.figures {
                    file.row(csv_row(table, figure, baseline.annotator));
                }
            }
        }
        file.finish()
    }

    /// A LaTeX table (booktabs), one row per task, question and language.
    pub fn to_latex(&self) -> String {
        let warnings = self.tables.iter().flat_map(|table| {
            let about = format!("{} ({}), {}", table.task_title, table.question, table.language);
            table.warnings().into_iter().map(move |warning| latex::comment(&format!("{about}: {warning}")))
        });
        let rows = self.tables.iter().flat_map(|table| table.figures.iter().map(|figure| grid_row(table, figure)));
        let grid = Grid::new(&["Task", "Language", "Statistic"], ["Value", "95 % interval", "Spread over draws", "n"])
            .rows(rows, "no rating or ranking has been counted yet");
        let head = latex::comment(&format!("{}; seed {}", self.software, self.seed));
        let comments =
            head + &versions_comment(&self.series) + &left_out_comment(&self.left_out) + &warnings.collect::<String>();
        format!("{comments}{}", grid.to_latex())
    }

    /// The report for a terminal.
    pub fn to_text(&self) -> String {
        let mut lines = vec![self.title.clone()];
        lines.extend(shown_in_words(&self.series, Locale::En));
        if self.tables.is_empty() {
            lines.push("No rating or ranking has been counted yet.".to_owned());
        }
        for table in &self.tables {
            lines.push(String::new());
            lines.push(heading(table));
            lines.extend(table.figures.iter().map(text_line));
            lines.extend(table.warnings().into_iter().map(|warning| format!("  Note: {warning}")));
            for baseline in &table.baselines {
                lines.push(format!("  Careless: {}", baseline.about));
                lines.extend(baseline.figures.iter().map(text_line));
            }
        }
        lines.join("\n") + "\n"
    }
}

fn heading(table: &Agreement) -> String {
    let skipped = if table.n_skipped > 0 { format!(", {} not judged", table.n_skipped) } else { String::new() };
    format!(
        "{} · {} · {}: {} items, {} raters, {} ratings, {} pairs, coverage {}{skipped}",
        table.task_title,
        table.question,
        table.language,
        table.n_items,
        table.n_raters,
        table.n_ratings,
        table.n_pairs,
        decimal(table.coverage)
    )
}

fn text_line(figure: &Figure) -> String {
    let name = figure.statistic.name;
    match &figure.found {
        Found::Value(value) => {
            let draws = value.spread_over_draws.map(|_| format!("  spread over draws {}", value.draws_text()));
            let (shown, interval) = (decimal(value.value), value.interval_text());
            format!("  {name:<44} {shown:>7}  {interval}{}", draws.unwrap_or_default())
        }
        Found::Undefined { undefined } => format!("  {name:<44} {:>7}  {undefined}", "n/a"),
    }
}

fn csv_row<'a>(table: &'a Agreement, figure: &'a Figure, annotator: &'a str) -> [Cell<'a>; HEAD.len()] {
    let value = figure.found.value();
    let interval = value.and_then(|value| value.interval);
    let draws = value.and_then(|value| value.spread_over_draws);
    let undefined = match &figure.found {
        Found::Undefined { undefined } => undefined.to_string(),
        Found::Value(_) => String::new(),
    };
    [
        (&table.task_title).into(),
        (&table.question).into(),
        table.language.as_str().into(),
        Cell::word(figure.statistic.key),
        value.map(|value| value.value).into(),
        interval.map(|[low, _]| low).into(),
        interval.map(|[_, high]| high).into(),
        value.and_then(|value| value.sd).into(),
        value.map(|value| value.n_items).into(),
        value.map(|value| value.n_ratings).into(),
        table.n_items.into(),
        table.n_raters.into(),
        table.n_ratings.into(),
        table.n_pairs.into(),
        table.coverage.into(),
        value.map(|value| &value.method).into(),
        undefined.into(),
        Cell::word(&table.config),
        draws.map(|draws| draws.low).into(),
        draws.map(|draws| draws.high).into(),
        value.and_then(StatisticValue::warning).into(),
        Cell::word(annotator),
        versions_cell(table.versions.iter().map(|version| version.number)).into(),
        table.label.written().into(),
    ]
}

fn grid_row(table: &Agreement, figure: &Figure) -> Vec<grid::Cell> {
    let heads = [
        grid::Cell::text(format!("{} ({})", table.task_title, table.question)),
        grid::Cell::text(table.language.as_str()),
        grid::Cell::text(figure.statistic.name),
    ];
    let cells = match &figure.found {
        Found::Value(value) => [
            grid::Cell::number(value.value, 3),
            grid::Cell::text(value.interval_text()),
            grid::Cell::text(value.draws_text()),
            grid::Cell::count(value.n_items),
        ],
        Found::Undefined { undefined } => {
            let empty = || grid::Cell::text("");
            [grid::Cell::empty(undefined.to_string()), empty(), empty(), empty()]
        }
    };
    heads.into_iter().chain(cells).collect()
}
