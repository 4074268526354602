//! Tasks and their versions: a draft is edited, publishing freezes it, and a later edit starts a new draft.

mod added;
mod file;
mod form;
mod publish;
mod wording;

use sha2::{Digest, Sha256};
use shared::{
    Action, Actor, Definition, Example, Language, Localised, Problem, QuestionType as _, Study, StudyId, TaskId,
    TaskState, limit, refusal,
};

use crate::{
    Engine, Error, Result, Tx,
    access::{Permit as _, known_study},
    audit::event::Happened,
    design::{chain::check_chain, display, picture, preset::Preset},
};

pub use file::read;
pub use form::{Act, ColumnForm, FeedForm, Next, Obstacle, QuestionForm, Step, TaskForm, WhenForm};
pub use store::task::{Task, TaskVersion};

pub use crate::design::listed::ListedTask;
pub(crate) use crate::design::listed::{listed, listed_tasks};
pub(crate) use wording::check_language;

/// The maximum number of texts to write in one hit.
const MOST_WRITTEN: i64 = 20;

impl Engine {
    /// The tasks of a study in their order.
    ///
    /// # Errors
    /// The actor may not read tasks in this study.
    pub async fn tasks(&self, actor: &Actor, study: StudyId) -> Result<Vec<ListedTask>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeeTasks).await?;
        listed_tasks(&mut tx, study).await
    }

    /// A task with its current versions.
    ///
    /// # Errors
    /// The actor may not read tasks in this study, or the study has no such task.
    pub async fn task(&self, actor: &Actor, study: StudyId, task: TaskId) -> Result<ListedTask> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeeTasks).await?;
        let found = known_task(&mut tx, study, task).await?;
        let versions = tx.versions(task).await?;
        Ok(listed(found, &versions))
    }

    /// All versions of a task, newest first.
    ///
    /// # Errors
    /// As [`Engine::task`].
    pub async fn versions(&self, actor: &Actor, study: StudyId, task: TaskId) -> Result<Vec<TaskVersion>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeeTasks).await?;
        known_task(&mut tx, study, task).await?;
        tx.versions(task).await
    }

    /// Adds a task whose draft is the preset's definition in the study's languages. If the preset hides words, the
    /// lexicon is taken from the study's style models, as far as they provide one.
    ///
    /// # Errors
    /// The actor may not design tasks in this study.
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

    /// Adds a task whose draft is a copy of the newest version of another. The title is the same, because workers read
    /// it.
    ///
    /// # Errors
    /// The actor may not design tasks in this study, or the study has no such task.
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

    /// Replaces the draft of a task, or creates it if there is none. Texts that the change leaves behind are added to
    /// those that must be confirmed before the task is published.
    ///
    /// # Errors
    /// The actor may not design tasks in this study, or the definition is inconsistent.
    pub async fn edit_task(
        &self,
        actor: &Actor,
        study: StudyId,
        task: TaskId,
        mut definition: Definition,
    ) -> Result<()> {
        // The permission is checked first, and the definition before the writer is taken.
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::DesignTasks).await?;
        let languages = known_study(&mut tx, study).await?.languages;
        drop(tx);
        let preset = prepared(&mut definition, &languages)?;
        let mut tx = self.write().await?;
        self.write_draft(&mut tx, actor, (study, task), (definition, preset), &languages).await?;
        tx.commit().await
    }

    /// Writes a checked definition as the draft of a task, next to its preset in these languages.
    async fn write_draft(
        &self,
        tx: &mut Tx,
        actor: &Actor,
        (study, task): (StudyId, TaskId),
        (mut definition, preset): (Definition, Option<Definition>),
        languages: &[Language],
    ) -> Result<()> {
        tx.permit(actor, study, Action::DesignTasks).await?;
        let found = known_task(tx, study, task).await?;
        if definition.preset != found.preset {
            return Err(Problem::invalid("preset", refusal::preset_is_fixed(found.preset)).into());
        }
        check_chain(tx, study, task, &definition, false).await?;
        picture::check(tx, study, &picture::shows(&definition)).await?;
        let what = Happened::by(actor, study, "edit", "task", task);
        let newest = tx.versions(task).await?.into_iter().next();
        if let Some(newest) = &newest {
            let beside = (preset.as_ref(), languages);
            definition.unconfirmed = wording::unconfirmed(&newest.definition, &definition, beside);
        }
        if let Some(draft) = newest.filter(|newest| newest.state == TaskState::Draft) {
            tx.set_draft_version(draft.id, &definition).await?;
            self.record(tx, what, Some(&draft.definition), Some(&definition)).await
        } else {
            tx.add_version(self.id(), task, &definition, self.now()).await?;
            self.record(tx, what, None::<&()>, Some(&definition)).await
        }
    }

    /// Replaces the draft of a task, in a transaction that goes on.
    pub(crate) async fn edit_task_in(
        &self,
        tx: &mut Tx,
        actor: &Actor,
        (study, task): (StudyId, TaskId),
        mut definition: Definition,
    ) -> Result<()> {
        let languages = known_study(tx, study).await?.languages;
        let preset = prepared(&mut definition, &languages)?;
        self.write_draft(tx, actor, (study, task), (definition, preset), &languages).await
    }

    /// Adds a task whose draft is this definition, in a transaction that goes on.
    pub(crate) async fn add_task_in(
        &self,
        tx: &mut Tx,
        actor: &Actor,
        study: StudyId,
        mut definition: Definition,
    ) -> Result<()> {
        tx.permit(actor, study, Action::DesignTasks).await?;
        definition.preset.parse::<Preset>()?;
        prepared(&mut definition, &known_study(tx, study).await?.languages)?;
        picture::check(tx, study, &picture::shows(&definition)).await?;
        let (id, version) = (self.id(), self.id());
        tx.add_task(id, study, &definition.preset, self.now()).await?;
        tx.add_version(version, id, &definition, self.now()).await?;
        check_chain(tx, study, id, &definition, false).await?;
        self.record(tx, Happened::by(actor, study, "add", "task", id), None::<&()>, Some(&definition)).await
    }

    /// Applies the task designer's form to the draft of a task, and performs the action of its button; an edit after
    /// publishing starts a new draft. A form that only asks for another step or language, and changes nothing, starts
    /// none. Returns whether something was saved, and the index of the question to show next.
    ///
    /// # Errors
    /// As [`Engine::edit_task`] and, for the button that publishes, as [`Engine::publish_task`], or a field is invalid;
    /// the field is named as in the form. What cannot be published is saved all the same. Over a live version, the button
    /// only saves and checks: whether the draft corrects its wording or replaces it is asked next.
    pub async fn set_task_form(
        &self,
        actor: &Actor,
        study: StudyId,
        task: TaskId,
        form: &TaskForm,
    ) -> Result<(bool, Option<usize>)> {
        let mut definition = self.formed(actor, study, task, form).await?;
        let found = self.task(actor, study, task).await?;
        let is_same = check_seen(&found, form)? == &definition;
        let act: Act = form.act.parse()?;
        if is_same && act == Act::Save && form.next() != Next::Stay {
            return Ok((false, None));
        }
        let next = act.perform(&mut definition, &form.language.parse()?);
        if act == Act::Publish {
            let is_live = found.live.as_ref().is_some_and(|live| live.definition == definition);
            if is_live && found.draft.is_none() {
                return Err(Problem::conflict(refusal::nothing_to_publish()).into());
            }
        }
        let mut done = self.edit_task(actor, study, task, definition).await;
        if act == Act::Publish && done.is_ok() {
            done = self.publish_or_check(actor, study, task).await;
        }
        match done {
            Err(Error::Problem(problem)) => Err(TaskForm::place(act.undo(problem)).into()),
            done => done.map(|()| (true, next)),
        }
    }

    /// The definition that the task designer's form would produce. Nothing is written.
    ///
    /// # Errors
    /// The actor may not read tasks in this study, or a field is invalid.
    pub async fn try_task_form(
        &self,
        actor: &Actor,
        study: StudyId,
        task: TaskId,
        form: &TaskForm,
    ) -> Result<Definition> {
        let definition = self.formed(actor, study, task, form).await?;
        check(&definition).and_then(|()| wording::check_scales(&definition)).map_err(TaskForm::place)?;
        Ok(definition)
    }

    /// The newest definition of a task with a form applied to it.
    async fn formed(&self, actor: &Actor, study: StudyId, task: TaskId, form: &TaskForm) -> Result<Definition> {
        let found = self.task(actor, study, task).await?;
        let mut definition = found.draft.or(found.live).ok_or(Problem::NotFound)?.definition;
        let currency = self.study(actor, study).await?.settings.currency;
        form.apply(&mut definition, &currency)?;
        Ok(definition)
    }

    /// Replaces the draft of a task with a definition in JSON or TOML.
    ///
    /// # Errors
    /// As [`Engine::edit_task`], or it is not a valid definition.
    pub async fn set_task_json(&self, actor: &Actor, study: StudyId, task: TaskId, json: &str) -> Result<()> {
        if json.len() > limit::DEFINITION {
            return Err(Problem::invalid("json", refusal::definition_too_large(limit::DEFINITION >> 20)).into());
        }
        let definition = file::read(json).map_err(|reason| Problem::invalid("json", reason))?;
        self.edit_task(actor, study, task, definition).await
    }

    /// Starts a new draft as a copy of the newest version.
    ///
    /// # Errors
    /// The actor may not design tasks in this study, or there is a draft already.
    pub async fn redraft_task(&self, actor: &Actor, study: StudyId, task: TaskId) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::DesignTasks).await?;
        known_task(&mut tx, study, task).await?;
        let newest = tx.versions(task).await?.into_iter().next().ok_or(Problem::NotFound)?;
        if newest.state == TaskState::Draft {
            return Err(Problem::conflict(refusal::draft_exists()).into());
        }
        tx.add_version(self.id(), task, &newest.definition, self.now()).await?;
        self.note(&mut tx, Happened::by(actor, study, "redraft", "task", task)).await?;
        tx.commit().await
    }
}

