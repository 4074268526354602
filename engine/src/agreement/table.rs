//! Counted answers sorted into one table per task, question and language, in an order that depends on nothing else.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};
use shared::{Language, QuestionKind, TaskId};

use super::report::VersionUsed;
use crate::{db::counted::Row, task::TaskVersion};

/// What the numbers of a table are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Points of a scale; all that any version of the task offered, ascending.
    Scale(Vec<i64>),
    /// Ranks from 1.
    Ranking,
}

/// All counted numbers for one question of one task in one language.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub task: TaskId,
    pub task_title: String,
    pub preset: String,
    pub question: String,
    pub language: Language,
    pub kind: Kind,
    pub versions: Vec<VersionUsed>,
    pub rows: Vec<Row>,
}

/// Sorts counted numbers into tables, in the order of the tasks, their questions and the languages.
pub(crate) fn tables(rows: Vec<Row>, versions: &[TaskVersion]) -> Vec<Table> {
    let mut grouped: BTreeMap<(usize, usize, Language), Vec<Row>> = BTreeMap::new();
    for row in rows {
        let Some(place) = versions.iter().position(|version| version.task_id == row.task_id) else { continue };
        let asked = latest(versions, row.task_id, &row.question);
        let Some(asked) =
            asked.and_then(|version| version.definition.questions.iter().position(|q| q.key == row.question))
        else {
            continue;
        };
        grouped.entry((place, asked, row.language.clone())).or_default().push(row);
    }
    grouped.into_values().filter_map(|rows| table(rows, versions)).collect()
}

/// A task's title for people who read English, and its preset.
pub(crate) fn title_of(versions: &[TaskVersion], task: TaskId) -> (String, String) {
    let Some(version) = versions.iter().rev().find(|version| version.task_id == task) else {
        return Default::default();
    };
    let titles = &version.definition.title;
    let title = "en".parse().map_or_else(|_| String::new(), |english| titles.get(&english).to_owned());
    (title, version.definition.preset.clone())
}

fn latest<'a>(versions: &'a [TaskVersion], task: TaskId, question: &str) -> Option<&'a TaskVersion> {
    versions.iter().rev().find(|version| version.task_id == task && version.definition.question(question).is_some())
}

fn table(mut rows: Vec<Row>, versions: &[TaskVersion]) -> Option<Table> {
    rows.sort_unstable_by_key(|row| (row.source_id, row.output_id, row.worker_id, row.number));
    let first = rows.first()?;
    let used: Vec<&TaskVersion> =
        versions.iter().filter(|version| rows.iter().any(|row| row.version_id == version.id)).collect();
    let definition = &latest(versions, first.task_id, &first.question)?.definition;
    let kind = match definition.question(&first.question)?.kind {
        QuestionKind::Scale { .. } => Kind::Scale(points(&used, &first.question)),
        QuestionKind::Ranking { .. } => Kind::Ranking,
        QuestionKind::Text { .. } | QuestionKind::Comment => return None,
    };
    let (task_title, preset) = title_of(versions, first.task_id);
    Some(Table {
        task: first.task_id,
        task_title,
        preset,
        question: first.question.clone(),
        language: first.language.clone(),
        kind,
        versions: used
            .iter()
            .map(|version| VersionUsed { number: version.number, hash: version.hash.clone() })
            .collect(),
        rows,
    })
}

fn points(versions: &[&TaskVersion], question: &str) -> Vec<i64> {
    let mut points: Vec<i64> = versions
        .iter()
        .filter_map(|version| match &version.definition.question(question)?.kind {
            QuestionKind::Scale { points } => Some(points.iter().map(|point| point.value)),
            _ => None,
        })
        .flatten()
        .collect();
    points.sort_unstable();
    points.dedup();
    points
}

impl Table {
    /// SHA-256 over what the numbers depend on: versions, options and the ratings themselves.
    pub(crate) fn config(&self, options: &str) -> String {
        let mut hash = Sha256::new();
        hash.update(format!("{}\n{}\n{}\n{options}\n", self.task, self.question, self.language));
        for version in &self.versions {
            hash.update(format!("{} {}\n", version.number, version.hash));
        }
        for row in &self.rows {
            let output = row.output_id.map(|output| output.to_string()).unwrap_or_default();
            hash.update(format!("{}\t{output}\t{}\t{}\n", row.source_id, row.worker_id, row.number));
        }
        hex::encode(hash.finalize())
    }
}
