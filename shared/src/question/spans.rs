//! Spans of a text, each with a label.

use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization as _;

use super::{
    ChoiceOption, TextOf,
    choice::{check_options, check_options_size},
    kind::{About, Level, QuestionType},
    wrong,
};
use crate::{Localised, Marked, Message, Mismatch, Problem, ShownItem, Span, Subject, Value, refusal};

/// The maximum length of a text with marked spans, in characters; for a shorter text the limit is lower, see
/// [`SpansQuestion::most`].
pub const LONGEST_MARKED: usize = 100_000;

/// Spans of a text, each with one of these labels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SpansQuestion {
    /// The labels, in the order shown.
    pub labels: Vec<ChoiceOption>,
    /// The text in which spans are marked.
    pub of: TextOf,
}

impl SpansQuestion {
    /// The keys of the labels.
    pub fn keys(&self) -> Vec<&str> {
        self.labels.iter().map(|label| label.key.as_str()).collect()
    }

    /// The maximum number of characters of a text in which everything is marked: each character in spans of its own,
    /// with every label.
    pub fn most(&self, shown: &str) -> usize {
        // An opening and a closing mark, each in brackets, and a slash.
        let marks: usize = self.labels.iter().map(|label| 2 * label.key.len() + 5).sum();
        // White space at the ends may differ, and half a mark may be typed.
        shown.chars().count().saturating_mul(marks + 1).saturating_add(1_000).min(LONGEST_MARKED)
    }

    /// Refuses a text with marks that is too long to be parsed; a draft may contain an unfinished mark.
    ///
    /// # Errors
    /// The maximum length, in the worker's language.
    pub fn check_length(&self, text: &str, shown: &str) -> Result<(), Message> {
        check_marked(text, self.most(shown))
    }

    /// Parses a text with marks, which must be the text that was shown. Both are normalised to NFC.
    ///
    /// # Errors
    /// The error in it, in the worker's language.
    pub fn read(&self, text: &str, shown: &str) -> Result<Marked, Message> {
        let (text, shown): (String, String) = (text.nfc().collect(), shown.nfc().collect());
        let mut marked = Marked::read(&text, &self.keys()).map_err(|found| found.message())?;
        // A form may drop white space at the ends.
        if marked.text.trim() != shown.trim() {
            return Err(refusal::text_was_changed());
        }
        let blank = |text: &str| text.chars().take_while(|c| c.is_whitespace()).count();
        let (was, is) = (blank(&marked.text), blank(&shown));
        for span in &mut marked.spans {
            (span.start, span.end) = ((span.start + is).saturating_sub(was), (span.end + is).saturating_sub(was));
        }
        Ok(Marked { text: shown, ..marked })
    }

    /// Parses a text that a worker wrote with marks in it; white space at its ends is dropped.
    ///
    /// # Errors
    /// A mark is without its counterpart, or around nothing.
    pub fn read_own(&self, text: &str) -> Result<Marked, Mismatch> {
        let marked = Marked::read(&text.nfc().collect::<String>(), &self.keys())?;
        let kept = marked.text.trim();
        let before = marked.text.chars().count() - marked.text.trim_start().chars().count();
        let length = kept.chars().count();
        let place = |at: usize| at.saturating_sub(before).min(length);
        let spans =
            marked.spans.iter().map(|span| Span { start: place(span.start), end: place(span.end), ..span.clone() });
        let spans = spans.filter(|span| span.start < span.end).collect();
        Ok(Marked { text: kept.to_owned(), spans })
    }
}

/// Refuses a text with marks that is longer than this.
///
/// # Errors
/// The maximum length, in the worker's language.
pub fn check_marked(text: &str, most: usize) -> Result<(), Message> {
    // A character has at most four bytes.
    let length = if text.len() > most.saturating_mul(4) { text.len() } else { text.chars().count() };
    if length > most { Err(refusal::too_long(length, most)) } else { Ok(()) }
}

impl QuestionType for SpansQuestion {
    fn check(&self, key: &str, _: bool, subject: Subject) -> Result<(), Problem> {
        match self.of {
            TextOf::Source if !subject.shows_source() => wrong("of", key, refusal::question_needs_source()),
            TextOf::Output if subject.n_systems() != 1 => wrong("of", key, refusal::question_needs_output()),
            TextOf::Source | TextOf::Output | TextOf::Answer => {
                check_options("labels", key, &self.labels, (true, false))
            }
        }
    }

    fn check_size(&self) -> Result<(), Problem> {
        check_options_size("labels", &self.labels)
    }

    fn check_value(&self, value: &Value, item: &ShownItem) -> Result<(), Message> {
        let Value::Text(text) = value else { return Err(refusal::mark_words()) };
        let shown = item.text(self.of);
        self.check_length(text, shown)?;
        self.read(text, shown).map(drop)
    }

    fn answers(&self) -> Option<Vec<String>> {
        None
    }

    fn label(&self, _: &str) -> Option<&Localised> {
        None
    }

    fn is_per_output(&self, _: usize) -> bool {
        false
    }

    fn about(&self) -> About {
        About::Marked(self.of)
    }

    fn level(&self) -> Level {
        Level::Words
    }

    fn has_known_answer(&self) -> bool {
        self.of != TextOf::Answer
    }

    fn has_one_value(&self) -> bool {
        self.of != TextOf::Answer
    }

    fn can_be_skipped(&self) -> bool {
        true
    }

    fn is_missed(&self) -> bool {
        true
    }

    fn labels(&self) -> Vec<(&'static str, &Localised)> {
        self.labels.iter().map(|label| ("labels", &label.label)).collect()
    }

    fn labels_mut(&mut self) -> Vec<&mut Localised> {
        self.labels.iter_mut().map(|label| &mut label.label).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_with_every_character_marked_is_short_enough() {
        let label = |key: &str| ChoiceOption { key: key.to_owned(), label: Localised::default() };
        let spans = SpansQuestion { labels: vec![label("formal"), label("x")], of: TextOf::Source };
        let each: String = "öffnen".chars().map(|c| format!("[FORMAL][X]{c}[/X][/FORMAL]")).collect();
        assert_eq!(spans.check_length(&each, "öffnen"), Ok(()));
        let more = format!("{each}{}", "[".repeat(1_001));
        assert!(spans.check_length(&more, "öffnen").is_err());
        assert_eq!(spans.most(&"x".repeat(20_000)), LONGEST_MARKED);
    }
}
