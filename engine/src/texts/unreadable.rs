//! Why a table, or a row of one, cannot be read, as the message of a refusal.

use shared::{Message, refusal};
use tabular::read::{Fault, Unreadable};

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

/// The message for a row that cannot be read.
pub(crate) fn unread(fault: &Fault) -> Message {
    match fault {
        Fault::Ragged { found, columns } => refusal::row_is_ragged(*found, *columns),
        Fault::CellNotUtf8 { column, byte } => refusal::cell_not_utf(column, *byte),
        Fault::LineNotUtf8 { byte } => refusal::line_not_utf(*byte),
        Fault::LongCell { column, longest, .. } => refusal::cell_too_large(column, *longest),
        Fault::LongRow { longest } => refusal::row_too_large(*longest),
        Fault::Unclosed => refusal::row_is_unclosed(),
        Fault::LongLine { longest } => refusal::line_too_large(*longest),
        Fault::NotJson { column } => refusal::line_not_json(*column),
        Fault::NotObject => refusal::line_not_object(),
        Fault::NameTwice { name } => refusal::name_is_twice(name),
        Fault::ManyNames { n, most } => refusal::object_of_too_many_names(*n, *most),
        Fault::LongName { most } => refusal::object_name_too_long(*most),
    }
}
