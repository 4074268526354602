//! Limits password hashing: a few run at a time, a bounded number waits, and their memory is reused.
//!
//! The permit moves into the computation. A client that disconnects cannot stop a computation that has begun, so the
//! computation must count until it ends: otherwise abandoned requests could run in parallel without a limit.

use std::{
    num::NonZero,
    sync::{Arc, LazyLock, Mutex, PoisonError},
    thread::available_parallelism,
};

use argon2::{Block, Params};
use shared::{Problem, refusal};
use tokio::sync::Semaphore;

use crate::{Error, Result};

/// Each computation takes 19 MiB, which stays allocated, so even many processors get only a few places.
const MOST_AT_ONCE: usize = 4;
/// The number of computations that may wait or run: a few classes that sign in at the same time, served within about
/// ten seconds on two processors.
const QUEUE: usize = 256;
/// Seconds after which a client that found the queue full may try again.
const TRY_AGAIN: i64 = 5;

/// The only queue of this process.
pub(super) static HASHER: LazyLock<Hasher> = LazyLock::new(|| {
    let processors = available_parallelism().map_or(2, NonZero::get);
    Hasher::new(processors.min(MOST_AT_ONCE), QUEUE)
});

/// The queue for password computations.
#[derive(Debug)]
pub(super) struct Hasher {
    running: Arc<Semaphore>,
    queue: Arc<Semaphore>,
    memory: Arc<Mutex<Vec<Memory>>>,
}

/// The working memory of one computation.
#[derive(Default)]
pub(super) struct Memory(Vec<Block>);

impl Memory {
    /// As many blocks as these parameters need. Any content from an earlier computation is overwritten.
    pub fn blocks(&mut self, params: &Params) -> &mut [Block] {
        let count = params.block_count();
        if self.0.len() < count {
            self.0.resize(count, Block::default());
        }
        &mut self.0[..count]
    }
}

impl std::fmt::Debug for Memory {
    /// Prints only its size, because the content is derived from passwords.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Memory").field(&self.0.len()).finish()
    }
}

impl Hasher {
    fn new(at_once: usize, queue: usize) -> Self {
        Self {
            running: Arc::new(Semaphore::new(at_once)),
            queue: Arc::new(Semaphore::new(queue)),
            memory: Arc::default(),
        }
    }

    /// Runs a computation on a thread for blocking work, once there is a place.
    ///
    /// # Errors
    /// `Busy` if the queue is full.
    pub async fn run<T: Send + 'static>(&self, work: impl FnOnce(&mut Memory) -> T + Send + 'static) -> Result<T> {
        let busy = |_| Problem::busy(refusal::many_sign_in(), TRY_AGAIN);
        let queued = self.queue.clone().try_acquire_owned().map_err(busy)?;
        let place = self.running.clone().acquire_owned().await.map_err(unexpected)?;
        let pool = self.memory.clone();
        let computed = tokio::task::spawn_blocking(move || {
            let mut memory = lock(&pool).pop().unwrap_or_default();
            let result = work(&mut memory);
            lock(&pool).push(memory);
            drop((place, queued));
            result
        });
        computed.await.map_err(unexpected)
    }
}

fn lock(pool: &Mutex<Vec<Memory>>) -> std::sync::MutexGuard<'_, Vec<Memory>> {
    pool.lock().unwrap_or_else(PoisonError::into_inner)
}

fn unexpected(error: impl std::fmt::Display) -> Error {
    Error::Unexpected(format!("hashing a password: {error}"))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    use super::*;

    /// Lets all other tasks run as far as they can: the runtime has one thread, so yielding is sufficient.
    async fn let_others_go() {
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn abandoned_work_keeps_its_place_until_it_ends() {
        let hasher = Arc::new(Hasher::new(2, 10));
        let (running, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let mut gates = Vec::new();
        for _ in 0..10 {
            let (open, gate) = mpsc::channel::<()>();
            let (hasher, running, most) = (hasher.clone(), running.clone(), most.clone());
            let visitor = tokio::spawn(async move {
                let work = move |_: &mut Memory| {
                    most.fetch_max(running.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    // Ends when the test allows it, or when the test has ended.
                    let _ = gate.recv();
                    running.fetch_sub(1, Ordering::SeqCst);
                };
                hasher.run(work).await
            });
            let_others_go().await;
            visitor.abort();
            let_others_go().await;
            gates.push(open);
        }
        assert_eq!(hasher.running.available_permits(), 0, "both places are taken by work nobody waits for");
        assert!(most.load(Ordering::SeqCst) <= 2);
        drop(gates);
        let all = hasher.running.acquire_many(2).await;
        assert!(all.is_ok() && most.load(Ordering::SeqCst) <= 2, "never more than two at once");
        assert!(lock(&hasher.memory).len() <= 2, "and their memory is used again");
    }

    #[tokio::test]
    async fn a_full_queue_is_busy() {
        let hasher = Arc::new(Hasher::new(1, 2));
        let (open, gate) = mpsc::channel::<()>();
        let first = tokio::spawn({
            let hasher = hasher.clone();
            let wait = move |_: &mut Memory| {
                let _ = gate.recv();
            };
            async move { hasher.run(wait).await }
        });
        let second = tokio::spawn({
            let hasher = hasher.clone();
            async move { hasher.run(|_| ()).await }
        });
        let_others_go().await;
        let third = hasher.run(|_| ()).await.expect_err("the queue is full");
        assert!(matches!(third, Error::Problem(Problem::Busy { .. })), "{third}");
        drop(open);
        first.await.expect("ends").expect("ran");
        second.await.expect("ends").expect("ran");
        hasher.run(|_| ()).await.expect("there is room again");
    }
}
