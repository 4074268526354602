//! Parquet. [`Writer`] writes front to back: rows are gathered column by column, and each full group of rows is
//! compressed and handed on, so that a file of any length needs the memory of one group. Every column may have empty
//! cells, which become nulls. [`Table`] reads the rows of some columns, with the memory of one page of each.

mod column;
mod pages;
#[cfg(test)]
mod reading;
mod rows;
mod source;
mod texts;
mod thrift;

pub use column::Mark;
pub use rows::{MAGIC, Row, Rows, Table, Unreadable};

use std::{borrow::Cow, sync::Arc};

use ::parquet::{
    basic::{Compression, LogicalType, Repetition, TimeUnit, Type as Physical, ZstdLevel},
    data_type::{BoolType, ByteArray, ByteArrayType, DoubleType, Int64Type},
    errors::ParquetError,
    file::{
        metadata::KeyValue,
        properties::WriterProperties,
        writer::{SerializedColumnWriter, SerializedFileWriter},
    },
    schema::types::Type,
};

/// The maximum number of rows in a group.
const GROUP_ROWS: usize = 65_536;

/// Bytes of gathered cells from which a group is full.
const GROUP_BYTES: usize = 8 << 20;

/// What the cells of a column are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Whole numbers of 64 bits.
    Integer,
    /// Floating-point numbers of 64 bits.
    Double,
    /// Yes or no.
    Flag,
    /// Instants in UTC, in microseconds since 1970.
    Instant,
    /// Texts in UTF-8.
    Text,
}

/// The value of one cell.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell<'a> {
    /// No value: a null.
    Empty,
    /// A whole number.
    Integer(i64),
    /// A floating-point number.
    Double(f64),
    /// Yes or no.
    Flag(bool),
    /// Microseconds since 1970-01-01T00:00:00Z.
    Instant(i64),
    /// A text.
    Text(Cow<'a, str>),
}

/// Why a file could not be written.
#[derive(Debug, thiserror::Error)]
pub enum Failed {
    /// A row has a cell too many or too few, or one of another kind than its column.
    #[error("column {column} of a Parquet file does not take {cell}")]
    Kind {
        /// The place of the column, from 0.
        column: usize,
        /// The cell.
        cell: String,
    },
    /// The library refused to write.
    #[error("Parquet: {0}")]
    Library(#[from] ParquetError),
}

/// A Parquet file that is being written. Its bytes are collected with [`take_group`](Self::take_group).
///
/// # Example
/// ```
/// use tabular::parquet::{Cell, Kind, Writer};
/// let mut file = Writer::new(&[("id", Kind::Text), ("value", Kind::Integer)], &[("study", "7")], "example 1")?;
/// file.row([Cell::Text("a".into()), Cell::Integer(-3)])?;
/// file.row([Cell::Text("b".into()), Cell::Empty])?;
/// let bytes = file.finish()?;
/// assert!(bytes.starts_with(b"PAR1") && bytes.ends_with(b"PAR1"));
/// # Ok::<(), tabular::parquet::Failed>(())
/// ```
#[derive(Debug)]
pub struct Writer {
    file: SerializedFileWriter<Vec<u8>>,
    columns: Vec<Gathered>,
    rows: usize,
    bytes: usize,
}

/// The cells of a column that are not written yet.
#[derive(Debug)]
struct Gathered {
    values: Values,
    /// For each row 1, or 0 where the cell is empty.
    levels: Vec<i16>,
}

#[derive(Debug)]
enum Values {
    Integers(Vec<i64>),
    Doubles(Vec<f64>),
    Flags(Vec<bool>),
    Instants(Vec<i64>),
    /// All texts in a row, and where each of them ends.
    Texts(Vec<u8>, Vec<usize>),
}

impl Writer {
    /// A file with these columns.
    ///
    /// # Arguments
    /// * `columns`: their names and kinds, in the order of the cells of a row
    /// * `metadata`: names and values that are kept in the file next to the table
    /// * `software`: the program that writes it
    ///
    /// # Errors
    /// Two columns have the same name.
    pub fn new(columns: &[(&str, Kind)], metadata: &[(&str, &str)], software: &str) -> Result<Self, Failed> {
        let fields = columns.iter().map(|(name, kind)| field(name, *kind)).collect::<Result<Vec<_>, _>>()?;
        let schema = Type::group_type_builder("table").with_fields(fields).build()?;
        let metadata = metadata.iter().map(|(name, value)| KeyValue::new((*name).to_owned(), (*value).to_owned()));
        let properties = WriterProperties::builder()
            .set_compression(Compression::ZSTD(ZstdLevel::default()))
            .set_created_by(software.to_owned())
            .set_key_value_metadata(Some(metadata.collect()))
            .build();
        let file = SerializedFileWriter::new(Vec::new(), Arc::new(schema), Arc::new(properties))?;
        let columns = columns.iter().map(|(_, kind)| Gathered::new(*kind)).collect();
        Ok(Self { file, columns, rows: 0, bytes: 0 })
    }

