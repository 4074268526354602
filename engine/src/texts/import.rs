//! Importing texts: a file is stored, its columns are mapped, a preview shows what would happen, and then the file is
//! imported completely or not at all.

mod again;
pub(crate) mod arrive;
mod fault;
#[cfg(test)]
mod fuzz;
pub(crate) mod guess;
mod judge;
mod keep;
mod preview;
pub(crate) mod row;
pub(crate) mod stream;
pub(crate) mod table;

use std::sync::Arc;

use serde::Serialize;
use shared::{
    Action, Actor, Locale, Problem, StudyId, SystemKind, UploadId,
    import::{FileFormat, FileKind, Imported, Mapping},
    refusal,
};

pub use self::fault::{Refused, RowFault};
use self::{arrive::Arrival, judge::Parsed};
use crate::{
    Engine, Result,
    access::{Permit as _, known_study},
    blocking::{Place, short},
};
pub(crate) use fault::MAX_CHARS as LONGEST_TEXT;

pub use preview::Preview;
pub use table::MAX_BYTES;

/// How often rows are checked against the study again, because something was imported in the meantime.
const TRIES: usize = 5;

/// A file as it is uploaded.
#[derive(Clone, Debug)]
pub struct File {
    /// What the rows become.
    pub kind: FileKind,
    /// Its name, for display.
    pub name: String,
    /// Its layout; if absent, it is guessed from the name.
    pub format: Option<FileFormat>,
    /// Its content.
    pub bytes: Vec<u8>,
}

/// The result of an import, or of a preview of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The number of accepted rows.
    pub taken: u64,
    /// All refused rows.
    pub refused: Vec<Refused>,
    /// Whether anything was written. Nothing is written while a row is refused, unless the person has agreed to leave
    /// refused rows out.
    pub written: bool,
}

impl Outcome {
    /// The result with its reasons in a language.
    pub fn in_locale(&self, locale: Locale) -> Imported {
        let refused = self.refused.iter().map(|row| row.in_locale(locale)).collect();
        Imported { taken: self.taken, refused, written: self.written }
    }

    /// The result as JSON of [`Imported`], written on a thread of its own: a file can have 200,000 refused rows.
    ///
    /// # Errors
    /// The thread has stopped.
    pub async fn into_json(self, locale: Locale) -> Result<Vec<u8>> {
        Ok(short(move || serde_json::to_vec(&self.in_locale(locale))).await??)
    }
}

impl File {
    fn format(&self) -> FileFormat {
        self.format.unwrap_or_else(|| guess::format(&self.name))
    }
}

/// The settings of an import.
#[derive(Clone, Debug, Default)]
pub struct Choice {
    /// The roles of the columns.
    pub mapping: Mapping,
    /// Whether refused rows are left out and the rest is written. Otherwise nothing is written while a row is refused.
    pub skip_refused: bool,
}

/// The part of an import that the audit log keeps.
#[derive(Serialize)]
struct Trace<'a> {
    file: &'a str,
    taken: u64,
    refused: usize,
}

impl Engine {
    /// Previews the import of a stored file: nothing is written.
    ///
    /// # Errors
    /// The actor may not import in this study, there is no such file, or the mapping does not fit it.
    pub async fn try_import(
        &self,
        actor: &Actor,
        study: StudyId,
        upload: UploadId,
        mapping: &Mapping,
    ) -> Result<Outcome> {
        let file = self.kept(actor, study, upload).await?;
        let parsed = self.parse(actor, study, file, mapping).await?;
        let fit = self.fit(&mut self.in_background().read().await?, study, parsed).await?;
        Ok(Outcome { taken: fit.rows.len() as u64, refused: fit.refused, written: false })
    }

    /// Imports a stored file, and deletes it once its rows are written.
    ///
    /// # Errors
    /// The actor may not import in this study, there is no such file, or the mapping does not fit it. In these cases
    /// nothing is written.
    pub async fn import_upload(
        &self,
        actor: &Actor,
        study: StudyId,
        upload: UploadId,
        choice: &Choice,
    ) -> Result<Outcome> {
        let file = self.kept(actor, study, upload).await?;
        self.take(actor, study, file, choice, Some(upload)).await
    }

    /// Imports a file in one step.
    ///
    /// # Errors
    /// The actor may not import in this study, or the file or the mapping cannot be used. In these cases nothing is
    /// written.
    pub async fn import(&self, actor: &Actor, study: StudyId, file: File, choice: &Choice) -> Result<Outcome> {
        let place = self.place_for_file(actor, study).await?;
        self.take(actor, study, (place, file), choice, None).await
    }

    async fn take(
        &self,
        actor: &Actor,
        study: StudyId,
        file: (Place, File),
        choice: &Choice,
        upload: Option<UploadId>,
    ) -> Result<Outcome> {
        let parsed = self.parse(actor, study, file, &choice.mapping).await?;
        for _ in 0..TRIES {
            let fit = self.fit(&mut self.in_background().read().await?, study, parsed.clone()).await?;
            let (taken, refused) = (fit.rows.len() as u64, fit.refused);
            if taken == 0 || !(choice.skip_refused || refused.is_empty()) {
                return Ok(Outcome { taken, refused, written: false });
            }
            let trace = Trace { file: &parsed.file.name, taken, refused: refused.len() };
            let arrival = Arrival {
                actor: *actor,
                study,
                kind: parsed.file.kind,
                systems: parsed.systems.iter().map(|name| (name.clone(), SystemKind::Imported)).collect(),
                base: fit.base,
                verb: "import",
                what: parsed.file.kind.as_str(),
                which: study.to_string(),
                after: serde_json::to_value(&trace)?,
                upload,
            };
            if self.arrive(arrival, self.read_again(parsed.clone(), fit.rows, fit.last)).await? {
                return Ok(Outcome { taken, refused, written: true });
            }
        }
        Err(Problem::conflict(refusal::imports_kept_changing()).into())
    }

    async fn parse(
        &self,
        actor: &Actor,
        study: StudyId,
        file: (Place, File),
        mapping: &Mapping,
    ) -> Result<Arc<Parsed>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::ImportTexts).await?;
        let languages = known_study(&mut tx, study).await?.languages;
        drop(tx);
        Ok(Arc::new(judge::parse(file, mapping.clone(), languages).await?))
    }
}
