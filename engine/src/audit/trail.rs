//! Reading the audit log of the server: the events outside of any study.

use std::collections::HashMap;

use shared::{Actor, EventId, Time};
use store::trail::ServerTrailFilter;

use crate::{Engine, Result, access::Permit as _};

pub use store::trail::Entry;

/// Which entries of the server's log are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerLogFilter {
    /// Only this action: what was done, and to what kind of thing.
    pub action: Option<(String, String)>,
    /// Only what people with exactly this name or e-mail address did, or what is about one of them.
    pub who: Option<String>,
    /// Only on the day that begins at this instant.
    pub day: Option<Time>,
}

impl Engine {
    /// The server's audit log, newest first, one page at a time: the events before `before`.
    ///
    /// # Errors
    /// The actor does not administer the server.
    pub async fn installation_trail(&self, actor: &Actor, before: Option<EventId>) -> Result<Vec<Entry>> {
        let mut tx = self.read().await?;
        tx.permit_installation(actor).await?;
        tx.installation_trail(&ServerTrailFilter::default(), before).await
    }

    /// The same with a filter, and with the name of the account that an entry is about.
    ///
    /// # Errors
    /// As [`Engine::installation_trail`].
    pub async fn server_log(
        &self,
        actor: &Actor,
        filter: &ServerLogFilter,
        before: Option<EventId>,
    ) -> Result<Vec<(Entry, Option<String>)>> {
        let mut tx = self.read().await?;
        tx.permit_installation(actor).await?;
        let (verb, kind) = filter.action.clone().unzip();
        let until = filter.day.map(|day| day.plus_seconds(86_400));
        let filter = ServerTrailFilter { verb, kind, who: filter.who.clone(), from: filter.day, until };
        let (mut named, mut met) = (Vec::new(), HashMap::new());
        for entry in tx.installation_trail(&filter, before).await? {
            let id = entry.subject_id.clone();
            let name = match (met.get(&id), id.parse()) {
                (Some(name), _) => Option::clone(name),
                (None, Ok(person)) if entry.subject_kind == "person" => {
                    tx.person(person).await?.map(|person| person.name)
                }
                _ => None,
            };
            met.insert(id, name.clone());
            named.push((entry, name.filter(|name| !name.is_empty())));
        }
        Ok(named)
    }
}
