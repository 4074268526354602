//! Restoring a study from files: its design and its texts. Results, such as answers and human rewrites, are not
//! restored.
//!
//! Rows are read from the disk one at a time, and everything is written in one transaction: if a row is refused,
//! nothing is stored.

mod found;
mod known;
mod onto;
mod row;

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    path::Path,
};

use serde::Serialize;
use shared::{
    Actor, Language, Message, Output, OutputId, Problem, Source, SourceId, StudyId, SystemId, SystemKind, refusal,
};
use store::withdrawn::Withdrawal;

use self::row::{Key, Layout};
use super::StudyDesign;
use crate::{
    Engine, Result, Tx,
    audit::event::Happened,
    texts::import::stream::{Stream, name},
};

pub use found::Files;
pub use known::KnownDesign;
pub(crate) use onto::folder_id;
pub use onto::{Joined, JoinedTexts};

/// The number of rows that are written at once.
const CHUNK: usize = 500;
/// The number of refused rows that are reported; after that, the file is not read further.
const NAMED: usize = 20;

/// The result of restoring a study.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Restored {
    /// The new study.
    pub study: StudyId,
    /// The number of its sources.
    pub sources: u64,
    /// The number of their outputs.
    pub outputs: u64,
    /// The number of rewrites by the exported study's workers, which are left out: they are results, and no worker of
    /// the new study wrote them.
    pub left_out: u64,
    /// The number of items with a known answer.
    pub known: u64,
    /// The number of those that are left out because they show rewrites by people, or answer a question that no longer
    /// exists.
    pub known_left_out: u64,
}

/// The data against which rows are checked.
struct Shelf {
    study: StudyId,
    languages: Vec<Language>,
    /// Sources by the names that outputs use for them; hashed, so that a long file takes little memory.
    sources: HashMap<Key, SourceId>,
    systems: BTreeMap<String, (SystemId, SystemKind)>,
    /// The pairs of source and system that have an output.
    outputs: HashSet<Key>,
    /// The withdrawn sources and outputs, with the reasons.
    withdrawn: Vec<(SourceId, Option<OutputId>, String)>,
}

impl Engine {
    /// Creates a study from a design with its texts, completely or not at all. Its tasks are drafts.
    ///
    /// # Errors
    /// The actor may not create studies, the design is inconsistent, or a row is refused: the reason names file and
    /// line.
    pub async fn restore_study(&self, actor: &Actor, files: &Files) -> Result<Restored> {
        let design = design(&files.design)?;
        let mut tx = self.write().await?;
        let made = self.restore_in(&mut tx, actor, design, files).await?;
        tx.commit().await?;
        Ok(made)
    }

    /// Creates a study from this design with the texts of the files, in a transaction that goes on.
    pub(crate) async fn restore_in(
        &self,
        tx: &mut Tx,
        actor: &Actor,
        design: StudyDesign,
        files: &Files,
    ) -> Result<Restored> {
        let study = self.write_design(tx, actor, design).await.map_err(|error| of_design(&files.design, error))?;
        let mut shelf = Shelf::new(study.id, study.languages);
        let mut made = Restored { study: study.id, sources: 0, outputs: 0, left_out: 0, known: 0, known_left_out: 0 };
        if let Some(file) = &files.systems {
            self.restore_systems(tx, &mut shelf, file).await?;
        }
        if let Some(file) = &files.sources {
            made.sources = self.restore_sources(tx, &mut shelf, file).await?;
        }
        if let Some(file) = &files.outputs {
            (made.outputs, made.left_out) = self.restore_outputs(tx, &mut shelf, file).await?;
        }
        if let Some(file) = &files.known {
            (made.known, made.known_left_out) = self.restore_known(tx, &shelf, file).await?;
        }
        for (source, output, reason) in &shelf.withdrawn {
            let text = output.map_or(source.0, |output| output.0);
            let (source, output, person, at) = (*source, *output, actor.person, self.now());
            let withdrawal = Withdrawal { text, study: study.id, source, output, reason, person, at };
            tx.withdraw_text(&withdrawal).await?;
        }
        tx.know_sizes().await?;
        let what = Happened::by(actor, study.id, "import", "study", study.id);
        self.record(tx, what, None::<&()>, Some(&made)).await?;
        Ok(made)
    }

