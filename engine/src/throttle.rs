//! Guessing slowed down: so many attempts at a thing in a window of time, counted where all processes see it.

use shared::Problem;

use crate::{Engine, Result, db::throttle::Window};

/// How many attempts a key has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limit {
    /// Attempts in a window.
    pub attempts: i64,
    /// Seconds from the first attempt to the end of the window.
    pub seconds: i64,
}

/// Wrong passwords for one account, from wherever they come.
pub(crate) const ACCOUNT: Limit = Limit { attempts: 10, seconds: 15 * 60 };
/// Wrong passwords and links from one network address, behind which there may be a class of students.
pub(crate) const ADDRESS: Limit = Limit { attempts: 100, seconds: 15 * 60 };

impl Engine {
    /// Counts an attempt before it is made, so that attempts at the same time are counted too.
    ///
    /// # Errors
    /// `TooMany`, with the seconds until the window ends.
    pub(crate) async fn attempt(&self, keys: &[(String, Limit)]) -> Result<()> {
        let now = self.now();
        let mut tx = self.write().await?;
        let mut wait = None;
        for (key, limit) in keys {
            let Window { attempts, window_ends } = tx.count_attempt(key, now, now.plus_seconds(limit.seconds)).await?;
            if attempts > limit.attempts {
                wait = wait.max(Some(window_ends.seconds_since(now) + 1));
            }
        }
        tx.commit().await?;
        wait.map_or(Ok(()), |seconds| Err(Problem::TooMany { seconds }.into()))
    }

    /// Takes an attempt back that turned out to be right.
    pub(crate) async fn forgive(&self, keys: &[(String, Limit)]) -> Result<()> {
        let mut tx = self.write().await?;
        for (key, _) in keys {
            tx.forgive_attempt(key).await?;
        }
        tx.commit().await
    }
}

/// The key of an account. The address itself is not stored here.
pub(crate) fn account(email: &str) -> (String, Limit) {
    (format!("account:{}", crate::secret::hash(email)), ACCOUNT)
}

/// The key of a network address.
pub(crate) fn address(address: &str) -> (String, Limit) {
    (format!("address:{}", crate::secret::hash(address)), ADDRESS)
}
