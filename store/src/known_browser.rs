//! Queries of the browsers in which people have signed in before.

use shared::{PersonId, Time};

use super::{run, scalar};
use crate::{Result, Tx};

impl Tx {
    /// Whether the person with this e-mail address has signed in before in the browser with this hash.
    pub async fn knows_browser(&mut self, hash: &str, email: &str, now: Time) -> Result<bool> {
        let found = scalar!(
            self,
            i64,
            "select cast(1 as bigint)
               from known_browser
               join person on person.id = known_browser.person_id
              where known_browser.hash = $1
                and known_browser.expires_at > $2
                and person.email = $3",
            hash,
            now,
            email
        )?;
        Ok(found.is_some())
    }

    /// Puts off the end of a browser that is known for this person; whether it is.
    pub async fn keep_known_browser(&mut self, hash: &str, person: PersonId, expires: Time) -> Result<bool> {
        let kept = run!(
            self,
            "update known_browser set expires_at = $3 where hash = $1 and person_id = $2",
            hash,
            person,
            expires
        )?;
        Ok(kept == 1)
    }

    /// Stores a browser for a person, of whom only the newest so many are kept.
    pub async fn add_known_browser(&mut self, hash: &str, person: PersonId, expires: Time, most: i64) -> Result<()> {
        run!(
            self,
            "insert into known_browser (hash, person_id, expires_at) values ($1, $2, $3)",
            hash,
            person,
            expires
        )?;
        run!(
            self,
            "delete from known_browser
              where person_id = $1
                and hash not in (
                    select hash from known_browser where person_id = $1 order by expires_at desc, hash limit $2)",
            person,
            most
        )?;
        Ok(())
    }

    /// Removes the browsers of a person.
    pub async fn remove_known_browsers(&mut self, person: PersonId) -> Result<u64> {
        run!(self, "delete from known_browser where person_id = $1", person)
    }

    /// Removes browsers whose time is over.
    pub async fn forget_known_browsers(&mut self, now: Time) -> Result<u64> {
        run!(self, "delete from known_browser where expires_at <= $1", now)
    }
}
