//! What tests set and read.

use std::time::Duration;

use serde_json::{Value, json};
use shared::Time;

use crate::state::{CallRecord, Group, Planned};
use crate::study::Study;
use crate::{FakeProvider, Fault, Feature, Hooks, delivery};

impl FakeProvider {
    /// Its clock.
    pub fn now(&self) -> Time {
        self.shared.lock().now
    }

    /// Sets its clock.
    pub fn set_now(&self, now: Time) {
        self.shared.lock().now = now;
    }

    /// Lets time pass, and does what the provider does meanwhile: it approves what nobody has reviewed for 21 days, and Connect
    /// what nobody has for 14.
    pub fn advance(&self, time: Duration) {
        let mut state = self.shared.lock();
        state.now = state.now.plus_seconds(i64::try_from(time.as_secs()).unwrap_or(i64::MAX));
        state.approve_unreviewed();
        state.approve_assignments();
    }

    /// The next calls to an operation, such as `POST /api/v1/studies/`, end so; those of Connect begin with `CONNECT`.
    pub fn fail(&self, operation: &str, times: usize, fault: Fault) {
        self.fail_after(operation, 0, times, fault);
    }

    /// The same after so many calls that go well.
    pub fn fail_after(&self, operation: &str, skipped: usize, times: usize, fault: Fault) {
        let planned = Planned { operation: Some(operation.to_owned()), skipped, left: times, fault };
        self.shared.lock().planned.push(planned);
    }

    /// The next calls end so, whatever they are.
    pub fn fail_next(&self, times: usize, fault: Fault) {
        self.shared.lock().planned.push(Planned { operation: None, skipped: 0, left: times, fault });
    }

    /// No further call fails on purpose.
    pub fn recover(&self) {
        self.shared.lock().planned.clear();
    }

    /// Sets the money of the workspace, in minor units of this currency.
    pub fn set_balance(&self, currency: &str, minor: i64) {
        let mut state = self.shared.lock();
        currency.clone_into(&mut state.currency);
        (state.total, state.available) = (minor, minor);
    }

    /// The money of the workspace in minor units: everything, and what is available.
    pub fn balance(&self) -> (i64, i64) {
        let state = self.shared.lock();
        (state.total, state.available)
    }

    /// Sets the money of the account of Connect, in cents.
    pub fn set_connect_balance(&self, cents: i64) {
        self.shared.lock().connect_balance = cents;
    }

    /// The money of the account of Connect, in cents.
    pub fn connect_balance(&self) -> i64 {
        self.shared.lock().connect_balance
    }

    /// The workspace lacks these features.
    pub fn set_missing(&self, features: &[Feature]) {
        self.shared.lock().missing = features.to_vec();
    }

    /// The next reads of a submission, or of a list, show this state: `PROCESSING`.
    pub fn show_state(&self, status: &str, reads: usize) {
        self.shared.lock().shown = Some((status.to_owned(), reads));
    }

    /// Pages have at most this many submissions, whatever was asked for.
    pub fn set_page_limit(&self, limit: usize) {
        self.shared.lock().page_limit = limit;
    }

    /// Whether bonuses show only after [`FakeProvider::settle_bonuses`].
    pub fn pay_late(&self, is_late: bool) {
        self.shared.lock().pays_late = is_late;
    }

    /// Shows the bonuses that were paid late.
    pub fn settle_bonuses(&self) {
        let mut state = self.shared.lock();
        for (submission, amount) in std::mem::take(&mut state.late) {
            if let Some(found) = state.submissions.get_mut(&submission) {
                found.bonuses.push(amount);
            }
            state.show_assignment_bonus(&submission, amount);
        }
    }

    /// How webhooks are sent from now on.
    pub fn set_hooks(&self, hooks: Hooks) {
        self.shared.lock().hooks = hooks;
    }

