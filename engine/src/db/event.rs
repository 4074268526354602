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

    /// Counts a refusal that was met before; `false` if it is the first.
    pub(crate) async fn count_refusal(&mut self, key: &str, at: Time) -> Result<bool> {
        let counted = run!(
            self,
            "update refusal
                set times = times + 1,
                    last_at = $2
              where key = $1",
            key,
            at
        )?;
        Ok(counted == 1)
    }

    /// Begins to count a refusal, in addition to the event that records it.
    pub(crate) async fn add_refusal(&mut self, key: &str, event: EventId, at: Time) -> Result<()> {
        run!(
            self,
            "insert into refusal (key, event_id, times, last_at)
             values ($1, $2, 1, $3)
             on conflict (key) do update
                set times = refusal.times + 1,
                    last_at = $3",
            key,
            event,
            at
        )?;
        Ok(())
    }
}
