//! The study at Prolific that sends people to an entrance: created from what is known here, then published, paused, extended and
//! ended.
//!
//! A draft costs nothing, so that one is created again if the answer was lost. Publishing and ending are never repeated without a
//! person: the page shows the state at Prolific. See [decision 80](../../../docs/decisions/0080-recruiting-on-prolific.md). Several
//! entrances can share a study ([decision 89](../../../docs/decisions/0089-taskflow.md)).

mod create;
mod draft;
mod extend;
mod filter;
mod links;
mod proposal;
mod shown;
mod step;

use std::time::Duration;

pub use providers::StudyState as PostingState;
use providers::{Error, Provider as Client};
use shared::{
    Action, Actor, ConnectionProblem, EntranceId, Language, Message, Problem, Provider, Service, Study, StudyId,
    StudyState, refusal,
};
use store::{connection::ConnectionRow, entrance::Entrance};
use tokio::time::timeout;

pub use self::{
    draft::NewPosting,
    extend::MorePlaces,
    links::{LinkPlaces, OfferedLink, PostedLink},
    shown::{AtProlific, Posted, Posting, PostingCost, Project, Proposal},
    step::NewStep,
};
use self::{
    links::{siblings, spread},
    shown::posted,
};
use super::{client::meaning, said::own_words};
use crate::{Engine, Result, Tx, access::Permit as _};

/// How long a page waits for Prolific.
const PATIENCE: Duration = Duration::from_secs(15);
/// The most places of a study.
const MOST_PLACES: i64 = 100_000;
/// The characters of Prolific's own words that are shown.
const SHOWN: usize = 500;

/// An entrance for Prolific, with its study here and the account of the study.
struct Link {
    study: Study,
    entrance: Entrance,
    row: Option<ConnectionRow>,
    /// How many people have come by it.
    came: i64,
}

impl Link {
    /// Reads it.
    async fn read(tx: &mut Tx, actor: &Actor, study: StudyId, entrance: EntranceId) -> Result<Self> {
        tx.permit(actor, study, Action::Pay).await?;
        let listed = tx.entrance(study, entrance).await?.ok_or(Problem::NotFound)?;
        if listed.entrance.settings.provider != Some(Provider::Prolific) {
            return Err(Problem::NotFound.into());
        }
        let row = tx.connection(study, Service::Prolific).await?;
        let study = tx.study(study).await?.ok_or(Problem::NotFound)?;
        Ok(Self { study, entrance: listed.entrance, row, came: listed.counts.came })
    }

    /// Prolific's id of the study, if there is one.
    fn there(&self) -> Option<&str> {
        Some(self.entrance.settings.provider_study.as_str()).filter(|there| !there.is_empty())
    }

    /// The language in which participants work, if it is the same for all.
    fn language(&self) -> Option<Language> {
        only_language(&self.study.languages, self.entrance.language.as_ref())
    }

    fn connection(&self) -> Result<&ConnectionRow, Problem> {
        self.row.as_ref().ok_or_else(|| Problem::conflict(refusal::prolific_is_not_connected()))
    }

    /// The places in all languages together, if participants choose between languages that each have some.
    fn language_places(&self) -> Option<i64> {
        self.entrance.settings.places_in(&self.study.languages)
    }

    /// Checks that so many people who are sent can find a place in one of the languages.
    fn check_places(&self, places: i64) -> Result<(), Problem> {
        match self.language_places() {
            Some(most) if places > most => Err(Problem::invalid("places", refusal::places_beyond_languages(most))),
            _ => Ok(()),
        }
    }

    /// Checks that people who are sent can take part.
    fn check_open(&self) -> Result<(), Problem> {
        if self.study.state == StudyState::Live && self.entrance.closed_at.is_none() {
            return Ok(());
        }
        Err(Problem::conflict(refusal::prolific_needs_live_study()))
    }
}

/// The language in which people work who come by an entrance: its own, or the only one of the study.
fn only_language(languages: &[Language], own: Option<&Language>) -> Option<Language> {
    let only = <&[_; 1]>::try_from(languages).ok().map(|[language]| language);
    own.or(only).cloned()
}

