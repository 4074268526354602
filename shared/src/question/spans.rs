//! Spans of a text, each with a label.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization as _;

use super::{
    ChoiceOption, TextOf,
    choice::{check_options, check_options_size},
    kind::{About, Level, QuestionType},
    wrong,
};
use crate::{
    Language, Localised, Marked, Message, Mismatch, Problem, ShownItem, Span, SpanName, Subject, Value, refusal,
};

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

/// The maximum length of a label that is written between brackets, in bytes; of a longer one, the key is written.
const LONGEST_NAME: usize = 80;

/// A label as it is written between brackets: in NFC, with white space collapsed; `None` if it cannot be written there.
fn name_of(label: &str) -> Option<String> {
    let name = label.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect::<String>();
    let fits = (1..=LONGEST_NAME).contains(&name.len()) && !name.contains(['[', ']']) && !name.starts_with('/');
    fits.then_some(name)
}

impl SpansQuestion {
    /// The keys of the labels.
    pub fn keys(&self) -> Vec<&str> {
        self.labels.iter().map(|label| label.key.as_str()).collect()
    }

    /// Every name by which a label may be written: its key, and its label in each language, unless another label has that
    /// name too.
    pub fn names(&self) -> Vec<SpanName> {
        let mut owners: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
        let mut all: Vec<SpanName> = self.labels.iter().map(|label| SpanName::of_key(&label.key)).collect();
        for label in &self.labels {
            owners.entry(label.key.to_ascii_lowercase()).or_default().insert(&label.key);
            for written in label.label.0.values().filter_map(|label| name_of(label)) {
                owners.entry(written.to_ascii_lowercase()).or_default().insert(&label.key);
                all.push(SpanName { written, key: label.key.clone() });
            }
        }
        all.retain(|name| {
            let own_key = name.written.eq_ignore_ascii_case(&name.key);
            own_key || owners.get(&name.written.to_ascii_lowercase()).is_some_and(|owners| owners.len() == 1)
        });
        all
    }

    /// The name by which each label is written for a reader of this language, by its key: the label that they read, if
    /// it can be.
    pub fn names_in(&self, language: &Language) -> BTreeMap<&str, String> {
        let names = self.names();
        let name = |label: &ChoiceOption| {
            let is_known = |name: &String| names.iter().any(|own| own.key == label.key && own.written == *name);
            name_of(label.label.get(language)).filter(is_known).unwrap_or_else(|| label.key.to_uppercase())
        };
        self.labels.iter().map(|label| (label.key.as_str(), name(label))).collect()
    }

    /// A text with marks as a reader of this language writes them; unchanged if its marks cannot be parsed.
    pub fn rewritten(&self, text: &str, language: &Language) -> String {
        let names = self.names_in(language);
        let name = |key: &str| names.get(key).cloned().unwrap_or_else(|| key.to_uppercase());
        Marked::read_named(text, &self.names()).map_or_else(|_| text.to_owned(), |marked| marked.write_named(name))
    }

    /// The maximum number of characters of a text in which everything is marked: each character in spans of its own,
    /// with every label.
    pub fn most(&self, shown: &str) -> usize {
        // An opening and a closing mark, each in brackets, and a slash.
        let longest = |label: &ChoiceOption| {
            let names = label.label.0.values().filter_map(|label| name_of(label)).map(|name| name.chars().count());
            names.max().unwrap_or_default().max(label.key.len())
        };
        let marks: usize = self.labels.iter().map(|label| 2 * longest(label) + 5).sum();
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
        let mut marked = Marked::read_named(&text, &self.names()).map_err(|found| found.message())?;
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
        let marked = Marked::read_named(&text.nfc().collect::<String>(), &self.names())?;
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
        // An empty text says that there is nothing to mark.
        if text.is_empty() {
            return Ok(());
        }
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
    fn labels_are_written_as_their_readers_know_them() {
        let language = |tag: &str| tag.parse::<Language>().expect("a tag");
        let label = |key: &str, english: &str, german: &str| ChoiceOption {
            key: key.to_owned(),
            label: Localised(
                [("en", english), ("de", german)].map(|(tag, text)| (language(tag), text.to_owned())).into(),
            ),
        };
        let labels = vec![
            label("accuracy_minor", "Accuracy,  minor", "Genauigkeit, gering"),
            label("style", "Style", "Ton"),
            label("tone", "Ton", "[eckig]"),
        ];
        let spans = SpansQuestion { labels, of: TextOf::Source };
        let text = "ab cd ef";
        let stored = "accuracy_minor:0-2|style:3-5|tone:6-8";
        let german = "[Genauigkeit, gering]ab[/Genauigkeit, gering] [STYLE]cd[/STYLE] [TONE]ef[/TONE]";
        let english = "[Accuracy, minor]ab[/Accuracy, minor] [Style]cd[/Style] [TONE]ef[/TONE]";
        for (tag, written) in [("de", german), ("en", english)] {
            let keyed = Marked::of_stored(text, stored).write();
            assert_eq!(spans.rewritten(&keyed, &language(tag)), written);
            assert_eq!(spans.read(written, text).expect("marks").stored(), stored);
            assert_eq!(spans.rewritten(written, &language(tag)), written);
        }
        assert_eq!(spans.rewritten("[Style]half", &language("de")), "[Style]half");
        assert!(spans.read("[Ton]ab[/Ton] cd ef", text).is_err(), "of two labels");
    }

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
