//! Distinct-2.

use super::{
    distinct_1::{COUNTS, of_n_grams},
    entry::{Better, Entry, How, OverCorpus, Range, Scope},
};
use crate::measure::Against;

pub(super) static DISTINCT_2: Entry = Entry {
    name: "distinct_2",
    command_name: "distinct-2",
    aliases: &[],
    title: "Distinct-2",
    meaning: "share of different pairs of words among all pairs, 0 to 1",
    against: Against::Itself,
    needs: &[],
    uses: &[],
    range: Range::UNIT,
    better: Better::Neither,
    scope: Scope::System,
    digits: 3,
    corpus: OverCorpus::Union(COUNTS),
    how: How::Texts(|_, _| Ok(of_n_grams(2))),
};
