//! More places for a study at Prolific.
//!
//! Where it has one address, its places are set to a number, which can be repeated. Where it spreads its participants over several,
//! Prolific **adds** what is sent, each time. So this is done by one process at a time, under the lease on the connection: it reads how
//! many there are, and adds once what is missing.

use std::time::Duration;

use providers::{Allocation, Provider as Client, StudyChange};
use serde::{Deserialize, Serialize};
use serde_json::json;
use shared::{Actor, ConnectionProblem, EntranceId, Problem, Service, StudyId, refusal};
use store::entrance::Entrance;
use tokio::time::sleep;
use uuid::Uuid;

use super::{
    Link, LinkPlaces, MOST_PLACES, SHOWN,
    links::{field, lock, siblings, spread},
    refused,
    shown::possible,
    unasked,
};
use crate::{
    Engine, Result,
    audit::event::Happened,
    recruiting::{LEASE, follow::plain, service::being_asked},
};

/// How often the lease is asked for, and how long is waited in between: asking about submissions takes some seconds.
const TRIES: usize = 20;
const BETWEEN: Duration = Duration::from_millis(500);

/// How many places there are to be at Prolific.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MorePlaces {
    /// The places in all, more than now; of a study that spreads its participants over several entrances, those of this one. Absent,
    /// this one has no more.
    #[serde(default)]
    pub places: Option<i64>,
    /// The places of other entrances of the same study, if it spreads its participants over them: as many as now, or more.
    #[serde(default)]
    pub links: Vec<LinkPlaces>,
}

/// Places that an entrance gets more.
struct Added {
    entrance: EntranceId,
    before: i64,
    places: i64,
    /// The address at Prolific, as it is written there.
    address: String,
}

/// A posting of several entrances that gets more places.
struct Extending {
    client: Box<dyn Client>,
    actor: Actor,
    link: Link,
    siblings: Vec<Entrance>,
}

impl Engine {
    /// Sets the number of places of the study at Prolific of an entrance, or of the entrances over which it spreads its participants.
    /// The places of the entrances grow by as many.
    ///
    /// # Errors
    /// As [`Engine::move_at_prolific`]; the places are fewer than before, or an entrance is none of this study at Prolific.
    pub async fn extend_at_prolific(
        &self,
        actor: &Actor,
        study: StudyId,
        entrance: EntranceId,
        more: MorePlaces,
    ) -> Result<()> {
        let mut tx = self.read().await?;
        let link = Link::read(&mut tx, actor, study, entrance).await?;
        let siblings = siblings(&mut tx, &link).await?;
        drop(tx);
        link.there().ok_or(Problem::NotFound)?;
        let client = self.client_of(&link)?;
        let spread = spread(&*client, &link, &siblings).await;
        if spread.map_err(|error| unasked(&error, ConnectionProblem::NoStudy))?.is_none() {
            return self.extend_one(actor, (&*client, &link), more).await;
        }
        // The lease is given back also if nobody waits for the answer any more.
        let engine = self.clone();
        let all = Extending { client, actor: *actor, link, siblings };
        let ended = tokio::spawn(async move {
            let holder = engine.take_lease(study).await?;
            let ended = Box::pin(engine.extend_many(&all, more, holder)).await;
            engine.give_back_connection((study, Service::Prolific), holder).await?;
            ended
        });
        ended.await.map_err(|error| crate::Error::Unexpected(format!("adding places at a provider: {error}")))?
    }

    /// Sets the places of a study that has one address.
    async fn extend_one(&self, actor: &Actor, (client, link): (&dyn Client, &Link), more: MorePlaces) -> Result<()> {
        if let Some(other) = more.links.first() {
            return Err(Problem::invalid(field(other.entrance), refusal::prolific_has_no_such_link()).into());
        }
        let (before, _) = places_of(client, link).await?;
        let places = more.places.unwrap_or_default();
        if places == before {
            // An answer was lost, and it is sent again.
            return Ok(());
        }
        let asked = u32::try_from(places).ok().filter(|_| (before + 1..=MOST_PLACES).contains(&places));
        let asked =
            asked.ok_or_else(|| Problem::invalid("places", refusal::number_from_to(before + 1, MOST_PLACES)))?;
        let added = Added { entrance: link.entrance.id, before, places, address: String::new() };
        self.grow(actor, link, (&[added], None)).await.map_err(|error| match error {
            crate::Error::Problem(problem) => crate::Error::Problem(problem.in_field("places")),
            error => error,
        })?;
        let change = StudyChange { places: Some(asked), ..StudyChange::default() };
        let there = link.there().unwrap_or_default();
        Ok(client.change_study(there, &change).await.map_err(|error| Problem::conflict(refused(&error)))?)
    }

