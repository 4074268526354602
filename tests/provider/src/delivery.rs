//! Sending webhooks.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use ring::hmac;

use crate::Signing;
use crate::server::Shared;
use crate::state::State;

/// A webhook, ready to be sent.
struct Parcel {
    event: usize,
    target: String,
    id: String,
    timestamp: String,
    signature: Option<String>,
    body: String,
}

/// Webhooks that no longer wait and are not sent yet.
pub struct Taken {
    parcels: Vec<Parcel>,
    times: usize,
}

/// Sends everything that waits.
pub async fn deliver(shared: &Shared) {
    let taken = take(shared);
    send_all(shared, taken).await;
}

/// Takes what waits, as the settings of this moment say: later changes are for later events.
pub fn take(shared: &Shared) -> Taken {
    let mut state = shared.lock();
    let mut waiting = std::mem::take(&mut state.waiting);
    if state.hooks.is_reversed {
        waiting.reverse();
    }
    let parcels = waiting.into_iter().filter_map(|event| parcel(&state, event)).collect();
    Taken { parcels, times: state.hooks.repetitions + 1 }
}

/// Sends what was taken, after what is being sent.
pub async fn send_all(shared: &Shared, taken: Taken) {
    let _turn = shared.turn.lock().await;
    for parcel in taken.parcels {
        let mut arrived = false;
        for _ in 0..taken.times {
            arrived |= send(shared, &parcel).await;
        }
        if let Some(event) = shared.lock().events.get_mut(parcel.event) {
            event.arrived = Some(arrived);
        }
    }
}

fn parcel(state: &State, index: usize) -> Option<Parcel> {
    let event = state.events.get(index)?;
    let subscription = state.subscriptions.get(&event.subscription)?;
    let target = state.target.clone().unwrap_or_else(|| subscription.target.clone());
    let (timestamp, body) = ((state.now.0 / 1_000_000).to_string(), event.payload.to_string());
    let signature = match state.hooks.signing {
        Signing::Right => Some(sign(state.secret.as_deref().unwrap_or_default(), &timestamp, &body)),
        Signing::Wrong => Some(sign("another secret", &timestamp, &body)),
        Signing::Missing => None,
    };
    Some(Parcel { event: index, target, id: event.id.clone(), timestamp, signature, body })
}

/// The signature of a webhook.
fn sign(secret: &str, timestamp: &str, body: &str) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    STANDARD.encode(hmac::sign(&key, format!("{timestamp}{body}").as_bytes()))
}

/// Sends a webhook to this machine; nothing leaves it.
async fn send(shared: &Shared, parcel: &Parcel) -> bool {
    let is_local = ["http://127.0.0.1:", "http://localhost:", "http://[::1]:"];
    if !is_local.iter().any(|start| parcel.target.starts_with(start)) {
        return false;
    }
    let mut request = shared
        .http
        .post(&parcel.target)
        .header("content-type", "application/json")
        .header("x-prolific-request-timestamp", &parcel.timestamp)
        .header("x-event-id", &parcel.id);
    if let Some(signature) = &parcel.signature {
        request = request.header("x-prolific-request-signature", signature);
    }
    request.body(parcel.body.clone()).send().await.is_ok_and(|response| response.status().is_success())
}
