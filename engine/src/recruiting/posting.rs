//! The study at Prolific that sends people to an entrance: created from what is known here, then published, paused, extended and
//! ended.
//!
//! A draft costs nothing, so that one is created again if the answer was lost. Publishing and ending are never repeated without a
//! person: the page shows the state at Prolific. See [decision 80](../../../docs/decisions/0080-recruiting-on-prolific.md).

mod draft;
mod shown;

use std::time::Duration;

use providers::{Error, Prolific, Provider as _, StudyChange, Transition};
use serde_json::json;
use shared::{
    Action, Actor, ConnectionProblem, EntranceId, Message, PostingStep, Problem, Provider, Study, StudyId, StudyState,
    refusal,
};
use store::{connection::ConnectionRow, entrance::Entrance};
use tokio::time::timeout;

use self::shown::{can_extend, posted, steps};
pub use self::{
    draft::NewPosting,
    shown::{AtProlific, Posted, Posting, PostingCost, Proposal},
};
use super::{client::meaning, follow::plain};
use crate::{Engine, Result, access::Permit as _, audit::event::Happened, crowd::entrance::noted};

/// How long a page waits for Prolific.
const PATIENCE: Duration = Duration::from_secs(15);
/// The most places of a study.
pub const MOST_PLACES: i64 = 100_000;
/// The characters of Prolific's own words that are shown.
const SHOWN: usize = 500;

/// What is known here of an entrance for Prolific.
struct Place {
    study: Study,
    entrance: Entrance,
    row: Option<ConnectionRow>,
}

impl Place {
    /// Prolific's id of the study, if there is one.
    fn there(&self) -> Option<&str> {
        Some(self.entrance.settings.provider_study.as_str()).filter(|there| !there.is_empty())
    }

    fn connection(&self) -> Result<&ConnectionRow, Problem> {
        self.row.as_ref().ok_or_else(|| Problem::conflict(refusal::prolific_is_not_connected()))
    }
}

impl Engine {
    /// The study at Prolific that sends people to an entrance, or what it could be.
    ///
    /// # Errors
    /// The actor may not pay in this study, the study has no such entrance for Prolific (`NotFound`), or Prolific does not
    /// answer as it should.
    pub async fn at_prolific(&self, actor: &Actor, study: StudyId, entrance: EntranceId) -> Result<Posting> {
        let place = self.place(actor, study, entrance).await?;
        let label = place.entrance.label.clone();
        let Some(row) = &place.row else { return Ok(Posting { label, at: AtProlific::Unconnected }) };
        let client = self.client_of(row)?;
        let asking = async {
            let funds =
                client.balance(&row.workspace).await.map_err(|error| read(&error, ConnectionProblem::NoWorkspace))?;
            match place.there() {
                Some(there) => Ok(AtProlific::Posted(Box::new(posted(&client, there, funds.into()).await?))),
                None => Ok(AtProlific::Proposed(self.proposal(&place, funds.currency).await?)),
            }
        };
        let unreachable = |_| Problem::conflict(ConnectionProblem::Unreachable.message());
        let at: Result<AtProlific> = timeout(PATIENCE, asking).await.map_err(unreachable)?;
        Ok(Posting { label, at: at? })
    }

