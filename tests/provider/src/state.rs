//! What the provider knows.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use shared::Time;

use crate::study::Study;
use crate::submission::Submission;
use crate::{Fault, Feature, Hooks};

/// The token of Prolific that is accepted.
pub const TOKEN: &str = "prolific-token-of-the-tests";
/// The key of Connect that is accepted.
pub const KEY: &str = "connect-key-of-the-tests";
/// The one workspace.
pub const WORKSPACE: &str = "60aca280709ee40ec37d4880";
/// Its projects.
pub const PROJECTS: [&str; 2] = ["64395e9c2332b8a59a65d51e", "64395e9c2332b8a59a65d51f"];
/// When the clock starts: 2026-11-02, 10:00.
pub const START: Time = Time(1_793_613_600_000_000);

/// A call as it arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallRecord {
    /// Method and path with placeholders: `POST /api/v1/studies/`.
    pub operation: String,
    /// The path with its query.
    pub path: String,
    /// The body; null if there is none.
    pub body: Value,
}

/// Bonuses that were prepared.
#[derive(Clone, Debug)]
pub struct Bonus {
    pub study: String,
    /// Submission and minor units.
    pub lines: Vec<(String, i64)>,
    pub total: i64,
    /// How often it was paid; a second payment pays again, as the real one does.
    pub paid: usize,
}

/// A group of participants.
#[derive(Clone, Debug, Default)]
pub struct Group {
    pub name: String,
    pub members: BTreeSet<String>,
}

/// A subscription to webhooks.
#[derive(Clone, Debug)]
pub struct Subscription {
    pub event_type: String,
    pub target: String,
    pub confirmation: String,
    pub is_confirmed: bool,
    pub is_enabled: bool,
}

/// A webhook that was sent or waits for it.
#[derive(Clone, Debug)]
pub struct Event {
    pub id: String,
    pub subscription: String,
    /// The kind of event.
    pub kind: String,
    pub payload: Value,
    /// Whether it arrived; `None` while it waits.
    pub arrived: Option<bool>,
}

/// A project of Connect.
#[derive(Clone, Debug)]
pub struct Project {
    pub body: Value,
    pub status: &'static str,
}

/// An assignment of Connect.
#[derive(Clone, Debug)]
pub struct Assignment {
    pub project: String,
    pub participant: String,
    pub status: &'static str,
    /// What its approval pays, as the project said when it was handed in.
    pub payment: Value,
    /// The code that was entered, if the project asks for one.
    pub code: Option<String>,
    /// Cents.
    pub bonuses: Vec<i64>,
    pub completed_at: Time,
}

/// A fault that waits for its calls.
#[derive(Clone, Debug)]
pub struct Planned {
    /// `None` for every operation.
    pub operation: Option<String>,
    /// The calls that it lets pass first.
    pub skipped: usize,
    pub left: usize,
    pub fault: Fault,
}

/// Everything.
#[derive(Debug)]
pub struct State {
    pub now: Time,
    last_id: u64,
    pub currency: String,
    pub total: i64,
    pub available: i64,
    pub studies: BTreeMap<String, Study>,
    pub submissions: BTreeMap<String, Submission>,
    pub bonuses: BTreeMap<String, Bonus>,
    /// Bonuses that are paid but do not show yet: submission and minor units.
    pub late: Vec<(String, i64)>,
    pub pays_late: bool,
    pub groups: BTreeMap<String, Group>,
    pub messages: Vec<Value>,
    pub secret: Option<String>,
    pub secrets_made: usize,
    pub subscriptions: BTreeMap<String, Subscription>,
    pub events: Vec<Event>,
    /// Indexes of events that are not sent yet.
    pub waiting: Vec<usize>,
    pub projects: BTreeMap<String, Project>,
    pub assignments: BTreeMap<String, Assignment>,
    /// Tokens of Connect with the time of their use.
    pub tokens: BTreeMap<String, Time>,
    /// Cents.
    pub connect_balance: i64,
    pub planned: Vec<Planned>,
    pub calls: Vec<CallRecord>,
    pub violations: Vec<String>,
    pub hooks: Hooks,
    pub target: Option<String>,
    pub missing: Vec<Feature>,
    /// A state that the next reads show, and how many of them.
    pub shown: Option<(String, usize)>,
    pub page_limit: usize,
    pub key_ids: Vec<String>,
}

