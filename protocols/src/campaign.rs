//! What a campaign of direct assessment or error span annotation consists of: scores of texts, attention checks,
//! tutorials, fillers, repeated texts; which of them count; and the pairs by which workers are checked.

use std::collections::BTreeMap;

use agreement::Undefined;
use serde::Serialize;

use crate::esa::{Judgement, Marked};
use crate::mean::{grouped, mean, median};
use crate::quality::Pair;

/// What a text was shown for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Group {
    /// To learn about its system.
    System,
    /// To see whether the worker reads: a degraded text (`BAD`) or a reference (`REF`).
    Attention,
    /// To see whether the worker scores the same text in the same way (`CHK`).
    Repeat,
    /// To teach.
    Tutorial,
    /// To fill a batch: a text that the batch has already.
    Filler,
}

/// One score as it was sent.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The worker's login.
    pub rater: String,
    /// The system.
    pub system: String,
    /// The place in the login's batch.
    pub item: String,
    /// `TGT`, `BAD`, `CHK` or `REF`.
    pub kind: String,
    /// The document's whole name, such as `news-1#system#bad2`.
    pub document: String,
    /// Whether the score is one of a whole document.
    pub is_document: bool,
    /// The score, from 0 to 100.
    pub score: f64,
    /// The error spans.
    pub spans: Vec<Marked>,
    /// When the item was opened and sent, in seconds.
    pub times: Option<[f64; 2]>,
}

impl Entry {
    /// What it was shown for: an attention check or a repeated text by its kind; else a tutorial or a filler (`#dup`) by
    /// the name of its document.
    pub fn group(&self) -> Group {
        match &*self.kind {
            "CHK" => Group::Repeat,
            "BAD" | "REF" => Group::Attention,
            _ if self.document.contains("tutorial") => Group::Tutorial,
            _ if self.document.contains("#dup") => Group::Filler,
            _ => Group::System,
        }
    }

    /// The place in the batch as a number, for order.
    fn place(&self) -> (u64, &str) {
        (self.item.parse().unwrap_or(u64::MAX), &self.item)
    }

    /// The document without the system and without what was made of it.
    fn base(&self) -> &str {
        self.document.split('#').next().unwrap_or_default()
    }
}

/// A campaign: its entries after those that later ones replace were removed, by worker and place in the batch.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Campaign {
    entries: Vec<Entry>,
    n_replaced: usize,
}

/// How long workers needed, by the times between two submissions.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pace {
    /// Times between two submissions of a login.
    pub n: usize,
    /// Their mean in seconds, where one counts at most [`Pace::LONGEST`].
    #[serde(serialize_with = "crate::reason::serialize")]
    pub mean: Result<f64, Undefined>,
    /// Their median in seconds.
    #[serde(serialize_with = "crate::reason::serialize")]
    pub median: Result<f64, Undefined>,
    /// How many are longer than [`Pace::LONGEST`].
    pub n_long: usize,
}

impl Pace {
    /// Seconds that a time between two submissions counts at most: longer ones are breaks.
    pub const LONGEST: f64 = 300.0;
}

impl Campaign {
    /// Of a worker's scores of the same item, kind and document, the one that was sent last counts; without times, the
    /// last one of `entries`.
    pub fn new(entries: Vec<Entry>) -> Self {
        let n = entries.len();
        let mut latest: BTreeMap<[String; 4], Entry> = BTreeMap::new();
        for entry in entries {
            let key = [&entry.rater, &entry.item, &entry.kind, &entry.document].map(Clone::clone);
            let end = |entry: &Entry| entry.times.map_or(0.0, |[_, end]| end);
            if latest.get(&key).is_none_or(|known| end(&entry) >= end(known)) {
                latest.insert(key, entry);
            }
        }
        let mut entries: Vec<Entry> = latest.into_values().collect();
        entries.sort_by(|a, b| (&a.rater, a.place()).cmp(&(&b.rater, b.place())));
        Self { n_replaced: n - entries.len(), entries }
    }

    /// The scores that count, by worker and place in the batch.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// How many scores a later one replaced.
    pub const fn n_replaced(&self) -> usize {
        self.n_replaced
    }

    /// How many scores there are of each group.
    pub fn groups(&self) -> BTreeMap<Group, usize> {
        let mut groups = BTreeMap::new();
        for entry in &self.entries {
            *groups.entry(entry.group()).or_default() += 1;
        }
        groups
    }

