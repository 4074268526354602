//! Tables of similarities of free texts: `item,first,second,similarity`.

use formats::report::{Place, Report, Unit};
use formats::{Error, File, limit};
use tabular::read::{Format, Limits, Options, Row, Rows};

use super::{Read, check_number, nothing, refuse};
use crate::alt_test::Similarity;

/// The similarities of a table with the columns `item`, `first`, `second` and `similarity`: CSV, or TSV if its name ends
/// so.
///
/// # Errors
/// The file cannot be read, has more than [`MOST`](super::MOST) rows, or none that can be used.
pub fn similarities(file: &File) -> Result<Read<Vec<Similarity>>, Error> {
    let format = if file.ends_with(&[".tsv"]) { Format::Tsv } else { Format::Csv };
    let limits =
        Limits { row: limit::ROW, cell: limit::FIELD, columns: limit::COLUMNS, column_name: limit::COLUMN_NAME };
    let open = Rows::open(file.reader()?, &Options::new(format).limits(limits));
    let mut rows = open.map_err(|error| Error::unusable(format!("{}: {error}", file.name)))?;
    let (mut found, mut report) = (Vec::new(), Report::default());
    while let Some(row) = rows.read_row()? {
        let (line, row) = match row {
            Ok(row) => (row.line, similarity(&row)),
            Err(refused) => (refused.line, Err(refused.fault.to_string())),
        };
        let place = Place { file: file.name.clone(), unit: Unit::Line, number: line };
        match row {
            Ok(row) => found.push(row),
            Err(reason) => refuse(&mut report, &place, reason),
        }
        check_number(found.len(), "rows")?;
    }
    if found.is_empty() {
        return Err(nothing(file, "similarities", &report));
    }
    Ok(Read { value: found, report, format: "similarities (CSV, TSV)" })
}

fn similarity(row: &Row) -> Result<Similarity, String> {
    let cell = |name: &str| {
        let cell = row.cells.iter().find(|(column, _)| column.eq_ignore_ascii_case(name));
        let cell = cell.and_then(|(_, cell)| cell.as_str()).filter(|cell| !cell.is_empty());
        cell.map(str::to_owned).ok_or_else(|| format!("The row has no {name}."))
    };
    let text = cell("similarity")?;
    let value = text.parse::<f64>().ok().filter(|value| value.is_finite());
    let value = value.ok_or_else(|| format!("The similarity \"{text}\" is not a number."))?;
    Ok(Similarity { item: cell("item")?, first: cell("first")?, second: cell("second")?, value })
}
