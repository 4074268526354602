//! A study at Prolific is created.

use std::collections::BTreeMap;

use shared::{Actor, ConnectionProblem, Ending, EntranceId, Problem, Service, StudyId, refusal};

use super::{Link, NewPosting, draft, refused, unasked};
use crate::{Engine, Result, audit::event::Happened, crowd::entrance::noted, recruiting::follow::is_id};

impl Engine {
    /// Creates a study at Prolific that sends people to an entrance, as a draft. Every ending gets a completion code. `origin` is
    /// the public address of this server.
    ///
    /// # Errors
    /// As [`Engine::at_prolific`]; the study is not connected, a field is invalid, the entrance has a study at Prolific or people
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
        check_free(&link)?;
        if origin.is_empty() {
            return Err(Problem::conflict(refusal::prolific_needs_address()).into());
        }
        let (client, workspace) = (self.client_of(&link)?, &link.connection()?.workspace);
        let missing = |error| unasked(&error, ConnectionProblem::NoWorkspace);
        let currency = client.balance(workspace).await.map_err(missing)?.currency;
        let new = new.checked(&currency)?;
        link.check_places(new.places)?;
        // Without a project, the study would belong to another workspace of the account.
        let projects = client.projects(workspace).await.map_err(missing)?;
        let project = new.project_of(&projects)?;
        let filters = self.filters(&*client, &link, &new).await?;
        let codes = self.codes(&link.entrance);
        let draft = draft::new_study(&link, &new, (&codes, filters, project), origin);
        let created = client.create_study(&draft).await.map_err(|error| Problem::conflict(refused(&error)))?;
        let attached = if is_id(&created.id) {
            self.attach(actor, &link, (&new, codes), &created.id).await
        } else {
            Err(Problem::conflict(ConnectionProblem::Unreadable.message(Service::Prolific)).into())
        };
        if attached.is_err() {
            // Nothing here knows of the draft. It costs nothing, so that one may be left.
            let _ = client.delete_draft(&created.id).await;
        }
        attached
    }

    /// The entrance belongs to this study from now on.
    async fn attach(
        &self,
        actor: &Actor,
        link: &Link,
        (new, codes): (&NewPosting, BTreeMap<Ending, String>),
        there: &str,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        let now = link.again(&mut tx, actor).await?;
        check_free(&now)?;
        let account = |link: &Link| link.row.as_ref().map(|row| (row.workspace.clone(), row.created_at));
        if account(&now) != account(link) {
            return Err(Problem::conflict(refusal::prolific_study_has_changed()).into());
        }
        let (before, mut after) = (now.entrance.clone(), now.entrance);
        there.clone_into(&mut after.settings.provider_study);
        after.settings.codes = codes;
        // Prolific knows one code for all who have finished.
        after.settings.own_codes = false;
        after.places = after.places.map(|places| places.max(new.places));
        tx.set_entrance(&after).await?;
        let (study, entrance) = (link.study.id, after.id);
        let what = Happened::by(actor, study, "edit", "entrance", entrance);
        self.record(&mut tx, what, Some(&noted(&before)), Some(&noted(&after))).await?;
        let what = Happened::by(actor, study, "create", "posting", entrance);
        self.record(&mut tx, what, None::<&()>, Some(&new.noted(there))).await?;
        tx.commit().await
    }
}

/// Checks that the entrance has no study at Prolific, and nobody who was sent by another one.
fn check_free(link: &Link) -> Result<(), Problem> {
    if link.there().is_some() {
        return Err(Problem::conflict(refusal::prolific_has_it_already()));
    }
    if link.came > 0 {
        return Err(Problem::conflict(refusal::prolific_link_is_used()));
    }
    Ok(())
}
