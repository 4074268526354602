//! A language model behind the interface of OpenAI: what it says is a function of the prompt, and it fails in the ways
//! that a test names.

use std::fmt::{Debug, Formatter};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use futures::{StreamExt as _, stream};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::AbortHandle;

use crate::middleware::cut;
use crate::server::accept;

/// The most bytes of a request.
const MOST: usize = 64 << 20;

/// The ways to behave badly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChatTrouble {
    /// An answer with this status and this message.
    Status(u16, String),
    /// Status 429 with this header `Retry-After`.
    TooMany(Option<String>),
    /// Status 200 with this body.
    Body(String),
    /// Status 200 with the field `refusal`.
    Refusal(String),
    /// Status 400 with the code `content_filter`.
    Filtered,
    /// The reply ends at the limit of tokens.
    Length,
    /// The reply does not say how many tokens it has.
    NoUsage,
    /// A body of so many bytes.
    Huge(usize),
    /// The connection ends before anything is done.
    Cut,
    /// The connection ends in the middle of the answer.
    HalfAnswer,
    /// There is no answer.
    Silent,
    /// A redirect to this address.
    Redirect(String),
    /// Status 401 with a message that repeats the key.
    TellKey,
    /// A reply that repeats the key.
    SayKey,
}

/// A request that has arrived.
#[derive(Clone, Debug, PartialEq)]
pub struct ChatCall {
    /// The last message.
    pub prompt: String,
    /// The header `Authorization`.
    pub authorization: Option<String>,
    /// The whole body.
    pub body: Value,
    /// The path.
    pub path: String,
}

type Says = Box<dyn Fn(&str) -> String + Send + Sync>;

struct Kept {
    says: Says,
    calls: Mutex<Vec<ChatCall>>,
    /// For the next prompts that contain this.
    troubles: Mutex<Vec<(String, ChatTrouble, usize)>>,
    /// How many calls are answered; the others wait.
    open: watch::Sender<usize>,
    /// Calls in progress, and the most that there were.
    now: AtomicUsize,
    most: AtomicUsize,
    /// Tokens of all replies that were computed: of prompts, and of replies.
    usage: Mutex<[u64; 2]>,
}

/// A language model for as long as this lives.
pub struct ChatServer {
    kept: Arc<Kept>,
    url: String,
    server: AbortHandle,
}

impl Debug for ChatServer {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ChatServer").field("url", &self.url).finish_non_exhaustive()
    }
}

impl Drop for ChatServer {
    fn drop(&mut self) {
        self.server.abort();
    }
}

impl ChatServer {
    /// Starts one on a free port, which says this about a prompt.
    ///
    /// # Panics
    /// There is no free port.
    pub async fn start(says: impl Fn(&str) -> String + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let url = format!("http://{}/v1", listener.local_addr().expect("its address"));
        let kept = Arc::new(Kept {
            says: Box::new(says),
            calls: Mutex::default(),
            troubles: Mutex::default(),
            open: watch::Sender::new(usize::MAX),
            now: AtomicUsize::new(0),
            most: AtomicUsize::new(0),
            usage: Mutex::default(),
        });
        let router = Router::new().fallback(answer).with_state(Arc::clone(&kept));
        let server = tokio::spawn(accept(listener, router)).abort_handle();
        Self { kept, url, server }
    }

    /// Its address with the path `/v1`.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// What has arrived, in order.
    pub fn calls(&self) -> Vec<ChatCall> {
        lock(&self.kept.calls).clone()
    }

    /// The next prompts that contain this text have this trouble.
    pub fn trouble(&self, contains: &str, trouble: ChatTrouble, times: usize) {
        lock(&self.kept.troubles).push((contains.to_owned(), trouble, times));
    }

    /// Answers no more than so many calls, counted from the first; the others wait until this is called with a larger number.
    pub fn answer_at_most(&self, n: usize) {
        self.kept.open.send_replace(n);
    }

    /// The most calls that were in progress at once.
    pub fn most_at_once(&self) -> usize {
        self.kept.most.load(Ordering::SeqCst)
    }