    /// Sends all webhooks to this address, whatever the subscriptions say: a client subscribes with TLS, a test listens
    /// without.
    pub fn deliver_to(&self, url: &str) {
        self.shared.lock().target = Some(url.to_owned());
    }

    /// Sends the webhooks that wait.
    pub async fn deliver(&self) {
        delivery::deliver(&self.shared).await;
    }

    /// The number of webhooks that wait.
    pub fn waiting(&self) -> usize {
        self.shared.lock().waiting.len()
    }

    /// How many secrets were made; each one replaces the one before.
    pub fn secrets_made(&self) -> usize {
        self.shared.lock().secrets_made
    }

    /// Publishes the key under these ids; new tokens have the last one.
    pub fn set_key_ids(&self, ids: &[&str]) {
        self.shared.lock().key_ids = ids.iter().map(|id| (*id).to_owned()).collect();
    }

    /// Every call, the oldest first.
    pub fn calls(&self) -> Vec<CallRecord> {
        self.shared.lock().calls.clone()
    }

    /// The number of calls to an operation.
    pub fn count(&self, operation: &str) -> usize {
        self.shared.lock().calls.iter().filter(|call| call.operation == operation).count()
    }

    /// How often each bonus was paid, by its id: never more than once.
    pub fn payments(&self) -> Vec<(String, usize)> {
        self.shared.lock().bonuses.iter().map(|(id, bonus)| (id.clone(), bonus.paid)).collect()
    }

    /// A study that recruits, with this reward in minor units; its id.
    pub fn publish_study(&self, address: &str, places: i64, reward: i64) -> String {
        let mut state = self.shared.lock();
        let body = json!({
            "name": "Rate short texts", "internal_name": "concord", "description": "Read and rate short texts.",
            "external_study_url": address, "reward": reward, "total_available_places": places,
        });
        let body = body.as_object().cloned().unwrap_or_default();
        let id = state.id();
        state.studies.insert(id.clone(), Study { body, status: "ACTIVE", places, reward, reserved: 0 });
        id
    }

    /// The groups of participants: id, name and members.
    pub fn groups(&self) -> Vec<(String, String, Vec<String>)> {
        let state = self.shared.lock();
        let shown =
            |(id, group): (&String, &Group)| (id.clone(), group.name.clone(), group.members.iter().cloned().collect());
        state.groups.iter().map(shown).collect()
    }

    /// Somebody adds a participant to a group on the site of the provider.
    pub fn put_into_group(&self, group: &str, participant: &str) {
        if let Some(group) = self.shared.lock().groups.get_mut(group) {
            group.members.insert(participant.to_owned());
        }
    }

    /// Somebody deletes a group on the site of the provider.
    pub fn delete_group(&self, group: &str) {
        self.shared.lock().groups.remove(group);
    }

    /// The state of a study.
    pub fn study_state(&self, study: &str) -> Option<&'static str> {
        self.shared.lock().studies.get(study).map(|study| study.status)
    }

    /// The state of a submission.
    pub fn submission_state(&self, submission: &str) -> Option<&'static str> {
        self.shared.lock().submissions.get(submission).map(|found| found.status)
    }

    /// The bonuses that a submission shows, in minor units.
    pub fn bonuses(&self, submission: &str) -> Vec<i64> {
        self.shared.lock().submissions.get(submission).map(|found| found.bonuses.clone()).unwrap_or_default()
    }

    /// Messages that were sent to participants: their bodies as they arrived.
    pub fn messages(&self) -> Vec<Value> {
        self.shared.lock().messages.clone()
    }

    /// What did not fit the schema; empty if all is well.
    pub fn violations(&self) -> Vec<String> {
        self.shared.lock().violations.clone()
    }

    /// The kinds and the arrival of all webhooks, the oldest first.
    pub fn webhooks(&self) -> Vec<Value> {
        let state = self.shared.lock();
        state.events.iter().map(|event| json!({"type": event.kind, "arrived": event.arrived})).collect()
    }
}
