//! Answers that the server has not acknowledged yet: they are stored on this device before they are sent.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use shared::{AssignmentId, NewAnswer, Problem, Submission, SubmissionId, Typing};

use crate::answers::{Fields, Questions, place_of, read};
use crate::dom::{base, window};
use crate::typing::FieldTyping;

/// The beginning of the names of the outboxes that this device has for this server, not for another one at the same host;
/// `loader.js` uses it too.
fn prefix() -> String {
    format!("concord{}.outbox.", base())
}

/// The work on one hit as stored on this device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outbox {
    /// The name of the submission, the same however often it is sent.
    pub submission: SubmissionId,
    /// The revision of the draft this rests on.
    pub revision: i64,
    /// Whether a draft was sent whose reply has not arrived: the server may have it, as a newer revision.
    #[serde(default)]
    pub in_flight: bool,
    /// The values of the fields.
    pub values: Fields,
    /// The fields that the server has not acknowledged.
    pub changed: BTreeSet<String>,
    /// Those of them that were changed in this window. The others another window has changed, and what it writes next replaces
    /// them.
    #[serde(skip)]
    pub typed: BTreeSet<String>,
    /// Whether a submission is pending, and if so, whether the worker submits despite warnings.
    pub submit: Option<bool>,
    /// Milliseconds of activity.
    pub active_ms: i64,
    /// How the text in each field was typed, if that is counted.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub typing: BTreeMap<String, FieldTyping>,
    /// The hit's title.
    #[serde(default)]
    pub title: String,
    /// The type of value in the fields of the questions, so that the answers can be sent without the page of the hit.
    #[serde(default)]
    pub questions: Questions,
}

impl Outbox {
    /// An outbox without answers.
    pub fn new(submission: SubmissionId, revision: i64, title: String, questions: Questions) -> Self {
        let (values, changed, typed) = (Fields::new(), BTreeSet::new(), BTreeSet::new());
        Self {
            submission,
            revision,
            in_flight: false,
            values,
            changed,
            typed,
            submit: None,
            active_ms: 0,
            typing: BTreeMap::new(),
            title,
            questions,
        }
    }

    /// Whether the server has not acknowledged something.
    pub fn waits(&self) -> bool {
        self.submit.is_some() || !self.changed.is_empty()
    }

    /// The values of the fields as typed answers.
    pub fn answers(&self) -> Result<Vec<NewAnswer>, Problem> {
        read(&self.values, &self.questions)
    }

    /// The submission of these answers. What it rests on is left out where this device does not know it.
    pub fn submission(&self, answers: Vec<NewAnswer>, insist: bool) -> Submission {
        let revision = (!self.in_flight).then_some(self.revision);
        let typing = self.typing.iter().filter_map(|(key, typing)| {
            let (item, question) = place_of(key)?;
            let text = self.values.get(key).map(String::as_str).unwrap_or_default();
            Some(Typing { item, question: question.to_owned(), counts: typing.of_text(text) })
        });
        let typing = typing.collect();
        Submission { insist, active_ms: self.active_ms, revision, typing, ..Submission::new(self.submission, answers) }
    }

    /// The server has this revision.
    fn settle(&mut self, revision: i64) {
        self.revision = revision;
        self.in_flight = false;
    }

    /// Records the current values of the fields. Returns whether anything has changed.
    pub fn note(&mut self, values: Fields) -> bool {
        let before = self.changed.len();
        let differs = |key: &&String| self.values.get(*key) != values.get(*key);
        let changed: Vec<String> = values.keys().filter(differs).cloned().collect();
        let any = !changed.is_empty();
        self.typed.extend(changed.iter().cloned());
        self.changed.extend(changed);
        self.values = values;
        any || self.changed.len() > before
    }

    /// The server has stored `sent` as this revision. Changes made since then remain to be sent.
    pub fn acknowledge(&mut self, sent: &Fields, revision: i64) {
        self.settle(revision);
        let Self { changed, typed, values, .. } = self;
        let is_open = |key: &String| values.get(key) != sent.get(key);
        changed.retain(is_open);
        typed.retain(is_open);
    }

