//! Browsers in which somebody has signed in before.
//!
//! Anybody can use up an account's attempts with wrong passwords. A browser that has a secret from an earlier sign-in
//! counts its attempts for itself, so the account's owner still gets in. The secret signs nobody in.

use shared::{PersonId, Time};

use crate::{Engine, Result, secret};

/// Seconds a browser is remembered after the last sign-in.
pub const REMEMBERED: i64 = 180 * 86_400;
/// How many browsers of a person are remembered.
const MOST: i64 = 20;

impl Engine {
    /// Remembers the browser in which this person has just signed in: the secret for its cookie. A secret that was
    /// known for this person stays; any other is replaced, as somebody else may have put it there.
    ///
    /// # Errors
    /// The database refuses.
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
