//! Deciding which rows of a file can be written, given the existing data of the study.
//!
//! A file is read twice: once to find the valid rows, remembering only the data for that decision, and once more while
//! they are written. Thus a file whose rows are much larger in memory than on disk needs no more memory than others.

use std::{
    collections::{HashMap, HashSet},
    hash::Hash,
    sync::Arc,
};

use shared::{
    Language, Problem, SourceId, StudyId,
    import::{FileFormat, FileKind, Mapping},
    limit, refusal,
};

use super::{
    File,
    fault::{Refused, RowFault},
    row, table,
};
use crate::{
    Engine, Result, Tx,
    blocking::Place,
    texts::{import::arrive::no_import, output::RESERVED},
};

/// A file whose rows were each parsed or refused, but not yet checked against the study.
pub(super) struct Parsed {
    /// Held for as long as the file is in memory, and for all computations with it.
    pub place: Place,
    pub file: Arc<File>,
    pub mapping: Mapping,
    pub languages: Vec<Language>,
    /// The systems that occur in the rows.
    pub systems: Vec<String>,
    rows: Rows,
    refused: Vec<Refused>,
}

/// The result of the first reading of a file.
struct Judged {
    rows: Rows,
    refused: Vec<Refused>,
    systems: Vec<String>,
}

/// The data that decides about rows.
enum Rows {
    Sources(Vec<SourceBrief>),
    Outputs(Vec<OutputBrief>, Vec<Language>),
}

struct SourceBrief {
    /// The index among all rows of the file, valid or not.
    nth: u32,
    line: u32,
    /// The index into the languages of the study.
    language: u32,
    id: Option<Box<str>>,
}

struct OutputBrief {
    nth: u32,
    line: u32,
    source: Box<str>,
    /// The index into the languages that occur in the file.
    language: Option<u32>,
    system: u32,
}

/// The rows that can be written, and why the others cannot.
pub(super) struct Fit {
    /// The valid rows, in the order of the file.
    pub rows: Vec<FitRow>,
    /// The refused rows, in the order of their lines.
    pub refused: Vec<Refused>,
    /// The number of imports that the study had at that time.
    pub base: i64,
    /// The position after which new sources are added.
    pub last: i64,
}

/// A row that can be written.
#[derive(Clone, Copy)]
pub(super) struct FitRow {
    /// Its index among the rows of the file.
    pub nth: u32,
    /// The number that becomes the id of a source without one.
    pub number: i64,
    /// The source to which an output belongs.
    pub source: Option<SourceId>,
}

/// Assigns numbers to names in the order of their occurrence.
struct Names<T> {
    places: HashMap<T, u32>,
    all: Vec<T>,
}

impl<T: Clone + Eq + Hash> Names<T> {
    fn new() -> Self {
        Self { places: HashMap::new(), all: Vec::new() }
    }

    fn place(&mut self, name: T) -> u32 {
        let next = u32::try_from(self.all.len()).unwrap_or(u32::MAX);
        *self.places.entry(name).or_insert_with_key(|name| {
            self.all.push(name.clone());
            next
        })
    }
}

/// Parses a file on a thread of its own and without a transaction, because a large file takes seconds.
pub(super) async fn parse((place, file): (Place, File), mapping: Mapping, languages: Vec<Language>) -> Result<Parsed> {
    let read = place.run(move || {
        let read = judged(&file, &mapping, &languages)?;
        Ok::<_, Problem>((file, mapping, languages, read))
    });
    let (file, mapping, languages, Judged { rows, refused, systems }) = read.await??;
    Ok(Parsed { place, file: file.into(), mapping, languages, systems, rows, refused })
}

fn judged(file: &File, mapping: &Mapping, languages: &[Language]) -> Result<Judged, Problem> {
    match file.kind {
        FileKind::Sources => sources(file, mapping, languages),
        FileKind::Outputs => outputs(file, mapping),
    }
}

