//! Texts of files joined to those of a study that is there: new ones are added, changed ones are changed, the others stay.

use std::{
    collections::{BTreeSet, HashMap},
    path::Path,
};

use serde::Serialize;
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use shared::{
    Action, Actor, Language, OutputId, Problem, SourceId, Study, StudyId, SystemKind, import::FileKind, refusal,
};
use store::{
    arrival::ArrivalRow,
    export::{OutputLine, Sink, SourceLine},
};

use super::{
    CHUNK, Files, Refusals, Shelf, opened,
    row::{self, Key, Layout},
};
use crate::{
    Engine, Error, Result, Tx,
    access::Permit as _,
    texts::{
        edit::{TextId, normal},
        import::{arrive::no_import, stream::name},
    },
};

/// The most rows of a file that are joined at once: meanwhile nobody else can write.
pub const MOST_ROWS: usize = 100_000;
/// The most texts that are changed at once, each with all that follows from it.
pub const MOST_CHANGED: usize = 2_000;

/// What joining a file does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Joined {
    /// The number of texts that are new.
    pub added: u64,
    /// The number of texts that are changed.
    pub changed: u64,
    /// The number of texts that are the same.
    pub same: u64,
    /// Of those, how many have other columns that differ; these stay as they are.
    pub other_columns: u64,
    /// The number of texts that are left out: withdrawn ones, rewrites by people, and outputs of rules for sources that have
    /// none yet.
    pub left_out: u64,
}

/// What joining the files of a study does.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct JoinedTexts {
    /// The sources.
    pub sources: Joined,
    /// The outputs.
    pub outputs: Joined,
    /// The names of the systems that are new.
    pub systems: Vec<String>,
    /// The names of the texts that change.
    pub changed: Vec<String>,
    /// SHA-256 of everything that is added or changed.
    pub sha256: String,
}

/// A source of the study: its id, and hashes of its text and of its other columns.
type SourceThere = (SourceId, Key, Key);

/// The texts of a study, each as its id and a hash.
#[derive(Default)]
struct There {
    sources: HashMap<Key, SourceThere>,
    /// Sources by the ids that they have in a folder.
    ids: HashMap<Key, SourceId>,
    outputs: HashMap<Key, (OutputId, Key)>,
}

impl Sink<SourceLine> for There {
    async fn take(&mut self, row: SourceLine) -> store::Result<()> {
        let name = row::by_name(&row.language, &row.external_id);
        self.ids.insert(row::by_id(&folder_id(&row.language, &row.external_id)), row.id);
        self.sources.insert(name, (row.id, of_text(&row.text), of_meta(&row.meta)));
        Ok(())
    }
}

impl Sink<OutputLine> for There {
    async fn take(&mut self, row: OutputLine) -> store::Result<()> {
        let name = of_output(&row.system_id.to_string(), row.source_id);
        self.outputs.insert(name, (row.id, of_text(&row.text)));
        Ok(())
    }
}

/// The id of a source in a folder, which is the same in every study.
pub(crate) fn folder_id(language: &Language, external_id: &str) -> String {
    format!("{language}/{external_id}")
}

fn of_text(text: &str) -> Key {
    row::key(&[&normal(text)])
}

fn of_meta(meta: &Value) -> Key {
    let is_empty = meta.as_object().is_none_or(serde_json::Map::is_empty);
    if is_empty { Key::default() } else { row::key(&[&meta.to_string()]) }
}

fn of_output(system: &str, source: SourceId) -> Key {
    row::key(&[system, &source.to_string()])
}

/// The new rows of a file and the changed texts.
#[derive(Default)]
struct Rows {
    new: Vec<ArrivalRow>,
    /// Each with the name by which a refusal calls it.
    changed: Vec<(TextId, String, String)>,
    joined: Joined,
    /// How many rows were read.
    length: usize,
    /// Of everything that is added or changed.
    hash: Sha256,
}

