//! Bringing texts in: a file is kept, its columns are mapped, a preview shows what would happen, and then all
//! of it gets in or nothing does.

mod again;
pub(crate) mod arrive;
mod delimited;
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
    Action, Actor, Problem, StudyId, SystemKind, UploadId,
    import::{FileFormat, FileKind, Imported, Mapping},
};

use self::{arrive::Arrival, judge::Parsed};
use crate::{
    Engine, Result,
    access::{Permit as _, known_study},
    blocking::Place,
};

pub use preview::Preview;
pub use table::MAX_BYTES;

/// How often rows are checked against the study again, because something was imported meanwhile.
const TRIES: usize = 5;

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
        let fit = self.fit(&mut self.in_background().read().await?, study, parsed).await?;
        Ok(Imported { taken: fit.rows.len() as u64, refused: fit.refused, written: false })
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
    ) -> Result<Imported> {
        let parsed = self.parse(actor, study, file, &choice.mapping).await?;
        for _ in 0..TRIES {
            let fit = self.fit(&mut self.in_background().read().await?, study, parsed.clone()).await?;
            let (taken, refused) = (fit.rows.len() as u64, fit.refused);
            if taken == 0 || !(choice.skip_refused || refused.is_empty()) {
                return Ok(Imported { taken, refused, written: false });
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
                return Ok(Imported { taken, refused, written: true });
            }
        }
        Err(Problem::conflict("Other imports kept changing this study. Nothing was imported. Try again later.").into())
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
