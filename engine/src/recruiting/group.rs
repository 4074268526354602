//! Groups of participants at Prolific: everybody who has the same result in a study, so that a later study can be open only to them, or
//! closed to them.
//!
//! A person turns a group on, and it is created at Prolific. From then on the process that follows the study keeps its members
//! (`keep`). See [decision 87](../../../docs/decisions/0087-groups-quotas-and-fees.md).

mod keep;

use std::collections::BTreeSet;

use providers::{Error, Provider as Client};
use serde::{Deserialize, Serialize};
use serde_json::json;
use shared::{
    Action, Actor, ConnectionProblem, GroupOutcome, GroupProblem, Message, Problem, Role, Service, StudyId, Time,
    allowed, refusal,
};
use store::{connection::ConnectionRow, provider_group::ProviderGroup};

use super::{
    client::meaning,
    follow::{is_id, plain},
    said::own_words,
};
use crate::{Engine, Result, access::Permit as _, audit::event::Happened};

/// The most characters of the name of a group.
const LONGEST_NAME: usize = 120;
/// The most groups by which a study at Prolific is open or closed to people, each.
pub(super) const MOST_GROUPS: usize = 10;

/// The results of a study, each with its group at Prolific.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OutcomeGroup {
    /// The result.
    pub outcome: GroupOutcome,
    /// How many participants have it here, of those whom Prolific has listed.
    pub people: usize,
    /// The group, if there is one.
    pub group: Option<GroupState>,
}

/// A group of participants at Prolific.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GroupState {
    /// Prolific's id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Whether its members are kept up to date.
    pub is_on: bool,
    /// How many members it had when they were last brought up to date.
    pub members: i64,
    /// When its members were last the right ones; absent while it was never filled.
    pub checked_at: Option<Time>,
    /// Why they could not be brought up to date.
    pub problem: Option<GroupProblem>,
}

/// A group to be turned on.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewGroup {
    /// Its name at Prolific. A group that exists keeps its name.
    pub name: String,
}

/// A group that a study at Prolific can be open or closed to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OfferedGroup {
    /// Prolific's id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How many members it had when they were last brought up to date.
    pub members: i64,
}

impl Engine {
    /// The results of a study with their groups in the workspace with which it is connected; none if it is not connected.
    ///
    /// # Errors
    /// The actor may not pay in this study.
    pub async fn prolific_groups(&self, actor: &Actor, study: StudyId) -> Result<Vec<OutcomeGroup>> {
        let key = (study, Service::Prolific);
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Pay).await?;
        let Some(row) = tx.connection(study, key.1).await? else { return Ok(Vec::new()) };
        let mut groups = tx.provider_groups(key, &row.workspace).await?;
        let mut all = Vec::new();
        for &outcome in GroupOutcome::ALL {
            let people = tx.participants_with(key, outcome).await?.len();
            let found = groups.iter().position(|group| group.outcome == outcome);
            let group = found.map(|place| GroupState::from(groups.swap_remove(place)));
            all.push(OutcomeGroup { outcome, people, group });
        }
        Ok(all)
    }

    /// Keeps a group at Prolific with everybody who has this result. If there is none, it is created.
    ///
    /// # Errors
    /// The actor may not pay in this study, it is not connected, the name is invalid, or Prolific refuses or does not answer.
    pub async fn turn_group_on(
        &self,
        actor: &Actor,
        study: StudyId,
        outcome: GroupOutcome,
        new: NewGroup,
    ) -> Result<()> {
        let key = (study, Service::Prolific);
        let (row, known) = {
            let mut tx = self.read().await?;
            tx.permit(actor, study, Action::Pay).await?;
            let row = tx.connection(study, key.1).await?;
            let row = row.ok_or_else(|| Problem::conflict(refusal::prolific_is_not_connected()))?;
            let known = tx.provider_group(key, (&row.workspace, outcome)).await?;
            (row, known)
        };
        let known = known.filter(|group| group.problem != Some(GroupProblem::Gone));
        let created = match &known {
            Some(_) => None,
            None => Some(self.create_group(&row, &new.name).await?),
        };
        let now = self.now();
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Pay).await?;
        // Held, so that it is not disconnected meanwhile; and the group is filled soon.
        let is_connected = tx.hurry_connection(key, now).await?;
        let same = tx.connection(study, key.1).await?.filter(|found| is_connected && found.workspace == row.workspace);
        if same.is_none() {
            return Err(Problem::conflict(refusal::prolific_is_not_connected()).into());
        }
        let (verb, after) = match (known, created) {
            (Some(group), _) => {
                if !tx.switch_provider_group(&group, true, now).await? {
                    return Ok(());
                }
                ("turn_on", json!({"outcome": outcome, "group": group.group_id}))
            }
            (None, Some((group_id, name))) => {
                let after = json!({"outcome": outcome, "group": group_id, "name": name});
                let group = ProviderGroup {
                    study_id: study,
                    provider: key.1,
                    workspace: row.workspace,
                    outcome,
                    group_id,
                    name,
                    is_on: true,
                    members: 0,
                    problem: None,
                    created_at: now,
                    changed_at: now,
                    checked_at: None,
                    next_check_at: now,
                };
                if !tx.add_provider_group(&group).await? {
                    // Somebody else was faster. The group that was created here is empty and stays unused.
                    return Err(Problem::conflict(refusal::prolific_group_is_on()).into());
                }
                ("create", after)
            }
            (None, None) => return Err(Problem::NotFound.into()),
        };
        let what = Happened::by(actor, study, verb, "group", study);
        self.record(&mut tx, what, None::<&()>, Some(&after)).await?;
        tx.commit().await
    }

    /// Leaves the group of a result as it is at Prolific: nobody is added or removed any more.
    ///
    /// # Errors
    /// The actor may not pay in this study, or it has no such group in the workspace with which it is connected.
    pub async fn turn_group_off(&self, actor: &Actor, study: StudyId, outcome: GroupOutcome) -> Result<()> {
        let key = (study, Service::Prolific);
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Pay).await?;
        let row = tx.connection(study, key.1).await?.ok_or(Problem::NotFound)?;
        let group = tx.provider_group(key, (&row.workspace, outcome)).await?.ok_or(Problem::NotFound)?;
        if tx.switch_provider_group(&group, false, self.now()).await? {
            let after = json!({"outcome": outcome, "group": group.group_id});
            let what = Happened::by(actor, study, "turn_off", "group", study);
            self.record(&mut tx, what, None::<&()>, Some(&after)).await?;
            tx.commit().await?;
        }
        Ok(())
    }

    /// The groups of this workspace that belong to studies in which the actor may pay: others are none of their business.
    pub(super) async fn offered_groups(&self, actor: &Actor, workspace: &str) -> Result<Vec<OfferedGroup>> {
        let mut tx = self.read().await?;
        let groups = tx.groups_of_workspace(Service::Prolific, workspace).await?;
        let roles = tx.roles_everywhere(actor.person).await?;
        let may_pay = |study: StudyId| {
            let theirs: Vec<Role> = roles.iter().filter(|(of, _)| *of == study).map(|(_, role)| *role).collect();
            allowed(actor.admin, &theirs, Action::Pay)
        };
        let groups = groups.into_iter().filter(|group| may_pay(group.study_id));
        Ok(groups.map(|group| OfferedGroup { id: group.group_id, name: group.name, members: group.members }).collect())
    }

    /// Creates an empty group at Prolific; its id and its name. If the answer is lost, an empty group may be left there.
    async fn create_group(&self, row: &ConnectionRow, name: &str) -> Result<(String, String), Problem> {
        let name = plain(name.trim(), usize::MAX);
        if !(1..=LONGEST_NAME).contains(&name.chars().count()) {
            return Err(Problem::invalid("name", refusal::characters_from_to(1, LONGEST_NAME)));
        }
        let client = self.client_for(row);
        let client = client.map_err(|problem| Problem::conflict(problem.message(Service::Prolific)))?;
        let created = client.create_group(&row.workspace, &name).await;
        let created = created.map_err(|error| Problem::conflict(not_created(&error)))?;
        if !is_id(&created.id) {
            return Err(Problem::conflict(ConnectionProblem::Unreadable.message(Service::Prolific)));
        }
        Ok((created.id, name))
    }
}

