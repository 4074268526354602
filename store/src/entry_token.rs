//! Signed links that were used to come in.

use shared::Time;

use super::{run, scalar};
use crate::{Result, Tx};

impl Tx {
    /// Stores that the token with this digest is used now. `false` if it was used before, and not after `since` either. Tokens that
    /// are refused anyway are forgotten.
    pub async fn use_entry_token(
        &mut self,
        digest: &str,
        (now, since): (Time, Time),
        keep_until: Time,
    ) -> Result<bool> {
        run!(self, "delete from entry_token where keep_until < $1", now)?;
        let sql = "insert into entry_token (digest, used_at, keep_until) values ($1, $2, $3) on conflict do nothing";
        if run!(self, sql, digest, now, keep_until)? == 1 {
            return Ok(true);
        }
        let used_at = scalar!(self, Time, "select used_at from entry_token where digest = $1", digest)?;
        Ok(used_at.is_some_and(|at| at > since))
    }
}
