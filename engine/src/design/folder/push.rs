//! Creating a study from a folder, and changing one by it.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use shared::{Action, Actor, Definition, Problem, Study, StudyId, refusal};

use super::{Difference, Folder, STUDY, difference::differences, of_gate, of_picture, of_task};
use crate::{
    Engine, Error, Result, Tx,
    access::{Permit as _, known_study},
    design::{
        listed::{ListedTask, listed_tasks},
        study::{
            Joined, JoinedTexts, KnownDesign, Restored, StudyDesign, StudyEdit, design, files::KNOWN, known_design,
        },
    },
};

/// What a push is to do with a study that is there.
#[derive(Clone, Copy, Debug)]
pub enum Onto<'a> {
    /// Nothing: everything is tried, and nothing is stored.
    Try,
    /// Change it, if this is what a try has shown.
    Change(Option<&'a Pushed>),
}

/// What a push does.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Pushed {
    /// The values of the design that change.
    pub differences: Vec<Difference>,
    /// The texts and systems that are added, and the texts that change.
    pub texts: JoinedTexts,
    /// Whether the folder has other known items than the study, whose stay as they are.
    pub other_known: bool,
    /// The files of what is only in the study, and is left as it is.
    pub only_in_study: Vec<String>,
}

impl Pushed {
    /// Whether the study stays as it is.
    pub fn is_nothing(&self) -> bool {
        let is_same = |texts: &Joined| texts.added == 0 && texts.changed == 0;
        let JoinedTexts { sources, outputs, systems, .. } = &self.texts;
        self.differences.is_empty() && is_same(sources) && is_same(outputs) && systems.is_empty()
    }
}

impl Engine {
    /// Creates a study from a folder, completely or not at all. Its tasks are drafts. With `only_try`, nothing is stored.
    ///
    /// # Errors
    /// As [`Engine::restore_study`].
    pub async fn open_folder(&self, actor: &Actor, folder: &Folder, only_try: bool) -> Result<Restored> {
        let mut tx = self.write().await?;
        let made = self.restore_in(&mut tx, actor, folder.design.clone(), &folder.files).await?;
        if !only_try {
            tx.commit().await?;
        }
        Ok(made)
    }

    /// Changes a study by a folder, completely or not at all, and returns what changes: title, languages and settings;
    /// rules of gates; tasks, whose changes are drafts until they are published; pictures; texts.
    ///
    /// What only the study has stays as it is, and so do its known items.
    ///
    /// # Errors
    /// The actor may not edit the study, design its tasks and gates or import texts; a part of the folder is refused, as
    /// the pages would refuse it; a text would change that somebody has seen; or the study is not any more what it was
    /// when this was tried. The refusal names the file.
    pub async fn push_study(&self, actor: &Actor, study: StudyId, folder: &Folder, onto: Onto<'_>) -> Result<Pushed> {
        let mut tx = self.write().await?;
        for action in [Action::EditStudy, Action::DesignTasks, Action::DesignGates] {
            tx.permit(actor, study, action).await?;
        }
        tx.lock_study(study).await?;
        let before = design(&mut tx, study).await?;
        let tasks = listed_tasks(&mut tx, study).await?;
        self.push_edit(&mut tx, actor, study, (&before, &folder.design))
            .await
            .map_err(|error| of_file(STUDY, error))?;
        self.push_pictures(&mut tx, actor, study, (&before, &folder.design)).await?;
        for gate in folder.design.gates.iter().filter(|gate| !before.gates.contains(gate)) {
            let name = of_gate(&gate.language, gate.rule.gate());
            let rule = (gate.language.clone(), gate.rule.clone());
            self.set_gate_rule_in(&mut tx, actor, study, rule).await.map_err(|error| of_file(&name, error))?;
        }
        self.push_tasks(&mut tx, (actor, study), &tasks, folder).await?;
        let known: Study = known_study(&mut tx, study).await?;
        let texts = self.join_texts(&mut tx, actor, &known, &folder.files).await?;
        let after = design(&mut tx, study).await?;
        let pushed = Pushed {
            differences: differences(&before, &after, &folder.tasks)?,
            texts,
            other_known: other_known(&mut tx, study, folder).await?,
            only_in_study: only_in(&before, &folder.design),
        };
        match onto {
            Onto::Try => Ok(pushed),
            Onto::Change(Some(tried)) if *tried != pushed => {
                Err(Problem::conflict(refusal::study_was_changed_meanwhile()).into())
            }
            Onto::Change(_) => {
                tx.commit().await?;
                Ok(pushed)
            }
        }
    }