    /// Creates a study at Prolific that sends people to an entrance, as a draft. Every ending gets a completion code. `origin` is
    /// the public address of this server.
    ///
    /// # Errors
    /// As [`Engine::at_prolific`]; a field is invalid, the entrance has a study at Prolific already, or Prolific refuses.
    pub async fn create_at_prolific(
        &self,
        actor: &Actor,
        study: StudyId,
        entrance: EntranceId,
        new: NewPosting,
        origin: &str,
    ) -> Result<()> {
        let place = self.place(actor, study, entrance).await?;
        if place.there().is_some() {
            return Err(Problem::conflict(refusal::prolific_has_it_already()).into());
        }
        let row = place.connection()?;
        let client = self.client_of(row)?;
        let funds = client.balance(&row.workspace).await;
        let currency = funds.map_err(|error| read(&error, ConnectionProblem::NoWorkspace))?.currency;
        let new = new.checked(&currency)?;
        let filters = self.filters(&client, &place, &new).await?;
        let codes = self.codes(&place.entrance);
        let draft = draft::study(&place, &new, (&codes, filters), origin);
        let created = client.create_study(&draft).await.map_err(|error| Problem::conflict(refused(&error)))?;

        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Pay).await?;
        tx.lock_entrance(&place.entrance.code).await?;
        let before = tx.entrance(study, entrance).await?.ok_or(Problem::NotFound)?.entrance;
        if !before.settings.provider_study.is_empty() {
            // Two people have done it at once. The second draft is not needed.
            let _ = client.delete_draft(&created.id).await;
            return Err(Problem::conflict(refusal::prolific_has_it_already()).into());
        }
        let mut after = before.clone();
        after.settings.provider_study = plain(&created.id, shared::limit::PROVIDER_ID);
        after.settings.codes = codes;
        // Prolific knows one code for all who have finished.
        after.settings.own_codes = false;
        after.places = after.places.map(|places| places.max(new.places));
        tx.set_entrance(&after).await?;
        let what = Happened::by(actor, study, "edit", "entrance", entrance);
        self.record(&mut tx, what, Some(&noted(&before)), Some(&noted(&after))).await?;
        let what = Happened::by(actor, study, "create", "posting", entrance);
        self.record(&mut tx, what, None::<&()>, Some(&new.noted(&created.id))).await?;
        tx.commit().await
    }

    /// Publishes, pauses, goes on with, ends or deletes the study at Prolific of an entrance.
    ///
    /// # Errors
    /// As [`Engine::at_prolific`]; there is no such study, the step is not possible in its state, nobody could work here, or
    /// Prolific refuses or does not answer.
    pub async fn move_at_prolific(
        &self,
        actor: &Actor,
        study: StudyId,
        entrance: EntranceId,
        step: PostingStep,
    ) -> Result<()> {
        let place = self.place(actor, study, entrance).await?;
        let there = place.there().ok_or(Problem::NotFound)?;
        let recruits = matches!(step, PostingStep::Publish | PostingStep::Start);
        if recruits && (place.study.state != StudyState::Live || place.entrance.closed_at.is_some()) {
            return Err(Problem::conflict(refusal::prolific_needs_live_study()).into());
        }
        let client = self.client_of(place.connection()?)?;
        let state = client.study(there).await.map_err(|error| read(&error, ConnectionProblem::NoStudy))?.state;
        if !steps(&state).contains(&step) {
            return Err(Problem::conflict(refusal::prolific_study_has_moved(plain(state.as_str(), SHOWN))).into());
        }
        let what = Happened::by(actor, study, step.as_str(), "posting", entrance);
        self.note_posting(actor, study, what, &json!({"provider_study": there})).await?;
        let done = match step {
            PostingStep::Publish => client.transition(there, Transition::Publish).await,
            PostingStep::Pause => client.transition(there, Transition::Pause).await,
            PostingStep::Start => client.transition(there, Transition::Start).await,
            PostingStep::Stop => client.transition(there, Transition::Stop).await,
            PostingStep::Delete => client.delete_draft(there).await,
        };
        match (step, done) {
            (PostingStep::Delete, Ok(()) | Err(Error::NotFound(_))) => self.forget_posting(actor, &place).await,
            (_, done) => Ok(done.map_err(|error| Problem::conflict(refused(&error)))?),
        }
    }

    /// Sets the number of places of the study at Prolific of an entrance. Those of the entrance grow with them.
    ///
    /// # Errors
    /// As [`Engine::move_at_prolific`]; the places are fewer than before.
    pub async fn extend_at_prolific(
        &self,
        actor: &Actor,
        study: StudyId,
        entrance: EntranceId,
        places: i64,
    ) -> Result<()> {
        let place = self.place(actor, study, entrance).await?;
        let there = place.there().ok_or(Problem::NotFound)?;
        let client = self.client_of(place.connection()?)?;
        let found = client.study(there).await.map_err(|error| read(&error, ConnectionProblem::NoStudy))?;
        if !can_extend(&found.state) {
            return Err(Problem::conflict(refusal::prolific_study_has_moved(plain(found.state.as_str(), SHOWN))).into());
        }
        let least = i64::from(found.places.unwrap_or(0)) + 1;
        let wanted = u32::try_from(places).ok().filter(|_| (least..=MOST_PLACES).contains(&places));
        let wanted = wanted.ok_or_else(|| Problem::invalid("places", refusal::number_from_to(least, MOST_PLACES)))?;
        // First here, so that nobody who is sent finds no place.
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Pay).await?;
        tx.lock_entrance(&place.entrance.code).await?;
        let before = tx.entrance(study, entrance).await?.ok_or(Problem::NotFound)?.entrance;
        let after = Entrance { places: before.places.map(|own| own.max(places)), ..before.clone() };
        tx.set_entrance(&after).await?;
        let what = Happened::by(actor, study, "extend", "posting", entrance);
        self.record(&mut tx, what, Some(&json!({"places": found.places})), Some(&json!({"places": places}))).await?;
        tx.commit().await?;
        let change = StudyChange { places: Some(wanted), ..StudyChange::default() };
        Ok(client.change_study(there, &change).await.map_err(|error| Problem::conflict(refused(&error)))?)
    }

    async fn place(&self, actor: &Actor, study: StudyId, entrance: EntranceId) -> Result<Place> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Pay).await?;
        let entrance = tx.entrance(study, entrance).await?.ok_or(Problem::NotFound)?.entrance;
        if entrance.settings.provider != Some(Provider::Prolific) {
            return Err(Problem::NotFound.into());
        }
        let row = tx.connection(study, Provider::Prolific).await?;
        let study = tx.study(study).await?.ok_or(Problem::NotFound)?;
        Ok(Place { study, entrance, row })
    }

    fn client_of(&self, row: &ConnectionRow) -> Result<Prolific, Problem> {
        let client = self.token(row).and_then(|token| self.prolific(token));
        client.map_err(|problem| Problem::conflict(problem.message()))
    }

    /// Writes into the audit log what is about to be sent.
    async fn note_posting(
        &self,
        actor: &Actor,
        study: StudyId,
        what: Happened<'_>,
        about: &serde_json::Value,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Pay).await?;
        self.record(&mut tx, what, None::<&()>, Some(about)).await?;
        tx.commit().await
    }

    /// The entrance belongs to no study at Prolific any more.
    async fn forget_posting(&self, actor: &Actor, place: &Place) -> Result<()> {
        let (study, entrance) = (place.study.id, place.entrance.id);
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Pay).await?;
        tx.lock_entrance(&place.entrance.code).await?;
        let before = tx.entrance(study, entrance).await?.ok_or(Problem::NotFound)?.entrance;
        if before.settings.provider_study == place.entrance.settings.provider_study {
            let mut after = before.clone();
            after.settings.provider_study.clear();
            tx.set_entrance(&after).await?;
            let what = Happened::by(actor, study, "edit", "entrance", entrance);
            self.record(&mut tx, what, Some(&noted(&before)), Some(&noted(&after))).await?;
        }
        tx.commit().await
    }
}

/// What a person reads if Prolific could not be asked.
fn read(error: &Error, missing: ConnectionProblem) -> Problem {
    Problem::conflict(meaning(error, missing).message())
}

/// What a person reads if Prolific has not done it. Its own words say what to change.
fn refused(error: &Error) -> Message {
    match error {
        error if error.may_have_happened() => refusal::prolific_may_have_changed_study(),
        Error::Refused(refusal) | Error::Conflict(refusal) | Error::Unauthorised(refusal) => {
            let reasons: Vec<String> = refusal
                .reasons
                .iter()
                .map(|reason| match &reason.field {
                    Some(field) => format!("{field}: {}", reason.text),
                    None => reason.text.clone(),
                })
                .collect();
            let own = if reasons.is_empty() { refusal.title.clone() } else { reasons.join(" ") };
            refusal::prolific_refuses_study(plain(&own, SHOWN))
        }
        error => meaning(error, ConnectionProblem::NoStudy).message(),
    }
}
