//! Setup at the first start: a one-time link that creates the administrator.

use shared::{Problem, refusal};

use crate::{Engine, NewPerson, Result, SignedIn, secret};

/// The key under which the hash of the link's secret is stored.
const KEY: &str = "setup";
/// The key under which the time of the last start is stored.
const STARTED: &str = "started_at";

impl Engine {
    /// Creates a new secret for the link, as long as the server has no administrator. An earlier link becomes invalid.
    ///
    /// # Errors
    /// The database reports an error.
    pub async fn open_setup(&self) -> Result<Option<String>> {
        let mut tx = self.write().await?;
        if tx.has_admin().await? {
            return Ok(None);
        }
        let link = self.secret();
        tx.set_fact(KEY, &secret::hash(&link)).await?;
        tx.commit().await?;
        Ok(Some(link))
    }

    /// Writes to the database, to find out at the start whether that is possible: otherwise a file system that is
    /// read-only or full would show only when the first worker submits.
    ///
    /// # Errors
    /// The database cannot be written; the error contains the reason.
    pub async fn check_writable(&self) -> Result<()> {
        let mut tx = self.write().await?;
        tx.set_fact(STARTED, &self.now().to_string()).await?;
        tx.commit().await
    }

    /// Checks that the link is valid, for the page behind it.
    ///
    /// # Errors
    /// It is invalid, or has been used: `NotFound`.
    pub async fn check_setup(&self, link: &str) -> Result<()> {
        let stored = self.read().await?.fact(KEY).await?;
        if stored.as_deref() == Some(&secret::hash(link)) { Ok(()) } else { Err(Problem::NotFound.into()) }
    }

    /// Creates the administrator. The link works once.
    ///
    /// # Errors
    /// The link is invalid, or a field is.
    pub async fn set_up(&self, link: &str, new: NewPerson) -> Result<SignedIn> {
        self.check_setup(link).await?;
        let applicant = new.check().await?;
        let mut tx = self.write().await?;
        if !tx.remove_fact(KEY, &secret::hash(link)).await? {
            return Err(Problem::NotFound.into());
        }
        let taken = refusal::email_is_known();
        let person = self.store_person(&mut tx, applicant, true, taken).await?;
        tx.commit().await?;
        Ok(SignedIn { person: person.id, epoch: 0 })
    }
}
