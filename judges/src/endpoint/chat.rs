//! Chat completions over HTTP.
//!
//! The key is sent with TLS, or to this machine. Redirects are not followed, and each request has a connection of its own, so that
//! it cannot be lost on one that the server has closed meanwhile.

use std::fmt::{Debug, Formatter};
use std::time::Duration;

use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderValue};
use reqwest::{Response, Url};
use serde::Serialize;

use super::{Endpoint, Failure, Invalid, LONGEST_REPLY, Reply, Request, reply};
use crate::Secret;
use crate::retry::asked;
use crate::secret::{hidden, shown};

/// How long connecting may take.
const CONNECT: Duration = Duration::from_secs(10);

/// What is the same for every call.
#[derive(Clone, Debug, PartialEq)]
pub struct ChatOptions {
    /// The model.
    pub model: String,
    /// The system prompt.
    pub system: Option<String>,
    /// The temperature; none is sent if it is left out.
    pub temperature: Option<f64>,
    /// How many tokens a reply has at most.
    pub max_tokens: Option<u64>,
    /// What this limit is called.
    pub limit_name: TokenLimit,
    /// How long a call may take.
    pub timeout: Duration,
}

/// What the limit of tokens is called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TokenLimit {
    /// `max_tokens`.
    #[default]
    MaxTokens,
    /// `max_completion_tokens`, as models need it that think before they answer.
    MaxCompletionTokens,
}

/// An endpoint with the interface of OpenAI: `POST {base}/chat/completions`.
pub struct Chat {
    http: reqwest::Client,
    url: String,
    key: Option<Secret>,
    options: ChatOptions,
}

#[derive(Serialize)]
struct Body<'a> {
    model: &'a str,
    messages: Vec<Message<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    temperature: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_tokens: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_completion_tokens: Option<u64>,
}

#[derive(Serialize)]
struct Message<'a> {
    role: &'static str,
    content: &'a str,
}

impl Chat {
    /// An endpoint at this address, which may have a path (`https://api.example.org/v1`).
    ///
    /// # Errors
    /// The address has no TLS and is not on this machine, or has a password or a query; the key cannot be sent.
    pub fn new(base: &str, key: Option<Secret>, options: ChatOptions) -> Result<Self, Invalid> {
        let (base, is_local) = check_base(base)?;
        let mut headers = HeaderMap::new();
        if let Some(key) = &key {
            let mut value = HeaderValue::from_str(&format!("Bearer {}", key.reveal())).map_err(|_| Invalid::Key)?;
            value.set_sensitive(true);
            headers.insert(AUTHORIZATION, value);
        }
        let http = reqwest::Client::builder()
            .default_headers(headers)
            .user_agent(concat!("concord/", env!("CARGO_PKG_VERSION")))
            .redirect(reqwest::redirect::Policy::none())
            .retry(reqwest::retry::never())
            .http1_only()
            .pool_max_idle_per_host(0)
            .connect_timeout(CONNECT)
            .timeout(options.timeout)
            .https_only(!is_local);
        // A proxy of the environment has no way to this machine.
        let http = if is_local { http.no_proxy() } else { http };
        let http = http.build().map_err(|error| Invalid::Client(chain(&error)))?;
        Ok(Self { http, url: format!("{base}/chat/completions"), key, options })
    }

    /// The address that is asked.
    pub fn url(&self) -> &str {
        &self.url
    }

    fn body(&self, request: Request<'_>) -> Vec<u8> {
        let ChatOptions { model, system, temperature, max_tokens, limit_name, .. } = &self.options;
        let system = system.iter().map(|content| Message { role: "system", content });
        let messages = system.chain([Message { role: "user", content: request.prompt }]).collect();
        let (max_tokens, max_completion_tokens) = match limit_name {
            TokenLimit::MaxTokens => (*max_tokens, None),
            TokenLimit::MaxCompletionTokens => (None, *max_tokens),
        };
        let (temperature, seed) = (*temperature, request.seed);
        let body = Body { model, messages, temperature, seed, max_tokens, max_completion_tokens };
        serde_json::to_vec(&body).expect("texts and finite numbers are JSON")
    }

