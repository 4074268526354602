//! Threads that compute reports: a limited number per process, at most one per study, and a bounded queue for the rest.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use shared::{Problem, StudyId, refusal};
use store::queue::Queue;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::{Error, Result};

/// How long a computation waits for a thread.
const PATIENCE: Duration = Duration::from_mins(2);

/// Seconds after which a client that found no place should try again.
const TRY_AGAIN: i64 = 20;

#[derive(Debug)]
pub(crate) struct Threads {
    places: Arc<Semaphore>,
    most: usize,
    studies: Mutex<HashMap<StudyId, Arc<Semaphore>>>,
    queue: Queue,
}

/// A thread reserved for one study, until it is dropped.
#[derive(Debug)]
pub(super) struct Place {
    _thread: OwnedSemaphorePermit,
    _study: OwnedSemaphorePermit,
}

impl Threads {
    pub(crate) fn new(threads: usize, waiting: usize) -> Self {
        let most = threads.max(1);
        Self {
            places: Arc::new(Semaphore::new(most)),
            most,
            studies: Mutex::default(),
            queue: Queue::new(waiting.max(1), PATIENCE),
        }
    }

    /// Waits for a thread, and for any running computation of the same study.
    pub(super) async fn take(&self, study: StudyId) -> Result<Place> {
        let (own, places) = (self.study(study), self.places.clone());
        let taken = self.queue.wait(async { Ok((own.acquire_owned().await?, places.acquire_owned().await?)) }).await;
        match taken {
            Ok(Ok((study, thread))) => Ok(Place { _thread: thread, _study: study }),
            Ok(Err(tokio::sync::AcquireError { .. })) => Err(Error::Unexpected("reports are closed".to_owned())),
            Err(Error::Busy) => Err(busy().into()),
            Err(error) => Err(error),
        }
    }

    fn study(&self, study: StudyId) -> Arc<Semaphore> {
        let mut studies = self.studies.lock().unwrap_or_else(PoisonError::into_inner);
        // Running and waiting computations hold a clone too.
        studies.retain(|_, own| Arc::strong_count(own) > 1);
        studies.entry(study).or_insert_with(|| Arc::new(Semaphore::new(1))).clone()
    }

    /// The number of threads, of threads in use, and of waiting computations.
    pub(super) fn usage(&self) -> (usize, usize, usize) {
        (self.most, self.most.saturating_sub(self.places.available_permits()), self.queue.waiting())
    }
}

fn busy() -> Problem {
    Problem::busy(refusal::many_reports(), TRY_AGAIN)
}

#[cfg(test)]
mod tests {
    use futures::FutureExt as _;
    use uuid::Uuid;

    use super::*;

    fn study(n: u128) -> StudyId {
        StudyId(Uuid::from_u128(n))
    }

    #[tokio::test]
    async fn a_study_has_one_thread_at_a_time_and_leaves_the_others_to_others() {
        let threads = Threads::new(2, 8);
        let first = threads.take(study(1)).await.expect("a thread");
        let mut second = Box::pin(threads.take(study(1)));
        assert!(second.as_mut().now_or_never().is_none());
        let other = threads.take(study(2)).await.expect("a thread");
        assert_eq!(threads.usage(), (2, 2, 1));
        drop(first);
        let second = second.await.expect("its turn");
        drop((second, other));
        assert_eq!(threads.usage(), (2, 0, 0));
        drop(threads.take(study(3)).await.expect("a thread"));
        assert_eq!(threads.studies.lock().expect("no panic").len(), 1, "studies that are done are forgotten");
    }

    #[tokio::test]
    async fn who_finds_the_queue_full_is_told_when_to_come_back() {
        let threads = Threads::new(1, 1);
        let _held = threads.take(study(1)).await.expect("a thread");
        let mut waiting = Box::pin(threads.take(study(2)));
        assert!(waiting.as_mut().now_or_never().is_none());
        let refused = threads.take(study(3)).await.expect_err("there is no place");
        assert!(matches!(refused, Error::Problem(Problem::Busy { seconds, .. }) if seconds > 0), "{refused}");
    }
}
