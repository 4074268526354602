//! Counted answers to one question of a task in one language, in an order that depends on nothing else.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use ::agreement::aggregate::Winner;
use serde::Serialize;
use sha2::{Digest, Sha256};
use shared::{Decimal, HitItemId, Language, QuestionKind, QuestionType as _, SystemId, TaskId, TaskVersionId};
use store::counted::CountedRow;

use super::{
    asked::{asked, latest, offered},
    rows::Rows,
};
use crate::design::task::{TaskVersion, title_of};

/// The meaning of the numbers in a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Points of a scale: all that any version of the task offered, ascending.
    Scale(Vec<i64>),
    /// Numbers of a slider, all with this number of decimal places.
    Slider {
        /// The smallest number that any version of the task offered.
        least: Decimal,
        /// The largest.
        most: Decimal,
        /// The number of decimal places.
        places: i64,
    },
    /// Ranks from 1.
    Ranking,
    /// Positions of unordered options.
    Choice(Vec<String>),
    /// 1 if an option was ticked, 0 if not.
    Tick,
    /// Positions in the list of the compared systems' names; the last position is a tie.
    Preference(Vec<String>),
}

/// A version of a task for which answers exist.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct VersionUsed {
    /// Its number, from 1.
    pub number: i64,
    /// The hash of its definition.
    pub hash: String,
}

/// The name of a tie.
const TIE: &str = "tie";

/// All counted numbers for one question of one task in one language.
#[expect(missing_docs, reason = "what a question has, as its task says it")]
#[derive(Clone, Debug)]
pub struct Table {
    pub task: TaskId,
    pub task_title: String,
    pub preset: String,
    pub question: String,
    pub language: Language,
    pub kind: Kind,
    pub versions: Vec<VersionUsed>,
    pub rows: Rows,
    /// In a comparison, the two systems shown side by side, as positions in the list of names.
    pub sides: BTreeMap<HitItemId, [i64; 2]>,
    /// In a comparison, whether any of the answered versions allowed a tie.
    pub ties: bool,
    /// Whether the answered versions offered different options.
    pub options_differ: bool,
}

/// The counted answers to one question of a task in one language, as they were read.
#[derive(Clone, Debug)]
pub struct Answers {
    /// The task.
    pub task: TaskId,
    /// The key of the question, with that of the option of a multiple choice.
    pub question: String,
    /// The language.
    pub language: Language,
    /// The answers.
    pub rows: Rows,
    /// The systems whose outputs were compared side by side.
    pub(super) sides: Arc<BTreeMap<HitItemId, Vec<SystemId>>>,
}

impl Answers {
    /// Their table, as these versions define the question, with the names of systems; `None` if there are none.
    pub fn table(self, versions: &[TaskVersion], names: &BTreeMap<SystemId, String>) -> Option<Table> {
        table(self, versions, names)
    }
}

/// The table of some answers. The scale and the options are those of the versions under which they were given.
fn table(
    Answers { task, question, language, rows, sides }: Answers,
    versions: &[TaskVersion],
    names: &BTreeMap<SystemId, String>,
) -> Option<Table> {
    let under: BTreeSet<TaskVersionId> = rows.versions().collect();
    if under.is_empty() {
        return None;
    }
    let used: Vec<&TaskVersion> = versions.iter().filter(|version| under.contains(&version.id)).collect();
    let key = asked(&question);
    let (mut rows, mut two) = (rows, BTreeMap::new());
    let kind = match &latest(versions, task, key)?.definition.question(key)?.kind {
        QuestionKind::Scale(_) => Kind::Scale(points(&used, key)),
        QuestionKind::Slider(_) => {
            let (least, most) = ends(&used, key);
            let places;
            (rows, places) = same_places(rows, most.distance(least));
            Kind::Slider { least, most, places }
        }
        QuestionKind::Ranking(_) => Kind::Ranking,
        QuestionKind::Choice(choice) if choice.many => Kind::Tick,
        QuestionKind::Choice(_) => Kind::Choice(offered(versions, task, key)),
        QuestionKind::Pairwise(_) => {
            let labels;
            (rows, labels, two) = compared(rows, &sides, names);
            Kind::Preference(labels)
        }
        QuestionKind::Text(_) | QuestionKind::Spans(_) | QuestionKind::Comment(_) => return None,
    };
    let (task_title, preset) = title_of(versions, task);
    let (ties, options_differ) = offers(&used, key);
    Some(Table {
        task,
        task_title,
        preset,
        question,
        language,
        kind,
        sides: two,
        ties,
        options_differ,
        versions: used
            .iter()
            .map(|version| VersionUsed { number: version.number, hash: version.hash.clone() })
            .collect(),
        rows,
    })
}

