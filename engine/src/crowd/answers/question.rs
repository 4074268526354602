//! Which question a table is about, and what could be answered to it.

use shared::{OTHER, TaskId};

use crate::design::task::TaskVersion;

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
