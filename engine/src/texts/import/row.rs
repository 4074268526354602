//! Parsing rows into sources and outputs.

use serde_json::{Map, Value};
use shared::{Language, Problem, import::Mapping, limit, refusal};

use super::{
    fault::{MAX_CHARS, MAX_NAME, Refused, RowFault},
    table::Row,
};

/// The maximum number of columns that an error about a missing column lists.
const NAMED: usize = 20;

/// A row parsed as a source.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SourceRow {
    pub line: u64,
    pub language: Language,
    /// Its id; `None` if it is to be numbered.
    pub external_id: Option<String>,
    pub text: String,
    pub meta: Value,
}

/// A row parsed as an output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OutputRow {
    pub line: u64,
    /// The id of its source.
    pub source: String,
    /// The language of its source, if the file contains it.
    pub language: Option<Language>,
    pub system: String,
    pub text: String,
}

/// Refuses a mapping with columns that the file does not have.
pub(crate) fn check_mapping(mapping: &Mapping, columns: &[String], outputs: bool) -> Result<(), Problem> {
    let fields =
        [("text", &mapping.text), ("id", &mapping.id), ("language", &mapping.language), ("system", &mapping.system)];
    for (field, column) in fields {
        if !column.is_empty() && !columns.contains(column) {
            let more = if columns.len() > NAMED { ", …" } else { "" };
            let list = columns[..columns.len().min(NAMED)].join(", ") + more;
            return Err(Problem::invalid(field, refusal::no_such_column(column, list)));
        }
    }
    if mapping.text.is_empty() {
        return Err(Problem::invalid("text", refusal::choose_text_column()));
    }
    if outputs && mapping.id.is_empty() {
        return Err(Problem::invalid("id", refusal::choose_source_column()));
    }
    if outputs && mapping.system.is_empty() && mapping.default_system.trim().is_empty() {
        return Err(Problem::invalid("system", refusal::choose_system_column()));
    }
    if mapping.default_system.trim().chars().count() > MAX_NAME {
        return Err(Problem::invalid("default_system", refusal::most_characters(MAX_NAME)));
    }
    if !outputs && mapping.language.is_empty() && mapping.default_language.trim().is_empty() {
        return Err(Problem::invalid("default_language", refusal::choose_text_language()));
    }
    Ok(())
}

/// Parses a row as a source in one of these languages.
pub(crate) fn source(row: Row, mapping: &Mapping, languages: &[Language]) -> Result<SourceRow, Refused> {
    let line = row.line;
    read_source(row, mapping, languages).map_err(|fault| Refused { line, fault })
}

/// Parses a row as an output.
pub(crate) fn output(row: &Row, mapping: &Mapping) -> Result<OutputRow, Refused> {
    read_output(row, mapping).map_err(|fault| Refused { line: row.line, fault })
}

fn read_source(row: Row, mapping: &Mapping, languages: &[Language]) -> Result<SourceRow, RowFault> {
    let text = text(&row, &mapping.text)?;
    let written = or_default(cell(&row, &mapping.language)?, &mapping.default_language);
    let language = language(&written)?;
    if !languages.contains(&language) {
        let list = languages.iter().map(Language::as_str).collect::<Vec<_>>().join(", ");
        return Err(RowFault::OtherLanguage(language, list.into()));
    }
    let external_id = match mapping.id.as_str() {
        "" => None,
        column => Some(name(&cell(&row, column)?, column)?),
    };
    let mapped = [&mapping.text, &mapping.id, &mapping.language];
    let rest: Map<String, Value> = row.cells.into_iter().filter(|(column, _)| !mapped.contains(&column)).collect();
    let meta = Value::Object(rest);
    let n = meta.to_string().len();
    if n > limit::OTHER_COLUMNS {
        return Err(RowFault::OtherColumns(n));
    }
    Ok(SourceRow { line: row.line, language, external_id, text, meta })
}