fn sources(file: &File, mapping: &Mapping, languages: &[Language]) -> Result<Judged, Problem> {
    check_names(file, mapping)?;
    let (mut rows, mut refused, mut kept) = (Vec::new(), Vec::new(), 0);
    each(file, mapping, |nth, row| {
        let read = row.and_then(|row| row::source(row, mapping, languages));
        let read = match read {
            Ok(read) => read,
            Err(row) => {
                refused.push(row);
                return Ok(());
            }
        };
        kept += read.text.len() + read.meta.to_string().len();
        if kept > limit::KEPT_ROWS {
            return Err(Problem::invalid("file", refusal::file_is_too_large_in_memory(limit::KEPT_ROWS >> 20)));
        }
        let language = languages.iter().position(|one| *one == read.language).unwrap_or_default();
        rows.push(SourceBrief {
            nth,
            line: short(read.line),
            language: u32::try_from(language).unwrap_or_default(),
            id: read.external_id.map(String::into_boxed_str),
        });
        Ok(())
    })?;
    Ok(Judged { rows: Rows::Sources(rows), refused, systems: Vec::new() })
}

fn outputs(file: &File, mapping: &Mapping) -> Result<Judged, Problem> {
    let (mut rows, mut refused, mut tags, mut systems) = (Vec::new(), Vec::new(), Names::new(), Names::new());
    each(file, mapping, |nth, row| {
        match row.and_then(|row| row::output(&row, mapping)) {
            Ok(read) => rows.push(OutputBrief {
                nth,
                line: short(read.line),
                source: read.source.into_boxed_str(),
                language: read.language.map(|language| tags.place(language)),
                system: systems.place(read.system),
            }),
            Err(row) => refused.push(row),
        }
        let most = limit::FILE_SYSTEMS;
        if systems.all.len() > most {
            return Err(Problem::invalid("system", refusal::file_of_too_many_systems(most)));
        }
        Ok(())
    })?;
    Ok(Judged { rows: Rows::Outputs(rows, tags.all), refused, systems: systems.all })
}

/// Refuses a table in which the names of the other columns alone leave no room for their content, because each row
/// repeats them.
fn check_names(file: &File, mapping: &Mapping) -> Result<(), Problem> {
    if !matches!(file.format(), FileFormat::Csv | FileFormat::Tsv) {
        return Ok(());
    }
    let columns = table::open(&file.bytes, file.format())?.columns;
    let other = |column: &&String| ![&mapping.text, &mapping.id, &mapping.language].contains(column);
    // In each row, a name has two quotation marks, a colon and a comma, and its cell has two quotation marks.
    let n: usize = columns.iter().filter(other).map(|column| column.len() + 6).sum();
    if n <= limit::OTHER_COLUMNS {
        return Ok(());
    }
    let most = limit::OTHER_COLUMNS;
    Err(Problem::invalid("file", refusal::column_names_too_long(n, most)))
}

/// Calls a function for each row of a file.
fn each(
    file: &File,
    mapping: &Mapping,
    mut with: impl FnMut(u32, Result<table::Row, Refused>) -> Result<(), Problem>,
) -> Result<(), Problem> {
    let table = table::open(&file.bytes, file.format())?;
    row::check_mapping(mapping, &table.columns, file.kind == FileKind::Outputs)?;
    for (nth, row) in (0..).zip(table.rows) {
        if nth as usize == limit::ROWS {
            return Err(Problem::invalid("file", refusal::file_of_too_many_rows(limit::ROWS)));
        }
        with(nth, row)?;
    }
    Ok(())
}

fn short(line: u64) -> u32 {
    u32::try_from(line).unwrap_or(u32::MAX)
}

impl Engine {
    /// Checks rows against the existing data of the study.
    pub(super) async fn fit(&self, tx: &mut Tx, study: StudyId, parsed: Arc<Parsed>) -> Result<Fit> {
        let base = no_import(tx, study).await?;
        let (keys, last) = (tx.source_keys(study).await?, tx.last_source(study).await?);
        let there = match &parsed.rows {
            Rows::Sources(_) => Vec::new(),
            Rows::Outputs(..) => tx.outputs_by_system(study).await?,
        };
        let place = parsed.place.clone();
        let fit = place.run(move || {
            let (rows, mut refused) = match &parsed.rows {
                Rows::Sources(rows) => fit_sources(rows, &parsed.languages, &keys, last),
                Rows::Outputs(rows, tags) => fit_outputs(rows, (tags, &parsed.systems), &keys, &there),
            };
            refused.extend(parsed.refused.iter().cloned());
            refused.sort_by_key(|row| row.line);
            Fit { rows, refused, base, last }
        });
        fit.await
    }
}

