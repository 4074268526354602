//! Which rows of a file can be written, given what the study holds already.

use std::collections::{BTreeMap, HashMap, HashSet};

use shared::{
    Language, Output, Problem, Source, SourceId, StudyId, SystemId, SystemKind,
    import::{FileFormat, FileKind, Mapping, RefusedRow},
};

use super::{
    File,
    row::{self, OutputRow, SourceRow},
    table,
};
use crate::{Engine, Error, Result, Tx, output::RESERVED};

/// The most rows a file may have.
const MAX_ROWS: usize = 200_000;

/// A file's rows, each either fit to be written or refused with its reason.
pub(super) struct Judged {
    /// Those that can be written.
    pub rows: Fit,
    /// The others, in the order of their lines.
    pub refused: Vec<RefusedRow>,
}

/// Rows fit to be written.
pub(super) enum Fit {
    /// As sources, with their ids.
    Sources(Vec<(SourceRow, String)>),
    /// As outputs, with their sources.
    Outputs(Vec<(OutputRow, SourceId)>),
}

impl Judged {
    /// How many rows can be written.
    pub(super) fn taken(&self) -> usize {
        match &self.rows {
            Fit::Sources(rows) => rows.len(),
            Fit::Outputs(rows) => rows.len(),
        }
    }
}

/// A file's rows, each read or refused by itself, not yet held against the study.
pub(super) enum Parsed {
    /// Rows that may become sources.
    Sources(Read<SourceRow>),
    /// Rows that may become outputs.
    Outputs(Read<OutputRow>),
}

/// Reads a file on a thread of its own and without a transaction: a large one takes seconds.
pub(super) async fn parse(file: File, mapping: Mapping, languages: Vec<Language>) -> Result<Parsed> {
    let work = move || match file.kind {
        FileKind::Sources => read_sources(&file.bytes, file.format(), &mapping, &languages).map(Parsed::Sources),
        FileKind::Outputs => read_outputs(&file.bytes, file.format(), &mapping).map(Parsed::Outputs),
    };
    let done = tokio::task::spawn_blocking(work).await;
    Ok(done.map_err(|error| Error::Unexpected(format!("reading a file: {error}")))??)
}

/// Holds rows against what the study has already.
pub(super) async fn judge(tx: &mut Tx, study: StudyId, parsed: Parsed) -> Result<Judged> {
    let keys = tx.source_keys(study).await?;
    Ok(match parsed {
        Parsed::Sources(read) => fit_sources(read, keys, tx.last_source(study).await?),
        Parsed::Outputs(read) => fit_outputs(read, &keys, tx.outputs_by_system(study).await?),
    })
}

/// Rows that could be read, and those that could not.
type Read<T> = (Vec<T>, Vec<RefusedRow>);

fn read_sources(
    bytes: &[u8],
    format: FileFormat,
    mapping: &Mapping,
    languages: &[Language],
) -> Result<Read<SourceRow>, Problem> {
    read(bytes, format, (mapping, false), |row| row::source(row, mapping, languages))
}

fn read_outputs(bytes: &[u8], format: FileFormat, mapping: &Mapping) -> Result<Read<OutputRow>, Problem> {
    read(bytes, format, (mapping, true), |row| row::output(&row, mapping))
}

fn read<T>(
    bytes: &[u8],
    format: FileFormat,
    (mapping, outputs): (&Mapping, bool),
    each: impl Fn(table::Row) -> Result<T, RefusedRow>,
) -> Result<Read<T>, Problem> {
    let table = table::open(bytes, format)?;
    row::check_mapping(mapping, &table.columns, outputs)?;
    let (mut rows, mut refused) = (Vec::new(), Vec::new());
    for row in table.rows {
        if rows.len() + refused.len() == MAX_ROWS {
            return Err(Problem::invalid("file", format!("The file has more than {MAX_ROWS} rows. Split it.")));
        }
        match row.and_then(&each) {
            Ok(row) => rows.push(row),
            Err(row) => refused.push(row),
        }
    }
    Ok((rows, refused))
}

