//! Queries of groups of participants at a provider, and of who belongs into them.

use shared::{GroupOutcome, GroupProblem, Service, StudyId, Time};

use super::{row, rows, run};
use crate::{Result, Tx};

/// A group of participants at a provider, with whom of a study it is to have.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct ProviderGroup {
    pub study_id: StudyId,
    pub provider: Service,
    /// The provider's id of the workspace.
    pub workspace: String,
    pub outcome: GroupOutcome,
    /// The provider's id of it.
    pub group_id: String,
    pub name: String,
    /// Whether its members are kept up to date.
    pub is_on: bool,
    /// How many members it had when they were last brought up to date.
    pub members: i64,
    pub problem: Option<GroupProblem>,
    pub created_at: Time,
    /// When somebody was last added or removed.
    pub changed_at: Time,
    /// When its members were last the right ones.
    pub checked_at: Option<Time>,
    /// When they are compared again.
    pub next_check_at: Time,
}

/// A group that a study at the provider can be open or closed to.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct KnownGroup {
    pub study_id: StudyId,
    pub group_id: String,
    pub name: String,
    pub members: i64,
}

/// The participants `i` of a study `$1` at a provider `$2` whom the provider has listed, with their workers `w`, and which. An id in a
/// link can be made up: the provider lists nobody under it.
macro_rules! participants {
    ($which:expr) => {
        concat!(
            "select i.participant
               from identity i
               join worker w on w.id = i.worker_id
               join person on person.id = w.person_id
              where i.study_id = $1
                and i.provider = $2
                and exists (select 1
                              from provider_submission s
                             where s.study_id = i.study_id and s.provider = i.provider and s.participant = i.participant)
                and ",
            $which,
            " order by i.participant"
        )
    };
}

