//! Publishing a draft: as a new version, or as a correction of the wording of the live one.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use shared::{
    Action, Actor, Definition, Language, Problem, Publishing, StudyId, SystemKind, TaskId, TaskState, TaskVersionId,
    refusal,
};

use super::{TaskVersion, check, hash, known_task, wording};
use crate::{
    Engine, Result, Tx,
    access::{Permit as _, known_study},
    audit::event::Happened,
    design::{
        chain::{chain, check_chain},
        display, picture,
    },
};

/// A version before or after a draft was published, as the audit log has it.
#[derive(Serialize)]
struct Published {
    version: i64,
    hash: String,
    /// The choice that was made, if there was a version to correct or to replace.
    #[serde(skip_serializing_if = "Option::is_none")]
    publishing: Option<Publishing>,
    /// What differs between the two, by its path in the definition.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    changed: BTreeMap<String, Value>,
}

impl Engine {
    /// Publishes the draft as a new version: [`Engine::publish_task_as`].
    ///
    /// # Errors
    /// As [`Engine::publish_task_as`].
    pub async fn publish_task(&self, actor: &Actor, study: StudyId, task: TaskId) -> Result<TaskVersionId> {
        self.publish_task_as(actor, study, task, Publishing::Version).await
    }

    /// Publishes the draft and freezes it: from now on people work on it, and it can no longer be edited.
    ///
    /// HITs of an earlier version keep that version, and new batches use this one. If it only corrects the wording,
    /// workers who take a HIT of the corrected version from now on are shown the correction; those who have one open keep what
    /// they see.
    ///
    /// # Errors
    /// The actor may not design tasks in this study, there is no draft, the draft is inconsistent, one of its texts is
    /// missing in a language of the study, or one is still to be confirmed. As a correction: no version is live, or more
    /// than the wording changed.
    pub async fn publish_task_as(
        &self,
        actor: &Actor,
        study: StudyId,
        task: TaskId,
        publishing: Publishing,
    ) -> Result<TaskVersionId> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::DesignTasks).await?;
        known_task(&mut tx, study, task).await?;
        let draft = draft(&mut tx, task).await?;
        let languages = known_study(&mut tx, study).await?.languages;
        check_publishable(&draft.definition, &languages)?;
        // The sources that workers have met and the texts that they have written are copied and fed according to the
        // chain as it was, so claims and submissions in progress must finish first. The locks are taken in this order
        // because claims never wait for the study.
        tx.lock_workers(study).await?;
        tx.lock_study(study).await?;
        check_chain(&mut tx, study, task, &draft.definition, true).await?;
        picture::check(&mut tx, study, &picture::shows(&draft.definition)).await?;
        let live = tx.version_in(task, TaskState::Live).await?;
        let series = series(&draft, live.as_ref(), publishing)?;
        let hash = hash(&draft.definition)?;
        tx.close_versions(task).await?;
        if !tx.publish_version(draft.id, (&hash, series), self.now()).await? {
            return Err(Problem::conflict(refusal::just_published()).into());
        }
        if let Some(live) = live.as_ref().filter(|_| publishing == Publishing::Wording) {
            tx.move_growing_batches(live.id, draft.id).await?;
        }
        chain(&mut tx, study, task, &draft.definition).await?;
        if let Some(name) = &draft.definition.system {
            self.system(&mut tx, study, name, SystemKind::Written).await?;
        }
        self.feed_published(&mut tx, study, &draft).await?;
        let (before, after) = published(live, &draft, hash, publishing);
        self.record(&mut tx, Happened::by(actor, study, "publish", "task", task), before.as_ref(), Some(&after))
            .await?;
        tx.commit().await?;
        Ok(draft.id)
    }

    /// Publishes the draft if no version is live; otherwise only checks that it could be published.
    pub(super) async fn publish_or_check(&self, actor: &Actor, study: StudyId, task: TaskId) -> Result<()> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::DesignTasks).await?;
        if tx.version_in(task, TaskState::Live).await?.is_none() {
            drop(tx);
            return self.publish_task(actor, study, task).await.map(|_| ());
        }
        let draft = draft(&mut tx, task).await?;
        let languages = known_study(&mut tx, study).await?.languages;
        check_publishable(&draft.definition, &languages)?;
        check_chain(&mut tx, study, task, &draft.definition, true).await
    }
}

async fn draft(tx: &mut Tx, task: TaskId) -> Result<TaskVersion> {
    let draft = tx.version_in(task, TaskState::Draft).await?;
    Ok(draft.ok_or_else(|| Problem::conflict(refusal::nothing_to_publish()))?)
}

/// Checks everything about a draft that depends on nothing but the draft and the languages of the study.
fn check_publishable(definition: &Definition, languages: &[Language]) -> Result<(), Problem> {
    check(definition)?;
    wording::check_scales(definition)?;
    display::check(definition, languages)?;
    wording::check(definition, languages)
}

/// The series that the draft belongs to: that of the version whose wording it corrects, or a new one.
fn series(draft: &TaskVersion, live: Option<&TaskVersion>, publishing: Publishing) -> Result<i64, Problem> {
    match (publishing, live) {
        (Publishing::Version, _) => Ok(draft.number),
        (Publishing::Wording, None) => Err(Problem::conflict(refusal::no_version_to_correct())),
        (Publishing::Wording, Some(live)) => match live.definition.differs_beyond_wording(&draft.definition) {
            Some(field) => Err(Problem::invalid(field.clone(), refusal::not_only_wording(field))),
            None => Ok(live.series),
        },
    }
}

/// The version that was live and the one that is, with what differs between them.
fn published(
    live: Option<TaskVersion>,
    draft: &TaskVersion,
    hash: String,
    publishing: Publishing,
) -> (Option<Published>, Published) {
    let [old, new] = live.as_ref().map(|live| live.definition.changes(&draft.definition)).unwrap_or_default();
    let publishing = live.is_some().then_some(publishing);
    let before = live.map(|live| Published { version: live.number, hash: live.hash, publishing: None, changed: old });
    (before, Published { version: draft.number, hash, publishing, changed: new })
}
