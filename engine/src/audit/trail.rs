//! Reading the audit log of the server: the events outside of any study.

use shared::{Actor, EventId};

use crate::{Engine, Result, access::permit_installation};

pub use store::trail::Entry;

impl Engine {
    /// The server's audit log, newest first, one page at a time: the events before `before`.
    ///
    /// # Errors
    /// The actor does not administer the server.
    pub async fn installation_trail(&self, actor: &Actor, before: Option<EventId>) -> Result<Vec<Entry>> {
        permit_installation(actor)?;
        self.read().await?.installation_trail(before).await
    }
}
