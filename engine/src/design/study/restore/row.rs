//! Rows of exported files, and of files with any other layout, parsed into sources, systems and outputs.

use serde_json::Value;
use sha2::{Digest as _, Sha256};
use shared::{
    Language, Message, Problem, SystemKind,
    import::{FileFormat, Mapping},
    limit, refusal,
};
use tabular::spreadsheet::rearmed;

use crate::texts::{
    import::{
        guess,
        row::{self, SourceRow},
        stream::Stream,
        table::{Cells, Row, holds_nul},
    },
    output::{Builtin, RESERVED},
};

/// Half a hash of the names of a source.
pub(super) type Key = [u8; 16];

/// How the columns of a file are named.
pub(super) enum Layout {
    /// As in an export; in CSV, texts that begin like a formula are escaped.
    Exported { csv: bool },
    /// With names of their own.
    Mapped(Mapping),
}

/// A source as read from a row.
pub(super) struct Source {
    pub language: Language,
    pub text: String,
    pub external_id: String,
    pub meta: Value,
    pub curation: String,
    /// Why it is withdrawn, if it is.
    pub withdrawn: Option<String>,
    /// The keys by which outputs may refer to it.
    pub keys: [Option<Key>; 2],
}

/// An output as read from a row.
pub(super) struct Output {
    /// The name that it uses for its source.
    pub source: String,
    pub language: Option<Language>,
    pub system: String,
    pub text: String,
    /// Why it is withdrawn, if it is.
    pub withdrawn: Option<String>,
}

impl Layout {
    pub(super) fn of_systems(stream: &Stream) -> Result<Self, Problem> {
        exported(stream, &["system", "kind"]).ok_or_else(|| Problem::invalid("file", refusal::systems_columns()))
    }

    pub(super) fn of_sources(stream: &Stream, languages: &[Language]) -> Result<Self, Problem> {
        if let Some(layout) = exported(stream, &["source_id", "external_id", "language", "text", "curation", "meta"]) {
            return Ok(layout);
        }
        let mapping = guess::mapping(stream.columns(), languages, false);
        row::check_mapping(&mapping, stream.columns(), false)?;
        Ok(Self::Mapped(mapping))
    }

    pub(super) fn of_outputs(stream: &Stream) -> Result<Self, Problem> {
        if let Some(layout) = exported(stream, &["output_id", "source_id", "system", "author", "text"]) {
            return Ok(layout);
        }
        let mapping = guess::mapping(stream.columns(), &[], true);
        row::check_mapping(&mapping, stream.columns(), true)?;
        Ok(Self::Mapped(mapping))
    }

    /// The keys of the sources to which an output may refer.
    pub(super) fn source_keys(&self, output: &Output, languages: &[Language]) -> Vec<Key> {
        match (self, &output.language) {
            (Self::Exported { .. }, _) => vec![by_id(&output.source)],
            (Self::Mapped(_), Some(language)) => vec![by_name(language, &output.source)],
            (Self::Mapped(_), None) => languages.iter().map(|language| by_name(language, &output.source)).collect(),
        }
    }

    /// The cells with their original texts, without the escaping for spreadsheets.
    fn plain(&self, mut cells: Cells) -> Cells {
        if matches!(self, Self::Exported { csv: true }) {
            for cell in cells.values_mut() {
                if let Value::String(text) = cell {
                    *text = rearmed(text).to_owned();
                }
            }
        }
        cells
    }
}

/// Parses a system: its name and kind.
pub(super) fn system(layout: &Layout, cells: Cells) -> Result<(String, SystemKind), Message> {
    let mut cells = layout.plain(cells);
    let (name, kind) = (taken(&mut cells, "system")?, taken(&mut cells, "kind")?);
    let kind = kind.parse().map_err(Problem::into_message)?;
    check_system(&name, kind)?;
    Ok((name, kind))
}

/// Refuses a system whose name belongs to another kind.
pub(super) fn check_system(name: &str, kind: SystemKind) -> Result<(), Message> {
    let fits = match kind {
        SystemKind::Human => name == "human",
        SystemKind::Copy => name == Builtin::Copy.name(),
        SystemKind::RuleBased => name == Builtin::RuleBased.name(),
        SystemKind::Written | SystemKind::Imported => {
            RESERVED.iter().all(|reserved| !reserved.eq_ignore_ascii_case(name))
        }
    };
    if fits { Ok(()) } else { Err(refusal::name_of_another_kind(name, kind.as_str())) }
}

