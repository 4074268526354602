//! Studies: creating one, its settings, and its states from draft to closed.

mod check;
mod design;
pub mod files;
mod form;
mod glance;
mod restore;

use serde::Serialize;
use shared::{Action, Actor, Language, Locale, Problem, Role, Settings, Study, StudyId, StudyState, allowed, refusal};

use crate::{
    Engine, Result, Tx,
    access::{Permit as _, known_study},
    audit::event::Happened,
    people::retention::{Retention, retention_of},
};

pub(crate) use check::title as checked_title;
pub use check::{SetupTask, Step};
pub use design::{GateDesign, StudyDesign};
pub use design::{design, known_design};
pub use form::{StudyForm, abbreviation_list};
pub use glance::{ListedStudy, StudyProgress};
pub(crate) use restore::folder_id;
pub use restore::{Files, Joined, JoinedTexts, KnownDesign, Restored};
pub use store::attention::Attention;
pub use store::study::Holding;

/// The initial data of a new study.
#[derive(Clone, Debug)]
pub struct NewStudy {
    /// Its title.
    pub title: String,
    /// The languages of its texts; at least one.
    pub languages: Vec<Language>,
}

/// The editable data of a study.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StudyEdit {
    /// Its title.
    pub title: String,
    /// The languages of its texts.
    pub languages: Vec<Language>,
    /// Its settings.
    pub settings: Settings,
}

/// What workers read about a study in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PublicTexts {
    /// The title; empty for the one that members see.
    pub title: String,
    /// What the study is about.
    pub description: String,
    /// The consent form, in Markdown.
    pub consent: String,
}

/// A study in the list of a person.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MyStudyRoles {
    /// The study.
    pub study: Study,
    /// The person's roles in it; empty for an administrator who is not a member.
    pub roles: Vec<Role>,
}

/// An overview of a study: its contents, and what is missing before people can work.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Overview {
    /// The study.
    pub study: Study,
    /// The reader's roles in it.
    pub roles: Vec<Role>,
    /// Whether the reader administers the server.
    pub admin: bool,
    /// Its contents.
    pub holding: Holding,
    /// The setup checklist, in order.
    pub steps: Vec<Step>,
    /// When the personal data of its workers is erased.
    pub retention: Retention,
}

impl Overview {
    /// Whether the reader has the permission in the study.
    pub fn can(&self, action: Action) -> bool {
        allowed(self.admin, &self.roles, action)
    }

    /// The steps of the checklist that are not done and come before the study goes live; none once it has. Those that are
    /// not optional keep it from going live.
    pub fn missing_before_live(&self) -> impl Iterator<Item = &Step> {
        let is_draft = self.study.state == StudyState::Draft;
        self.steps.iter().filter(move |step| is_draft && !step.done && step.what != SetupTask::GoLive)
    }
}

impl Engine {
    /// Creates a study; its creator becomes its researcher and manager.
    ///
    /// # Errors
    /// The actor may not create studies, the title is empty, or there is no language.
    pub async fn create_study(&self, actor: &Actor, new: NewStudy) -> Result<StudyId> {
        self.permit_new_study(actor)?;
        let study = Study {
            id: self.id(),
            title: check::title(&new.title)?,
            state: StudyState::Draft,
            languages: check::languages(new.languages)?,
            settings: Settings::default(),
            seed: self.seed(),
            created_at: self.now(),
        };
        let mut tx = self.write().await?;
        self.store_study(&mut tx, actor, &study).await?;
        tx.commit().await?;
        Ok(study.id)
    }

    /// Checks that the actor may create studies.
    ///
    /// # Errors
    /// They may not; the refusal says whom to ask.
    pub fn permit_new_study(&self, actor: &Actor) -> Result<()> {
        if allowed(actor.admin, &[], Action::CreateStudy) {
            return Ok(());
        }
        Err(Problem::forbidden(refusal::only_administrators_create()).into())
    }

    /// The actor's studies with their roles, newest first; for an administrator, all studies.
    ///
    /// # Errors
    /// The database reports an error.
    pub async fn studies(&self, actor: &Actor) -> Result<Vec<MyStudyRoles>> {
        let mut tx = self.read().await?;
        let roles = tx.roles_everywhere(actor.person).await?;
        let mine = |id| roles.iter().filter(|(study, _)| *study == id).map(|(_, role)| *role).collect();
        let found = tx.studies(actor.person, actor.admin).await?;
        Ok(found.into_iter().map(|study| MyStudyRoles { roles: mine(study.id), study }).collect())
    }