impl Rows {
    /// Compares a text with the one that is there, if there is one. Returns whether it is new.
    fn compare(&mut self, there: Option<(TextId, Key)>, text: &str, name: String) -> bool {
        if there.is_some_and(|(_, known)| known == of_text(text)) {
            self.joined.same += 1;
            return false;
        }
        // Ids are new in each run, and names are not.
        self.hash.update(row::key(&[&name, text]));
        let Some((id, _)) = there else {
            self.joined.added += 1;
            return true;
        };
        self.joined.changed += 1;
        self.changed.push((id, text.to_owned(), name));
        false
    }

    /// Counts a row, and refuses more than can be joined at once.
    fn count(&mut self, file: &Path) -> Result<(), Problem> {
        self.length += 1;
        for (n, most) in [(self.length, MOST_ROWS), (self.changed.len(), MOST_CHANGED)] {
            if n > most {
                let reason = refusal::of_file(name(file), refusal::too_many_entries(n, most));
                return Err(Problem::invalid(name(file), reason));
            }
        }
        Ok(())
    }
}

impl Engine {
    /// Joins the texts of files to those of a study: sources, then outputs.
    ///
    /// # Errors
    /// The actor may not import in this study, an import is in progress, a row is refused, a file has too many rows, or a
    /// text would be changed that somebody has seen. The reason names file and line.
    pub(crate) async fn join_texts(
        &self,
        tx: &mut Tx,
        actor: &Actor,
        study: &Study,
        files: &Files,
    ) -> Result<JoinedTexts> {
        let mut joined = JoinedTexts::default();
        if files.systems.is_none() && files.sources.is_none() && files.outputs.is_none() {
            return Ok(joined);
        }
        tx.permit(actor, study.id, Action::ImportTexts).await?;
        tx.lock_study(study.id).await?;
        no_import(tx, study.id).await?;
        let mut there = There::default();
        tx.each_exported::<SourceLine>(study.id, &mut there).await?;
        tx.each_exported::<OutputLine>(study.id, &mut there).await?;
        let mut shelf = Shelf::new(study.id, study.languages.clone());
        shelf.systems =
            tx.systems(study.id).await?.into_iter().map(|system| (system.name, (system.id, system.kind))).collect();
        let before: BTreeSet<String> = shelf.systems.keys().cloned().collect();
        let mut hash = Sha256::new();
        if let Some(file) = &files.systems {
            self.restore_systems(tx, &mut shelf, file).await?;
        }
        if let Some(file) = &files.sources {
            let rows = self.read_sources(tx, &mut shelf, &there, file).await?;
            hash.update(rows.hash.clone().finalize());
            joined.sources =
                self.join_rows(tx, actor, (study.id, FileKind::Sources), rows, &mut joined.changed).await?;
        }
        // Outputs may also refer to sources that only the study has.
        for (name, id) in there.sources.iter().map(|(name, (id, ..))| (name, id)).chain(&there.ids) {
            shelf.sources.entry(*name).or_insert(*id);
        }
        if let Some(file) = &files.outputs {
            let rows = self.read_outputs(tx, &mut shelf, &there, file).await?;
            hash.update(rows.hash.clone().finalize());
            joined.outputs =
                self.join_rows(tx, actor, (study.id, FileKind::Outputs), rows, &mut joined.changed).await?;
        }
        joined.systems = shelf.systems.into_keys().filter(|name| !before.contains(name)).collect();
        joined.sha256 = hex::encode(hash.finalize());
        Ok(joined)
    }

