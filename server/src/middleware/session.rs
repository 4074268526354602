//! Sessions over the state's own database, and the cookie that names one.

use async_trait::async_trait;
use axum::body::HttpBody as _;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::Response;
use engine::Engine;
use engine::people::session::{SIGNED_IN, UNKNOWN};
use serde::{Deserialize, Serialize};
use shared::{PersonId, Problem, Time};
use tower_sessions::session::{Id, Record};
use tower_sessions::session_store::{Error, Result};
use tower_sessions::{Expiry, SessionManagerLayer, SessionStore, cookie::SameSite};

use crate::Settings;
use crate::reply::refuse;

/// The names of the session's cookie: without TLS, and with it.
pub(crate) const COOKIES: [&str; 2] = ["concord", "__Host-concord"];

/// Seconds after which a visitor whose session could not be stored may try again.
const TRY_AGAIN: i64 = 3;

/// Under which key a session names the person who signed in.
pub(crate) const WHO: &str = "who";

/// Who signed in, as a session keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Signed {
    /// The person.
    pub person: PersonId,
    /// Their epoch when they signed in.
    pub epoch: i64,
    /// The day the session was last put off.
    pub day: String,
    /// When they signed in. Sessions of earlier versions do not say; they begin when they are next put off.
    #[serde(default)]
    pub since: Option<Time>,
}

impl Signed {
    /// Whether the session is older than any may get, however much it is used.
    pub fn is_over(&self, now: Time, most_days: u32) -> bool {
        self.since.is_some_and(|since| now.seconds_since(since) >= i64::from(most_days) * 86_400)
    }
}

/// The session store.
#[derive(Clone, Debug)]
pub(crate) struct Store(Engine);

/// The layer that gives each request its session.
pub(crate) fn layer(engine: Engine, settings: &Settings) -> SessionManagerLayer<Store> {
    let secure = settings.secure();
    SessionManagerLayer::new(Store(engine))
        .with_name(COOKIES[usize::from(secure)])
        .with_secure(secure)
        .with_http_only(true)
        .with_same_site(SameSite::Lax)
        .with_path("/")
        .with_expiry(Expiry::OnInactivity(time::Duration::seconds(SIGNED_IN)))
}

fn seconds(record: &Record) -> i64 {
    if record.data.contains_key(WHO) { SIGNED_IN } else { UNKNOWN }
}

fn text(record: &Record) -> Result<String> {
    serde_json::to_string(record).map_err(|error| Error::Encode(error.to_string()))
}

/// The error is logged where it becomes a problem; tower-sessions hands the problem on as its JSON.
fn backend(error: engine::Error) -> Error {
    let problem = Problem::from(error);
    Error::Backend(serde_json::to_string(&problem).unwrap_or_else(|_| problem.to_string()))
}

/// What went wrong with a session, as a problem.
pub(crate) fn problem(error: &tower_sessions::session::Error) -> Problem {
    let stored = match error {
        tower_sessions::session::Error::Store(Error::Backend(text)) => serde_json::from_str(text).ok(),
        _ => None,
    };
    stored.unwrap_or_else(|| engine::Error::Unexpected(format!("session: {error}")).into())
}

/// A session that could not be stored after the request is answered by tower-sessions with 500 and nothing else. Trying
/// again may help, and the visitor is told so.
pub(crate) async fn unsaved(request: Request, next: Next) -> Response {
    let head = request.headers().clone();
    let response = next.run(request).await;
    let is_bare =
        response.status() == StatusCode::INTERNAL_SERVER_ERROR && response.body().size_hint().exact() == Some(0);
    if is_bare { refuse(&head, Problem::Unavailable { seconds: TRY_AGAIN }) } else { response }
}

#[async_trait]
impl SessionStore for Store {
    async fn create(&self, record: &mut Record) -> Result<()> {
        while !self.0.add_session(&record.id.to_string(), &text(record)?, seconds(record)).await.map_err(backend)? {
            record.id = Id::default();
        }
        Ok(())
    }

    async fn save(&self, record: &Record) -> Result<()> {
        let kept =
            self.0.set_session(&record.id.to_string(), &text(record)?, seconds(record)).await.map_err(backend)?;
        if !kept {
            // Somebody signed out while this request was under way. Signing out wins: nothing is stored, and the
            // visitor is a stranger from the next request on.
            tracing::debug!("a session ended while it was being saved");
        }
        Ok(())
    }

    async fn load(&self, id: &Id) -> Result<Option<Record>> {
        let stored = self.0.session(&id.to_string()).await.map_err(backend)?;
        stored.map(|text| serde_json::from_str(&text).map_err(|error| Error::Decode(error.to_string()))).transpose()
    }

    async fn delete(&self, id: &Id) -> Result<()> {
        self.0.remove_session(&id.to_string()).await.map_err(backend)
    }
}
