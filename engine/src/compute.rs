//! Work that takes a processor for long: it has threads of its own, so that no request waits for it.

mod threads;

use shared::StudyId;
use tokio::runtime::Handle;

use crate::{Engine, Error, Result};

pub(crate) use self::threads::Threads;

/// How many such computations a process runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Threads that compute.
    pub threads: usize,
    /// Computations that may wait for a thread; further ones are told to try again.
    pub waiting: usize,
}

impl Default for Bounds {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self { threads: (cores / 2).clamp(1, 4), waiting: 32 }
    }
}

/// The computations of a process now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Usage {
    /// Threads that may compute.
    pub threads: usize,
    /// Threads that compute now.
    pub running: usize,
    /// Computations that wait for a thread.
    pub waiting: usize,
}

impl Engine {
    /// What is computed now.
    pub fn computing(&self) -> Usage {
        let (threads, running, waiting) = self.threads.usage();
        Usage { threads, running, waiting }
    }

    /// Runs what reads much and computes long on a thread for it, with a connection that no request waits for. Two
    /// computations for one study never run at once.
    ///
    /// # Errors
    /// Those of the work; [`shared::Problem::Busy`] where too many wait.
    pub async fn compute<T: Send + 'static>(
        &self,
        study: StudyId,
        work: impl AsyncFnOnce(Self) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let place = self.threads.take(study).await?;
        let (engine, runtime) = (self.in_background(), Handle::current());
        // Reading hundreds of thousands of rows keeps a thread busy too, so it happens here and not where requests run.
        let computing = tokio::task::spawn_blocking(move || {
            let found = runtime.block_on(work(engine));
            drop(place);
            found
        });
        computing.await.map_err(|error| Error::Unexpected(format!("a computation: {error}")))?
    }
}
