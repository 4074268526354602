//! Answers as numbers: points of scales, ranks, and unordered options by their position.
//!
//! They are read a question at a time, so that a report holds the answers to one question and not those of the study.

use std::{
    collections::{BTreeMap, HashSet},
    sync::Arc,
};

use shared::{Chosen, HitItemId, OTHER, Question, QuestionKind, StudyId, SystemId, TaskId, TaskVersionId};
use store::counted::{AnswersTo, CountedRow};

use super::{
    asked::{latest, offered, questions},
    counts_rejected,
    rows::Packing,
    table::{Answers, Table},
};
use crate::{Result, Tx, design::task::TaskVersion};

/// Reads the counted answers that were given under some versions of a study's tasks, those of rejected submissions as the
/// settings of the study say.
#[derive(Debug)]
pub struct Judging<'a> {
    study: StudyId,
    versions: &'a [TaskVersion],
    given_under: HashSet<TaskVersionId>,
    rejected: bool,
    names: BTreeMap<SystemId, String>,
}

impl<'a> Judging<'a> {
    /// Prepares to read them.
    ///
    /// # Errors
    /// There is no such study.
    pub async fn new(tx: &mut Tx, study: StudyId, versions: &'a [TaskVersion]) -> Result<Self> {
        Ok(Self {
            study,
            versions,
            given_under: versions.iter().map(|version| version.id).collect(),
            rejected: counts_rejected(tx, study).await?,
            names: tx.system_names(study).await?.into_iter().collect(),
        })
    }

    /// The names of systems.
    pub const fn names(&self) -> &BTreeMap<SystemId, String> {
        &self.names
    }

    /// The questions whose answers are numbers, in the order of the tasks and of their questions.
    pub fn questions(&self) -> Vec<(TaskId, &'a Question)> {
        let place = |task: TaskId, question: &Question| {
            let first = self.versions.iter().position(|version| version.task_id == task);
            let of = latest(self.versions, task, &question.key);
            (first, of.and_then(|version| version.definition.questions.iter().position(|q| q.key == question.key)))
        };
        let mut all: Vec<(TaskId, &Question)> =
            questions(self.versions).filter(|(_, question)| is_number(&question.kind)).collect();
        all.sort_by_key(|(task, question)| place(*task, question));
        all
    }

    /// The tables of a question of a task, by language; of a multiple choice, of each option by language.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn tables(&self, tx: &mut Tx, (task, key): (TaskId, &str)) -> Result<Vec<Table>> {
        let found = self.answers(tx, (task, key)).await?;
        Ok(found.into_iter().filter_map(|answers| answers.table(self.versions, &self.names)).collect())
    }

    /// The answers to a question of a task, in the order of its tables. Empty for a question that the task does not ask,
    /// and for one whose answers are no numbers.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn answers(&self, tx: &mut Tx, (task, key): (TaskId, &str)) -> Result<Vec<Answers>> {
        let found = latest(self.versions, task, key);
        let Some(question) = found.and_then(|version| version.definition.question(key)) else { return Ok(Vec::new()) };
        let of = AnswersTo { study: self.study, task, question: key };
        let mut read = Reading { given_under: &self.given_under, packings: BTreeMap::new() };
        let (mut options, mut sides) = (Vec::new(), BTreeMap::<HitItemId, Vec<SystemId>>::new());
        match &question.kind {
            QuestionKind::Choice(choice) => {
                options = offered(self.versions, task, key);
                let take = |language: &str, row: CountedRow, text: &str| {
                    each_coded((text, &options, choice.many), |option, number| {
                        read.take(option, language, &CountedRow { number, ..row });
                    });
                };
                tx.each_counted_word(of, self.rejected, take).await?;
                options.truncate(if choice.many { options.len() } else { 0 });
            }
            QuestionKind::Scale(_) | QuestionKind::Slider(_) | QuestionKind::Ranking(_) | QuestionKind::Pairwise(_) => {
                tx.each_counted(of, self.rejected, |language, row| read.take(0, language, &row)).await?;
            }
            // Texts are not numbers.
            QuestionKind::Text(_) | QuestionKind::Spans(_) | QuestionKind::Comment(_) => return Ok(Vec::new()),
        }
        if matches!(question.kind, QuestionKind::Pairwise(_)) {
            for side in tx.sides(task).await? {
                sides.entry(side.item_id).or_default().push(side.system_id);
            }
        }
        let sides = Arc::new(sides);
        let mut found = Vec::new();
        for (option, mut of_option) in read.packings {
            of_option.sort_by(|(a, _), (b, _)| a.cmp(b));
            let option = options.get(option).map(|option| format!("{key}/{option}"));
            let question = option.unwrap_or_else(|| key.to_owned());
            for (language, packing) in of_option {
                let language = language.parse()?;
                let (question, sides) = (question.clone(), sides.clone());
                found.push(Answers { task, question, language, rows: packing.finish(), sides });
            }
        }
        Ok(found)
    }
}

/// Answers as they are read: by the place of the option of a multiple choice, then by language.
struct Reading<'a> {
    given_under: &'a HashSet<TaskVersionId>,
    packings: BTreeMap<usize, Vec<(String, Packing)>>,
}

impl Reading<'_> {
    fn take(&mut self, option: usize, language: &str, row: &CountedRow) {
        if self.given_under.contains(&row.version_id) {
            let of_option = self.packings.entry(option).or_default();
            if let Some((_, packing)) = of_option.iter_mut().find(|(known, _)| known == language) {
                packing.push(row);
            } else {
                let mut packing = Packing::default();
                packing.push(row);
                of_option.push((language.to_owned(), packing));
            }
        }
    }
}

/// Whether the answers to a question are read as numbers. Texts are not numbers.
const fn is_number(kind: &QuestionKind) -> bool {
    match kind {
        QuestionKind::Scale(_)
        | QuestionKind::Slider(_)
        | QuestionKind::Ranking(_)
        | QuestionKind::Choice(_)
        | QuestionKind::Pairwise(_) => true,
        QuestionKind::Text(_) | QuestionKind::Spans(_) | QuestionKind::Comment(_) => false,
    }
}

/// Adds an answer as the position of its option; for a multiple choice, each option as ticked or not.
fn each_coded((text, offered, many): (&str, &[String], bool), mut add: impl FnMut(usize, i64)) {
    let chosen = Chosen::from(text);
    let has = |key: &String| chosen.keys.contains(key) || (key == OTHER && chosen.other.is_some());
    if many {
        for (place, key) in offered.iter().enumerate() {
            add(place, i64::from(has(key)));
        }
    } else if let Some(number) = offered.iter().position(has).and_then(|place| i64::try_from(place).ok()) {
        add(0, number);
    }
}
