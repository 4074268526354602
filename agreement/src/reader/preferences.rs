//! Pairwise comparisons as ratings of the sides of an item, independent of the names of the systems.

use std::collections::BTreeMap;
use std::fmt;

use super::table::{PairRow, Table};
use crate::aggregate::Winner;
use crate::{Ratings, Refused, Scale, Ties};

/// Two systems compared on an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Pair<'a> {
    item: &'a str,
    /// Its position among the pairs of the item, sorted by the raters' answers.
    place: usize,
    systems: [&'a str; 2],
}

impl Ord for Pair<'_> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.item, self.place).cmp(&(other.item, other.place))
    }
}

impl PartialOrd for Pair<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Pair<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} / {}", self.item, self.systems[0], self.systems[1])
    }
}

/// (rater, answer) of one pair, the answer by side.
type Answers = Vec<(u32, Winner)>;

/// The comparisons as ratings: the rated object is an item with two systems, and its two systems are its sides. Pairs
/// of one item are in the order of their answers, and the side preferred by the first rater with a preference comes
/// first: system names, and the side on which a system was shown, affect neither a value nor a bootstrap draw.
pub(super) fn ratings(table: &Table, rows: &[PairRow]) -> Result<Ratings, Refused> {
    let mut pairs: BTreeMap<(u32, [u32; 2]), Answers> = BTreeMap::new();
    for row in rows {
        let turned = row.left > row.right;
        let systems = if turned { [row.right, row.left] } else { [row.left, row.right] };
        let winner = if turned { other(row.winner) } else { row.winner };
        pairs.entry((row.item, systems)).or_default().push((row.rater, winner));
    }
    let rater = |code: u32| &table.raters()[code as usize];
    let mut items: BTreeMap<u32, Vec<(Answers, [u32; 2])>> = BTreeMap::new();
    for ((item, systems), mut answers) in pairs {
        // Two answers of one rater are in an order that does not depend on the sides.
        answers.sort_by_key(|&(code, winner)| (rater(code), winner == Winner::Tie));
        if answers.iter().find(|(_, winner)| *winner != Winner::Tie).is_some_and(|first| first.1 == Winner::Right) {
            for answer in &mut answers {
                answer.1 = other(answer.1);
            }
        }
        items.entry(item).or_default().push((answers, systems));
    }
    let mut triples = Vec::with_capacity(rows.len());
    for (item, mut own) in items {
        own.sort_by(|(a, _), (b, _)| keys(a, table).cmp(keys(b, table)));
        for (place, (answers, systems)) in own.into_iter().enumerate() {
            let systems = systems.map(|code| &table.others()[code as usize]);
            let pair = Pair { item: &table.items()[item as usize], place, systems };
            triples.extend(answers.into_iter().map(|(code, winner)| (pair, rater(code), winner)));
        }
    }
    let ties = if table.has_ties() { Ties::Allowed } else { Ties::Refused };
    Ratings::sided(triples, ties, &Scale::nominal().keep_replicates())
}

/// The same answer from the other side.
fn other(winner: Winner) -> Winner {
    match winner {
        Winner::Left => Winner::Right,
        Winner::Right => Winner::Left,
        Winner::Tie => Winner::Tie,
    }
}

/// The sort key of the pairs of an item.
fn keys<'a>(answers: &'a [(u32, Winner)], table: &'a Table) -> impl Iterator<Item = (&'a str, u8)> {
    answers.iter().map(move |&(code, winner)| {
        let answer = match winner {
            Winner::Left => 0,
            Winner::Right => 1,
            Winner::Tie => 2,
        };
        (&table.raters()[code as usize], answer)
    })
}
