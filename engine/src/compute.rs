//! Computations that take much processor time: they have threads of their own, so that no request waits for them.

mod threads;

use shared::StudyId;
use tokio::runtime::Handle;

use crate::{Engine, Error, Result};

pub(crate) use self::threads::Threads;

/// The number of such computations in a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The number of threads that compute.
    pub threads: usize,
    /// The number of computations that may wait for a thread; further requests are asked to try again.
    pub waiting: usize,
}

impl Default for Bounds {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self { threads: (cores / 2).clamp(1, 4), waiting: 32 }
    }
}

/// The current computations of a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Usage {
    /// The number of threads that may compute.
    pub threads: usize,
    /// The number of threads that compute now.
    pub running: usize,
    /// The number of computations that wait for a thread.
    pub waiting: usize,
}

impl Engine {
    /// The current use of the threads.
    pub fn computing(&self) -> Usage {
        let (threads, running, waiting) = self.threads.usage();
        Usage { threads, running, waiting }
    }

    /// Runs a long computation that reads much data, on a thread reserved for such work and with a connection that
    /// requests do not use. Two computations for the same study never run at the same time.
    ///
    /// # Errors
    /// Errors of the work itself; [`shared::Problem::Busy`] if too many computations wait.
    pub async fn compute<T: Send + 'static>(
        &self,
        study: StudyId,
        work: impl AsyncFnOnce(Self) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let place = self.threads.take(study).await?;
        let (engine, runtime) = (self.aside().await, Handle::current());
        // Reading hundreds of thousands of rows also keeps a thread busy, so it happens on this thread and not on one
        // that serves requests.
        let computing = tokio::task::spawn_blocking(move || {
            let db = engine.db().clone();
            let found = runtime.block_on(async {
                tokio::select! {
                    found = work(engine) => found,
                    () = db.gone() => Err(Error::Busy),
                }
            });
            drop(place);
            found
        });
        computing.await.map_err(|error| Error::Unexpected(format!("a computation: {error}")))?
    }
}
