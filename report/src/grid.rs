//! Tables as results show them: columns, rows, and cells that contain a value or the reason why it is missing.
//!
//! Every report makes grids of its numbers, and every format has one printer of grids.

mod cell;
mod print;

use serde::Serialize;
use tabular::Side;

pub use cell::{Cell, Number};

/// Columns and rows.
#[derive(Clone, Debug, Default, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Grid {
    /// The heads of the columns.
    pub columns: Vec<String>,
    /// The number of columns, from the left, that identify their row.
    pub n_heads: usize,
    /// The rows, a cell a column.
    pub rows: Vec<Vec<Cell>>,
}

impl Grid {
    /// A grid with these columns: those that name a row, then the others.
    pub(crate) fn new<T: Into<String>>(heads: &[&str], others: impl IntoIterator<Item = T>) -> Self {
        Self::default().columns(heads, others)
    }

    /// The same with columns: those that name a row, then the others.
    #[must_use]
    pub(crate) fn columns<T: Into<String>>(self, heads: &[&str], others: impl IntoIterator<Item = T>) -> Self {
        let named = heads.iter().map(|head| (*head).to_owned());
        Self { n_heads: heads.len(), columns: named.chain(others.into_iter().map(Into::into)).collect(), ..self }
    }

    /// The same with these rows; without rows, with a single row that states the reason.
    #[must_use]
    pub(crate) fn rows(self, rows: impl IntoIterator<Item = Vec<Cell>>, reason: &str) -> Self {
        let mut rows: Vec<Vec<Cell>> = rows.into_iter().collect();
        if rows.is_empty() {
            let heads = (0..self.n_heads).map(|_| Cell::text("all"));
            rows.push(heads.chain((self.n_heads..self.columns.len()).map(|_| Cell::empty(reason))).collect());
        }
        Self { rows, ..self }
    }

    /// The reason why the whole table is empty, if it is: the first reason of a cell.
    pub fn nothing(&self) -> Option<&str> {
        let cells = || self.rows.iter().flat_map(|row| row.iter().skip(self.n_heads));
        let reason = cells().find_map(Cell::reason).unwrap_or("there are no rows");
        cells().all(|cell| cell.reason().is_some()).then_some(reason)
    }

    /// Whether a column holds words: it identifies rows, or it contains no number.
    pub fn is_text(&self, column: usize) -> bool {
        let cells = || self.rows.iter().filter_map(|row| row.get(column));
        let is_word = |cell: &Cell| matches!(cell, Cell::Text { .. });
        column < self.n_heads || cells().any(is_word) && cells().all(|cell| is_word(cell) || cell.reason().is_some())
    }

    /// The side of a column's cells: words to the left, numbers to the right.
    fn side(&self, column: usize) -> Side {
        if self.is_text(column) { Side::Left } else { Side::Right }
    }

    fn sides(&self) -> Vec<Side> {
        (0..self.columns.len()).map(|column| self.side(column)).collect()
    }

    /// A row's name: the cells that name it.
    pub fn name(&self, row: &[Cell]) -> String {
        row.iter().take(self.n_heads).map(Cell::to_string).collect::<Vec<_>>().join(" · ")
    }
}
