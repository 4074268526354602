//! The design of a study as a file: title, languages, settings, gates and tasks, without texts, people or answers.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use shared::{
    Action, Actor, Definition, GateRule, Language, Problem, Role, Settings, Study, StudyId, StudyState, allowed,
    refusal,
};

use super::{StudyEdit, check, restore::KnownDesign};
use crate::{
    Engine, Result, Tx,
    access::{Permit as _, known_study, permit_language},
    audit::event::Happened,
    design::{
        chain, gate_rule,
        listed::listed_tasks,
        picture::{self, PictureDesign, carried},
        preset::Preset,
        task,
    },
};

/// Everything that is needed to create another study of the same design. It contains the tests' correct answers, so it
/// is only for people who may design gates.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StudyDesign {
    /// The title.
    pub title: String,
    /// The languages of its texts.
    pub languages: Vec<Language>,
    /// The settings.
    #[serde(default)]
    pub settings: Settings,
    /// The rules of the gates.
    #[serde(default)]
    pub gates: Vec<GateDesign>,
    /// The tasks in their order: the draft, otherwise the live version.
    #[serde(default)]
    pub tasks: Vec<Definition>,
    /// The pictures that the instructions show.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pictures: Vec<PictureDesign>,
}

/// The rule of a gate in a language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GateDesign {
    /// The language.
    pub language: Language,
    /// The rule, which for a test includes the correct answers.
    pub rule: GateRule,
}

impl Engine {
    /// The design of a study.
    ///
    /// # Errors
    /// The actor may not design gates in this study.
    pub async fn study_design(&self, actor: &Actor, study: StudyId) -> Result<StudyDesign> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::DesignGates).await?;
        design(&mut tx, study).await
    }

    /// Creates a study of this design, completely or not at all. Its tasks are drafts, and its texts still have to be
    /// imported.
    ///
    /// # Errors
    /// The actor may not create studies, or a part of the design is inconsistent.
    pub async fn open_design(&self, actor: &Actor, design: StudyDesign) -> Result<StudyId> {
        let mut tx = self.write().await?;
        let study = self.write_design(&mut tx, actor, design).await?;
        tx.commit().await?;
        Ok(study.id)
    }

    /// Writes a study of this design.
    pub(super) async fn write_design(&self, tx: &mut Tx, actor: &Actor, design: StudyDesign) -> Result<Study> {
        if !allowed(actor.admin, &[], Action::CreateStudy) {
            return Err(Problem::forbidden(refusal::only_administrators_create()).into());
        }
        let StudyDesign { title, languages, settings, gates, tasks, pictures } = design;
        // A study that is older than the list of currencies may have a code that is not in it, which is accepted as
        // before.
        let own = settings.currency.clone();
        let StudyEdit { title, languages, settings } =
            check::edit(StudyEdit { title, languages, settings }, Some(&own))?;
        let study = Study {
            id: self.id(),
            title,
            state: StudyState::Draft,
            languages,
            settings,
            seed: self.seed(),
            created_at: self.now(),
        };
        self.store_study(tx, actor, &study).await?;
        self.restore_pictures(tx, (actor, study.id), pictures).await?;
        for GateDesign { language, rule } in gates {
            permit_language(tx, study.id, &language).await?;
            let rule = gate_rule::check(rule)?;
            picture::check(tx, study.id, &picture::shown_by(&rule, &language)).await?;
            tx.set_rule(study.id, &language, &rule, self.now()).await?;
        }
        let places: BTreeMap<i64, &Definition> = (1..).zip(&tasks).collect();
        for (place, definition) in &places {
            chain::check(definition, *place, &places)?;
        }
        for definition in tasks {
            definition.preset.parse::<Preset>()?;
            task::check(&definition)?;
            picture::check(tx, study.id, &picture::shows(&definition)).await?;
            let (id, version) = (self.id(), self.id());
            tx.add_task(id, study.id, &definition.preset, self.now()).await?;
            tx.add_version(version, id, &definition, self.now()).await?;
        }
        Ok(study)
    }

    /// Stores a new study with its creator as researcher and manager.
    pub(crate) async fn store_study(&self, tx: &mut Tx, actor: &Actor, study: &Study) -> Result<()> {
        tx.add_study(study).await?;
        for role in [Role::Researcher, Role::Manager] {
            tx.add_member(study.id, actor.person, role, self.now()).await?;
        }
        let human = self.id();
        tx.human_system(human, study.id).await?;
        let what = Happened::by(actor, study.id, "create", "study", study.id);
        self.record(tx, what, None::<&()>, Some(study)).await
    }
}

/// The items with a known answer that are in use, task by task, with names that are valid in another study.
pub async fn known_design(tx: &mut Tx, study: StudyId) -> Result<Vec<KnownDesign>> {
    let mut all = Vec::new();
    for listed in listed_tasks(tx, study).await? {
        let items = tx.known_items(listed.task.id).await?;
        all.extend(items.into_iter().filter(|item| item.retired_at.is_none()).map(|item| KnownDesign {
            task: listed.task.position,
            id: item.external_id,
            language: item.language,
            systems: item.shown.into_iter().map(|one| one.system).collect(),
            kind: item.kind,
            expected: item.expected,
            tolerance: item.tolerance,
            explanation: item.explanation,
        }));
    }
    Ok(all)
}

/// The design of a study.
pub async fn design(tx: &mut Tx, study: StudyId) -> Result<StudyDesign> {
    let Study { title, languages, settings, .. } = known_study(tx, study).await?;
    let gates = tx.stored_rules(study).await?.into_iter();
    let gates = gates.map(|stored| GateDesign { language: stored.language, rule: stored.rule }).collect();
    let tasks = listed_tasks(tx, study).await?.into_iter();
    let tasks = tasks.filter_map(|task| task.draft.or(task.live)).map(|version| version.definition).collect();
    let pictures = carried(tx, study).await?;
    Ok(StudyDesign { title, languages, settings, gates, tasks, pictures })
}
