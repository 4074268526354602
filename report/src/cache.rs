//! Reports are computed once: all requests for the same report wait for one computation, and the result is kept in
//! memory until the study's data changes.
//!
//! A report is stored under the number of changes that `study_version` had before the report was read. Triggers
//! increment this number, so a report can be newer than its number indicates, but never older. Permissions are checked
//! for every request, before any stored report is read.

mod flight;
mod kept;

use std::{
    any::Any,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use engine::{Error, Result, access::Permit as _};
use serde::Serialize;
use shared::{Action, Actor, Problem, StudyId};

use self::{
    flight::{Flights, Landed, Seat},
    kept::Kept,
};
use crate::Reports;

pub(crate) use self::kept::weight;

/// The computations and the memory that reports have used so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Usage {
    /// Reports computed since the start; reports answered from memory are not counted.
    pub computed: u64,
    /// Reports in memory.
    pub kept: usize,
    /// Their bytes.
    pub bytes: usize,
}

/// Identifies a report of a study: its kind, and everything that it depends on apart from the study.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Key {
    study: StudyId,
    kind: &'static str,
    options: String,
}

/// A report of any kind.
type AnyReport = Arc<dyn Any + Send + Sync>;

/// The reports of a process: those being computed and those stored.
#[derive(Debug)]
pub(crate) struct Cache {
    kept: Mutex<Kept>,
    flights: Flights,
    computed: AtomicU64,
}

impl Cache {
    pub(crate) fn new(bytes: usize) -> Self {
        Self { kept: Mutex::new(Kept::new(bytes)), flights: Flights::default(), computed: AtomicU64::new(0) }
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Reports {
    /// The computations and the memory that reports have used so far.
    pub fn usage(&self) -> Usage {
        let (kept, bytes) = self.cache.kept().size();
        Usage { computed: self.cache.computed.load(Ordering::Relaxed), kept, bytes }
    }

    /// A report of a study: the stored one if nothing has changed since, otherwise a new one.
    pub(crate) async fn report<T, F>(
        &self,
        actor: &Actor,
        study: StudyId,
        (kind, options): (&'static str, String),
        make: impl FnOnce(Self) -> F + Send + 'static,
    ) -> Result<Arc<T>>
    where
        T: Serialize + Send + Sync + 'static,
        F: Future<Output = Result<T>> + Send + 'static,
    {
        let mut tx = self.engine().read().await?;
        tx.permit(actor, study, Action::SeeReports).await?;
        let settings = tx.study(study).await?.ok_or(Problem::NotFound)?.settings;
        let changes = tx.study_changes(study).await?;
        drop(tx);
        let options = format!("{options}\n{}\n{}", self.versions, self.engine().folder().stamp(&settings));
        let key = Key { study, kind, options };
        let mut make = Some(make);
        loop {
            if let Some(found) = self.cache.kept().get(&key, changes) {
                return downcast(found);
            }
            let landed = match self.cache.flights.board(&key) {
                Seat::Passenger(flight) => flight.landed().await?,
                Seat::Pilot(pilot) => {
                    let make = make.take().ok_or_else(|| Error::Unexpected("a report was made twice".to_owned()))?;
                    let flight = pilot.flight();
                    let (reports, key) = (self.clone(), key.clone());
                    tokio::spawn(async move { pilot.land(reports.compute_and_keep(key, make).await) });
                    flight.landed().await?
                }
            };
            // It may have started before the latest change that this request requires.
            if landed.changes >= changes {
                return downcast(landed.report?);
            }
        }
    }

    async fn compute_and_keep<T, F>(self, key: Key, make: impl FnOnce(Self) -> F) -> Landed
    where
        T: Serialize + Send + Sync + 'static,
        F: Future<Output = Result<T>>,
    {
        let before = async { self.engine().read().await?.study_changes(key.study).await };
        let changes = match before.await {
            Ok(changes) => changes,
            // The requests that wait for it get the error too.
            Err(error) => return Landed { changes: i64::MAX, report: Err(error.into()) },
        };
        self.cache.computed.fetch_add(1, Ordering::Relaxed);
        let report = match make(self.clone()).await {
            Ok(report) => {
                let bytes = weight(&report);
                let report: AnyReport = Arc::new(report);
                self.cache.kept().put(key, changes, report.clone(), bytes);
                Ok(report)
            }
            Err(error) => Err(error.into()),
        };
        Landed { changes, report }
    }
}

fn downcast<T: Send + Sync + 'static>(report: AnyReport) -> Result<Arc<T>> {
    report.downcast().map_err(|_| Error::Unexpected("a report was kept under the key of another kind".to_owned()))
}
