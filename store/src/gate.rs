//! Queries of the rules of the gates. The key of the test is in them: what leaves here goes to no browser unstripped.

use shared::{Gate, GateRule, Language, LocationRule, ReviewRule, StudyId, TestRule};
use sqlx::types::Json;

use super::{row, scalar};
use crate::{Result, Tx};

impl Tx {
    /// The rule of a gate in a language, if one has been written.
    pub async fn gate_rule(&mut self, study: StudyId, language: &Language, gate: Gate) -> Result<Option<GateRule>> {
        let found = scalar!(
            self,
            Json<GateRule>,
            "select rule
               from gate
              where study_id = $1 and language = $2 and gate = $3",
            study,
            language,
            gate
        )?;
        Ok(found.map(|Json(rule)| rule))
    }

    /// The rule of the location gate; open to all countries where none has been written.
    pub async fn location_rule(&mut self, study: StudyId, language: &Language) -> Result<LocationRule> {
        Ok(match self.gate_rule(study, language, Gate::Location).await? {
            Some(GateRule::Location(rule)) => rule,
            _ => LocationRule::default(),
        })
    }

    /// The rule of the test with its version; version 0 and without sentences where none has been written.
    pub async fn written_test(&mut self, study: StudyId, language: &Language) -> Result<(TestRule, i64)> {
        let found = row!(
            self,
            (Json<GateRule>, i64),
            "select rule, version
               from gate
              where study_id = $1 and language = $2 and gate = $3",
            study,
            language,
            Gate::Test
        )?;
        Ok(match found {
            Some((Json(GateRule::Test(rule)), version)) => (rule, version),
            _ => (TestRule::default(), 0),
        })
    }

    /// The rule of the review; the default where none has been written.
    pub async fn review_rule(&mut self, study: StudyId, language: &Language) -> Result<ReviewRule> {
        Ok(match self.gate_rule(study, language, Gate::Review).await? {
            Some(GateRule::Review(rule)) => rule,
            _ => ReviewRule::default(),
        })
    }
}
