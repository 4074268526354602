//! A table as the interface sends it, and which of its numbers have been counted again.

use std::{cell::RefCell, collections::BTreeSet};

use serde_json::Value;

/// Two computations of one number may differ by rounding alone.
const CLOSE: f64 = 1e-6;

/// The tables of a paper.
#[derive(Clone, Debug)]
pub struct Tables(pub Vec<Value>);

/// One of them.
#[derive(Debug)]
pub struct Table<'a> {
    table: &'a Value,
    counted: RefCell<BTreeSet<(usize, usize)>>,
}

impl Tables {
    /// A table by its key.
    ///
    /// # Panics
    /// There is none.
    pub fn table(&self, key: &str) -> Table<'_> {
        let table = self.0.iter().find(|table| table["key"] == key).unwrap_or_else(|| panic!("no table {key}"));
        Table { table, counted: RefCell::default() }
    }
}

fn number(cell: &Value) -> Option<f64> {
    cell["value"].as_f64().or_else(|| cell["count"].as_f64())
}

impl Table<'_> {
    fn heads(&self) -> usize {
        self.table["n_heads"].as_u64().and_then(|n| usize::try_from(n).ok()).expect("a number of heads")
    }

    fn rows(&self) -> impl Iterator<Item = (usize, &Vec<Value>)> {
        self.table["rows"].as_array().into_iter().flatten().filter_map(Value::as_array).enumerate()
    }

    /// The names of the rows.
    pub fn names(&self) -> BTreeSet<Vec<&str>> {
        self.table["rows"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_array)
            .map(|cells| cells[..self.heads()].iter().filter_map(|cell| cell["text"].as_str()).collect())
            .collect()
    }

    /// The cell of a row and a column.
    ///
    /// # Panics
    /// There is none.
    pub fn cell(&self, row: &[&str], column: &str) -> &Value {
        let columns = self.table["columns"].as_array().expect("columns");
        let place = columns.iter().position(|head| head == column);
        let place = place.unwrap_or_else(|| panic!("{}: no column {column} of {columns:?}", self.table["key"]));
        let named = |cells: &Vec<Value>| row.iter().enumerate().all(|(at, name)| cells[at]["text"] == *name);
        let found = self.rows().find(|(_, cells)| named(cells));
        let (at, cells) = found.unwrap_or_else(|| panic!("{}: no row {row:?}", self.table["key"]));
        self.counted.borrow_mut().insert((at, place));
        &cells[place]
    }

    /// Holds a cell against a number counted again; where nothing can be counted, the cell must be empty and say why.
    ///
    /// # Panics
    /// They differ.
    #[track_caller]
    pub fn is(&self, row: &[&str], column: &str, wanted: Option<f64>) {
        self.near(row, column, wanted, CLOSE);
    }

    /// The same for a number that rests on chance: within so much.
    ///
    /// # Panics
    /// They differ by more.
    #[track_caller]
    pub fn near(&self, row: &[&str], column: &str, wanted: Option<f64>, by: f64) {
        let cell = self.cell(row, column);
        let key = &self.table["key"];
        match (wanted, number(cell)) {
            (Some(wanted), Some(found)) => {
                let wide = by * wanted.abs().max(1.0);
                assert!((found - wanted).abs() <= wide, "{key} {row:?} {column}: printed {found}, counted {wanted}");
            }
            (None, None) => {
                assert!(cell["reason"].as_str().is_some_and(|why| !why.is_empty()), "{key} {row:?} {column}");
            }
            (wanted, _) => panic!("{key} {row:?} {column}: printed {cell}, counted {wanted:?}"),
        }
    }

    /// Holds how many a cell rests on.
    ///
    /// # Panics
    /// Another number stands there.
    #[track_caller]
    pub fn rests_on(&self, row: &[&str], column: &str, n: usize) {
        let cell = self.cell(row, column);
        assert_eq!(cell["n"].as_u64(), u64::try_from(n).ok(), "{} {row:?} {column}: {cell}", self.table["key"]);
    }

    /// Holds what stands behind a ±, and whether there is a star.
    ///
    /// # Panics
    /// They differ.
    #[track_caller]
    pub fn has(&self, row: &[&str], column: &str, (spread, star): (Option<f64>, bool)) {
        let cell = self.cell(row, column);
        let found = cell["spread"].as_f64();
        let close = found.zip(spread).map_or(found.is_none() && spread.is_none(), |(a, b)| (a - b).abs() < CLOSE);
        assert!(
            close && cell["star"] == star,
            "{} {row:?} {column}: {cell}, not ± {spread:?} {star}",
            self.table["key"]
        );
    }

    /// Holds whether a cell is marked as a win, which is no star.
    ///
    /// # Panics
    /// It is marked otherwise.
    #[track_caller]
    pub fn has_win(&self, row: &[&str], column: &str, win: bool) {
        let cell = self.cell(row, column);
        assert!(cell["win"] == win && cell["star"] == false, "{} {row:?} {column}: {cell}", self.table["key"]);
    }

    /// Whether every number of the table was counted again.
    ///
    /// # Panics
    /// One was not.
    #[track_caller]
    pub fn is_all_counted(&self) {
        let counted = self.counted.borrow();
        let mut n = 0;
        for (at, cells) in self.rows() {
            for (place, cell) in cells.iter().enumerate().filter(|(_, cell)| number(cell).is_some()) {
                assert!(counted.contains(&(at, place)), "{}: nobody counted {cell} in {cells:?}", self.table["key"]);
                n += 1;
            }
        }
        assert!(n > 0, "{} has no number", self.table["key"]);
    }
}
