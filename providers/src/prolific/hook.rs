//! Subscriptions to webhooks, and the secret that signs them.

use serde::Deserialize;
use serde_json::json;

use super::{List, Prolific};
use crate::http::{Call, segment};
use crate::{EventType, Invalid, NewSubscription, Result, Secret, Subscription};

/// The header with what confirms a subscription.
const CONFIRMATION: &str = "x-hook-secret";

#[derive(Deserialize)]
struct EventTypeBody {
    event_type: String,
    description: Option<String>,
}

#[derive(Deserialize)]
struct SecretBody {
    value: Secret,
    workspace_id: String,
}

#[derive(Deserialize)]
struct SubscriptionBody {
    id: String,
    event_type: String,
    target_url: String,
    workspace_id: String,
    is_enabled: Option<bool>,
}

/// A new subscription comes as an object or as a list of one.
#[derive(Deserialize)]
#[serde(untagged)]
enum CreatedBody {
    List(List<SubscriptionBody>),
    One(SubscriptionBody),
}

impl From<SubscriptionBody> for Subscription {
    fn from(body: SubscriptionBody) -> Self {
        Self {
            id: body.id,
            event_type: body.event_type,
            target: body.target_url,
            workspace: body.workspace_id,
            is_enabled: body.is_enabled.unwrap_or(true),
        }
    }
}

impl Prolific {
    pub(super) async fn list_event_types(&self) -> Result<Vec<EventType>> {
        let list: List<EventTypeBody> = self.client.answer(&Call::get("/api/v1/hooks/event-types/")).await?.json()?;
        let event_type = |body: EventTypeBody| EventType {
            name: body.event_type,
            description: body.description.unwrap_or_default(),
        };
        Ok(list.results.into_iter().map(event_type).collect())
    }

    /// Creating a secret replaces the one that there is, and with it everything that checks its signatures. So one is created
    /// only after the list was read and had none. Two processes must not do this at the same time.
    pub(super) async fn find_or_add_secret(&self, workspace: &str) -> Result<Secret> {
        let id = segment(workspace)?;
        let call = Call::get(format!("/api/v1/hooks/secrets/?workspace_id={id}"));
        let list: List<SecretBody> = self.client.answer(&call).await?.json()?;
        if let Some(found) = list.results.into_iter().find(|secret| secret.workspace_id == workspace) {
            return Ok(found.value);
        }
        let call = Call::post("/api/v1/hooks/secrets/").json(&json!({"workspace_id": id}));
        Ok(self.client.answer(&call).await?.json::<SecretBody>()?.value)
    }

    pub(super) async fn list_subscriptions(&self, workspace: &str) -> Result<Vec<Subscription>> {
        let call = Call::get(format!("/api/v1/hooks/subscriptions/?workspace_id={}", segment(workspace)?));
        let list: List<SubscriptionBody> = self.client.answer(&call).await?.json()?;
        let of_workspace = list.results.into_iter().filter(|body| body.workspace_id == workspace);
        Ok(of_workspace.map(Subscription::from).collect())
    }

    pub(super) async fn add_subscription(
        &self,
        workspace: &str,
        event_type: &str,
        target: &str,
    ) -> Result<NewSubscription> {
        if !target.starts_with("https://") {
            return Err(Invalid::Address(target.to_owned()).into());
        }
        let body = json!({"workspace_id": segment(workspace)?, "event_type": event_type, "target_url": target});
        let answer = self.client.answer(&Call::post("/api/v1/hooks/subscriptions/").json(&body)).await?;
        let created = match answer.json()? {
            CreatedBody::One(body) => Some(body),
            CreatedBody::List(list) => list.results.into_iter().find(|body| body.event_type == event_type),
        };
        let confirmation = answer.headers.get(CONFIRMATION).and_then(|value| value.to_str().ok());
        match (created, confirmation) {
            (Some(body), Some(confirmation)) => {
                Ok(NewSubscription { subscription: body.into(), confirmation: Secret::new(confirmation) })
            }
            (None, _) => Err(answer.unreadable("it has no subscription".to_owned())),
            (_, None) => Err(answer.unreadable("it has no secret to confirm the subscription".to_owned())),
        }
    }

    pub(super) async fn confirm(&self, subscription: &str, confirmation: &Secret) -> Result<()> {
        let call = Call::post(path(subscription)?).json(&json!({"secret": confirmation.reveal()})).hide(confirmation);
        self.client.done(&call).await
    }

    pub(super) async fn enable(&self, subscription: &str, is_enabled: bool) -> Result<()> {
        self.client.done(&Call::patch(path(subscription)?).json(&json!({"is_enabled": is_enabled}))).await
    }

    pub(super) async fn remove_subscription(&self, subscription: &str) -> Result<()> {
        self.client.done(&Call::delete(path(subscription)?)).await
    }
}

/// The path of a subscription.
fn path(subscription: &str) -> Result<String> {
    Ok(format!("/api/v1/hooks/subscriptions/{}/", segment(subscription)?))
}