/// Checks a definition and drops what nobody reads in these languages; its preset in them.
fn prepared(definition: &mut Definition, languages: &[Language]) -> Result<Option<Definition>> {
    definition.drop_unread(languages);
    check(definition)?;
    wording::check_scales(definition)?;
    let preset = definition.preset.parse::<Preset>().ok();
    preset.map(|preset| preset.definition(languages)).transpose()
}

/// Refuses a form that was created from another definition than the current one, which was changed in the meantime.
/// Returns the current one.
fn check_seen<'a>(found: &'a ListedTask, form: &TaskForm) -> Result<&'a Definition> {
    let newest = found.draft.as_ref().or(found.live.as_ref()).ok_or(Problem::NotFound)?;
    if form.seen.is_empty() || form.seen == hash(&newest.definition)? {
        return Ok(&newest.definition);
    }
    Err(Problem::conflict(refusal::task_was_changed()).into())
}

/// Returns a task, which must belong to the study.
pub(crate) async fn known_task(tx: &mut Tx, study: StudyId, task: TaskId) -> Result<Task> {
    Ok(tx.task(study, task).await?.ok_or(Problem::NotFound)?)
}

/// Checks a definition by its own rules and those of the engine.
pub(crate) fn check(definition: &Definition) -> Result<(), Problem> {
    definition.check()?;
    let wrong = |text: &str| text.contains('\0');
    let examples =
        examples(definition).flat_map(|(field, shown)| shown.texts().iter().map(move |text| (field.clone(), text)));
    let texts = texts(definition).flat_map(|(field, text)| text.0.values().map(move |text| (field.clone(), text)));
    if let Some((field, _)) = texts.chain(examples).find(|(_, text)| wrong(text)) {
        return Err(Problem::invalid(field, refusal::contains_nul()));
    }
    if definition.is_rewriting() && definition.items_per_hit > MOST_WRITTEN {
        return Err(Problem::invalid("items_per_hit", refusal::rewrites_per_hit(MOST_WRITTEN)));
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
/// `serde_json::Value` keeps its keys in a sorted map, so converting the definition to it sorts the keys.
pub fn hash(definition: &Definition) -> Result<String> {
    let canonical = serde_json::to_string(&serde_json::to_value(definition)?)?;
    Ok(hex::encode(Sha256::digest(canonical.as_bytes())))
}

/// A task's title in English, and its preset.
pub fn title_of(versions: &[TaskVersion], task: TaskId) -> (String, String) {
    let Some(version) = versions.iter().rev().find(|version| version.task_id == task) else {
        return Default::default();
    };
    let titles = &version.definition.title;
    let title = "en".parse().map_or_else(|_| String::new(), |english| titles.get(&english).to_owned());
    (title, version.definition.preset.clone())
}

/// A task's title in all its languages, as its newest version says it.
pub fn titles_of(versions: &[TaskVersion], task: TaskId) -> Localised {
    let version = versions.iter().rev().find(|version| version.task_id == task);
    version.map(|version| version.definition.title.clone()).unwrap_or_default()
}
