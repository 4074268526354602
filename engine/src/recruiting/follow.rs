//! Following submissions: providers are asked again and again about the studies of connected entrances, and what they say is
//! stored.
//!
//! One process at a time asks about a study: it holds a lease on the connection, which is longer than it may ask. No
//! transaction is open meanwhile. A process that has lost its lease writes nothing.

mod seen;

use std::{
    collections::BTreeMap,
    pin::{Pin, pin},
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use futures::FutureExt as _;
use providers::{Error, Submission, SubmissionState};
use shared::{Action, Actor, ConnectionProblem, EntranceId, Problem, Service, StudyId, Time};
use store::connection::{Asked, ConnectionRow};
use store::provider_submission::ProviderSubmissionRow;
use tokio::time::{sleep, timeout};
use uuid::Uuid;

use self::seen::Seen;
use super::LEASE;
use super::client::meaning;
use super::service::being_asked;
use super::settle::TURNS;
use crate::{Engine, Result, access::Permit as _};

/// How long asking about one study may take.
const LONGEST: Duration = Duration::from_mins(2);
/// The pause after a search that found nothing to ask.
const IDLE: Duration = Duration::from_secs(2);
/// Seconds until the next question.
const PAUSE: i64 = 60;
/// Seconds until the next question after something has changed.
pub(super) const SHORT_PAUSE: i64 = 10;
/// The longest wait after failures, in seconds.
const LONGEST_PAUSE: i64 = 3_600;
/// How many submissions are stored in one transaction.
const AT_ONCE: usize = 200;

/// The most characters of an id or a state.
const LONGEST_WORD: usize = 64;

/// What came of looking for a study to ask about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Followed {
    /// A study was asked about, or another process has taken it.
    Asked,
    /// No study is due.
    NothingDue,
    /// The process is to stop; the study is given back.
    Stopped,
}

/// What a provider has answered: submissions with the entrance to whose study they belong, and what went wrong.
#[derive(Debug, Default)]
struct Answer {
    found: Vec<(EntranceId, Submission)>,
    problem: Option<ConnectionProblem>,
}

impl Engine {
    /// Follows submissions until it is stopped. Any number of processes may do this.
    pub async fn work_on_submissions(&self, stop: impl Future<Output = ()>) {
        let mut stop = pin!(stop);
        if self.recruiting.is_none() {
            return;
        }
        while !Box::pin(self.work_off_submissions(stop.as_mut())).await {
            tokio::select! {
                () = stop.as_mut() => return,
                () = sleep(IDLE) => {}
            }
        }
    }

    /// Asks about all studies that are due, and looks after the subscriptions of their workspaces; returns whether it was stopped
    /// before the last of them.
    pub async fn work_off_submissions(&self, mut stop: Pin<&mut impl Future<Output = ()>>) -> bool {
        if self.recruiting.is_none() {
            return false;
        }
        let on = self.in_background();
        while stop.as_mut().now_or_never().is_none() {
            match on.follow_next(stop.as_mut()).await {
                Ok(Followed::Asked) => {}
                Ok(Followed::NothingDue) => return on.keep_hooks(stop).await,
                // It must not be asked again whether it is stopped: it has said so.
                Ok(Followed::Stopped) => return true,
                Err(error) => {
                    tracing::error!(%error, "what a provider says about a study could not be stored");
                    return false;
                }
            }
        }
        true
    }

