//! The columns of exported files: each is declared once, with its name and the kind of its cells, for every format.

use std::borrow::Cow;

use tabular::parquet::{Cell as ParquetCell, Kind as ParquetKind};

use super::Cell;

/// A column of an exported file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Column {
    /// Its name in every format.
    pub name: &'static str,
    kind: Kind,
}

/// What the cells of a column are. Every cell may be empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// [`Cell::Number`].
    Integer,
    /// [`Cell::Flag`].
    Flag,
    /// [`Cell::At`].
    Instant,
    /// Ids, words, texts, and JSON as a text.
    Text,
    /// What somebody answered: a number with or without decimals, or an id, a word or a text.
    ///
    /// A column of Parquet has one type, so that there are two of them: numbers have the name of the column, and all
    /// else is in a second one.
    Value,
}

/// The second column of values in Parquet.
const VALUE_TEXT: &str = "value_text";

impl Column {
    /// Whole numbers.
    pub(crate) const fn integer(name: &'static str) -> Self {
        Self { name, kind: Kind::Integer }
    }

    /// Yes or no.
    pub(crate) const fn flag(name: &'static str) -> Self {
        Self { name, kind: Kind::Flag }
    }

    /// Instants.
    pub(crate) const fn instant(name: &'static str) -> Self {
        Self { name, kind: Kind::Instant }
    }

    /// Ids, words, texts and JSON.
    pub(crate) const fn text(name: &'static str) -> Self {
        Self { name, kind: Kind::Text }
    }

    /// Answers, which are numbers or texts.
    pub(crate) const fn value(name: &'static str) -> Self {
        Self { name, kind: Kind::Value }
    }

    /// Whether this is a cell of the column.
    pub(crate) const fn takes(self, cell: &Cell) -> bool {
        matches!(
            (self.kind, cell),
            (_, Cell::Empty)
                | (Kind::Integer, Cell::Number(_))
                | (Kind::Flag, Cell::Flag(_))
                | (Kind::Instant, Cell::At(_))
                | (Kind::Text, Cell::Id(_) | Cell::Word(_) | Cell::Text(_) | Cell::Json(_))
                | (Kind::Value, Cell::Number(_) | Cell::Decimal(_) | Cell::Id(_) | Cell::Word(_) | Cell::Text(_))
        )
    }

    /// The columns of Parquet that it becomes.
    pub(crate) fn parquet(self) -> impl Iterator<Item = (&'static str, ParquetKind)> {
        let (kind, second) = match self.kind {
            Kind::Integer => (ParquetKind::Integer, None),
            Kind::Flag => (ParquetKind::Flag, None),
            Kind::Instant => (ParquetKind::Instant, None),
            Kind::Text => (ParquetKind::Text, None),
            Kind::Value => (ParquetKind::Double, Some((VALUE_TEXT, ParquetKind::Text))),
        };
        std::iter::once((self.name, kind)).chain(second)
    }

    /// The cells of Parquet that a cell of the column becomes.
    #[expect(clippy::cast_precision_loss, reason = "answers have at most 16 digits, which a double holds exactly")]
    pub(crate) fn parquet_cells(self, cell: &Cell) -> impl Iterator<Item = ParquetCell<'_>> {
        let first = match cell {
            Cell::Empty => ParquetCell::Empty,
            Cell::Number(number) if self.kind == Kind::Value => ParquetCell::Double(*number as f64),
            Cell::Number(number) => ParquetCell::Integer(*number),
            Cell::Decimal(number) => ParquetCell::Double(number.to_f64()),
            Cell::Flag(flag) => ParquetCell::Flag(*flag),
            Cell::At(at) => ParquetCell::Instant(at.0),
            Cell::Id(id) => ParquetCell::Text(Cow::Owned(id.to_string())),
            Cell::Word(text) | Cell::Text(text) => ParquetCell::Text(Cow::Borrowed(text)),
            Cell::Json(value) => ParquetCell::Text(Cow::Owned(value.to_string())),
        };
        let (first, second) = match (self.kind, first) {
            (Kind::Value, text @ ParquetCell::Text(_)) => (ParquetCell::Empty, Some(text)),
            (Kind::Value, number) => (number, Some(ParquetCell::Empty)),
            (_, first) => (first, None),
        };
        std::iter::once(first).chain(second)
    }
}

#[cfg(test)]
mod tests {
    use shared::{Decimal, Time};

    use super::*;

    #[test]
    fn a_value_is_a_number_or_a_text_and_the_other_column_is_empty() {
        let column = Column::value("value");
        let cells = |cell: &Cell| column.parquet_cells(cell).map(|cell| format!("{cell:?}")).collect::<Vec<_>>();
        assert_eq!(column.parquet().map(|(name, _)| name).collect::<Vec<_>>(), ["value", "value_text"]);
        assert_eq!(cells(&Cell::Number(-3)), ["Double(-3.0)", "Empty"]);
        assert_eq!(cells(&Cell::Decimal(Decimal::new(375, 1).unwrap())), ["Double(37.5)", "Empty"]);
        assert_eq!(cells(&Cell::Text("-3".to_owned())), ["Empty", "Text(\"-3\")"]);
        assert_eq!(cells(&Cell::Empty), ["Empty", "Empty"]);
    }

    #[test]
    fn a_column_takes_its_own_cells_and_empty_ones() {
        assert!(Column::instant("at").takes(&Cell::At(Time(0))) && Column::flag("used").takes(&Cell::Empty));
        assert!(!Column::integer("n").takes(&Cell::Text("1".to_owned())));
        assert!(!Column::text("text").takes(&Cell::Number(1)));
    }
}
