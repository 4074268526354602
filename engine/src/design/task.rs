//! Tasks and their versions: a draft is edited, publishing freezes it, an edit after that is a new draft.

mod file;
mod form;

use serde::Serialize;
use sha2::{Digest, Sha256};
use shared::{
    Action, Actor, Definition, Example, Localised, Problem, QuestionType as _, Study, StudyId, SystemKind, TaskId,
    TaskState, TaskVersionId, limit,
};

use crate::{
    Engine, Error, Result, Tx,
    access::{Permit as _, known_study},
    audit::event::Happened,
    design::{
        chain::{chain, check_chain},
        display,
        preset::Preset,
    },
};

pub use file::read;
pub use form::{Act, FeedForm, QuestionForm, TaskForm, WhenForm};
pub use store::task::{Task, TaskVersion};

/// A task with the versions that matter now.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ListedTask {
    /// The task.
    pub task: Task,
    /// What people work on.
    pub live: Option<TaskVersion>,
    /// What is being edited.
    pub draft: Option<TaskVersion>,
    /// How many versions there are.
    pub n_versions: usize,
}

impl ListedTask {
    /// The definition to show: the live one, else the draft.
    pub fn definition(&self) -> Option<&Definition> {
        self.live.as_ref().or(self.draft.as_ref()).map(|version| &version.definition)
    }
}