    /// Another window has stored `theirs` as this revision: its values replace those here, except where a change here
    /// has not been sent yet. Returns the number of values that were replaced.
    pub fn merge(&mut self, theirs: &Fields, revision: i64) -> usize {
        self.settle(revision);
        let keys: BTreeSet<String> = self.values.keys().chain(theirs.keys()).cloned().collect();
        let mut taken = 0;
        for key in keys {
            let their = theirs.get(&key).cloned().unwrap_or_default();
            let own = self.values.get(&key).cloned().unwrap_or_default();
            if own == their {
                self.changed.remove(&key);
                self.typed.remove(&key);
            } else if !self.changed.contains(&key) {
                self.values.insert(key, their);
                taken += 1;
            }
        }
        taken
    }

    /// Another window of this browser has written `theirs`, which it may not have sent yet: its values replace those here,
    /// except where somebody has typed here and that has not been sent yet. Returns the number of values that were replaced.
    pub fn adopt(&mut self, theirs: &Self) -> usize {
        // A newer revision that is known there settles what was open here.
        self.in_flight = theirs.in_flight || (self.in_flight && theirs.revision <= self.revision);
        let is_newer = theirs.revision >= self.revision;
        for (key, typing) in &theirs.typing {
            self.typing.entry(key.clone()).or_default().join(typing);
        }
        self.revision = self.revision.max(theirs.revision);
        let keys: BTreeSet<String> = self.values.keys().chain(theirs.values.keys()).cloned().collect();
        let mut taken = 0;
        for key in keys {
            let waits_there = theirs.changed.contains(&key);
            // What that window knows from an older revision is not news.
            if self.typed.contains(&key) || !(waits_there || is_newer) {
                continue;
            }
            let their = theirs.values.get(&key).cloned().unwrap_or_default();
            if self.values.get(&key).cloned().unwrap_or_default() != their {
                self.values.insert(key.clone(), their);
                taken += 1;
            }
            // That window may be closed before it sends it.
            if waits_there {
                self.changed.insert(key);
            } else {
                self.changed.remove(&key);
            }
        }
        taken
    }

    /// The data that this device stored for a hit.
    pub fn load(assignment: AssignmentId) -> Option<Self> {
        let text = storage()?.get_item(&place(assignment)).ok()??;
        serde_json::from_str(&text).ok()
    }

    /// All that this device kept.
    pub fn all() -> Vec<(AssignmentId, Self)> {
        let Some(storage) = storage() else { return Vec::new() };
        let names = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten());
        let prefix = prefix();
        let ids: Vec<AssignmentId> = names.filter_map(|name| name.strip_prefix(&prefix)?.parse().ok()).collect();
        ids.into_iter().filter_map(|id| Some((id, Self::load(id)?))).collect()
    }

    /// Stores it on this device. If storage is full or forbidden, the page and the server still have the answers.
    pub fn keep(&self, assignment: AssignmentId) {
        if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(self)) {
            let _ = storage.set_item(&place(assignment), &text);
        }
    }

    /// Forgets it: the server has it for good.
    pub fn forget(assignment: AssignmentId) {
        if let Some(storage) = storage() {
            let _ = storage.remove_item(&place(assignment));
        }
    }
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