fn read_output(row: &Row, mapping: &Mapping) -> Result<OutputRow, RowFault> {
    let text = text(row, &mapping.text)?;
    let system = name(&or_default(cell(row, &mapping.system)?, &mapping.default_system), &mapping.system)?;
    let language = match or_default(cell(row, &mapping.language)?, &mapping.default_language) {
        none if none.is_empty() => None,
        tag => Some(language(&tag)?),
    };
    Ok(OutputRow { line: row.line, source: name(&cell(row, &mapping.id)?, &mapping.id)?, language, system, text })
}

/// An invalid language tag is not repeated in full.
fn language(tag: &str) -> Result<Language, RowFault> {
    match tag.chars().count() {
        0..=MAX_NAME => tag.parse().map_err(|_| RowFault::NotALanguage(tag.into())),
        n => Err(RowFault::LongLanguage(n)),
    }
}

fn text(row: &Row, column: &str) -> Result<String, RowFault> {
    // A browser's text field knows one kind of line break, and the text in which spans are marked must be exactly this
    // text.
    let text = cell(row, column)?.replace("\r\n", "\n").replace('\r', "\n");
    let text = scoring::text::nfc(text.trim());
    if text.is_empty() {
        return Err(RowFault::Empty(column.into()));
    }
    let n = text.chars().count();
    if n > MAX_CHARS {
        let fault = if text.contains('\n') { RowFault::LongLines } else { RowFault::LongText };
        return Err(fault(column.into(), n));
    }
    Ok(text)
}

/// The id or name in the cell of a column.
fn name(cell: &str, column: &str) -> Result<String, RowFault> {
    let name = scoring::text::nfc(cell.trim());
    match name.chars().count() {
        0 => Err(RowFault::Empty(column.into())),
        n if n > MAX_NAME => Err(RowFault::LongName(column.into(), n)),
        _ => Ok(name),
    }
}

fn or_default(cell: String, default: &str) -> String {
    if cell.trim().is_empty() { default.trim().to_owned() } else { cell }
}

/// A cell as text; empty if it does not exist. Only JSON lines have cells that are not text.
fn cell(row: &Row, column: &str) -> Result<String, RowFault> {
    match row.cells.get(column) {
        None | Some(Value::Null) => Ok(String::new()),
        Some(Value::String(text)) => Ok(text.clone()),
        Some(Value::Number(number)) => Ok(number.to_string()),
        Some(_) => Err(RowFault::NotText(column.into())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(cells: &[(&str, &str)]) -> Row {
        let cells = cells.iter().map(|(name, text)| ((*name).to_owned(), Value::String((*text).to_owned())));
        Row { line: 7, cells: cells.collect() }
    }

    fn mapping() -> Mapping {
        Mapping { text: "t".to_owned(), id: "i".to_owned(), default_language: "fr".to_owned(), ..Mapping::default() }
    }

    fn languages() -> Vec<Language> {
        vec!["fr".parse().expect("a tag")]
    }

    #[test]
    fn texts_are_kept_in_normal_form_c_with_the_other_columns_beside_them() {
        let read = source(row(&[("t", " cafe\u{301} "), ("i", "a"), ("topic", "x")]), &mapping(), &languages())
            .expect("a source");
        assert_eq!(read.text, "caf\u{e9}");
        assert_eq!(read.meta, serde_json::json!({ "topic": "x" }));
    }

    #[test]
    fn empty_long_and_foreign_rows_are_refused() {
        let long = "x".repeat(10_001);
        for cells in [[("t", " "), ("i", "a")], [("t", long.as_str()), ("i", "a")], [("t", "x"), ("i", "")]] {
            assert_eq!(source(row(&cells), &mapping(), &languages()).expect_err("refused").line, 7);
        }
        let german = Mapping { default_language: "de".to_owned(), ..mapping() };
        let refused = source(row(&[("t", "x"), ("i", "a")]), &german, &languages()).expect_err("refused");
        assert_eq!(refused.fault.message().text(), "The study does not work in “de”, only in fr.");
    }

    #[test]
    fn a_mapping_names_columns_the_file_has() {
        let columns = ["t".to_owned()];
        assert_eq!(check_mapping(&mapping(), &columns, false).expect_err("refused").field(), Some("id"));
    }
}
