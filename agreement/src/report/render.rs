//! Lines as CSV and as a LaTeX table.

use tabular::{
    Side,
    csv::{Cell, Writer},
    latex::{Table, escaped},
};

use super::lines::Line;
use super::outcome::OverDraws;
use super::text::decimal;

/// The warnings about the intervals, without repetitions.
pub(super) fn warnings(lines: &[Line]) -> Vec<&str> {
    let mut all: Vec<&str> = lines.iter().filter_map(|line| line.warning.as_deref()).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The head of the CSV.
const HEAD: [&str; 12] = [
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

pub(super) fn csv(sections: &[(Option<String>, Vec<Line>)]) -> String {
    let mut file = Writer::new(&HEAD);
    for (group, lines) in sections {
        for line in lines {
            file.row([
                group.as_deref().map(Cell::label).into(),
                (&line.name).into(),
                line.value.as_ref().ok().copied().into(),
                line.interval.map(|[low, _]| low).into(),
                line.interval.map(|[_, high]| high).into(),
                line.se.into(),
                line.value.as_ref().err().into(),
                (&line.method).into(),
                line.over_draws.map(|(draws, _)| draws.low).into(),
                line.over_draws.map(|(draws, _)| draws.high).into(),
                line.over_draws.map(|(_, sd)| sd).into(),
                line.warning.as_ref().into(),
            ]);
        }
    }
    file.finish()
}

pub(super) fn latex(group: Option<&str>, lines: &[Line]) -> String {
    let sides = [Side::Left, Side::Right, Side::Right, Side::Right, Side::Right];
    let table = Table::new(sides)
        .comments(group)
        .comments(warnings(lines))
        .head(["statistic", "value", "interval", "s.e.", "spread over draws"])
        .rows(lines.iter().map(latex_row));
    table.to_string()
}

fn latex_row(line: &Line) -> Vec<String> {
    let name = escaped(&line.name);
    let value = match &line.value {
        Ok(value) => format!("${}$", number(line, *value)),
        Err(reason) => return vec![name, format!("\\multicolumn{{4}}{{l}}{{undefined: {}}}", escaped(reason))],
    };
    let math = |x: f64| format!("${}$", decimal(x));
    let interval = line.interval.map(|[low, high]| format!("$[{}, {}]$", decimal(low), decimal(high)));
    let draws = line.over_draws.map(|(OverDraws { low, high }, _)| format!("{} to {}", math(low), math(high)));
    vec![name, value, interval.unwrap_or_default(), line.se.map(math).unwrap_or_default(), draws.unwrap_or_default()]
}

/// The value of a line: what is counted without a point.
fn number(line: &Line, value: f64) -> String {
    if line.is_count { format!("{value:.0}") } else { decimal(value) }
}
