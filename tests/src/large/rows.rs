//! Rows of one table that are written at once: as one prepared statement for many of them on SQLite, by `copy` on
//! PostgreSQL.

use std::borrow::Cow;

use sqlx::{AssertSqlSafe, PgConnection, SqliteConnection};
use uuid::Uuid;

/// Values of one statement of SQLite, which allows 32,766.
const VALUES: usize = 4_000;

/// Bytes that are sent to PostgreSQL at once.
const PIECE: usize = 1 << 20;

/// The value of a column.
#[derive(Clone, Debug)]
pub(super) enum Cell<'a> {
    Null,
    Id(Uuid),
    Number(i64),
    Text(Cow<'a, str>),
}

/// Rows of a table, with the columns that they fill.
#[derive(Debug)]
pub(super) struct Rows<'a> {
    table: &'static str,
    columns: &'static [&'static str],
    cells: Vec<Cell<'a>>,
}

impl<'a> Rows<'a> {
    pub(super) const fn new(table: &'static str, columns: &'static [&'static str]) -> Self {
        Self { table, columns, cells: Vec::new() }
    }

    pub(super) const fn len(&self) -> usize {
        self.cells.len() / self.columns.len()
    }

    /// Adds a row. It has a cell for each column.
    pub(super) fn push<const N: usize>(&mut self, row: [Cell<'a>; N]) {
        debug_assert_eq!(N, self.columns.len(), "a row of {}", self.table);
        self.cells.extend(row);
    }

    /// Writes the rows to SQLite and forgets them.
    pub(super) async fn write_to_sqlite(&mut self, to: &mut SqliteConnection) -> anyhow::Result<()> {
        let width = self.columns.len();
        let row = format!("({})", vec!["?"; width].join(","));
        for cells in self.cells.chunks(VALUES / width * width) {
            let rows = vec![row.as_str(); cells.len() / width].join(",");
            let text = format!("insert into {} ({}) values {rows}", self.table, self.columns.join(","));
            let mut insert = sqlx::query(AssertSqlSafe(text));
            for cell in cells {
                insert = match cell {
                    Cell::Null => insert.bind(None::<i64>),
                    Cell::Id(id) => insert.bind(*id),
                    Cell::Number(number) => insert.bind(*number),
                    Cell::Text(text) => insert.bind(text.as_ref()),
                };
            }
            insert.execute(&mut *to).await?;
        }
        self.cells.clear();
        Ok(())
    }

    /// Writes the rows to PostgreSQL and forgets them.
    pub(super) async fn write_to_postgres(&mut self, to: &mut PgConnection) -> anyhow::Result<()> {
        let text = format!("copy {} ({}) from stdin", self.table, self.columns.join(","));
        let mut copy = to.copy_in_raw(&text).await?;
        let mut piece = Vec::with_capacity(PIECE + 4_096);
        for row in self.cells.chunks(self.columns.len()) {
            for (place, cell) in row.iter().enumerate() {
                if place > 0 {
                    piece.push(b'\t');
                }
                cell.write(&mut piece);
            }
            piece.push(b'\n');
            if piece.len() >= PIECE {
                copy.send(piece.as_slice()).await?;
                piece.clear();
            }
        }
        copy.send(piece.as_slice()).await?;
        copy.finish().await?;
        self.cells.clear();
        Ok(())
    }
}

impl Cell<'_> {
    pub(super) fn id_or_null(id: Option<Uuid>) -> Self {
        id.map_or(Self::Null, Self::Id)
    }

    /// Writes the value as the text format of `copy` has it.
    fn write(&self, to: &mut Vec<u8>) {
        match self {
            Self::Null => to.extend_from_slice(b"\\N"),
            Self::Id(id) => to.extend_from_slice(id.hyphenated().encode_lower(&mut Uuid::encode_buffer()).as_bytes()),
            Self::Number(number) => to.extend_from_slice(number.to_string().as_bytes()),
            Self::Text(text) => {
                for byte in text.bytes() {
                    match byte {
                        b'\\' => to.extend_from_slice(b"\\\\"),
                        b'\t' => to.extend_from_slice(b"\\t"),
                        b'\n' => to.extend_from_slice(b"\\n"),
                        b'\r' => to.extend_from_slice(b"\\r"),
                        other => to.push(other),
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_written_as_copy_reads_them() {
        let written = |cell: Cell<'_>| {
            let mut bytes = Vec::new();
            cell.write(&mut bytes);
            String::from_utf8(bytes).expect("text")
        };
        assert_eq!(written(Cell::Null), "\\N");
        assert_eq!(written(Cell::Number(-3)), "-3");
        assert_eq!(written(Cell::Text("a\tb\\N\n".into())), "a\\tb\\\\N\\n");
        assert_eq!(written(Cell::Id(Uuid::nil())), "00000000-0000-0000-0000-000000000000");
    }
}
