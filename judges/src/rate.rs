//! How many calls begin in a minute, and when an endpoint may be asked again.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::Ambient;

/// Turns, evenly spaced.
#[derive(Debug)]
pub(crate) struct Rate {
    gap: Duration,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    /// When the next call may begin, by the clock of [`Ambient::elapsed`].
    next: Duration,
    /// Until when the endpoint asked for a pause.
    held: Duration,
}

impl Rate {
    pub fn new(per_minute: Option<u32>) -> Self {
        let gap = per_minute.map_or(Duration::ZERO, |n| Duration::from_mins(1) / n.max(1));
        Self { gap, state: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until a call may begin.
    pub async fn turn(&self, ambient: &dyn Ambient) {
        loop {
            let at = {
                let mut state = self.lock();
                let at = state.next.max(state.held).max(ambient.elapsed());
                state.next = at + self.gap;
                at
            };
            while let Some(wait) = at.checked_sub(ambient.elapsed()).filter(|wait| !wait.is_zero()) {
                ambient.sleep(wait).await;
            }
            // If the endpoint has asked for a pause meanwhile, turns that fell into it would all begin at its end.
            if self.lock().held <= at {
                return;
            }
        }
    }

    /// No call begins before this time has passed.
    pub fn hold(&self, time: Duration, ambient: &dyn Ambient) {
        let until = ambient.elapsed() + time;
        let mut state = self.lock();
        state.held = state.held.max(until);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A clock that goes to the end of the earliest wait.
    #[derive(Default)]
    struct Stepped {
        now: Mutex<Duration>,
        ends: Mutex<Vec<Duration>>,
    }

    impl Stepped {
        /// Goes on until nobody waits.
        async fn go_on(&self) {
            loop {
                tokio::task::yield_now().await;
                let mut ends = self.ends.lock().unwrap();
                let Some(first) = ends.iter().copied().min() else { return };
                ends.retain(|end| *end != first);
                *self.now.lock().unwrap() = first;
            }
        }
    }

    #[async_trait::async_trait]
    impl Ambient for Stepped {
        fn now(&self) -> i64 {
            0
        }

        fn elapsed(&self) -> Duration {
            *self.now.lock().unwrap()
        }

        fn entropy(&self) -> u64 {
            0
        }

        async fn sleep(&self, time: Duration) {
            let end = self.elapsed() + time;
            self.ends.lock().unwrap().push(end);
            while self.elapsed() < end {
                tokio::task::yield_now().await;
            }
        }
    }

    #[tokio::test]
    async fn turns_are_spaced_after_a_pause_too() {
        let (rate, clock) = (Rate::new(Some(60)), Stepped::default());
        let turn = || async {
            rate.turn(&clock).await;
            clock.elapsed().as_secs()
        };
        let pause = async { rate.hold(Duration::from_secs(10), &clock) };
        let (a, b, c, d, (), ()) = futures::join!(turn(), turn(), turn(), turn(), pause, clock.go_on());
        assert_eq!([a, b, c, d], [0, 10, 11, 12]);
        let (next, ()) = futures::join!(turn(), clock.go_on());
        assert_eq!(next, 13);
    }
}
