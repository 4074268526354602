//! Reports are computed once: all requests for the same report, to any server, wait for one computation. The result is kept in
//! memory, and stored in the database for other servers and for the next start, until the study's data changes (decision 95).
//!
//! A report is stored under the numbers of changes that `study_version` had before the report was read. Triggers
//! increment these numbers, so a report can be newer than its numbers indicate, but never older. Permissions are checked
//! for every request, before any stored report is read.
//!
//! Files and the REST interface wait for a report that includes everything. A page does not: see [`page`] and
//! decision 64.

mod compute;
mod failed;
mod flight;
mod form;
mod kept;
mod kind;
mod lease;
mod page;
mod refresh;
mod steps;
mod stored;
#[cfg(test)]
mod stored_tests;
#[cfg(test)]
mod tests;

use std::{
    any::Any,
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use engine::{Error, Result, access::Permit as _};
use shared::{Action, Actor, Problem, StudyId, Time, refusal};
use store::{stored_report::ReportKey, study_version::Changes};

use self::{
    failed::Failed,
    flight::{Flight, Flights, Landed, Seat},
    form::Report,
    kept::Kept,
    page::Page,
};
use crate::Reports;

pub(crate) use self::{kept::weight, page::Page as PageWait, steps::Steps};
pub use self::{
    kind::ReportKind,
    page::{Computing, Waited},
};

/// Seconds after which a client should ask again for a report that is being computed.
const TRY_AGAIN: i64 = 2;

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
    kind: ReportKind,
    options: String,
}

/// A report of any kind.
type AnyReport = Arc<dyn Any + Send + Sync>;

/// The reports of a process: those being computed, those stored, and those that could not be computed.
#[derive(Debug)]
pub(crate) struct Cache {
    kept: Mutex<Kept>,
    flights: Flights,
    failed: Failed,
    computed: AtomicU64,
    /// When it was last noted in the database that somebody reads a report.
    noted: Mutex<HashMap<Key, Time>>,
    /// When a report could not be kept up to date.
    left_alone: Mutex<HashMap<(StudyId, ReportKind), Time>>,
}

/// Why a report is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// Somebody has asked for it.
    Asked,
    /// It is kept up to date, if it is due.
    Refresh,
    /// It is a part of such a report.
    PartOfRefresh,
}

impl Cache {
    pub(crate) fn new(bytes: usize) -> Self {
        let kept = Mutex::new(Kept::new(bytes));
        Self {
            kept,
            flights: Flights::default(),
            failed: Failed::default(),
            computed: AtomicU64::new(0),
            noted: Mutex::default(),
            left_alone: Mutex::default(),
        }
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
        what: (ReportKind, String),
        make: impl FnOnce(Self) -> F + Send + 'static,
    ) -> Result<Arc<T>>
    where
        T: Report,
        F: Future<Output = Result<T>> + Send + 'static,
    {
        self.report_for((actor, Action::SeeReports), study, what, make).await
    }

    /// The same for those who may do something else than see reports.
    pub(crate) async fn report_for<T, F>(
        &self,
        (actor, action): (&Actor, Action),
        study: StudyId,
        (kind, options): (ReportKind, String),
        make: impl FnOnce(Self) -> F + Send + 'static,
    ) -> Result<Arc<T>>
    where
        T: Report,
        F: Future<Output = Result<T>> + Send + 'static,
    {
        let mut tx = self.engine().read().await?;
        tx.permit(actor, study, action).await?;
        let settings = tx.study(study).await?.ok_or(Problem::NotFound)?.settings;
        let changes = tx.study_changes(study).await?;
        let options = format!("{options}\n{}\n{}", self.versions, self.engine().folder().stamp(&settings));
        let key = Key { study, kind, options };
        if self.why == Why::Refresh {
            let digest = key.digest();
            let head = tx.stored_head(ReportKey { study, kind: kind.as_str(), digest: &digest }).await?;
            if !head.is_some_and(|head| refresh::is_due(&head, changes, self.engine().now())) {
                return Err(stored::not_due().into());
            }
        }
        drop(tx);
        let in_memory = self.cache.kept().get(&key, changes);
        if let Some(found) = in_memory {
            self.note_read(&key);
            return downcast(found);
        }
        match self.page.clone() {
            Some(page) => self.shortly(&page, key, changes, make).await,
            None => self.completely(key, changes, make).await,
        }
    }

