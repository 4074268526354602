//! Finds the items on which raters differ: a pure function of the counted answers.
//!
//! On a scale, raters differ if the distance between the lowest and the highest answer is at least a set number of
//! points; on a slider, if it is at least as many tenths of the range. For unordered options, preferences and spans,
//! they differ if no value was given by more than half; for options of which several may be ticked, if some option was
//! ticked by exactly half of the raters. Rankings are left out: a rank has no meaning of its own, only relative to the
//! other outputs, and replacing a whole order would be a new judgement rather than a decision.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use shared::{HitItemId, Language, SourceId, TaskId, TextOf};
use store::counted::{CountedRow, Marking};
use uuid::Uuid;

use crate::crowd::answers::{Kind, Table};

/// An item and question on which raters differ, in the sort order of a page.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub(super) struct Differing {
    /// The id by which statistics pair answers: the output, the source if no output was shown, or the item of two
    /// outputs side by side.
    pub item: Uuid,
    pub task: TaskId,
    pub question: String,
    pub language: Language,
    pub source: SourceId,
    /// One of the hit items in which it was shown.
    pub shown: HitItemId,
}

/// All items of a study on which raters differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct Differences(pub(super) BTreeSet<Differing>);

/// The items of a table on which raters differ.
pub(super) fn in_table(table: &Table, points: i64) -> BTreeSet<Differing> {
    if table.kind == Kind::Ranking {
        return BTreeSet::new();
    }
    let differ = |rows: &[CountedRow]| match table.kind {
        Kind::Scale(_) => spread(rows.iter().map(|row| row.number)) >= points,
        Kind::Slider { least, most, places } => {
            let width = most.distance(least);
            // Each point is a tenth of the range. The table has at least the decimal places of the range.
            let spread = spread(rows.iter().map(|row| row.number));
            width.digits_with(places).is_some_and(|range| spread.saturating_mul(10) >= points.saturating_mul(range))
        }
        Kind::Preference(_) => is_open(rows.iter().map(|row| row.output_id)),
        Kind::Ranking | Kind::Choice(_) | Kind::Tick => is_open(rows.iter().map(|row| row.number)),
    };
    let question = table.question.split('/').next().unwrap_or(&table.question);
    let of = (table.task, question, &table.language);
    let mut found = BTreeSet::new();
    table.each_item(|item, rows| {
        if let Some(first) = rows.first().filter(|_| differ(rows)) {
            found.insert(differing(item, first, of));
        }
    });
    found
}

/// The items on which raters marked different spans for one question of a task.
pub(super) fn in_marks(marks: &[Marking], (task, question): (TaskId, &str), of: TextOf) -> BTreeSet<Differing> {
    let item = |marking: &Marking| match (of, marking.row.output_id) {
        (TextOf::Output, Some(output)) => output.0,
        _ => marking.row.source_id.0,
    };
    let rows = marks.iter().map(|marking| (item(marking), marking));
    let mut items: BTreeMap<Uuid, Vec<&Marking>> = BTreeMap::new();
    rows.for_each(|(item, marking)| items.entry(item).or_default().push(marking));
    let open = items.into_iter().filter(|(_, marks)| is_open(marks.iter().map(|marking| &marking.text)));
    let first = |(item, marks): (Uuid, Vec<&Marking>)| {
        let first = *marks.first()?;
        Some(differing(item, &first.row, (task, question, &first.language)))
    };
    open.filter_map(first).collect()
}

fn differing(item: Uuid, row: &CountedRow, (task, question, language): (TaskId, &str, &Language)) -> Differing {
    Differing {
        item,
        task,
        question: question.to_owned(),
        language: language.clone(),
        source: row.source_id,
        shown: row.item_id,
    }
}

/// The difference between the highest and the lowest value.
fn spread(values: impl Iterator<Item = i64> + Clone) -> i64 {
    let (low, high) = (values.clone().min().unwrap_or_default(), values.max().unwrap_or_default());
    high.saturating_sub(low)
}

/// Whether no value was given by more than half of the raters.
fn is_open<T: Ord>(values: impl Iterator<Item = T>) -> bool {
    let (mut counts, mut n) = (BTreeMap::new(), 0_usize);
    for value in values {
        *counts.entry(value).or_insert(0_usize) += 1;
        n += 1;
    }
    counts.values().all(|count| count * 2 <= n)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_differs_by_its_ends_and_a_choice_without_a_majority() {
        assert_eq!(spread([-3, 1, 0].into_iter()), 4);
        assert_eq!(spread([2].into_iter()), 0);
        assert!(is_open(["a", "b"].iter()) && is_open(["a", "b", "a", "b"].iter()) && is_open(["a", "b", "c"].iter()));
        assert!(!is_open(["a", "b", "a"].iter()) && !is_open(["a"].iter()));
    }
}
