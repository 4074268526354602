//! Known browsers: those with which someone has signed in before.
//!
//! Anyone can use up an account's attempts with wrong passwords. A browser that has a secret from an earlier sign-in
//! has attempts of its own, so the account's owner can still sign in. The secret alone signs no one in.

use shared::{PersonId, Time};

use crate::{Engine, Result, secret};

/// Seconds for which a browser is remembered after the last sign-in.
pub const REMEMBERED: i64 = 180 * 86_400;
/// The number of browsers that are remembered per person.
const MOST: i64 = 20;

impl Engine {
    /// Remembers the browser with which this person has just signed in, and returns the secret for its cookie. A secret
    /// that is known for this person is kept; any other is replaced, because it may have been planted.
    ///
    /// # Errors
    /// The database reports an error.
    pub async fn remember_browser(&self, person: PersonId, present: Option<&str>) -> Result<String> {
        let expires = self.browser_ends();
        let mut tx = self.write().await?;
        let secret = match present {
            Some(known) if tx.keep_known_browser(&secret::hash(known), person, expires).await? => known.to_owned(),
            _ => {
                let new = self.secret();
                tx.add_known_browser(&secret::hash(&new), person, expires, MOST).await?;
                new
            }
        };
        tx.commit().await?;
        Ok(secret)
    }

    fn browser_ends(&self) -> Time {
        self.now().plus_seconds(REMEMBERED)
    }
}
