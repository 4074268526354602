//! Long computations: they run on their own threads, a limited number at a time, and the others wait.
//!
//! The threads that answer requests never do such work: there are only as many as processors, and the next request
//! would have to wait. A use case that reads a large file or all texts of a study takes a place first, so that memory
//! is bounded too. It must not wait for a place while it holds another place, a connection or the writer, because
//! holders of places may wait for those.

use std::{
    sync::{Arc, LazyLock},
    time::Duration,
};

use shared::{Problem, refusal};
use store::queue::Queue;
use tokio::sync::{AcquireError, OwnedSemaphorePermit, Semaphore};

use crate::{Error, Result};

/// The number of files that are processed at the same time. Each may be held in memory completely, so this bounds
/// memory too.
const PLACES: usize = 4;
/// The number of requests that may wait for such a place. Further requests are asked to try again.
const WAITING: usize = 32;
/// The longest time that they wait.
const PATIENCE: Duration = Duration::from_mins(2);
/// Seconds after which a request that found no place should be sent again.
const TRY_AGAIN: i64 = 10;
/// The number of short computations at the same time; each takes a second or two at worst.
const SHORT_PLACES: usize = 8;

static FREE: LazyLock<Places> = LazyLock::new(|| Places::new(PLACES, WAITING));
static SHORT_FREE: Semaphore = Semaphore::const_new(SHORT_PLACES);

/// Places for work on whole files, and the queue for them.
struct Places {
    free: Arc<Semaphore>,
    queue: Queue,
}

impl Places {
    fn new(places: usize, waiting: usize) -> Self {
        Self { free: Arc::new(Semaphore::new(places)), queue: Queue::new(waiting, PATIENCE) }
    }

    async fn take(&self) -> Result<Place> {
        match self.queue.wait(self.free.clone().acquire_owned()).await {
            Ok(permit) => Ok(Place { _permit: Arc::new(permit.map_err(closed)?) }),
            Err(Error::Busy) => Err(busy().into()),
            Err(error) => Err(error),
        }
    }
}

/// The right to hold a whole file, or all texts of a study, and to compute with it, until the last clone is dropped.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    /// The permit is only held, never read.
    _permit: Arc<OwnedSemaphorePermit>,
}

impl Place {
    /// Runs the computation for which the place was taken. The place stays taken until the computation has ended, even
    /// if its result is no longer awaited.
    pub(crate) async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
        on_a_thread(self.clone(), work).await
    }
}

/// Waits for a place. Take it before reading the data for which it is needed.
///
/// # Errors
/// [`Problem::Busy`]: too many requests wait already, or the wait took too long.
pub(crate) async fn place() -> Result<Place> {
    FREE.take().await
}

/// Takes a place and runs a computation on a whole file.
///
/// # Errors
/// As [`place`].
pub(crate) async fn heavy<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    place().await?.run(work).await
}

/// Runs a computation that a worker waits for, such as the check of a rewrite; it never waits for the processing of a
/// file.
pub(crate) async fn short<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    on_a_thread(SHORT_FREE.acquire().await.map_err(closed)?, work).await
}

async fn on_a_thread<T: Send + 'static>(
    place: impl Send + 'static,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T> {
    let done = tokio::task::spawn_blocking(move || {
        let _place = place;
        work()
    });
    done.await.map_err(|error| Error::Unexpected(format!("computing: {error}")))
}

fn closed(error: AcquireError) -> Error {
    Error::Unexpected(format!("no place to compute: {error}"))
}

fn busy() -> Problem {
    Problem::busy(refusal::many_files(), TRY_AGAIN)
}

/// Takes every place, so that none is free.
#[cfg(test)]
pub(crate) async fn every_place() -> OwnedSemaphorePermit {
    let all = u32::try_from(PLACES).expect("a small number");
    FREE.free.clone().acquire_many_owned(all).await.expect("never closed")
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use futures::FutureExt as _;

    use super::*;

    #[tokio::test]
    async fn who_holds_a_place_computes_in_it_and_who_finds_the_queue_full_is_told_when_to_come_back() {
        let places = Places::new(1, 1);
        let place = places.take().await.expect("a place");
        let mut waiting = Box::pin(places.take());
        assert!(waiting.as_mut().now_or_never().is_none());
        assert_eq!(place.run(|| 1).await.expect("it waits for no second place"), 1);
        assert!(waiting.as_mut().now_or_never().is_none(), "the place is still taken");
        let refused = places.take().await.expect_err("there is no place");
        assert!(matches!(refused, Error::Problem(Problem::Busy { seconds, .. }) if seconds > 0), "{refused}");
        drop(place);
        drop(waiting.await.expect("its turn"));
        places.take().await.expect("a place");
    }

    #[tokio::test]
    async fn no_more_run_at_once_than_there_are_places_though_nobody_waits() {
        static NOW: AtomicUsize = AtomicUsize::new(0);
        static MOST: AtomicUsize = AtomicUsize::new(0);
        let work = || {
            MOST.fetch_max(NOW.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            std::thread::sleep(Duration::from_millis(20));
            NOW.fetch_sub(1, Ordering::SeqCst);
        };
        for _ in 0..20 {
            // The caller disappears at once.
            let _ = tokio::time::timeout(Duration::from_millis(1), heavy(work)).await;
        }
        heavy(work).await.expect("a place comes free");
        assert!((1..=PLACES).contains(&MOST.load(Ordering::SeqCst)));
    }
}
