//! Studies that spread their participants over many addresses.

use axum::extract::{Path, State};
use serde_json::{Map, Value, json};

use super::Server;
use crate::reply::{Failure, Reply, ok};
use crate::state::State as Everything;

/// The addresses of a body with their places.
fn parts(body: &Map<String, Value>) -> Option<Vec<(String, i64)>> {
    let parts = body.get("access_details")?.as_array()?;
    let part = |part: &Value| Some((part["external_url"].as_str()?.to_owned(), part["total_allocation"].as_i64()?));
    parts.iter().map(part).collect()
}

/// Checks the addresses of a new study: one, or many whose places add up.
pub fn check(body: &Map<String, Value>, places: i64) -> Result<(), Failure> {
    let Some(parts) = parts(body) else {
        let has_one = body.get("external_study_url").is_some_and(Value::is_string);
        return if has_one { Ok(()) } else { Err(Failure::bad(json!({"external_study_url": ["This is required."]}))) };
    };
    if body.contains_key("external_study_url") {
        return Err(Failure::bad(json!({"access_details": ["Give these or external_study_url."]})));
    }
    let addresses: std::collections::BTreeSet<&String> = parts.iter().map(|(address, _)| address).collect();
    let sum: i64 = parts.iter().map(|(_, places)| places).sum();
    if parts.is_empty() || addresses.len() < parts.len() || sum != places {
        return Err(Failure::bad(json!({"access_details": ["The allocations must add up to the places."]})));
    }
    Ok(())
}

/// What a change of a published study adds: the addresses as they are afterwards, and how many places are new. Without a number of
/// places each part is a new address; with one, it adds to an address that is there.
pub fn added(before: &Map<String, Value>, change: &Map<String, Value>) -> Result<Option<(Value, i64)>, Failure> {
    let refused = |said: &str| Failure::bad(json!({"access_details": [said]}));
    let Some(more) = parts(change) else {
        let only_places = change.contains_key("total_available_places") && parts(before).is_some();
        return if only_places { Err(refused("Say to which address the places are added.")) } else { Ok(None) };
    };
    let mut all = parts(before).ok_or_else(|| refused("The study has one address."))?;
    let adds = change.contains_key("total_available_places");
    for (address, places) in &more {
        match all.iter_mut().find(|(known, _)| known == address) {
            Some((_, own)) if adds => *own += places,
            None if !adds => all.push((address.clone(), *places)),
            _ => return Err(refused("This address is not known, or is known already.")),
        }
    }
    let all =
        all.iter().map(|(address, places)| json!({"external_url": address, "total_allocation": places})).collect();
    Ok(Some((all, more.iter().map(|(_, places)| places).sum())))
}

impl Everything {
    /// The address with the fewest participants that has room; `None` if the study has no addresses, or no room.
    pub fn next_address(&self, study: &str) -> Option<String> {
        let parts = parts(&self.studies.get(study)?.body)?;
        let open = parts.iter().map(|(address, places)| (self.allocated(study, address), address, *places));
        let open = open.filter(|(allocated, _, places)| allocated < places);
        // The first of those with equally few.
        open.min_by_key(|(allocated, ..)| *allocated).map(|(_, address, _)| address.clone())
    }

    /// How many participants of a study have a place at an address.
    fn allocated(&self, study: &str, address: &str) -> i64 {
        let here = self.submissions.values().filter(|one| one.study == study && one.address == address);
        i64::try_from(here.filter(|one| one.has_place()).count()).unwrap_or(i64::MAX)
    }
}

pub async fn progress(State(shared): Server, Path(id): Path<String>) -> Reply {
    let state = shared.lock();
    let parts = parts(&state.studies.get(&id).ok_or_else(Failure::unknown)?.body).ok_or_else(Failure::unknown)?;
    let line = |(address, places): &(String, i64)| {
        json!({
            "external_url": address, "total_allocation": places, "allocated": state.allocated(&id, address),
            "capacity_increments": 0,
        })
    };
    let progress: Vec<Value> = parts.iter().map(line).collect();
    ok(json!({"id": format!("{}ad", &id[2..]), "progress": progress}))
}
