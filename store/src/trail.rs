//! Queries of the installation's audit trail.

use serde::Serialize;
use shared::{EventId, Time};

use super::rows;
use crate::{Result, Tx};

/// An entry of the audit trail.
#[derive(Clone, Debug, PartialEq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Entry {
    /// Its id; ids sort by time.
    pub id: EventId,
    /// Who did it; absent for a rule or the machine's operator.
    pub person: Option<String>,
    /// What was done.
    pub verb: String,
    /// To what kind of thing.
    pub subject_kind: String,
    /// To which one.
    pub subject_id: String,
    /// What was there before.
    #[sqlx(json(nullable))]
    pub before: Option<serde_json::Value>,
    /// What was there after.
    #[sqlx(json(nullable))]
    pub after: Option<serde_json::Value>,
    /// When; of a refusal that was met again and again on one day, the first time.
    pub created_at: Time,
    /// How often it happened: more than once only for refusals.
    pub times: i64,
}

/// How many entries a page lists.
const PAGE: i64 = 100;

impl Tx {
    /// Entries of no study, newest first.
    pub async fn installation_trail(&mut self, before: Option<EventId>) -> Result<Vec<Entry>> {
        rows!(
            self,
            Entry,
            "select event.id, person.name as person, event.verb, event.subject_kind, event.subject_id,
                    event.before, event.after, event.created_at,
                    coalesce(refusal.times, 1) as times
               from event
               left join person on person.id = event.person_id
               left join refusal on refusal.event_id = event.id
              where event.study_id is null
                and (cast($1 as uuid) is null or event.id < $1)
              order by event.id desc
              limit $2",
            before,
            PAGE
        )
    }
}
