//! Reading the audit trail of the installation: what happened outside of any study.

use shared::{Actor, EventId};

use crate::{Engine, Result, access::permit_installation};

pub use store::trail::Entry;

impl Engine {
    /// The installation's audit trail, newest first, a page at a time: what happened before `before`.
    ///
    /// # Errors
    /// The actor does not administer the installation.
    pub async fn installation_trail(&self, actor: &Actor, before: Option<EventId>) -> Result<Vec<Entry>> {
        permit_installation(actor)?;
        self.read().await?.installation_trail(before).await
    }
}
