//! How the text of a field was typed, as it is kept on this device until it is sent.

use scoring::diff::{Kind, diff_composed};
use serde::{Deserialize, Serialize};
use shared::TypingCounts;

/// The most texts that are kept, which were pasted into one field.
const PASTES: usize = 20;
/// The most characters of each that are kept.
const CHARACTERS: usize = 10_000;

/// The fewest characters in a row that show that something pasted is still there: short words are in every text.
const RUN: usize = 4;

/// How the text of a field was typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldTyping {
    /// What is counted while it is typed.
    #[serde(flatten)]
    pub counts: TypingCounts,
    /// What was pasted from elsewhere: it counts as far as it is still in the text when that is sent. It is not sent itself.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    from_elsewhere: Vec<String>,
}

impl FieldTyping {
    /// Something from elsewhere was pasted.
    pub fn paste(&mut self, text: &str) {
        self.counts.pastes = self.counts.pastes.saturating_add(1);
        let text: String = text.trim().chars().take(CHARACTERS).collect();
        if self.from_elsewhere.len() < PASTES && !self.from_elsewhere.contains(&text) {
            self.from_elsewhere.push(text);
        }
    }

    /// What another window has counted in this field.
    pub fn join(&mut self, other: &Self) {
        self.counts = TypingCounts {
            typed: self.counts.typed.max(other.counts.typed),
            pasted: 0,
            pastes: self.counts.pastes.max(other.counts.pastes),
            pauses: self.counts.pauses.max(other.counts.pauses),
            even_pauses: self.counts.even_pauses.max(other.counts.even_pauses),
        };
        for text in &other.from_elsewhere {
            if self.from_elsewhere.len() < PASTES && !self.from_elsewhere.contains(text) {
                self.from_elsewhere.push(text.clone());
            }
        }
    }

    /// The counts, with what was pasted and is still in this text.
    pub fn of_text(&self, text: &str) -> TypingCounts {
        let still_there = |pasted: &String| -> usize {
            let same = diff_composed(pasted, text).into_iter().filter(|piece| piece.kind == Kind::Same);
            let lengths = same.map(|piece| piece.text.trim().chars().count());
            lengths.filter(|length| *length >= RUN).sum()
        };
        let pasted = self.from_elsewhere.iter().map(still_there).sum::<usize>().min(text.chars().count());
        TypingCounts { pasted: u32::try_from(pasted).unwrap_or(u32::MAX), ..self.counts }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOREIGN: &str = "I should be most grateful for a prompt answer.";

    fn after(pastes: &[&str], text: &str) -> (u32, u32) {
        let mut typing = FieldTyping::default();
        for paste in pastes {
            typing.paste(paste);
        }
        let counts = typing.of_text(text);
        (counts.pasted, counts.pastes)
    }

    #[test]
    fn what_was_pasted_counts_as_far_as_it_is_still_there() {
        let long = u32::try_from(FOREIGN.len()).expect("short");
        assert_eq!(after(&[FOREIGN], FOREIGN), (long, 1));
        assert_eq!(after(&[FOREIGN], "Answer me."), (0, 1), "it was deleted");
        let (pasted, _) = after(&[FOREIGN], "I should be very grateful for a prompt answer.");
        assert!(pasted > long / 2, "a word was changed: {pasted}");
        // Pasted, undone and pasted again; and never more than there is.
        assert_eq!(after(&[FOREIGN, FOREIGN], FOREIGN), (long, 2));
        assert!(after(&[FOREIGN, "I should be most grateful for nothing."], FOREIGN).0 <= long);
    }

    #[test]
    fn what_another_window_counted_is_not_lost() {
        let (mut one, mut other) = (FieldTyping::default(), FieldTyping::default());
        one.counts.typed = 5;
        other.paste(FOREIGN);
        one.join(&other);
        let counts = one.of_text(FOREIGN);
        assert_eq!((counts.typed, counts.pastes), (5, 1));
        assert!(counts.pasted > 0);
        let text = serde_json::to_string(&one).expect("JSON");
        assert_eq!(serde_json::from_str::<FieldTyping>(&text).expect("read"), one);
    }
}