    async fn push_edit(
        &self,
        tx: &mut Tx,
        actor: &Actor,
        study: StudyId,
        (before, new): (&StudyDesign, &StudyDesign),
    ) -> Result<()> {
        let edit = |design: &StudyDesign| StudyEdit {
            title: design.title.clone(),
            languages: design.languages.clone(),
            settings: design.settings.clone(),
        };
        let (before, new) = (edit(before), edit(new));
        if before == new {
            return Ok(());
        }
        let change = |edit: &mut StudyEdit| {
            *edit = new;
            Ok(())
        };
        self.change_study_in(tx, actor, study, change).await
    }

    /// Adds pictures. What a name shows is never changed: people may have seen it.
    async fn push_pictures(
        &self,
        tx: &mut Tx,
        actor: &Actor,
        study: StudyId,
        (before, new): (&StudyDesign, &StudyDesign),
    ) -> Result<()> {
        let there: BTreeMap<&str, &[u8]> =
            before.pictures.iter().map(|picture| (&*picture.name, &*picture.base64)).collect();
        let mut added = Vec::new();
        for picture in &new.pictures {
            match there.get(&*picture.name) {
                None => added.push(picture.clone()),
                Some(bytes) if *bytes == picture.base64 => {}
                Some(_) => {
                    let name = of_picture(&picture.name);
                    let reason = refusal::of_file(&name, refusal::picture_is_another(&picture.name));
                    return Err(Problem::invalid(name, reason).into());
                }
            }
        }
        self.add_pictures_in(tx, (actor, study), added).await
    }

    /// Writes the tasks that differ from those that the study had at the same places, and adds the others. Tasks that do not
    /// differ keep what a change of the languages has added to them.
    async fn push_tasks(
        &self,
        tx: &mut Tx,
        (actor, study): (&Actor, StudyId),
        there: &[ListedTask],
        folder: &Folder,
    ) -> Result<()> {
        for (place, (name, task)) in folder.tasks.iter().zip(&folder.design.tasks).enumerate() {
            let found = there.get(place);
            let newest = found.and_then(|found| found.draft.as_ref().or(found.live.as_ref()));
            if newest.is_some_and(|newest| newest.definition == *task) {
                continue;
            }
            let task: Definition = task.clone();
            match found {
                Some(found) => self.edit_task_in(tx, actor, (study, found.task.id), task).await,
                None => self.add_task_in(tx, actor, study, task).await,
            }
            .map_err(|error| of_file(name, error))?;
        }
        Ok(())
    }
}

/// Whether a folder has other known items than a study.
async fn other_known(tx: &mut Tx, study: StudyId, folder: &Folder) -> Result<bool> {
    let Some(file) = &folder.files.known else { return Ok(false) };
    let items: Vec<KnownDesign> = serde_json::from_slice(&std::fs::read(file)?).map_err(|error| {
        Problem::invalid(KNOWN, refusal::of_file(KNOWN, refusal::not_a_list_of_known(error.to_string())))
    })?;
    let sorted = |items: Vec<KnownDesign>| -> Result<Vec<String>> {
        let mut lines = items.iter().map(serde_json::to_string).collect::<serde_json::Result<Vec<_>>>()?;
        lines.sort_unstable();
        Ok(lines)
    };
    Ok(sorted(items)? != sorted(known_design(tx, study).await?)?)
}

/// The files of what is in a study and not in a folder.
fn only_in(study: &StudyDesign, folder: &StudyDesign) -> Vec<String> {
    let gate_names = |design: &StudyDesign| -> BTreeSet<String> {
        design.gates.iter().map(|gate| of_gate(&gate.language, gate.rule.gate())).collect()
    };
    let picture_names = |design: &StudyDesign| -> BTreeSet<String> {
        design.pictures.iter().map(|picture| of_picture(&picture.name)).collect()
    };
    let tasks = (1..).zip(&study.tasks).skip(folder.tasks.len()).map(|(place, task)| of_task(place, &task.preset));
    let gates = &gate_names(study) - &gate_names(folder);
    let pictures = &picture_names(study) - &picture_names(folder);
    tasks.chain(gates).chain(pictures).collect()
}

/// Names the file of a refusal.
fn of_file(name: &str, error: Error) -> Error {
    match error {
        Error::Problem(Problem::Invalid { field, reason }) => {
            let reason = refusal::of_file(format!("{name}: {field}"), reason);
            Problem::Invalid { field, reason }.into()
        }
        Error::Problem(Problem::Conflict { reason }) => Problem::conflict(refusal::of_file(name, reason)).into(),
        other => other,
    }
}