    /// The scores of segments in a group as judgements.
    ///
    /// # Conventions
    /// Files do not name the segments of a document. A login's n-th text of a document is its segment n, if no login has
    /// more texts of this document by any system. Otherwise the rest of the document is in another batch, and each text is
    /// a segment of its own.
    pub fn judgements<'a>(&'a self, group: Group) -> Vec<Judgement> {
        let own = || self.entries.iter().filter(|entry| entry.group() == group && !entry.is_document);
        let by_rater = grouped(own().map(|entry| ((&*entry.document, &*entry.rater), entry)));
        let base = |entries: &[&'a Entry]| entries.first().map_or("", |entry| entry.base());
        let sizes = grouped(by_rater.values().map(|entries| (base(entries), entries.len())));
        let mut judgements = Vec::new();
        for ((_, rater), entries) in &by_rater {
            let is_whole =
                sizes.get(base(entries)).is_some_and(|sizes| sizes.iter().all(|size| *size <= entries.len()));
            for (place, entry) in entries.iter().enumerate() {
                let segment = if is_whole { (place + 1).to_string() } else { format!("{rater}/{}", entry.item) };
                judgements.push(Judgement {
                    rater: entry.rater.clone(),
                    system: entry.system.clone(),
                    document: entry.base().to_owned(),
                    segment,
                    score: entry.score,
                    spans: entry.spans.clone(),
                });
            }
        }
        judgements
    }

    /// Each attention check with its counterpart by the same worker, and the number of checks without one.
    ///
    /// # Conventions
    /// A worker's n-th text of document `D#bad…` belongs to their n-th text of `D`, and of `D#bad…#dup…` to that of
    /// `D#dup…`, both by place in the batch. If the document's name has no `#bad`, the counterpart has the same item, system
    /// and document.
    pub fn controls(&self) -> (Vec<Pair>, usize) {
        self.pairs("#bad", Group::Attention)
    }

    /// Each text that a worker scored twice, and the number of second scores without a first one: texts of kind `CHK` and
    /// of documents with `#dup`, paired as [`Campaign::controls`].
    pub fn repeats(&self) -> (Vec<Pair>, usize) {
        let (mut pairs, mut n_alone) = self.pairs("#chk", Group::Repeat);
        let (fillers, n_more) = self.pairs("#dup", Group::Filler);
        pairs.extend(fillers);
        n_alone += n_more;
        (pairs, n_alone)
    }

    fn pairs(&self, mark: &str, group: Group) -> (Vec<Pair>, usize) {
        let targets = self.entries.iter().filter(|entry| entry.kind == "TGT" && !entry.is_document);
        let originals = grouped(targets.map(|entry| ((&*entry.rater, &*entry.document), entry)));
        let (mut pairs, mut n_alone) = (Vec::new(), 0);
        let controls = self.entries.iter().filter(|entry| entry.group() == group && !entry.is_document);
        for ((rater, document), own) in grouped(controls.map(|entry| ((&*entry.rater, &*entry.document), entry))) {
            let unmarked = without(document, mark);
            let found = originals.get(&(rater, unmarked.as_deref().unwrap_or(document)));
            for (place, control) in own.into_iter().enumerate() {
                let original = found.and_then(|found| match unmarked {
                    Some(_) => found.get(place),
                    None => found.iter().find(|other| other.item == control.item && other.system == control.system),
                });
                match original {
                    Some(original) => {
                        pairs.push(Pair { rater: rater.to_owned(), original: original.score, control: control.score });
                    }
                    None => n_alone += 1,
                }
            }
        }
        (pairs, n_alone)
    }

    /// How long workers needed: the time from one submission of a login to the next. The times that a file has begin when
    /// a document is opened, so that its first segment holds them all.
    pub fn pace(&self) -> Pace {
        let ends = self.entries.iter().filter_map(|entry| entry.times.map(|[_, end]| (&*entry.rater, end)));
        let mut gaps = Vec::new();
        for mut ends in grouped(ends).into_values() {
            ends.sort_unstable_by(f64::total_cmp);
            gaps.extend(ends.windows(2).map(|pair| pair[1] - pair[0]));
        }
        let counted: Vec<f64> = gaps.iter().map(|gap| gap.min(Pace::LONGEST)).collect();
        let few = Undefined::FewObservations { n: 0, need: 1 };
        Pace {
            n: gaps.len(),
            mean: mean(&counted).ok_or(few),
            median: median(&gaps).ok_or(few),
            n_long: gaps.iter().filter(|gap| **gap > Pace::LONGEST).count(),
        }
    }
}