impl From<ProviderGroup> for GroupState {
    fn from(group: ProviderGroup) -> Self {
        let ProviderGroup { group_id: id, name, is_on, members, checked_at, problem, .. } = group;
        Self { id, name, is_on, members, checked_at, problem }
    }
}

/// What a person reads if a group was not created.
fn not_created(error: &Error) -> Message {
    match error {
        error if error.may_have_happened() => refusal::prolific_may_have_group(),
        Error::Refused(said) | Error::Conflict(said) => refusal::prolific_refuses_group(own_words(said)),
        error => meaning(error, ConnectionProblem::NoWorkspace).message(Service::Prolific),
    }
}

/// Groups by their ids, of which those in `only` may take part and those in `never` may not.
///
/// # Errors
/// An id cannot be one, a group is in both, Prolific does not know one, or nobody is in any of those that may take part.
pub(super) async fn check_groups(client: &dyn Client, only: &[String], never: &[String]) -> Result<(), Problem> {
    for (field, groups) in [("only_groups", only), ("not_groups", never)] {
        let is_sound = |id: &String| id.len() == 24 && id.bytes().all(|byte| byte.is_ascii_hexdigit());
        if groups.len() > MOST_GROUPS || !groups.iter().all(is_sound) {
            return Err(Problem::invalid(field, refusal::prolific_group_ids(MOST_GROUPS)));
        }
    }
    let of_only: BTreeSet<&String> = only.iter().collect();
    if let Some(both) = never.iter().find(|group| of_only.contains(group)) {
        return Err(Problem::invalid("not_groups", refusal::prolific_group_in_both(both.clone())));
    }
    let mut is_anybody_in = only.is_empty();
    for (field, group) in only.iter().map(|id| ("only_groups", id)).chain(never.iter().map(|id| ("not_groups", id))) {
        let members = client.group_members(group).await.map_err(|error| match error {
            Error::NotFound(_) => Problem::invalid(field, refusal::prolific_has_no_group(group.clone())),
            error => Problem::conflict(meaning(&error, ConnectionProblem::NoWorkspace).message(Service::Prolific)),
        })?;
        is_anybody_in |= field == "only_groups" && !members.is_empty();
    }
    if is_anybody_in { Ok(()) } else { Err(Problem::invalid("only_groups", refusal::prolific_groups_are_empty())) }
}
