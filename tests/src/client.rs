//! A client of the REST interface for one person.

use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde::Serialize;
use serde_json::Value;

/// What came back: the status and the body as JSON (`null` if there is none).
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status.
    pub status: StatusCode,
    /// The body.
    pub body: Value,
}

/// One person's connection.
#[derive(Clone, Debug)]
pub struct Client {
    http: reqwest::Client,
    base: String,
    token: String,
}

impl Client {
    /// The person of this token at this server.
    ///
    /// # Panics
    /// The client cannot be built.
    pub fn new(server: &str, token: &str) -> Self {
        let http =
            reqwest::Client::builder().timeout(Duration::from_mins(1)).build().expect("a plain client can be built");
        Self { http, base: server.to_owned(), token: token.to_owned() }
    }

    /// The same person at another server.
    #[must_use]
    pub fn at(&self, server: &str) -> Self {
        Self { base: server.to_owned(), ..self.clone() }
    }

    /// Another person at the same server.
    #[must_use]
    pub fn of(&self, token: &str) -> Self {
        Self { token: token.to_owned(), ..self.clone() }
    }

    /// Sends a file; an error is a broken connection, never a refusal.
    ///
    /// # Errors
    /// The connection broke.
    pub async fn send(&self, path: &str, file: String) -> reqwest::Result<Reply> {
        Self::reply(self.http.post(format!("{}/api/v1{path}", self.base)).bearer_auth(&self.token).body(file)).await
    }

    /// Calls; an error is a broken connection, never a refusal.
    ///
    /// # Errors
    /// The connection broke.
    pub async fn call(&self, method: Method, path: &str, body: Option<&impl Serialize>) -> reqwest::Result<Reply> {
        let mut request = self.http.request(method, format!("{}/api/v1{path}", self.base)).bearer_auth(&self.token);
        if let Some(body) = body {
            request = request.json(body);
        }
        Self::reply(request).await
    }

    async fn reply(request: reqwest::RequestBuilder) -> reqwest::Result<Reply> {
        let response = request.send().await?;
        let status = response.status();
        let text = response.text().await?;
        Ok(Reply { status, body: serde_json::from_str(&text).unwrap_or(Value::String(text)) })
    }

    /// Reads.
    ///
    /// # Errors
    /// The connection broke.
    pub async fn get(&self, path: &str) -> reqwest::Result<Reply> {
        self.call(Method::GET, path, None::<&()>).await
    }

    /// Acts.
    ///
    /// # Errors
    /// The connection broke.
    pub async fn post(&self, path: &str, body: &impl Serialize) -> reqwest::Result<Reply> {
        self.call(Method::POST, path, Some(body)).await
    }
}