    async fn read_sources(&self, tx: &mut Tx, shelf: &mut Shelf, there: &There, file: &Path) -> Result<Rows> {
        let (mut stream, mut refusals) = (opened(file)?, Refusals::new(file));
        let layout = Layout::of_sources(&stream, &shelf.languages)?;
        let (mut rows, mut position, mut last) = (Rows::default(), 0, tx.last_source(shelf.study).await?);
        while let Some(cells) = stream.next()? {
            position += 1;
            rows.count(file)?;
            let read = cells.and_then(|cells| row::source(&layout, cells, &shelf.languages, position));
            let (read, there) = match read {
                Ok(read) => {
                    let there = there.sources.get(&row::by_name(&read.language, &read.external_id)).copied();
                    (Ok(read), there)
                }
                Err(reason) => (Err(reason), None),
            };
            let id = there.map_or_else(|| self.id(), |(id, ..)| id);
            match read.and_then(|read| shelf.put(read, id)) {
                Ok(read) if read.withdrawn.is_some() => rows.joined.left_out += 1,
                Ok(read) => {
                    if there.is_some_and(|(.., meta)| meta != of_meta(&read.meta)) {
                        rows.joined.other_columns += 1;
                    }
                    let name = folder_id(&read.language, &read.external_id);
                    if rows.compare(there.map(|(id, text, _)| (TextId::Source(id), text)), &read.text, name) {
                        rows.hash.update(of_meta(&read.meta));
                        last += 1;
                        rows.new.push(ArrivalRow {
                            n: last,
                            id: id.0,
                            text: read.text,
                            language: Some(read.language),
                            external_id: Some(read.external_id),
                            meta: Some(Some(read.meta).filter(Value::is_object).unwrap_or_default()),
                            source_id: None,
                            system: None,
                        });
                    }
                }
                Err(reason) => refusals.add(&stream, reason)?,
            }
        }
        refusals.end()?;
        Ok(rows)
    }

    async fn read_outputs(&self, tx: &mut Tx, shelf: &mut Shelf, there: &There, file: &Path) -> Result<Rows> {
        let (mut stream, mut refusals) = (opened(file)?, Refusals::new(file));
        let layout = Layout::of_outputs(&stream)?;
        let mut rows = Rows::default();
        while let Some(cells) = stream.next()? {
            rows.count(file)?;
            let read = cells.and_then(|cells| row::output(&layout, cells)).and_then(|read| shelf.find(&layout, read));
            match read {
                Ok((_, _, Some((_, SystemKind::Human | SystemKind::Written)))) => rows.joined.left_out += 1,
                Ok((read, ..)) if read.withdrawn.is_some() => rows.joined.left_out += 1,
                Ok((read, source, known)) => {
                    let system = self.restored_system(tx, shelf, &read.system, known).await?;
                    let there = there.outputs.get(&of_output(&system.to_string(), source)).copied();
                    // Rules make their outputs from the texts of the study.
                    if matches!(known, Some((_, SystemKind::Copy | SystemKind::RuleBased))) {
                        *if there.is_some() { &mut rows.joined.same } else { &mut rows.joined.left_out } += 1;
                        continue;
                    }
                    let name = format!("{}, {}", read.source, read.system);
                    if rows.compare(there.map(|(id, text)| (TextId::Output(id), text)), &read.text, name) {
                        rows.new.push(ArrivalRow {
                            n: i64::try_from(rows.new.len()).unwrap_or(i64::MAX),
                            id: self.id::<OutputId>().0,
                            text: normal(&read.text),
                            language: None,
                            external_id: None,
                            meta: None,
                            source_id: Some(source),
                            system: Some(read.system),
                        });
                    }
                }
                Err(reason) => refusals.add(&stream, reason)?,
            }
        }
        refusals.end()?;
        Ok(rows)
    }

    async fn join_rows(
        &self,
        tx: &mut Tx,
        actor: &Actor,
        (study, kind): (StudyId, FileKind),
        rows: Rows,
        changed: &mut Vec<String>,
    ) -> Result<Joined> {
        for (id, text, name) in &rows.changed {
            let edited = self.edit_text_in(tx, actor, study, (*id, text)).await;
            edited.map_err(|error| match error {
                Error::Problem(Problem::Conflict { reason }) => {
                    let text = format!("{kind}: {name}");
                    Problem::conflict(refusal::of_file(text, reason)).into()
                }
                other => other,
            })?;
        }
        if !rows.new.is_empty() {
            self.arrive_in(tx, actor, (study, kind), rows.new.chunks(CHUNK)).await?;
        }
        changed.extend(rows.changed.into_iter().map(|(_, _, name)| name));
        Ok(rows.joined)
    }
}
