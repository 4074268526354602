//! S3-compatible object storage in memory: objects, uploads in parts, and signatures that are checked (version 4).

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::{Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse as _, Response};
use ring::digest::{SHA256, digest};
use ring::hmac;
use tokio::net::TcpListener;
use tokio::task::AbortHandle;

use crate::middleware::cut;
use crate::server::accept;

/// The bucket that there is.
pub const BUCKET: &str = "studies";
/// The id of the access key that may write to it.
pub const KEY_ID: &str = "AKIACONCORD";
/// The secret access key.
pub const SECRET: &str = "a/secret+access=key";
/// The least bytes of a part that is not the last one.
const LEAST: usize = 5 << 20;
/// The most bytes of a request.
const MOST: usize = 64 << 20;

/// The ways to behave badly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The connection is cut before anything is done.
    Cut,
    /// It is cut after everything is done.
    CutAfter,
    /// The answer comes later.
    Slow(Duration),
    /// The answer comes once the storage behaves well again.
    Silent,
    /// The storage is full.
    Full,
    /// It asks to be asked less often.
    Busy,
    /// The access key may not write.
    Denied,
}

/// A request that has arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StorageCall {
    /// Its method, and what is done with the object: `PUT`, `PUT part 1`, `POST begin`, `POST complete`, `DELETE upload`.
    pub what: String,
    /// The object.
    pub key: String,
    /// The status of the answer.
    pub status: u16,
}

#[derive(Debug, Default)]
struct Kept {
    objects: BTreeMap<String, Vec<u8>>,
    uploads: BTreeMap<String, (String, BTreeMap<usize, Vec<u8>>)>,
    calls: Vec<StorageCall>,
    /// For the next requests about objects whose name ends like this.
    troubles: Vec<(String, Trouble, usize)>,
    n_uploads: usize,
}

/// Object storage for as long as this lives.
#[derive(Debug)]
pub struct Storage {
    kept: Arc<Mutex<Kept>>,
    url: String,
    server: AbortHandle,
}

impl Drop for Storage {
    fn drop(&mut self) {
        self.server.abort();
    }
}

impl Storage {
    /// Starts one on a free port.
    ///
    /// # Panics
    /// There is no free port.
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let url = format!("http://{}", listener.local_addr().expect("its address"));
        let kept = Arc::<Mutex<Kept>>::default();
        let router = Router::new().fallback(answer).with_state(Arc::clone(&kept));
        let server = tokio::spawn(accept(listener, router)).abort_handle();
        Self { kept, url, server }
    }

    /// Its address, without a slash at the end.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The objects, by their names.
    pub fn objects(&self) -> BTreeMap<String, Vec<u8>> {
        lock(&self.kept).objects.clone()
    }

    /// The number of uploads in parts that are neither complete nor given up.
    pub fn open_uploads(&self) -> usize {
        lock(&self.kept).uploads.len()
    }

    /// What has arrived, in order.
    pub fn calls(&self) -> Vec<StorageCall> {
        lock(&self.kept).calls.clone()
    }

    /// Behaves badly for the next requests about objects whose name ends like this.
    pub fn fail(&self, end: &str, trouble: Trouble, times: usize) {
        lock(&self.kept).troubles.push((end.to_owned(), trouble, times));
    }

    /// Behaves well again.
    pub fn behave(&self) {
        lock(&self.kept).troubles.clear();
    }
}

fn lock(kept: &Arc<Mutex<Kept>>) -> MutexGuard<'_, Kept> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn answer(State(kept): State<Arc<Mutex<Kept>>>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let Ok(body) = to_bytes(body, MOST).await else { return error(StatusCode::BAD_REQUEST, "IncompleteBody") };
    let query = query(&parts);
    let path = parts.uri.path().trim_start_matches('/').to_owned();
    let (bucket, key) = path.split_once('/').unwrap_or((&path, ""));
    let trouble = trouble(&kept, key);
    match trouble {
        Some(Trouble::Cut) => return cut(),
        Some(Trouble::Slow(time)) => tokio::time::sleep(time).await,
        Some(Trouble::Silent) => {
            while !lock(&kept).troubles.is_empty() {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
        _ => {}
    }
    let (what, response) = match refused(&parts, &query, &body, bucket).or_else(|| trouble.and_then(told)) {
        Some(response) => (parts.method.to_string(), response),
        None => done(&mut lock(&kept), &parts.method, key, &query, &body),
    };
    let call = StorageCall { what, key: key.to_owned(), status: response.status().as_u16() };
    lock(&kept).calls.push(call);
    if trouble == Some(Trouble::CutAfter) { cut() } else { response }
}

fn trouble(kept: &Arc<Mutex<Kept>>, key: &str) -> Option<Trouble> {
    let mut kept = lock(kept);
    let (_, trouble, times) =
        kept.troubles.iter_mut().find(|(end, _, times)| *times > 0 && key.ends_with(end.as_str()))?;
    *times -= 1;
    Some(*trouble)
}

fn told(trouble: Trouble) -> Option<Response> {
    match trouble {
        Trouble::Full => Some(error(StatusCode::INSUFFICIENT_STORAGE, "XMinioStorageFull")),
        Trouble::Busy => Some(error(StatusCode::SERVICE_UNAVAILABLE, "SlowDown")),
        Trouble::Denied => Some(error(StatusCode::FORBIDDEN, "AccessDenied")),
        Trouble::Cut | Trouble::CutAfter | Trouble::Slow(_) | Trouble::Silent => None,
    }
}

fn done(kept: &mut Kept, method: &Method, key: &str, query: &[(String, String)], body: &Bytes) -> (String, Response) {
    let value = |name: &str| query.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone());
    let tag = |bytes: &[u8]| format!("\"{}\"", &hex(digest(&SHA256, bytes).as_ref())[..32]);
    match (method.as_str(), value("uploadId"), value("partNumber").and_then(|number| number.parse::<usize>().ok())) {
        ("PUT", None, None) => {
            kept.objects.insert(key.to_owned(), body.to_vec());
            ("PUT".to_owned(), (StatusCode::OK, [("etag", tag(body))]).into_response())
        }
        ("POST", None, _) if value("uploads").is_some() => {
            kept.n_uploads += 1;
            let id = format!("upload-{}", kept.n_uploads);
            kept.uploads.insert(id.clone(), (key.to_owned(), BTreeMap::new()));
            let text = format!(
                "<InitiateMultipartUploadResult><Bucket>{BUCKET}</Bucket><Key>{key}</Key><UploadId>{id}</UploadId></InitiateMultipartUploadResult>"
            );
            ("POST begin".to_owned(), text.into_response())
        }
        ("PUT", Some(id), Some(number)) => {
            let what = format!("PUT part {number}");
            match kept.uploads.get_mut(&id) {
                Some((_, pieces)) => {
                    pieces.insert(number, body.to_vec());
                    (what, (StatusCode::OK, [("etag", tag(body))]).into_response())
                }
                None => (what, error(StatusCode::NOT_FOUND, "NoSuchUpload")),
            }
        }
        ("POST", Some(id), None) => ("POST complete".to_owned(), complete(kept, &id)),
        ("DELETE", Some(id), None) => {
            let found = kept.uploads.remove(&id).is_some();
            let none = || error(StatusCode::NOT_FOUND, "NoSuchUpload");
            ("DELETE upload".to_owned(), if found { StatusCode::NO_CONTENT.into_response() } else { none() })
        }
        (other, ..) => (other.to_owned(), error(StatusCode::NOT_IMPLEMENTED, "NotImplemented")),
    }
}