    /// Adds the missing places of a study with several addresses; the `holder` has the lease on its connection.
    async fn extend_many(&self, all: &Extending, more: MorePlaces, holder: Uuid) -> Result<()> {
        let Extending { client, actor, link, siblings } = all;
        let found = spread(&**client, link, siblings).await;
        let found = found.map_err(|error| unasked(&error, ConnectionProblem::NoStudy))?.unwrap_or_default();
        let (before, there) = places_of(&**client, link).await?;
        let own = more.places.map(|places| LinkPlaces { entrance: link.entrance.id, places });
        let mut added: Vec<Added> = Vec::new();
        let mut left = MOST_PLACES - before;
        for LinkPlaces { entrance, places } in own.into_iter().chain(more.links) {
            let invalid = |message| Problem::invalid(field(entrance), message);
            let at = found.iter().find(|(_, to)| to.is_some_and(|one| one.id == entrance));
            let (at, _) = at.ok_or_else(|| invalid(refusal::prolific_has_no_such_link()))?;
            let before = i64::from(at.places);
            if places < before || places - before > left {
                return Err(invalid(refusal::number_from_to(before, before.saturating_add(left.max(0)))).into());
            }
            if added.iter().any(|one| one.entrance == entrance) {
                return Err(invalid(refusal::prolific_link_twice()).into());
            }
            left -= places - before;
            if places > before {
                added.push(Added { entrance, before, places, address: at.address.clone() });
            }
        }
        if added.is_empty() {
            // An answer was lost, and it is sent again.
            return Ok(());
        }
        self.grow(actor, link, (&added, Some(holder))).await?;
        let number = |n: i64| u32::try_from(n).unwrap_or_default();
        let part = |one: &Added| Allocation { address: one.address.clone(), places: number(one.places - one.before) };
        let change = StudyChange {
            places: Some(number(MOST_PLACES - left)),
            more: added.iter().map(part).collect(),
            ..StudyChange::default()
        };
        Ok(client.change_study(&there, &change).await.map_err(|error| Problem::conflict(refused(&error)))?)
    }

    /// Adds the places here, before they are added there: people who are sent find a place. Where a `holder` of the lease adds them
    /// there, nobody else has done so since they took it, and nobody does for as long again.
    async fn grow(&self, actor: &Actor, link: &Link, (added, holder): (&[Added], Option<Uuid>)) -> Result<()> {
        let study = link.study.id;
        let mut tx = self.write().await?;
        if let Some(holder) = holder {
            let lease = (holder, self.now().plus_seconds(LEASE));
            if !tx.extend_connection((study, Service::Prolific), lease).await? {
                return Err(Problem::conflict(being_asked(Service::Prolific)).into());
            }
        }
        let mut entrances = Vec::new();
        for one in added {
            entrances.push(tx.entrance(study, one.entrance).await?.ok_or(Problem::NotFound)?.entrance);
        }
        lock(&mut tx, entrances.iter()).await?;
        for Added { entrance, before, places, .. } in added {
            let mut now = Link::read(&mut tx, actor, study, *entrance).await?;
            if now.there() != link.there() {
                return Err(Problem::conflict(refusal::prolific_study_has_changed()).into());
            }
            now.check_open()?;
            now.check_places(*places).map_err(|problem| problem.in_field(field(*entrance)))?;
            now.entrance.places = now.entrance.places.map(|own| own.saturating_add(places - before));
            tx.set_entrance(&now.entrance).await?;
            let what = Happened::by(actor, study, "extend", "posting", *entrance);
            self.record(&mut tx, what, Some(&json!({"places": before})), Some(&json!({"places": places}))).await?;
        }
        tx.commit().await
    }

    /// Takes the lease on the connection of a study, as soon as nobody asks Prolific about it.
    async fn take_lease(&self, study: StudyId) -> Result<Uuid> {
        let holder = self.id();
        for n in 0..TRIES {
            if n > 0 {
                sleep(BETWEEN).await;
            }
            let now = self.now();
            let mut tx = self.write().await?;
            let lease = (holder, now.plus_seconds(LEASE));
            if tx.take_connection_of((study, Service::Prolific), now, lease).await?.is_some() {
                tx.commit().await?;
                return Ok(holder);
            }
        }
        Err(Problem::conflict(being_asked(Service::Prolific)).into())
    }
}

/// How many places a study has at Prolific, and its id, if it can have more.
async fn places_of(client: &dyn Client, link: &Link) -> Result<(i64, String)> {
    let there = link.there().ok_or(Problem::NotFound)?;
    let found = client.study(there).await.map_err(|error| unasked(&error, ConnectionProblem::NoStudy))?;
    if !possible(&found.state).can_extend {
        return Err(Problem::conflict(refusal::prolific_study_has_moved(plain(found.state.as_str(), SHOWN))).into());
    }
    Ok((i64::from(found.places.unwrap_or(0)), there.to_owned()))
}
