//! The sign-in service of an organisation (OpenID Connect): its pages let the person in that it was told of, without asking.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use axum::extract::{Form, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use ring::digest::{SHA256, digest};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::task::AbortHandle;

use crate::signer::{Algorithm, LinkToken, Signer};

/// What the service calls the server under test, and the secret that it gave it.
pub const CLIENT: &str = "concord";
/// The secret.
pub const CLIENT_SECRET: &str = "a secret of the client: with +, % and &";

/// What the service says about a person.
#[derive(Clone, Debug)]
pub struct Staff {
    /// Who they are.
    pub subject: String,
    /// All other claims.
    pub claims: Value,
    /// Whether the claims are in the user info only, and not in the ID token.
    pub apart: bool,
    /// Claims that are in the user info only.
    pub only_apart: Vec<&'static str>,
}

impl Staff {
    /// Somebody with a confirmed address, in these groups.
    pub fn new(name: &str, email: &str, groups: &[&str]) -> Self {
        let claims = json!({"name": name, "email": email, "email_verified": true, "groups": groups});
        Self { subject: format!("subject of {email}"), claims, apart: false, only_apart: Vec::new() }
    }

    /// The same with another claim; null takes it away.
    #[must_use]
    pub fn with(mut self, claim: &str, value: Value) -> Self {
        self.claims[claim] = value;
        if let Some(claims) = self.claims.as_object_mut().filter(|claims| claims[claim].is_null()) {
            claims.remove(claim);
        }
        self
    }
}

/// The ways to behave badly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Twist {
    /// None.
    #[default]
    No,
    /// The ID token repeats another nonce.
    Nonce,
    /// The ID token is for another client.
    Audience,
    /// The ID token is from another service.
    Issuer,
    /// The ID token has expired.
    Expired,
    /// The ID token is signed with a key of somebody else.
    Stranger,
    /// The ID token is not signed.
    Unsigned,
    /// The ID token is signed with the public key as a secret: an old attack.
    PublicKeyAsSecret,
    /// The user info is about somebody else.
    OtherUser,
    /// There is no ID token.
    NoToken,
    /// The answer is no JSON.
    Garbage,
    /// The service is down.
    Down,
    /// The person goes back without signing in.
    Cancelled,
    /// The server under test asks for something that it may not have.
    Scope,
}

#[derive(Debug, Default)]
struct Kept {
    base: String,
    staff: Option<Staff>,
    twist: Twist,
    /// The id of the key; another one makes clients read the keys again.
    key: String,
    n_readings: usize,
    /// By code: what the browser brought, and the person. A code goes when it is used.
    codes: HashMap<String, (HashMap<String, String>, Staff)>,
    tokens: HashMap<String, Staff>,
    n_codes: usize,
    refusals: Vec<String>,
}

type Shared = Arc<Mutex<Kept>>;

/// A sign-in service for as long as this lives.
#[derive(Debug)]
pub struct SignInServer {
    kept: Shared,
    server: AbortHandle,
}

impl Drop for SignInServer {
    fn drop(&mut self) {
        self.server.abort();
    }
}

fn lock(kept: &Shared) -> MutexGuard<'_, Kept> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}

impl SignInServer {
    /// Starts one on a free port.
    ///
    /// # Panics
    /// There is no free port.
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let base = format!("http://{}", listener.local_addr().expect("its address"));
        let kept = Arc::new(Mutex::new(Kept { base, key: "one".to_owned(), ..Kept::default() }));
        let router = Router::new()
            .route("/.well-known/openid-configuration", get(published))
            .route("/keys", get(keys))
            .route("/authorize", get(authorize))
            .route("/token", post(token))
            .route("/userinfo", get(user_info))
            .with_state(Arc::clone(&kept));
        let server = tokio::spawn(async move {
            // It ends with the task.
            axum::serve(listener, router).await.ok();
        });
        Self { kept, server: server.abort_handle() }
    }

    /// Its address.
    pub fn url(&self) -> String {
        lock(&self.kept).base.clone()
    }

    /// Who signs in from now on.
    pub fn set_staff(&self, staff: Staff) {
        lock(&self.kept).staff = Some(staff);
    }

    /// How it behaves from now on.
    pub fn set_twist(&self, twist: Twist) {
        lock(&self.kept).twist = twist;
    }

    /// Signs with a key of this id from now on.
    pub fn set_key(&self, key: &str) {
        key.clone_into(&mut lock(&self.kept).key);
    }

    /// How often its addresses were read.
    pub fn n_readings(&self) -> usize {
        lock(&self.kept).n_readings
    }

    /// Why it refused calls.
    pub fn refusals(&self) -> Vec<String> {
        lock(&self.kept).refusals.clone()
    }
}

async fn published(State(kept): State<Shared>) -> Response {
    let mut kept = lock(&kept);
    kept.n_readings += 1;
    match kept.twist {
        Twist::Down => return StatusCode::SERVICE_UNAVAILABLE.into_response(),
        Twist::Garbage => return "this is no JSON".into_response(),
        _ => {}
    }
    let at = |path: &str| format!("{}{path}", kept.base);
    Json(json!({
        "issuer": kept.base, "authorization_endpoint": at("/authorize"), "token_endpoint": at("/token"),
        "userinfo_endpoint": at("/userinfo"), "jwks_uri": at("/keys"), "response_types_supported": ["code"],
        "subject_types_supported": ["public"], "id_token_signing_alg_values_supported": ["RS256", "HS256", "none"],
    }))
    .into_response()
}

async fn keys(State(kept): State<Shared>) -> Json<Value> {
    let key = lock(&kept).key.clone();
    Json(json!({"keys": [Signer::provider().public_json(&key)]}))
}

