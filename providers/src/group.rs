//! Groups of participants, and the filters by which a provider chooses people.

use std::collections::BTreeMap;

/// A group of participants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The provider's id.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// A filter that the provider offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    /// The id by which a study names it.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The question that participants answered; empty if the provider shows none.
    pub question: String,
    /// What can be chosen.
    pub kind: FilterKind,
}

/// What can be chosen in a filter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FilterKind {
    /// Some of these choices: from the id, which is sent, to the text, which is shown.
    Select(BTreeMap<String, String>),
    /// A range of values, as the provider writes its ends.
    Range {
        /// The least value; `None` if there is none.
        least: Option<String>,
        /// The greatest value; `None` if there is none.
        greatest: Option<String>,
    },
    /// Something that this version does not know.
    Other(String),
}

/// A filter with what was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChosenFilter {
    /// People who chose one of these.
    Values {
        /// The filter's id.
        filter: String,
        /// Ids of choices.
        values: Vec<String>,
    },
    /// People whose value is in a range of whole numbers, both ends included.
    Range {
        /// The filter's id.
        filter: String,
        /// The least value.
        lower: Option<i64>,
        /// The greatest value.
        upper: Option<i64>,
    },
}
