//! A queue for what is scarce: a connection, the writer. It is bounded in length and in time.
//!
//! Without bounds, an overload only moves into memory: every request waits, and none is asked to try again later.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use tokio::time::timeout;

use crate::{Error, Result};

/// How many may wait, and for how long.
#[derive(Clone, Debug)]
pub struct Queue {
    waiting: Arc<AtomicUsize>,
    length: usize,
    patience: Duration,
}

/// A place in the queue, until it is dropped.
struct Place<'a>(&'a AtomicUsize);

impl Queue {
    /// A queue of so many places, in which nobody waits longer.
    pub fn new(length: usize, patience: Duration) -> Self {
        Self { waiting: Arc::default(), length, patience }
    }

    /// The same queue, for work that may wait longer.
    pub fn with_patience(&self, patience: Duration) -> Self {
        Self { patience, ..self.clone() }
    }

    /// How many wait now.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// How many may wait.
    pub const fn length(&self) -> usize {
        self.length
    }

    /// Waits for what is scarce.
    ///
    /// # Errors
    /// [`Error::Busy`]: too many wait already, or it took too long.
    pub async fn wait<T>(&self, scarce: impl Future<Output = T>) -> Result<T> {
        let place = Place(&self.waiting);
        if self.waiting.fetch_add(1, Ordering::Relaxed) >= self.length {
            return Err(Error::Busy);
        }
        // Boxed, because it is large, and every use case would carry it along.
        let found = timeout(self.patience, Box::pin(scarce)).await.map_err(|_| Error::Busy);
        drop(place);
        found
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::future::pending;

    use futures::FutureExt as _;

    use super::*;

    #[tokio::test]
    async fn a_full_queue_refuses_at_once_and_a_place_comes_back_when_somebody_gives_up() {
        let queue = Queue::new(2, Duration::from_mins(10));
        let mut first = Box::pin(queue.wait(pending::<()>()));
        let mut second = Box::pin(queue.wait(pending::<()>()));
        assert!(first.as_mut().now_or_never().is_none() && second.as_mut().now_or_never().is_none());
        assert_eq!(queue.waiting(), 2);
        assert!(matches!(queue.wait(async {}).await, Err(Error::Busy)));
        drop(first);
        queue.wait(async {}).await.expect("there is a place");
        assert_eq!(queue.waiting(), 1);
    }

    #[tokio::test]
    async fn a_request_that_has_waited_long_enough_is_told_so() {
        let queue = Queue::new(2, Duration::from_millis(10));
        assert!(matches!(queue.wait(pending::<()>()).await, Err(Error::Busy)));
        assert_eq!(queue.waiting(), 0);
    }
}