/// Participants who are still in the study, whose account is not suspended, and who have passed the gate `$gate`, by the decision in force.
macro_rules! passed {
    ($gate:literal) => {
        participants!(concat!(
            "w.withdrawn_at is null
             and person.disabled_at is null
             and (select q.state
                    from qualification q
                   where q.worker_id = w.id and q.gate = '",
            $gate,
            "' order by q.number desc limit 1) = 'passed'"
        ))
    };
}

impl Tx {
    /// The provider's ids of the participants of a study who have an outcome, in order.
    pub async fn participants_with(
        &mut self,
        (study, provider): (StudyId, Service),
        outcome: GroupOutcome,
    ) -> Result<Vec<String>> {
        let found = match outcome {
            GroupOutcome::Came => rows!(self, (String,), participants!("true"), study, provider),
            GroupOutcome::PassedTest => rows!(self, (String,), passed!("test"), study, provider),
            GroupOutcome::PassedReview => rows!(self, (String,), passed!("review"), study, provider),
            GroupOutcome::Finished => rows!(
                self,
                (String,),
                participants!(
                    "w.withdrawn_at is null
                     and person.disabled_at is null
                     and exists (select 1 from participation p where p.worker_id = w.id and p.ending = 'finished')"
                ),
                study,
                provider
            ),
        };
        Ok(found?.into_iter().map(|(participant,)| participant).collect())
    }

    /// Stops updating the groups of a study: without its account nobody knows who belongs to them.
    pub async fn stop_provider_groups(&mut self, (study, provider): (StudyId, Service)) -> Result<()> {
        run!(self, "update provider_group set is_on = false where study_id = $1 and provider = $2", study, provider)?;
        Ok(())
    }

    /// The groups of a study in a workspace.
    pub async fn provider_groups(
        &mut self,
        (study, provider): (StudyId, Service),
        workspace: &str,
    ) -> Result<Vec<ProviderGroup>> {
        rows!(
            self,
            ProviderGroup,
            "select study_id, provider, workspace, outcome, group_id, name, is_on, members, problem, created_at, changed_at,
                    checked_at, next_check_at
               from provider_group
              where study_id = $1 and provider = $2 and workspace = $3
              order by outcome",
            study,
            provider,
            workspace
        )
    }

    /// The groups of all studies in a workspace that the provider still has, by name.
    pub async fn groups_of_workspace(&mut self, provider: Service, workspace: &str) -> Result<Vec<KnownGroup>> {
        rows!(
            self,
            KnownGroup,
            "select study_id, group_id, name, members
               from provider_group
              where provider = $1 and workspace = $2 and coalesce(problem, '') <> 'gone'
              order by name, group_id",
            provider,
            workspace
        )
    }

    /// The group of a study for an outcome in a workspace.
    pub async fn provider_group(
        &mut self,
        (study, provider): (StudyId, Service),
        (workspace, outcome): (&str, GroupOutcome),
    ) -> Result<Option<ProviderGroup>> {
        row!(
            self,
            ProviderGroup,
            "select study_id, provider, workspace, outcome, group_id, name, is_on, members, problem, created_at, changed_at,
                    checked_at, next_check_at
               from provider_group
              where study_id = $1 and provider = $2 and workspace = $3 and outcome = $4",
            study,
            provider,
            workspace,
            outcome
        )
    }

    /// Stores a group that was created at the provider, instead of one that is gone there; `false` if there is another one.
    pub async fn add_provider_group(&mut self, new: &ProviderGroup) -> Result<bool> {
        let added = run!(
            self,
            "insert into provider_group
                    (study_id, provider, workspace, outcome, group_id, name, is_on, members, created_at, changed_at, next_check_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
             on conflict (study_id, provider, workspace, outcome) do update
                set group_id = $5,
                    name = $6,
                    is_on = $7,
                    members = $8,
                    problem = null,
                    created_at = $9,
                    changed_at = $10,
                    checked_at = null,
                    next_check_at = $11
              where provider_group.problem = 'gone'",
            new.study_id,
            new.provider,
            new.workspace.as_str(),
            new.outcome,
            new.group_id.as_str(),
            new.name.as_str(),
            new.is_on,
            new.members,
            new.created_at,
            new.changed_at,
            new.next_check_at
        )?;
        Ok(added == 1)
    }

    /// Turns a group on or off; `false` if it was so already.
    pub async fn switch_provider_group(&mut self, group: &ProviderGroup, is_on: bool, now: Time) -> Result<bool> {
        let changed = run!(
            self,
            "update provider_group
                set is_on = $5,
                    changed_at = $6,
                    next_check_at = $6
              where study_id = $1 and provider = $2 and workspace = $3 and outcome = $4 and is_on <> $5",
            group.study_id,
            group.provider,
            group.workspace.as_str(),
            group.outcome,
            is_on,
            now
        )?;
        Ok(changed == 1)
    }

    /// Stores what came of comparing the members of a group, as it is in `group` now. If it was hurried meanwhile, it is compared again
    /// as soon as that: `since` is when it was to be compared before.
    pub async fn set_group_checked(&mut self, group: &ProviderGroup, since: Time) -> Result<()> {
        run!(
            self,
            "update provider_group
                set members = $5,
                    problem = $6,
                    changed_at = $7,
                    checked_at = $8,
                    next_check_at = case when next_check_at = $10 then $9 else next_check_at end
              where study_id = $1 and provider = $2 and workspace = $3 and outcome = $4 and group_id = $11",
            group.study_id,
            group.provider,
            group.workspace.as_str(),
            group.outcome,
            group.members,
            group.problem,
            group.changed_at,
            group.checked_at,
            group.next_check_at,
            since,
            group.group_id.as_str()
        )?;
        Ok(())
    }

    /// Has the members of all groups of a study compared soon.
    pub async fn hurry_groups(&mut self, study: StudyId, now: Time) -> Result<()> {
        run!(self, "update provider_group set next_check_at = $2 where study_id = $1", study, now)?;
        Ok(())
    }
}
