//! Many calls: a number of them at once and a minute, again where that helps, and within a budget.

mod done;

use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures::{StreamExt as _, stream};
use tokio::sync::Notify;

pub use done::{Answer, Call, Done, Summary};

use crate::budget::{Exhausted, Purse};
use crate::rate::Rate;
use crate::{Ambient, Budget, Endpoint, Failure, Money, Price, Reply, Request, Scale, Value, retry};

/// So many failed calls in a row end a run: the endpoint is down, or the key has no credit left.
pub const FAILED_IN_A_ROW: usize = 10;

/// The limits of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Calls at once, at least one.
    pub at_once: usize,
    /// Calls that begin in a minute, evenly spaced.
    pub per_minute: Option<u32>,
    /// How often a call that failed is repeated.
    pub retries: u32,
    /// What tokens cost.
    pub price: Option<Price>,
    /// What may be spent.
    pub budget: Option<Budget>,
}

/// A run: who is asked, how replies are read, and the limits.
#[derive(Clone, Copy)]
pub struct Run<'a> {
    /// Who is asked.
    pub endpoint: &'a dyn Endpoint,
    /// The clock, randomness and waiting.
    pub ambient: &'a dyn Ambient,
    /// What answers there are.
    pub scale: &'a Scale,
    /// The field of a JSON object that holds the answer.
    pub field: Option<&'a str>,
    /// The limits.
    pub limits: Limits,
}

/// Why a run ended before its last call. What has arrived is kept.
#[derive(Debug, thiserror::Error)]
pub enum Ended {
    /// The next call could exceed the budget.
    #[error(
        "the budget of {limit} does not cover the next call: {spent} is spent, and the call may cost up to {needed}. \
         What is there is kept"
    )]
    Budget {
        /// The budget.
        limit: Money,
        /// What is spent.
        spent: Money,
        /// What the next call may cost at most.
        needed: Money,
    },
    /// The endpoint would refuse every call.
    #[error("{0}")]
    Endpoint(Failure),
    /// The endpoint asks for a long pause.
    #[error("the endpoint asks to wait {} seconds. The run can go on after that", .0.as_secs())]
    Wait(Duration),
    /// Many calls failed in a row.
    #[error("{FAILED_IN_A_ROW} calls in a row failed. The last one: {0}")]
    Failing(String),
    /// What has arrived cannot be kept.
    #[error("the results cannot be written: {0}")]
    Write(io::Error),
}

/// What the calls of a run share.
struct State {
    rate: Rate,
    purse: Option<Purse>,
    ended: Mutex<Option<Ended>>,
    /// Wakes those who wait when the run ends.
    over: Notify,
}

impl State {
    fn ended(&self) -> MutexGuard<'_, Option<Ended>> {
        self.ended.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_ended(&self) -> bool {
        self.ended().is_some()
    }

    /// No further call begins. The first reason counts.
    fn end(&self, why: Ended) {
        self.ended().get_or_insert(why);
        self.over.notify_waiters();
    }

    /// Waits for something; `None` as soon as the run has ended.
    async fn unless_ended<T>(&self, wait: impl Future<Output = T>) -> Option<T> {
        // It is woken by an end from here on.
        let over = self.over.notified();
        if self.is_ended() {
            return None;
        }
        tokio::select! {
            biased;
            () = over => None,
            own = wait => Some(own),
        }
    }

    /// Gives back what was reserved, less the cost.
    fn settle(&self, reserved: Money, cost: Money) {
        if let Some(purse) = &self.purse {
            purse.settle(reserved, cost);
        }
    }
}