/// Replaces each preferred output by the position of its system among the names of the compared systems, and a tie by
/// the last position; also returns these names, and which two positions were shown side by side in each item.
fn compared(
    rows: Rows,
    sides: &BTreeMap<HitItemId, Vec<SystemId>>,
    names: &BTreeMap<SystemId, String>,
) -> (Rows, Vec<String>, BTreeMap<HitItemId, [i64; 2]>) {
    let two = |item: &HitItemId| sides.get(item).map_or(&[][..], Vec::as_slice);
    let name = |system: &SystemId| names.get(system).map_or("", String::as_str);
    let labels: BTreeSet<&str> = rows.iter().flat_map(|row| two(&row.item_id)).map(name).collect();
    let labels: Vec<&str> = labels.into_iter().chain([TIE]).collect();
    let last = i64::try_from(labels.len() - 1).unwrap_or(i64::MAX);
    let place =
        |system: &SystemId| (0..last).zip(&labels).find(|(_, label)| **label == name(system)).map_or(0, |(at, _)| at);
    let mut pairs = BTreeMap::new();
    for row in &rows {
        if let [one, other] = two(&row.item_id) {
            pairs.entry(row.item_id).or_insert_with(|| {
                let (one, other) = (place(one), place(other));
                [one.min(other), one.max(other)]
            });
        }
    }
    let rows = rows.with_numbers(|row| (row.system_id.as_ref().map_or(last, place), row.places));
    (rows, labels.into_iter().map(str::to_owned).collect(), pairs)
}

/// Whether a version allows a tie, and whether versions offer different options.
fn offers(used: &[&TaskVersion], key: &str) -> (bool, bool) {
    let has_ties = |version: &&TaskVersion| kind_of(version, key).is_some_and(QuestionKind::offers_tie);
    (used.iter().any(has_ties), used.windows(2).any(|two| options(two[0], key) != options(two[1], key)))
}

fn kind_of<'a>(version: &'a TaskVersion, question: &str) -> Option<&'a QuestionKind> {
    Some(&version.definition.question(question)?.kind)
}

/// The options that a version offered for a question, in any order.
fn options(version: &TaskVersion, question: &str) -> BTreeSet<String> {
    let Some(kind) = kind_of(version, question) else { return BTreeSet::new() };
    let ties = kind.offers_tie().then(|| TIE.to_owned());
    // A slider has too many numbers to list; its range is compared instead.
    let range = kind.as_slider().map(|slider| format!("{} to {} by {}", slider.min, slider.max, slider.step));
    kind.answers().into_iter().flatten().chain(ties).chain(range).collect()
}

/// The smallest and the largest number that the versions offered.
fn ends(versions: &[&TaskVersion], question: &str) -> (Decimal, Decimal) {
    let sliders = || versions.iter().filter_map(|version| kind_of(version, question)?.as_slider());
    let (least, most) = (sliders().map(|one| one.min).min(), sliders().map(|one| one.max).max());
    least.zip(most).unwrap_or_default()
}

/// Gives all numbers the decimal places of the most precise one or of the range, so that their digits can be compared.
fn same_places(rows: Rows, width: Decimal) -> (Rows, i64) {
    let places = rows.iter().map(|row| row.places).chain([width.parts().1]).max().unwrap_or_default();
    let same = |row: &CountedRow| {
        let digits = Decimal::new(row.number, row.places).and_then(|number| number.digits_with(places));
        digits.map_or((row.number, row.places), |digits| (digits, places))
    };
    (rows.with_numbers(same), places)
}

fn points(versions: &[&TaskVersion], question: &str) -> Vec<i64> {
    let mut points: Vec<i64> = versions
        .iter()
        .filter_map(|version| Some(kind_of(version, question)?.as_scale()?.values()))
        .flatten()
        .collect();
    points.sort_unstable();
    points.dedup();
    points
}

