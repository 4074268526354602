//! Queries of the gates' rules.

use serde::Serialize;
use shared::{Gate, GateRule, Language, StudyId, Time};
use sqlx::types::Json;

use super::{row, rows, run};
use crate::{Result, Tx};

/// A rule as stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StoredRule {
    /// The language it holds for.
    pub language: Language,
    /// The gate.
    pub gate: Gate,
    /// The rule; with the key, if it is a test.
    #[sqlx(json)]
    pub rule: GateRule,
    /// How many times it has been set.
    pub version: i64,
    /// When it was set last.
    pub updated_at: Time,
}

impl Tx {
    /// All rules of a study.
    pub async fn stored_rules(&mut self, study: StudyId) -> Result<Vec<StoredRule>> {
        rows!(
            self,
            StoredRule,
            "select language, gate, rule, version, updated_at
               from gate
              where study_id = $1
              order by language, gate",
            study
        )
    }

    /// The rule of a gate in a language.
    pub async fn stored_rule(&mut self, study: StudyId, language: &Language, gate: Gate) -> Result<Option<StoredRule>> {
        row!(
            self,
            StoredRule,
            "select language, gate, rule, version, updated_at
               from gate
              where study_id = $1 and language = $2 and gate = $3",
            study,
            language,
            gate
        )
    }

    /// Sets the rule of a gate in a language; its version grows.
    pub async fn set_rule(&mut self, study: StudyId, language: &Language, rule: &GateRule, at: Time) -> Result<()> {
        run!(
            self,
            "insert into gate (study_id, language, gate, rule, version, updated_at)
             values ($1, $2, $3, $4, 1, $5)
             on conflict (study_id, language, gate) do update
                set rule = excluded.rule,
                    version = gate.version + 1,
                    updated_at = excluded.updated_at",
            study,
            language,
            rule.gate(),
            Json(rule),
            at
        )?;
        Ok(())
    }

    /// Removes the rule of a gate in a language.
    pub async fn remove_rule(&mut self, study: StudyId, language: &Language, gate: Gate) -> Result<()> {
        run!(self, "delete from gate where study_id = $1 and language = $2 and gate = $3", study, language, gate)?;
        Ok(())
    }
}
