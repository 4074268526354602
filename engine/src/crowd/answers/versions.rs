//! The versions of each task that statistics are about. Answers are pooled only within a series: versions that differ in
//! wording only.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use serde::Serialize;
use shared::{Locale, Problem, StudyId, TaskId, TaskState, TaskVersionId, VersionChoice, refusal};

use crate::{
    Result, Tx,
    design::task::{TaskVersion, title_of},
};

/// A task with several answered series of versions, or with a series of several versions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TaskSeries {
    /// The task.
    pub task: TaskId,
    /// Its place in the study, from 1.
    pub position: i64,
    /// Its title in English.
    pub title: String,
    /// Its series with answers, oldest first.
    pub series: Vec<Series>,
}

/// The versions of a task that differ in wording only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Series {
    /// The numbers of its versions with answers. The answers of several are pooled.
    pub versions: Vec<i64>,
    /// Its counted answers.
    pub n_answers: i64,
    /// Whether the report is about it.
    pub is_shown: bool,
}

/// The versions that a report is about, and the tasks for which there was a choice.
#[derive(Clone, Debug, Default)]
pub struct ShownVersions {
    /// The versions of the study's tasks, oldest first; of a task with several answered series, those of one series, and drafts
    /// only of tasks that have not been published.
    pub versions: Vec<TaskVersion>,
    /// The tasks whose readers must know which versions they see.
    pub tasks: Vec<TaskSeries>,
}

impl TaskSeries {
    /// The series that is shown.
    pub fn shown(&self) -> Option<&Series> {
        self.series.iter().find(|series| series.is_shown)
    }
}

/// The versions that statistics are about: of each task the chosen series, or the latest one that has answers.
///
/// # Errors
/// The choice names a task or a version that the study does not have.
pub async fn shown_versions(tx: &mut Tx, study: StudyId, choice: &VersionChoice) -> Result<ShownVersions> {
    let mut versions = tx.versions_of_study(study).await?;
    // A draft says nothing about answers that were given under a published version.
    let published_tasks: BTreeSet<TaskId> =
        versions.iter().filter(|version| version.state != TaskState::Draft).map(|version| version.task_id).collect();
    versions.retain(|version| version.state != TaskState::Draft || !published_tasks.contains(&version.task_id));
    let published = || versions.iter().filter(|version| version.state != TaskState::Draft);
    let has_several = published().any(|version| version.number > 1);
    if !has_several && choice.0.is_empty() {
        return Ok(ShownVersions { versions, tasks: Vec::new() });
    }
    let positions: BTreeMap<i64, TaskId> =
        tx.tasks(study).await?.into_iter().map(|task| (task.position, task.id)).collect();
    let chosen = chosen(&positions, &versions, choice)?;
    let answers: HashMap<TaskVersionId, i64> = tx.answers_of_versions(study).await?.into_iter().collect();
    let mut shown = ShownVersions::default();
    let mut hidden = BTreeSet::new();
    for (position, task) in positions {
        let answered = published().filter(|version| version.task_id == task && answers.contains_key(&version.id));
        let mut series: BTreeMap<i64, Series> = BTreeMap::new();
        for version in answered {
            let own = series.entry(version.series).or_insert_with(|| Series {
                versions: Vec::new(),
                n_answers: 0,
                is_shown: false,
            });
            own.versions.push(version.number);
            own.n_answers += answers.get(&version.id).copied().unwrap_or_default();
        }
        let Some(wanted) = chosen.get(&task).copied().or_else(|| series.keys().next_back().copied()) else { continue };
        if series.len() > 1 || chosen.contains_key(&task) {
            let others = versions.iter().filter(|version| version.task_id == task && version.series != wanted);
            hidden.extend(others.map(|version| version.id));
        }
        for (first, one) in &mut series {
            one.is_shown = *first == wanted;
        }
        if series.len() > 1 || series.values().any(|one| one.versions.len() > 1) {
            let title = title_of(&versions, task).0;
            shown.tasks.push(TaskSeries { task, position, title, series: series.into_values().collect() });
        }
    }
    shown.versions = versions.into_iter().filter(|version| !hidden.contains(&version.id)).collect();
    Ok(shown)
}

/// The chosen series, by task.
fn chosen(
    positions: &BTreeMap<i64, TaskId>,
    versions: &[TaskVersion],
    choice: &VersionChoice,
) -> Result<BTreeMap<TaskId, i64>, Problem> {
    let series = |(position, number): (&i64, &i64)| -> Result<(TaskId, i64), Problem> {
        let refused = || Problem::invalid("versions", refusal::no_such_version(*position, *number));
        let task = *positions.get(position).ok_or_else(refused)?;
        let is_it = |version: &&TaskVersion| {
            version.task_id == task && version.number == *number && version.state != TaskState::Draft
        };
        Ok((task, versions.iter().find(is_it).ok_or_else(refused)?.series))
    };
    choice.0.iter().map(series).collect()
}

/// Versions by their numbers: `version 1`, or `versions 2 and 3 (wording corrected)`.
pub fn versions_in_words(numbers: &[i64], say: Locale) -> String {
    let all: Vec<String> = numbers.iter().map(i64::to_string).collect();
    if let [one] = all.as_slice() { say.versions_one(one) } else { say.versions_pooled(say.list(&all)) }
}

/// Which versions of each of these tasks are shown, a sentence each.
pub fn shown_in_words(tasks: &[TaskSeries], say: Locale) -> Vec<String> {
    let words = |task: &TaskSeries| {
        let shown = task.shown()?;
        Some(say.versions_shown(&task.title, versions_in_words(&shown.versions, say)))
    };
    tasks.iter().filter_map(words).collect()
}
