//! Reports in memory, up to a number of bytes; the least recently used reports are removed first.

use std::{
    collections::HashMap,
    io,
    time::{Duration, Instant},
};

use serde::Serialize;
use shared::Time;
use store::study_version::Changes;

use super::{AnyReport, Key};

/// A report takes roughly this many times the size of its JSON in memory.
const SPREAD: usize = 3;

/// How long a report is kept that is larger than all together may be, and only the last one.
const LARGE: Duration = Duration::from_mins(1);

/// Bytes that an entry takes in addition to its report.
const ENTRY: usize = 1_024;

#[derive(Debug)]
pub(super) struct Kept {
    entries: HashMap<Key, Entry>,
    bytes: usize,
    most: usize,
    /// Grows with each use.
    clock: u64,
    /// The last one that is larger than all together may be: a page that asks for it again would have it computed for ever otherwise.
    large: Option<(Key, Entry, Instant)>,
}

#[derive(Debug)]
struct Entry {
    changes: Changes,
    /// When its computation began.
    at: Time,
    report: AnyReport,
    bytes: usize,
    used: u64,
}

impl Kept {
    pub(super) fn new(most: usize) -> Self {
        Self { entries: HashMap::new(), bytes: 0, most, clock: 0, large: None }
    }

    /// The report, if it includes all of these changes.
    pub(super) fn get(&mut self, key: &Key, changes: Changes) -> Option<AnyReport> {
        self.used(key, |entry| entry.changes.include(changes)).map(|entry| entry.report.clone())
    }

    /// How many of all changes the report includes; -1 without a report.
    pub(super) fn changes(&self, key: &Key) -> i64 {
        let large = self.large.as_ref().filter(|(of, ..)| of == key).map(|(_, entry, _)| entry);
        self.entries.get(key).or(large).map_or(-1, |entry| entry.changes.all)
    }

    /// The report if it lacks nothing of these changes but arrivals; with the time at which it was computed, if it lacks any.
    pub(super) fn get_shown(&mut self, key: &Key, changes: Changes) -> Option<(AnyReport, Option<Time>)> {
        let entry = self.used(key, |entry| entry.changes.lack_only_arrivals(changes))?;
        let is_whole = entry.changes.include(changes);
        Some((entry.report.clone(), (!is_whole).then_some(entry.at)))
    }

    fn used(&mut self, key: &Key, will_do: impl Fn(&Entry) -> bool) -> Option<&Entry> {
        self.clock += 1;
        self.large.take_if(|(.., since)| since.elapsed() > LARGE);
        let large = self.large.as_mut().filter(|(of, ..)| of == key).map(|(_, entry, _)| entry);
        let entry = self.entries.get_mut(key).or(large).filter(|entry| will_do(entry))?;
        entry.used = self.clock;
        Some(entry)
    }

    pub(super) fn put(&mut self, key: Key, (changes, at): (Changes, Time), report: AnyReport, bytes: usize) {
        if self.changes(&key) > changes.all {
            return;
        }
        let bytes = bytes.saturating_mul(SPREAD).saturating_add(ENTRY + key.options.len());
        self.remove(&key);
        if self.large.as_ref().is_some_and(|(of, ..)| *of == key) {
            self.large = None;
        }
        if bytes > self.most {
            let entry = Entry { changes, at, report, bytes, used: self.clock };
            self.large = (self.most > 0).then(|| (key, entry, Instant::now()));
            return;
        }
        while self.bytes + bytes > self.most {
            let Some(oldest) = self.entries.iter().min_by_key(|(_, entry)| entry.used).map(|(key, _)| key.clone())
            else {
                break;
            };
            self.remove(&oldest);
        }
        self.clock += 1;
        self.bytes += bytes;
        self.entries.insert(key, Entry { changes, at, report, bytes, used: self.clock });
    }

    fn remove(&mut self, key: &Key) {
        if let Some(entry) = self.entries.remove(key) {
            self.bytes -= entry.bytes;
        }
    }