    /// Asks a provider about a study now.
    ///
    /// # Errors
    /// The actor may not pay in this study, it is not connected (`NotFound`), or it is being asked about at this moment.
    pub async fn ask_service(&self, actor: &Actor, (study, service): (StudyId, Service)) -> Result<()> {
        let (now, holder) = (self.now(), self.id());
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Pay).await?;
        tx.connection(study, service).await?.ok_or(Problem::NotFound)?;
        let lease = (holder, now.plus_seconds(LEASE));
        let Some(row) = tx.take_connection_of((study, service), now, lease).await? else {
            return Err(Problem::conflict(being_asked(service)).into());
        };
        tx.commit().await?;
        // The lease is given back also if nobody waits for the answer any more.
        let engine = self.clone();
        // Nobody waits here for payments: they are left to the background.
        let asking = async move { Box::pin(engine.follow_up(&row, holder, 0, pin!(std::future::pending()))).await };
        let ended = tokio::spawn(asking).await;
        ended.map_err(|error| crate::Error::Unexpected(format!("asking a provider: {error}")))??;
        Ok(())
    }

    /// Asks about the study that has waited longest, if one is due.
    async fn follow_next(&self, stop: Pin<&mut impl Future<Output = ()>>) -> Result<Followed> {
        let (now, holder) = (self.now(), self.id());
        if !self.glance().await?.has_due_connection(now).await? {
            return Ok(Followed::NothingDue);
        }
        let mut tx = self.write().await?;
        let Some(row) = tx.take_connection(now, holder, now.plus_seconds(LEASE)).await? else {
            return Ok(Followed::NothingDue);
        };
        tx.commit().await?;
        self.follow_up(&row, holder, TURNS, stop).await
    }

    /// Asks about a study, stores the answer, and ends the lease. If it is stopped meanwhile, somebody else asks.
    async fn follow_up(
        &self,
        row: &ConnectionRow,
        holder: Uuid,
        turns: usize,
        mut stop: Pin<&mut impl Future<Output = ()>>,
    ) -> Result<Followed> {
        let (key, since) = ((row.study_id, row.service), self.now());
        let answer = tokio::select! {
            answer = timeout(LONGEST, self.ask_about(row)) => answer,
            () = stop.as_mut() => {
                if let Err(error) = self.give_back_connection(key, holder).await {
                    tracing::error!(%error, "a study could not be given back; it is free when its lease ends");
                }
                return Ok(Followed::Stopped);
            }
        };
        let late = Answer { found: Vec::new(), problem: Some(ConnectionProblem::Unreachable) };
        let mut answer = answer.unwrap_or_else(|_| Ok(late))?;
        let changed = match self.store_submissions(key, holder, &answer.found).await {
            Ok(Some(changed)) => changed,
            Ok(None) => return Ok(Followed::Asked),
            Err(error) => {
                tracing::error!(%error, "what a provider says about a study could not be stored");
                answer.problem = Some(ConnectionProblem::Unreadable);
                0
            }
        };
        let stopping = AtomicBool::new(false);
        let mut ending = Box::pin(self.pay_and_end((row, holder, since), (answer, changed > 0), turns, &stopping));
        let ended = tokio::select! {
            ended = &mut ending => return ended.map(|()| Followed::Asked),
            () = stop => {
                // What is being sent is finished: nobody could tell otherwise whether it was.
                stopping.store(true, Ordering::Relaxed);
                ending.await
            }
        };
        if let Err(error) = ended {
            tracing::error!(%error, "what was paid through a provider could not be stored; it is looked for when the lease ends");
        }
        Ok(Followed::Stopped)
    }

    /// Pays what waits, and ends the lease.
    async fn pay_and_end(
        &self,
        (row, holder, since): (&ConnectionRow, Uuid, Time),
        (answer, has_changed): (Answer, bool),
        turns: usize,
        stopping: &AtomicBool,
    ) -> Result<()> {
        let settled = self.pay_through(row, holder, turns, stopping).await?;
        let problem = settled.problem.or(answer.problem);
        self.keep_groups(row, holder, problem, (turns == 0, stopping)).await?;
        let now = self.now();
        let failures = match problem {
            None => 0,
            // The others were read.
            Some(ConnectionProblem::NoStudy) if !answer.found.is_empty() => 0,
            Some(_) => row.failures + 1,
        };
        let next = match next(now, failures, has_changed || settled.is_expected) {
            _ if settled.is_moving && settled.problem.is_none() && failures == 0 => now,
            next => next,
        };
        if let Some(problem) = problem {
            tracing::warn!(%problem, service = %row.service, "a provider could not be asked about a study");
        }
        let asked = Asked { since, soon: now.plus_seconds(SHORT_PAUSE), at: now, next, failures, problem };
        let mut tx = self.write().await?;
        tx.end_poll((row.study_id, row.service), holder, &asked).await?;
        tx.commit().await
    }

    /// Ends a lease under which nothing was found out.
    pub(super) async fn give_back_connection(&self, (study, service): (StudyId, Service), holder: Uuid) -> Result<()> {
        let mut tx = self.write().await?;
        tx.release_connection(study, service, holder).await?;
        tx.commit().await
    }

    /// What a provider says about the submissions of all its studies to which the entrances lead. What is wrong with one of
    /// them keeps nobody from reading the others.
    async fn ask_about(&self, row: &ConnectionRow) -> Result<Answer> {
        let mut answer = Answer::default();
        let client = match self.client_for(row) {
            Ok(client) => client,
            Err(problem) => return Ok(Answer { problem: Some(problem), ..answer }),
        };
        for (study, entrance) in self.followed((row.study_id, row.service)).await? {
            match client.submissions(&study).await {
                Ok(found) => answer.found.extend(found.into_iter().map(|one| (entrance, one))),
                Err(error) => {
                    let problem = meaning(&error, ConnectionProblem::NoStudy);
                    // What keeps all of them from being read is told rather than what is wrong with one.
                    let is_of_one = matches!(
                        error,
                        Error::NotFound(_)
                            | Error::Invalid(_)
                            | Error::Refused(_)
                            | Error::Conflict(_)
                            | Error::Unreadable(_)
                            | Error::TooLarge
                    );
                    answer.problem = if is_of_one { answer.problem.or(Some(problem)) } else { Some(problem) };
                    if !is_of_one {
                        return Ok(answer);
                    }
                }
            }
        }
        Ok(answer)
    }

    /// The studies at a provider to which the entrances of a study lead, each with one of the entrances.
    pub(super) async fn followed(&self, (study, service): (StudyId, Service)) -> Result<BTreeMap<String, EntranceId>> {
        let entrances = self.read().await?.entrances(study).await?;
        let mut studies = BTreeMap::new();
        for listed in entrances {
            let settings = listed.entrance.settings;
            if settings.provider == Some(service.provider()) && !settings.provider_study.is_empty() {
                studies.entry(settings.provider_study).or_insert(listed.entrance.id);
            }
        }
        Ok(studies)
    }

    /// Stores what has changed, and frees the places of those who gave up. Returns how much has changed; `None` if the lease
    /// has passed to another process.
    async fn store_submissions(
        &self,
        (study, provider): (StudyId, Service),
        holder: Uuid,
        found: &[(EntranceId, Submission)],
    ) -> Result<Option<usize>> {
        let stored = self.read().await?.provider_submissions(study, provider).await?;
        let stored: BTreeMap<String, ProviderSubmissionRow> =
            stored.into_iter().map(|row| (row.submission.clone(), row)).collect();
        let seen = Seen { study, provider, now: self.now() };
        let changed: Vec<ProviderSubmissionRow> = found
            .iter()
            .filter_map(|(entrance, submission)| seen.change(*entrance, submission, stored.get(&submission.id)))
            .collect();
        let gave_up = |row: &&ProviderSubmissionRow| {
            has_given_up(&row.status) && stored.get(&row.submission).is_none_or(|old| old.status != row.status)
        };
        let (ended, others): (Vec<_>, Vec<_>) = changed.iter().partition(gave_up);
        for some in others.chunks(AT_ONCE) {
            let mut tx = self.write().await?;
            if !tx.hold_connection(study, provider, holder).await? {
                return Ok(None);
            }
            for row in some {
                tx.put_provider_submission(row).await?;
            }
            tx.commit().await?;
        }
        for row in ended {
            let mut tx = self.write().await?;
            if !tx.hold_connection(study, provider, holder).await? {
                return Ok(None);
            }
            if let Some(worker) = tx.worker_known_as(study, provider, &row.participant).await? {
                tx.lock_worker(worker).await?;
                self.end_by_provider(&mut tx, worker, &row.submission).await?;
            }
            tx.put_provider_submission(row).await?;
            tx.commit().await?;
        }
        Ok(Some(changed.len()))
    }
}

