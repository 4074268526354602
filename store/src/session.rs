//! Queries of the session store.

use shared::Time;

use super::{run, scalar};
use crate::{Result, Tx};

impl Tx {
    /// Stores a new session; `false` if there is one of this key.
    pub async fn add_session(&mut self, key: &str, record: &str, expires: Time) -> Result<bool> {
        let added = run!(
            self,
            "insert into session (id, record, expires_at)
             values ($1, $2, $3)
             on conflict (id) do nothing",
            key,
            record,
            expires
        )?;
        Ok(added == 1)
    }

    /// Stores what a session holds; `false` if there is no such session.
    pub async fn set_session(&mut self, key: &str, record: &str, expires: Time) -> Result<bool> {
        let updated = run!(
            self,
            "update session
                set record = $2,
                    expires_at = $3
              where id = $1",
            key,
            record,
            expires
        )?;
        Ok(updated == 1)
    }

    /// A session that has not ended.
    pub async fn session(&mut self, key: &str, now: Time) -> Result<Option<String>> {
        scalar!(self, String, "select record from session where id = $1 and expires_at > $2", key, now)
    }

    /// Removes a session.
    pub async fn remove_session(&mut self, key: &str) -> Result<()> {
        run!(self, "delete from session where id = $1", key)?;
        Ok(())
    }

    /// Removes sessions that have ended.
    pub async fn forget_sessions(&mut self, now: Time) -> Result<u64> {
        run!(self, "delete from session where expires_at <= $1", now)
    }
}