fn fit_sources((rows, mut refused): Read<SourceRow>, keys: Vec<(SourceId, Language, String)>, last: i64) -> Judged {
    let stored: HashSet<(Language, String)> = keys.into_iter().map(|(_, language, id)| (language, id)).collect();
    let mut seen: HashMap<(Language, String), u64> = HashMap::new();
    let mut fit = Vec::new();
    for (row, position) in rows.into_iter().zip(last + 1..) {
        let id = row.external_id.clone().unwrap_or_else(|| position.to_string());
        let key = (row.language.clone(), id.clone());
        let reason = if stored.contains(&key) {
            Some(format!("The study has a source \"{id}\" in {} already.", row.language))
        } else {
            seen.get(&key).map(|line| format!("The id \"{id}\" is on line {line} already."))
        };
        if let Some(reason) = reason {
            refused.push(RefusedRow { line: row.line, reason });
        } else {
            seen.insert(key, row.line);
            fit.push((row, id));
        }
    }
    refused.sort_by_key(|row| row.line);
    Judged { rows: Fit::Sources(fit), refused }
}

fn fit_outputs(
    (rows, mut refused): Read<OutputRow>,
    keys: &[(SourceId, Language, String)],
    there: Vec<(SourceId, String)>,
) -> Judged {
    let mut sources: HashMap<&str, Vec<(&Language, SourceId)>> = HashMap::new();
    for (id, language, external) in keys {
        sources.entry(external).or_default().push((language, *id));
    }
    let mut taken: HashSet<(SourceId, String)> = there.into_iter().collect();
    let mut fit = Vec::new();
    for row in rows {
        let found = find(&row, sources.get(row.source.as_str()).map_or(&[][..], Vec::as_slice));
        let reason = match found {
            Err(reason) => reason,
            Ok(_) if RESERVED.iter().any(|name| name.eq_ignore_ascii_case(&row.system)) => {
                format!("The name \"{}\" is kept for outputs made here. Give the system another name.", row.system)
            }
            Ok(source) if !taken.insert((source, row.system.clone())) => {
                format!("There is an output of \"{}\" for \"{}\" already.", row.system, row.source)
            }
            Ok(source) => {
                fit.push((row, source));
                continue;
            }
        };
        refused.push(RefusedRow { line: row.line, reason });
    }
    refused.sort_by_key(|row| row.line);
    Judged { rows: Fit::Outputs(fit), refused }
}

fn find(row: &OutputRow, named: &[(&Language, SourceId)]) -> Result<SourceId, String> {
    let fits = |(language, _): &&(&Language, SourceId)| row.language.as_ref().is_none_or(|wanted| wanted == *language);
    let mut found = named.iter().filter(fits);
    match (found.next(), found.next()) {
        (Some((_, id)), None) => Ok(*id),
        (None, _) => Err(format!("The study has no source \"{}\".", row.source)),
        (Some(_), Some(_)) => {
            Err(format!("Several languages have a source \"{}\": map the column of the language too.", row.source))
        }
    }
}

impl Engine {
    /// Writes rows that were found fit.
    pub(super) async fn write_rows(&self, tx: &mut Tx, study: StudyId, rows: Fit) -> Result<()> {
        match rows {
            Fit::Sources(rows) => {
                let last = tx.last_source(study).await?;
                let new = |((row, external_id), position): ((SourceRow, String), i64)| Source {
                    id: self.id(),
                    study_id: study,
                    language: row.language,
                    text: row.text,
                    external_id,
                    meta: row.meta,
                    position,
                    curation: "imported".to_owned(),
                };
                let sources: Vec<Source> = rows.into_iter().zip(last + 1..).map(new).collect();
                tx.add_sources(&sources).await
            }
            Fit::Outputs(rows) => self.write_outputs(tx, study, rows).await,
        }
    }

    async fn write_outputs(&self, tx: &mut Tx, study: StudyId, rows: Vec<(OutputRow, SourceId)>) -> Result<()> {
        let mut systems: BTreeMap<String, SystemId> = BTreeMap::new();
        let mut outputs = Vec::with_capacity(rows.len());
        for (row, source_id) in rows {
            let system_id = if let Some(id) = systems.get(&row.system) {
                *id
            } else {
                let id = self.system(tx, study, &row.system, SystemKind::Imported).await?.id;
                systems.insert(row.system, id);
                id
            };
            let (id, created_at) = (self.id(), self.now());
            outputs.push(Output {
                id,
                study_id: study,
                source_id,
                system_id,
                text: row.text,
                author_id: None,
                created_at,
            });
        }
        tx.add_outputs(&outputs).await?;
        self.score_arrivals(tx, study).await
    }
}