/// Whether it can be an id of a provider: it goes into tables and pages as it is.
pub(super) fn is_id(text: &str) -> bool {
    (1..=LONGEST_WORD).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
}

/// The text without control characters, up to so many characters: what comes from a provider is stored on both engines.
pub(super) fn plain(text: &str, most: usize) -> String {
    text.chars().filter(|c| !c.is_control()).take(most).collect()
}

/// Whether a submission in this state was given up, or took too long.
pub(super) fn has_given_up(status: &str) -> bool {
    matches!(SubmissionState::from(status), SubmissionState::Returned | SubmissionState::TimedOut)
}

/// When a provider is asked again.
fn next(now: Time, failures: i64, has_changed: bool) -> Time {
    let pause = match failures {
        0 if has_changed => SHORT_PAUSE,
        0 => PAUSE,
        n => (PAUSE << (n - 1).clamp(0, 16)).min(LONGEST_PAUSE),
    };
    now.plus_seconds(pause)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_followed_closely_and_failures_rarely() {
        let pause = |failures, has_changed| next(Time(0), failures, has_changed).seconds_since(Time(0));
        assert_eq!([pause(0, false), pause(0, true)], [60, 10]);
        assert_eq!([1, 2, 3, 6, 7, 90].map(|n| pause(n, true)), [60, 120, 240, 1_920, 3_600, 3_600]);
    }
}
