//! The first start: a one-time link that makes the administrator.

use shared::{Problem, refusal};

use crate::{Engine, NewPerson, Result, SignedIn, secret};

/// Under which key the hash of the link's secret is kept.
const KEY: &str = "setup";
/// Under which key the time of the last start is kept.
const STARTED: &str = "started_at";

impl Engine {
    /// A new secret for the link, while nobody administers the installation. An earlier link ends.
    ///
    /// # Errors
    /// The database refuses.
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

    /// Writes to the database, to find out at the start whether it can be written at all: a file system that is read-only
    /// or full would otherwise show only when the first worker submits.
    ///
    /// # Errors
    /// It cannot be written; the error says why.
    pub async fn check_writable(&self) -> Result<()> {
        let mut tx = self.write().await?;
        tx.set_fact(STARTED, &self.now().to_string()).await?;
        tx.commit().await
    }

    /// Whether the link is good, for the page behind it.
    ///
    /// # Errors
    /// It is not, or has been used: `NotFound`.
    pub async fn check_setup(&self, link: &str) -> Result<()> {
        let stored = self.read().await?.fact(KEY).await?;
        if stored.as_deref() == Some(&secret::hash(link)) { Ok(()) } else { Err(Problem::NotFound.into()) }
    }

    /// Makes the administrator. The link works once.
    ///
    /// # Errors
    /// The link is not good, or a field is wrong.
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
