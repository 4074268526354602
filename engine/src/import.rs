//! Bringing texts in: a file is kept, its columns are mapped, a preview shows what would happen, and then all
//! of it is written in one transaction or nothing is.

mod delimited;
pub(crate) mod guess;
mod judge;
mod preview;
pub(crate) mod row;
pub(crate) mod stream;
pub(crate) mod table;

use serde::Serialize;
use shared::{
    Action, Actor, Problem, StudyId, UploadId,
    import::{FileFormat, FileKind, Imported, Mapping},
};

pub use preview::Preview;
pub use table::MAX_BYTES;

use crate::{Engine, Result, Tx, db::upload::Upload, event::Happened};

/// Seconds after which a file that nobody has confirmed is forgotten.
const KEEP_SECONDS: i64 = 86_400;

/// A file as it arrives.
#[derive(Clone, Debug)]
pub struct File {
    /// What its rows become.
    pub kind: FileKind,
    /// Its name, for people.
    pub name: String,
    /// Its layout; guessed from the name where absent.
    pub format: Option<FileFormat>,
    /// What is in it.
    pub bytes: Vec<u8>,
}

impl File {
    fn format(&self) -> FileFormat {
        self.format.unwrap_or_else(|| guess::format(&self.name))
    }
}

/// How a file is to be taken.
#[derive(Clone, Debug, Default)]
pub struct Choice {
    /// Which column is what.
    pub mapping: Mapping,
    /// Leave the refused rows out and write the rest. Otherwise nothing is written while a row is refused.
    pub skip_refused: bool,
}

/// What the audit trail keeps of an import.
#[derive(Serialize)]
struct Trace<'a> {
    file: &'a str,
    taken: u64,
    refused: usize,
}

impl Engine {
    /// Keeps a file until its columns are mapped.
    ///
    /// # Errors
    /// The actor may not import here, or the file cannot be read at all.
    pub async fn upload(&self, actor: &Actor, study: StudyId, file: File) -> Result<UploadId> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::ImportTexts).await?;
        let format = file.format();
        if table::open(&file.bytes, format)?.columns.is_empty() {
            return Err(Problem::invalid("file", "No line of this file holds a JSON object.").into());
        }
        let now = self.now();
        let name: String = file.name.chars().filter(|c| !c.is_control()).take(200).collect();
        let new = Upload {
            id: self.id(),
            study_id: study,
            person_id: actor.person,
            kind: file.kind,
            name,
            format,
            bytes: file.bytes,
            created_at: now,
        };
        tx.remove_uploads_before(now.plus_seconds(-KEEP_SECONDS)).await?;
        tx.add_upload(&new).await?;
        tx.commit().await?;
        Ok(new.id)
    }

    /// What an import of a kept file would do: nothing is written.
    ///
    /// # Errors
    /// The actor may not import here, there is no such file, or the mapping does not fit it.
    pub async fn try_import(
        &self,
        actor: &Actor,
        study: StudyId,
        upload: UploadId,
        mapping: &Mapping,
    ) -> Result<Imported> {
        let file = self.kept(actor, study, upload).await?;
        let parsed = self.parse(actor, study, file, mapping).await?;
        let judged = judge::judge(&mut self.in_background().read().await?, study, parsed).await?;
        Ok(Imported { taken: judged.taken() as u64, refused: judged.refused, written: false })
    }

    /// Imports a kept file, and forgets it once its rows are written.
    ///
    /// # Errors
    /// The actor may not import here, there is no such file, or the mapping does not fit it. Nothing is written then.
    pub async fn import_upload(
        &self,
        actor: &Actor,
        study: StudyId,
        upload: UploadId,
        choice: &Choice,
    ) -> Result<Imported> {
        let file = self.kept(actor, study, upload).await?;
        self.take(actor, study, file, choice, Some(upload)).await
    }

    /// Imports a file at once.
    ///
    /// # Errors
    /// The actor may not import here, or the file or the mapping cannot be used. Nothing is written then.
    pub async fn import(&self, actor: &Actor, study: StudyId, file: File, choice: &Choice) -> Result<Imported> {
        self.take(actor, study, file, choice, None).await
    }

    /// Forgets a kept file.
    ///
    /// # Errors
    /// The actor may not import here.
    pub async fn discard_upload(&self, actor: &Actor, study: StudyId, upload: UploadId) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::ImportTexts).await?;
        tx.remove_upload(study, upload).await?;
        tx.commit().await
    }

    async fn take(
        &self,
        actor: &Actor,
        study: StudyId,
        file: File,
        choice: &Choice,
        upload: Option<UploadId>,
    ) -> Result<Imported> {
        let (kind, name) = (file.kind, file.name.clone());
        let parsed = self.parse(actor, study, file, &choice.mapping).await?;
        // Its statements may take longer than those of requests.
        let mut tx = self.in_background().write().await?;
        tx.permit(actor, study, Action::ImportTexts).await?;
        tx.lock_study(study).await?;
        let judged = judge::judge(&mut tx, study, parsed).await?;
        let taken = judged.taken() as u64;
        let agreed = choice.skip_refused || judged.refused.is_empty();
        if taken == 0 || !agreed {
            return Ok(Imported { taken, refused: judged.refused, written: false });
        }
        self.write_rows(&mut tx, study, judged.rows).await?;
        tx.know_sizes().await?;
        if let Some(upload) = upload {
            tx.remove_upload(study, upload).await?;
        }
        let trace = Trace { file: &name, taken, refused: judged.refused.len() };
        self.record(&mut tx, Happened::by(actor, study, "import", kind.as_str(), study), None::<&()>, Some(&trace))
            .await?;
        tx.commit().await?;
        Ok(Imported { taken, refused: judged.refused, written: true })
    }

    async fn parse(&self, actor: &Actor, study: StudyId, file: File, mapping: &Mapping) -> Result<judge::Parsed> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::ImportTexts).await?;
        let languages = tx.known_study(study).await?.languages;
        drop(tx);
        judge::parse(file, mapping.clone(), languages).await
    }

    async fn kept(&self, actor: &Actor, study: StudyId, upload: UploadId) -> Result<File> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::ImportTexts).await?;
        let kept = tx.known_upload(study, upload).await?;
        Ok(File { kind: kept.kind, name: kept.name, format: Some(kept.format), bytes: kept.bytes })
    }
}

impl Tx {
    /// A file of this study.
    async fn known_upload(&mut self, study: StudyId, id: UploadId) -> Result<Upload> {
        Ok(self.upload(study, id).await?.ok_or(Problem::NotFound)?)
    }
}
