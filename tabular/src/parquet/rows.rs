//! Reading Parquet: some of its columns, row by row, group by group.

use std::{fs::File, io, sync::Arc};

use ::parquet::{
    errors::ParquetError,
    file::{
        FOOTER_SIZE,
        metadata::{FooterTail, ParquetMetaData, ParquetMetaDataReader},
        reader::{ChunkReader as _, Length as _},
    },
};
use bytes::Bytes;

use super::{
    column::{Column, Kind, Mark},
    source::{Bytestore, Source, damaged, guarded},
    thrift::FileSizes,
};
use crate::read::Fault;

/// The first bytes of a file.
pub const MAGIC: [u8; 4] = *b"PAR1";

/// The first bytes of a file whose description is encrypted.
const ENCRYPTED: [u8; 4] = *b"PARE";

/// Bytes of the description at the end of a file.
const LARGEST_DESCRIPTION: usize = 64 << 20;

/// The most groups of rows, which the format counts with 16 bits.
const MOST_GROUPS: u64 = 32_767;

/// Why a file cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum Unreadable {
    /// It is no Parquet file, or damaged.
    #[error("This is not a complete Parquet file: {0}.")]
    Damaged(String),
    /// It is encrypted.
    #[error("This Parquet file is encrypted. Write it without encryption.")]
    Encrypted,
    /// A column that is needed cannot be read.
    #[error("The column \"{name}\" {why}.")]
    Column {
        /// Its name.
        name: String,
        /// What is wrong with it.
        why: String,
    },
    /// The file cannot be read from the disk.
    #[error("The file cannot be read: {0}")]
    Io(#[from] io::Error),
}

/// An open file.
///
/// Its columns are those at the top; of a column with structure, only the name is known.
#[derive(Clone, Debug)]
pub struct Table {
    source: Source,
    metadata: Arc<ParquetMetaData>,
    names: Vec<String>,
}

/// The rows of some columns.
pub struct Rows {
    table: Table,
    columns: Vec<Column>,
    /// The group of rows that is begun next.
    group: usize,
    /// The rows that are left in this group.
    left: u64,
    row: u64,
}

/// A row as texts.
pub struct Row<'a> {
    columns: &'a [Column],
}

impl Table {
    /// Opens a file. Only its description is read, of at most 64 MiB.
    ///
    /// # Errors
    /// It is no Parquet file, it is damaged, or it is encrypted.
    pub fn open(file: File) -> Result<Self, Unreadable> {
        Self::new(Source::new(Bytestore::File(file))?)
    }

    /// Opens a file that is in memory.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    ///
    /// # Example
    /// ```
    /// use tabular::parquet::{Cell, Kind, Table, Writer};
    /// let mut file = Writer::new(&[("item", Kind::Text), ("value", Kind::Double)], &[], "example 1")?;
    /// file.row([Cell::Text("a".into()), Cell::Double(2.0)])?;
    /// file.row([Cell::Text("b".into()), Cell::Empty])?;
    /// let table = Table::of_bytes(file.finish()?)?;
    /// assert_eq!((table.columns(), table.n_rows()), (&["item".to_owned(), "value".to_owned()][..], 2));
    /// let mut rows = table.rows(&[1])?;
    /// assert!(rows.advance()?);
    /// assert_eq!(rows.row().text(0)?, "2");
    /// assert!(rows.advance()?);
    /// assert_eq!((rows.number(), rows.row().text(0)?), (2, ""));
    /// assert!(!rows.advance()?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of_bytes(bytes: Vec<u8>) -> Result<Self, Unreadable> {
        Self::new(Source::new(Bytestore::Memory(Bytes::from(bytes)))?)
    }

    fn new(source: Source) -> Result<Self, Unreadable> {
        check(&source)?;
        let read = || ParquetMetaDataReader::new().parse_and_finish(&source);
        let metadata = guarded(read).map_err(broken)?;
        let fields = metadata.file_metadata().schema().get_fields();
        let names = fields.iter().map(|field| field.name().to_owned()).collect();
        Ok(Self { source, metadata: Arc::new(metadata), names })
    }

    /// The names of its columns.
    pub fn columns(&self) -> &[String] {
        &self.names
    }

    /// The number of its rows, as it declares it.
    pub fn n_rows(&self) -> u64 {
        let groups = self.metadata.row_groups().iter();
        groups.fold(0, |sum: u64, group| sum.saturating_add(u64::try_from(group.num_rows()).unwrap_or(0)))
    }

    /// The rows of these columns, which are places among [`columns`](Self::columns).
    ///
    /// # Errors
    /// A column is not there, has structure, or is of a type without texts.
    pub fn rows(&self, columns: &[usize]) -> Result<Rows, Unreadable> {
        let columns = columns.iter().map(|&column| self.column(column)).collect::<Result<_, _>>()?;
        Ok(Rows { table: self.clone(), columns, group: 0, left: 0, row: 0 })
    }

    /// The place of a column among those without structure.
    fn leaf(&self, column: usize) -> Option<usize> {
        let field = self.metadata.file_metadata().schema().get_fields().get(column)?;
        let leaves = self.metadata.file_metadata().schema_descr().columns().iter();
        let is_own = |leaf: &::parquet::schema::types::ColumnDescPtr| {
            leaf.path().parts().len() == 1 && leaf.name() == field.name() && field.is_primitive()
        };
        leaves.enumerate().find(|(_, leaf)| is_own(leaf)).map(|(place, _)| place)
    }

    fn column(&self, column: usize) -> Result<Column, Unreadable> {
        let name = self.names.get(column).cloned().unwrap_or_default();
        let wrong = |why: &str| Unreadable::Column { name: name.clone(), why: why.to_owned() };
        let nested = "has structure. Only columns of texts, numbers and flags can be read";
        let leaf = self.leaf(column).ok_or_else(|| wrong(nested))?;
        let descriptor = self.metadata.file_metadata().schema_descr().column(leaf);
        if descriptor.max_rep_level() > 0 || descriptor.max_def_level() > 1 {
            return Err(wrong(nested));
        }
        let kind = Kind::of(&descriptor).map_err(wrong)?;
        Ok(Column::new(name, leaf, kind, descriptor))
    }
}

