//! A result of `concord aggregate` as rows for a terminal or a file.

use std::io::{self, Write};

use tabular::csv::{Cell, Writer};

/// Bytes of CSV that are gathered before they are written.
const PIECE: usize = 1 << 16;

/// The rows of a result, as often as they are needed: those of millions of items are not kept.
pub(super) type Rows<'a> = Box<dyn Fn() -> Box<dyn Iterator<Item = Vec<String>> + 'a> + 'a>;

/// A result as rows, with what belongs to all of them.
pub(super) struct Listing<'a> {
    pub(super) header: &'static [&'static str],
    pub(super) rows: Rows<'a>,
    pub(super) notes: Vec<String>,
}

impl Listing<'_> {
    /// With a header, without the notes.
    pub(super) fn write_csv(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut file = Writer::new(self.header);
        for row in (self.rows)() {
            file.row(row.iter().map(|cell| Cell::label(cell)));
            if file.len() >= PIECE {
                out.write_all(&file.take())?;
            }
        }
        out.write_all(&file.take())
    }

    /// Columns as wide as they need; the last line says how it was fitted.
    pub(super) fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        let header: Vec<String> = self.header.iter().map(|&name| name.to_owned()).collect();
        let mut widths: Vec<usize> = header.iter().map(String::len).collect();
        for row in (self.rows)() {
            for (width, cell) in widths.iter_mut().zip(&row) {
                *width = cell.chars().count().max(*width);
            }
        }
        for row in std::iter::once(header).chain((self.rows)()) {
            let padded = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}"));
            writeln!(out, "{}", padded.collect::<Vec<_>>().join("  ").trim_end())?;
        }
        self.notes.iter().try_for_each(|note| writeln!(out, "{note}"))
    }
}