fn complete(kept: &mut Kept, id: &str) -> Response {
    let Some((key, pieces)) = kept.uploads.remove(id) else { return error(StatusCode::NOT_FOUND, "NoSuchUpload") };
    let last = pieces.len();
    let is_whole = pieces.keys().copied().eq(1..=last);
    if !is_whole || pieces.iter().any(|(number, piece)| *number < last && piece.len() < LEAST) {
        return error(StatusCode::BAD_REQUEST, "EntityTooSmall");
    }
    let bytes: Vec<u8> = pieces.into_values().flatten().collect();
    kept.objects.insert(key.clone(), bytes);
    format!("<CompleteMultipartUploadResult><Bucket>{BUCKET}</Bucket><Key>{key}</Key><ETag>\"whole\"</ETag></CompleteMultipartUploadResult>")
        .into_response()
}

/// What is wrong with a request: its key, its signature, its body or its bucket.
fn refused(parts: &Parts, query: &[(String, String)], body: &[u8], bucket: &str) -> Option<Response> {
    let header = |name: &str| parts.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let forbidden = |code| Some(error(StatusCode::FORBIDDEN, code));
    let Some(rest) = header("authorization").strip_prefix("AWS4-HMAC-SHA256 ") else {
        return forbidden("AccessDenied");
    };
    let field = |name: &str| rest.split(", ").find_map(|part| part.trim().strip_prefix(name)).unwrap_or_default();
    let scope: Vec<&str> = field("Credential=").split('/').collect();
    let [key_id, date, region, "s3", "aws4_request"] = scope[..] else {
        return forbidden("AuthorizationHeaderMalformed");
    };
    if key_id != KEY_ID {
        return forbidden("InvalidAccessKeyId");
    }
    if header("x-amz-content-sha256") != hex(digest(&SHA256, body).as_ref()) {
        return Some(error(StatusCode::BAD_REQUEST, "XAmzContentSHA256Mismatch"));
    }
    let mut sorted: Vec<String> = query.iter().map(|(name, value)| format!("{name}={value}")).collect();
    sorted.sort();
    let signed = field("SignedHeaders=");
    let mut canonical = format!("{}\n{}\n{}\n", parts.method, parts.uri.path(), sorted.join("&"));
    for name in signed.split(';') {
        writeln!(canonical, "{name}:{}", header(name).trim()).ok()?;
    }
    write!(canonical, "\n{signed}\n{}", header("x-amz-content-sha256")).ok()?;
    let hash = hex(digest(&SHA256, canonical.as_bytes()).as_ref());
    let told = format!("AWS4-HMAC-SHA256\n{}\n{date}/{region}/s3/aws4_request\n{hash}", header("x-amz-date"));
    let mut key = format!("AWS4{SECRET}").into_bytes();
    for part in [date, region, "s3", "aws4_request"] {
        key = sign(&key, part.as_bytes());
    }
    if field("Signature=") != hex(&sign(&key, told.as_bytes())) {
        return forbidden("SignatureDoesNotMatch");
    }
    (bucket != BUCKET).then(|| error(StatusCode::NOT_FOUND, "NoSuchBucket"))
}

/// Names and values as they were sent.
fn query(parts: &Parts) -> Vec<(String, String)> {
    let pairs = parts.uri.query().unwrap_or_default().split('&').filter(|pair| !pair.is_empty());
    pairs.map(|pair| pair.split_once('=').unwrap_or((pair, ""))).map(|(a, b)| (a.to_owned(), b.to_owned())).collect()
}

fn sign(key: &[u8], bytes: &[u8]) -> Vec<u8> {
    hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key), bytes).as_ref().to_vec()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn error(status: StatusCode, code: &str) -> Response {
    (status, format!("<?xml version=\"1.0\"?><Error><Code>{code}</Code><Message>no</Message></Error>")).into_response()
}