fn place(assignment: AssignmentId) -> String {
    format!("{}{assignment}", prefix())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields<const N: usize>(pairs: [(&str, &str); N]) -> Fields {
        pairs.into_iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
    }

    fn outbox() -> Outbox {
        let id = "00000000-0000-7000-8000-000000000001".parse().expect("an id");
        let mut outbox = Outbox::new(id, 3, String::new(), Questions::new());
        outbox.values = fields([("a", "1"), ("b", "")]);
        outbox
    }

    #[test]
    fn only_what_differs_is_a_change() {
        let mut outbox = outbox();
        assert!(!outbox.note(fields([("a", "1"), ("b", "")])));
        assert!(outbox.note(fields([("a", "1"), ("b", "x")])));
        assert_eq!(outbox.changed, BTreeSet::from(["b".to_owned()]));
    }

    #[test]
    fn what_was_typed_while_saving_is_still_to_be_sent() {
        let mut outbox = outbox();
        outbox.note(fields([("a", "2"), ("b", "x")]));
        let sent = outbox.values.clone();
        outbox.note(fields([("a", "2"), ("b", "xy")]));
        outbox.acknowledge(&sent, 4);
        assert_eq!((outbox.revision, outbox.changed), (4, BTreeSet::from(["b".to_owned()])));
    }

    #[test]
    fn another_window_changes_what_was_not_changed_here() {
        let mut outbox = outbox();
        outbox.note(fields([("a", "1"), ("b", "mine")]));
        assert_eq!(outbox.merge(&fields([("a", "2"), ("b", "theirs")]), 7), 1);
        assert_eq!(outbox.values, fields([("a", "2"), ("b", "mine")]));
        assert_eq!((outbox.revision, outbox.changed), (7, BTreeSet::from(["b".to_owned()])));
    }

    #[test]
    fn what_another_window_has_written_and_not_sent_is_sent_from_here_too() {
        let (mut here, mut there) = (outbox(), outbox());
        here.note(fields([("a", "1"), ("b", "mine")]));
        there.note(fields([("a", "2"), ("b", "theirs")]));
        there.revision = 5;
        assert_eq!(here.adopt(&there), 1);
        assert_eq!(here.values, fields([("a", "2"), ("b", "mine")]));
        assert_eq!((here.revision, here.changed.len()), (5, 2));
        assert_eq!(here.adopt(&there.clone()), 0, "it is taken once");
    }

    #[test]
    fn what_is_being_typed_in_another_window_goes_on_replacing_what_it_wrote_before() {
        let (mut here, mut there) = (outbox(), outbox());
        for text in ["H", "He", "Hel"] {
            there.note(fields([("a", "1"), ("b", text)]));
            assert_eq!(here.adopt(&there), 1, "{text}");
            assert_eq!(here.values["b"], text);
        }
        assert!(here.waits() && here.typed.is_empty(), "it is sent from here if nobody else does");
        let sent = there.values.clone();
        there.acknowledge(&sent, 4);
        assert_eq!((here.adopt(&there), here.waits()), (0, false), "the other window has sent it");
        // A window that knows less does not undo it.
        let mut older = outbox();
        older.values = fields([("a", "1"), ("b", "H")]);
        assert_eq!((here.adopt(&older), here.values["b"].as_str()), (0, "Hel"));
    }

    #[test]
    fn a_submission_says_what_it_rests_on_unless_a_reply_is_missing() {
        let mut outbox = outbox();
        let rests_on = |outbox: &Outbox| outbox.submission(Vec::new(), false).revision;
        let known = Some(outbox.revision);
        assert_eq!(rests_on(&outbox), known);
        outbox.in_flight = true;
        assert_eq!(rests_on(&outbox), None);
        let mut other = outbox.clone();
        other.in_flight = false;
        other.adopt(&outbox);
        assert_eq!(rests_on(&other), None, "the other window's reply is missing too");
        outbox.acknowledge(&fields([("a", "1")]), 9);
        assert_eq!(rests_on(&outbox), Some(9));
        other.adopt(&outbox);
        assert_eq!(rests_on(&other), Some(9), "the other window's reply has arrived");
    }

    #[test]
    fn a_save_whose_acknowledgement_was_lost_leaves_nothing_to_send() {
        let mut outbox = outbox();
        outbox.note(fields([("a", "1"), ("b", "x")]));
        assert_eq!(outbox.merge(&fields([("a", "1"), ("b", "x")]), 4), 0);
        assert!(outbox.changed.is_empty());
    }
}