impl Engine {
    /// The tasks of a study in their order.
    ///
    /// # Errors
    /// The actor may not read tasks here.
    pub async fn tasks(&self, actor: &Actor, study: StudyId) -> Result<Vec<ListedTask>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeeTasks).await?;
        listed_tasks(&mut tx, study).await
    }

    /// A task with the versions that matter now.
    ///
    /// # Errors
    /// The actor may not read tasks here, or the study has no such task.
    pub async fn task(&self, actor: &Actor, study: StudyId, task: TaskId) -> Result<ListedTask> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeeTasks).await?;
        let found = known_task(&mut tx, study, task).await?;
        let versions = tx.versions(task).await?;
        Ok(listed(found, &versions))
    }

    /// All versions of a task, the newest first.
    ///
    /// # Errors
    /// As [`Engine::task`].
    pub async fn versions(&self, actor: &Actor, study: StudyId, task: TaskId) -> Result<Vec<TaskVersion>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeeTasks).await?;
        known_task(&mut tx, study, task).await?;
        tx.versions(task).await
    }

    /// Adds a task with the preset's definition in the study's languages as its draft. If it hides words, they are those
    /// that the study's style models find most telling, as far as it names some.
    ///
    /// # Errors
    /// The actor may not design tasks here.
    pub async fn add_task(&self, actor: &Actor, study: StudyId, preset: Preset) -> Result<TaskId> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::DesignTasks).await?;
        let Study { languages, settings, .. } = known_study(&mut tx, study).await?;
        let mut definition = preset.definition(&languages)?;
        if definition.display.hides() {
            definition.lexicon = display::lexicon(self.folder(), &settings);
        }
        let (id, version) = (self.id(), self.id());
        tx.add_task(id, study, preset.as_str(), self.now()).await?;
        tx.add_version(version, id, &definition, self.now()).await?;
        self.record(&mut tx, Happened::by(actor, study, "add", "task", id), None::<&()>, Some(&definition)).await?;
        tx.commit().await?;
        Ok(id)
    }

    /// Adds a task whose draft is the newest version of another, under the same title: workers read it.
    ///
    /// # Errors
    /// The actor may not design tasks here, or the study has no such task.
    pub async fn copy_task(&self, actor: &Actor, study: StudyId, task: TaskId) -> Result<TaskId> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::DesignTasks).await?;
        known_task(&mut tx, study, task).await?;
        let definition = tx.versions(task).await?.into_iter().next().ok_or(Problem::NotFound)?.definition;
        let (id, version) = (self.id(), self.id());
        tx.add_task(id, study, &definition.preset, self.now()).await?;
        tx.add_version(version, id, &definition, self.now()).await?;
        self.record(&mut tx, Happened::by(actor, study, "copy", "task", id), Some(&task), Some(&definition)).await?;
        tx.commit().await?;
        Ok(id)
    }

    /// Replaces the draft of a task; makes one if there is none.
    ///
    /// # Errors
    /// The actor may not design tasks here, or the definition does not hold together.
    pub async fn edit_task(&self, actor: &Actor, study: StudyId, task: TaskId, definition: Definition) -> Result<()> {
        // Permission is checked first, and the definition before the writer is taken.
        self.read().await?.permit(actor, study, Action::DesignTasks).await?;
        check(&definition)?;
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::DesignTasks).await?;
        let found = known_task(&mut tx, study, task).await?;
        if definition.preset != found.preset {
            return Err(Problem::invalid(
                "preset",
                format!("This task was made as {}; add another task for another preset.", found.preset),
            )
            .into());
        }
        check_chain(&mut tx, study, task, &definition, false).await?;
        let what = Happened::by(actor, study, "edit", "task", task);
        if let Some(draft) = tx.version_in(task, TaskState::Draft).await? {
            tx.set_draft_version(draft.id, &definition).await?;
            self.record(&mut tx, what, Some(&draft.definition), Some(&definition)).await?;
        } else {
            tx.add_version(self.id(), task, &definition, self.now()).await?;
            self.record(&mut tx, what, None::<&()>, Some(&definition)).await?;
        }
        tx.commit().await
    }

    /// Writes the designer's form into the draft of a task, and does what its button says; an edit after publishing begins
    /// a new draft. The place of the question to look at next.
    ///
    /// # Errors
    /// As [`Engine::edit_task`], or a field is wrong; the field is named as the form names it.
    pub async fn set_task_form(
        &self,
        actor: &Actor,
        study: StudyId,
        task: TaskId,
        form: &TaskForm,
    ) -> Result<Option<usize>> {
        let mut definition = self.formed(actor, study, task, form).await?;
        self.check_seen(actor, study, task, form).await?;
        let act: Act = form.act.parse()?;
        let next = act.perform(&mut definition, &form.language.parse()?);
        match self.edit_task(actor, study, task, definition).await {
            Err(Error::Problem(problem)) => Err(TaskForm::place(act.undo(problem)).into()),
            edited => edited.map(|()| next),
        }
    }

    /// Refuses a form that was made of another definition than is there now: somebody has changed it meanwhile.
    async fn check_seen(&self, actor: &Actor, study: StudyId, task: TaskId, form: &TaskForm) -> Result<()> {
        let found = self.task(actor, study, task).await?;
        let newest = found.draft.or(found.live).ok_or(Problem::NotFound)?;
        if form.seen.is_empty() || form.seen == hash(&newest.definition)? {
            return Ok(());
        }
        Err(Problem::conflict(
            "Somebody has changed this task since you opened it. What you typed stands in the form: save again to put it in the place of theirs, or open the task anew to see theirs.",
        )
        .into())
    }

    /// What the designer's form would make of a task. Nothing is written.
    ///
    /// # Errors
    /// The actor may not read tasks here, or a field is wrong.
    pub async fn try_task_form(
        &self,
        actor: &Actor,
        study: StudyId,
        task: TaskId,
        form: &TaskForm,
    ) -> Result<Definition> {
        let definition = self.formed(actor, study, task, form).await?;
        check(&definition).map_err(TaskForm::place)?;
        Ok(definition)
    }

    /// The newest definition of a task with a form written into it.
    async fn formed(&self, actor: &Actor, study: StudyId, task: TaskId, form: &TaskForm) -> Result<Definition> {
        let found = self.task(actor, study, task).await?;
        let mut definition = found.draft.or(found.live).ok_or(Problem::NotFound)?.definition;
        form.apply(&mut definition)?;
        Ok(definition)
    }

    /// Replaces the draft of a task by a definition in JSON or TOML.
    ///
    /// # Errors
    /// As [`Engine::edit_task`], or it is no definition.
    pub async fn set_task_json(&self, actor: &Actor, study: StudyId, task: TaskId, json: &str) -> Result<()> {
        if json.len() > limit::DEFINITION {
            let mebibytes = limit::DEFINITION >> 20;
            let reason = format!("A definition can have at most {mebibytes} MiB. Use fewer or shorter texts.");
            return Err(Problem::invalid("json", reason).into());
        }
        let definition = file::read(json).map_err(|reason| Problem::invalid("json", reason))?;
        self.edit_task(actor, study, task, definition).await
    }

    /// Freezes the draft: from now on it is what people work on, and no edit reaches it.
    ///
    /// Hits of an earlier version keep that version; new batches are made of this one.
    ///
    /// # Errors
    /// The actor may not design tasks here, there is no draft, or the draft does not hold together.
    pub async fn publish_task(&self, actor: &Actor, study: StudyId, task: TaskId) -> Result<TaskVersionId> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::DesignTasks).await?;
        known_task(&mut tx, study, task).await?;
        let Some(draft) = tx.version_in(task, TaskState::Draft).await? else {
            return Err(Problem::conflict(
                "There is nothing to publish: no change has been made since the last version.",
            )
            .into());
        };
        check(&draft.definition)?;
        display::check(&draft.definition, &known_study(&mut tx, study).await?.languages)?;
        // What workers have met, and what they have written, is copied and fed from the chain as it was: a claim or a
        // submission that is under way has to end first. In this order, since claims never wait for the study.
        tx.lock_workers(study).await?;
        tx.lock_study(study).await?;
        check_chain(&mut tx, study, task, &draft.definition, true).await?;
        let hash = hash(&draft.definition)?;
        tx.close_versions(task).await?;
        if !tx.publish_version(draft.id, &hash, self.now()).await? {
            return Err(Problem::conflict("Somebody else has just published this draft. Reload the page.").into());
        }
        chain(&mut tx, study, task, &draft.definition).await?;
        if let Some(name) = &draft.definition.system {
            self.system(&mut tx, study, name, SystemKind::Written).await?;
        }
        self.feed_published(&mut tx, study, &draft).await?;
        self.record(
            &mut tx,
            Happened::by(actor, study, "publish", "task", task),
            None::<&()>,
            Some(&(draft.number, hash)),
        )
        .await?;
        tx.commit().await?;
        Ok(draft.id)
    }

    /// Begins a new draft as a copy of the newest version.
    ///
    /// # Errors
    /// The actor may not design tasks here, or there is a draft already.
    pub async fn redraft_task(&self, actor: &Actor, study: StudyId, task: TaskId) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::DesignTasks).await?;
        known_task(&mut tx, study, task).await?;
        let newest = tx.versions(task).await?.into_iter().next().ok_or(Problem::NotFound)?;
        if newest.state == TaskState::Draft {
            return Err(Problem::conflict("This task has a draft already. Edit that one.").into());
        }
        tx.add_version(self.id(), task, &newest.definition, self.now()).await?;
        self.note(&mut tx, Happened::by(actor, study, "redraft", "task", task)).await?;
        tx.commit().await
    }
}

