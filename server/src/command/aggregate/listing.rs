//! A result of `concord aggregate` as rows for a terminal or a file.

use engine::texts::spreadsheet::quoted;

/// A result as rows, with what belongs to all of them.
pub(super) struct Listing {
    pub(super) header: &'static [&'static str],
    pub(super) rows: Vec<Vec<String>>,
    pub(super) notes: Vec<String>,
}

impl Listing {
    /// With a header, without the notes.
    pub(super) fn to_csv(&self) -> String {
        let line = |cells: Vec<String>| cells.join(",") + "\n";
        let header = line(self.header.iter().map(|&name| name.to_owned()).collect());
        let rows = self.rows.iter().map(|row| line(row.iter().map(|cell| cell_of(cell)).collect()));
        std::iter::once(header).chain(rows).collect()
    }

    /// Columns as wide as they need; the last line says how it was fitted.
    pub(super) fn to_text(&self) -> String {
        let width = |column: usize| {
            let cells = self.rows.iter().map(|row| row[column].chars().count());
            cells.chain([self.header[column].len()]).max().unwrap_or_default()
        };
        let widths: Vec<usize> = (0..self.header.len()).map(width).collect();
        let line = |cells: &mut dyn Iterator<Item = &str>| {
            let padded: Vec<String> = cells.zip(&widths).map(|(cell, width)| format!("{cell:<width$}")).collect();
            padded.join("  ").trim_end().to_owned() + "\n"
        };
        let header = line(&mut self.header.iter().copied());
        let rows = self.rows.iter().map(|row| line(&mut row.iter().map(String::as_str)));
        let notes = self.notes.iter().map(|note| format!("{note}\n"));
        std::iter::once(header).chain(rows).chain(notes).collect()
    }
}

/// A number stays one; a word is quoted, and made harmless where a spreadsheet would run it.
fn cell_of(cell: &str) -> String {
    if cell.is_empty() || cell.parse::<f64>().is_ok() { cell.to_owned() } else { quoted(cell) }
}
