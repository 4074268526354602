//! Queries of the audit trail.

use shared::{EventId, Time};
use sqlx::types::Json;

use super::run;
use crate::{Result, Tx, event::Happened};

impl Tx {
    /// Adds an entry to the audit trail.
    pub(crate) async fn add_event(
        &mut self,
        id: EventId,
        what: &Happened<'_>,
        before: Option<serde_json::Value>,
        after: Option<serde_json::Value>,
        at: Time,
    ) -> Result<()> {
        run!(
            self,
            "insert into event (id, study_id, person_id, verb, subject_kind, subject_id, before, after, created_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            id,
            what.study,
            what.person,
            what.verb,
            what.kind,
            what.id.as_str(),
            before.map(Json),
            after.map(Json),
            at
        )?;
        Ok(())
    }
}