impl Table {
    /// The id of the judged object: the output, the source if no output was shown, or the item of two outputs side by
    /// side.
    pub fn judged(&self, row: &CountedRow) -> uuid::Uuid {
        match self.kind {
            Kind::Preference(_) => row.item_id.0,
            Kind::Scale(_) | Kind::Slider { .. } | Kind::Ranking | Kind::Choice(_) | Kind::Tick => {
                row.output_id.map_or(row.source_id.0, |output| output.0)
            }
        }
    }

    /// Hands on each judged object with its answers, in the order of their ids.
    pub fn each_item(&self, mut take: impl FnMut(uuid::Uuid, &[CountedRow])) {
        // Answers are sorted by source and output, so that those to an object come one after the other, unless it is two
        // outputs: then they are put into the order of these first.
        let mut order: Vec<(uuid::Uuid, u32)> =
            (0_u32..).zip(&self.rows).map(|(place, row)| (self.judged(&row), place)).collect();
        order.sort_unstable();
        let mut own = Vec::new();
        for same in order.chunk_by(|(a, _), (b, _)| a == b) {
            own.clear();
            own.extend(same.iter().filter_map(|(_, place)| self.rows.get(*place as usize)));
            if let Some((item, _)) = same.first() {
                take(*item, &own);
            }
        }
    }

    /// The preferences by side: the sides of an item are its two outputs, and the one that was preferred first is on
    /// the left. The result does not depend on the names of systems.
    pub fn preferences(&self) -> Vec<(uuid::Uuid, uuid::Uuid, Winner)> {
        let mut left = BTreeMap::new();
        let preference = |row: CountedRow| {
            let winner = match row.output_id {
                None => Winner::Tie,
                Some(output) if *left.entry(row.item_id).or_insert(output) == output => Winner::Left,
                Some(_) => Winner::Right,
            };
            (row.item_id.0, row.worker_id.0, winner)
        };
        self.rows.iter().map(preference).collect()
    }

    /// The least and the greatest number that can be given; of ranks, the greatest that was given. `None` for unordered
    /// answers.
    pub fn range(&self) -> Option<[f64; 2]> {
        let ends = |points: &[i64]| Some([*points.first()? as f64, *points.last()? as f64]);
        match &self.kind {
            Kind::Scale(points) => ends(points),
            Kind::Slider { least, most, .. } => Some([least.to_f64(), most.to_f64()]),
            Kind::Ranking => self.rows.iter().map(|row| row.number).max().and_then(|last| ends(&[1, last])),
            Kind::Tick => Some([0.0, 1.0]),
            Kind::Choice(_) | Kind::Preference(_) => None,
        }
    }

    /// The labels of its numbers, if they are unordered and mean the same for every item.
    pub fn labels(&self) -> Option<Vec<String>> {
        match &self.kind {
            Kind::Choice(labels) => Some(labels.clone()),
            Kind::Tick => Some(vec!["no".to_owned(), "yes".to_owned()]),
            Kind::Scale(_) | Kind::Slider { .. } | Kind::Ranking | Kind::Preference(_) => None,
        }
    }

    /// The same judgements as one table for each option of a choice: 1 if it was chosen, 0 if not.
    pub fn ticks(self) -> Vec<Self> {
        let Kind::Choice(labels) = &self.kind else { return vec![self] };
        let tick = |(place, label): (i64, &String)| {
            let rows = self.rows.clone().with_numbers(|row| (i64::from(row.number == place), row.places));
            Self { question: format!("{}/{label}", self.question), kind: Kind::Tick, rows, ..self.clone() }
        };
        (0..).zip(labels).map(tick).collect()
    }

    /// SHA-256 of everything the numbers depend on: versions, options and the ratings themselves.
    pub fn config(&self, options: &str) -> String {
        let mut hash = Sha256::new();
        hash.update(format!("{}\n{}\n{}\n{options}\n", self.task, self.question, self.language));
        for version in &self.versions {
            hash.update(format!("{} {}\n", version.number, version.hash));
        }
        for row in &self.rows {
            let output = row.output_id.map(|output| output.to_string()).unwrap_or_default();
            hash.update(format!("{}\t{output}\t{}\t{}\n", row.source_id, row.worker_id, row.written()));
            if matches!(self.kind, Kind::Preference(_)) {
                hash.update(row.item_id.to_string());
            }
        }
        hex::encode(hash.finalize())
    }
}
