//! Roles in a study for everybody in a group of the sign-in service. They are given when a person of the group signs in there, and
//! taken when one who has left it does, or when the group loses the role.

use serde_json::json;
use shared::{Action, Actor, Problem, Role, StudyId, refusal};

pub use store::group_role::GroupRole;

use crate::{Engine, Result, access::Permit as _, audit::event::Happened};

/// The most roles that a study gives to groups.
pub const MOST: i64 = 50;
/// The longest name of a group, in characters.
pub const LONGEST: usize = 200;

impl Engine {
    /// The roles that a study gives to groups; `None` if people do not sign in at a service here.
    ///
    /// # Errors
    /// The actor may not invite.
    pub async fn group_roles(&self, actor: &Actor, study: StudyId) -> Result<Option<Vec<GroupRole>>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Invite).await?;
        let found = tx.group_roles(study).await?;
        Ok((self.service_name().is_some() || !found.is_empty()).then_some(found))
    }

    /// Gives a role to everybody in a group.
    ///
    /// # Errors
    /// The actor may not invite; the name is empty or too long, the role is worker, the group has it already, or there are too
    /// many.
    pub async fn add_group_role(&self, actor: &Actor, study: StudyId, name: &str, role: Role) -> Result<()> {
        let name = name.trim();
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Invite).await?;
        if role == Role::Worker {
            return Err(Problem::invalid("role", refusal::workers_join_by_link()).into());
        }
        if name.is_empty() || name.chars().count() > LONGEST || name.chars().any(char::is_control) {
            return Err(Problem::invalid("group", refusal::give_group(LONGEST)).into());
        }
        if tx.n_group_roles(study).await? >= MOST {
            return Err(Problem::conflict(refusal::too_many_group_roles(MOST)).into());
        }
        if !tx.add_group_role(study, name, role, self.now()).await? {
            return Err(Problem::conflict(refusal::group_has_role_already()).into());
        }
        let given = json!({ "group": name, "role": role });
        self.record(&mut tx, Happened::by(actor, study, "add", "group_role", study), None::<&()>, Some(&given)).await?;
        tx.commit().await
    }

    /// Takes a role from a group, and from everybody who has it because of the group.
    ///
    /// # Errors
    /// The actor may not invite, or the group does not have the role: `NotFound`; or nobody would manage the study.
    pub async fn remove_group_role(&self, actor: &Actor, study: StudyId, name: &str, role: Role) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Invite).await?;
        if !tx.remove_group_role(study, name, role).await? {
            return Err(Problem::NotFound.into());
        }
        if role == Role::Manager && tx.n_members(study, role).await? == 0 {
            return Err(Problem::conflict(refusal::study_needs_manager()).into());
        }
        let given = json!({ "group": name, "role": role });
        let happened = Happened::by(actor, study, "remove", "group_role", study);
        self.record(&mut tx, happened, Some(&given), None::<&()>).await?;
        tx.commit().await
    }
}
