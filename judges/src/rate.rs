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
        let at = {
            let mut state = self.lock();
            let at = state.next.max(state.held).max(ambient.elapsed());
            state.next = at + self.gap;
            at
        };
        loop {
            // Meanwhile the endpoint may have asked another call for a pause.
            let until = at.max(self.lock().held);
            let Some(wait) = until.checked_sub(ambient.elapsed()).filter(|wait| !wait.is_zero()) else { return };
            ambient.sleep(wait).await;
        }
    }

    /// No call begins before this time has passed.
    pub fn hold(&self, time: Duration, ambient: &dyn Ambient) {
        let until = ambient.elapsed() + time;
        let mut state = self.lock();
        state.held = state.held.max(until);
    }
}
