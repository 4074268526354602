//! How far a computation is: steps that it counts as it takes them.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

/// The steps of a computation. Clones count together.
#[derive(Clone, Debug, Default)]
pub(crate) struct Steps(Arc<Counts>);

#[derive(Debug, Default)]
struct Counts {
    done: AtomicUsize,
    of: AtomicUsize,
}

impl Steps {
    /// So many further steps are to be taken.
    pub(crate) fn expect(&self, n: usize) {
        self.0.of.fetch_add(n, Ordering::Relaxed);
    }

    /// One of them has been taken.
    pub(crate) fn take(&self) {
        self.0.done.fetch_add(1, Ordering::Relaxed);
    }

    /// One of them has been taken: what came of it.
    pub(crate) fn after<T>(&self, made: T) -> T {
        self.take();
        made
    }

    /// Another server has taken so many of its steps.
    pub(crate) fn set(&self, (done, of): (usize, usize)) {
        self.0.done.store(done, Ordering::Relaxed);
        self.0.of.store(of, Ordering::Relaxed);
    }

    /// Steps taken and steps in all.
    pub(crate) fn counts(&self) -> (usize, usize) {
        (self.0.done.load(Ordering::Relaxed), self.0.of.load(Ordering::Relaxed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_counted_as_they_are_taken() {
        let steps = Steps::default();
        steps.expect(2);
        assert_eq!((steps.after(1), steps.counts()), (1, (1, 2)));
        steps.take();
        steps.clone().expect(1);
        assert_eq!(steps.counts(), (2, 3));
    }
}
