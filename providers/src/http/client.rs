//! Sending requests.
//!
//! What is known after a failure: if there was no connection, nothing was sent. Each request has a connection of its own, so
//! that it cannot be lost on one that the server has closed meanwhile. From the first byte on, everything but a complete
//! answer leaves it unknown whether the request was carried out.

use std::fmt::{Debug, Formatter};
use std::sync::Arc;
use std::time::Duration;

use reqwest::header::{CONTENT_LENGTH, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use reqwest::{Method, Response, Url};
use tokio::sync::Mutex;
use tokio::time::Instant;

use super::{Answer, Call, Limits, Repeat, answer, retry};
use crate::{Ambient, Error, Invalid, Result, Secret, Unclear};

/// How a provider is reached.
#[derive(Clone)]
pub struct Connection {
    /// The address without a path: `https://api.prolific.com`. Without TLS only on this machine.
    pub base: String,
    /// The token or key.
    pub token: Secret,
    /// Limits of each call.
    pub limits: Limits,
    /// Randomness and waiting.
    pub ambient: Arc<dyn Ambient>,
}

/// A client of one provider.
pub(crate) struct Client {
    http: reqwest::Client,
    base: String,
    secret: Secret,
    limits: Limits,
    ambient: Arc<dyn Ambient>,
    /// Held while a request is in progress: the limits of providers are unknown, so there is one at a time.
    turn: Mutex<()>,
}

impl Client {
    /// A client that sends the token in this header, after these words; without a header, it sends no token.
    pub fn new(connection: Connection, header: Option<(HeaderName, &str)>) -> Result<Self> {
        let Connection { base, token, limits, ambient } = connection;
        let (base, is_local) = check_base(&base)?;
        let mut headers = HeaderMap::new();
        if let Some((name, before)) = header {
            let value = HeaderValue::from_str(&format!("{before}{}", token.reveal()));
            let mut value = value.map_err(|_| Invalid::Token)?;
            value.set_sensitive(true);
            headers.insert(name, value);
        }
        let http = reqwest::Client::builder()
            .default_headers(headers)
            .user_agent(concat!("concord/", env!("CARGO_PKG_VERSION")))
            .redirect(reqwest::redirect::Policy::none())
            .retry(reqwest::retry::never())
            .http1_only()
            .pool_max_idle_per_host(0)
            .connect_timeout(limits.connect)
            .timeout(limits.attempt)
            .https_only(!is_local);
        // A proxy of the environment has no way to this machine.
        let http = if is_local { http.no_proxy() } else { http };
        let http = http.build().map_err(|error| Error::NeverSent(chain(&error)))?;
        Ok(Self { http, base, secret: token, limits, ambient, turn: Mutex::new(()) })
    }

    /// Random bytes.
    pub fn entropy(&self) -> [u8; 32] {
        self.ambient.entropy()
    }

    /// Sends a request and reads the answer.
    pub async fn answer(&self, call: &Call) -> Result<Answer> {
        self.attempts(call, true).await
    }

    /// Sends a request for which the status of the answer is enough.
    pub async fn done(&self, call: &Call) -> Result<()> {
        self.attempts(call, false).await.map(drop)
    }

    /// Sends a request, again if that does no harm.
    async fn attempts(&self, call: &Call, reads: bool) -> Result<Answer> {
        let _turn = self.turn.lock().await;
        let (begun, mut slept, mut failed) = (Instant::now(), Duration::ZERO, 0);
        let mut unclear = None;
        loop {
            let error = match self.attempt(call, reads).await {
                Ok(answer) => return Ok(answer),
                Err(error) => error,
            };
            failed += 1;
            if unclear.is_none() && call.repeat != Repeat::Read && error.may_have_happened() {
                unclear = Some(error.clone());
            }
            let asked = match &error {
                Error::TooManyRequests { retry_after } => *retry_after,
                _ => None,
            };
            let wait = retry::wait(failed, asked, self.ambient.entropy());
            let spent = begun.elapsed().max(slept);
            let may_repeat = call.repeat != Repeat::Never && error.is_transient();
            if !may_repeat || failed >= self.limits.attempts || spent + wait > self.limits.retrying {
                // A refusal of the second attempt says nothing about the first one.
                return Err(unclear.unwrap_or(error));
            }
            self.ambient.sleep(wait).await;
            slept += wait;
        }
    }

    /// Sends a request once.
    async fn attempt(&self, call: &Call, reads: bool) -> Result<Answer> {
        let mut request = self.http.request(call.method.clone(), format!("{}{}", self.base, call.path));
        if let Some(body) = &call.body {
            request = request.header(CONTENT_TYPE, "application/json").body(body.clone());
        } else if call.method == Method::POST {
            // The library leaves this out, and some servers refuse a POST without it.
            request = request.header(CONTENT_LENGTH, "0");
        }
        if let Some((name, value)) = &call.header {
            request = request.header(*name, value);
        }
        let mut response = request.send().await.map_err(|error| self.failure(error))?;
        let status = response.status();
        if status.is_success() {
            let body = if reads { self.body(&mut response, call.repeat).await? } else { Vec::new() };
            return Ok(Answer { headers: std::mem::take(response.headers_mut()), body, repeat: call.repeat });
        }
        // The status is there; reasons that cannot be read do not change what it says.
        let body = self.body(&mut response, call.repeat).await.unwrap_or_default();
        let secrets: Vec<&Secret> = [&self.secret].into_iter().chain(&call.hidden).collect();
        Err(answer::refusal(status, response.headers(), &body, &secrets))
    }

    /// The body of an answer, up to the limit.
    async fn body(&self, response: &mut Response, repeat: Repeat) -> Result<Vec<u8>> {
        let limit = self.limits.answer;
        if response.content_length().is_some_and(|length| usize::try_from(length).is_ok_and(|n| n > limit)) {
            return Err(answer::too_large(repeat));
        }
        let mut body = Vec::new();
        while let Some(chunk) = response.chunk().await.map_err(|error| self.failure(error))? {
            if body.len() + chunk.len() > limit {
                return Err(answer::too_large(repeat));
            }
            body.extend_from_slice(&chunk);
        }
        Ok(body)
    }

    /// What an error of the library says about the request.
    fn failure(&self, error: reqwest::Error) -> Error {
        let error = error.without_url();
        let text = answer::clean(&chain(&error), &[&self.secret]);
        if error.is_connect() || error.is_builder() {
            Error::NeverSent(text)
        } else if error.is_timeout() {
            Error::Unclear(Unclear::TimedOut)
        } else {
            Error::Unclear(Unclear::Broken(text))
        }
    }
}

impl Debug for Client {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Client").field("base", &self.base).finish_non_exhaustive()
    }
}

