//! Data export: CSV, JSONL or Parquet, streamed, with pseudonyms and a manifest of the contents.
//!
//! No file is ever complete in memory: rows come from the database's cursor and are sent in pieces as the client reads
//! them. All files of an archive are read in one transaction, so that they are consistent with each other.

mod cell;
mod column;
mod context;
mod encoder;
mod file;
mod lines;
mod object;
mod sheet;
mod stored;
mod zip;

use std::{panic::AssertUnwindSafe, path::PathBuf, sync::Arc};

use context::answered;
use engine::{
    Error, Result, Tx,
    access::Permit as _,
    audit::event::Happened,
    design::study::{
        design,
        files::{DESIGN, KNOWN, MANIFEST, Written},
        known_design,
    },
    download::Download,
};
use futures::{FutureExt as _, channel::mpsc};
use serde::Serialize;
use shared::{Action, Actor, Problem, StudyId, TaskId, Time, VersionChoice, refusal};
use sheet::Out;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::{ReportKind, Reports, agreement::SOFTWARE};

pub(crate) use cell::Cell;
pub(crate) use column::Column;
pub(crate) use context::Context;
pub use file::{Counts, File, Format};
pub(crate) use sheet::Sheet;
pub use stored::ToBucket;

/// Pieces that may wait for a slow reader.
const WAITING: usize = 4;

/// The maximum number of simultaneous downloads in one process. Each uses one of the connections for reports, exports
/// and jobs until its last line is sent, and reports and jobs need some too.
const AT_ONCE: usize = 3;

/// Seconds after which a client that found no free slot may try again.
const TRY_AGAIN: i64 = 20;

/// The slots for downloads in one process.
#[derive(Clone, Debug)]
pub struct Places(Arc<Semaphore>);

impl Default for Places {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(AT_ONCE)))
    }
}

impl Places {
    fn take(&self) -> Result<OwnedSemaphorePermit, Problem> {
        self.0.clone().try_acquire_owned().map_err(|_| Problem::busy(refusal::many_downloads(AT_ONCE), TRY_AGAIN))
    }
}

/// The options of an export.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// One file.
    File(File, Format),
    /// All files and the manifest in a ZIP archive.
    Archive(Format),
}

/// The contents of an archive, so that they can be checked.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Manifest {
    /// The study.
    pub study: StudyId,
    /// Its title.
    pub title: String,
    /// The seed from which samples, orders and simulations are derived.
    pub seed: i64,
    /// The program and version that wrote it.
    pub software: String,
    /// When.
    pub created_at: Time,
    /// Every version of every task with the hash of its definition.
    pub versions: Vec<VersionHash>,
    /// How often the data that reports read had changed: the same number means the same data.
    pub data_version: i64,
    /// The files.
    pub files: Vec<Written>,
}

/// A version of a task and the hash of its definition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct VersionHash {
    /// The task.
    pub task: TaskId,
    /// The version's number.
    pub version: i64,
    /// SHA-256 of its definition; empty for a draft.
    pub hash: String,
}

impl Reports {
    /// Counts the lines that each file of an export has now.
    ///
    /// # Errors
    /// The actor may not export, or a page does not wait until the large files are counted.
    pub async fn export_counts(&self, actor: &Actor, study: StudyId) -> Result<Counts> {
        let make = move |reports: Self| async move {
            let read = async move |on: Self| on.engine().read().await?.export_volumes(study).await;
            reports.compute(study, read).await
        };
        let all = self.of_versions(VersionChoice::default());
        let large = all.report_for((actor, Action::Export), study, (ReportKind::Volumes, String::new()), make).await?;
        let mut tx = self.in_background().engine().read().await?;
        tx.permit(actor, study, Action::Export).await?;
        tx.export_counts(study, *large).await
    }

    /// Starts a download and records that it was started.
    ///
    /// # Errors
    /// The actor may not export, or so many downloads are running that another would delay workers.
    pub async fn export(&self, actor: &Actor, study: StudyId, wanted: Wanted, places: &Places) -> Result<Download> {
        let (what, name, media) = described(study, wanted);
        let mut tx = self.engine().write().await?;
        tx.permit(actor, study, Action::Export).await?;
        let place = places.take()?;
        self.engine().note(&mut tx, Happened::by(actor, study, "export", "study", what)).await?;
        tx.commit().await?;
        let aside = self.engine().aside().await;
        let tx = aside.read().await?;
        let (sender, body) = mpsc::channel(WAITING);
        let engine = self.clone();
        tokio::spawn(async move {
            let mut out = match wanted {
                Wanted::File(..) => Out::Plain(sender),
                Wanted::Archive(_) => Out::Archive(sender, Box::default()),
            };
            let writing = async {
                match wanted {
                    Wanted::File(file, format) => one(tx, study, file, format, &mut out).await,
                    Wanted::Archive(format) => engine.all(tx, study, format, &mut out).await.map(drop),
                }
            };
            // The client must be able to distinguish a truncated file from a complete one.
            let writing = async {
                tokio::select! {
                    done = writing => done,
                    () = aside.db().gone() => Err(Error::Busy),
                }
            };
            let done = AssertUnwindSafe(writing).catch_unwind().await;
            drop(place);
            let failure = match done {
                Ok(Ok(())) => return,
                // The client has disconnected: this is not an error, and the failure cannot be reported to it.
                Ok(Err(Error::File(error))) if error.kind() == std::io::ErrorKind::BrokenPipe => return,
                Ok(Err(error)) => error,
                Err(_) => Error::Unexpected("panic in an export".to_owned()),
            };
            out.fail(&Problem::from(failure).to_string()).await;
        });
        Ok(Download { name, media, body })
    }

