//! The limits of an import. A file beyond one of them is refused with the limit in the message.

/// Bytes of one row of a table, as it is in the file.
pub const ROW: usize = 8 << 20;
/// Bytes of one element of a JSON array, or of one line of JSON Lines.
pub const ELEMENT: usize = 8 << 20;
/// Bytes of one cell, text or name.
pub const FIELD: usize = 1 << 20;
/// Columns of a table.
pub const COLUMNS: usize = 2_000;
/// Characters of the name of a column.
pub const COLUMN_NAME: usize = 500;
/// Brackets within brackets of JSON, and elements within elements of XML.
pub const NESTING: usize = 64;
/// Questions of a file.
pub const QUESTIONS: usize = 1_000;
/// Options of a question that are remembered while a file is read.
pub const OPTIONS: usize = 1_000;
/// Bytes of a configuration: XML, YAML or JSON.
pub const CONFIGURATION: usize = 4 << 20;
/// Different items or raters that are distinguished while they are counted, with about 40 bytes of memory each.
pub const DISTINCT: usize = 1_000_000;
/// Keys that are compared where a later row replaces an earlier one, with about 40 bytes of memory each.
pub const KEYS: usize = 4_000_000;
/// Bytes of all answers about one item, where a file is written item by item.
pub const GROUP: usize = 64 << 20;
/// Bytes of the beginning of a file from which its format is detected.
pub const HEAD: usize = 64 << 10;
/// Refused rows that are kept word by word; the others are counted.
pub const NAMED: usize = 20;
/// Different kinds of losses that are counted one by one.
pub const LOSSES: usize = 200;