/// The name of a document without the part that begins with this mark; none if it has no such part.
fn without(document: &str, mark: &str) -> Option<String> {
    let (before, marked) = document.split_once(mark)?;
    Some(match marked.split_once('#') {
        Some((_, after)) => format!("{before}#{after}"),
        None => before.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(rater: &str, item: &str, kind: &str, document: &str, score: f64) -> Entry {
        Entry {
            rater: rater.into(),
            system: "A".into(),
            item: item.into(),
            kind: kind.into(),
            document: document.into(),
            is_document: false,
            score,
            spans: Vec::new(),
            times: None,
        }
    }

    fn pair(original: f64, control: f64) -> Pair {
        Pair { rater: "w".into(), original, control }
    }

    #[test]
    fn the_nth_control_belongs_to_the_nth_text_of_the_document() {
        let campaign = Campaign::new(vec![
            entry("w", "10", "TGT", "d#A", 90.0),
            entry("w", "2", "TGT", "d#A", 80.0),
            entry("w", "12", "BAD", "d#A#bad1", 10.0),
            entry("w", "11", "BAD", "d#A#bad1", 20.0),
            entry("w", "13", "BAD", "d#A#bad1", 30.0),
            entry("w", "14", "TGT", "d#A#duplicate1", 81.0),
            entry("v", "15", "BAD", "d#A#bad1", 20.0),
        ]);
        assert_eq!(campaign.controls(), (vec![pair(80.0, 20.0), pair(90.0, 10.0)], 2));
        assert_eq!(campaign.repeats(), (vec![pair(80.0, 81.0)], 0));
        assert_eq!(campaign.judgements(Group::System).len(), 2);
    }

    #[test]
    fn a_control_in_a_repeated_document_belongs_to_the_repeated_text() {
        let campaign = Campaign::new(vec![
            entry("w", "1", "TGT", "d#A", 90.0),
            entry("w", "2", "BAD", "d#A#bad1", 20.0),
            entry("w", "3", "BAD", "d#A#bad1#duplicate1", 30.0),
            entry("w", "4", "TGT", "d#A#duplicate1", 80.0),
        ]);
        assert_eq!(campaign.controls(), (vec![pair(90.0, 20.0), pair(80.0, 30.0)], 0));
    }

    #[test]
    fn a_check_of_an_older_campaign_has_the_item_of_its_original() {
        let campaign = Campaign::new(vec![
            entry("w", "1", "TGT", "d", 90.0),
            entry("w", "2", "TGT", "d", 80.0),
            entry("w", "2", "CHK", "d", 85.0),
            entry("w", "1", "BAD", "d", 10.0),
        ]);
        assert_eq!((campaign.controls().0, campaign.repeats().0), (vec![pair(90.0, 10.0)], vec![pair(80.0, 85.0)]));
    }

    #[test]
    fn a_later_score_replaces_an_earlier_one() {
        let mut early = entry("w", "1", "TGT", "d#A", 90.0);
        early.times = Some([0.0, 5.0]);
        let late = Entry { times: Some([6.0, 9.0]), score: 50.0, ..early.clone() };
        let campaign = Campaign::new(vec![late.clone(), early]);
        assert_eq!((campaign.entries(), campaign.n_replaced()), (&[late][..], 1));
    }

    #[test]
    fn parts_of_a_document_in_two_batches_are_different_segments() {
        let rows = [("w", "1"), ("w", "2"), ("v", "1")].map(|(rater, item)| entry(rater, item, "TGT", "d#A", 50.0));
        let segments = |rows: &[Entry]| {
            let all = Campaign::new(rows.to_vec()).judgements(Group::System);
            all.into_iter().map(|judgement| judgement.segment).collect::<Vec<_>>()
        };
        assert_eq!(segments(&rows), ["v/1", "1", "2"]);
        assert_eq!(segments(&[rows[0].clone(), rows[2].clone()]), ["1", "1"]);
    }
}
