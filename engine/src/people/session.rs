//! Sessions as the server keeps them: an opaque record under the hash of its id.

use crate::{Engine, Result, ask, secret};

/// Seconds a session of somebody who signed in lasts without being used.
pub const SIGNED_IN: i64 = 14 * 86_400;
/// Seconds a session of somebody unknown lasts: it holds at most a refused form.
pub const UNKNOWN: i64 = 3_600;

impl Engine {
    /// Stores a new session; `false` if the id is taken.
    ///
    /// # Errors
    /// The database refuses.
    pub async fn add_session(&self, id: &str, record: &str, seconds: i64) -> Result<bool> {
        let mut tx = self.write().await?;
        let fresh = tx.add_session(&secret::hash(id), record, self.now().plus_seconds(seconds)).await?;
        tx.commit().await?;
        Ok(fresh)
    }

    /// Stores what a session holds now, and puts its end off; `false` if there is no such session any more. It is never
    /// made anew here: somebody may have signed out in the meantime.
    ///
    /// # Errors
    /// The database refuses.
    pub async fn set_session(&self, id: &str, record: &str, seconds: i64) -> Result<bool> {
        let mut tx = self.write().await?;
        let kept = tx.set_session(&secret::hash(id), record, self.now().plus_seconds(seconds)).await?;
        tx.commit().await?;
        Ok(kept)
    }

    /// A session that has not ended.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn session(&self, id: &str) -> Result<Option<String>> {
        ask!(self, |tx| tx.session(&secret::hash(id), self.now()))
    }

    /// Ends a session.
    ///
    /// # Errors
    /// The database refuses.
    pub async fn remove_session(&self, id: &str) -> Result<()> {
        let mut tx = self.write().await?;
        tx.remove_session(&secret::hash(id)).await?;
        tx.commit().await
    }

    /// Removes sessions and attempt counters whose time is over; how many.
    ///
    /// # Errors
    /// The database refuses.
    pub async fn tidy(&self) -> Result<u64> {
        let mut tx = self.write().await?;
        let mut removed = tx.forget_sessions(self.now()).await? + tx.forget_attempts(self.now()).await?;
        removed += tx.forget_known_browsers(self.now()).await?;
        removed += self.forget_jobs(&mut tx).await?;
        tx.commit().await?;
        Ok(removed)
    }
}
