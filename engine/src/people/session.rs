//! Sessions on the server: an opaque record stored under the hash of its id.

use crate::{Engine, Result, ask::ask, secret};

/// The number of seconds after which an unused session of a signed-in person ends.
pub const SIGNED_IN: i64 = 14 * 86_400;
/// The number of seconds after which a session without sign-in ends; it contains at most a refused form.
pub const UNKNOWN: i64 = 3_600;

impl Engine {
    /// Stores a new session; returns `false` if the id is in use.
    ///
    /// # Errors
    /// The database reports an error.
    pub async fn add_session(&self, id: &str, record: &str, seconds: i64) -> Result<bool> {
        let mut tx = self.write().await?;
        let fresh = tx.add_session(&secret::hash(id), record, self.now().plus_seconds(seconds)).await?;
        tx.commit().await?;
        Ok(fresh)
    }

    /// Stores the new content of a session and extends it; returns `false` if the session no longer exists. It is never
    /// recreated here, because the person may have signed out in the meantime.
    ///
    /// # Errors
    /// The database reports an error.
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
    /// The database reports an error.
    pub async fn remove_session(&self, id: &str) -> Result<()> {
        let mut tx = self.write().await?;
        tx.remove_session(&secret::hash(id)).await?;
        tx.commit().await
    }

    /// Removes expired sessions and attempt counters, old jobs and old e-mails, and returns how many. Connections of SQLite that nobody has
    /// used for a while are closed.
    ///
    /// # Errors
    /// The database reports an error.
    pub async fn tidy(&self) -> Result<u64> {
        let mut tx = self.write().await?;
        let mut removed = tx.forget_sessions(self.now()).await? + tx.forget_attempts(self.now()).await?;
        removed += tx.forget_known_browsers(self.now()).await? + tx.forget_sign_in_steps(self.now()).await?;
        removed += tx.forget_pending_identities(self.now()).await?;
        removed += self.forget_jobs(&mut tx).await?;
        removed += self.forget_mails(&mut tx).await?;
        tx.commit().await?;
        self.db.close_unused().await;
        Ok(removed)
    }
}
