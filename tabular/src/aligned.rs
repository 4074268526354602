//! Columns in line, for a terminal.

use crate::Side;

/// Rows of plain text with two spaces between columns that are as wide as they need to be; no spaces at the end of a
/// line. A column without a side is aligned to the left.
pub fn lines(sides: &[Side], rows: &[Vec<String>]) -> Vec<String> {
    let n_columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..n_columns).map(|column| width(column).unwrap_or_default()).collect();
    let line = |row: &Vec<String>| {
        let padded = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| match sides.get(column) {
            Some(Side::Right) => format!("{cell:>width$}"),
            Some(Side::Left) | None => format!("{cell:<width$}"),
        });
        padded.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_end_and_words_begin_below_each_other() {
        let rows = [["system", "mean"], ["é", "10.5"], ["human", "9"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(lines(&[Side::Left, Side::Right], &rows), ["system  mean", "é       10.5", "human      9"]);
    }
}