impl Run<'_> {
    /// Makes the calls, and hands over each as soon as it is done, in the order in which they are done. After a reason to end, no
    /// further call begins, and those that wait for their turn end at once; those in progress are waited for and handed over.
    pub async fn carry_out(
        &self,
        calls: Vec<Call>,
        mut arrived: impl FnMut(&Done) -> io::Result<()>,
    ) -> (Summary, Option<Ended>) {
        let state = State {
            rate: Rate::new(self.limits.per_minute),
            purse: self.limits.budget.as_ref().map(Purse::new),
            ended: Mutex::new(None),
            over: Notify::new(),
        };
        let (mut summary, mut failed) = (Summary::default(), 0);
        let mut all =
            stream::iter(calls).map(|call| self.one(call, &state)).buffer_unordered(self.limits.at_once.max(1));
        while let Some(done) = all.next().await {
            let Some(done) = done else { continue };
            summary.add(&done);
            if let Err(error) = arrived(&done) {
                state.end(Ended::Write(error));
            }
            failed = if matches!(done.answer, Answer::Failed(_)) { failed + 1 } else { 0 };
            if let (FAILED_IN_A_ROW.., Answer::Failed(reason)) = (failed, &done.answer) {
                state.end(Ended::Failing(reason.clone()));
            }
        }
        drop(all);
        (summary, state.ended.into_inner().unwrap_or_else(PoisonError::into_inner))
    }

    /// One call with its attempts; `None` if nothing was sent, or nothing that is worth keeping.
    async fn one(&self, call: Call, state: &State) -> Option<Done> {
        let (n_bytes, n_messages) = self.endpoint.size(&call.prompt);
        let bound = self.limits.budget.map_or_else(Money::default, |own| own.bound(n_bytes, n_messages));
        let mut tried = Tried::default();
        let mut begun = None;
        while self.may_begin(bound, state).await {
            tried.attempts += 1;
            let (_, begun) = *begun.get_or_insert_with(|| (self.ambient.now(), self.ambient.elapsed()));
            let asked = self.endpoint.ask(Request { prompt: &call.prompt, seed: call.seed }).await;
            let cost = self.cost(&asked, bound);
            state.settle(bound, cost.unwrap_or_default());
            tried.add(cost);
            match asked {
                Ok(reply) => {
                    let (answer, reply) = self.read(reply);
                    return Some(self.done(call, answer, reply, &tried, begun));
                }
                Err(failure) => {
                    let again = failure.is_transient() && tried.attempts <= self.limits.retries;
                    self.failed(&failure, state);
                    let wait = retry::wait(tried.attempts, failure.retry_after(), self.ambient.entropy());
                    tried.failure = Some(failure);
                    if !again || state.is_ended() {
                        break;
                    }
                    state.unless_ended(self.ambient.sleep(wait)).await;
                }
            }
        }
        let failure = tried.failure.take()?;
        let is_free = tried.cost == Money::default();
        if failure.ends_the_run() && is_free {
            return None;
        }
        let raw = match &failure {
            Failure::Malformed { raw, .. } => raw.clone(),
            _ => String::new(),
        };
        let (_, begun) = begun?;
        Some(self.done(call, Answer::Failed(failure.to_string()), Reply { raw, ..Reply::default() }, &tried, begun))
    }

    /// Waits for the money and the turn of an attempt. `false`: the run has ended.
    async fn may_begin(&self, bound: Money, state: &State) -> bool {
        if let (Some(purse), Some(budget)) = (&state.purse, &self.limits.budget) {
            match state.unless_ended(purse.reserve(bound)).await {
                Some(Ok(())) => {}
                Some(Err(Exhausted { spent, needed })) => {
                    state.end(Ended::Budget { limit: budget.limit, spent, needed });
                    return false;
                }
                None => return false,
            }
        }
        if state.unless_ended(state.rate.turn(self.ambient)).await.is_none() || state.is_ended() {
            state.settle(bound, Money::default());
            return false;
        }
        true
    }

    /// The answer of a reply, read from the original, and the reply as it may be kept.
    fn read(&self, reply: Reply) -> (Answer, Reply) {
        let answer = Answer::of(&reply, self.scale, self.field);
        let text = self.endpoint.hidden(&reply.text);
        if text == reply.text {
            return (answer, reply);
        }
        let kept = Reply { text, ..reply };
        let answer = match answer {
            Answer::Value(Value::Text(text)) if *self.scale == Scale::Text => {
                Answer::Value(Value::Text(self.endpoint.hidden(&text)))
            }
            // A reason may repeat a part of the reply, and so a part of the key: that of the kept reply does not.
            Answer::Unreadable(_) => match Answer::of(&kept, self.scale, self.field) {
                Answer::Unreadable(reason) => Answer::Unreadable(reason),
                Answer::Value(_) | Answer::Refused(_) | Answer::Failed(_) => {
                    Answer::Unreadable("the reply repeats the key".to_owned())
                }
            },
            answer @ (Answer::Value(_) | Answer::Refused(_) | Answer::Failed(_)) => answer,
        };
        (answer, kept)
    }

    /// What an attempt costs. Where that is unknown, it is the most that it can cost with a budget, and nothing is known without
    /// one.
    fn cost(&self, asked: &Result<Reply, Failure>, bound: Money) -> Option<Money> {
        let price = self.limits.price?;
        let usage = match asked {
            Ok(reply) => reply.usage,
            Err(failure) if !failure.may_have_cost() => return Some(Money::default()),
            Err(_) => None,
        };
        usage.map(|usage| price.cost(usage)).or_else(|| self.limits.budget.map(|_| bound))
    }

    /// What a failure means for the other calls.
    fn failed(&self, failure: &Failure, state: &State) {
        if failure.ends_the_run() {
            state.end(Ended::Endpoint(failure.clone()));
        }
        match failure.retry_after() {
            Some(asked) if asked > retry::LONGEST_ASKED => state.end(Ended::Wait(asked)),
            Some(asked) => state.rate.hold(asked, self.ambient),
            None => {}
        }
    }

    fn done(&self, call: Call, answer: Answer, reply: Reply, tried: &Tried, begun: Duration) -> Done {
        Done {
            call,
            answer,
            reply,
            cost: self.limits.price.filter(|_| !tried.is_unknown).map(|_| tried.cost),
            at: self.ambient.now(),
            time: self.ambient.elapsed().saturating_sub(begun),
            attempts: tried.attempts,
        }
    }
}

/// The attempts of a call.
#[derive(Default)]
struct Tried {
    attempts: u32,
    cost: Money,
    is_unknown: bool,
    failure: Option<Failure>,
}

impl Tried {
    fn add(&mut self, cost: Option<Money>) {
        match cost {
            Some(cost) => self.cost += cost,
            None => self.is_unknown = true,
        }
    }
}
