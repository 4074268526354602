//! Models: the files that score texts. They are in one folder of the server, and a study names them.
//!
//! A study stores a file's digest with its name: a file with the same name but different content is refused and not
//! used, so equal signatures mean equal models on every machine that computes scores.

mod digest;
mod fitting;
mod folder;
mod known;
mod loaded;

use std::collections::BTreeMap;

use shared::{Action, Actor, Language, ModelFile, ModelKind, Problem, StudyId, refusal};

use crate::{
    Engine, Error, Result,
    access::{Permit as _, permit_language},
};

pub use folder::Folder;
pub use loaded::Models;

impl Engine {
    /// The available model files, sorted.
    ///
    /// # Errors
    /// The actor may not edit the study.
    pub async fn model_files(&self, actor: &Actor, study: StudyId) -> Result<Vec<String>> {
        self.read().await?.permit(actor, study, Action::EditStudy).await?;
        self.folder().files()
    }

    /// The available model files that can be of each kind, sorted.
    ///
    /// # Errors
    /// The actor may not edit the study.
    pub async fn fitting_models(&self, actor: &Actor, study: StudyId) -> Result<BTreeMap<ModelKind, Vec<String>>> {
        self.read().await?.permit(actor, study, Action::EditStudy).await?;
        let folder = self.folder().clone();
        crate::blocking::heavy(move || folder.fitting()).await?
    }

    /// Sets the models of a language, removes those with an empty name, and queues the scoring of existing outputs.
    ///
    /// # Errors
    /// The actor may not edit the study, the study does not work in the language, or a file does not exist or is not
    /// such a model.
    pub async fn set_models(
        &self,
        actor: &Actor,
        study: StudyId,
        language: Language,
        files: BTreeMap<ModelKind, String>,
    ) -> Result<()> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::EditStudy).await?;
        permit_language(&mut tx, study, &language).await?;
        drop(tx);
        let folder = self.folder().clone();
        let named = tokio::task::spawn_blocking(move || {
            let given = files.into_iter().filter(|(_, file)| !file.is_empty());
            given.map(|(kind, file)| Ok((kind, folder.name(kind, &file)?))).collect::<Result<BTreeMap<_, _>>>()
        });
        let named = named.await.map_err(|error| Error::Unexpected(format!("models: {error}")))??;
        self.change_study(actor, study, |edit| {
            edit.settings.models.remove(&language);
            if !named.is_empty() {
                edit.settings.models.insert(language, named);
            }
            Ok(())
        })
        .await?;
        let mut tx = self.write().await?;
        self.score_arrivals(&mut tx, study).await?;
        tx.commit().await
    }
}

/// Refuses a name that cannot be the name of a file in the folder.
pub(crate) fn check(named: &ModelFile) -> Result<(), Problem> {
    let ModelFile { file, sha256 } = named;
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    if file.is_empty() || file.len() > 200 || file.starts_with('.') || !file.chars().all(plain) {
        return Err(Problem::invalid("models", refusal::model_name(file)));
    }
    if sha256.len() != 64 || !sha256.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f')) {
        return Err(Problem::invalid("models", refusal::model_needs_digest(file)));
    }
    Ok(())
}

/// The refusal of a name that is in use.
pub(crate) fn taken(name: &str) -> Problem {
    Problem::conflict(refusal::model_name_is_taken(name))
}

/// The ending of the name of a hidden folder in which a model is being trained.
pub(crate) const PART: &str = ".part";
