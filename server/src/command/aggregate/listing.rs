//! A result of `concord aggregate` as rows for a terminal or a file.

use tabular::{
    aligned,
    csv::{Cell, Writer},
};

/// A result as rows, with what belongs to all of them.
pub(super) struct Listing {
    pub(super) header: &'static [&'static str],
    pub(super) rows: Vec<Vec<String>>,
    pub(super) notes: Vec<String>,
}

impl Listing {
    /// With a header, without the notes.
    pub(super) fn to_csv(&self) -> String {
        let mut file = Writer::new(self.header);
        for row in &self.rows {
            file.row(row.iter().map(|cell| Cell::label(cell)));
        }
        file.finish()
    }

    /// Columns as wide as they need; the last line says how it was fitted.
    pub(super) fn to_text(&self) -> String {
        let header = self.header.iter().map(|&name| name.to_owned()).collect();
        let rows: Vec<Vec<String>> = std::iter::once(header).chain(self.rows.iter().cloned()).collect();
        let lines = aligned::lines(&[], &rows).into_iter().chain(self.notes.iter().cloned());
        lines.map(|line| line + "\n").collect()
    }
}
