//! Long computations: they run on their own threads, a limited number at once, and the others wait.
//!
//! The threads that answer requests never do such work: there is one per processor, and other requests would wait.

use tokio::sync::Semaphore;

use crate::{Error, Result};

/// How many files are processed at once. Each may be held in memory completely, so this bounds memory too.
const PLACES: usize = 4;
/// How many short computations run at once; each takes a second or two at worst.
const SHORT_PLACES: usize = 8;

static FREE: Semaphore = Semaphore::const_new(PLACES);
static SHORT_FREE: Semaphore = Semaphore::const_new(SHORT_PLACES);

/// Runs work on a whole file, or on all texts of a study. Its place stays taken until the work has ended, even if
/// nobody waits for it any more.
pub(crate) async fn heavy<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    run(&FREE, work).await
}

/// Runs what a worker waits for, such as the check of a rewrite; it never waits behind a file.
pub(crate) async fn short<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    run(&SHORT_FREE, work).await
}

async fn run<T: Send + 'static>(free: &'static Semaphore, work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    let place = free.acquire().await.map_err(|error| Error::Unexpected(format!("no place to compute: {error}")))?;
    let done = tokio::task::spawn_blocking(move || {
        let _place = place;
        work()
    });
    done.await.map_err(|error| Error::Unexpected(format!("computing: {error}")))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

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
            // The caller goes away at once.
            let _ = tokio::time::timeout(Duration::from_millis(1), heavy(work)).await;
        }
        heavy(work).await.expect("a place comes free");
        assert!((1..=PLACES).contains(&MOST.load(Ordering::SeqCst)));
    }
}