impl Rows {
    /// Goes to the next row; false after the last.
    ///
    /// # Errors
    /// The file is damaged.
    pub fn advance(&mut self) -> Result<bool, Unreadable> {
        while self.left == 0 {
            if self.group == self.table.metadata.num_row_groups() {
                return Ok(false);
            }
            let group = self.table.metadata.row_group(self.group);
            self.left =
                u64::try_from(group.num_rows()).map_err(|_| broken(damaged("a group has fewer than no rows")))?;
            for column in &mut self.columns {
                guarded(|| column.begin(&self.table.source, group)).map_err(|error| in_column(&column.name, error))?;
            }
            self.group += 1;
        }
        for column in &mut self.columns {
            column.advance().map_err(|error| in_column(&column.name, error))?;
        }
        self.left -= 1;
        self.row += 1;
        Ok(true)
    }

    /// The number of this row, from 1.
    pub const fn number(&self) -> u64 {
        self.row
    }

    /// The groups of rows that were begun: the [places](Mark::Place) of texts belong to the last of them.
    pub const fn group(&self) -> usize {
        self.group
    }

    /// What this row's cell can be recognised by, in the column at this place of those that were asked for.
    ///
    /// # Panics
    /// There is no such column.
    pub fn mark(&self, column: usize) -> Mark {
        self.columns[column].mark()
    }

    /// The texts of this row.
    pub fn row(&mut self) -> Row<'_> {
        self.columns.iter_mut().for_each(Column::spell);
        Row { columns: &self.columns }
    }
}

impl Row<'_> {
    /// The text of the cell in the column at this place of those that were asked for: numbers as they are printed,
    /// `true` or `false`, nothing where there is none.
    ///
    /// # Errors
    /// It is not UTF-8.
    ///
    /// # Panics
    /// There is no such column.
    pub fn text(&self, column: usize) -> Result<&str, Fault> {
        self.columns[column].text()
    }
}

/// Refuses a file by its first and last bytes and by the sizes in its description, before the library reads it.
fn check(source: &Source) -> Result<(), Unreadable> {
    let wrong = |why: &str| broken(damaged(why));
    let len = source.len();
    if len < 12 {
        return Err(wrong("it is too short"));
    }
    let first = source.get_bytes(0, 4).map_err(broken)?;
    let tail = source.get_bytes(len - FOOTER_SIZE as u64, FOOTER_SIZE).map_err(broken)?;
    let last = &tail[4..];
    if first[..] == ENCRYPTED || last == ENCRYPTED {
        return Err(Unreadable::Encrypted);
    }
    if first[..] != MAGIC {
        return Err(wrong("it does not begin with PAR1"));
    }
    if last != MAGIC {
        return Err(wrong("it does not end with PAR1, so that its end is missing"));
    }
    let tail = FooterTail::try_from(&tail[..]).map_err(broken)?;
    let length = tail.metadata_length();
    if length > LARGEST_DESCRIPTION {
        return Err(wrong("its description is larger than 64 MiB"));
    }
    let begin = (len - FOOTER_SIZE as u64).checked_sub(length as u64).ok_or_else(|| wrong("it ends too early"))?;
    let bytes = source.get_bytes(begin, length).map_err(broken)?;
    let sizes = FileSizes::read(&bytes).ok_or_else(|| wrong("its description is damaged"))?;
    if sizes.is_encrypted {
        return Err(Unreadable::Encrypted);
    }
    if sizes.groups > MOST_GROUPS {
        return Err(wrong("it has more than 32767 groups of rows"));
    }
    Ok(())
}

fn broken(error: ParquetError) -> Unreadable {
    Unreadable::Damaged(words(&error))
}

fn in_column(name: &str, error: ParquetError) -> Unreadable {
    Unreadable::Damaged(format!("column \"{name}\": {}", words(&error)))
}

/// The message without the library's prefix, which names the library's own kinds of errors.
fn words(error: &ParquetError) -> String {
    let text = error.to_string();
    let text = ["Parquet error: ", "EOF: ", "NYI: ", "External: "]
        .iter()
        .fold(text.as_str(), |text, prefix| text.strip_prefix(prefix).unwrap_or(text));
    text.trim_end_matches('.').to_owned()
}
