//! Gates, the steps of the qualification: location (QC1), test (QC2), pilot and native-speaker review (QC3).

mod test;

use serde::{Deserialize, Serialize};

use crate::{Message, Problem, refusal, words::words};

pub use test::{Attempt, TestItem, TestRule};

words! {
    /// A gate before a task, in the order in which workers meet them.
    Gate {
        /// QC1: the worker's location.
        Location = "location",
        /// QC2: a graded test.
        Test = "test",
        /// The pilot hits are submitted.
        Pilot = "pilot",
        /// QC3: a native speaker has reviewed the pilot.
        Review = "review",
        /// Items with a known answer during the work: passed until too few of them are answered as expected.
        Known = "known",
    }
}

words! {
    /// The state of a gate for a worker.
    QualificationState {
        /// The worker passed.
        Passed = "passed",
        /// The worker failed; the reason is stored with it.
        Failed = "failed",
        /// A person has to decide.
        Waiting = "waiting",
    }
}

words! {
    /// Whether a rule or a person decided.
    Decision {
        /// The rule decided.
        Rule = "rule",
        /// A person decided.
        Person = "person",
    }
}

/// An ISO 3166-1 alpha-2 country code.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "stored", derive(borsh::BorshSerialize, borsh::BorshDeserialize))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = String))]
pub struct Country(String);

impl Country {
    /// The two letters.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Display for Country {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::str::FromStr for Country {
    type Err = Problem;

    fn from_str(code: &str) -> Result<Self, Self::Err> {
        let code = code.trim();
        if code.len() == 2 && code.chars().all(|c| c.is_ascii_alphabetic()) {
            Ok(Self(code.to_ascii_uppercase()))
        } else {
            Err(Problem::invalid("country", refusal::not_a_country(code)))
        }
    }
}

impl TryFrom<String> for Country {
    type Error = Problem;

    fn try_from(code: String) -> Result<Self, Self::Error> {
        code.parse()
    }
}

impl From<Country> for String {
    fn from(country: Country) -> Self {
        country.0
    }
}

#[cfg(feature = "sql")]
crate::words::column_as_text!(Country);

/// QC1: the countries from which workers may work in this language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LocationRule {
    /// The countries; an empty list allows all.
    pub countries: Vec<Country>,
}

/// The evidence of a worker's location.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Signals {
    /// The country that the worker declares.
    pub declared: Option<Country>,
    /// The country that a trusted proxy names in its header.
    pub proxy: Option<Country>,
    /// The country of the network address according to the country file.
    pub address: Option<Country>,
}

impl LocationRule {
    /// Decides on the signals: the declared country must be allowed, and no other signal may contradict it. A person
    /// decides about a contradiction. The message is for the worker.
    pub fn decide(&self, signals: &Signals) -> (QualificationState, Message) {
        let Some(declared) = signals.declared.clone() else {
            return (QualificationState::Failed, refusal::choose_country());
        };
        let allowed = self.countries.clone();
        if !allowed.is_empty() && !allowed.contains(&declared) {
            return (QualificationState::Failed, refusal::open_in_and_said(allowed, declared));
        }
        match [&signals.proxy, &signals.address].into_iter().flatten().find(|seen| **seen != declared) {
            Some(seen) => (QualificationState::Waiting, refusal::connection_says(declared, seen.clone())),
            None if allowed.is_empty() => (QualificationState::Passed, refusal::open_to_all()),
            None => (QualificationState::Passed, refusal::open_in_and_said(allowed, declared)),
        }
    }
}

/// QC3: the number of pilot rewrites that a reviewer sees before the decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewRule {
    /// The number of pilot hits that a worker submits before the review.
    pub pilot_hits: i64,
}

impl Default for ReviewRule {
    fn default() -> Self {
        Self { pilot_hits: 10 }
    }
}

/// The rule of one gate in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "gate", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum GateRule {
    /// QC1.
    Location(LocationRule),
    /// QC2.
    Test(TestRule),
    /// QC3.
    Review(ReviewRule),
}

impl GateRule {
    /// The gate to which the rule belongs.
    pub const fn gate(&self) -> Gate {
        match self {
            Self::Location(_) => Gate::Location,
            Self::Test(_) => Gate::Test,
            Self::Review(_) => Gate::Review,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn country(code: &str) -> Country {
        code.parse().expect("a country")
    }

    #[test]
    fn signals_that_disagree_go_to_a_person() {
        let rule = LocationRule { countries: vec!["FR".parse().expect("FR"), "CA".parse().expect("CA")] };
        let decide = |declared, proxy, address| rule.decide(&Signals { declared, proxy, address }).0;
        assert_eq!(decide(Some(country("FR")), None, None), QualificationState::Passed);
        assert_eq!(decide(Some(country("FR")), Some(country("FR")), Some(country("CA"))), QualificationState::Waiting);
        assert_eq!(decide(Some(country("US")), Some(country("FR")), None), QualificationState::Failed);
        assert_eq!(decide(None, Some(country("FR")), None), QualificationState::Failed);
    }
}
