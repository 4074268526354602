//! Queries of the audit trail.

use shared::{Actor, EventId, PersonId, StudyId, Time};
use sqlx::types::Json;

use super::run;
use crate::{Result, Tx};

/// One thing that happened, as a use case tells it.
#[derive(Debug)]
pub struct Happened<'a> {
    /// The study, unless it concerns the installation.
    pub study: Option<StudyId>,
    /// Who did it; nobody if a rule or the sweeper did.
    pub person: Option<PersonId>,
    /// What was done: `submit`, `qualify`, `publish`.
    pub verb: &'a str,
    /// What kind of thing it was done to.
    pub kind: &'a str,
    /// Which one.
    pub id: String,
}

impl<'a> Happened<'a> {
    /// Something a person did in a study.
    pub fn by(actor: &Actor, study: StudyId, verb: &'a str, kind: &'a str, id: impl ToString) -> Self {
        Self { study: Some(study), person: Some(actor.person), verb, kind, id: id.to_string() }
    }

    /// Something a rule did in a study.
    pub fn by_rule(study: StudyId, verb: &'a str, kind: &'a str, id: impl ToString) -> Self {
        Self { study: Some(study), person: None, verb, kind, id: id.to_string() }
    }
}

impl Tx {
    /// Adds an entry to the audit trail.
    pub async fn add_event(
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
    pub async fn count_refusal(&mut self, key: &str, at: Time) -> Result<bool> {
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
    pub async fn add_refusal(&mut self, key: &str, event: EventId, at: Time) -> Result<()> {
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