    /// Adds a row.
    ///
    /// # Errors
    /// It does not have a cell for each column, or a cell is of another kind than its column.
    pub fn row<'a>(&mut self, cells: impl IntoIterator<Item = Cell<'a>>) -> Result<(), Failed> {
        let mut n = 0;
        for cell in cells {
            let column = self.columns.get_mut(n).ok_or_else(|| wrong(n, &cell))?;
            self.bytes += column.add(&cell).ok_or_else(|| wrong(n, &cell))?;
            n += 1;
        }
        if n != self.columns.len() {
            return Err(Failed::Kind { column: n, cell: "no cell".to_owned() });
        }
        self.rows += 1;
        Ok(())
    }

    /// Whether enough rows are gathered for a group. The caller then takes it, preferably on a thread for computations.
    pub const fn is_full(&self) -> bool {
        self.rows >= GROUP_ROWS || self.bytes >= GROUP_BYTES
    }

    /// Writes the gathered rows as a group, and returns the bytes that were produced since the last call.
    ///
    /// # Errors
    /// The library refuses them.
    pub fn take_group(&mut self) -> Result<Vec<u8>, Failed> {
        if self.rows > 0 {
            let mut group = self.file.next_row_group()?;
            for column in &mut self.columns {
                let mut writer = group.next_column()?.ok_or_else(|| wrong(0, &Cell::Empty))?;
                column.write(&mut writer)?;
                writer.close()?;
            }
            group.close()?;
            (self.rows, self.bytes) = (0, 0);
        }
        self.file.flush().map_err(ParquetError::from)?;
        Ok(std::mem::take(self.file.inner_mut()))
    }

    /// Writes the gathered rows and the end of the file, and returns the bytes that were produced since the last group.
    ///
    /// # Errors
    /// The library refuses them.
    pub fn finish(mut self) -> Result<Vec<u8>, Failed> {
        let mut bytes = self.take_group()?;
        bytes.append(&mut self.file.into_inner()?);
        Ok(bytes)
    }
}

impl Gathered {
    const fn new(kind: Kind) -> Self {
        let values = match kind {
            Kind::Integer => Values::Integers(Vec::new()),
            Kind::Double => Values::Doubles(Vec::new()),
            Kind::Flag => Values::Flags(Vec::new()),
            Kind::Instant => Values::Instants(Vec::new()),
            Kind::Text => Values::Texts(Vec::new(), Vec::new()),
        };
        Self { values, levels: Vec::new() }
    }

