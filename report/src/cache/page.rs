//! How long a page waits for its reports, and what it has to say where it did not wait until the end.

use std::{
    future::Future,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
    time::Duration,
};

use shared::{StudyId, Time};
use tokio::time::{Instant, timeout_at};

use super::ReportKind;
use crate::Reports;

/// A computation that is in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Computing {
    /// What is computed.
    pub kind: ReportKind,
    /// Steps that have been taken.
    pub done: usize,
    /// Steps in all, as far as they are known.
    pub of: usize,
}

/// What a part of a page has to say about its reports.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Waited {
    /// A report is not there yet: the computations of its study, that report first.
    pub computing: Vec<Computing>,
    /// Work has arrived since a report was computed, at this time; a newer one is being computed.
    pub as_of: Option<Time>,
}

/// The patience of one page, and what became of the reports it asked for.
#[derive(Debug)]
pub(crate) struct Page {
    patience: Duration,
    /// Whether an older report is given at once, although a newer one might be there in time.
    takes_older: bool,
    until: OnceLock<Instant>,
    notes: Mutex<Vec<Note>>,
}

/// What became of a report that was not new.
#[derive(Clone, Copy, Debug)]
enum Note {
    Computing(StudyId, ReportKind),
    AsOf(Time),
}

impl Page {
    /// Waits, all reports of the page together, as long as a page may.
    pub(super) async fn wait<T>(&self, coming: impl Future<Output = T>) -> Option<T> {
        let until = *self.until.get_or_init(|| Instant::now() + self.patience);
        timeout_at(until, coming).await.ok()
    }

    pub(super) const fn takes_older(&self) -> bool {
        self.takes_older
    }

    pub(super) fn is_computing(&self, study: StudyId, kind: ReportKind) {
        self.notes().push(Note::Computing(study, kind));
    }

    pub(super) fn is_as_of(&self, at: Time) {
        self.notes().push(Note::AsOf(at));
    }

    fn notes(&self) -> MutexGuard<'_, Vec<Note>> {
        self.notes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Reports {
    /// The same for one page, which waits no longer than this for all its reports together. A report that is not there
    /// by then is refused as busy and computed nevertheless; one that only lacks work that has arrived since is given as
    /// it is. [`Reports::waited`] says which.
    #[must_use]
    pub fn for_page(&self, patience: Duration) -> Self {
        self.for_patience(patience, false)
    }

    /// The same for a part of a page that says what was found last: it waits only where there is no older report to give.
    #[must_use]
    pub fn for_glance(&self, patience: Duration) -> Self {
        self.for_patience(patience, true)
    }

    fn for_patience(&self, patience: Duration, takes_older: bool) -> Self {
        let page = Page { patience, takes_older, until: OnceLock::new(), notes: Mutex::default() };
        Self { page: Some(Arc::new(page)), ..self.clone() }
    }

    /// How often this page did not wait for a report until the end.
    pub fn notes(&self) -> usize {
        self.page.as_ref().map_or(0, |page| page.notes().len())
    }

    /// What a part of this page has to say that began when there were so many notes.
    pub fn waited(&self, notes: usize) -> Waited {
        let Some(page) = &self.page else { return Waited::default() };
        let notes: Vec<Note> = page.notes().iter().skip(notes).copied().collect();
        let mut waited = Waited::default();
        for note in notes {
            match note {
                Note::Computing(study, kind) if waited.computing.is_empty() => {
                    waited.computing = self.computing(study, kind);
                }
                Note::Computing(..) => {}
                Note::AsOf(at) => waited.as_of = Some(waited.as_of.map_or(at, |other| other.min(at))),
            }
        }
        waited
    }

    /// The computations of a study that are in progress, one kind first: the page has asked for it, even if it has just
    /// ended.
    fn computing(&self, study: StudyId, first: ReportKind) -> Vec<Computing> {
        let mut all = self.cache.flights.of(study);
        all.sort_by_key(|one| (one.kind != first, one.kind));
        if all.first().is_none_or(|one| one.kind != first) {
            all.insert(0, Computing { kind: first, done: 0, of: 0 });
        }
        all
    }
}
