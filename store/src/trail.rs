//! Queries of the installation's audit trail.

use serde::Serialize;
use shared::{EventId, PersonId, Time};

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

/// Which entries of no study are meant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerTrailFilter {
    /// Only with this verb.
    pub verb: Option<String>,
    /// Only about this kind of thing.
    pub kind: Option<String>,
    /// Only what people with this name or address did, or what is about one of them.
    pub who: Option<String>,
    /// Not before this instant.
    pub from: Option<Time>,
    /// Before this instant.
    pub until: Option<Time>,
}

impl Tx {
    /// Entries of no study, newest first.
    pub async fn installation_trail(
        &mut self,
        filter: &ServerTrailFilter,
        before: Option<EventId>,
    ) -> Result<Vec<Entry>> {
        let who = filter.who.as_deref().map(|who| (who.trim().to_owned(), who.trim().to_lowercase()));
        // Ids are blobs in one engine and of a type of their own in the other, but texts where they are subjects.
        let ids = match &who {
            Some((name, email)) => Some(self.people_called(name, email).await?),
            None => None,
        };
        let ids = ids.map(|ids| ids.iter().map(|id| format!("{id} ")).collect::<String>());
        let (name, email) = who.unzip();
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
                and (cast($3 as text) is null or event.verb = $3)
                and (cast($4 as text) is null or event.subject_kind = $4)
                and (cast($5 as text) is null
                     or $5 like '%' || event.subject_id || '%'
                     or person.name = $8 or person.email = $9)
                and (cast($6 as bigint) is null or event.created_at >= $6)
                and (cast($7 as bigint) is null or event.created_at < $7)
              order by event.id desc
              limit $2",
            before,
            PAGE,
            filter.verb.clone(),
            filter.kind.clone(),
            ids.clone(),
            filter.from,
            filter.until,
            name.clone(),
            email.clone()
        )
    }

    /// People with this name or address.
    async fn people_called(&mut self, name: &str, email: &str) -> Result<Vec<PersonId>> {
        let sql = "select id from person where name = $1 or email = $2 limit 100";
        let found = rows!(self, (PersonId,), sql, name, email)?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }
}
