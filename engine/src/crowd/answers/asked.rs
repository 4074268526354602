//! What the versions of a task ask.

use std::collections::BTreeMap;

use shared::{OTHER, Question, TaskId};

use crate::design::task::TaskVersion;

/// The questions of all tasks, each once, as the latest version that contains it defines it.
pub fn questions(versions: &[TaskVersion]) -> impl Iterator<Item = (TaskId, &Question)> {
    let mut latest = BTreeMap::new();
    for version in versions {
        for question in &version.definition.questions {
            latest.insert((version.task_id, question.key.as_str()), question);
        }
    }
    latest.into_iter().map(|((task, _), question)| (task, question))
}

/// All options that any version of a task offered for a question, in the order in which they were introduced.
pub fn offered(versions: &[TaskVersion], task: TaskId, question: &str) -> Vec<String> {
    let mut keys: Vec<String> = Vec::new();
    let mut own_words = false;
    for version in versions.iter().filter(|version| version.task_id == task) {
        if let Some(choice) = version.definition.question(question).and_then(|question| question.kind.as_choice()) {
            let options = choice.options.iter().map(|option| option.key.clone());
            let new: Vec<String> = options.filter(|key| !keys.contains(key)).collect();
            keys.extend(new);
            own_words |= choice.other;
        }
    }
    keys.extend(own_words.then(|| OTHER.to_owned()));
    keys
}

/// The key of the question that a table is about: the key of the question itself, not of one of its options.
pub fn asked(question: &str) -> &str {
    question.split('/').next().unwrap_or(question)
}

/// The latest version that asks a question.
pub(super) fn latest<'a>(versions: &'a [TaskVersion], task: TaskId, question: &str) -> Option<&'a TaskVersion> {
    versions.iter().rev().find(|version| version.task_id == task && version.definition.question(question).is_some())
}
