//! The entry links to which one study at Prolific sends people: one, or several over which Prolific spreads its participants, each
//! with a number of places.
//!
//! Links of a posting name the same study at Prolific in their settings; nothing else here says that they belong together. See
//! [decision 89](../../../../docs/decisions/0089-taskflow.md).

use std::collections::BTreeSet;

use providers::{AddressProgress, Error, Provider as Client};
use serde::{Deserialize, Serialize};
use shared::{Actor, EntranceId, Language, Problem, Provider, StudyId, refusal};
use store::entrance::Entrance;

use super::{Link, MOST_PLACES, SHOWN, only_language};
use crate::{Engine, Result, Tx, recruiting::follow::plain};

/// An entry link with a number of places at Prolific.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LinkPlaces {
    /// The entry link.
    pub entrance: EntranceId,
    /// How many participants come by it.
    pub places: i64,
}

/// An entry link over which a new study at Prolific could spread its participants, too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OfferedLink {
    /// The entry link.
    pub entrance: EntranceId,
    /// Its name.
    pub label: String,
    /// The language in which people work who come by it; absent if they choose.
    pub language: Option<Language>,
}

/// An address over which a study at Prolific spreads its participants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PostedLink {
    /// The entry link of this study to which the address leads; absent if it leads elsewhere.
    pub entrance: Option<EntranceId>,
    /// The name of the entry link, or the address.
    pub label: String,
    /// How many participants come by it.
    pub places: i64,
    /// How many Prolific has sent there, if it says so.
    pub allocated: Option<i64>,
}

/// A link of a posting that is made, with its places.
pub(super) struct Share {
    pub link: Link,
    pub places: i64,
}

impl Share {
    /// The links of a posting, that of the page first. Within a transaction that writes, nobody comes in by them until it ends.
    pub async fn read_all(tx: &mut Tx, actor: &Actor, study: StudyId, all: &[LinkPlaces]) -> Result<Vec<Self>> {
        let mut shares = Vec::with_capacity(all.len());
        for (n, LinkPlaces { entrance, places }) in all.iter().enumerate() {
            let unknown = || Problem::invalid(field(*entrance), refusal::prolific_has_no_such_link());
            let link = match Link::read(tx, actor, study, *entrance).await {
                // The link of the page is the one that the address names.
                Err(crate::Error::Problem(Problem::NotFound)) if n > 0 => return Err(unknown().into()),
                link => link?,
            };
            shares.push(Self { link, places: *places });
        }
        Ok(shares)
    }

    /// The same within a transaction that writes.
    pub async fn lock_all(tx: &mut Tx, actor: &Actor, study: StudyId, seen: &[Self]) -> Result<Vec<Self>> {
        lock(tx, seen.iter().map(|share| &share.link.entrance)).await?;
        let all: Vec<LinkPlaces> =
            seen.iter().map(|share| LinkPlaces { entrance: share.link.entrance.id, places: share.places }).collect();
        Self::read_all(tx, actor, study, &all).await
    }
}

/// Keeps people from coming in by these entrances until the transaction ends; always in the same order, so that nobody waits for
/// somebody who waits for them.
pub(super) async fn lock(tx: &mut Tx, entrances: impl Iterator<Item = &Entrance>) -> Result<()> {
    for code in entrances.map(|entrance| &entrance.code).collect::<BTreeSet<_>>() {
        tx.lock_entrance(code).await?;
    }
    Ok(())
}

/// The name of the field with the places of a link.
pub(super) fn field(entrance: EntranceId) -> String {
    format!("links.{entrance}")
}

/// Checks the links with which a posting is made: each once, with a number of places that is possible, also in all.
pub(super) fn check_shares(own: LinkPlaces, others: &[LinkPlaces]) -> Result<(), Problem> {
    let mut seen = BTreeSet::from([own.entrance]);
    let mut left = MOST_PLACES - own.places;
    for LinkPlaces { entrance, places } in others {
        if !(1..=MOST_PLACES).contains(places) || *places > left {
            return Err(Problem::invalid(field(*entrance), refusal::number_from_to(1, left.max(1))));
        }
        if !seen.insert(*entrance) {
            return Err(Problem::invalid(field(*entrance), refusal::prolific_link_twice()));
        }
        left -= places;
    }
    Ok(())
}

/// The language in which participants work, if it is the same for all of these links.
pub(super) fn one_language<'a>(mut links: impl Iterator<Item = &'a Link>) -> Option<Language> {
    let first = links.next()?.language()?;
    links.all(|link| link.language().as_ref() == Some(&first)).then_some(first)
}

