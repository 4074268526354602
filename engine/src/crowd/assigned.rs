//! An assignment as it is worked on: what it shows and asks, and in which order. What workers do with it is in the
//! modules above: [`assignment`](super::assignment) and [`submit`](super::submit).

use std::sync::Arc;

use rand::seq::SliceRandom as _;
use shared::{Actor, AssignmentId, AssignmentState, Definition, Problem, ShownItem, Subject, Time, refusal};
use store::assignment::AssignmentRow;

use crate::{Engine, Result, ask::ask, crowd::hit::Contents, generator};

/// A gap without a heartbeat counts as this much work at most.
const LONGEST_GAP_MS: i64 = 60_000;

/// An assignment with all that is needed to check answers: what it shows and what it asks.
#[derive(Clone)]
pub(crate) struct Work {
    pub row: AssignmentRow,
    pub definition: Arc<Definition>,
    pub contents: Contents,
    /// The count of changes that decide about the worker, when this was read.
    pub changes: i64,
}

impl Engine {
    /// Reads what is shown and asked.
    pub(crate) async fn work(&self, actor: &Actor, id: AssignmentId) -> Result<Work> {
        let found = ask!(self, |tx| tx.work(id, actor.person))?.ok_or(Problem::NotFound)?;
        let definition = self.frozen_alone(found.row.version_id).await?;
        Ok(Work { row: found.row, definition, contents: found.contents.into(), changes: found.changes })
    }
}

/// The time worked so far: the sum of the gaps between heartbeats, each limited to a minute.
pub(crate) fn active_ms(row: &AssignmentRow, now: Time) -> i64 {
    let gap = (now.0 - row.active_at.0) / 1_000;
    row.active_ms + gap.clamp(0, LONGEST_GAP_MS)
}

/// Refuses an assignment that is over, in the worker's language.
pub(crate) fn still_open(row: &AssignmentRow) -> Result<(), Problem> {
    let over = match row.state {
        AssignmentState::Live | AssignmentState::Expired => return Ok(()),
        AssignmentState::Submitted => refusal::already_submitted(),
        AssignmentState::Returned => refusal::already_given_back(),
    };
    Err(Problem::conflict(over))
}

/// Items and outputs in the order drawn with the assignment's seed, without anything that the task does not show.
pub(super) fn shown_items(Contents { mut items, .. }: Contents, seed: i64, subject: Subject) -> Vec<ShownItem> {
    let mut random = generator(seed);
    items.shuffle(&mut random);
    for item in &mut items {
        item.outputs.shuffle(&mut random);
        item.source = item.source.take().filter(|_| subject.shows_source());
        item.reference = item.reference.take().filter(|_| subject == Subject::Outputs);
    }
    items
}

/// The order in which a worker sees this many items, as indices from 0 into the stored order.
pub(crate) fn places(n: usize, seed: i64) -> Vec<usize> {
    let mut order: Vec<usize> = (0..n).collect();
    order.shuffle(&mut generator(seed));
    let mut places = vec![0; n];
    for (place, item) in order.into_iter().enumerate() {
        places[item] = place;
    }
    places
}

#[cfg(test)]
mod tests {
    use shared::HitItemId;

    use super::*;

    #[test]
    fn the_places_of_items_are_those_of_the_screen() {
        let item = |n: u128| ShownItem {
            id: HitItemId(uuid::Uuid::from_u128(n)),
            source: None,
            reference: None,
            outputs: Vec::new(),
            columns: Vec::new(),
            memory: Vec::new(),
        };
        for (n, seed) in [(1, 0), (2, 0), (3, 7), (10, -4), (100, i64::MAX)] {
            let items: Vec<ShownItem> = (0..n).map(item).collect();
            let contents = Contents { items: items.clone(), ..Contents::default() };
            let shown = shown_items(contents, seed, Subject::Source);
            let seen = items.iter().map(|item| shown.iter().position(|other| other.id == item.id).expect("shown"));
            assert_eq!(places(items.len(), seed), seen.collect::<Vec<_>>(), "{n} with {seed}");
        }
    }
}
