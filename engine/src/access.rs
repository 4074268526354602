//! The question every use case asks first: may this person do this here?

use shared::{Action, Actor, Language, Problem, Role, Study, StudyId, WorkerId, allowed};

use crate::{Engine, Result, Tx};

/// The message to people who try to decide about their own work.
pub const OWN_WORK: &str = "This is your own work, so somebody else has to decide about it. Ask another manager of this study, or an administrator.";

/// What a person is in one study.
#[derive(Clone, Debug)]
pub struct Access {
    /// Whether they administer the installation.
    pub admin: bool,
    /// Their roles in the study.
    pub roles: Vec<Role>,
    /// Their place among the workers, if they work.
    pub worker: Option<WorkerId>,
}

impl Access {
    /// Refuses a decision about the actor's own work: nobody approves, rejects, pays or judges what they did themselves,
    /// whatever else they are in the study.
    ///
    /// # Errors
    /// The work is the actor's own: `Forbidden`, with whom to ask.
    pub fn check_not_own(&self, worker: Option<WorkerId>) -> Result<(), Problem> {
        if self.owns(worker) { Err(Problem::forbidden(OWN_WORK)) } else { Ok(()) }
    }

    /// Whether the worker is the actor.
    pub fn owns(&self, worker: Option<WorkerId>) -> bool {
        self.worker.is_some() && self.worker == worker
    }

    /// Whether they may do this here.
    pub fn can(&self, action: Action) -> bool {
        allowed(self.admin, &self.roles, action)
    }
}

impl Engine {
    /// Whether the actor may do this in any study. It opens nothing: it decides how much of a request is read before the
    /// use case itself asks.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn may_somewhere(&self, actor: &Actor, action: Action) -> Result<bool> {
        let roles = self.glance().await?.roles_anywhere(actor.person).await?;
        Ok(allowed(actor.admin, &roles, action))
    }
}

/// The question a use case asks of its transaction first.
pub trait Permit {
    /// What the actor is in the study, provided they may do this there.
    ///
    /// # Errors
    /// `NotFound` to whoever has no part in the study, so that its existence does not show; `Forbidden` to whoever has.
    fn permit(&mut self, actor: &Actor, study: StudyId, action: Action) -> impl Future<Output = Result<Access>> + Send;

    /// What the actor is in the study.
    ///
    /// # Errors
    /// The study does not exist: `NotFound`.
    fn access(&mut self, actor: &Actor, study: StudyId) -> impl Future<Output = Result<Access>> + Send;
}

impl Permit for Tx {
    async fn permit(&mut self, actor: &Actor, study: StudyId, action: Action) -> Result<Access> {
        let access = self.access(actor, study).await?;
        if access.can(action) {
            Ok(access)
        } else if access.roles.is_empty() && !access.admin {
            Err(Problem::NotFound.into())
        } else {
            Err(Problem::forbidden(format!(
                "Your role in this study does not include this ({}). A manager of the study can change that.",
                action.as_str().replace('_', " ")
            ))
            .into())
        }
    }

    async fn access(&mut self, actor: &Actor, study: StudyId) -> Result<Access> {
        let parts = self.parts(study, actor.person).await?;
        let worker = parts.first().ok_or(Problem::NotFound)?.1;
        let roles = parts.iter().filter_map(|(role, _)| *role).chain(worker.map(|_| Role::Worker)).collect();
        Ok(Access { admin: actor.admin, roles, worker })
    }
}

/// A study that is known to exist.
pub(crate) async fn known_study(tx: &mut Tx, id: StudyId) -> Result<Study> {
    Ok(tx.study(id).await?.ok_or(Problem::NotFound)?)
}

/// Refuses a language the study does not work in.
pub(crate) async fn permit_language(tx: &mut Tx, study: StudyId, language: &Language) -> Result<()> {
    let known = known_study(tx, study).await?.languages;
    if known.contains(language) {
        return Ok(());
    }
    let list = known.iter().map(Language::as_str).collect::<Vec<_>>().join(", ");
    Err(Problem::invalid(
        "language",
        format!("The study does not work in {language}, only in {list}. Add it in the settings."),
    )
    .into())
}

/// Refuses whoever does not administer the installation, without saying what there is.
pub(crate) fn permit_installation(actor: &Actor) -> Result<(), Problem> {
    if shared::allowed(actor.admin, &[], Action::RunInstallation) { Ok(()) } else { Err(Problem::NotFound) }
}