/// The other entrances of a study that name the same study at Prolific as this one, in the order in which they were made.
pub(super) async fn siblings(tx: &mut Tx, link: &Link) -> Result<Vec<Entrance>> {
    let Some(there) = link.there() else { return Ok(Vec::new()) };
    let mut all: Vec<Entrance> = tx.entrances(link.study.id).await?.into_iter().map(|listed| listed.entrance).collect();
    all.retain(|one| one.id != link.entrance.id && is_of(one, there));
    all.reverse();
    Ok(all)
}

fn is_of(entrance: &Entrance, there: &str) -> bool {
    entrance.settings.provider == Some(Provider::Prolific) && entrance.settings.provider_study == there
}

/// The entrances over which Prolific spreads the participants of a study, each with its address; `None` if all go to one address. Where
/// no other entrance names the study, an answer that a workspace may not ask this says the same.
pub(super) async fn spread<'a>(
    client: &dyn Client,
    link: &'a Link,
    siblings: &'a [Entrance],
) -> Result<Option<Vec<(AddressProgress, Option<&'a Entrance>)>>, Error> {
    let Some(there) = link.there() else { return Ok(None) };
    let found = match client.progress(there).await {
        Err(Error::Refused(_) | Error::Unauthorised(_)) if siblings.is_empty() => None,
        found => found?.filter(|all| !all.is_empty()),
    };
    let entrance =
        |address: &str| [&link.entrance].into_iter().chain(siblings).find(|one| leads_to(address, &one.code));
    Ok(found.map(|all| {
        all.into_iter()
            .map(|one| {
                let to = entrance(&one.address);
                (one, to)
            })
            .collect()
    }))
}

impl From<(AddressProgress, Option<&Entrance>)> for PostedLink {
    fn from((there, entrance): (AddressProgress, Option<&Entrance>)) -> Self {
        let AddressProgress { address, places, allocated } = there;
        Self {
            entrance: entrance.map(|one| one.id),
            label: entrance.map_or_else(|| plain(&address, SHOWN), |one| one.label.clone()),
            places: i64::from(places),
            allocated: allocated.map(i64::from),
        }
    }
}

/// Whether an address is that of the entrance with this code. The name of the server may have changed.
fn leads_to(address: &str, code: &str) -> bool {
    let path = address.split(['?', '#']).next().unwrap_or_default();
    path.trim_end_matches('/').rsplit_once("/in/").is_some_and(|(_, last)| last == code)
}

impl Engine {
    /// The other links of a study by which a new study at Prolific could send people: open ones by which nobody has come yet, and which
    /// belong to no other.
    pub(super) async fn offered_links(&self, link: &Link) -> Result<Vec<OfferedLink>> {
        let mut all = self.read().await?.entrances(link.study.id).await?;
        all.reverse();
        let is_free = |came: i64, one: &Entrance| {
            let settings = &one.settings;
            let is_of_prolific = settings.provider == Some(Provider::Prolific) && settings.provider_study.is_empty();
            came == 0 && one.closed_at.is_none() && one.id != link.entrance.id && is_of_prolific
        };
        let free = all.into_iter().filter(|listed| is_free(listed.counts.came, &listed.entrance));
        let offered = |one: Entrance| OfferedLink {
            entrance: one.id,
            language: only_language(&link.study.languages, one.language.as_ref()),
            label: one.label,
        };
        Ok(free.map(|listed| offered(listed.entrance)).collect())
    }
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    #[test]
    fn an_address_is_recognised_whatever_the_server_is_called() {
        for address in ["https://a.example/in/ABC?PROLIFIC_PID={{%PROLIFIC_PID%}}", "http://b/in/ABC/", "/in/ABC#x"] {
            assert!(leads_to(address, "ABC"), "{address}");
        }
        for address in ["https://a.example/in/ABCD", "https://a.example/in/", "https://a.example/?x=/in/ABC", ""] {
            assert!(!leads_to(address, "ABC"), "{address}");
        }
    }

    #[test]
    fn each_link_has_places_of_its_own_and_all_together_have_a_limit() {
        let of = |n: u128, places: i64| LinkPlaces { entrance: EntranceId(Uuid::from_u128(n)), places };
        assert_eq!(check_shares(of(1, 5), &[of(2, 5), of(3, MOST_PLACES - 10)]), Ok(()));
        for others in [
            &[of(2, 0)][..],
            &[of(2, -1)],
            &[of(2, MOST_PLACES)],
            &[of(2, i64::MAX)],
            &[of(1, 2)],
            &[of(2, 1), of(2, 1)],
        ] {
            assert!(check_shares(of(1, 5), others).is_err(), "{others:?}");
        }
    }
}