    /// A study.
    ///
    /// # Errors
    /// The study does not exist for the actor.
    pub async fn study(&self, actor: &Actor, study: StudyId) -> Result<Study> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeeStudy).await?;
        known_study(&mut tx, study).await
    }

    /// A study, for a person who may edit it.
    ///
    /// # Errors
    /// It does not exist for the actor, or they may not edit it.
    pub async fn study_to_edit(&self, actor: &Actor, study: StudyId) -> Result<Study> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::EditStudy).await?;
        known_study(&mut tx, study).await
    }

    /// An overview of a study.
    ///
    /// # Errors
    /// The study does not exist for the actor.
    pub async fn overview(&self, actor: &Actor, study: StudyId) -> Result<Overview> {
        let mut tx = self.read().await?;
        let access = tx.permit(actor, study, Action::SeeStudy).await?;
        let found = known_study(&mut tx, study).await?;
        let holding = tx.holding(study).await?;
        let steps = check::steps(&found, &holding);
        let retention = retention_of(&mut tx, study, found.settings.retention_days).await?;
        Ok(Overview { study: found, roles: access.roles, admin: access.admin, holding, steps, retention })
    }

    /// Changes title, languages and settings.
    ///
    /// # Errors
    /// The actor may not edit the study, a value is invalid, or a language is removed that texts or workers use.
    pub async fn edit_study(&self, actor: &Actor, study: StudyId, edit: StudyEdit) -> Result<()> {
        self.change_study(actor, study, |whole| {
            *whole = edit;
            Ok(())
        })
        .await
    }

    /// Changes the data that the form of the settings page shows, to a reader of this language.
    ///
    /// # Errors
    /// As [`Engine::edit_study`].
    pub async fn set_study_form(&self, actor: &Actor, study: StudyId, form: StudyForm, say: Locale) -> Result<()> {
        self.change_study(actor, study, |edit| form.apply(edit, say)).await
    }

    /// Sets what workers read about the study in one language.
    ///
    /// # Errors
    /// As [`Engine::edit_study`].
    pub async fn set_public_texts(
        &self,
        actor: &Actor,
        study: StudyId,
        language: Language,
        texts: PublicTexts,
    ) -> Result<()> {
        self.change_study(actor, study, |edit| {
            edit.settings.titles.set(language.clone(), texts.title.trim());
            edit.settings.descriptions.set(language.clone(), texts.description.trim());
            edit.settings.consent.set(language, &texts.consent);
            Ok(())
        })
        .await
    }

    /// Sets the abbreviations of the rule-based system in one language; an empty list restores the built-in one.
    ///
    /// # Errors
    /// As [`Engine::edit_study`], or a line of the list cannot be parsed.
    pub async fn set_abbreviations(&self, actor: &Actor, study: StudyId, language: Language, list: &str) -> Result<()> {
        self.change_study(actor, study, |edit| {
            let list = form::read_abbreviations(list)?;
            if list.is_empty() {
                edit.settings.abbreviations.remove(&language);
            } else {
                edit.settings.abbreviations.insert(language, list);
            }
            Ok(())
        })
        .await
    }

    /// Applies a change to the current state of a study.
    pub(crate) async fn change_study(
        &self,
        actor: &Actor,
        study: StudyId,
        change: impl FnOnce(&mut StudyEdit) -> Result<(), Problem>,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        self.change_study_in(&mut tx, actor, study, change).await?;
        tx.commit().await
    }

    /// The same in a transaction that goes on.
    pub(crate) async fn change_study_in(
        &self,
        tx: &mut Tx,
        actor: &Actor,
        study: StudyId,
        change: impl FnOnce(&mut StudyEdit) -> Result<(), Problem>,
    ) -> Result<()> {
        tx.permit(actor, study, Action::EditStudy).await?;
        tx.lock_study(study).await?;
        let before = known_study(tx, study).await?;
        let before = StudyEdit { title: before.title, languages: before.languages, settings: before.settings };
        let mut edit = before.clone();
        change(&mut edit)?;
        let edit = check::edit(edit, Some(&before.settings.currency))?;
        let used = tx.languages_in_use(study).await?;
        if let Some(lost) =
            used.iter().find(|language| before.languages.contains(language) && !edit.languages.contains(language))
        {
            return Err(Problem::invalid("languages", refusal::language_is_in_use(lost.as_str())).into());
        }
        let is_other = edit.settings.currency != before.settings.currency;
        if is_other && (tx.holding(study).await?.payments > 0 || tx.promised(study).await? != 0) {
            return Err(Problem::invalid("currency", refusal::currency_is_fixed()).into());
        }
        tx.set_study(study, &edit.title, &edit.languages, &edit.settings).await?;
        self.add_preset_texts(tx, (actor, study), (&before.languages, &edit.languages)).await?;
        self.record(tx, Happened::by(actor, study, "edit", "study", study), Some(&before), Some(&edit)).await
    }

    /// Changes the state of a study: draft to live, live to closed, closed to live again.
    ///
    /// # Errors
    /// The actor may not change the state, the transition does not exist, or no task is published yet.
    pub async fn set_study_state(&self, actor: &Actor, study: StudyId, to: StudyState) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::EditStudy).await?;
        let from = known_study(&mut tx, study).await?.state;
        check::step(from, to)?;
        if to == StudyState::Live && tx.holding(study).await?.live_tasks == 0 {
            return Err(Problem::conflict(refusal::study_needs_task()).into());
        }
        if !tx.move_study(study, from, to).await? {
            return Err(Problem::conflict(refusal::study_state_changed()).into());
        }
        tx.set_closed_at(study, (to == StudyState::Closed).then(|| self.now())).await?;
        self.record(&mut tx, Happened::by(actor, study, "move", "study", study), Some(&from), Some(&to)).await?;
        tx.commit().await
    }
}
