//! Reading the audit trail of the installation: what happened outside of any study.

use serde::Serialize;
use shared::{Actor, EventId, Time};

use crate::{Engine, Result, person};

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

impl Engine {
    /// The installation's audit trail, newest first, a page at a time: what happened before `before`.
    ///
    /// # Errors
    /// The actor does not administer the installation.
    pub async fn installation_trail(&self, actor: &Actor, before: Option<EventId>) -> Result<Vec<Entry>> {
        person::permit_installation(actor)?;
        self.read().await?.installation_trail(before).await
    }
}