impl Engine {
    /// The study at Prolific that sends people to an entrance, or what it could be, or why Prolific could not be asked.
    ///
    /// # Errors
    /// The actor may not pay in this study, or the study has no such entrance for Prolific (`NotFound`).
    pub async fn at_prolific(&self, actor: &Actor, study: StudyId, entrance: EntranceId) -> Result<Posting> {
        let mut tx = self.read().await?;
        let link = Link::read(&mut tx, actor, study, entrance).await?;
        let siblings = siblings(&mut tx, &link).await?;
        drop(tx);
        let (label, code) = (link.entrance.label.clone(), link.entrance.code.clone());
        let shared_with = siblings.iter().map(|one| one.label.clone()).collect();
        let at = match timeout(PATIENCE, self.ask_about_posting(actor, &link, &siblings)).await {
            Ok(Ok(at)) => at,
            Ok(Err(Unasked::Problem(problem))) => AtProlific::Unasked { problem },
            Ok(Err(Unasked::Here(error))) => return Err(error),
            Err(_) => AtProlific::Unasked { problem: ConnectionProblem::Unreachable },
        };
        Ok(Posting { label, code, shared_with, at })
    }

    async fn ask_about_posting(
        &self,
        actor: &Actor,
        link: &Link,
        siblings: &[Entrance],
    ) -> Result<AtProlific, Unasked> {
        let Some(row) = &link.row else { return Ok(AtProlific::Unconnected) };
        let client = self.client_for(row).map_err(Unasked::Problem)?;
        let unasked = |missing| move |error: Error| Unasked::Problem(meaning(&error, missing));
        let funds = client.balance(&row.workspace).await.map_err(unasked(ConnectionProblem::NoWorkspace))?;
        let Some(there) = link.there() else {
            let projects = client.projects(&row.workspace).await.map_err(unasked(ConnectionProblem::NoWorkspace))?;
            let groups = self.offered_groups(actor, &row.workspace).await.map_err(Unasked::Here)?;
            let offered = (groups, self.offered_links(link).await.map_err(Unasked::Here)?);
            let proposal = self.proposal(link, funds.currency, projects, offered).await.map_err(Unasked::Here)?;
            return Ok(AtProlific::Proposed(Box::new(proposal)));
        };
        let found = match posted(&*client, there, funds.into()).await {
            // A page about one address asks no more than it has to.
            Ok(posted) if siblings.is_empty() => Ok(posted),
            Ok(mut posted) => spread(&*client, link, siblings).await.map(|links| {
                posted.links = links.unwrap_or_default().into_iter().map(PostedLink::from).collect();
                posted
            }),
            Err(error) => Err(error),
        };
        match found {
            Ok(posted) => Ok(AtProlific::Posted(Box::new(posted))),
            Err(Error::NotFound(_)) => Ok(AtProlific::Gone { study: there.to_owned() }),
            Err(error) => Err(Unasked::Problem(meaning(&error, ConnectionProblem::NoStudy))),
        }
    }

    fn client_of(&self, link: &Link) -> Result<Box<dyn Client>, Problem> {
        let client = self.client_for(link.connection()?);
        client.map_err(|problem| Problem::conflict(problem.message(Service::Prolific)))
    }
}

/// Why there is no answer.
enum Unasked {
    /// Prolific could not be asked.
    Problem(ConnectionProblem),
    /// Something went wrong here.
    Here(crate::Error),
}

/// What a person reads if Prolific could not be asked. `missing` is the problem if it does not know an id.
fn unasked(error: &Error, missing: ConnectionProblem) -> Problem {
    Problem::conflict(meaning(error, missing).message(Service::Prolific))
}

/// What a person reads if Prolific has not done it. Its own words say what to change.
fn refused(error: &Error) -> Message {
    match error {
        error if error.may_have_happened() => refusal::prolific_may_have_changed_study(),
        Error::Refused(said) | Error::Conflict(said) | Error::Unauthorised(said) => {
            refusal::prolific_refuses_study(own_words(said))
        }
        error => meaning(error, ConnectionProblem::NoStudy).message(Service::Prolific),
    }
}
