//! A client of the REST interface that speaks in the state's own types.

use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde::{Serialize, de::DeserializeOwned};
use shared::Problem;

/// What a call can end in but for its answer.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The server refused, in its own words.
    #[error("{0}")]
    Refused(#[from] Problem),
    /// The server could not be reached, or the connection broke.
    #[error("connection: {0}")]
    Network(#[from] reqwest::Error),
    /// The answer was not what was expected.
    #[error("unexpected answer {status} from {path}: {body}")]
    Unexpected {
        /// The status.
        status: StatusCode,
        /// The path that was called.
        path: String,
        /// The beginning of the body.
        body: String,
    },
}

/// One person's connection.
#[derive(Clone, Debug)]
pub struct Api {
    http: reqwest::Client,
    base: String,
    token: Option<String>,
}

impl Api {
    /// A connection to the server at this address, as nobody yet.
    ///
    /// # Errors
    /// The client cannot be built.
    pub fn new(base: &str) -> Result<Self, Failure> {
        let http = reqwest::Client::builder().timeout(Duration::from_mins(1)).build()?;
        Ok(Self { http, base: format!("{}/api/v1", base.trim_end_matches('/')), token: None })
    }

    /// The same connection as the person of this token.
    pub fn with_token(&self, token: impl Into<String>) -> Self {
        Self { token: Some(token.into()), ..self.clone() }
    }

    /// Reads.
    ///
    /// # Errors
    /// The server refuses or cannot be reached.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Failure> {
        self.call(Method::GET, path, None::<&()>).await
    }

    /// Acts.
    ///
    /// # Errors
    /// The server refuses or cannot be reached.
    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, Failure> {
        self.call(Method::POST, path, Some(body)).await
    }

    /// Replaces.
    ///
    /// # Errors
    /// The server refuses or cannot be reached.
    pub async fn put<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, Failure> {
        self.call(Method::PUT, path, Some(body)).await
    }

    async fn call<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<T, Failure> {
        let mut request = self.http.request(method, format!("{}{path}", self.base));
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        let response = request.send().await?;
        let status = response.status();
        let text = response.text().await?;
        // An answer without a body is read as null, so that `()` can be asked for.
        let json = if text.is_empty() { "null" } else { &text };
        if status.is_success() {
            if let Ok(answer) = serde_json::from_str(json) {
                return Ok(answer);
            }
        } else if let Ok(problem) = serde_json::from_str::<Problem>(json) {
            return Err(problem.into());
        }
        Err(Failure::Unexpected { status, path: path.to_owned(), body: text.chars().take(300).collect() })
    }
}
