//! Answers: typed values that workers give to questions about items.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Decimal, HitItemId, Locale, Message, OTHER, OutputId};

/// A typed value. The stored value is the one that was on the screen: -3 is -3.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Value {
    /// A point of a scale, or a rank from 1.
    Number(i64),
    /// A number of a slider, exactly as it was chosen.
    Decimal(Decimal),
    /// A rewrite, a comment, or a text with the spans that are marked in it; for a question about spans, an empty text
    /// says that there is nothing to mark.
    Text(String),
    /// The options that were chosen.
    Chosen(Chosen),
    /// The better one of two outputs. It identifies the output, not the side on which it was shown.
    Preferred(OutputId),
    /// Neither of the two outputs is better.
    Tie,
    /// The reason why the worker cannot answer.
    Skipped(String),
}

/// An alias for derived API descriptions, which take a type called `Value` for arbitrary JSON.
pub type AnswerValue = Value;

/// The prefix of a stored reason for not answering. Keys of options contain no blank, so it cannot be mistaken for one.
pub const SKIPPED: &str = "cannot judge: ";

/// The options that were chosen. Written and stored as `keys|other:words`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Chosen {
    /// The keys of the chosen options, in the order in which they are offered.
    pub keys: Vec<String>,
    /// An answer in the worker's own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<String>,
}

impl Chosen {
    /// Whether nothing was chosen.
    pub fn is_empty(&self) -> bool {
        self.keys.is_empty() && self.other.is_none()
    }

    /// The number of chosen answers.
    pub fn len(&self) -> usize {
        self.keys.len() + usize::from(self.other.is_some())
    }
}

impl fmt::Display for Chosen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.keys.join("|"))?;
        match &self.other {
            Some(words) if self.keys.is_empty() => write!(f, "{OTHER}:{words}"),
            Some(words) => write!(f, "|{OTHER}:{words}"),
            None => Ok(()),
        }
    }
}

impl From<&str> for Chosen {
    /// Parses the stored form; the worker's own words may contain any character.
    fn from(text: &str) -> Self {
        let mark = format!("{OTHER}:");
        let at = if text.starts_with(&mark) { Some(0) } else { text.find(&format!("|{mark}")).map(|at| at + 1) };
        let (keys, other) = at.map_or((text, None), |at| (&text[..at], Some(text[at + mark.len()..].to_owned())));
        Self { keys: keys.split('|').filter(|key| !key.is_empty()).map(str::to_owned).collect(), other }
    }
}

/// An answer as a worker gives it: to one question, about one item, and in a ranking about one output.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewAnswer {
    /// The item of the hit.
    pub item: HitItemId,
    /// The key of the question.
    pub question: String,
    /// The ranked output; absent for other questions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<OutputId>,
    /// The value.
    #[cfg_attr(feature = "schema", schema(value_type = AnswerValue))]
    pub value: Value,
}

/// A problem that the check before submission finds in a rewrite; the worker can correct it or, where allowed, submit
/// anyway.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Flag {
    /// The item.
    pub item: HitItemId,
    /// The key of the question.
    pub question: String,
    /// A sentence for the worker: the problem, and what a good answer looks like.
    #[serde(
        flatten,
        serialize_with = "crate::message::as_reason::serialize",
        deserialize_with = "crate::message::read_reason"
    )]
    #[cfg_attr(feature = "schema", schema(value_type = crate::message::as_reason::ReasonFields))]
    pub reason: Message,
    /// Whether "Submit anyway" is offered.
    pub can_insist: bool,
}

impl Flag {
    /// Whether it says that another window or device has saved a different answer. It is then about what the page knew of
    /// the draft, and not about the answer itself.
    pub fn is_from_elsewhere(&self) -> bool {
        matches!(self.reason.key(), Some("saved-elsewhere" | "text-saved-elsewhere"))
    }

    /// The same with its reason in this language.
    #[must_use]
    pub fn localised(self, locale: Locale) -> Self {
        Self { reason: self.reason.localised(locale), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_chosen_is_read_as_it_was_written() {
        let cases = [
            (&["formal"][..], None, "formal"),
            (&["spelling", "punctuation"], None, "spelling|punctuation"),
            (&["spelling"], Some("other:|a|b"), "spelling|other:other:|a|b"),
            (&[], Some("a rhyme"), "other:a rhyme"),
            (&[], None, ""),
        ];
        for (keys, other, written) in cases {
            let keys = keys.iter().map(|key| (*key).to_owned()).collect();
            let chosen = Chosen { keys, other: other.map(str::to_owned) };
            assert_eq!(chosen.to_string(), written);
            assert_eq!(Chosen::from(written), chosen);
        }
    }

    #[test]
    fn a_value_says_what_it_is() {
        let json = serde_json::to_string(&Value::Chosen(Chosen { keys: vec!["formal".into()], other: None }));
        assert_eq!(json.expect("JSON"), r#"{"type":"chosen","value":{"keys":["formal"]}}"#);
        let decimal = r#"{"type":"decimal","value":37.5}"#;
        let value = Value::Decimal("37.5".parse().expect("a number"));
        assert_eq!(serde_json::to_string(&value).expect("JSON"), decimal);
        assert_eq!(serde_json::from_str::<Value>(decimal).expect("a value"), value);
        assert_eq!(serde_json::from_str::<Value>(r#"{"type":"tie"}"#).expect("a tie"), Value::Tie);
    }
}
