//! Calls of the server, at the addresses of its functions.

use js_sys::{Object, Reflect};
use serde::{Serialize, de::DeserializeOwned};
use shared::{AssignmentId, Draft, Problem, Saved, Submission, Submitted, refusal};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response, UrlSearchParams};

use crate::dom::window;

/// The type of a body of fields, as a form is sent.
const FORM: &str = "application/x-www-form-urlencoded";

/// The arguments of a call about a hit.
#[derive(Serialize)]
struct About<'a> {
    assignment: AssignmentId,
    #[serde(skip_serializing_if = "Option::is_none")]
    draft: Option<&'a Draft>,
    #[serde(skip_serializing_if = "Option::is_none")]
    submission: Option<&'a Submission>,
}

/// Stores a draft; returns the time, and the end of the hit's reservation.
pub async fn save_draft(assignment: AssignmentId, draft: &Draft) -> Result<Saved, Problem> {
    about("/fn/work/draft", About { assignment, draft: Some(draft), submission: None }).await
}

/// The stored draft.
pub async fn drafted(assignment: AssignmentId) -> Result<Draft, Problem> {
    about("/fn/work/drafted", About { assignment, draft: None, submission: None }).await
}

/// Submits the answers; a repeated submission has the same result.
pub async fn submit(assignment: AssignmentId, submission: &Submission) -> Result<Submitted, Problem> {
    about("/fn/work/submit", About { assignment, draft: None, submission: Some(submission) }).await
}

/// A heartbeat: it extends the reservation.
pub async fn heartbeat(assignment: AssignmentId) -> Result<Saved, Problem> {
    about("/fn/work/heartbeat", About { assignment, draft: None, submission: None }).await
}

async fn about<T: DeserializeOwned>(address: &str, about: About<'_>) -> Result<T, Problem> {
    let body = serde_json::to_string(&about).map_err(|_| unreadable())?;
    read(&post(address, "application/json", &body.into()).await?)
}

/// Sends the fields of a form to the address of a function.
pub async fn send<T: DeserializeOwned>(address: &str, fields: &UrlSearchParams) -> Result<T, Problem> {
    read(&post(address, FORM, &fields.to_string().into()).await?)
}

/// The text of the reply.
///
/// # Errors
/// The refusal that the server sent, or that of a request that did not arrive.
async fn post(address: &str, kind: &str, body: &JsValue) -> Result<String, Problem> {
    let headers = Object::new();
    for (name, value) in [("Content-Type", kind), ("Accept", "application/json")] {
        // Setting a field of a new object cannot fail.
        let _ = Reflect::set(&headers, &name.into(), &value.into());
    }
    let request = RequestInit::new();
    request.set_method("POST");
    request.set_headers(&headers);
    request.set_body(body);
    let lost = |_| Problem::conflict(refusal::server_unreachable());
    let response = JsFuture::from(window().fetch_with_str_and_init(address, &request)).await.map_err(lost)?;
    let response: Response = response.dyn_into().map_err(lost)?;
    let text = JsFuture::from(response.text().map_err(lost)?).await.map_err(lost)?.as_string().unwrap_or_default();
    if response.ok() {
        return Ok(text);
    }
    // A proxy that refuses a request knows nothing of refusals.
    Err(serde_json::from_str(&text).unwrap_or(Problem::Internal { trace: response.status().to_string() }))
}

fn read<T: DeserializeOwned>(reply: &str) -> Result<T, Problem> {
    serde_json::from_str(reply).map_err(|_| unreadable())
}

fn unreadable() -> Problem {
    Problem::invalid("form", refusal::form_unreadable())
}