    /// The body of a reply, up to the limit.
    async fn received(&self, response: &mut Response) -> Result<Vec<u8>, Failure> {
        let mut body = Vec::new();
        while let Some(chunk) = response.chunk().await.map_err(|error| self.failure(error))? {
            if body.len() + chunk.len() > LONGEST_REPLY {
                return Err(Failure::TooLarge);
            }
            body.extend_from_slice(&chunk);
        }
        Ok(body)
    }

    /// What an error of the library says about the request.
    fn failure(&self, error: reqwest::Error) -> Failure {
        let error = error.without_url();
        let text = shown(&chain(&error), self.key.as_ref());
        if error.is_connect() || error.is_builder() {
            Failure::Unreachable(text)
        } else if error.is_timeout() {
            Failure::TimedOut
        } else {
            Failure::Broken(text)
        }
    }
}

#[async_trait::async_trait]
impl Endpoint for Chat {
    async fn ask(&self, request: Request<'_>) -> Result<Reply, Failure> {
        let send = self.http.post(&self.url).header(CONTENT_TYPE, "application/json").body(self.body(request));
        let mut response = send.send().await.map_err(|error| self.failure(error))?;
        let status = response.status();
        if status.is_success() {
            return reply::read(&self.received(&mut response).await?, self.key.as_ref());
        }
        let retry_after = asked(response.headers());
        // The status is there; reasons that cannot be read do not change what it says.
        let body = self.received(&mut response).await.unwrap_or_default();
        if let Some(reply) = reply::filtered(status.as_u16(), &body, self.key.as_ref()) {
            return Ok(reply);
        }
        let message = reply::message(&body, self.key.as_ref());
        let status = status.as_u16();
        Err(match status {
            300..=399 => Failure::Redirect(status),
            429 => Failure::TooMany { retry_after, message },
            // Who gave up waiting asks again.
            408 | 500..=599 => Failure::Server { status, retry_after, message },
            _ => Failure::Refused { status, message },
        })
    }

    fn size(&self, prompt: &str) -> (usize, usize) {
        let system = self.options.system.as_ref();
        (prompt.len() + system.map_or(0, String::len), 1 + usize::from(system.is_some()))
    }

    fn hidden(&self, text: &str) -> String {
        hidden(text, self.key.as_ref())
    }
}

impl Debug for Chat {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Chat").field("url", &self.url).field("options", &self.options).finish_non_exhaustive()
    }
}

/// The address without a slash at the end, and whether it is on this machine.
fn check_base(base: &str) -> Result<(String, bool), Invalid> {
    // The address may hold a password, so only its scheme and host are repeated.
    let Ok(url) = Url::parse(base) else { return Err(Invalid::Address(String::new())) };
    let host = url.host_str().unwrap_or_default();
    let is_local = url.scheme() == "http" && matches!(host, "127.0.0.1" | "[::1]" | "localhost");
    let has_more = !url.username().is_empty() || url.password().is_some() || url.query().is_some();
    if !(url.scheme() == "https" || is_local) || has_more || url.fragment().is_some() {
        return Err(Invalid::Address(format!("{}://{host}", url.scheme())));
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
    fn a_key_is_sent_with_tls_or_to_this_machine() {
        for (base, is_local) in
            [("https://api.example.org/v1/", false), ("http://127.0.0.1:4000/v1", true), ("http://[::1]:1", true)]
        {
            let expected = (base.trim_end_matches('/').to_owned(), is_local);
            assert_eq!(check_base(base), Ok(expected), "{base}");
        }
        let odd =
            ["https://u:p@api.example.org", "https://api.example.org/?key=u:p", "https://api.example.org/#u:p", ""];
        let bad = ["http://api.example.org", "http://127.0.0.1.example.org", "ftp://localhost", "api.example.org"];
        for base in bad.into_iter().chain(odd) {
            let Err(error) = check_base(base) else { panic!("{base} is accepted") };
            assert!(!error.to_string().contains("u:p"), "{error}");
        }
    }
}
