//! Members: the people who design, review and manage a study. Workers are not members; they join by invitation links.

use shared::{Action, Actor, PersonId, Problem, Role, StudyId, refusal};

use crate::{Engine, Result, access::Permit as _, audit::event::Happened};

pub use store::member::Member;

impl Engine {
    /// The members of a study, one row for each of their roles.
    ///
    /// # Errors
    /// The actor may not invite, and therefore may not see e-mail addresses.
    pub async fn members(&self, actor: &Actor, study: StudyId) -> Result<Vec<Member>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Invite).await?;
        tx.members(study).await
    }

    /// Gives the person with this e-mail address a role.
    ///
    /// # Errors
    /// The actor may not invite, there is no account with this address, or the role is worker.
    pub async fn add_member(&self, actor: &Actor, study: StudyId, email: &str, role: Role) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Invite).await?;
        if role == Role::Worker {
            return Err(Problem::invalid("role", refusal::workers_join_by_link()).into());
        }
        let email = email.trim().to_lowercase();
        let Some(person) = tx.person_with_email(&email).await? else {
            return Err(Problem::invalid("email", refusal::no_such_account()).into());
        };
        if !tx.add_member(study, person, role, self.now()).await? {
            return Err(Problem::conflict(refusal::has_role_already()).into());
        }
        self.record(&mut tx, Happened::by(actor, study, "add", "member", person), None::<&()>, Some(&role)).await?;
        tx.commit().await
    }

    /// Removes a role from a person.
    ///
    /// # Errors
    /// The actor may not invite, the person does not have the role, or they are the last manager.
    pub async fn remove_member(&self, actor: &Actor, study: StudyId, person: PersonId, role: Role) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Invite).await?;
        if !tx.remove_member(study, person, role).await? {
            return Err(Problem::NotFound.into());
        }
        if role == Role::Manager && tx.n_members(study, role).await? == 0 {
            return Err(Problem::conflict(refusal::study_needs_manager()).into());
        }
        self.record(&mut tx, Happened::by(actor, study, "remove", "member", person), Some(&role), None::<&()>).await?;
        tx.commit().await
    }
}
