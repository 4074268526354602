//! Calls about webhooks.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse as _;
use serde_json::{Value, json};

use super::Server;
use crate::reply::{Failure, Reply, empty, ok, with};
use crate::state::{Subscription, WORKSPACE};

/// The kinds of events.
const TYPES: [&str; 4] =
    ["submission.status.change", "study.status.change", "study.progress.change", "study.has_high_return_rate"];

pub async fn event_types() -> Reply {
    let types: Value = TYPES.iter().map(|name| json!({"event_type": name, "description": "An event."})).collect();
    ok(json!({"results": types}))
}

pub async fn secrets(State(shared): Server) -> Reply {
    let state = shared.lock();
    let secret = |value: &String| json!({"id": "S1", "value": value, "workspace_id": WORKSPACE});
    ok(json!({"results": state.secret.iter().map(secret).collect::<Vec<_>>()}))
}

/// Replaces the secret that there is.
pub async fn create_secret(State(shared): Server, Json(body): Json<Value>) -> Reply {
    let mut state = shared.lock();
    if body["workspace_id"] != WORKSPACE {
        return Err(Failure::unknown());
    }
    state.secrets_made += 1;
    let value = format!("hook-secret-{}", state.secrets_made);
    state.secret = Some(value.clone());
    with(StatusCode::CREATED, json!({"id": "S1", "value": value, "workspace_id": WORKSPACE}))
}

pub async fn list(State(shared): Server) -> Reply {
    let state = shared.lock();
    let all: Value = state.subscriptions.iter().map(|(id, subscription)| subscription.json(id)).collect();
    ok(json!({"results": all}))
}

pub async fn subscribe(State(shared): Server, Json(body): Json<Value>) -> Reply {
    let mut state = shared.lock();
    let event_type = body["event_type"].as_str().unwrap_or_default().to_owned();
    if !TYPES.contains(&event_type.as_str()) {
        return Err(Failure::bad(json!({"event_type": ["Not known."]})));
    }
    if state.subscriptions.values().any(|found| found.event_type == event_type) {
        return Err(Failure::new(409, "There is a subscription to this event."));
    }
    let (id, confirmation) = (state.short_id("H"), state.short_id("confirm-"));
    let subscription = Subscription {
        event_type,
        target: body["target_url"].as_str().unwrap_or_default().to_owned(),
        confirmation: confirmation.clone(),
        is_confirmed: false,
        is_enabled: body["is_enabled"].as_bool().unwrap_or(true),
    };
    let answer = subscription.json(&id);
    let answer = if state.hooks.answers_lists { json!({"results": [answer]}) } else { answer };
    state.subscriptions.insert(id, subscription);
    Ok((StatusCode::CREATED, [("x-hook-secret", confirmation)], Json(answer)).into_response())
}

pub async fn confirm(State(shared): Server, Path(id): Path<String>, Json(body): Json<Value>) -> Reply {
    let mut state = shared.lock();
    let forgets = state.hooks.forgets_confirmations;
    let found = state.subscriptions.get_mut(&id).ok_or_else(Failure::unknown)?;
    if body["secret"] != found.confirmation.as_str() {
        return Err(Failure::bad(json!({"secret": [format!("{} is another one.", body["secret"])]})));
    }
    found.is_confirmed = !forgets;
    ok(found.json(&id))
}

pub async fn change(State(shared): Server, Path(id): Path<String>, Json(body): Json<Value>) -> Reply {
    let mut state = shared.lock();
    let found = state.subscriptions.get_mut(&id).ok_or_else(Failure::unknown)?;
    if let Some(is_enabled) = body["is_enabled"].as_bool() {
        found.is_enabled = is_enabled;
    }
    ok(found.json(&id))
}

pub async fn remove(State(shared): Server, Path(id): Path<String>) -> Reply {
    shared.lock().subscriptions.remove(&id).ok_or_else(Failure::unknown)?;
    empty(StatusCode::NO_CONTENT)
}

pub async fn events(State(shared): Server, Path(id): Path<String>) -> Reply {
    let state = shared.lock();
    let status = |arrived| match arrived {
        None => "PENDING",
        Some(true) => "SUCCEEDED",
        Some(false) => "FAILED",
    };
    let sent = state.events.iter().filter(|event| event.subscription == id);
    let event = sent.map(|event| {
        json!({
            "id": event.id, "event_type": event.kind, "status": status(event.arrived), "payload": event.payload,
        })
    });
    ok(json!({"results": event.collect::<Vec<_>>()}))
}

impl Subscription {
    fn json(&self, id: &str) -> Value {
        json!({
            "id": id, "event_type": self.event_type, "target_url": self.target, "is_enabled": self.is_enabled,
            "workspace_id": WORKSPACE,
        })
    }
}
