//! Examples for the points of a scale.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Language, Problem, Subject, question::wrong, refusal, task::nearest};

/// An example of a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Example {
    /// One text.
    Text(String),
    /// A source and a text made from it.
    Pair([String; 2]),
}

impl Example {
    /// Its texts.
    pub const fn texts(&self) -> &[String] {
        match self {
            Self::Text(text) => std::slice::from_ref(text),
            Self::Pair(texts) => texts,
        }
    }

    /// The source of a pair.
    pub fn source(&self) -> Option<&str> {
        match self {
            Self::Text(_) => None,
            Self::Pair([source, _]) => Some(source),
        }
    }
}

/// Examples per language. Workers never read those of another language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = BTreeMap<String, Vec<Example>>))]
pub struct Examples(pub BTreeMap<Language, Vec<Example>>);

impl Examples {
    /// The examples to start from in this language: its own, or those of the next best language.
    pub fn get(&self, language: &Language) -> &[Example] {
        nearest(&self.0, language).map_or(&[], Vec::as_slice)
    }

    /// The examples that a worker reads: those of this language, or of another variety of it.
    pub fn own(&self, language: &Language) -> &[Example] {
        let variety = || self.0.iter().find(|(other, _)| other.primary() == language.primary()).map(|(_, own)| own);
        self.0.get(language).or_else(variety).map_or(&[], Vec::as_slice)
    }

    /// Sets the examples of one language; an empty list removes them.
    pub fn set(&mut self, language: Language, examples: Vec<Example>) {
        if examples.is_empty() {
            self.0.remove(&language);
        } else {
            self.0.insert(language, examples);
        }
    }

    /// Whether it is empty in all languages.
    pub fn is_empty(&self) -> bool {
        self.0.values().all(Vec::is_empty)
    }

    /// Checks that each example has text, and that it is a pair if the task shows a source with an output.
    ///
    /// # Errors
    /// The field `examples`, with what a valid value would be.
    pub(crate) fn check(&self, question: &str, subject: Subject) -> Result<(), Problem> {
        let refuse = |reason| wrong("examples", question, reason);
        let all = || self.0.values().flatten();
        if all().flat_map(Example::texts).any(|text| text.trim().is_empty()) {
            return refuse(refusal::example_is_empty());
        }
        let is_pair = subject.shows_source() && subject != Subject::Source;
        match all().find(|example| example.source().is_some() && !is_pair) {
            Some(example) => refuse(refusal::example_is_pair(&example.texts()[0], &example.texts()[1])),
            None => Ok(()),
        }
    }
}