    async fn restore_systems(&self, tx: &mut Tx, shelf: &mut Shelf, file: &Path) -> Result<()> {
        let (mut stream, mut refusals) = (opened(file)?, Refusals::new(file));
        let layout = Layout::of_systems(&stream)?;
        while let Some(cells) = stream.next()? {
            match cells.and_then(|cells| row::system(&layout, cells)) {
                Ok((name, kind)) => {
                    let id = self.system(tx, shelf.study, &name, kind).await?.id;
                    shelf.systems.insert(name, (id, kind));
                }
                Err(reason) => refusals.add(&stream, reason)?,
            }
        }
        refusals.end()
    }

    async fn restore_sources(&self, tx: &mut Tx, shelf: &mut Shelf, file: &Path) -> Result<u64> {
        let (mut stream, mut refusals) = (opened(file)?, Refusals::new(file));
        let layout = Layout::of_sources(&stream, &shelf.languages)?;
        let (mut chunk, mut position) = (Vec::with_capacity(CHUNK), 0);
        while let Some(cells) = stream.next()? {
            let (id, study_id) = (self.id(), shelf.study);
            let read = cells.and_then(|cells| row::source(&layout, cells, &shelf.languages, position + 1));
            match read.and_then(|read| shelf.put(read, id)) {
                Ok(row::Source { language, text, external_id, meta, curation, withdrawn, .. }) => {
                    position += 1;
                    shelf.withdrawn.extend(withdrawn.map(|reason| (id, None, reason)));
                    chunk.push(Source { id, study_id, language, text, external_id, meta, position, curation });
                }
                Err(reason) => refusals.add(&stream, reason)?,
            }
            if chunk.len() == CHUNK {
                tx.add_sources(&chunk).await?;
                chunk.clear();
            }
        }
        tx.add_sources(&chunk).await?;
        refusals.end()?;
        Ok(u64::try_from(position).unwrap_or_default())
    }

    /// Writes outputs, and returns how many were written and how many were left out.
    async fn restore_outputs(&self, tx: &mut Tx, shelf: &mut Shelf, file: &Path) -> Result<(u64, u64)> {
        let (mut stream, mut refusals) = (opened(file)?, Refusals::new(file));
        let layout = Layout::of_outputs(&stream)?;
        let (mut chunk, mut written, mut left_out) = (Vec::with_capacity(CHUNK), 0, 0);
        while let Some(cells) = stream.next()? {
            let read = cells.and_then(|cells| row::output(&layout, cells)).and_then(|read| shelf.find(&layout, read));
            match read {
                Ok((_, _, Some((_, SystemKind::Human | SystemKind::Written)))) => left_out += 1,
                Ok((read, source_id, known)) => {
                    let system_id = self.restored_system(tx, shelf, &read.system, known).await?;
                    let (id, study_id, created_at) = (self.id(), shelf.study, self.now());
                    shelf.withdrawn.extend(read.withdrawn.map(|reason| (source_id, Some(id), reason)));
                    let (text, author_id) = (read.text, None);
                    chunk.push(Output { id, study_id, source_id, system_id, text, author_id, created_at });
                    written += 1;
                }
                Err(reason) => refusals.add(&stream, reason)?,
            }
            if chunk.len() == CHUNK {
                tx.add_outputs(&chunk).await?;
                chunk.clear();
            }
        }
        tx.add_outputs(&chunk).await?;
        refusals.end()?;
        if written > 0 {
            self.score_arrivals(tx, shelf.study).await?;
        }
        Ok((written, left_out))
    }

    /// The system of an output, created with its first output if no file lists systems.
    async fn restored_system(
        &self,
        tx: &mut Tx,
        shelf: &mut Shelf,
        name: &str,
        known: Option<(SystemId, SystemKind)>,
    ) -> Result<SystemId> {
        if let Some((id, _)) = known {
            return Ok(id);
        }
        let id = self.system(tx, shelf.study, name, SystemKind::Imported).await?.id;
        shelf.systems.insert(name.to_owned(), (id, SystemKind::Imported));
        Ok(id)
    }
}