    /// Writes all files, the design and the manifest into a folder of this machine. Existing files are never changed.
    ///
    /// # Errors
    /// The actor may not export or may not read the answer keys of tests, which the design contains, or a file cannot
    /// be written.
    pub async fn export_to(&self, actor: &Actor, study: StudyId, format: Format, folder: PathBuf) -> Result<Manifest> {
        let mut tx = self.engine().write().await?;
        tx.permit(actor, study, Action::Export).await?;
        tx.permit(actor, study, Action::DesignGates).await?;
        self.engine().note(&mut tx, Happened::by(actor, study, "export", "study", "folder")).await?;
        tx.commit().await?;
        let tx = self.engine().aside().await.read().await?;
        tokio::fs::create_dir_all(&folder).await?;
        self.all(tx, study, format, &mut Out::Folder(folder, None)).await
    }

    async fn all(&self, mut tx: Tx, study: StudyId, format: Format, out: &mut Out) -> Result<Manifest> {
        let context = Context::of(&mut tx, study).await?;
        let version = tx.study_changes(study).await?.all;
        let mut files = match out {
            Out::Folder(..) => write_design(&mut tx, study, out).await?,
            // The design contains the answer keys of tests, which a person who may export need not be allowed to see.
            Out::Plain(_) | Out::Archive(..) | Out::Bucket(_) | Out::Nowhere => Vec::new(),
        };
        for file in File::ALL {
            files.push(write(&mut tx, study, (file, format), &context, out).await?);
        }
        let manifest = manifest(&mut tx, study, self.engine().now(), version, files).await?;
        out.begin(MANIFEST)?;
        out.write(serde_json::to_vec_pretty(&manifest)?).await?;
        out.end().await?;
        out.finish().await?;
        Ok(manifest)
    }
}

/// Lists these files of a study.
async fn manifest(tx: &mut Tx, study: StudyId, now: Time, data_version: i64, files: Vec<Written>) -> Result<Manifest> {
    let facts = tx.study(study).await?.ok_or(Problem::NotFound)?;
    let versions = tx.versions_of_study(study).await?.into_iter();
    let versions = versions.map(|v| VersionHash { task: v.task_id, version: v.number, hash: v.hash });
    Ok(Manifest {
        study,
        title: facts.title,
        seed: facts.seed,
        software: SOFTWARE.to_owned(),
        created_at: now,
        versions: versions.collect(),
        data_version,
        files,
    })
}

fn described(study: StudyId, wanted: Wanted) -> (String, String, &'static str) {
    match wanted {
        Wanted::File(file, format) => {
            let name = format!("{}.{}", file.name(), format.ending());
            (name.clone(), name, format.media())
        }
        Wanted::Archive(format) => {
            (format!("archive of {}", format.ending()), format!("study-{study}.zip"), "application/zip")
        }
    }
}

async fn one(mut tx: Tx, study: StudyId, file: File, format: Format, out: &mut Out) -> Result<()> {
    let context = Context::of(&mut tx, study).await?;
    write(&mut tx, study, (file, format), &context, out).await.map(drop)
}

/// The design, and the gold items if there are any.
async fn write_design(tx: &mut Tx, study: StudyId, out: &mut Out) -> Result<Vec<Written>> {
    let known = known_design(tx, study).await?;
    let known = (!known.is_empty()).then(|| serde_json::to_string_pretty(&known)).transpose()?;
    let texts = [(DESIGN, Some(serde_json::to_string_pretty(&design(tx, study).await?)?)), (KNOWN, known)];
    let mut files = Vec::new();
    for (name, text) in texts.into_iter().filter_map(|(name, text)| Some((name, text? + "\n"))) {
        files.push(Written::from_text(name, &text));
        out.begin(name)?;
        out.write(text.into_bytes()).await?;
        out.end().await?;
    }
    Ok(files)
}

async fn write(
    tx: &mut Tx,
    study: StudyId,
    (file, format): (File, Format),
    context: &Context,
    out: &mut Out,
) -> Result<Written> {
    use store::export as rows;
    let which = (file, format);
    match file {
        File::Sources => lines::write::<rows::SourceLine>(tx, study, context, out, which).await,
        File::Systems => lines::write::<rows::SystemLine>(tx, study, context, out, which).await,
        File::Outputs => lines::write::<rows::OutputLine>(tx, study, context, out, which).await,
        File::Tasks => lines::write::<rows::TaskLine>(tx, study, context, out, which).await,
        File::Items => lines::write::<rows::ItemLine>(tx, study, context, out, which).await,
        File::Assignments => lines::write::<rows::AssignmentLine>(tx, study, context, out, which).await,
        File::Answers => lines::write::<rows::AnswerLine>(tx, study, context, out, which).await,
        File::Adjudications => lines::write::<rows::AdjudicationLine>(tx, study, context, out, which).await,
        File::Workers => lines::write::<rows::WorkerLine>(tx, study, context, out, which).await,
        File::Qualifications => lines::write::<rows::QualificationLine>(tx, study, context, out, which).await,
        File::Reviews => lines::write::<rows::ReviewLine>(tx, study, context, out, which).await,
        File::Payments => lines::write::<rows::PaymentLine>(tx, study, context, out, which).await,
        File::Events => lines::write::<rows::EventLine>(tx, study, context, out, which).await,
    }
}
