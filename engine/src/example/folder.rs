//! An example study from the folder of a study, with the example's people.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};
use shared::{Actor, StudyId, StudyState, Subject};

use super::{Example, PILOT_SOURCES, accounts, spec};
use crate::{Engine, Error, Result, Tx, design::folder::Folder};

/// The key under which the ids, hashes and names of these studies are stored, a line each.
const FACT: &str = "example-folders";

impl Engine {
    /// Creates a study from a folder under a name, with the example's people, unless it exists already: all tasks are
    /// published, tasks about sources have their HITs, and workers can join.
    ///
    /// # Errors
    /// As [`Engine::make_example`], or the folder is refused, or one of its tasks cannot be published.
    pub async fn make_example_of(&self, password: &str, name: &str, folder: &Folder) -> Result<Example> {
        let there = listed(&mut self.read().await?).await?.into_iter().find(|known| known.name == name);
        let sha256 = hex::encode(Sha256::digest(serde_json::to_vec(&folder.design)?));
        if there.as_ref().is_some_and(|there| there.sha256 != sha256) {
            return Err(Error::Unexpected(format!(
                "the example {name} was made from another folder, or from this one before it was changed: use another \
                 folder for --data, or bring the change in with `concord study push`"
            )));
        }
        let (admin, new_people) = self.example_admin(password).await?;
        let study = match &there {
            Some(there) => there.study,
            None => self.open_example_folder(&admin, (name, &sha256), folder).await?,
        };
        let links = self.example_links(&admin, study, &format!("example-folder-{name}")).await?;
        let made = there.is_none();
        Ok(Example { study, accounts: accounts(), links, made, new_people, no_models: None })
    }

    async fn open_example_folder(
        &self,
        admin: &Actor,
        (name, sha256): (&str, &str),
        folder: &Folder,
    ) -> Result<StudyId> {
        let study = self.open_folder(admin, folder, false).await?.study;
        self.add_example_people(admin, study).await?;
        for listed in self.tasks(admin, study).await? {
            let Some(definition) = listed.definition().cloned() else { continue };
            self.publish_task(admin, study, listed.task.id).await?;
            // Batches of ratings are created later, and fed tasks get their texts automatically.
            if definition.subject == Subject::Source && definition.from.is_none() {
                let sample = definition.is_pilot().then_some(PILOT_SOURCES);
                for language in &folder.design.languages {
                    self.make_batch(admin, study, spec(listed.task.id, language, sample)).await?;
                }
            }
        }
        self.set_study_state(admin, study, StudyState::Live).await?;
        let mut tx = self.write().await?;
        let mut all = tx.fact(FACT).await?.unwrap_or_default();
        let _ = writeln!(all, "{study} {sha256} {name}");
        tx.set_fact(FACT, &all).await?;
        tx.commit().await?;
        Ok(study)
    }
}

/// An example study from a folder.
pub(super) struct Listed {
    /// The name of the folder.
    name: String,
    /// The study.
    pub(super) study: StudyId,
    /// SHA-256 of the design in the folder.
    sha256: String,
}

/// The example studies from folders.
pub(super) async fn listed(tx: &mut Tx) -> Result<Vec<Listed>> {
    let all = tx.fact(FACT).await?.unwrap_or_default();
    let listed = |line: &str| {
        let mut parts = line.splitn(3, ' ').map(str::to_owned);
        let (study, sha256, name) = (parts.next()?, parts.next()?, parts.next()?);
        Some(Listed { name, study: study.parse().ok()?, sha256 })
    };
    Ok(all.lines().filter_map(listed).collect())
}