impl Shelf {
    fn new(study: StudyId, languages: Vec<Language>) -> Self {
        let (sources, systems, outputs) = (HashMap::new(), BTreeMap::new(), HashSet::new());
        Self { study, languages, sources, systems, outputs, withdrawn: Vec::new() }
    }

    /// Registers a source under the names that outputs use for it.
    fn put(&mut self, read: row::Source, id: SourceId) -> Result<row::Source, Message> {
        for key in read.keys.iter().flatten() {
            if self.sources.insert(*key, id).is_some() {
                return Err(refusal::source_exists(read.external_id, read.language.as_str()));
            }
        }
        Ok(read)
    }

    /// The source of an output, and its system if it exists already.
    #[expect(clippy::type_complexity, reason = "an output with what it belongs to, read in one place")]
    fn find(
        &mut self,
        layout: &Layout,
        read: row::Output,
    ) -> Result<(row::Output, SourceId, Option<(SystemId, SystemKind)>), Message> {
        let keys = layout.source_keys(&read, &self.languages);
        let mut found = keys.iter().filter_map(|key| self.sources.get(key));
        let source = match (found.next(), found.next()) {
            (Some(source), None) => *source,
            (None, _) => return Err(refusal::source_is_unknown(read.source)),
            (Some(_), Some(_)) => {
                return Err(refusal::source_in_languages(read.source));
            }
        };
        let system = self.systems.get(&read.system).copied();
        if system.is_none() {
            row::check_system(&read.system, SystemKind::Imported)?;
        }
        let human = matches!(system, Some((_, SystemKind::Human | SystemKind::Written)));
        if !human && !self.outputs.insert(row::key(&[&read.system, &source.to_string()])) {
            return Err(refusal::output_exists(read.system, read.source));
        }
        Ok((read, source, system))
    }
}

/// The refused rows of a file.
struct Refusals {
    file: String,
    /// A message for each, with its line.
    rows: Vec<Message>,
}

impl Refusals {
    fn new(file: &Path) -> Self {
        Self { file: name(file), rows: Vec::new() }
    }

    fn add(&mut self, stream: &Stream, reason: Message) -> Result<()> {
        self.rows.push(refusal::of_line(stream.line(), reason));
        if self.rows.len() == NAMED { self.end() } else { Ok(()) }
    }

    fn end(&self) -> Result<()> {
        if self.rows.is_empty() {
            return Ok(());
        }
        let lines: String = self.rows.iter().map(|row| format!("\n  {}", row.text())).collect();
        let and_more = if self.rows.len() == NAMED { "\n  The file was not read further." } else { "" };
        let reason = refusal::rows_refused(&self.file, format!("{lines}{and_more}"));
        Err(Problem::invalid(self.file.clone(), reason).into())
    }
}

fn opened(file: &Path) -> Result<Stream> {
    Stream::open(file).map_err(|error| match error {
        crate::Error::File(error) => unreadable(file, &error).into(),
        crate::Error::Problem(Problem::Invalid { reason, .. }) => {
            Problem::invalid(name(file), refusal::of_file(name(file), reason)).into()
        }
        other => other,
    })
}

/// Names the file and the field of a design that is refused.
fn of_design(file: &Path, error: crate::Error) -> crate::Error {
    match error {
        crate::Error::Problem(Problem::Invalid { field, reason }) => {
            let reason = refusal::of_file(format!("{}: {field}", name(file)), reason);
            Problem::Invalid { field, reason }.into()
        }
        other => other,
    }
}

fn design(file: &Path) -> Result<StudyDesign, Problem> {
    let text = std::fs::read(file).map_err(|error| unreadable(file, &error))?;
    serde_json::from_slice(&text).map_err(|error| {
        let reason = refusal::not_a_design(error.to_string());
        Problem::invalid(name(file), refusal::restore_refused(name(file), reason))
    })
}

fn unreadable(file: &Path, error: &std::io::Error) -> Problem {
    Problem::invalid(name(file), refusal::file_unreadable(file.display().to_string(), error.to_string()))
}
