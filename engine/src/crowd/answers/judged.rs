//! Answers as numbers: points of scales, ranks, and unordered options by their position.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use shared::{Chosen, HitItemId, OTHER, Question, QuestionKind, StudyId, SystemId, TaskId, TaskVersionId};
use store::counted::{CountedRow, Worded};

use super::counts_rejected;
use crate::{Result, Tx, design::task::TaskVersion};

/// All counted answers of a study, and the data needed to interpret them.
#[derive(Clone, Debug, Default)]
pub struct Judged {
    /// The answers. Each option of a multiple choice is a question of its own, `question/answer`, with 0 or 1.
    pub rows: Vec<CountedRow>,
    /// The systems whose outputs were compared side by side.
    pub sides: BTreeMap<HitItemId, Vec<SystemId>>,
    /// The names of systems.
    pub names: BTreeMap<SystemId, String>,
}

/// Reads the counted answers that were given under these versions, those of rejected submissions as the settings of the
/// study say.
pub async fn judged_answers(tx: &mut Tx, study: StudyId, versions: &[TaskVersion]) -> Result<Judged> {
    let given_under: HashSet<TaskVersionId> = versions.iter().map(|version| version.id).collect();
    let rejected = counts_rejected(tx, study).await?;
    let mut judged = Judged { rows: tx.counted(study, rejected).await?, ..Judged::default() };
    judged.names = tx.system_names(study).await?.into_iter().collect();
    let mut compares = BTreeSet::new();
    for (task, question) in questions(versions) {
        match &question.kind {
            QuestionKind::Choice(choice) => {
                let offered = offered(versions, task, &question.key);
                let words = tx.counted_words((task, &question.key), rejected).await?;
                let coded = words.into_iter().flat_map(|word| coded(word, &offered, choice.many));
                judged.rows.extend(coded);
            }
            QuestionKind::Pairwise(_) => {
                compares.insert(task);
            }
            // Numbers are read as they are stored, and texts are not numbers.
            QuestionKind::Text(_)
            | QuestionKind::Scale(_)
            | QuestionKind::Slider(_)
            | QuestionKind::Ranking(_)
            | QuestionKind::Spans(_)
            | QuestionKind::Comment(_) => {}
        }
    }
    judged.rows.retain(|row| given_under.contains(&row.version_id));
    for task in compares {
        for side in tx.sides(task).await? {
            judged.sides.entry(side.item_id).or_default().push(side.system_id);
        }
    }
    Ok(judged)
}

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

/// The key of the question that a row answers: the key of the question itself, not of one of its options.
pub fn asked(question: &str) -> &str {
    question.split('/').next().unwrap_or(question)
}

/// An answer as the position of its option; for a multiple choice, each option as ticked or not.
fn coded(Worded { row, text }: Worded, offered: &[String], many: bool) -> Vec<CountedRow> {
    let chosen = Chosen::from(text.as_str());
    let has = |key: &String| chosen.keys.contains(key) || (key == OTHER && chosen.other.is_some());
    if many {
        let tick = |key: &String| CountedRow {
            question: format!("{}/{key}", row.question),
            number: i64::from(has(key)),
            ..row.clone()
        };
        return offered.iter().map(tick).collect();
    }
    let place = offered.iter().position(has).and_then(|place| i64::try_from(place).ok());
    place.map(|number| CountedRow { number, ..row }).into_iter().collect()
}
