//! The report as files: CSV, LaTeX and plain text. The digits come from one place, so that no two differ.

use engine::texts::spreadsheet::quoted;

use super::report::{Agreement, Figure, Found, OverDraws, Report, Value};

/// A number as every page and file for people shows it: three decimals, and no minus before a zero.
pub fn decimal(value: f64) -> String {
    let text = format!("{value:.3}");
    if text == "-0.000" { "0.000".to_owned() } else { text }
}

impl Value {
    /// The interval as `[lo, hi]`, or nothing.
    pub fn interval_text(&self) -> String {
        self.interval.map_or_else(String::new, |[low, high]| format!("[{}, {}]", decimal(low), decimal(high)))
    }

    /// Where most draws of a simulation lie, as `0.548 to 0.593`, or nothing. Never in brackets: it is no interval.
    pub fn draws_text(&self) -> String {
        let text = |OverDraws { low, high }| format!("{} to {}", decimal(low), decimal(high));
        self.spread_over_draws.map_or_else(String::new, text)
    }
}

impl Report {
    /// A row a figure, with a header; the last column tells people (`observed`) from careless annotators. Values in full
    /// precision.
    pub fn to_csv(&self) -> String {
        let mut lines = vec![
            "task,question,language,statistic,value,low,high,draws_sd,n_items,n_ratings,task_items,task_raters,task_ratings,task_pairs,coverage,method,undefined,config,draws_low,draws_high,warning,annotator"
                .to_owned(),
        ];
        for table in &self.tables {
            lines.extend(table.figures.iter().map(|figure| csv_line(table, figure, "observed")));
            for baseline in &table.baselines {
                lines.extend(baseline.figures.iter().map(|figure| csv_line(table, figure, baseline.annotator)));
            }
        }
        lines.join("\n") + "\n"
    }

    /// A LaTeX table (booktabs), one row a task, question and language.
    pub fn to_latex(&self) -> String {
        let mut text = format!(
            "% {}; seed {}\n\\begin{{tabular}}{{lllrrrl}}\n\\toprule\nTask & Language & Statistic & Value & 95\\,\\% interval & Spread over draws & $n$ \\\\\n\\midrule\n",
            self.software, self.seed
        );
        text = engine::crowd::known::left_out_sentence(&self.left_out)
            .map(|sentence| format!("% {sentence}\n"))
            .unwrap_or_default()
            + &text;
        for table in &self.tables {
            for warning in table.warnings() {
                let title = table.task_title.split_whitespace().collect::<Vec<_>>().join(" ");
                text.extend(["% ", &title, " (", &table.question, "), ", table.language.as_str(), ": ", warning, "\n"]);
            }
            for figure in &table.figures {
                text += &latex_line(table, figure);
            }
        }
        text + "\\bottomrule\n\\end{tabular}\n"
    }

    /// The report for a terminal.
    pub fn to_text(&self) -> String {
        let mut lines = vec![self.title.clone()];
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
    let name = figure.statistic.name();
    match &figure.found {
        Found::Value(value) => {
            let draws = value.spread_over_draws.map(|_| format!("  spread over draws {}", value.draws_text()));
            let (shown, interval) = (decimal(value.value), value.interval_text());
            format!("  {name:<44} {shown:>7}  {interval}{}", draws.unwrap_or_default())
        }
        Found::Undefined { undefined } => format!("  {name:<44} {:>7}  {undefined}", "n/a"),
    }
}

fn csv_line(table: &Agreement, figure: &Figure, annotator: &str) -> String {
    let number = |value: Option<f64>| value.map(|value| value.to_string()).unwrap_or_default();
    let value = figure.found.value();
    let end = |side: usize| number(value.and_then(|value| value.interval).map(|interval| interval[side]));
    let draws = value.and_then(|value| value.spread_over_draws);
    let undefined = match &figure.found {
        Found::Undefined { undefined } => undefined.as_str(),
        Found::Value(_) => "",
    };
    [
        quoted(&table.task_title),
        quoted(&table.question),
        table.language.to_string(),
        figure.statistic.key().to_owned(),
        number(value.map(|value| value.value)),
        end(0),
        end(1),
        number(value.and_then(|value| value.sd)),
        value.map(|value| value.n_items.to_string()).unwrap_or_default(),
        value.map(|value| value.n_ratings.to_string()).unwrap_or_default(),
        table.n_items.to_string(),
        table.n_raters.to_string(),
        table.n_ratings.to_string(),
        table.n_pairs.to_string(),
        table.coverage.to_string(),
        quoted(value.map_or("", |value| &value.method)),
        quoted(undefined),
        table.config.clone(),
        number(draws.map(|draws| draws.low)),
        number(draws.map(|draws| draws.high)),
        quoted(value.and_then(|value| value.warning.as_deref()).unwrap_or_default()),
        annotator.to_owned(),
    ]
    .join(",")
}

fn latex_line(table: &Agreement, figure: &Figure) -> String {
    let [value, interval, draws, n] = match &figure.found {
        Found::Value(value) => {
            [decimal(value.value), value.interval_text(), value.draws_text(), value.n_items.to_string()]
        }
        Found::Undefined { undefined } => ["n/a".to_owned(), latex(undefined), String::new(), String::new()],
    };
    let task = format!("{} ({})", latex(&table.task_title), latex(&table.question));
    format!(
        "{task} & {} & {} & {value} & {interval} & {draws} & {n} \\\\\n",
        table.language,
        latex(figure.statistic.name())
    )
}

/// Text with LaTeX's own characters escaped and the Greek letters of the statistics in mathematics.
pub(crate) fn latex(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => {
                escaped.push('\\');
                escaped.push(c);
            }
            '\\' => escaped.push_str("\\textbackslash{}"),
            '~' => escaped.push_str("\\textasciitilde{}"),
            '^' => escaped.push_str("\\textasciicircum{}"),
            'κ' => escaped.push_str("$\\kappa$"),
            'α' => escaped.push_str("$\\alpha$"),
            'ρ' => escaped.push_str("$\\rho$"),
            'τ' => escaped.push_str("$\\tau$"),
            c => escaped.push(c),
        }
    }
    escaped
}
