//! Lines as text for a terminal, as CSV, and as a LaTeX table.

use std::fmt::Write;

use super::lines::Line;
use super::outcome::OverDraws;

/// Digits after the point in text and LaTeX; CSV and JSON keep all of them.
const DIGITS: usize = 3;

/// Why writing text cannot fail.
const INTO_MEMORY: &str = "text grows in memory";

pub(super) fn text(group: Option<&str>, lines: &[Line]) -> String {
    let width = lines.iter().map(|line| line.name.chars().count()).max().unwrap_or(0);
    let mut out = group.map_or(String::new(), |name| format!("[{name}]\n"));
    for line in lines {
        let shown = match &line.value {
            Ok(value) => {
                let interval = line.interval.map(|[low, high]| format!("[{}, {}]", decimal(low), decimal(high)));
                let se = line.se.map(|s| format!("± {}", decimal(s)));
                let draws = line.over_draws.map(|(OverDraws { low, high }, _)| {
                    format!("spread over draws {} to {}", decimal(low), decimal(high))
                });
                let parts = [Some(format!("{:>9}", number(line, *value))), interval, se, draws];
                parts.into_iter().flatten().collect::<Vec<_>>().join("  ")
            }
            Err(reason) => format!("undefined: {reason}"),
        };
        writeln!(out, "{:<width$}  {shown}", line.name).expect(INTO_MEMORY);
    }
    for warning in warnings(lines) {
        writeln!(out, "note: {warning}").expect(INTO_MEMORY);
    }
    out
}

/// What is to be said of the intervals, each thing once.
fn warnings(lines: &[Line]) -> Vec<&str> {
    let mut all: Vec<&str> = lines.iter().filter_map(|line| line.warning.as_deref()).collect();
    all.sort_unstable();
    all.dedup();
    all
}

pub(super) fn csv(sections: &[(Option<&str>, Vec<Line>)]) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let header = [
        "group",
        "statistic",
        "value",
        "low",
        "high",
        "se",
        "undefined",
        "method",
        "draws_low",
        "draws_high",
        "draws_sd",
        "warning",
    ];
    let full = |number: Option<f64>| number.map_or(String::new(), |n| n.to_string());
    let write = |writer: &mut csv::Writer<Vec<u8>>, row: [String; 12]| {
        writer.write_record(row).expect("rows of one length into memory");
    };
    write(&mut writer, header.map(str::to_owned));
    for (group, lines) in sections {
        for line in lines {
            let row = [
                group.unwrap_or_default().to_owned(),
                line.name.clone(),
                full(line.value.as_ref().ok().copied()),
                full(line.interval.map(|i| i[0])),
                full(line.interval.map(|i| i[1])),
                full(line.se),
                line.value.as_ref().err().cloned().unwrap_or_default(),
                line.method.clone(),
                full(line.over_draws.map(|(draws, _)| draws.low)),
                full(line.over_draws.map(|(draws, _)| draws.high)),
                full(line.over_draws.map(|(_, sd)| sd)),
                line.warning.clone().unwrap_or_default(),
            ];
            write(&mut writer, row.map(plain));
        }
    }
    let bytes = writer.into_inner().expect("writing into memory");
    String::from_utf8(bytes).expect("text in, text out")
}

pub(super) fn latex(group: Option<&str>, lines: &[Line]) -> String {
    let mut out = group.map_or(String::new(), |name| format!("% {}\n", one_line(name)));
    for warning in warnings(lines) {
        writeln!(out, "% {}", one_line(warning)).expect(INTO_MEMORY);
    }
    out.push_str(
        "\\begin{tabular}{lrrrr}\n\\toprule\nstatistic & value & interval & s.e. & spread over draws \\\\\n\\midrule\n",
    );
    for line in lines {
        let cells = match &line.value {
            Ok(value) => {
                let math = |x: f64| format!("${}$", decimal(x));
                let interval = line
                    .interval
                    .map_or(String::new(), |[low, high]| format!("$[{}, {}]$", decimal(low), decimal(high)));
                let se = line.se.map_or(String::new(), math);
                let draws = line
                    .over_draws
                    .map_or(String::new(), |(OverDraws { low, high }, _)| format!("{} to {}", math(low), math(high)));
                format!("${}$ & {interval} & {se} & {draws}", number(line, *value))
            }
            Err(reason) => format!("\\multicolumn{{4}}{{l}}{{undefined: {}}}", escaped(reason)),
        };
        writeln!(out, "{} & {cells} \\\\", escaped(&line.name)).expect(INTO_MEMORY);
    }
    out.push_str("\\bottomrule\n\\end{tabular}\n");
    out
}

/// The value of a line: what is counted without a point.
fn number(line: &Line, value: f64) -> String {
    if line.is_count { format!("{value:.0}") } else { decimal(value) }
}

/// Whole numbers without a point, others with [`DIGITS`] digits.
fn decimal(value: f64) -> String {
    if value.fract() == 0.0 && value.abs() >= 2.0 {
        return format!("{value:.0}");
    }
    let text = format!("{value:.DIGITS$}");
    // No minus sign before a zero.
    if text.trim_start_matches('-').chars().all(|c| matches!(c, '0' | '.')) {
        text.trim_start_matches('-').to_owned()
    } else {
        text
    }
}

/// A cell that a spreadsheet would run as a formula, made plain; numbers stay numbers.
fn plain(cell: String) -> String {
    let formula = cell.starts_with(['=', '+', '-', '@', '\t', '\r']) && cell.parse::<f64>().is_err();
    if formula { format!("'{cell}") } else { cell }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '\\' => out.push_str("\\textbackslash{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '<' | '>' => out.extend(['$', c, '$']),
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => out.extend(['\\', c]),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}