    /// Adds a cell; its size in bytes, or `None` if it is of another kind.
    fn add(&mut self, cell: &Cell<'_>) -> Option<usize> {
        const LEVEL: usize = size_of::<i16>();
        let size = match (&mut self.values, cell) {
            (_, Cell::Empty) => {
                self.levels.push(0);
                return Some(LEVEL);
            }
            (Values::Integers(values), Cell::Integer(value)) | (Values::Instants(values), Cell::Instant(value)) => {
                values.push(*value);
                size_of::<i64>()
            }
            (Values::Doubles(values), Cell::Double(value)) => {
                values.push(*value);
                size_of::<f64>()
            }
            (Values::Flags(values), Cell::Flag(value)) => {
                values.push(*value);
                size_of::<bool>()
            }
            (Values::Texts(texts, ends), Cell::Text(text)) => {
                texts.extend_from_slice(text.as_bytes());
                ends.push(texts.len());
                text.len() + size_of::<usize>()
            }
            _ => return None,
        };
        self.levels.push(1);
        Some(size + LEVEL)
    }

    /// Writes the gathered cells and forgets them.
    fn write(&mut self, writer: &mut SerializedColumnWriter<'_>) -> Result<(), Failed> {
        let levels = std::mem::take(&mut self.levels);
        let levels = Some(levels.as_slice());
        match &mut self.values {
            Values::Integers(values) | Values::Instants(values) => {
                writer.typed::<Int64Type>().write_batch(&std::mem::take(values), levels, None)?;
            }
            Values::Doubles(values) => {
                writer.typed::<DoubleType>().write_batch(&std::mem::take(values), levels, None)?;
            }
            Values::Flags(values) => {
                writer.typed::<BoolType>().write_batch(&std::mem::take(values), levels, None)?;
            }
            Values::Texts(texts, ends) => {
                let (texts, ends) = (ByteArray::from(std::mem::take(texts)), std::mem::take(ends));
                let starts = std::iter::once(0).chain(ends.iter().copied());
                let texts: Vec<_> = starts.zip(&ends).map(|(start, end)| texts.slice(start, end - start)).collect();
                writer.typed::<ByteArrayType>().write_batch(&texts, levels, None)?;
            }
        }
        Ok(())
    }
}

fn field(name: &str, kind: Kind) -> Result<Arc<Type>, ParquetError> {
    let (physical, logical) = match kind {
        Kind::Integer => (Physical::INT64, None),
        Kind::Double => (Physical::DOUBLE, None),
        Kind::Flag => (Physical::BOOLEAN, None),
        Kind::Instant => (Physical::INT64, Some(LogicalType::timestamp(true, TimeUnit::MICROS))),
        Kind::Text => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
    };
    let column = Type::primitive_type_builder(name, physical).with_logical_type(logical);
    column.with_repetition(Repetition::OPTIONAL).build().map(Arc::new)
}

/// The message quotes no text: the cell may be anybody's.
fn wrong(column: usize, cell: &Cell<'_>) -> Failed {
    let cell = match cell {
        Cell::Empty => "an empty cell",
        Cell::Integer(_) => "a whole number",
        Cell::Double(_) => "a floating-point number",
        Cell::Flag(_) => "a flag",
        Cell::Instant(_) => "an instant",
        Cell::Text(_) => "a text",
    };
    Failed::Kind { column, cell: cell.to_owned() }
}

#[cfg(test)]
mod tests {
    use ::parquet::{
        basic::ConvertedType,
        file::reader::{FileReader as _, SerializedFileReader},
        record::Field,
    };
    use tempfile::tempfile;

    use super::*;

    const COLUMNS: [(&str, Kind); 5] = [
        ("number", Kind::Integer),
        ("share", Kind::Double),
        ("flag", Kind::Flag),
        ("at", Kind::Instant),
        ("text", Kind::Text),
    ];

    fn open(bytes: &[u8]) -> SerializedFileReader<std::fs::File> {
        let mut file = tempfile().unwrap();
        std::io::Write::write_all(&mut file, bytes).unwrap();
        SerializedFileReader::new(file).unwrap()
    }

