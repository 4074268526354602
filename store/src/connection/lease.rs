//! Leases on connections: one process at a time asks a provider about a study.

use shared::{ConnectionProblem, Service, StudyId, Time};
use uuid::Uuid;

use super::ConnectionRow;
use crate::{Result, Tx, row, run, scalar};

/// What was found out when a provider was asked.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// When asking began.
    pub since: Time,
    /// When it is to be asked again if something has changed meanwhile.
    pub soon: Time,
    pub at: Time,
    /// When it is to be asked again.
    pub next: Time,
    /// How often in a row it could not be asked.
    pub failures: i64,
    pub problem: Option<ConnectionProblem>,
}

/// Takes the connection that `$which` names, if nobody holds it.
macro_rules! take {
    ($which:literal) => {
        concat!(
            "update connection
                set holder = $2,
                    lease_until = $3
              where (holder is null or lease_until <= $1)
                and ",
            $which,
            " returning study_id, provider, token, workspace, account, created_by, created_at, checked_at, listed_at, problem,
                        next_poll_at, failures"
        )
    };
}

impl Tx {
    /// Whether a provider is to be asked about a study.
    pub async fn has_due_connection(&mut self, now: Time) -> Result<bool> {
        let found = scalar!(
            self,
            i64,
            "select cast(1 as bigint)
               from connection
              where next_poll_at <= $1 and (holder is null or lease_until <= $1)
              limit 1",
            now
        )?;
        Ok(found.is_some())
    }

    /// Takes the connection that has waited longest, if one is due, until the lease ends.
    pub async fn take_connection(&mut self, now: Time, holder: Uuid, until: Time) -> Result<Option<ConnectionRow>> {
        row!(
            self,
            ConnectionRow,
            take!(
                "next_poll_at <= $1
                 and (study_id, provider) = (select c.study_id, c.provider
                                               from connection c
                                              where c.next_poll_at <= $1
                                                and (c.holder is null or c.lease_until <= $1)
                                              order by c.next_poll_at, c.study_id
                                              limit 1)"
            ),
            now,
            holder,
            until
        )
    }

    /// Takes the connection of a study, whether it is due or not; `None` if another process holds it.
    pub async fn take_connection_of(
        &mut self,
        (study, provider): (StudyId, Service),
        now: Time,
        (holder, until): (Uuid, Time),
    ) -> Result<Option<ConnectionRow>> {
        row!(self, ConnectionRow, take!("study_id = $4 and provider = $5"), now, holder, until, study, provider)
    }

    /// Holds a connection until the end of the transaction; `false` if the lease has passed to another process.
    pub async fn hold_connection(&mut self, study: StudyId, provider: Service, holder: Uuid) -> Result<bool> {
        let held = run!(
            self,
            "update connection set holder = holder where study_id = $1 and provider = $2 and holder = $3",
            study,
            provider,
            holder
        )?;
        Ok(held == 1)
    }

    /// Extends a lease; `false` if it has passed to another process.
    pub async fn extend_connection(
        &mut self,
        (study, provider): (StudyId, Service),
        (holder, until): (Uuid, Time),
    ) -> Result<bool> {
        let held = run!(
            self,
            "update connection set lease_until = $4 where study_id = $1 and provider = $2 and holder = $3",
            study,
            provider,
            holder,
            until
        )?;
        Ok(held == 1)
    }

    /// Has a provider asked about a study soon, and holds its connection until the end of the transaction; `false` if there is none.
    pub async fn hurry_connection(&mut self, (study, provider): (StudyId, Service), now: Time) -> Result<bool> {
        let found = run!(
            self,
            "update connection
                set next_poll_at = case when next_poll_at > $3 then $3 else next_poll_at end
              where study_id = $1 and provider = $2",
            study,
            provider,
            now
        )?;
        Ok(found == 1)
    }

    /// The same because the provider has told of a change: not before `pause` microseconds after the last question, and not while the
    /// provider cannot be asked. If it is being asked, it is asked again afterwards.
    pub async fn hurry_after_event(
        &mut self,
        (study, provider): (StudyId, Service),
        now: Time,
        pause: i64,
    ) -> Result<()> {
        run!(
            self,
            "update connection
                set next_poll_at = case when next_poll_at <= $3 then next_poll_at
                                        when checked_at + $4 <= $3 then $3
                                        when checked_at + $4 < next_poll_at then checked_at + $4
                                        else next_poll_at
                                   end,
                    hurried_at = $3
              where study_id = $1 and provider = $2 and failures = 0",
            study,
            provider,
            now,
            pause
        )?;
        Ok(())
    }

    /// Ends a lease with what was found out; `false` if it has passed to another process. If the provider has told of a change
    /// meanwhile, it is asked again soon: the answer may be older.
    pub async fn end_poll(
        &mut self,
        (study, provider): (StudyId, Service),
        holder: Uuid,
        asked: &Asked,
    ) -> Result<bool> {
        let held = run!(
            self,
            "update connection
                set holder = null,
                    lease_until = null,
                    checked_at = $4,
                    listed_at = case when $7 is null then $4 else listed_at end,
                    next_poll_at = case when hurried_at > $8 and $6 = 0 and $9 < $5 then $9 else $5 end,
                    hurried_at = null,
                    failures = $6,
                    problem = $7
              where study_id = $1 and provider = $2 and holder = $3",
            study,
            provider,
            holder,
            asked.at,
            asked.next,
            asked.failures,
            asked.problem,
            asked.since,
            asked.soon
        )?;
        Ok(held == 1)
    }

    /// Ends a lease under which nothing was found out.
    pub async fn release_connection(&mut self, study: StudyId, provider: Service, holder: Uuid) -> Result<()> {
        run!(
            self,
            "update connection
                set holder = null,
                    lease_until = null
              where study_id = $1 and provider = $2 and holder = $3",
            study,
            provider,
            holder
        )?;
        Ok(())
    }
}
