//! The file from which a batch is made: a header with the names of the variables, and a row for each HIT.
//!
//! Every cell is in quotes, line breaks in texts stay, and nothing is escaped for spreadsheets: the worker reads the text
//! as it is here.

use std::collections::BTreeSet;

use tabular::csv::{Cell, Writer};
use thiserror::Error;

/// The variables of which one must be there: they carry our key, by which results are joined.
pub const KEYS: [&str; 2] = ["hit", "item"];
/// The rows of a file, at most. This limit is ours.
pub const ROWS: usize = 50_000;

/// Why a file cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// No variable carries our key.
    #[error("No variable has the name \"hit\" or \"item\". Results could not be joined with their texts.")]
    NoKey,
    /// A name is no name of a variable.
    #[error("\"{name}\" is not a name of a variable. Use letters, digits and _ only.")]
    Name {
        /// The name.
        name: String,
    },
    /// Two variables have the same name.
    #[error("Two variables have the name \"{name}\".")]
    SameName {
        /// The name.
        name: String,
    },
    /// There are no rows.
    #[error("There are no rows.")]
    NoRows,
    /// There are too many rows.
    #[error("There are {n} rows; a file has at most {most}. Split them.")]
    TooMany {
        /// The number of rows.
        n: usize,
        /// The limit.
        most: usize,
    },
    /// A row does not have a cell for each variable.
    #[error("Row {row} has {found} cells, but there are {columns} variables.")]
    Ragged {
        /// The row, from 1 after the header.
        row: usize,
        /// The cells it has.
        found: usize,
        /// The number of variables.
        columns: usize,
    },
    /// A key is empty.
    #[error("Row {row} has no value for \"{column}\".")]
    EmptyKey {
        /// The row, from 1 after the header.
        row: usize,
        /// The name of the variable.
        column: String,
    },
    /// A text has NUL or another control character, which pages of the site cannot hold.
    #[error("Row {row}, variable \"{column}\": The text has a control character. Remove it.")]
    Control {
        /// The row, from 1 after the header.
        row: usize,
        /// The name of the variable.
        column: String,
    },
}

/// The file.
///
/// # Errors
/// The first thing that is wrong, with its row.
///
/// # Example
/// ```
/// let file = payfile::mturk::input::write(&["item", "text"], &[vec!["s1", "=1+1"], vec!["s2", "\"wait\",\nthen"]]);
/// assert_eq!(file.unwrap(), "\"item\",\"text\"\n\"s1\",\"=1+1\"\n\"s2\",\"\"\"wait\"\",\nthen\"\n");
/// ```
pub fn write<T: AsRef<str>>(columns: &[&str], rows: &[Vec<T>]) -> Result<String, Refusal> {
    check_columns(columns)?;
    let n = rows.len();
    if n == 0 {
        return Err(Refusal::NoRows);
    }
    if n > ROWS {
        return Err(Refusal::TooMany { n, most: ROWS });
    }
    let mut file = Writer::quoted(columns);
    for (cells, row) in rows.iter().zip(1..) {
        let (found, columns_n) = (cells.len(), columns.len());
        if found != columns_n {
            return Err(Refusal::Ragged { row, found, columns: columns_n });
        }
        for (cell, column) in cells.iter().map(AsRef::as_ref).zip(columns) {
            if cell.chars().any(|c| c.is_ascii_control() && !matches!(c, '\t' | '\n' | '\r')) {
                return Err(Refusal::Control { row, column: (*column).to_owned() });
            }
            if cell.is_empty() && KEYS.contains(column) {
                return Err(Refusal::EmptyKey { row, column: (*column).to_owned() });
            }
        }
        file.row(cells.iter().map(|cell| Cell::word(cell.as_ref())));
    }
    Ok(file.finish())
}

fn check_columns(columns: &[&str]) -> Result<(), Refusal> {
    let mut seen = BTreeSet::new();
    for name in columns {
        let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        if !is_name {
            return Err(Refusal::Name { name: (*name).to_owned() });
        }
        if !seen.insert(name) {
            return Err(Refusal::SameName { name: (*name).to_owned() });
        }
    }
    if KEYS.iter().any(|key| columns.contains(key)) { Ok(()) } else { Err(Refusal::NoKey) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_stay_as_they_are() {
        let text = "=1 -2 @a +b 🚀 <b>&amp;</b> 'x\t\r\n\"";
        let file = write(&["item", "text"], &[vec!["-3", text]]).expect("a file");
        assert_eq!(file, format!("\"item\",\"text\"\n\"-3\",\"{}\"\n", text.replace('"', "\"\"")));
    }

    #[test]
    fn what_the_site_cannot_show_or_we_cannot_join_is_refused() {
        let refused = |columns: &[&str], row: &[&str]| write(columns, &[row.to_vec()]).expect_err("a refusal");
        assert_eq!(refused(&["text"], &["a"]), Refusal::NoKey);
        assert_eq!(refused(&["item", "a b"], &["a", "b"]), Refusal::Name { name: "a b".into() });
        assert_eq!(refused(&["item", ""], &["a", "b"]), Refusal::Name { name: String::new() });
        assert_eq!(refused(&["item", "item"], &["a", "b"]), Refusal::SameName { name: "item".into() });
        assert_eq!(refused(&["hit", "t"], &["a"]), Refusal::Ragged { row: 1, found: 1, columns: 2 });
        assert_eq!(refused(&["hit"], &[""]), Refusal::EmptyKey { row: 1, column: "hit".into() });
        assert_eq!(refused(&["hit", "t"], &["1", "a\0"]), Refusal::Control { row: 1, column: "t".into() });
        assert_eq!(write::<&str>(&["hit"], &[]), Err(Refusal::NoRows));
        let many = vec![vec!["1"]; ROWS + 1];
        assert_eq!(write(&["hit"], &many), Err(Refusal::TooMany { n: ROWS + 1, most: ROWS }));
    }
}