/// Parses a source; without an id, its position becomes the id.
pub(super) fn source(layout: &Layout, cells: Cells, languages: &[Language], position: i64) -> Result<Source, Message> {
    let of_export = Mapping {
        text: "text".to_owned(),
        id: "external_id".to_owned(),
        language: "language".to_owned(),
        ..Mapping::default()
    };
    let (mut cells, mapping) = (layout.plain(cells), if let Layout::Mapped(own) = layout { own } else { &of_export });
    let (mut beside, mut withdrawn) = (None, None);
    if matches!(layout, Layout::Exported { .. }) {
        withdrawn = withdrawal(&mut cells);
        let meta = cells.remove("meta").unwrap_or_default();
        beside = Some((taken(&mut cells, "source_id")?, taken(&mut cells, "curation")?, parsed(meta)?));
    }
    let read = row::source(Row { line: 0, cells }, mapping, languages).map_err(|refused| refused.fault.message())?;
    let SourceRow { language, external_id, text, meta, .. } = read;
    let external_id = external_id.unwrap_or_else(|| position.to_string());
    let named = Some(by_name(&language, &external_id));
    let (meta, curation, id) = match beside {
        Some((id, curation, own)) => (own, curation, Some(by_id(&id))),
        None => (meta, "imported".to_owned(), None),
    };
    Ok(Source { language, text, external_id, meta, curation, withdrawn, keys: [named, id] })
}

/// Parses an output. The texts of an export are taken unchanged.
pub(super) fn output(layout: &Layout, cells: Cells) -> Result<Output, Message> {
    let mut cells = layout.plain(cells);
    match layout {
        Layout::Exported { .. } => {
            let withdrawn = withdrawal(&mut cells);
            let [source, system, text] =
                [taken(&mut cells, "source_id"), taken(&mut cells, "system"), taken(&mut cells, "text")];
            Ok(Output { source: source?, language: None, system: system?, text: text?, withdrawn })
        }
        Layout::Mapped(mapping) => {
            let read = row::output(&Row { line: 0, cells }, mapping).map_err(|refused| refused.fault.message())?;
            let (source, language, system, text) = (read.source, read.language, read.system, read.text);
            Ok(Output { source, language, system, text, withdrawn: None })
        }
    }
}

/// Half a hash of these texts.
pub(super) fn key(texts: &[&str]) -> Key {
    let mut hash = Sha256::new();
    for text in texts {
        hash.update((text.len() as u64).to_le_bytes());
        hash.update(text);
    }
    let mut key = Key::default();
    key.copy_from_slice(&hash.finalize()[..16]);
    key
}

pub(super) fn by_id(id: &str) -> Key {
    key(&["id", id])
}

pub(super) fn by_name(language: &Language, name: &str) -> Key {
    key(&["name", language.as_str(), name])
}

/// The layout of an export, if the file has these columns or no rows at all.
fn exported(stream: &Stream, columns: &[&str]) -> Option<Layout> {
    let known = stream.columns();
    let has = |column: &&str| known.iter().any(|name| name == column);
    (known.is_empty() || columns.iter().all(has)).then(|| Layout::Exported { csv: stream.format() == FileFormat::Csv })
}

/// The reason of a withdrawal. Exports of earlier versions have no such column.
fn withdrawal(cells: &mut Cells) -> Option<String> {
    match cells.remove("withdrawn_reason") {
        Some(Value::String(reason)) if !reason.is_empty() => Some(reason.chars().take(limit::OWN_WORDS).collect()),
        _ => None,
    }
}

fn taken(cells: &mut Cells, column: &str) -> Result<String, Message> {
    match cells.remove(column) {
        Some(Value::String(text)) => Ok(text),
        _ => Err(refusal::cell_is_not_text(column)),
    }
}

/// The other columns of a source: JSON as it is, or as text in CSV.
fn parsed(meta: Value) -> Result<Value, Message> {
    let meta = match meta {
        Value::String(text) => {
            serde_json::from_str(&text).map_err(|error| refusal::cell_is_not_json("meta", error.to_string()))?
        }
        other => other,
    };
    if holds_nul(&meta) { Err(refusal::cell_holds_nul("meta")) } else { Ok(meta) }
}
