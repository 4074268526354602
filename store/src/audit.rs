//! Queries of a study's audit trail.

use serde_json::Value;
use shared::{EventId, StudyId, Time};

use super::rows;
use crate::{Result, Tx};

/// An entry with the name of the person who acted.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct EventRow {
    pub id: EventId,
    pub acted: i64,
    pub number: Option<i64>,
    pub name: Option<String>,
    pub verb: String,
    pub subject_kind: String,
    pub subject_id: String,
    #[sqlx(json(nullable))]
    pub before: Option<Value>,
    #[sqlx(json(nullable))]
    pub after: Option<Value>,
    pub created_at: Time,
    pub times: i64,
}

impl Tx {
    /// A page of a study's audit trail, the newest first: what happened before `before`. Workers come without name.
    pub async fn study_trail(&mut self, study: StudyId, before: Option<EventId>, limit: i64) -> Result<Vec<EventRow>> {
        rows!(
            self,
            EventRow,
            "select e.id, case when e.person_id is null then cast(0 as bigint) else cast(1 as bigint) end as acted, w.number,
                    (select p.name
                       from person p
                      where p.id = e.person_id
                        and exists (select 1 from member m where m.study_id = e.study_id and m.person_id = p.id)) as name,
                    e.verb, e.subject_kind, e.subject_id, e.before, e.after, e.created_at, coalesce(r.times, 1) as times
               from event e
               left join refusal r on r.event_id = e.id
               left join worker w on w.study_id = e.study_id and w.person_id = e.person_id
              where e.study_id = $1
                and ($2 is null or e.id < $2)
              order by e.id desc
              limit $3",
            study,
            before,
            limit
        )
    }
}
