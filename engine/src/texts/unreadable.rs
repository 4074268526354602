//! Why a table cannot be read, as the message of a refusal.

use shared::{Message, refusal};
use tabular::read::Unreadable;

/// The message for a table that cannot be read.
pub(crate) fn unreadable(error: &Unreadable) -> Message {
    match error {
        Unreadable::Empty => refusal::choose_full_file(),
        Unreadable::Utf16 => refusal::file_is_utf(),
        Unreadable::LongHeader { .. } => refusal::header_unreadable(),
        Unreadable::ManyColumns { n, most } => refusal::too_many_columns(*n, *most),
        Unreadable::NameNotUtf8 { column, .. } => refusal::column_name_encoding(*column),
        Unreadable::NoName { column, most } => refusal::column_name_length(*column, *most),
        Unreadable::NameTwice { name } => refusal::column_is_twice(name),
        Unreadable::ManyNames { most } => refusal::objects_of_too_many_names(*most),
        Unreadable::UnclosedHeader => refusal::header_is_unclosed(),
        Unreadable::Io(error) => refusal::header_is_odd(error.to_string()),
    }
}