/// What a browser is led to: a page on which the person signs in, but nobody has to.
async fn authorize(State(kept): State<Shared>, Query(asked): Query<HashMap<String, String>>) -> Response {
    let mut kept = lock(&kept);
    let given = |name: &str| asked.get(name).map(String::as_str).unwrap_or_default();
    let scopes = given("scope");
    let whole = given("response_type") == "code"
        && given("client_id") == CLIENT
        && given("code_challenge_method") == "S256"
        && ["openid", "email", "profile"].iter().all(|scope| scopes.split(' ').any(|asked| asked == *scope));
    if !whole {
        kept.refusals.push(format!("authorize: {asked:?}"));
        return StatusCode::BAD_REQUEST.into_response();
    }
    let (back, state) = (given("redirect_uri").to_owned(), given("state").to_owned());
    let error = match kept.twist {
        Twist::Cancelled => Some("access_denied"),
        Twist::Scope => Some("invalid_scope&error_description=Invalid+scopes"),
        _ => None,
    };
    let (None, Some(staff)) = (error, kept.staff.clone()) else {
        return Redirect::to(&format!("{back}?state={state}&error={}", error.unwrap_or("server_error")))
            .into_response();
    };
    kept.n_codes += 1;
    let code = format!("code-{}", kept.n_codes);
    kept.codes.insert(code.clone(), (asked, staff));
    Redirect::to(&format!("{back}?code={code}&state={state}")).into_response()
}

async fn token(State(kept): State<Shared>, head: HeaderMap, Form(asked): Form<HashMap<String, String>>) -> Response {
    let mut kept = lock(&kept);
    let given = |name: &str| asked.get(name).map(String::as_str).unwrap_or_default();
    let refuse = |kept: &mut Kept, why: &str, error: &str| {
        kept.refusals.push(why.to_owned());
        (StatusCode::BAD_REQUEST, Json(json!({ "error": error }))).into_response()
    };
    if !is_client(&head) {
        return refuse(&mut kept, "the client's secret", "invalid_client");
    }
    let Some((began, staff)) = kept.codes.remove(given("code")) else {
        return refuse(&mut kept, "the code", "invalid_grant");
    };
    let challenge = URL_SAFE_NO_PAD.encode(digest(&SHA256, given("code_verifier").as_bytes()));
    if began.get("code_challenge") != Some(&challenge) || began.get("redirect_uri") != asked.get("redirect_uri") {
        return refuse(&mut kept, "the proof of the code", "invalid_grant");
    }
    let access = format!("access-{}", kept.n_codes);
    kept.tokens.insert(access.clone(), staff.clone());
    let mut answer = json!({"access_token": access, "token_type": "Bearer", "expires_in": 60});
    match kept.twist {
        Twist::Garbage => return "this is no JSON".into_response(),
        Twist::Down => return StatusCode::SERVICE_UNAVAILABLE.into_response(),
        Twist::NoToken => {}
        twist => {
            let nonce = began.get("nonce").cloned().unwrap_or_default();
            answer["id_token"] = json!(id_token(&kept, twist, &nonce, &staff));
        }
    }
    Json(answer).into_response()
}

/// Whether a call shows the client's secret, as RFC 6749, section 2.3.1, says: both parts are encoded as in a form.
fn is_client(head: &HeaderMap) -> bool {
    let shown = head.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Basic "));
    let shown = shown.and_then(|shown| String::from_utf8(STANDARD.decode(shown).ok()?).ok());
    let encoded: String = CLIENT_SECRET
        .bytes()
        .map(|byte| match byte {
            byte if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
            b' ' => "+".to_owned(),
            byte => format!("%{byte:02X}"),
        })
        .collect();
    shown == Some(format!("{CLIENT}:{encoded}"))
}

#[expect(clippy::disallowed_methods, reason = "the library that checks tokens reads the system's clock")]
fn id_token(kept: &Kept, twist: Twist, nonce: &str, staff: &Staff) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let mut claims = if staff.apart { json!({}) } else { staff.claims.clone() };
    for name in &staff.only_apart {
        claims.as_object_mut().map(|claims| claims.remove(*name));
    }
    claims["iss"] = json!(if twist == Twist::Issuer { "https://login.example.com" } else { &kept.base });
    claims["aud"] = json!(if twist == Twist::Audience { "another client" } else { CLIENT });
    claims["sub"] = json!(staff.subject);
    claims["nonce"] = json!(if twist == Twist::Nonce { "another" } else { nonce });
    claims["iat"] = json!(now.saturating_sub(7_200));
    claims["exp"] = json!(if twist == Twist::Expired { now.saturating_sub(3_600) } else { now + 60 });
    let signer = if twist == Twist::Stranger { Signer::stranger() } else { Signer::provider() };
    let algorithm = match twist {
        Twist::Unsigned => Algorithm::None,
        Twist::PublicKeyAsSecret => Algorithm::Hs256,
        _ => Algorithm::Rs256,
    };
    signer.sign(&LinkToken { key_id: kept.key.clone(), algorithm, claims })
}

async fn user_info(State(kept): State<Shared>, head: HeaderMap) -> Response {
    let kept = lock(&kept);
    let shown = head.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    let Some(staff) = shown.and_then(|token| kept.tokens.get(token)) else {
        return StatusCode::UNAUTHORIZED.into_response();
    };
    let mut claims = staff.claims.clone();
    claims["sub"] = json!(if kept.twist == Twist::OtherUser { "somebody else" } else { &staff.subject });
    Json(claims).into_response()
}