impl Debug for Connection {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Connection").field("base", &self.base).finish_non_exhaustive()
    }
}

/// The address without a slash at the end, and whether it is on this machine. Anything but an origin is refused.
fn check_base(base: &str) -> Result<(String, bool)> {
    // The address may hold a password, so only its scheme and host are repeated.
    let Ok(url) = Url::parse(base) else { return Err(Invalid::Address(String::new()).into()) };
    let host = url.host_str().unwrap_or_default();
    let is_local = url.scheme() == "http" && matches!(host, "127.0.0.1" | "[::1]" | "localhost");
    let is_origin = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
    let has_password = !url.username().is_empty() || url.password().is_some();
    if !(url.scheme() == "https" || is_local) || !is_origin || has_password {
        return Err(Invalid::Address(format!("{}://{host}", url.scheme())).into());
    }
    Ok((url.as_str().trim_end_matches('/').to_owned(), is_local))
}

/// An error with its sources.
fn chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(error) = source {
        text.push_str(": ");
        text.push_str(&error.to_string());
        source = error.source();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_sent_with_tls_or_to_this_machine() {
        let good = [("https://api.example.org/", false), ("http://127.0.0.1:4000", true), ("http://[::1]:1", true)];
        for (base, is_local) in good {
            assert_eq!(check_base(base).map(|(_, local)| local), Ok(is_local), "{base}");
        }
        let bad = ["http://api.example.org", "http://127.0.0.1.example.org", "ftp://localhost", "api.example.org"];
        let odd = ["https://u:p@api.example.org", "https://api.example.org/v1", "https://api.example.org/?a=b", ""];
        for base in bad.into_iter().chain(odd) {
            let Err(error) = check_base(base) else { panic!("{base} is accepted") };
            assert!(!error.to_string().contains("u:p"), "{error}");
        }
    }
}
