//! What an answer can be, and how it is read from a reply.
//!
//! A reply is read strictly: it has exactly one answer on the scale, or none. Nothing is rounded, completed or preferred.

mod labels;
mod numbers;
mod object;

use std::collections::BTreeSet;
use std::fmt::{Display, Formatter};

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use numbers::Found;

/// The longest piece of a reply that a reason repeats, in characters.
const LONGEST: usize = 60;

/// An answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// A number on the scale.
    Number(f64),
    /// A label, as it was declared, or a free text.
    Text(String),
}

/// The answers that a question has.
#[derive(Clone, Debug, PartialEq)]
pub enum Scale {
    /// Whole numbers from the first to the second.
    Levels(i64, i64),
    /// One of these labels.
    Labels(Vec<String>),
    /// Numbers from the first to the second.
    Range(f64, f64),
    /// Any text.
    Text,
}

/// Why a scale cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoScale {
    /// Not two numbers, the smaller one first.
    #[error("\"{0}\" is no scale: write the smallest and the largest number, such as 1..5")]
    Ends(String),
    /// Less than two labels.
    #[error("a scale has at least two labels")]
    FewLabels,
    /// A label without letters or digits.
    #[error("\"{0}\" is no label: a label has letters or digits")]
    Label(String),
    /// Two labels that differ only in case.
    #[error("the label \"{0}\" is there twice")]
    LabelTwice(String),
}

/// Why a reply has no answer: a sentence without its full stop.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unread(pub String);

impl Scale {
    /// Whole numbers, written as `1..5` or `-3..3`.
    ///
    /// # Errors
    /// The text is not two whole numbers, the smaller one first.
    pub fn levels(text: &str) -> Result<Self, NoScale> {
        let ends = text.split_once("..").and_then(|(low, high)| {
            let (low, high) = (low.trim().parse::<i32>().ok()?, high.trim().parse::<i32>().ok()?);
            (low < high).then_some(Self::Levels(low.into(), high.into()))
        });
        ends.ok_or_else(|| NoScale::Ends(text.to_owned()))
    }

    /// Numbers, written as `0..100` or `-1..1`.
    ///
    /// # Errors
    /// The text is not two finite numbers, the smaller one first.
    pub fn range(text: &str) -> Result<Self, NoScale> {
        let ends = text.split_once("..").and_then(|(low, high)| {
            let (low, high) = (numbers::plain(low.trim())?, numbers::plain(high.trim())?);
            (low < high).then_some(Self::Range(low, high))
        });
        ends.ok_or_else(|| NoScale::Ends(text.to_owned()))
    }

    /// Labels, which are compared without case.
    ///
    /// # Errors
    /// There are less than two, one has neither letters nor digits, or two differ only in case.
    pub fn labels(labels: &[String]) -> Result<Self, NoScale> {
        let mut known = BTreeSet::new();
        let mut own = Vec::new();
        for label in labels {
            let label = label.split_whitespace().collect::<Vec<_>>().join(" ");
            if !label.contains(char::is_alphanumeric) {
                return Err(NoScale::Label(label));
            }
            if !known.insert(label.to_lowercase()) {
                return Err(NoScale::LabelTwice(label));
            }
            own.push(label);
        }
        if own.len() < 2 { Err(NoScale::FewLabels) } else { Ok(Self::Labels(own)) }
    }

    /// Reads the answer of a reply.
    ///
    /// Of numbers, the reply has one, wherever it is; the same number may be repeated on another line. Of labels, one, as whole words. A free text is
    /// the whole reply without the white space around it.
    ///
    /// # Errors
    /// There is no answer on the scale, or more than one: the reason.
    ///
    /// # Example
    /// ```
    /// use judges::{Scale, Value};
    /// let scale = Scale::levels("1..5")?;
    /// assert_eq!(scale.read("Rating: **4**."), Ok(Value::Number(4.0)));
    /// assert!(scale.read("4 or 5").is_err() && scale.read("4.5").is_err() && scale.read("Very fluent!").is_err());
    /// # Ok::<(), judges::NoScale>(())
    /// ```
    pub fn read(&self, reply: &str) -> Result<Value, Unread> {
        match self {
            Self::Levels(..) | Self::Range(..) => self.number(one_number(reply)?),
            Self::Labels(labels) => labels::read(reply, labels).map(Value::Text).map_err(Unread),
            Self::Text => text(reply),
        }
    }

