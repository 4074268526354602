//! Which workers wrote the same texts.

use std::collections::{BTreeMap, BTreeSet};

use scoring::text::{nfc, words};
use shared::WorkerId;
use store::quality::Written;

/// Shorter texts are often the same without a copy: words, and letters, because some scripts write a word with one.
const ENOUGH_WORDS: usize = 4;
const ENOUGH_LETTERS: usize = 12;
/// A text that more workers wrote is an obvious one.
const MOST_WRITERS: usize = 10;
/// The same texts from which two workers are named.
const ENOUGH_TEXTS: usize = 3;

/// Somebody whose texts are the same as those of a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Copies {
    /// Their pseudonym.
    pub(super) of: String,
    /// The texts that are the same.
    pub(super) n_same: usize,
    /// The sources about which both wrote.
    pub(super) n_both: usize,
}

/// For each worker those who wrote the same: at least three texts, and half of those about the sources of both. A text that
/// many wrote says nothing: it counts if two wrote it, or up to ten who are fewer than half of those who wrote about the
/// source.
pub(super) fn copies<'a>(
    written: impl Iterator<Item = &'a Written>,
    names: &BTreeMap<WorkerId, String>,
) -> BTreeMap<WorkerId, Vec<Copies>> {
    let mut by_source: BTreeMap<_, BTreeMap<String, BTreeSet<WorkerId>>> = BTreeMap::new();
    let mut sources: BTreeMap<WorkerId, BTreeSet<_>> = BTreeMap::new();
    for text in written {
        let place = (text.task_id, text.source_id);
        sources.entry(text.worker_id).or_default().insert(place);
        let plain = plain(&text.text);
        // What somebody left as it was is no text of theirs.
        if plain != self::plain(&text.source) {
            by_source.entry(place).or_default().entry(plain).or_default().insert(text.worker_id);
        }
    }
    let mut same: BTreeMap<(WorkerId, WorkerId), usize> = BTreeMap::new();
    for texts in by_source.values() {
        let n_writers: usize = texts.values().map(BTreeSet::len).sum();
        let is_long = |text: &str| {
            text.split(' ').nth(ENOUGH_WORDS - 1).is_some() && text.chars().nth(ENOUGH_LETTERS - 1).is_some()
        };
        let is_rare = |n: usize| n == 2 || (3..=MOST_WRITERS).contains(&n) && 2 * n < n_writers;
        for (_, workers) in texts.iter().filter(|(text, workers)| is_long(text) && is_rare(workers.len())) {
            for one in workers {
                for other in workers.iter().filter(|other| *other != one) {
                    *same.entry((*one, *other)).or_default() += 1;
                }
            }
        }
    }
    let mut found: BTreeMap<WorkerId, Vec<Copies>> = BTreeMap::new();
    for ((one, other), n_same) in same.into_iter().filter(|(_, n)| *n >= ENOUGH_TEXTS) {
        let n_both = sources[&one].intersection(&sources[&other]).count();
        if 2 * n_same >= n_both {
            let of = names.get(&other).cloned().unwrap_or_default();
            found.entry(one).or_default().push(Copies { of, n_same, n_both });
        }
    }
    for others in found.values_mut() {
        others.sort_by(|a, b| b.n_same.cmp(&a.n_same).then_with(|| a.of.cmp(&b.of)));
    }
    found
}

/// The words of a text in lower case, without what is between them.
fn plain(text: &str) -> String {
    words(&nfc(&text.to_lowercase())).join(" ")
}

#[cfg(test)]
mod tests {
    use shared::{SourceId, TaskId};
    use uuid::Uuid;

    use super::*;

    fn text(worker: u128, source: u128, text: &str) -> Written {
        Written {
            worker_id: WorkerId(Uuid::from_u128(worker)),
            task_id: TaskId(Uuid::nil()),
            language: "en".parse().expect("a language"),
            source_id: SourceId(Uuid::from_u128(source)),
            text: text.to_owned(),
            source: "what they were shown".to_owned(),
        }
    }

    fn found(written: &[Written]) -> BTreeMap<u128, Vec<Copies>> {
        let names = written.iter().map(|text| (text.worker_id, format!("W{}", text.worker_id.0.as_u128()))).collect();
        copies(written.iter(), &names).into_iter().map(|(worker, others)| (worker.0.as_u128(), others)).collect()
    }

    #[test]
    fn who_wrote_the_same_words_as_somebody_else_is_named_with_how_often() {
        let mut written = Vec::new();
        for source in 0..5 {
            written.push(text(1, source, &format!("I am very pleased, number {source}.")));
            let copied = if source < 3 {
                format!("i am very  pleased number {source}!")
            } else {
                "My own words here".to_owned()
            };
            written.push(text(2, source, &copied));
            written.push(text(3, source, &format!("Nobody else says it like this, {source}.")));
        }
        let copied = |of: &str| vec![Copies { of: of.to_owned(), n_same: 3, n_both: 5 }];
        assert_eq!(found(&written), BTreeMap::from([(1, copied("W2")), (2, copied("W1"))]));
        // Two texts are chance, and so are three of seven.
        assert!(found(&written[..6]).is_empty());
        let more =
            (5..7).flat_map(|source| [text(1, source, "I wrote this alone."), text(2, source, "This one is mine.")]);
        written.extend(more);
        assert!(found(&written).is_empty(), "three of seven");
    }

    #[test]
    fn short_texts_and_those_that_many_wrote_do_not_count() {
        let short: Vec<Written> =
            (0..9).flat_map(|source| [text(1, source, "Thank you all."), text(2, source, "Thank you all.")]).collect();
        assert!(found(&short).is_empty());
        let same = "Thank you very much indeed.";
        let many: Vec<Written> =
            (0..9).flat_map(|source| (1..=5).map(move |worker| text(worker, source, same))).collect();
        assert!(found(&many).is_empty());
        let shown: Vec<Written> = (0..9)
            .flat_map(|source| [text(1, source, "What they were shown."), text(2, source, "what they were shown")])
            .collect();
        assert!(found(&shown).is_empty(), "a full stop makes no text of one's own");
    }

    #[test]
    fn scripts_without_spaces_and_with_marks_have_words_too() {
        for (sentence, copies) in [
            ("これはとても丁寧な文章です。", 1),
            ("मुझे यह बहुत अच्छा लगा।", 1),
            ("धन्यवाद मित्र", 0),
            ("e\u{301}tait vraiment tre\u{300}s bien", 1),
        ] {
            let written: Vec<Written> =
                (0..4).flat_map(|source| [text(1, source, sentence), text(2, source, &nfc(sentence))]).collect();
            assert_eq!(found(&written).get(&1).map_or(0, Vec::len), copies, "{sentence}");
        }
    }
}
