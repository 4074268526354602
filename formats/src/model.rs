//! What the files of all annotation tools have in common: items, raters, questions and answers.
//!
//! A file is a sequence of [`Record`]s. Records refer to each other by name, and come in the order of the file: an item
//! may come after its first answer, and more than once with other [outputs](Item::outputs).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The answer to a comparison that prefers neither side.
pub const TIE: &str = "tie";

/// One statement of a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "record", rename_all = "lowercase")]
pub enum Record {
    /// A question that the file defines.
    Question(Question),
    /// A text, or several, that people worked on.
    Item(Item),
    /// What a file says about a rater.
    Rater(Rater),
    /// An answer.
    Answer(Answer),
}

/// A text, or several, that people worked on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Item {
    /// Its name, unique in the file. In translation formats `document|system`, with a third part where a document has
    /// several segments.
    pub id: String,
    /// The text that was judged. Spans count in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The text from which it was made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The system that made it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub system: Option<String>,
    /// Texts of several systems that were compared.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub outputs: Vec<Output>,
    /// The language of the text, as the file names it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Everything else that the file says about it. What is no text is JSON.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub metadata: BTreeMap<String, String>,
}

/// The text of one system.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Output {
    /// The system.
    pub system: String,
    /// Its text.
    pub text: String,
}

/// What a file says about a rater.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Rater {
    /// The name, as answers have it.
    pub id: String,
    /// Whether a program answered.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_model: bool,
    /// Everything else that the file says.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub metadata: BTreeMap<String, String>,
}

/// What the answers to a question are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Numbers.
    Number,
    /// One of several options.
    Choice,
    /// Any number of options.
    Choices,
    /// An order of options, with ties.
    Ranking,
    /// Free text.
    Text,
    /// Stretches of the item's text.
    Spans,
}

/// A question that the file defines.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Question {
    /// Its name, as answers have it.
    pub name: String,
    /// What its answers are.
    pub kind: Kind,
    /// The text that people read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The lowest number of its scale.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min: Option<f64>,
    /// The highest number of its scale.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max: Option<f64>,
    /// The step of its scale.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<f64>,
    /// Its options, or the labels of its spans, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<String>,
}

impl Question {
    /// A question of which no more is known.
    pub fn new(name: impl Into<String>, kind: Kind) -> Self {
        Self { name: name.into(), kind, title: None, min: None, max: None, step: None, options: Vec::new() }
    }
}

/// One rater's answer to one question about one item.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The item; none in files that compare systems without naming a text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub item: Option<String>,
    /// The rater.
    pub rater: String,
    /// The question.
    pub question: String,
    /// The answer.
    pub value: Value,
    /// The system that was judged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub system: Option<String>,
    /// The two systems that were compared: left, right. The value is the name of one of them, or [`TIE`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pair: Option<[String; 2]>,
    /// The language, as the file names it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// When it was sent, in UTC as ISO 8601.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// Seconds of work. Answers that were sent together have the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
    /// Whether it counts.
    #[serde(default, skip_serializing_if = "Status::is_counted")]
    pub status: Status,
    /// The reason for its status.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

impl Answer {
    /// An answer of which no more is known.
    pub fn new(item: Option<&str>, rater: impl Into<String>, question: impl Into<String>, value: Value) -> Self {
        Self {
            item: item.map(str::to_owned),
            rater: rater.into(),
            question: question.into(),
            value,
            system: None,
            pair: None,
            language: None,
            at: None,
            seconds: None,
            status: Status::Counted,
            note: None,
        }
    }
}

/// Whether an answer counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// It does.
    #[default]
    Counted,
    /// The work was rejected.
    Rejected,
    /// It was an attention check.
    Attention,
}

impl Status {
    /// Whether it does.
    pub const fn is_counted(&self) -> bool {
        matches!(self, Self::Counted)
    }

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Counted => "counted",
            Self::Rejected => "rejected",
            Self::Attention => "attention",
        }
    }
}

/// An answer's value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Value {
    /// A finite number.
    Number(f64),
    /// One option.
    Choice(String),
    /// Any number of options.
    Choices(Vec<String>),
    /// Best first; options in one group are tied.
    Ranking(Vec<Vec<String>>),
    /// Free text.
    Text(String),
    /// Stretches of the item's text. Answers of one rater to one question about one item add up.
    Spans(Vec<Span>),
}

impl Value {
    /// What it is.
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Number(_) => Kind::Number,
            Self::Choice(_) => Kind::Choice,
            Self::Choices(_) => Kind::Choices,
            Self::Ranking(_) => Kind::Ranking,
            Self::Text(_) => Kind::Text,
            Self::Spans(_) => Kind::Spans,
        }
    }
}

/// A stretch of an item's text, or something that is missing in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Span {
    /// Its label.
    pub label: String,
    /// Where it begins and ends, in code points of the text, the end exclusive; nothing for an omission.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<[usize; 2]>,
    /// The words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// A second label, such as the category of an error whose label is its severity.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// Whether it is in the item's source instead of its text.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub in_source: bool,
}

impl Span {
    /// A span of a text, by code points.
    pub fn new(label: impl Into<String>, text: &str, range: Option<[usize; 2]>) -> Self {
        let words = range.map(|[start, end]| text.chars().skip(start).take(end.saturating_sub(start)).collect());
        Self { label: label.into(), range, text: words, category: None, in_source: false }
    }
}