    /// The report with everything that there was when it was asked for, however long that takes.
    async fn completely<T, F>(
        &self,
        key: Key,
        changes: Changes,
        make: impl FnOnce(Self) -> F + Send + 'static,
    ) -> Result<Arc<T>>
    where
        T: Report,
        F: Future<Output = Result<T>> + Send + 'static,
    {
        let mut make = Some(make);
        loop {
            let landed = self.board(&key, &mut make)?.landed().await?;
            // It may have started before the latest change that this request requires.
            if landed.changes.include(changes) {
                return downcast(landed.report?);
            }
            if let Some(found) = self.cache.kept().get(&key, changes) {
                return downcast(found);
            }
        }
    }

    /// The report if it is there soon, or an older one that only lacks what has arrived since. Either way it is being
    /// computed afterwards, unless that has just failed.
    async fn shortly<T, F>(
        &self,
        page: &Page,
        key: Key,
        changes: Changes,
        make: impl FnOnce(Self) -> F + Send + 'static,
    ) -> Result<Arc<T>>
    where
        T: Report,
        F: Future<Output = Result<T>> + Send + 'static,
    {
        let now = self.engine().now();
        let mut failed = self.cache.failed.get(&key, now);
        if failed.is_none() {
            let mut flight = self.board(&key, &mut Some(make))?;
            if page.takes_older() {
                if let Some(shown) = self.shown(page, &key, changes) {
                    return downcast(shown);
                }
                page.wait(flight.looked()).await;
                if let Some(shown) = self.shown(page, &key, changes) {
                    return downcast(shown);
                }
            }
            match page.wait(flight.landed()).await.transpose()? {
                Some(Landed { report: Err(problem), .. }) => failed = Some(problem),
                Some(Landed { changes: own, report: Ok(report) }) if own.include(changes) => return downcast(report),
                Some(_) | None => {}
            }
        }
        // It may have been computed in the meantime, although it is still being stored.
        if let Some(shown) = self.shown(page, &key, changes) {
            return downcast(shown);
        }
        if let Some(problem) = failed {
            return Err(problem.into());
        }
        page.is_computing(key.study, key.kind);
        Err(Problem::busy(refusal::report_is_being_computed(), TRY_AGAIN).into())
    }

    /// The report that is in memory, if a page may show it. The page says if work has arrived since.
    fn shown(&self, page: &Page, key: &Key, changes: Changes) -> Option<AnyReport> {
        let (report, as_of) = self.cache.kept().get_shown(key, changes)?;
        if let Some(at) = as_of {
            page.is_as_of(at);
        }
        Some(report)
    }

    /// The computation of a report: the one in progress, or a new one, which goes on even if nobody waits for it.
    fn board<T, F, M>(&self, key: &Key, make: &mut Option<M>) -> Result<Flight>
    where
        T: Report,
        F: Future<Output = Result<T>> + Send + 'static,
        M: FnOnce(Self) -> F + Send + 'static,
    {
        match self.cache.flights.board(key) {
            Seat::Passenger(flight) => Ok(flight),
            Seat::Pilot(pilot) => {
                let make = make.take().ok_or_else(|| Error::Unexpected("a report was made twice".to_owned()))?;
                let (flight, key) = (pilot.flight(), key.clone());
                let why = if self.why == Why::Asked { Why::Asked } else { Why::PartOfRefresh };
                let reports = Self { steps: pilot.steps(), page: None, why, ..self.clone() };
                let insists = self.page.is_none();
                tokio::spawn(async move {
                    let landed = reports.fly(&pilot, (key, insists), make).await;
                    pilot.land(landed);
                });
                Ok(flight)
            }
        }
    }
}

fn downcast<T: Send + Sync + 'static>(report: AnyReport) -> Result<Arc<T>> {
    report.downcast().map_err(|_| Error::Unexpected("a report was kept under the key of another kind".to_owned()))
}