    /// The tokens of all prompts that were read, and of all replies that were computed.
    pub fn usage(&self) -> [u64; 2] {
        *lock(&self.kept.usage)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn answer(State(kept): State<Arc<Kept>>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let body: Value = serde_json::from_slice(&to_bytes(body, MOST).await.unwrap_or_default()).unwrap_or_default();
    let last = body["messages"].as_array().and_then(|all| all.last()).map_or(&Value::Null, |own| &own["content"]);
    let prompt = last.as_str().unwrap_or_default().to_owned();
    let sent = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()).map(str::to_owned);
    let path = parts.uri.path().to_owned();
    let call = ChatCall { prompt: prompt.clone(), authorization: sent.clone(), body, path };
    let number = {
        let mut calls = lock(&kept.calls);
        calls.push(call);
        calls.len()
    };
    let now = kept.now.fetch_add(1, Ordering::SeqCst) + 1;
    kept.most.fetch_max(now, Ordering::SeqCst);
    // The sender lives as long as the server.
    kept.open.subscribe().wait_for(|open| number <= *open).await.ok();
    let trouble = take(&kept, &prompt);
    if trouble == Some(ChatTrouble::Silent) {
        std::future::pending::<()>().await;
    }
    let response = reply(&kept, &prompt, trouble, &sent.unwrap_or_default());
    kept.now.fetch_sub(1, Ordering::SeqCst);
    response
}

/// The trouble of a prompt.
fn take(kept: &Kept, prompt: &str) -> Option<ChatTrouble> {
    let mut troubles = lock(&kept.troubles);
    let (_, trouble, times) =
        troubles.iter_mut().find(|(contains, _, times)| *times > 0 && prompt.contains(contains.as_str()))?;
    *times -= 1;
    Some(trouble.clone())
}

fn reply(kept: &Kept, prompt: &str, trouble: Option<ChatTrouble>, sent: &str) -> Response {
    let error = |status: u16, message: &str| {
        let status = StatusCode::from_u16(status).unwrap_or_default();
        (status, json!({"error": {"message": message, "type": "error"}}).to_string()).into_response()
    };
    let mut text = (kept.says)(prompt);
    let (mut refusal, mut finish, mut counts) = (Value::Null, "stop", true);
    match &trouble {
        Some(ChatTrouble::Status(status, message)) => return error(*status, message),
        Some(ChatTrouble::TooMany(after)) => {
            let mut response = error(429, "Too many requests.");
            if let Some(after) = after.as_ref().and_then(|after| after.parse().ok()) {
                response.headers_mut().insert(header::RETRY_AFTER, after);
            }
            return response;
        }
        Some(ChatTrouble::Filtered) => {
            let body = json!({"error": {"code": "content_filter", "message": "The prompt was filtered."}});
            return (StatusCode::BAD_REQUEST, body.to_string()).into_response();
        }
        Some(ChatTrouble::Redirect(to)) => {
            return (StatusCode::TEMPORARY_REDIRECT, [(header::LOCATION, to.clone())]).into_response();
        }
        Some(ChatTrouble::TellKey) => return error(401, &format!("The key {sent} is\nnot \u{1b}[31mknown.")),
        Some(ChatTrouble::Cut | ChatTrouble::Silent) => return cut(),
        Some(ChatTrouble::Body(_) | ChatTrouble::Huge(_) | ChatTrouble::HalfAnswer) | None => {}
        Some(ChatTrouble::Refusal(own)) => (text, refusal) = (String::new(), own.as_str().into()),
        Some(ChatTrouble::Length) => finish = "length",
        Some(ChatTrouble::NoUsage) => counts = false,
        Some(ChatTrouble::SayKey) => text = format!("{sent} {text}"),
    }
    let usage = [prompt.len().div_ceil(4) as u64, text.len().div_ceil(4) as u64];
    {
        let mut all = lock(&kept.usage);
        *all = [all[0] + usage[0], all[1] + usage[1]];
    }
    let mut body = json!({
        "id": "chatcmpl-1", "object": "chat.completion", "model": "model-2026-01-01",
        "choices": [{"index": 0, "message": {"role": "assistant", "content": text, "refusal": refusal}, "finish_reason": finish}],
    });
    if counts {
        body["usage"] =
            json!({"prompt_tokens": usage[0], "completion_tokens": usage[1], "total_tokens": usage[0] + usage[1]});
    }
    match trouble {
        Some(ChatTrouble::Body(own)) => own.into_response(),
        Some(ChatTrouble::Huge(n)) => "x".repeat(n).into_response(),
        Some(ChatTrouble::HalfAnswer) => {
            let half = Bytes::from(body.to_string().into_bytes()[..20].to_vec());
            let parts = stream::iter([Ok(half), Err(std::io::Error::other("cut"))]);
            // The second part comes once the first one has been sent.
            Body::from_stream(parts.then(|part| async {
                tokio::task::yield_now().await;
                part
            }))
            .into_response()
        }
        _ => body.to_string().into_response(),
    }
}
