//! What may be spent: what a call may cost at most is reserved before it is made.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::{Money, Price, Usage};

/// Tokens that a message may have besides those of its text: its role and its ends.
const PER_MESSAGE: u64 = 32;

/// What may be spent, and what tokens cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// What may be spent at most.
    pub limit: Money,
    /// What was spent before.
    pub spent: Money,
    /// What tokens cost.
    pub price: Price,
    /// How many tokens a reply has at most.
    pub reply: u64,
}

impl Budget {
    /// What a call may cost at most: a token has at least one byte.
    pub fn bound(&self, n_bytes: usize, n_messages: usize) -> Money {
        self.price.cost(most(n_bytes, n_messages, self.reply))
    }
}

/// The tokens of a call at most.
pub(crate) fn most(n_bytes: usize, n_messages: usize, reply: u64) -> Usage {
    let count = |n: usize| u64::try_from(n).unwrap_or(u64::MAX);
    let overhead = PER_MESSAGE.saturating_mul(count(n_messages).saturating_add(1));
    Usage { input: count(n_bytes).saturating_add(overhead), output: reply }
}

/// The money of a run: spent, reserved for calls in progress, and left.
#[derive(Debug)]
pub(crate) struct Purse {
    limit: Money,
    state: Mutex<State>,
    settled: Notify,
}

#[derive(Debug)]
struct State {
    spent: Money,
    reserved: Money,
}

/// There is not enough left for one more call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Exhausted {
    pub spent: Money,
    pub needed: Money,
}

impl Purse {
    pub fn new(budget: &Budget) -> Self {
        let state = State { spent: budget.spent, reserved: Money::default() };
        Self { limit: budget.limit, state: Mutex::new(state), settled: Notify::new() }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reserves what a call may cost. Where that fits only once calls in progress have cost less than reserved, it waits
    /// for them.
    pub async fn reserve(&self, needed: Money) -> Result<(), Exhausted> {
        loop {
            // It is woken by whatever is settled from here on.
            let settled = self.settled.notified();
            {
                let mut state = self.lock();
                let with = state.spent.plus(needed);
                if with.plus(state.reserved) <= self.limit {
                    state.reserved += needed;
                    return Ok(());
                }
                if with > self.limit || state.reserved == Money::default() {
                    return Err(Exhausted { spent: state.spent, needed });
                }
            }
            settled.await;
        }
    }

    /// Counts what a call cost instead of what was reserved for it.
    pub fn settle(&self, reserved: Money, cost: Money) {
        let mut state = self.lock();
        state.reserved = state.reserved.minus(reserved);
        state.spent += cost;
        drop(state);
        self.settled.notify_waiters();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn money(text: &str) -> Money {
        Money::parse(text).unwrap()
    }

    #[tokio::test]
    async fn what_is_reserved_counts_until_it_is_settled() {
        let budget = Budget { limit: money("1"), spent: money("0.1"), price: Price::parse("1,1").unwrap(), reply: 1 };
        let purse = Purse::new(&budget);
        purse.reserve(money("0.5")).await.unwrap();
        let second = async {
            purse.reserve(money("0.6")).await.unwrap();
            purse.lock().spent
        };
        let first = async { purse.settle(money("0.5"), money("0.2")) };
        let (spent, ()) = futures::join!(second, first);
        assert_eq!(spent, money("0.3"), "the second call waited for the first");
        let refused = purse.reserve(money("0.8")).await;
        assert_eq!(refused, Err(Exhausted { spent: money("0.3"), needed: money("0.8") }), "it can never fit");
        purse.settle(money("0.6"), money("0.7"));
        assert_eq!(purse.reserve(Money::default()).await, Ok(()));
        assert!(purse.reserve(money("0.000001")).await.is_err());
    }

    #[test]
    fn the_bound_has_a_token_a_byte() {
        let price = Price::parse("1,2").unwrap();
        let budget = Budget { limit: money("1"), spent: money("0"), price, reply: 10 };
        assert_eq!(budget.bound(100, 1), price.cost(Usage { input: 164, output: 10 }));
    }
}
