//! A study at Prolific is created.

use std::collections::BTreeMap;

use shared::{Actor, ConnectionProblem, Ending, EntranceId, Problem, Service, StudyId, refusal};

use super::{
    Link, LinkPlaces, NewPosting, draft,
    links::{Share, check_shares, field},
    refused, unasked,
};
use crate::{Engine, Result, audit::event::Happened, crowd::entrance::noted, recruiting::follow::is_id};

impl Engine {
    /// Creates a study at Prolific that sends people to an entrance, or spreads them over several, as a draft. Every ending gets a
    /// completion code, which is the same at all of them. `origin` is the public address of this server.
    ///
    /// # Errors
    /// As [`Engine::at_prolific`]; the study is not connected, a field is invalid, an entrance has a study at Prolific or people
    /// have come by it, the address is not known, or Prolific refuses or does not answer.
    pub async fn create_at_prolific(
        &self,
        actor: &Actor,
        study: StudyId,
        entrance: EntranceId,
        new: NewPosting,
        origin: &str,
    ) -> Result<()> {
        let link = Link::read(&mut self.read().await?, actor, study, entrance).await?;
        check_free(&link).map_err(Problem::conflict)?;
        if origin.is_empty() {
            return Err(Problem::conflict(refusal::prolific_needs_address()).into());
        }
        let (client, workspace) = (self.client_of(&link)?, &link.connection()?.workspace);
        let missing = |error| unasked(&error, ConnectionProblem::NoWorkspace);
        let currency = client.balance(workspace).await.map_err(missing)?.currency;
        let new = new.checked(&currency)?;
        let own = LinkPlaces { entrance, places: new.places };
        check_shares(own, &new.links)?;
        let all: Vec<LinkPlaces> = [own].into_iter().chain(new.links.iter().copied()).collect();
        let shares = Share::read_all(&mut self.read().await?, actor, study, &all).await?;
        check_all(&shares)?;
        // Without a project, the study would belong to another workspace of the account.
        let projects = client.projects(workspace).await.map_err(missing)?;
        let project = new.project_of(&projects)?;
        let filters = self.filters(&*client, &shares, &new).await?;
        let codes = self.codes(&link.entrance);
        let draft = draft::new_study(&shares, &new, (&codes, filters, project), origin);
        let created = client.create_study(&draft).await.map_err(|error| Problem::conflict(refused(&error)))?;
        let attached = if is_id(&created.id) {
            self.attach(actor, &shares, (&new, codes), &created.id).await
        } else {
            Err(Problem::conflict(ConnectionProblem::Unreadable.message(Service::Prolific)).into())
        };
        if attached.is_err() {
            // Nothing here knows of the draft. It costs nothing, so that one may be left.
            let _ = client.delete_draft(&created.id).await;
        }
        attached
    }

    /// The entrances belong to this study from now on.
    async fn attach(
        &self,
        actor: &Actor,
        shares: &[Share],
        (new, codes): (&NewPosting, BTreeMap<Ending, String>),
        there: &str,
    ) -> Result<()> {
        let Some(Share { link: first, .. }) = shares.first() else { return Err(Problem::NotFound.into()) };
        let mut tx = self.write().await?;
        let now = Share::lock_all(&mut tx, actor, first.study.id, shares).await?;
        check_all(&now)?;
        let account = |link: &Link| link.row.as_ref().map(|row| (row.workspace.clone(), row.created_at));
        if now.iter().any(|share| account(&share.link) != account(first)) {
            return Err(Problem::conflict(refusal::prolific_study_has_changed()).into());
        }
        // Prolific signs the links of a study, or it does not.
        let is_signed = shares.iter().any(|share| share.link.entrance.settings.signed);
        for Share { link, places } in now {
            let (before, mut after) = (link.entrance.clone(), link.entrance);
            there.clone_into(&mut after.settings.provider_study);
            // Prolific knows one list of codes, whatever the link.
            after.settings.codes.clone_from(&codes);
            // And one code for all who have finished.
            after.settings.own_codes = false;
            after.settings.signed = is_signed;
            after.places = after.places.map(|own| own.max(places));
            tx.set_entrance(&after).await?;
            let what = Happened::by(actor, first.study.id, "edit", "entrance", after.id);
            self.record(&mut tx, what, Some(&noted(&before)), Some(&noted(&after))).await?;
        }
        let what = Happened::by(actor, first.study.id, "create", "posting", first.entrance.id);
        self.record(&mut tx, what, None::<&()>, Some(&new.noted(there))).await?;
        tx.commit().await
    }
}

/// Checks that none of the entrances has a study at Prolific, or people who were sent by another one, and that each has enough places.
/// What is wrong with another one than that of the page is said at its field.
fn check_all(shares: &[Share]) -> Result<(), Problem> {
    for (n, Share { link, places }) in shares.iter().enumerate() {
        let at = |problem: Problem| if n == 0 { problem } else { problem.in_field(field(link.entrance.id)) };
        check_free(link).map_err(|message| match n {
            0 => Problem::conflict(message),
            _ => Problem::invalid(field(link.entrance.id), message),
        })?;
        link.check_places(*places).map_err(at)?;
    }
    Ok(())
}

/// Checks that the entrance has no study at Prolific, and nobody who was sent by another one.
fn check_free(link: &Link) -> Result<(), shared::Message> {
    if link.there().is_some() {
        return Err(refusal::prolific_has_it_already());
    }
    if link.came > 0 {
        return Err(refusal::prolific_link_is_used());
    }
    Ok(())
}
