//! Texts of files joined to those of a study that is there: new ones are added, changed ones are changed, the others stay.

use std::collections::HashMap;

use serde::Serialize;
use serde_json::Value;
use shared::{Action, Actor, OutputId, Problem, SourceId, Study, StudyId, SystemKind, import::FileKind, refusal};
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
    texts::{edit::TextId, import::arrive::no_import},
};

/// What joining a file does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Joined {
    /// The number of texts that are new.
    pub added: u64,
    /// The number of texts that are changed.
    pub changed: u64,
    /// The number of texts that are the same.
    pub same: u64,
    /// The number of texts that are left out: withdrawn ones, rewrites by people, and outputs of rules for sources that have
    /// none yet.
    pub left_out: u64,
}

/// The texts of a study, each as its id and a hash.
#[derive(Default)]
struct There {
    sources: HashMap<Key, (SourceId, Key)>,
    outputs: HashMap<Key, (OutputId, Key)>,
}

impl Sink<SourceLine> for There {
    async fn take(&mut self, row: SourceLine) -> store::Result<()> {
        let name = row::by_name(&row.language, &row.external_id);
        self.sources.insert(name, (row.id, row::key(&[&row.text])));
        Ok(())
    }
}

impl Sink<OutputLine> for There {
    async fn take(&mut self, row: OutputLine) -> store::Result<()> {
        let name = of_output(&row.system_id.to_string(), row.source_id);
        self.outputs.insert(name, (row.id, row::key(&[&row.text])));
        Ok(())
    }
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
}

impl Rows {
    /// Compares a text with the one that is there, if there is one. Returns whether it is new.
    fn compare(&mut self, there: Option<(TextId, Key)>, text: &str, name: impl FnOnce() -> String) -> bool {
        match there {
            None => {
                self.joined.added += 1;
                return true;
            }
            Some((_, known)) if known == row::key(&[text]) => self.joined.same += 1,
            Some((id, _)) => {
                self.joined.changed += 1;
                self.changed.push((id, text.to_owned(), name()));
            }
        }
        false
    }
}

impl Engine {
    /// Joins the texts of files to those of a study: sources, then outputs.
    ///
    /// # Errors
    /// The actor may not import in this study, an import is in progress, a row is refused, or a text would be changed that
    /// somebody has seen. The reason names file and line.
    pub(crate) async fn join_texts(
        &self,
        tx: &mut Tx,
        actor: &Actor,
        study: &Study,
        files: &Files,
    ) -> Result<[Joined; 2]> {
        if files.sources.is_none() && files.outputs.is_none() {
            return Ok([Joined::default(); 2]);
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
        if let Some(file) = &files.systems {
            self.restore_systems(tx, &mut shelf, file).await?;
        }
        let sources = match &files.sources {
            Some(file) => {
                let rows = self.read_sources(tx, &mut shelf, &there, file).await?;
                self.join_rows(tx, actor, (study.id, FileKind::Sources), rows).await?
            }
            None => Joined::default(),
        };
        // Outputs may also refer to sources that only the study has.
        for (name, (id, _)) in &there.sources {
            shelf.sources.entry(*name).or_insert(*id);
        }
        let outputs = match &files.outputs {
            Some(file) => {
                let rows = self.read_outputs(tx, &mut shelf, &there, file).await?;
                self.join_rows(tx, actor, (study.id, FileKind::Outputs), rows).await?
            }
            None => Joined::default(),
        };
        Ok([sources, outputs])
    }

    async fn read_sources(
        &self,
        tx: &mut Tx,
        shelf: &mut Shelf,
        there: &There,
        file: &std::path::Path,
    ) -> Result<Rows> {
        let (mut stream, mut refusals) = (opened(file)?, Refusals::new(file));
        let layout = Layout::of_sources(&stream, &shelf.languages)?;
        let (mut rows, mut position, mut last) = (Rows::default(), 0, tx.last_source(shelf.study).await?);
        while let Some(cells) = stream.next()? {
            position += 1;
            let read = cells.and_then(|cells| row::source(&layout, cells, &shelf.languages, position));
            let (read, there) = match read {
                Ok(read) => {
                    let there = there.sources.get(&row::by_name(&read.language, &read.external_id)).copied();
                    (Ok(read), there)
                }
                Err(reason) => (Err(reason), None),
            };
            let id = there.map_or_else(|| self.id(), |(id, _)| id);
            match read.and_then(|read| shelf.put(read, id)) {
                Ok(read) if read.withdrawn.is_some() => rows.joined.left_out += 1,
                Ok(read) => {
                    if rows.compare(there.map(|(id, text)| (TextId::Source(id), text)), &read.text, || {
                        read.external_id.clone()
                    }) {
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

    async fn read_outputs(
        &self,
        tx: &mut Tx,
        shelf: &mut Shelf,
        there: &There,
        file: &std::path::Path,
    ) -> Result<Rows> {
        let (mut stream, mut refusals) = (opened(file)?, Refusals::new(file));
        let layout = Layout::of_outputs(&stream)?;
        let mut rows = Rows::default();
        while let Some(cells) = stream.next()? {
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
                    if rows.compare(there.map(|(id, text)| (TextId::Output(id), text)), &read.text, || {
                        format!("{}, {}", read.source, read.system)
                    }) {
                        rows.new.push(ArrivalRow {
                            n: i64::try_from(rows.new.len()).unwrap_or(i64::MAX),
                            id: self.id::<OutputId>().0,
                            text: read.text,
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
    ) -> Result<Joined> {
        for (id, text, name) in &rows.changed {
            let edited = self.edit_text_in(tx, actor, study, (*id, text)).await;
            edited.map_err(|error| match error {
                Error::Problem(Problem::Conflict { reason }) => {
                    Problem::conflict(refusal::of_file(format!("{kind}: {name}"), reason)).into()
                }
                other => other,
            })?;
        }
        if !rows.new.is_empty() {
            self.arrive_in(tx, actor, (study, kind), rows.new.chunks(CHUNK)).await?;
        }
        Ok(rows.joined)
    }
}