/// The sources of a study by their external ids.
type Keys = [(SourceId, Language, String)];

fn fit_sources(rows: &[SourceBrief], languages: &[Language], keys: &Keys, last: i64) -> (Vec<FitRow>, Vec<Refused>) {
    let stored: HashSet<(&str, &str)> = keys.iter().map(|(_, language, id)| (language.as_str(), id.as_str())).collect();
    let numbers: Vec<String> = if rows.iter().any(|row| row.id.is_none()) {
        (last + 1..).take(rows.len()).map(|n| n.to_string()).collect()
    } else {
        Vec::new()
    };
    let mut seen: HashMap<(u32, &str), u32> = HashMap::with_capacity(rows.len());
    let (mut fit, mut refused) = (Vec::with_capacity(rows.len()), Vec::new());
    for (index, (row, number)) in rows.iter().zip(last + 1..).enumerate() {
        let id = row.id.as_deref().unwrap_or_else(|| numbers.get(index).map_or("", String::as_str));
        let language = languages.get(row.language as usize).map_or("", Language::as_str);
        let fault = if stored.contains(&(language, id)) {
            languages.get(row.language as usize).map(|language| RowFault::SourceExists(id.into(), language.clone()))
        } else {
            seen.get(&(row.language, id)).map(|line| RowFault::IdAbove(id.into(), *line))
        };
        if let Some(fault) = fault {
            refused.push(Refused { line: row.line.into(), fault });
        } else {
            seen.insert((row.language, id), row.line);
            fit.push(FitRow { nth: row.nth, number, source: None });
        }
    }
    (fit, refused)
}

fn fit_outputs(
    rows: &[OutputBrief],
    (tags, systems): (&[Language], &[String]),
    keys: &Keys,
    there: &[(SourceId, String)],
) -> (Vec<FitRow>, Vec<Refused>) {
    let mut sources: HashMap<&str, Vec<(&Language, SourceId)>> = HashMap::new();
    for (id, language, external) in keys {
        sources.entry(external).or_default().push((language, *id));
    }
    let mut taken: HashSet<(SourceId, &str)> = there.iter().map(|(id, system)| (*id, system.as_str())).collect();
    let (mut fit, mut refused) = (Vec::with_capacity(rows.len()), Vec::new());
    for row in rows {
        let system = systems.get(row.system as usize).map_or("", String::as_str);
        let language = row.language.and_then(|at| tags.get(at as usize));
        let named = sources.get(&*row.source).map_or(&[][..], Vec::as_slice);
        let fault = match find((&row.source, language), named) {
            Err(fault) => fault,
            Ok(_) if RESERVED.iter().any(|name| name.eq_ignore_ascii_case(system)) => RowFault::Reserved(system.into()),
            Ok(source) if !taken.insert((source, system)) => RowFault::OutputExists(system.into(), row.source.clone()),
            Ok(source) => {
                fit.push(FitRow { nth: row.nth, number: 0, source: Some(source) });
                continue;
            }
        };
        refused.push(Refused { line: row.line.into(), fault });
    }
    (fit, refused)
}

fn find((source, language): (&str, Option<&Language>), named: &[(&Language, SourceId)]) -> Result<SourceId, RowFault> {
    let fits = |(other, _): &&(&Language, SourceId)| language.is_none_or(|wanted| wanted == *other);
    let mut found = named.iter().filter(fits);
    match (found.next(), found.next()) {
        (Some((_, id)), None) => Ok(*id),
        (None, _) => Err(RowFault::NoSource(source.into())),
        (Some(_), Some(_)) => Err(RowFault::SeveralSources(source.into())),
    }
}

/// The number of rows of a file, parsed or refused.
#[cfg(test)]
pub(super) fn n_read(file: &File, mapping: &Mapping) -> Result<usize, Problem> {
    let judged = judged(file, mapping, &["en".parse()?])?;
    let n = match &judged.rows {
        Rows::Sources(rows) => rows.len(),
        Rows::Outputs(rows, _) => rows.len(),
    };
    Ok(n + judged.refused.len())
}
