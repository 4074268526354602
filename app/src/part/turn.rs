//! Delays the work of a part of a page until its turn.
//!
//! The renderer polls every part of a page once, to see whether it is ready, and then waits for the parts one after the
//! other. A part that had begun would keep its database connection meanwhile without being polled. A few dozen
//! simultaneous visitors then held all connections for parts that waited for others to get one, and the server was
//! deadlocked.

use std::future::{Future, poll_fn};
use std::task::Poll;

use futures::task::noop_waker_ref;

/// The same work, started only when its result is awaited: the renderer's first poll, which is never woken, is ignored.
pub async fn in_turn<F: Future>(work: F) -> F::Output {
    let mut tried = false;
    poll_fn(|context| {
        let tries = context.waker().will_wake(noop_waker_ref());
        if tried && !tries {
            return Poll::Ready(());
        }
        tried = true;
        context.waker().wake_by_ref();
        Poll::Pending
    })
    .await;
    work.await
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::pin::pin;

    use futures::FutureExt as _;
    use futures::executor::block_on;

    use super::in_turn;

    #[test]
    fn trying_begins_nothing() {
        let begun = Cell::new(false);
        let mut work = pin!(in_turn(async { begun.set(true) }));
        for _ in 0..3 {
            assert!(work.as_mut().now_or_never().is_none());
            assert!(!begun.get());
        }
        block_on(work);
        assert!(begun.get());
    }
}
