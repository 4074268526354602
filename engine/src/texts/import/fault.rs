//! Why rows of a file of texts are refused.

use shared::{Language, Locale, Message, import::RefusedRow, limit, refusal};
use tabular::read::Fault;

use crate::texts::unreadable::unread;

/// The maximum length of a text, in characters.
pub(crate) const MAX_CHARS: usize = 10_000;
/// The maximum length of an id or name, in characters.
pub(super) const MAX_NAME: usize = 200;

/// A row that is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The line on which it begins, from 1.
    pub line: u64,
    /// The reason.
    pub fault: RowFault,
}

/// The reason for which a row is refused. A file can have 200,000 such rows, so this is small, and becomes a message only
/// when it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowFault {
    /// It cannot be read.
    Unread(Fault),
    /// The name of a cell contains a NUL character.
    NulInName,
    /// The cell of this name contains a NUL character.
    Nul(Box<str>),
    /// This is not the tag of a language.
    NotALanguage(Box<str>),
    /// The tag of the language has this number of characters, which is too many.
    LongLanguage(usize),
    /// The study has no texts in this language, only in those listed.
    OtherLanguage(Language, Box<str>),
    /// The other columns take this number of bytes, which is too many.
    OtherColumns(usize),
    /// The cell of this name is empty.
    Empty(Box<str>),
    /// The id or name in the cell of this name has this number of characters, which is too many.
    LongName(Box<str>, usize),
    /// The text in the cell of this name has this number of characters, which is too many.
    LongText(Box<str>, usize),
    /// The same, and the text has several lines.
    LongLines(Box<str>, usize),
    /// The cell of this name is neither text nor a number.
    NotText(Box<str>),
    /// The study has a source with this id in this language already.
    SourceExists(Box<str>, Language),
    /// A line further up, this one, has a source with this id.
    IdAbove(Box<str>, u32),
    /// The study has no source with this id.
    NoSource(Box<str>),
    /// Several languages have a source with this id.
    SeveralSources(Box<str>),
    /// The system has a name that is reserved.
    Reserved(Box<str>),
    /// There is an output of this system for this source already.
    OutputExists(Box<str>, Box<str>),
}

impl Refused {
    /// The row with its reason in a language.
    pub fn in_locale(&self, locale: Locale) -> RefusedRow {
        let reason = self.fault.message();
        let key = reason.key().unwrap_or_default().to_owned();
        RefusedRow { line: self.line, reason: reason.in_locale(locale), key }
    }
}

impl RowFault {
    /// The reason as a message.
    pub fn message(&self) -> Message {
        match self {
            Self::Unread(fault) => unread(fault),
            Self::NulInName => refusal::name_holds_nul(),
            Self::Nul(column) => refusal::cell_holds_nul(&**column),
            Self::NotALanguage(tag) => refusal::not_a_language(&**tag),
            Self::LongLanguage(n) => refusal::language_code_too_long(*n, MAX_NAME),
            Self::OtherLanguage(language, list) => refusal::not_in_study(language.as_str(), &**list),
            Self::OtherColumns(n) => refusal::other_columns_too_large(*n, limit::OTHER_COLUMNS),
            Self::Empty(column) => refusal::cell_is_empty(&**column),
            Self::LongName(column, n) => refusal::cell_of_characters(&**column, *n, MAX_NAME),
            Self::LongText(column, n) => refusal::cell_of_characters(&**column, *n, MAX_CHARS),
            Self::LongLines(column, n) => refusal::cell_of_lines(&**column, *n, MAX_CHARS),
            Self::NotText(column) => refusal::cell_is_not_text(&**column),
            Self::SourceExists(id, language) => refusal::source_exists(&**id, language.as_str()),
            Self::IdAbove(id, line) => refusal::id_is_above(&**id, *line),
            Self::NoSource(id) => refusal::source_is_unknown(&**id),
            Self::SeveralSources(id) => refusal::source_in_languages(&**id),
            Self::Reserved(name) => refusal::name_is_reserved(&**name),
            Self::OutputExists(system, source) => refusal::output_exists(&**system, &**source),
        }
    }
}
