//! Data that every exported line needs and that is looked up only once: names of workers, systems and versions.

use std::collections::{HashMap, HashSet};

use engine::{Result, Tx, audit::names::Names, crowd::answers::StoredAnswer, design::task::TaskVersion};
use scoring::text::nfc;
use shared::{
    About, Decimal, Marked, Question, QuestionType as _, SKIPPED, StudyId, SystemId, TaskVersionId, TextOf, WorkerId,
    pseudonym,
};

use super::cell::Cell;

/// Names of workers, members, systems and versions of one study.
#[derive(Debug)]
pub(crate) struct Context {
    /// The names or pseudonyms of people.
    pub names: Names,
    workers: HashMap<WorkerId, i64>,
    systems: HashMap<SystemId, String>,
    numbers: HashMap<TaskVersionId, (i64, String)>,
    judged: HashMap<TaskVersionId, Vec<(String, About)>>,
    removed: HashSet<String>,
}

impl Context {
    /// Reads them.
    pub(crate) async fn of(tx: &mut Tx, study: StudyId) -> Result<Self> {
        let numbers = tx.worker_numbers(study).await?;
        let members = tx.members_by_age(study).await?;
        let versions = tx.versions_of_study(study).await?;
        let systems = tx.system_names(study).await?;
        Ok(Self {
            names: Names::new(numbers.clone(), members),
            workers: numbers.into_iter().map(|(worker, _, number)| (worker, number)).collect(),
            systems: systems.into_iter().collect(),
            numbers: versions
                .iter()
                .map(|version| (version.id, (version.number, version.definition.preset.clone())))
                .collect(),
            judged: judged(&versions),
            removed: tx.removed_outputs(study).await?.into_iter().map(|output| output.to_string()).collect(),
        })
    }

    /// Whether this is the id of an output whose writer had their answers removed.
    pub(crate) fn is_removed(&self, id: &str) -> bool {
        self.removed.contains(id)
    }

    /// A worker's pseudonym.
    pub(crate) fn worker(&self, worker: Option<WorkerId>) -> Cell {
        Cell::word(worker.and_then(|worker| self.workers.get(&worker)).map(|number| pseudonym(*number)))
    }

    /// A system's name.
    pub(crate) fn system(&self, system: Option<SystemId>) -> Cell {
        system.and_then(|system| self.systems.get(&system)).map_or(Cell::Empty, |name| Cell::Text(name.clone()))
    }

    /// The number of a version.
    pub(crate) fn version(&self, version: TaskVersionId) -> Cell {
        self.numbers.get(&version).map_or(Cell::Empty, |(number, _)| Cell::Number(*number))
    }

    /// The preset of a version's task.
    pub(crate) fn preset(&self, version: TaskVersionId) -> Cell {
        Cell::word(self.numbers.get(&version).map(|(_, preset)| preset))
    }

    /// The subject that the item of a question shows.
    pub(crate) fn judged(&self, version: TaskVersionId, question: &str) -> About {
        let mut special = self.judged.get(&version).into_iter().flatten();
        special.find(|(key, _)| key == question).map_or(About::Output, |(_, judged)| *judged)
    }
}

/// The answer: a number, a text, the better output, or a text with its spans, made from source and output. A reason for
/// not answering follows "cannot judge: ".
pub(super) fn answered(
    about: About,
    StoredAnswer { number, places, text, skipped, output }: StoredAnswer,
    (source_text, output_text): (Option<String>, Option<String>),
) -> Cell {
    if let Some(reason) = skipped {
        return Cell::Text(format!("{SKIPPED}{reason}"));
    }
    match (about, output) {
        (About::Two, Some(better)) => Cell::Id(better.0),
        (About::Two, None) => Cell::Word("tie".to_owned()),
        // A text that did not count has become no output: its own row has the words.
        (About::Marked(TextOf::Answer), None) => Cell::Empty,
        (About::Marked(of), _) => {
            let shown = if of == TextOf::Source { source_text } else { output_text };
            let marked = Marked::of_stored(&nfc(&shown.unwrap_or_default()), &text.unwrap_or_default());
            Cell::Text(marked.write())
        }
        (About::Output | About::Source, _) => {
            let number = number.map(|number| match Decimal::new(number, places) {
                Some(decimal) if places > 0 => Cell::Decimal(decimal),
                _ => Cell::Number(number),
            });
            number.or(text.map(Cell::Text)).unwrap_or(Cell::Empty)
        }
    }
}

/// The questions that are not about an output, by version.
fn judged(versions: &[TaskVersion]) -> HashMap<TaskVersionId, Vec<(String, About)>> {
    let special = |question: &Question| match question.kind.about() {
        About::Output => None,
        about => Some((question.key.clone(), about)),
    };
    let of = |version: &TaskVersion| (version.id, version.definition.questions.iter().filter_map(special).collect());
    versions.iter().map(of).collect()
}
