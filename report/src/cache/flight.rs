//! Computations in progress: the first request for a report computes it, the others wait for it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use engine::{Error, Result};
use shared::{Problem, StudyId};
use store::study_version::Changes;
use tokio::sync::watch;

use super::{AnyReport, Computing, Key, Steps};

/// The result of a computation.
#[derive(Clone, Debug)]
pub(super) struct Landed {
    /// The changes of the study that the report includes.
    pub changes: Changes,
    /// The report, or the reason why it is undefined.
    pub report: Result<AnyReport, Problem>,
}

/// How far a flight is.
#[derive(Debug)]
pub(super) enum Leg {
    /// It is looking for the report in the database.
    Looking,
    /// The report is being computed, here or by another server.
    Flying,
    /// It has ended.
    Landed(Landed),
}

type Outcome = watch::Receiver<Leg>;
type Open = Arc<Mutex<HashMap<Key, (Outcome, Steps)>>>;

/// Computations that are running, by the report that they produce.
#[derive(Debug, Default)]
pub(super) struct Flights(Open);

/// The role of a request for a report: it computes the report, or waits for it.
pub(super) enum Seat {
    Pilot(Pilot),
    Passenger(Flight),
}

/// The right and the duty to compute a report. If it is dropped without a result, those who wait get an error.
pub(super) struct Pilot {
    key: Key,
    open: Open,
    outcome: watch::Sender<Leg>,
    steps: Steps,
}

/// A handle for waiting for a computation.
pub(super) struct Flight(Outcome);

impl Flights {
    /// Joins the running computation, or starts a new one.
    pub(super) fn board(&self, key: &Key) -> Seat {
        let mut open = lock(&self.0);
        if let Some((flight, _)) = open.get(key) {
            return Seat::Passenger(Flight(flight.clone()));
        }
        let (outcome, flight) = watch::channel(Leg::Looking);
        let steps = Steps::default();
        open.insert(key.clone(), (flight, steps.clone()));
        Seat::Pilot(Pilot { key: key.clone(), open: self.0.clone(), outcome, steps })
    }

    /// The computations of a study.
    pub(super) fn of(&self, study: StudyId) -> Vec<Computing> {
        let open = lock(&self.0);
        let own = open.iter().filter(|(key, _)| key.study == study);
        own.map(|(key, (_, steps))| {
            let (done, of) = steps.counts();
            Computing { kind: key.kind, done, of }
        })
        .collect()
    }
}

impl Pilot {
    /// Returns a handle to wait for the report that this request computes: the computation continues even if the client
    /// disconnects.
    pub(super) fn flight(&self) -> Flight {
        Flight(self.outcome.subscribe())
    }

    /// Where the computation counts its steps.
    pub(super) fn steps(&self) -> Steps {
        self.steps.clone()
    }

    /// Says that the report, or an older one, has been looked for.
    pub(super) fn looked(&self) {
        self.outcome.send_if_modified(|leg| {
            let is_first = matches!(leg, Leg::Looking);
            if is_first {
                *leg = Leg::Flying;
            }
            is_first
        });
    }

    /// Hands the result to every request that waits for it.
    pub(super) fn land(self, landed: Landed) {
        self.outcome.send_replace(Leg::Landed(landed));
    }
}

impl Drop for Pilot {
    fn drop(&mut self) {
        lock(&self.open).remove(&self.key);
    }
}

impl Flight {
    /// Waits until the report, or an older one, has been looked for in the database.
    pub(super) async fn looked(&mut self) {
        // An error means that the flight has been given up: those who wait for its result get it.
        let _ = self.0.wait_for(|leg| !matches!(leg, Leg::Looking)).await;
    }

    /// Waits for the result.
    pub(super) async fn landed(mut self) -> Result<Landed> {
        let landed = self.0.wait_for(|leg| matches!(leg, Leg::Landed(_))).await;
        let landed = landed.map_err(|_| Error::Unexpected("a report was given up".to_owned()))?;
        match &*landed {
            Leg::Landed(landed) => Ok(landed.clone()),
            Leg::Looking | Leg::Flying => Err(Error::Unexpected("a report has no result".to_owned())),
        }
    }
}

fn lock(open: &Open) -> MutexGuard<'_, HashMap<Key, (Outcome, Steps)>> {
    open.lock().unwrap_or_else(PoisonError::into_inner)
}
