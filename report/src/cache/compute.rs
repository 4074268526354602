//! The way of a report that is not in memory: from the database, or computed by this server or by another one.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use engine::{Error, Result};
use shared::Problem;
use store::{stored_report::NewReport, study_version::Changes};
use tokio::time::{Instant, sleep};

use super::{
    AnyReport, Key,
    flight::{Landed, Pilot},
    form::Report,
    lease::{Lease, Turn},
    weight,
};
use crate::Reports;

/// How long a server first waits before it looks again whether another one has computed a report.
const FIRST_LOOK: Duration = Duration::from_millis(200);

/// How long it waits at most: each time a little longer.
const LONGEST_LOOK: Duration = Duration::from_secs(1);

impl Reports {
    /// A report that is not in memory. `insists` if the request repeats a computation that has just failed.
    pub(super) async fn fly<T, F>(
        self,
        pilot: &Pilot,
        (key, insists): (Key, bool),
        make: impl FnOnce(Self) -> F,
    ) -> Landed
    where
        T: Report,
        F: Future<Output = Result<T>>,
    {
        let lease = if self.stores() {
            match self.in_background().seek::<T>(pilot, &key, insists).await {
                Ok(Sought::Landed(landed)) => return landed,
                Ok(Sought::Mine(lease)) => Some(lease),
                // Reports are there without the table, too: this server then computes on its own.
                Err(error) => {
                    tracing::warn!(%error, "a stored report could not be looked for");
                    None
                }
            }
        } else {
            None
        };
        pilot.looked();
        self.compute_and_keep(key, make, lease).await
    }

    /// Looks for the report in the database until it is there, or it is this server's turn to compute it.
    async fn seek<T: Report>(&self, pilot: &Pilot, key: &Key, mut insists: bool) -> Result<Sought> {
        let mut pause = FIRST_LOOK;
        loop {
            let (changes, found) = self.recall::<T>(key).await?;
            pilot.looked();
            if let Some(landed) = found {
                return Ok(Sought::Landed(landed));
            }
            match self.turn(key, insists).await? {
                // Another server may have stored it between the two questions.
                Turn::Mine(lease) => match self.recall::<T>(key).await {
                    Ok((_, None)) => return Ok(Sought::Mine(lease)),
                    Ok((_, Some(landed))) => {
                        self.let_go(&lease).await;
                        return Ok(Sought::Landed(landed));
                    }
                    Err(error) => {
                        self.let_go(&lease).await;
                        return Err(error);
                    }
                },
                Turn::Failed(problem) => {
                    self.cache.failed.put(key.clone(), &problem, self.engine().now());
                    return Ok(Sought::Landed(Landed { changes, report: Err(problem) }));
                }
                Turn::Theirs(counts) => {
                    self.steps.set(counts);
                    // What it says now is the answer to this request, too.
                    insists = false;
                    sleep(pause).await;
                    pause = (pause + FIRST_LOOK).min(LONGEST_LOOK);
                }
            }
        }
    }

    async fn compute_and_keep<T, F>(self, key: Key, make: impl FnOnce(Self) -> F, lease: Option<Lease>) -> Landed
    where
        T: Report,
        F: Future<Output = Result<T>>,
    {
        let (at, began) = (self.engine().now(), Instant::now());
        let before = async { self.engine().read().await?.study_changes(key.study).await };
        let changes = match before.await {
            Ok(changes) => changes,
            // The requests that wait for it get the error too.
            Err(error) => {
                if let Some(lease) = lease {
                    self.let_go(&lease).await;
                }
                return Landed { changes: Changes::LAST, report: Err(error.into()) };
            }
        };
        self.cache.computed.fetch_add(1, Ordering::Relaxed);
        // Counted from the start: so far they were those of another server.
        self.steps.set((0, 0));
        let working = async {
            let report = make(self.clone()).await?;
            let (bytes, report, took) = (weight(&report), Arc::new(report), began.elapsed());
            self.cache.kept().put(key.clone(), (changes, at), report.clone(), bytes);
            let body = match &lease {
                Some(_) => self.packed(&key, (changes, at), report.clone()).await,
                None => None,
            };
            Ok::<_, Error>((report, body, took))
        };
        let made = match &lease {
            // On the connections of requests: those of reports are all in use when there is most to compute.
            Some(lease) => tokio::select! {
                made = working => made,
                never = self.renew(lease, &self.steps) => match never {},
            },
            None => working.await,
        };
        let report = match made {
            Ok((report, body, took)) => {
                match (lease, body) {
                    (Some(lease), Some(body)) => {
                        let took_ms = i64::try_from(took.as_millis()).unwrap_or(i64::MAX);
                        let new = NewReport { changes, began_at: at, took_ms, body: &body };
                        self.in_background().store(lease, new).await;
                    }
                    (Some(lease), None) => self.let_go(&lease).await,
                    (None, _) => {}
                }
                let report: AnyReport = report;
                Ok(report)
            }
            Err(error) => {
                let problem = Problem::from(error);
                self.cache.failed.put(key, &problem, self.engine().now());
                if let Some(lease) = lease {
                    self.in_background().give_up(&lease, &problem).await;
                }
                Err(problem)
            }
        };
        Landed { changes, report }
    }
}

/// What came of looking for a report.
enum Sought {
    Landed(Landed),
    Mine(Lease),
}
