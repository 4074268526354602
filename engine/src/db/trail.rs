//! Queries of the installation's audit trail.

use shared::EventId;

use super::rows;
use crate::{Result, Tx, trail::Entry};

/// How many entries a page lists.
const PAGE: i64 = 100;

impl Tx {
    /// Entries of no study, newest first.
    pub(crate) async fn installation_trail(&mut self, before: Option<EventId>) -> Result<Vec<Entry>> {
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
