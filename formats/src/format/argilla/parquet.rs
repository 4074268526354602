//! Rows of Parquet with lists and objects in their cells, as JSON.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use parquet::errors::ParquetError;
use parquet::file::reader::{FileReader as _, SerializedFileReader};
use parquet::record::Field;
use parquet::record::reader::RowIter;
use serde_json::{Map, Value as Json};
use tabular::parquet::Table;

use crate::elements::Next;
use crate::input::{Bytes, File};
use crate::report::{Place, Unit};
use crate::{Error, limit};

/// Bytes of a group of rows, unpacked, as the file declares them.
const GROUP: i64 = 1 << 30;

/// The rows of a file.
pub struct Rows {
    inner: RowIter<'static>,
    file: Arc<str>,
    number: u64,
}

/// Whether a file has columns of responses.
pub fn is_own(file: &File) -> bool {
    described(file).is_ok_and(|table| table.columns().iter().any(|name| name.ends_with(".responses.users")))
}

/// The description of the file, which is checked before the library for nested rows sees it.
fn described(file: &File) -> Result<Table, Error> {
    let table = match &file.bytes {
        Bytes::Disk(file) => Table::open(file.try_clone()?),
        Bytes::Memory(bytes) => Table::of_bytes(bytes.to_vec()),
    };
    table.map_err(|error| Error::unusable(format!("{}: {error}", file.name)))
}

impl Rows {
    /// Opens a file.
    ///
    /// # Errors
    /// It is no Parquet file, or too large in one of its groups of rows.
    pub fn open(file: &File) -> Result<Self, Error> {
        described(file)?;
        let wrong = |error: ParquetError| damaged(&file.name, &error.to_string());
        let rows = match &file.bytes {
            Bytes::Disk(disk) => open(disk.try_clone()?),
            Bytes::Memory(bytes) => open(bytes.clone()),
        };
        let rows = rows.map_err(wrong)?;
        Ok(Self { inner: rows, file: file.name.clone(), number: 0 })
    }

    /// The next row.
    ///
    /// # Errors
    /// The file is damaged.
    pub fn read(&mut self) -> Next<Json> {
        let next = guarded(|| self.inner.next().transpose());
        let Some(row) = next.map_err(|error| damaged(&self.file, &error.to_string()))? else { return Ok(None) };
        self.number += 1;
        let place = Place { file: self.file.clone(), unit: Unit::Row, number: self.number };
        let members = row.into_columns().into_iter();
        let members = members.map(|(name, field)| Ok((name, json(field, 0)?))).collect::<Result<Map<_, _>, String>>();
        Ok(Some((place, members.map(Json::Object))))
    }
}

fn damaged(name: &str, why: &str) -> Error {
    Error::unusable(format!("{name}: This is not a complete Parquet file: {why}."))
}

fn open(file: impl parquet::file::reader::ChunkReader + 'static) -> Result<RowIter<'static>, ParquetError> {
    guarded(|| {
        let reader = SerializedFileReader::new(file)?;
        let metadata = reader.metadata();
        if metadata.file_metadata().schema_descr().num_columns() > limit::COLUMNS {
            return Err(ParquetError::General(format!("it has more than {} columns", limit::COLUMNS)));
        }
        if metadata.row_groups().iter().any(|group| group.total_byte_size() > GROUP) {
            return Err(ParquetError::General("a group of its rows is larger than 1 GiB".to_owned()));
        }
        Ok(RowIter::from_file_into(Box::new(reader)))
    })
}

/// The library panics on some damaged files.
fn guarded<T>(call: impl FnOnce() -> Result<T, ParquetError>) -> Result<T, ParquetError> {
    let called = catch_unwind(AssertUnwindSafe(call));
    called.unwrap_or_else(|_| Err(ParquetError::General("it contradicts itself".to_owned())))
}

fn json(field: Field, depth: usize) -> Result<Json, String> {
    if depth > limit::NESTING {
        return Err(format!("A cell has more than {} levels.", limit::NESTING));
    }
    Ok(match field {
        Field::Null => Json::Null,
        Field::Bool(flag) => flag.into(),
        Field::Byte(number) => number.into(),
        Field::Short(number) => number.into(),
        Field::Int(number) => number.into(),
        Field::Long(number) => number.into(),
        Field::UByte(number) => number.into(),
        Field::UShort(number) => number.into(),
        Field::UInt(number) => number.into(),
        Field::ULong(number) => number.into(),
        Field::Float(number) => f64::from(number).into(),
        Field::Double(number) => number.into(),
        Field::Str(text) => text.into(),
        Field::Group(row) => {
            let members = row.into_columns().into_iter();
            Json::Object(
                members.map(|(name, field)| Ok((name, json(field, depth + 1)?))).collect::<Result<_, String>>()?,
            )
        }
        Field::ListInternal(list) => {
            let elements = list.elements().iter();
            Json::Array(elements.map(|element| json(element.clone(), depth + 1)).collect::<Result<_, String>>()?)
        }
        other => other.to_string().into(),
    })
}
