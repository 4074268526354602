//! Access control: every use case first checks whether the person has the permission.

use shared::{Action, Actor, Language, Locale, Message, Problem, Role, Study, StudyId, WorkerId, allowed, refusal};

use crate::{Engine, Result, Tx};

/// The message to people who try to decide about their own work.
pub const OWN_WORK: &str = Locale::En.own_work();

/// A person's access to one study.
#[derive(Clone, Debug)]
pub struct Access {
    /// Whether they administer the server.
    pub admin: bool,
    /// Their roles in the study.
    pub roles: Vec<Role>,
    /// Their id as a worker of the study, if they are one.
    pub worker: Option<WorkerId>,
}

impl Access {
    /// Refuses a decision about the actor's own work: no one approves, rejects, pays or judges their own work, whatever
    /// other roles they have in the study.
    ///
    /// # Errors
    /// The work is the actor's own: `Forbidden`, with whom to ask instead.
    pub fn check_not_own(&self, worker: Option<WorkerId>) -> Result<(), Problem> {
        if self.owns(worker) { Err(Problem::forbidden(refusal::own_work())) } else { Ok(()) }
    }

    /// Whether the worker is the actor.
    pub fn owns(&self, worker: Option<WorkerId>) -> bool {
        self.worker.is_some() && self.worker == worker
    }

    /// Why they do not have a permission, and how they can get it: those who give roles can give one to themselves.
    fn missing(&self, action: Action) -> Message {
        let is_of = |role: Role| self.can(Action::Invite) && allowed(false, &[role], action);
        if is_of(Role::Researcher) {
            refusal::only_researchers()
        } else if is_of(Role::Reviewer) {
            refusal::only_reviewers()
        } else {
            refusal::role_does_not_allow()
        }
    }

    /// Whether they have the permission in this study.
    pub fn can(&self, action: Action) -> bool {
        allowed(self.admin, &self.roles, action)
    }
}

impl Engine {
    /// Whether the actor has the permission in a study.
    ///
    /// # Errors
    /// There is no such study, or the database cannot be reached.
    pub async fn may(&self, actor: &Actor, study: StudyId, action: Action) -> Result<bool> {
        let mut tx = self.glance().await?;
        Ok(tx.access(actor, study).await?.can(action) && !tx.needs_codes(actor, action).await?)
    }

    /// Whether this server asks for sign-in codes before somebody with these roles does some of what they allow.
    pub fn asks_for_codes(&self, actor: &Actor, roles: &[Role]) -> bool {
        let mut guarded = Action::ALL.iter().filter(|action| action.asks_for_codes());
        self.asks_for_codes && guarded.any(|action| allowed(actor.admin, roles, *action))
    }

    /// Whether the actor has a password and no sign-in codes.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn lacks_codes(&self, actor: &Actor) -> Result<bool> {
        self.glance().await?.lacks_codes(actor.person).await
    }

    /// Whether the actor has the permission in any study. This grants nothing: it only decides how much of a request is
    /// read before the use case checks the permission itself.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn may_somewhere(&self, actor: &Actor, action: Action) -> Result<bool> {
        let roles = self.glance().await?.roles_anywhere(actor.person).await?;
        Ok(allowed(actor.admin, &roles, action))
    }
}

/// The permission checks at the beginning of a use case, as methods of its transaction.
pub trait Permit {
    /// The actor's access to the study, provided they have the permission.
    ///
    /// # Errors
    /// `NotFound` for a person without a role in the study, so that its existence is not revealed; `Forbidden` for
    /// others, and for those who have to turn on sign-in codes first.
    fn permit(&mut self, actor: &Actor, study: StudyId, action: Action) -> impl Future<Output = Result<Access>> + Send;

    /// Refuses anyone who does not administer the server, without revealing what exists.
    ///
    /// # Errors
    /// `NotFound` for them; `Forbidden` for administrators who have to turn on sign-in codes first.
    fn permit_installation(&mut self, actor: &Actor) -> impl Future<Output = Result<()>> + Send;

    /// Whether the server asks for sign-in codes before this action, and the actor has a password and no codes. Only then
    /// does this ask the database.
    ///
    /// # Errors
    /// The database reports an error.
    fn needs_codes(&mut self, actor: &Actor, action: Action) -> impl Future<Output = Result<bool>> + Send;

    /// The actor's access to the study.
    ///
    /// # Errors
    /// The study does not exist: `NotFound`.
    fn access(&mut self, actor: &Actor, study: StudyId) -> impl Future<Output = Result<Access>> + Send;
}

impl Permit for Tx {
    async fn permit(&mut self, actor: &Actor, study: StudyId, action: Action) -> Result<Access> {
        let access = self.access(actor, study).await?;
        if access.can(action) {
            if self.needs_codes(actor, action).await? {
                return Err(Problem::forbidden(refusal::turn_on_codes_first()).into());
            }
            Ok(access)
        } else if access.roles.is_empty() && !access.admin {
            Err(Problem::NotFound.into())
        } else {
            Err(Problem::forbidden(access.missing(action)).into())
        }
    }

    async fn permit_installation(&mut self, actor: &Actor) -> Result<()> {
        if !allowed(actor.admin, &[], Action::RunInstallation) {
            return Err(Problem::NotFound.into());
        }
        if self.needs_codes(actor, Action::RunInstallation).await? {
            return Err(Problem::forbidden(refusal::turn_on_codes_first()).into());
        }
        Ok(())
    }

    async fn needs_codes(&mut self, actor: &Actor, action: Action) -> Result<bool> {
        Ok(self.asks_for_codes() && action.asks_for_codes() && self.lacks_codes(actor.person).await?)
    }

    async fn access(&mut self, actor: &Actor, study: StudyId) -> Result<Access> {
        let parts = self.parts(study, actor.person).await?;
        let worker = parts.first().ok_or(Problem::NotFound)?.1;
        let roles = parts.iter().filter_map(|(role, _)| *role).chain(worker.map(|_| Role::Worker)).collect();
        Ok(Access { admin: actor.admin, roles, worker })
    }
}

/// Returns a study that must exist.
pub(crate) async fn known_study(tx: &mut Tx, id: StudyId) -> Result<Study> {
    Ok(tx.study(id).await?.ok_or(Problem::NotFound)?)
}

/// The refusal of a language in which the study does not work, with those in which it works.
pub(crate) fn not_a_study_language(language: &Language, known: &[Language]) -> Message {
    refusal::not_a_study_language(language.as_str(), known.iter().map(Language::as_str).collect::<Vec<_>>())
}

/// Refuses a language in which the study does not work.
pub(crate) async fn permit_language(tx: &mut Tx, study: StudyId, language: &Language) -> Result<()> {
    let known = known_study(tx, study).await?.languages;
    if known.contains(language) {
        return Ok(());
    }
    Err(Problem::invalid("language", not_a_study_language(language, &known)).into())
}
