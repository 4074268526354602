//! Throttling: a limited number of attempts in a time window, counted where all processes see it.

use std::future::Future;

use shared::{PersonId, Problem, Time};
use store::throttle::Window;

use crate::{Engine, Error, Result};

/// The limit of attempts for a key.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limit {
    /// The number of attempts in a window.
    pub attempts: i64,
    /// Seconds from the first attempt to the end of the window.
    pub seconds: i64,
}

/// Wrong passwords for one account, from any address.
pub(crate) const ACCOUNT: Limit = Limit { attempts: 10, seconds: 15 * 60 };
/// Wrong passwords and invalid links from one network address, which may be shared by a class of students.
pub(crate) const ADDRESS: Limit = Limit { attempts: 100, seconds: 15 * 60 };

/// Wrong sign-in codes of one person. Three of a million are right at any moment.
const CODES: Limit = Limit { attempts: 5, seconds: 15 * 60 };

/// E-mails with a link for a new password to one address, and with a link that confirms an address.
const LINKS: Limit = Limit { attempts: 5, seconds: 3_600 };
/// Requests for a new password from one network address, which may be shared by a class of students.
const RESETS: Limit = Limit { attempts: 30, seconds: 15 * 60 };

impl Engine {
    /// Counts an attempt before it is made, so that simultaneous attempts are counted too.
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

    /// Takes back an attempt that turned out to be legitimate.
    pub(crate) async fn forgive(&self, keys: &[(String, Limit)]) -> Result<()> {
        let mut tx = self.write().await?;
        for (key, _) in keys {
            tx.forgive_attempt(key).await?;
        }
        tx.commit().await
    }

    /// Follows a link for a visitor from this network address. An invalid link is counted once, however often it is
    /// followed, because a class that was given an old link is not guessing. Valid links are not counted. Without an
    /// address nothing is counted: links are too long to be guessed, and one visitor must not use up the attempts of
    /// all others.
    ///
    /// # Errors
    /// The error of following the link, or `TooMany` once there were too many invalid links from this address.
    pub async fn by_link<T>(&self, from: &str, link: &str, follow: impl Future<Output = Result<T>>) -> Result<T> {
        if from.is_empty() {
            return follow.await;
        }
        let (key, limit) = links(from);
        let now = self.now();
        let guessed = self.read().await?.attempts(&key, now).await?;
        if let Some(window) = guessed.filter(|window| window.attempts >= limit.attempts) {
            return Err(wait(&window, now).into());
        }
        let followed = follow.await;
        if !matches!(followed, Err(Error::Problem(Problem::NotFound))) {
            return followed;
        }
        let mut tx = self.write().await?;
        let ends = now.plus_seconds(limit.seconds);
        let tried = format!("link:{}", crate::secret::hash(&format!("{from} {link}")));
        let mut stop = None;
        if tx.count_attempt(&tried, now, ends).await?.attempts == 1 {
            let window = tx.count_attempt(&key, now, ends).await?;
            stop = (window.attempts > limit.attempts).then(|| wait(&window, now));
        }
        tx.commit().await?;
        stop.map_or(followed, |problem| Err(problem.into()))
    }
}

/// The refusal for too many attempts, until the window ends.
fn wait(window: &Window, now: Time) -> Problem {
    Problem::TooMany { seconds: window.window_ends.seconds_since(now) + 1 }
}

/// The key for links followed from a network address.
fn links(address: &str) -> (String, Limit) {
    (format!("links:{}", crate::secret::hash(address)), ADDRESS)
}

/// The key for changes of one's own password: a person with access to the session could otherwise guess the current
/// password without a limit.
pub(crate) fn change(person: PersonId) -> (String, Limit) {
    (format!("change:{person}"), ACCOUNT)
}

/// The key for the codes of a person whose password was right: somebody who knows it must not guess them. With a new password
/// the owner has attempts of their own.
pub(crate) fn code(person: PersonId, epoch: i64) -> (String, Limit) {
    (format!("code:{person}:{epoch}"), CODES)
}

/// The key of an account. The e-mail address itself is not stored here.
pub(crate) fn account(email: &str) -> (String, Limit) {
    (format!("account:{}", crate::secret::hash(email)), ACCOUNT)
}

/// The key for links to a new password that are sent to an e-mail address.
pub(crate) fn resets_of(email: &str) -> (String, Limit) {
    (format!("resets:{}", crate::secret::hash(email)), LINKS)
}

/// The key for requests for a new password from a network address; `None` if the visitor's own address is not known.
pub(crate) fn resets_from(address: &str) -> Option<(String, Limit)> {
    (!address.is_empty()).then(|| (format!("resets-from:{}", crate::secret::hash(address)), RESETS))
}

/// The key for links that confirm an address.
pub(crate) fn confirmation(person: PersonId) -> (String, Limit) {
    (format!("confirmation:{person}"), LINKS)
}

/// The key of a network address; `None` if the visitor's own address is not known.
pub(crate) fn address(address: &str) -> Option<(String, Limit)> {
    (!address.is_empty()).then(|| (format!("address:{}", crate::secret::hash(address)), ADDRESS))
}

/// The key of a browser with which the account's owner has signed in before.
pub(crate) fn browser(secret: &str) -> (String, Limit) {
    (format!("browser:{}", crate::secret::hash(secret)), ACCOUNT)
}
