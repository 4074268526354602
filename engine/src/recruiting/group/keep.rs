//! The members of groups are kept equal to the participants who have the result here: some are added, some are removed.
//!
//! Who is in a group is read from Prolific and stored nowhere, so that an erased person is in no list here and is removed there. Adding
//! somebody who is in the group and removing somebody who is not change nothing, so that a lost answer does no harm.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use providers::{Error, Provider as Client};
use shared::{ConnectionProblem, GroupProblem, Time};
use store::connection::ConnectionRow;
use store::provider_group::ProviderGroup;
use tokio::time::timeout_at;
use uuid::Uuid;

use crate::recruiting::LEASE;
use crate::{Engine, Result};

/// How long keeping the groups of a study may take: much less than the lease.
const LONGEST: Duration = Duration::from_secs(20);
/// How many people are added or removed by one call.
const AT_ONCE: usize = 200;
/// Seconds until members are compared again, at least and at most. In between, a tenth of the time since the last change.
const PAUSES: (i64, i64) = (60, 3_600);
/// The same after a failure.
const AFTER_FAILURE: i64 = 300;

impl Engine {
    /// Brings the members of the groups of a study up to date: of those that are due, whose number has changed here, or of all if a
    /// person has asked. The caller holds the lease of the connection; `problem` is what it has met.
    pub(in crate::recruiting) async fn keep_groups(
        &self,
        row: &ConnectionRow,
        holder: Uuid,
        problem: Option<ConnectionProblem>,
        (is_asked, stopping): (bool, &AtomicBool),
    ) -> Result<()> {
        // What is wrong with one study keeps no group from being filled; everything else would.
        let is_of_one_study = matches!(problem, Some(ConnectionProblem::NoStudy | ConnectionProblem::Unreadable));
        // People who were never listed are in no group: a first list with a gap would empty it.
        if problem.is_some() && !(is_of_one_study && row.listed_at.is_some()) {
            return Ok(());
        }
        let (key, deadline) = ((row.study_id, row.service), Instant::now() + LONGEST);
        let groups = self.read().await?.provider_groups(key, &row.workspace).await?;
        let mut groups: Vec<ProviderGroup> = groups.into_iter().filter(|group| group.is_on).collect();
        // One that fails again and again keeps the others waiting no longer than itself.
        groups.sort_by_key(|group| group.next_check_at);
        for group in groups {
            let wanted = self.read().await?.participants_with(key, group.outcome).await?;
            let is_due = is_asked || group.next_check_at <= self.now();
            let is_same = i64::try_from(wanted.len()).is_ok_and(|n| n == group.members);
            if !is_due && (is_same || group.problem.is_some()) {
                continue;
            }
            if stopping.load(Ordering::Relaxed) || Instant::now() >= deadline {
                break;
            }
            let mut tx = self.write().await?;
            if !tx.extend_connection(key, (holder, self.now().plus_seconds(LEASE))).await? {
                break;
            }
            tx.commit().await?;
            let Ok(client) = self.client_for(row) else { break };
            let kept = timeout_at(deadline.into(), bring_up_to_date(&*client, &group.group_id, &wanted)).await;
            let since = group.next_check_at;
            let group = compared(group, kept.unwrap_or(Err(GroupProblem::Unreachable)), &wanted, self.now());
            let mut tx = self.write().await?;
            if !tx.hold_connection(key.0, key.1, holder).await? {
                break;
            }
            tx.set_group_checked(&group, since).await?;
            tx.commit().await?;
        }
        Ok(())
    }
}

/// A group with what came of comparing its members.
fn compared(mut group: ProviderGroup, kept: Result<bool, GroupProblem>, wanted: &[String], now: Time) -> ProviderGroup {
    match kept {
        Ok(has_changed) => {
            if has_changed {
                group.changed_at = now;
            }
            group.members = i64::try_from(wanted.len()).unwrap_or(i64::MAX);
            group.checked_at = Some(now);
            group.problem = None;
            group.next_check_at = now.plus_seconds(pause(now.seconds_since(group.changed_at)));
        }
        Err(problem) => {
            group.problem = Some(problem);
            group.next_check_at = now.plus_seconds(AFTER_FAILURE);
        }
    }
    group
}

/// Seconds until members are compared again, so many seconds after the last change.
fn pause(since: i64) -> i64 {
    let (least, most) = PAUSES;
    (since / 10).clamp(least, most)
}

/// Adds and removes people; whether there was somebody to add or to remove.
async fn bring_up_to_date(client: &dyn Client, group: &str, wanted: &[String]) -> Result<bool, GroupProblem> {
    let there = client.group_members(group).await.map_err(|error| problem(&error))?;
    let (here, there): (BTreeSet<String>, BTreeSet<String>) =
        (wanted.iter().cloned().collect(), there.into_iter().collect());
    let removed: Vec<String> = there.difference(&here).cloned().collect();
    let added: Vec<String> = here.difference(&there).cloned().collect();
    for some in removed.chunks(AT_ONCE) {
        client.remove_from_group(group, some).await.map_err(|error| problem(&error))?;
    }
    for some in added.chunks(AT_ONCE) {
        client.add_to_group(group, some).await.map_err(|error| problem(&error))?;
    }
    Ok(!removed.is_empty() || !added.is_empty())
}

const fn problem(error: &Error) -> GroupProblem {
    match error {
        Error::NotFound(_) => GroupProblem::Gone,
        Error::Refused(_) | Error::Conflict(_) | Error::Unauthorised(_) | Error::Invalid(_) | Error::Unsupported(_) => {
            GroupProblem::Refused
        }
        Error::NeverSent(_)
        | Error::Unclear(_)
        | Error::TooManyRequests { .. }
        | Error::Unreadable(_)
        | Error::TooLarge
        | Error::Disagrees { .. } => GroupProblem::Unreachable,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_are_compared_often_after_a_change_and_rarely_later() {
        assert_eq!([0, 599, 6_000, 36_000, i64::MAX].map(pause), [60, 60, 600, 3_600, 3_600]);
    }
}
