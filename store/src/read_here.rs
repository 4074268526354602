//! Columns of `SQLite`'s rows that are read on the calling thread, without sqlx.

use std::{error::Error as StdError, str::FromStr};

use direct::{Row, RowError, Type, Value};
use uuid::Uuid;

/// An id as a parameter.
pub(crate) fn blob(id: Uuid) -> Value {
    Value::Blob(id.into_bytes().to_vec())
}

/// The id in this column.
pub(crate) fn id<T: From<Uuid>>(row: &Row<'_>, place: usize) -> Result<T, RowError> {
    Ok(Uuid::from_bytes(row.get(place)?).into())
}

/// The id in this column, if there is one.
pub(crate) fn id_or_none<T: From<Uuid>>(row: &Row<'_>, place: usize) -> Result<Option<T>, RowError> {
    let bytes: Option<[u8; 16]> = row.get(place)?;
    Ok(bytes.map(|bytes| Uuid::from_bytes(bytes).into()))
}

/// What the text in this column means.
pub(crate) fn word<T>(row: &Row<'_>, place: usize) -> Result<T, RowError>
where
    T: FromStr<Err: StdError + Send + Sync + 'static>,
{
    parsed(row.get_ref(place)?.as_str().map_err(RowError::from)?, place)
}

/// What the text in this column means, if there is one.
pub(crate) fn word_or_none<T>(row: &Row<'_>, place: usize) -> Result<Option<T>, RowError>
where
    T: FromStr<Err: StdError + Send + Sync + 'static>,
{
    let text = row.get_ref(place)?.as_str_or_null().map_err(RowError::from)?;
    text.map(|text| parsed(text, place)).transpose()
}

fn parsed<T>(text: &str, place: usize) -> Result<T, RowError>
where
    T: FromStr<Err: StdError + Send + Sync + 'static>,
{
    text.parse().map_err(|error| RowError::FromSqlConversionFailure(place, Type::Text, Box::new(error)))
}