impl Default for State {
    fn default() -> Self {
        Self {
            now: START,
            last_id: 0,
            currency: "GBP".to_owned(),
            total: 1_000_000,
            available: 1_000_000,
            studies: BTreeMap::new(),
            submissions: BTreeMap::new(),
            bonuses: BTreeMap::new(),
            late: Vec::new(),
            pays_late: false,
            groups: BTreeMap::new(),
            messages: Vec::new(),
            secret: None,
            secrets_made: 0,
            subscriptions: BTreeMap::new(),
            events: Vec::new(),
            waiting: Vec::new(),
            projects: BTreeMap::new(),
            assignments: BTreeMap::new(),
            tokens: BTreeMap::new(),
            connect_balance: 1_000_000,
            planned: Vec::new(),
            calls: Vec::new(),
            violations: Vec::new(),
            hooks: Hooks::default(),
            target: None,
            missing: Vec::new(),
            shown: None,
            page_limit: 100,
            key_ids: vec!["key-1".to_owned()],
        }
    }
}

impl State {
    /// A new id in the form of the provider.
    pub fn id(&mut self) -> String {
        self.last_id += 1;
        format!("64395e9c{:016x}", self.last_id)
    }

    /// A new id in the form of Connect.
    pub fn short_id(&mut self, kind: &str) -> String {
        self.last_id += 1;
        format!("{kind}{}", self.last_id)
    }

    /// The state that this read shows instead of the right one.
    pub fn shown(&mut self) -> Option<String> {
        let (status, left) = self.shown.as_mut().filter(|(_, left)| *left > 0)?;
        *left -= 1;
        Some(status.clone())
    }

    /// Notes an event for everybody who has subscribed to its kind.
    pub fn tell(&mut self, event_type: &str, payload: &Value) {
        let wants = |found: &Subscription| found.event_type == event_type && found.is_confirmed && found.is_enabled;
        let found = self.subscriptions.iter().filter(|(_, subscription)| wants(subscription));
        let ids: Vec<String> = found.map(|(id, _)| id.clone()).collect();
        for subscription in ids {
            let id = self.short_id("E");
            self.waiting.push(self.events.len());
            let (kind, payload) = (event_type.to_owned(), payload.clone());
            self.events.push(Event { id, subscription, kind, payload, arrived: None });
        }
    }

    /// The fault for a call to this operation.
    pub fn fault(&mut self, operation: &str) -> Option<Fault> {
        let fits = |planned: &&mut Planned| planned.operation.as_deref().is_none_or(|wanted| wanted == operation);
        let planned = self.planned.iter_mut().filter(|planned| planned.left > 0).find(fits)?;
        if planned.skipped > 0 {
            planned.skipped -= 1;
            return None;
        }
        planned.left -= 1;
        Some(planned.fault.clone())
    }
}

/// The provider's fee on an amount: a third, rounded.
pub const fn fee(amount: i64) -> i64 {
    (2 * amount + 3) / 6
}

/// The tax on a fee: a fifth, rounded.
pub const fn tax(fee: i64) -> i64 {
    (2 * fee + 5) / 10
}

/// What the account pays for an amount.
pub const fn charged(amount: i64) -> i64 {
    amount + fee(amount) + tax(fee(amount))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fees_are_those_of_the_fact_sheet() {
        assert_eq!([fee(5_400), tax(1_800), fee(125), tax(42), charged(125)], [1_800, 360, 42, 8, 175]);
    }
}