    fn rows(bytes: &[u8]) -> Vec<Vec<Field>> {
        let rows = open(bytes).into_iter();
        rows.map(|row| row.unwrap().into_columns().into_iter().map(|(_, field)| field).collect()).collect()
    }

    #[test]
    fn what_is_written_is_read_with_its_types_and_its_nulls() {
        let long = "ü".repeat(1 << 19);
        let mut file = Writer::new(&COLUMNS, &[("table", "answers")], "concord 1").unwrap();
        for text in ["👩‍🔬", "نص", "", "=1+1", &long] {
            let cells = [Cell::Integer(i64::MIN), Cell::Double(-0.5), Cell::Flag(true), Cell::Instant(-1)];
            file.row(cells.into_iter().chain([Cell::Text(text.into())])).unwrap();
        }
        file.row(vec![Cell::Empty; 5]).unwrap();
        let bytes = file.finish().unwrap();
        let found = rows(&bytes);
        assert_eq!(found.len(), 6);
        assert_eq!(found[0][..3], [Field::Long(i64::MIN), Field::Double(-0.5), Field::Bool(true)]);
        assert_eq!(found[0][3], Field::TimestampMicros(-1));
        for (row, text) in found.iter().zip(["👩‍🔬", "نص", "", "=1+1", &long]) {
            assert_eq!(row[4], Field::Str(text.to_owned()));
        }
        assert_eq!(found[5], vec![Field::Null; 5]);
        let reader = open(&bytes);
        let meta = reader.metadata().file_metadata();
        assert_eq!(meta.created_by(), Some("concord 1"));
        let pair = &meta.key_value_metadata().unwrap()[0];
        assert_eq!((pair.key.as_str(), pair.value.as_deref()), ("table", Some("answers")));
        let of = |column: usize| meta.schema_descr().column(column).converted_type();
        assert_eq!((of(3), of(4)), (ConvertedType::TIMESTAMP_MICROS, ConvertedType::UTF8));
    }

    #[test]
    fn an_empty_table_has_its_columns() {
        let bytes = Writer::new(&COLUMNS, &[], "concord 1").unwrap().finish().unwrap();
        assert_eq!(rows(&bytes), Vec::<Vec<Field>>::new());
        assert_eq!(open(&bytes).metadata().file_metadata().schema_descr().num_columns(), 5);
    }

    #[test]
    fn groups_are_bounded_and_their_bytes_are_handed_on() {
        let (mut file, mut bytes, mut groups) = (Writer::new(&COLUMNS, &[], "concord 1").unwrap(), Vec::new(), 0);
        let text = "a text of some length, and another one of the same length".repeat(20);
        for number in 0..40_000 {
            let cells = [Cell::Integer(number), Cell::Empty, Cell::Empty, Cell::Empty];
            file.row(cells.into_iter().chain([Cell::Text(text.as_str().into())])).unwrap();
            if file.is_full() {
                bytes.append(&mut file.take_group().unwrap());
                groups += 1;
                assert!(file.file.inner().is_empty());
            }
        }
        bytes.append(&mut file.finish().unwrap());
        let reader = open(&bytes);
        assert_eq!(reader.num_row_groups(), groups + 1);
        assert!((4..8).contains(&groups), "{groups}");
        assert_eq!(reader.metadata().file_metadata().num_rows(), 40_000);
        assert_eq!(rows(&bytes)[39_999][0], Field::Long(39_999));
    }

    #[test]
    fn a_cell_of_another_kind_and_a_short_row_are_refused() {
        let mut file = Writer::new(&[("n", Kind::Integer)], &[], "concord 1").unwrap();
        let refused = file.row([Cell::Text("secret".into())]).unwrap_err().to_string();
        assert_eq!(refused, "column 0 of a Parquet file does not take a text");
        assert!(file.row([]).is_err());
        assert!(file.row([Cell::Integer(1), Cell::Integer(2)]).is_err());
    }
}
