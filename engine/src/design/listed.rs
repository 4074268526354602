//! The tasks of a study with their current versions.

use serde::Serialize;
use shared::{Definition, StudyId, TaskState};
use store::task::{Task, TaskVersion};

use crate::{Result, Tx};

/// A task with its current versions.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ListedTask {
    /// The task.
    pub task: Task,
    /// The version on which people work.
    pub live: Option<TaskVersion>,
    /// The version that is being edited.
    pub draft: Option<TaskVersion>,
    /// The number of versions.
    pub n_versions: usize,
}

impl ListedTask {
    /// The definition to show: the live version, otherwise the draft.
    pub fn definition(&self) -> Option<&Definition> {
        self.live.as_ref().or(self.draft.as_ref()).map(|version| &version.definition)
    }
}

/// The tasks of a study in their order, with their current versions.
pub(crate) async fn listed_tasks(tx: &mut Tx, study: StudyId) -> Result<Vec<ListedTask>> {
    let versions = tx.versions_of_study(study).await?;
    Ok(tx.tasks(study).await?.into_iter().map(|task| listed(task, &versions)).collect())
}

/// A task with the current ones of these versions.
pub(crate) fn listed(task: Task, versions: &[TaskVersion]) -> ListedTask {
    let of = || versions.iter().filter(|version| version.task_id == task.id);
    let newest = |state| of().filter(|version| version.state == state).max_by_key(|version| version.number).cloned();
    ListedTask { live: newest(TaskState::Live), draft: newest(TaskState::Draft), n_versions: of().count(), task }
}
