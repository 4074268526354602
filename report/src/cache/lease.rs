//! Which server computes a report: one holds a lease in the database and renews it, the others wait and say how far it is.
//!
//! A lease ends by the clocks of the servers, as that of a job does. Where they differ by more than the lease, a report is
//! computed twice, and nothing else happens: a lease or a failure that lies in the future was written by a clock that was wrong, and
//! counts for nothing.

use std::{convert::Infallible, time::Duration};

use engine::{Engine, Result};
use shared::{Problem, Time};
use store::stored_report::ReportKey;
use tokio::time::{Instant, sleep};
use uuid::Uuid;

use super::{Key, Steps, failed};
use crate::Reports;

/// How long a report is held without a sign of life.
pub(super) const LEASE: Duration = Duration::from_secs(15);

/// How often a server looks whether it has to say how far it is.
const LOOK: Duration = Duration::from_secs(1);

/// How long a server goes without renewing its lease.
const BEAT: Duration = Duration::from_secs(5);

/// What a server may do about a report.
pub(super) enum Turn {
    /// It computes the report.
    Mine(Lease),
    /// Another one does: steps taken, and steps in all.
    Theirs((usize, usize)),
    /// The report could not be computed just now.
    Failed(Problem),
}

/// The right to compute a report, as long as it is renewed.
#[derive(Debug)]
pub(super) struct Lease {
    key: Key,
    digest: String,
    pub(super) holder: Uuid,
}

impl Lease {
    pub(super) fn key(&self) -> ReportKey<'_> {
        ReportKey { study: self.key.study, kind: self.key.kind.as_str(), digest: &self.digest }
    }
}

impl Reports {
    /// Whose turn it is to compute a report. One that has just failed is only tried again for somebody who insists.
    pub(super) async fn turn(&self, key: &Key, insists: bool) -> Result<Turn> {
        let (engine, now) = (self.engine(), self.engine().now());
        let lease = Lease { key: key.clone(), digest: key.digest(), holder: engine.id() };
        if let Some(found) = engine.glance().await?.report_lease(lease.key()).await? {
            if found.lease_until > now && found.lease_until <= latest(now) {
                let count = |n: i64| usize::try_from(n).unwrap_or_default();
                return Ok(Turn::Theirs((count(found.done), count(found.steps))));
            }
            let is_recent = found.failed_at.is_some_and(|at| now.seconds_since(at).abs() < failed::AGAIN);
            let problem = found.problem.filter(|_| is_recent && !insists);
            if let Some(problem) = problem.and_then(|problem| serde_json::from_str(&problem).ok()) {
                return Ok(Turn::Failed(problem));
            }
        }
        let mut tx = engine.write().await?;
        let is_mine = tx.take_report(lease.key(), lease.holder, (now, latest(now)), until(engine)).await?;
        tx.commit().await?;
        Ok(if is_mine { Turn::Mine(lease) } else { Turn::Theirs((0, 0)) })
    }

    /// Renews a lease and says how far the computation is, until that ends.
    pub(super) async fn renew(&self, lease: &Lease, steps: &Steps) -> Infallible {
        let (mut told, mut at) = ((0, 0), Instant::now());
        loop {
            sleep(LOOK).await;
            let counts = steps.counts();
            if counts == told && at.elapsed() < BEAT {
                continue;
            }
            (told, at) = (counts, Instant::now());
            match self.prolong(lease, counts).await {
                Ok(true) => {}
                Ok(false) => {
                    tracing::warn!(kind = lease.key.kind.as_str(), study = %lease.key.study, "another server computes a report that this one computes");
                    std::future::pending::<()>().await;
                }
                Err(error) => tracing::warn!(%error, "the lease on a report could not be renewed"),
            }
        }
    }

    async fn prolong(&self, lease: &Lease, (done, of): (usize, usize)) -> Result<bool> {
        let number = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        let mut tx = self.engine().write().await?;
        let is_held =
            tx.prolong_report(lease.key(), lease.holder, until(self.engine()), (number(done), number(of))).await?;
        tx.commit().await?;
        Ok(is_held)
    }

    /// Ends a lease: the report is there, or somebody else may try.
    pub(super) async fn let_go(&self, lease: &Lease) {
        let ended = async {
            let mut tx = self.engine().write().await?;
            tx.end_report(lease.key(), lease.holder).await?;
            tx.commit().await
        };
        if let Err(error) = ended.await {
            tracing::warn!(%error, "the lease on a report could not be ended");
        }
    }

    /// Ends a lease and tells the other servers why the report could not be computed, if they would find the same.
    pub(super) async fn give_up(&self, lease: &Lease, problem: &Problem) {
        let text = serde_json::to_string(problem).ok().filter(|_| failed::is_told(problem));
        let Some(text) = text else { return self.let_go(lease).await };
        let told = async {
            let mut tx = self.engine().write().await?;
            tx.fail_report(lease.key(), lease.holder, self.engine().now(), &text).await?;
            tx.commit().await
        };
        if let Err(error) = told.await {
            tracing::warn!(%error, "the reason why a report failed could not be stored");
        }
    }
}

/// The end of a lease that is renewed now.
fn until(engine: &Engine) -> Time {
    plus(engine.now(), LEASE)
}

/// The latest end of a lease that can be right now, with clocks that differ by as much as a lease.
fn latest(now: Time) -> Time {
    plus(now, LEASE * 2)
}

fn plus(time: Time, lasting: Duration) -> Time {
    Time(time.0.saturating_add(i64::try_from(lasting.as_micros()).unwrap_or(i64::MAX)))
}
