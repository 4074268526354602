//! The reasons why a number is missing or should not be trusted fully. Files have them in English; a page has its own
//! words for each.

use std::fmt;

use ::agreement::{Refused, Undefined, Warning};
use serde::{Serialize, Serializer};

/// The reason why a statistic has no value.
#[derive(Clone, Debug, PartialEq, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub enum Reason {
    /// The statistic is undefined for these ratings.
    Undefined(Undefined),
    /// The ratings do not fit in one table.
    Refused(Refused),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Undefined(why) => why.fmt(f),
            Self::Refused(why) => why.fmt(f),
        }
    }
}

impl Serialize for Reason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A reason why a number or its interval should not be trusted fully.
#[derive(Clone, Copy, Debug, PartialEq, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub enum Caveat {
    /// The number is based on few data.
    Few(Warning),
    /// The versions of the task offered different answers.
    OptionsDiffer,
}

impl fmt::Display for Caveat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Few(warning) => warning.fmt(f),
            Self::OptionsDiffer => {
                f.write_str("versions of the task offered different answers: chance counts all of them for every text")
            }
        }
    }
}

/// The caveats of a number as one text, as files have them; `None` if there are none.
pub(super) fn joined(caveats: &[Caveat]) -> Option<String> {
    let texts: Vec<String> = caveats.iter().map(ToString::to_string).collect();
    (!texts.is_empty()).then(|| texts.join("; "))
}

/// Writes the caveats of a number as one text or null.
pub(super) fn serialize<S: Serializer>(caveats: &[Caveat], serializer: S) -> Result<S::Ok, S::Error> {
    joined(caveats).serialize(serializer)
}
