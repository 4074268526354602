//! What providers send by themselves: the subscription of a workspace, and the events that have arrived.

use shared::{ConnectionProblem, HookState, Provider, StudyId, Time};

use super::{row, rows, run, scalar};
use crate::{Result, Tx};

/// The subscription of a workspace to what happens at its provider.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct HookRow {
    pub provider: Provider,
    pub workspace: String,
    /// The secret with which events are signed, encrypted; empty until it is known.
    pub secret: Vec<u8>,
    /// The provider's id of the subscription; empty if there is none.
    pub subscription: String,
    pub state: HookState,
    /// Why nothing is sent, if that is so.
    pub problem: Option<ConnectionProblem>,
    /// When the last signed event arrived.
    pub heard_at: Option<Time>,
}

impl std::fmt::Debug for HookRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("HookRow")
            .field("workspace", &self.workspace)
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}

impl Tx {
    /// A study that recruits through a workspace whose subscription is to be looked at; the accounts without a problem come first.
    pub async fn due_hook(&mut self, provider: Provider, now: Time) -> Result<Option<StudyId>> {
        scalar!(
            self,
            StudyId,
            "select c.study_id
               from connection c
               left join provider_hook h on h.provider = c.provider and h.workspace = c.workspace
              where c.provider = $1 and (h.workspace is null or h.next_check_at <= $2)
              order by case when c.problem is null then 0 else 1 end, c.created_at desc, c.study_id
              limit 1",
            provider,
            now
        )
    }

    /// Takes the subscription of a workspace until then; `false` if another process looks at it. One that dies leaves it to others
    /// from then on.
    pub async fn take_hook(&mut self, (provider, workspace): (Provider, &str), now: Time, until: Time) -> Result<bool> {
        let taken = run!(
            self,
            "insert into provider_hook (provider, workspace, secret, subscription, state, next_check_at)
             values ($1, $2, $6, '', $5, $4)
             on conflict (provider, workspace) do update
                set next_check_at = $4
              where provider_hook.next_check_at <= $3",
            provider,
            workspace,
            now,
            until,
            HookState::Waiting,
            b"".as_slice()
        )?;
        Ok(taken == 1)
    }

    /// The subscription of a workspace.
    pub async fn hook(&mut self, provider: Provider, workspace: &str) -> Result<Option<HookRow>> {
        row!(
            self,
            HookRow,
            "select provider, workspace, secret, subscription, state, problem, heard_at
               from provider_hook
              where provider = $1 and workspace = $2",
            provider,
            workspace
        )
    }

    /// Stores what was found out about a subscription, and when it is looked at again.
    pub async fn set_hook(&mut self, hook: &HookRow, next: Time) -> Result<()> {
        run!(
            self,
            "update provider_hook
                set secret = $3,
                    subscription = $4,
                    state = $5,
                    problem = $6,
                    next_check_at = $7
              where provider = $1 and workspace = $2",
            hook.provider,
            hook.workspace.as_str(),
            hook.secret.as_slice(),
            hook.subscription.as_str(),
            hook.state,
            hook.problem,
            next
        )?;
        Ok(())
    }

    /// Has the subscription of a workspace looked at soon, unless it is anyway before `leased`: a process may be looking at it.
    pub async fn hurry_hook(&mut self, (provider, workspace): (Provider, &str), now: Time, leased: Time) -> Result<()> {
        run!(
            self,
            "update provider_hook set next_check_at = $3 where provider = $1 and workspace = $2 and next_check_at > $4",
            provider,
            workspace,
            now,
            leased
        )?;
        Ok(())
    }

    /// Has everybody else wait who is about to use or end the subscription of a workspace. It comes before the connections.
    pub async fn lock_hook(&mut self, provider: Provider, workspace: &str) -> Result<()> {
        run!(
            self,
            "update provider_hook set workspace = workspace where provider = $1 and workspace = $2",
            provider,
            workspace
        )?;
        Ok(())
    }

    /// Whether a study recruits through a workspace.
    pub async fn has_connection_of(&mut self, (provider, workspace): (Provider, &str)) -> Result<bool> {
        let sql = "select cast(1 as bigint) from connection where provider = $1 and workspace = $2 limit 1";
        Ok(scalar!(self, i64, sql, provider, workspace)?.is_some())
    }

    /// Whether there is a subscription of a workspace that no study uses.
    pub async fn has_unused_hook(&mut self) -> Result<bool> {
        let found = scalar!(
            self,
            i64,
            "select cast(1 as bigint)
               from provider_hook h
              where not exists (select 1 from connection c where c.provider = h.provider and c.workspace = h.workspace)
              limit 1"
        )?;
        Ok(found.is_some())
    }

    /// Forgets the subscriptions of workspaces that no study uses; what they were.
    pub async fn drop_unused_hooks(&mut self) -> Result<Vec<HookRow>> {
        rows!(
            self,
            HookRow,
            "delete from provider_hook
              where not exists (select 1
                                  from connection c
                                 where c.provider = provider_hook.provider and c.workspace = provider_hook.workspace)
             returning provider, workspace, secret, subscription, state, problem, heard_at"
        )
    }

    /// Stores that an event has arrived; `false` if it had before. Events before `since` are forgotten: none of them comes again.
    pub async fn hear(
        &mut self,
        (provider, workspace): (Provider, &str),
        event: &str,
        (now, since): (Time, Time),
    ) -> Result<bool> {
        run!(self, "delete from provider_event where heard_at < $1", since)?;
        let new = run!(
            self,
            "insert into provider_event (provider, workspace, event, heard_at) values ($1, $2, $3, $4) on conflict do nothing",
            provider,
            workspace,
            event,
            now
        )?;
        run!(
            self,
            "update provider_hook set heard_at = $3 where provider = $1 and workspace = $2",
            provider,
            workspace,
            now
        )?;
        Ok(new == 1)
    }

    /// The studies that an event of a workspace may be about: the one that knows this submission, otherwise all that are connected
    /// with the workspace.
    pub async fn studies_of_event(
        &mut self,
        (provider, workspace): (Provider, &str),
        submission: &str,
    ) -> Result<Vec<StudyId>> {
        let known: Vec<(StudyId,)> = rows!(
            self,
            (StudyId,),
            "select c.study_id
               from connection c
               join provider_submission s on s.study_id = c.study_id and s.provider = c.provider
              where c.provider = $1 and c.workspace = $2 and s.submission = $3",
            provider,
            workspace,
            submission
        )?;
        let found = if known.is_empty() {
            rows!(
                self,
                (StudyId,),
                "select study_id from connection where provider = $1 and workspace = $2 order by study_id",
                provider,
                workspace
            )?
        } else {
            known
        };
        Ok(found.into_iter().map(|(study,)| study).collect())
    }
}
