//! Writing the audit log: who changed what and when, with the state before and after.

use serde::Serialize;
use shared::Problem;

use crate::{Engine, Result, Tx, secret};

pub use store::event::Happened;

impl Engine {
    /// Writes an event in the same transaction as the change that it describes.
    ///
    /// # Errors
    /// The database reports an error.
    pub async fn record(
        &self,
        tx: &mut Tx,
        what: Happened<'_>,
        before: Option<&impl Serialize>,
        after: Option<&impl Serialize>,
    ) -> Result<()> {
        let before = before.map(serde_json::to_value).transpose()?;
        let after = after.map(serde_json::to_value).transpose()?;
        tx.add_event(self.id(), &what, before, after, self.now()).await
    }

    /// Records that a rule refused something. The same refusal of the same person on the same day is a single event,
    /// and repetitions are only counted. Otherwise repeated attempts could flood the log.
    ///
    /// # Errors
    /// The database reports an error.
    pub async fn record_refusal(&self, tx: &mut Tx, what: Happened<'_>, problem: &Problem) -> Result<()> {
        let (now, who) = (self.now(), what.person.map(|person| person.to_string()).unwrap_or_default());
        let study = what.study.map(|study| study.to_string()).unwrap_or_default();
        let parts = [study.as_str(), &who, what.verb, what.kind, &what.id, &problem.to_string(), &now.date()];
        let key = secret::hash(&parts.join("\n"));
        if tx.count_refusal(&key, now).await? {
            return Ok(());
        }
        let id = self.id();
        tx.add_event(id, &what, None, Some(serde_json::to_value(problem)?), now).await?;
        tx.add_refusal(&key, id, now).await
    }

    /// Writes an event without a state before and after.
    ///
    /// # Errors
    /// The database reports an error.
    pub async fn note(&self, tx: &mut Tx, what: Happened<'_>) -> Result<()> {
        tx.add_event(self.id(), &what, None, None, self.now()).await
    }
}