    /// Reads the answer from a field of a reply that is one JSON object, alone or in the only code fence.
    ///
    /// # Errors
    /// The reply is no such object, has the field never or twice, or what is in it is not an answer on the scale.
    pub fn read_field(&self, reply: &str, field: &str) -> Result<Value, Unread> {
        let value = object::field(reply, field).map_err(Unread)?;
        let odd = |value: &dyn Display| Unread(format!("\"{field}\" is {}", cut(&value.to_string())));
        match (self, &value) {
            (Self::Levels(..) | Self::Range(..), Json::Number(number)) => {
                self.number(number.as_f64().filter(|number| number.is_finite()).ok_or_else(|| odd(number))?)
            }
            (Self::Levels(..) | Self::Range(..), Json::String(text)) => {
                self.number(numbers::plain(text.trim()).ok_or_else(|| odd(&value))?)
            }
            (Self::Labels(labels), Json::String(_) | Json::Number(_) | Json::Bool(_)) => {
                let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                labels::whole(&text, labels).map(Value::Text).ok_or_else(|| odd(&value))
            }
            (Self::Text, Json::String(own)) => text(own),
            (_, Json::Null | Json::Bool(_) | Json::Array(_) | Json::Object(_)) | (Self::Text, Json::Number(_)) => {
                Err(odd(&value))
            }
        }
    }

    /// A number, if it is on the scale.
    fn number(&self, number: f64) -> Result<Value, Unread> {
        let is_on_it = match self {
            Self::Levels(low, high) => number.fract() == 0.0 && (*low as f64..=*high as f64).contains(&number),
            Self::Range(low, high) => (*low..=*high).contains(&number),
            Self::Labels(_) | Self::Text => false,
        };
        // Minus zero is zero.
        if is_on_it { Ok(Value::Number(number + 0.0)) } else { Err(Unread(format!("{number} is not on the scale"))) }
    }
}

impl Display for Scale {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Levels(low, high) => write!(f, "levels {low}..{high}"),
            Self::Labels(labels) => write!(f, "labels {}", labels.join(",")),
            Self::Range(low, high) => write!(f, "range {low}..{high}"),
            Self::Text => f.write_str("text"),
        }
    }
}

/// The only number of a text. It may be repeated on another line; on the same one, it could be `5 out of 5`.
fn one_number(reply: &str) -> Result<f64, Unread> {
    let mut only: Option<f64> = None;
    for line in reply.lines() {
        let mut own: Option<f64> = None;
        for found in numbers::find(line) {
            let number = match found {
                Found::Number(number) => number,
                Found::Odd(text) => return Err(Unread(format!("\"{}\" is not one plain number", cut(text)))),
            };
            let is_other = only.is_some_and(|only| only.total_cmp(&number).is_ne());
            if let Some(first) = own.or(only.filter(|_| is_other)) {
                return Err(Unread(format!("there are several numbers, such as {first} and {number}")));
            }
            (own, only) = (Some(number), Some(number));
        }
    }
    only.ok_or_else(|| Unread("there is no number in the reply".to_owned()))
}

fn text(reply: &str) -> Result<Value, Unread> {
    let text = reply.trim();
    if text.is_empty() { Err(Unread("the reply is empty".to_owned())) } else { Ok(Value::Text(text.to_owned())) }
}

/// The beginning of a text.
fn cut(text: &str) -> String {
    let mut own: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(LONGEST).collect();
    if own.len() < text.len() {
        own.push('…');
    }
    own
}

#[cfg(test)]
mod tests;
