//! Calls of the server, at the addresses of its functions.

use js_sys::{Object, Reflect};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use shared::{AssignmentId, Draft, Message, Problem, Saved, StudyId, Submission, Submitted, TaskId, refusal};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response, UrlSearchParams};

use crate::dom::{self, window};

/// The header by which a call asks for the page to which it leads.
pub const PAGE_TOO: &str = "x-page-too";

const SUBMIT: &str = "/fn/work/submit";
const JSON: &str = "application/json";
/// When to try again after a reply of something between this browser and the server, in seconds.
const TRY_AGAIN: i64 = 5;
/// The type of a body of fields, as a form is sent.
const FORM: &str = "application/x-www-form-urlencoded";

/// The parameter with which the page of a hit says that another window had already sent it.
pub const SENT_BEFORE: &str = "sent_before";

/// The page of a hit that another window had already sent, with what is stored.
pub fn sent_before(assignment: AssignmentId) -> String {
    format!("/work/assignments/{assignment}?{SENT_BEFORE}=1")
}

/// The arguments of a call about a hit.
#[derive(Serialize)]
struct About<'a> {
    assignment: AssignmentId,
    #[serde(skip_serializing_if = "Option::is_none")]
    draft: Option<&'a Draft>,
    #[serde(skip_serializing_if = "Option::is_none")]
    submission: Option<&'a Submission>,
    #[serde(skip_serializing_if = "Option::is_none")]
    then: Option<(StudyId, TaskId)>,
}

impl About<'_> {
    const fn of(assignment: AssignmentId) -> Self {
        Self { assignment, draft: None, submission: None, then: None }
    }
}

/// A reply, with the page to which the call leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WithPage<T> {
    /// The reply.
    pub reply: T,
    /// The address of the page, if the call leads to one.
    pub address: Option<String>,
    /// The page as HTML, if it is that of a hit.
    pub page: Option<String>,
}

/// Stores a draft; returns the time, and the end of the hit's reservation.
pub async fn save_draft(assignment: AssignmentId, draft: &Draft) -> Result<Saved, Problem> {
    about("/fn/work/draft", About { draft: Some(draft), ..About::of(assignment) }).await
}

/// The stored draft.
pub async fn drafted(assignment: AssignmentId) -> Result<Draft, Problem> {
    about("/fn/work/drafted", About::of(assignment)).await
}

/// Submits the answers; a repeated submission has the same result.
pub async fn submit(assignment: AssignmentId, submission: &Submission) -> Result<Submitted, Problem> {
    about(SUBMIT, About { submission: Some(submission), ..About::of(assignment) }).await
}

/// Submits the answers and, once they are stored, takes the next hit of the task, whose page comes with the reply.
pub async fn submit_and_go_on(
    assignment: AssignmentId,
    submission: &Submission,
    then: (StudyId, TaskId),
) -> Result<WithPage<Submitted>, Problem> {
    let about = About { submission: Some(submission), then: Some(then), ..About::of(assignment) };
    read(&post(SUBMIT, (JSON, Some(PAGE_TOO)), &written(&about)?).await?)
}

/// A heartbeat: it extends the reservation.
pub async fn heartbeat(assignment: AssignmentId) -> Result<Saved, Problem> {
    about("/fn/work/heartbeat", About::of(assignment)).await
}

async fn about<T: DeserializeOwned>(address: &str, about: About<'_>) -> Result<T, Problem> {
    read(&post(address, (JSON, None), &written(&about)?).await?)
}

fn written(about: &About<'_>) -> Result<JsValue, Problem> {
    serde_json::to_string(about).map(Into::into).map_err(|_| unreadable())
}

/// Sends the fields of a form to the address of a function.
pub async fn send<T: DeserializeOwned>(address: &str, fields: &UrlSearchParams) -> Result<T, Problem> {
    read(&post(address, (FORM, None), &fields.to_string().into()).await?)
}

/// Whether a request did not arrive, or its reply did not: nothing is known of what the server did.
pub fn is_lost(problem: &Problem) -> bool {
    // A refusal by the server arrives without its key.
    problem.message().and_then(Message::key) == Some("server-unreachable")
}

/// The text of the reply to a body of this type, with a header of ours if there is one.
///
/// # Errors
/// The refusal that the server sent, or that of a request that did not arrive.
async fn post(address: &str, (kind, own): (&str, Option<&str>), body: &JsValue) -> Result<String, Problem> {
    let headers = Object::new();
    let own = own.map(|name| (name, "1"));
    for (name, value) in [("Content-Type", kind), ("Accept", JSON)].into_iter().chain(own) {
        // Setting a field of a new object cannot fail.
        let _ = Reflect::set(&headers, &name.into(), &value.into());
    }
    let request = RequestInit::new();
    request.set_method("POST");
    request.set_headers(&headers);
    request.set_body(body);
    let lost = |_| Problem::conflict(refusal::server_unreachable());
    let response =
        JsFuture::from(window().fetch_with_str_and_init(&dom::address(address), &request)).await.map_err(lost)?;
    let response: Response = response.dyn_into().map_err(lost)?;
    let text = JsFuture::from(response.text().map_err(lost)?).await.map_err(lost)?.as_string().unwrap_or_default();
    if response.ok() {
        return Ok(text);
    }
    // A proxy that refuses a request knows nothing of refusals.
    Err(serde_json::from_str(&text).unwrap_or(Problem::Unavailable { seconds: TRY_AGAIN }))
}

fn read<T: DeserializeOwned>(reply: &str) -> Result<T, Problem> {
    serde_json::from_str(reply).map_err(|_| unreadable())
}

fn unreadable() -> Problem {
    Problem::invalid("form", refusal::form_unreadable())
}
