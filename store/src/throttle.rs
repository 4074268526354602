//! Queries of the attempt counters.

use shared::Time;

use super::{row, run};
use crate::{Error, Result, Tx};

/// The attempts counted for a key.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Debug, sqlx::FromRow)]
pub struct Window {
    pub attempts: i64,
    pub window_ends: Time,
}

impl Tx {
    /// Counts an attempt; a window that has ended starts again.
    pub async fn count_attempt(&mut self, key: &str, now: Time, ends: Time) -> Result<Window> {
        let window = row!(
            self,
            Window,
            "insert into throttle (key, attempts, window_ends)
             values ($1, 1, $2)
             on conflict (key) do update
                set attempts = case when throttle.window_ends <= $3 then 1 else throttle.attempts + 1 end,
                    window_ends = case when throttle.window_ends <= $3 then $2 else throttle.window_ends end
             returning attempts, window_ends",
            key,
            ends,
            now
        )?;
        window.ok_or_else(|| Error::Unexpected("an upsert returned no row".to_owned()))
    }

    /// The attempts counted for a key in a window that has not ended.
    pub async fn attempts(&mut self, key: &str, now: Time) -> Result<Option<Window>> {
        row!(self, Window, "select attempts, window_ends from throttle where key = $1 and window_ends > $2", key, now)
    }

    /// Takes an attempt back.
    pub async fn forgive_attempt(&mut self, key: &str) -> Result<()> {
        run!(self, "update throttle set attempts = attempts - 1 where key = $1 and attempts > 0", key)?;
        Ok(())
    }

    /// Removes windows that have ended.
    pub async fn forget_attempts(&mut self, now: Time) -> Result<u64> {
        run!(self, "delete from throttle where window_ends <= $1", now)
    }
}
