//! Steps of a study at Prolific.

use providers::{Error, Transition};
use serde::Deserialize;
use serde_json::json;
use shared::{Actor, ConnectionProblem, EntranceId, PostingStep, Problem, StudyId, refusal};
use store::entrance::Entrance;

use super::{
    Link, SHOWN,
    links::{lock, siblings, spread},
    refused,
    shown::possible,
    unasked,
};
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
        let mut tx = self.read().await?;
        let link = Link::read(&mut tx, actor, study, entrance).await?;
        let siblings = siblings(&mut tx, &link).await?;
        drop(tx);
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
        let mut others: Vec<&Entrance> = Vec::new();
        if recruits(step) {
            let spread = spread(&*client, &link, &siblings).await;
            let spread = spread.map_err(|error| unasked(&error, ConnectionProblem::NoStudy))?.unwrap_or_default();
            if let Some((astray, _)) = spread.iter().find(|(_, to)| to.is_none()) {
                let address = plain(&astray.address, SHOWN);
                return Err(Problem::conflict(refusal::prolific_sends_astray(address)).into());
            }
            others = spread.into_iter().filter_map(|(_, to)| to.filter(|one| one.id != entrance)).collect();
        }
        {
            // In the audit log before it is sent.
            let mut tx = self.write().await?;
            lock(&mut tx, others.iter().copied().chain([&link.entrance])).await?;
            check_seen(&Link::read(&mut tx, actor, study, entrance).await?, step, &seen)?;
            for other in others {
                check_other(&Link::read(&mut tx, actor, study, other.id).await?, &seen)?;
            }
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

    /// The entrance, and those that share its study, belong to no study at Prolific any more.
    async fn forget(&self, actor: &Actor, link: &Link) -> Result<()> {
        let mut tx = self.write().await?;
        let mut all = siblings(&mut tx, link).await?;
        all.push(link.entrance.clone());
        lock(&mut tx, all.iter()).await?;
        for seen in all {
            let now = Link::read(&mut tx, actor, link.study.id, seen.id).await?;
            if now.there() != link.there() {
                continue;
            }
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
    if recruits(step) { link.check_open() } else { Ok(()) }
}

/// Whether people are sent after a step.
const fn recruits(step: PostingStep) -> bool {
    matches!(step, PostingStep::Publish | PostingStep::Start)
}

/// Checks that another entrance of the same study lets people take part.
fn check_other(link: &Link, seen: &str) -> Result<(), Problem> {
    if link.there() != Some(seen) {
        return Err(Problem::conflict(refusal::prolific_study_has_changed()));
    }
    let label = &link.entrance.label;
    link.check_open().map_err(|_| Problem::conflict(refusal::prolific_needs_open_link(label.clone())))
}
