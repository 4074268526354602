//! Requests of the library through the workspace's HTTP client.

use std::time::Duration;

use http_body_util::{BodyExt as _, Full};
use object_store::{
    ClientOptions,
    client::{
        HttpClient, HttpConnector, HttpError, HttpErrorKind, HttpRequest, HttpResponse, HttpResponseBody, HttpService,
    },
};

/// The longest time until there is a connection.
const CONNECT: Duration = Duration::from_secs(10);
/// The longest time of a request: a part at about 50 KB a second.
const REQUEST: Duration = Duration::from_mins(3);
/// The maximum size of an answer. Answers to writing are short.
const ANSWER: usize = 1 << 20;

/// Makes the client of a bucket.
#[derive(Debug)]
pub(crate) struct Connector {
    /// The storage is on this machine and speaks HTTP.
    pub is_local: bool,
}

#[derive(Debug)]
struct Client(reqwest::Client);

/// The answer was too long.
#[derive(Debug, thiserror::Error)]
#[error("the answer is longer than {ANSWER} bytes")]
struct TooLong;

impl HttpConnector for Connector {
    fn connect(&self, _: &ClientOptions) -> object_store::Result<HttpClient> {
        let client = reqwest::Client::builder()
            .user_agent(concat!("concord/", env!("CARGO_PKG_VERSION")))
            // The signature is for one host, and the operator has set it.
            .redirect(reqwest::redirect::Policy::none())
            .retry(reqwest::retry::never())
            .connect_timeout(CONNECT)
            .timeout(REQUEST)
            .https_only(!self.is_local);
        // A proxy of the environment has no way to this machine.
        let client = if self.is_local { client.no_proxy() } else { client };
        let client =
            client.build().map_err(|error| object_store::Error::Generic { store: "S3", source: Box::new(error) })?;
        Ok(HttpClient::new(Client(client)))
    }
}

#[async_trait::async_trait]
impl HttpService for Client {
    async fn call(&self, request: HttpRequest) -> Result<HttpResponse, HttpError> {
        let (parts, body) = request.into_parts();
        let body = body.collect().await?.to_bytes();
        let call = self.0.request(parts.method, parts.uri.to_string()).headers(parts.headers).body(body);
        let mut answer = call.send().await.map_err(failed)?;
        let mut made = ::http::Response::builder().status(answer.status());
        if let Some(headers) = made.headers_mut() {
            headers.clone_from(answer.headers());
        }
        let mut bytes = Vec::new();
        while let Some(piece) = answer.chunk().await.map_err(failed)? {
            if bytes.len() + piece.len() > ANSWER {
                return Err(HttpError::new(HttpErrorKind::Decode, TooLong));
            }
            bytes.extend_from_slice(&piece);
        }
        let body = HttpResponseBody::new(Full::from(bytes).map_err(|never| match never {}));
        made.body(body).map_err(|error| HttpError::new(HttpErrorKind::Decode, error))
    }
}

fn failed(error: reqwest::Error) -> HttpError {
    let kind = if error.is_connect() {
        HttpErrorKind::Connect
    } else if error.is_timeout() {
        HttpErrorKind::Timeout
    } else if error.is_builder() {
        HttpErrorKind::Unknown
    } else {
        HttpErrorKind::Interrupted
    };
    HttpError::new(kind, error.without_url())
}
