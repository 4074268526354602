//! The audit trail: who did what to what, before and after, and when.

use serde::Serialize;
use shared::Problem;

use crate::{Engine, Result, Tx, secret};

pub use store::event::Happened;

impl Engine {
    /// Writes an event in the transaction of the change it tells of.
    ///
    /// # Errors
    /// The database refuses.
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

    /// Writes down that a rule refused something. The same refusal of the same person on the same day is one event,
    /// however often it is met: the others are counted, so that nobody fills the trail by trying again and again.
    ///
    /// # Errors
    /// The database refuses.
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

    /// Writes an event that needs no before and after.
    ///
    /// # Errors
    /// The database refuses.
    pub async fn note(&self, tx: &mut Tx, what: Happened<'_>) -> Result<()> {
        tx.add_event(self.id(), &what, None, None, self.now()).await
    }
}
