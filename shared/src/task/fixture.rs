//! A small task definition for tests.

use std::collections::{BTreeMap, BTreeSet};

use crate::{Definition, Display, Localised, Question, Subject};

/// A text in English.
pub(super) fn english(text: &str) -> Localised {
    Localised::of("en".parse().expect("a tag"), text)
}

/// A task about sources with these questions and plain settings.
pub(super) fn definition(questions: Vec<Question>) -> Definition {
    Definition {
        preset: "fluency".to_owned(),
        title: english("Fluency"),
        instructions: Localised::default(),
        subject: Subject::Source,
        display: Display::Plain,
        lexicon: BTreeMap::new(),
        columns: Vec::new(),
        from: None,
        known: None,
        system: None,
        questions,
        need: 1,
        items_per_hit: 1,
        expected_seconds: None,
        lease_seconds: 600,
        reward: 0,
        gates: Vec::new(),
        unconfirmed: BTreeSet::new(),
    }
}