/// A task that belongs to the study.
pub(crate) async fn known_task(tx: &mut Tx, study: StudyId, task: TaskId) -> Result<Task> {
    Ok(tx.task(study, task).await?.ok_or(Problem::NotFound)?)
}

/// The tasks of a study in their order, with the versions that matter now.
pub(crate) async fn listed_tasks(tx: &mut Tx, study: StudyId) -> Result<Vec<ListedTask>> {
    let versions = tx.versions_of_study(study).await?;
    Ok(tx.tasks(study).await?.into_iter().map(|task| listed(task, &versions)).collect())
}

/// A task with those of these versions that matter now.
pub(crate) fn listed(task: Task, versions: &[TaskVersion]) -> ListedTask {
    let of = || versions.iter().filter(|version| version.task_id == task.id);
    let newest = |state| of().filter(|version| version.state == state).max_by_key(|version| version.number).cloned();
    ListedTask { live: newest(TaskState::Live), draft: newest(TaskState::Draft), n_versions: of().count(), task }
}

/// Checks a definition and what the engine adds to its rules.
pub(crate) fn check(definition: &Definition) -> Result<(), Problem> {
    definition.check()?;
    let wrong = |text: &str| text.contains('\0');
    let examples =
        examples(definition).flat_map(|(field, shown)| shown.texts().iter().map(move |text| (field.clone(), text)));
    let texts = texts(definition).flat_map(|(field, text)| text.0.values().map(move |text| (field.clone(), text)));
    if let Some((field, _)) = texts.chain(examples).find(|(_, text)| wrong(text)) {
        return Err(Problem::invalid(
            field,
            "A text of a task may have any characters, but none of them NUL. Remove it.",
        ));
    }
    if definition.is_rewriting() && definition.items_per_hit > 20 {
        return Err(Problem::invalid(
            "items_per_hit",
            "A hit of rewrites holds 20 items at most, so that nobody writes for hours on one lease.",
        ));
    }
    Ok(())
}

/// Every text of a definition, with its path.
fn texts(definition: &Definition) -> impl Iterator<Item = (String, &Localised)> {
    let own = [("title".to_owned(), &definition.title), ("instructions".to_owned(), &definition.instructions)];
    let asked = definition.questions.iter().enumerate().flat_map(|(index, question)| {
        let path = move |field: &str| format!("questions[{index}].{field}");
        let labels = question.kind.labels().into_iter().map(move |(field, label)| (path(field), label));
        [(path("prompt"), &question.prompt)].into_iter().chain(labels)
    });
    own.into_iter().chain(asked)
}

/// Every example of a definition, with the path of its field.
fn examples(definition: &Definition) -> impl Iterator<Item = (String, &Example)> {
    definition.questions.iter().enumerate().flat_map(|(index, question)| {
        let points = question.kind.as_scale().map_or(&[][..], |scale| &scale.points);
        let all = points.iter().flat_map(|point| point.examples.0.values().flatten());
        all.map(move |example| (format!("questions[{index}].examples"), example))
    })
}

/// SHA-256 of the definition in canonical JSON: keys sorted, no white space.
///
/// `serde_json::Value` keeps its keys in a sorted map, so going through it sorts them.
pub fn hash(definition: &Definition) -> Result<String> {
    let canonical = serde_json::to_string(&serde_json::to_value(definition)?)?;
    Ok(hex::encode(Sha256::digest(canonical.as_bytes())))
}