    /// The number of reports, and their bytes.
    pub(super) fn size(&self) -> (usize, usize) {
        (self.entries.len(), self.bytes)
    }
}

/// The length of what is written, without keeping it.
#[derive(Default)]
struct Length(usize);

impl io::Write for Length {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// An estimate of the bytes that a report takes, from its JSON. A report that cannot be written as JSON is not kept.
pub(crate) fn weight(report: &impl Serialize) -> usize {
    let mut length = Length::default();
    serde_json::to_writer(&mut length, report).map_or(usize::MAX, |()| length.0)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use shared::StudyId;

    use super::*;
    use crate::ReportKind;

    fn key(options: &str) -> Key {
        Key { study: StudyId(uuid::Uuid::nil()), kind: ReportKind::Agreement, options: options.to_owned() }
    }

    /// What was read at this count, of which half are arrivals.
    fn at(all: i64) -> (Changes, Time) {
        (Changes { all, binding: all / 2 }, Time(all))
    }

    #[test]
    fn a_report_older_than_what_was_seen_is_not_given() {
        let mut kept = Kept::new(1 << 20);
        kept.put(key("a"), at(7), Arc::new(1_u8), 10);
        assert!(kept.get(&key("a"), at(7).0).is_some());
        assert!(kept.get(&key("a"), at(6).0).is_some(), "a newer one will do");
        assert!(kept.get(&key("a"), at(8).0).is_none());
        assert!(kept.get(&key("b"), at(7).0).is_none());
    }

    #[test]
    fn an_older_report_will_do_where_it_lacks_only_arrivals() {
        let mut kept = Kept::new(1 << 20);
        kept.put(key("a"), at(6), Arc::new(1_u8), 10);
        assert!(kept.get(&key("a"), at(7).0).is_none(), "it is not new");
        let as_of = |kept: &mut Kept, name, changes| kept.get_shown(&key(name), at(changes).0).map(|(_, at)| at);
        assert_eq!(as_of(&mut kept, "a", 7), Some(Some(Time(6))));
        assert_eq!(as_of(&mut kept, "a", 8), None, "something was decided otherwise");
        assert_eq!(as_of(&mut kept, "a", 6), Some(None), "a report that lacks nothing is not older");
        assert_eq!(as_of(&mut kept, "b", 1), None);
    }

    #[test]
    fn bytes_are_bounded_and_what_was_used_last_stays() {
        let mut kept = Kept::new(3 * (ENTRY + 1 + 100 * SPREAD));
        for name in ["a", "b", "c"] {
            kept.put(key(name), at(1), Arc::new(1_u8), 100);
        }
        assert!(kept.get(&key("a"), at(1).0).is_some());
        kept.put(key("d"), at(1), Arc::new(1_u8), 100);
        assert!(kept.get(&key("b"), at(1).0).is_none() && kept.get(&key("a"), at(1).0).is_some());
        kept.put(key("e"), at(1), Arc::new(1_u8), 1 << 30);
        assert!(kept.get(&key("e"), at(1).0).is_some(), "for those who wait for it");
        kept.put(key("f"), at(1), Arc::new(1_u8), 1 << 30);
        assert!(kept.get(&key("e"), at(1).0).is_none(), "only the last one");
        assert_eq!(kept.size().0, 3);
        kept.put(key("a"), at(2), Arc::new(1_u8), 100);
        assert_eq!(kept.size(), (3, 3 * (ENTRY + 1 + 100 * SPREAD)));
    }

    #[test]
    fn an_older_report_does_not_replace_a_newer_one() {
        let mut kept = Kept::new(1 << 20);
        kept.put(key("a"), at(7), Arc::new(1_u8), 10);
        kept.put(key("a"), at(6), Arc::new(2_u8), 10);
        assert!(kept.get(&key("a"), at(7).0).is_some());
        assert_eq!((kept.changes(&key("a")), kept.changes(&key("b"))), (7, -1));
    }

    #[test]
    fn the_weight_is_the_length_of_the_json() {
        assert_eq!(weight(&vec!["a", "b"]), 9);
    }
}
