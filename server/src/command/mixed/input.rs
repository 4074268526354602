//! The columns of a table that a formula names.

use std::collections::HashMap;
use std::path::Path;

use ::mixed::table::MOST_ROWS;
use ::mixed::{Column, Formula, Table};
use anyhow::{anyhow, bail};

use super::super::records::each;

/// Rows that are named; more are only counted.
const NAMED: usize = 20;

/// A column of the formula while it is read: texts, each once.
struct Texts {
    name: String,
    column: Vec<u32>,
    levels: Vec<String>,
    known: HashMap<String, u32>,
}

impl Texts {
    fn push(&mut self, text: &str) {
        let code = if let Some(&code) = self.known.get(text) {
            code
        } else {
            let code = u32::try_from(self.levels.len()).unwrap_or(u32::MAX);
            self.levels.push(text.to_owned());
            self.known.insert(text.to_owned(), code);
            code
        };
        self.column.push(code);
    }
}

/// Reads the columns, and names the rows that lack one of them on the standard error; returns how many these are.
///
/// A fixed effect is numeric if all its cells are numbers and it is not one of `factors`; so is the response, unless it is
/// ordinal.
pub(super) fn read(
    path: &Path,
    formula: &Formula,
    is_ordinal: bool,
    factors: &[String],
) -> anyhow::Result<(Table, usize)> {
    let names = formula.columns();
    if let Some(name) = factors.iter().find(|name| !names.contains(&name.as_str())) {
        bail!("--factor: the formula does not name \"{name}\"");
    }
    let text = |&name: &&str| Texts {
        name: name.to_owned(),
        column: Vec::new(),
        levels: Vec::new(),
        known: HashMap::default(),
    };
    let mut columns: Vec<Texts> = names.iter().map(text).collect();
    let mut places: Vec<String> = Vec::new();
    let (mut n_rows, mut left_out) = (0, 0);
    let mut seen = vec![false; columns.len()];
    let mut known: Vec<String> = Vec::new();
    let all = each(path, |record| {
        let find = |name: &str| record.cells.iter().find(|(column, _)| column == name);
        let cells: Vec<Option<&str>> = columns.iter().map(|c| find(&c.name).map(|(_, text)| text.trim())).collect();
        for (seen, cell) in seen.iter_mut().zip(&cells) {
            *seen |= cell.is_some();
        }
        for (name, _) in record.cells.iter().filter(|_| n_rows + left_out < 100) {
            if !known.contains(name) {
                known.push(name.clone());
            }
        }
        let lacks = cells.iter().position(|cell| cell.is_none_or(|text| text.is_empty() || text == "NA"));
        if let Some(at) = lacks {
            left_out += 1;
            if places.len() < NAMED {
                places.push(format!("{}: no value of \"{}\"", record.place, columns[at].name));
            }
            return Ok(());
        }
        n_rows += 1;
        if n_rows > MOST_ROWS {
            bail!("{}: at most {MOST_ROWS} ratings are possible", record.place);
        }
        for (column, cell) in columns.iter_mut().zip(cells) {
            column.push(cell.unwrap_or_default());
        }
        Ok(())
    });
    all.map_err(|error| anyhow!("{error}"))?;
    if let Some(at) = seen.iter().position(|seen| !seen) {
        bail!("{}: there is no column \"{}\"; the columns are {}", path.display(), columns[at].name, known.join(", "));
    }
    for place in &places {
        eprintln!("{place}");
    }
    if left_out > places.len() {
        eprintln!("and {} more rows", left_out - places.len());
    }
    let made = columns.into_iter().map(|texts| {
        let is_response = texts.name == formula.response;
        let may_be_number = if is_response { !is_ordinal } else { formula.fixed.contains(&texts.name) };
        column(path, texts, may_be_number, is_response, factors)
    });
    Ok((Table::new(made.collect::<anyhow::Result<_>>()?)?, left_out))
}

fn column(path: &Path, texts: Texts, may_be_number: bool, must: bool, factors: &[String]) -> anyhow::Result<Column> {
    let number = |text: &String| text.parse::<f64>().ok().filter(|number| number.is_finite());
    if may_be_number && !factors.contains(&texts.name) {
        let numbers: Vec<Option<f64>> = texts.levels.iter().map(number).collect();
        if let Some(all) = numbers.iter().copied().collect::<Option<Vec<f64>>>() {
            return Ok(Column::numbers(&texts.name, texts.column.iter().map(|&code| all[code as usize])));
        }
        if let (true, Some(at)) = (must, numbers.iter().position(Option::is_none)) {
            bail!("{}: \"{}\" in the column \"{}\" is no number", path.display(), texts.levels[at], texts.name);
        }
    }
    let values = ::mixed::Values::Names { codes: texts.column, levels: texts.levels };
    Ok(Column { name: texts.name, values })
}
