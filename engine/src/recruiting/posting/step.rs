//! Steps of a study at Prolific, and more places.

use providers::{Error, StudyChange, Transition};
use serde::Deserialize;
use serde_json::json;
use shared::{Actor, ConnectionProblem, EntranceId, PostingStep, Problem, StudyId, refusal};

use super::{Link, MOST_PLACES, SHOWN, refused, shown::possible, unasked};
use crate::{Engine, Result, audit::event::Happened, crowd::entrance::noted, recruiting::follow::plain};

/// A step of a study at Prolific, with what the person who decides has seen.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewStep {
    /// What to do.
    pub step: PostingStep,
    /// Prolific's id of the study. If the entrance has another one by now, nothing is done.
    pub study: String,
    /// What a draft costs, in minor units, where that was known. If it costs something else by now, it is not published.
    #[serde(default)]
    pub total: Option<i64>,
}

impl Engine {
    /// Publishes, pauses, goes on with, ends or deletes the study at Prolific of an entrance. A draft that Prolific does not know
    /// any more can be deleted, too: then the entrance belongs to none.
    ///
    /// # Errors
    /// As [`Engine::create_at_prolific`]; the study is not the one that was seen, the step is not possible in its state, nobody
    /// could work here, or Prolific refuses or does not answer.
    pub async fn move_at_prolific(
        &self,
        actor: &Actor,
        study: StudyId,
        entrance: EntranceId,
        new: NewStep,
    ) -> Result<()> {
        let NewStep { step, study: seen, total } = new;
        let link = Link::read(&mut self.read().await?, actor, study, entrance).await?;
        check_seen(&link, step, &seen)?;
        let client = self.client_of(&link)?;
        let state = match client.study(&seen).await {
            Err(Error::NotFound(_)) if step == PostingStep::Delete => return self.forget(actor, &link).await,
            found => found.map_err(|error| unasked(&error, ConnectionProblem::NoStudy))?.state,
        };
        if !possible(&state).steps.contains(&step) {
            return Err(Problem::conflict(refusal::prolific_study_has_moved(plain(state.as_str(), SHOWN))).into());
        }
        if let Some(total) = total.filter(|_| step == PostingStep::Publish) {
            let cost = client.cost(&seen).await.map_err(|error| unasked(&error, ConnectionProblem::NoStudy))?;
            if cost.total() != Some(total) {
                return Err(Problem::conflict(refusal::prolific_study_has_changed()).into());
            }
        }
        {
            // In the audit log before it is sent.
            let mut tx = self.write().await?;
            check_seen(&link.again(&mut tx, actor).await?, step, &seen)?;
            let what = Happened::by(actor, study, step.as_str(), "posting", entrance);
            self.record(&mut tx, what, None::<&()>, Some(&json!({"provider_study": seen}))).await?;
            tx.commit().await?;
        }
        let done = match step {
            PostingStep::Publish => client.transition(&seen, Transition::Publish).await,
            PostingStep::Pause => client.transition(&seen, Transition::Pause).await,
            PostingStep::Start => client.transition(&seen, Transition::Start).await,
            PostingStep::Stop => client.transition(&seen, Transition::Stop).await,
            PostingStep::Delete => client.delete_draft(&seen).await,
        };
        match (step, done) {
            (PostingStep::Delete, Ok(()) | Err(Error::NotFound(_))) => self.forget(actor, &link).await,
            (_, done) => Ok(done.map_err(|error| Problem::conflict(refused(&error)))?),
        }
    }

    /// Sets the number of places of the study at Prolific of an entrance. The places of the entrance grow by as many.
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
        let link = Link::read(&mut self.read().await?, actor, study, entrance).await?;
        let there = link.there().ok_or(Problem::NotFound)?;
        let client = self.client_of(&link)?;
        let found = client.study(there).await.map_err(|error| unasked(&error, ConnectionProblem::NoStudy))?;
        if !possible(&found.state).can_extend {
            return Err(Problem::conflict(refusal::prolific_study_has_moved(plain(found.state.as_str(), SHOWN))).into());
        }
        let before = i64::from(found.places.unwrap_or(0));
        if places == before {
            // An answer was lost, and it is sent again.
            return Ok(());
        }
        let wanted = u32::try_from(places).ok().filter(|_| (before + 1..=MOST_PLACES).contains(&places));
        let wanted =
            wanted.ok_or_else(|| Problem::invalid("places", refusal::number_from_to(before + 1, MOST_PLACES)))?;
        link.check_places(places)?;
        {
            // First here: who is sent finds a place.
            let mut tx = self.write().await?;
            let mut now = link.again(&mut tx, actor).await?;
            if now.there() != Some(there) {
                return Err(Problem::conflict(refusal::prolific_study_has_changed()).into());
            }
            now.check_open()?;
            now.entrance.places = now.entrance.places.map(|own| own.saturating_add(places - before));
            tx.set_entrance(&now.entrance).await?;
            let what = Happened::by(actor, study, "extend", "posting", entrance);
            self.record(&mut tx, what, Some(&json!({"places": before})), Some(&json!({"places": places}))).await?;
            tx.commit().await?;
        }
        let change = StudyChange { places: Some(wanted), ..StudyChange::default() };
        Ok(client.change_study(there, &change).await.map_err(|error| Problem::conflict(refused(&error)))?)
    }

    /// The entrance belongs to no study at Prolific any more.
    async fn forget(&self, actor: &Actor, link: &Link) -> Result<()> {
        let mut tx = self.write().await?;
        let now = link.again(&mut tx, actor).await?;
        if now.there() == link.there() {
            let (before, mut after) = (now.entrance.clone(), now.entrance);
            after.settings.provider_study.clear();
            tx.set_entrance(&after).await?;
            let what = Happened::by(actor, link.study.id, "edit", "entrance", after.id);
            self.record(&mut tx, what, Some(&noted(&before)), Some(&noted(&after))).await?;
        }
        tx.commit().await
    }
}

/// Checks that a step is about the study that the person has seen, and that people who are sent can take part.
fn check_seen(link: &Link, step: PostingStep, seen: &str) -> Result<(), Problem> {
    if link.there().ok_or(Problem::NotFound)? != seen {
        return Err(Problem::conflict(refusal::prolific_study_has_changed()));
    }
    if matches!(step, PostingStep::Publish | PostingStep::Start) { link.check_open() } else { Ok(()) }
}
