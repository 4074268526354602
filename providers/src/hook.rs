//! Subscriptions to webhooks.

use crate::Secret;

/// A kind of event to which a workspace can subscribe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventType {
    /// Its name: `submission.status.change`.
    pub name: String,
    /// What the provider says about it; may be empty.
    pub description: String,
}

/// A subscription.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subscription {
    /// The provider's id.
    pub id: String,
    /// The name of the kind of event.
    pub event_type: String,
    /// Where the events go.
    pub target: String,
    /// The workspace whose events they are.
    pub workspace: String,
    /// Whether events are sent. The provider turns a subscription off after days of failures.
    pub is_enabled: bool,
}

/// A new subscription. Nothing is sent until it is confirmed with this secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSubscription {
    /// The subscription.
    pub subscription: Subscription,
    /// What confirms it. This is not the secret that signs the events.
    pub confirmation: Secret,
}
