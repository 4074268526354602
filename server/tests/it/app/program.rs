//! A program at the REST interface.

use std::ops::Deref;
use std::sync::Arc;

use axum::body::Body;
use axum::http::{Method, Request, header};
use serde_json::Value;
use shared::Locale;

use super::{Reply, TestApp};

/// An answer in JSON.
#[derive(Clone, Debug)]
pub struct Answer(pub Reply);

impl Deref for Answer {
    type Target = Reply;

    fn deref(&self) -> &Reply {
        &self.0
    }
}

impl Answer {
    /// The body; null if there is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    /// The body, provided that it went well.
    pub fn good(&self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text());
        self.json()
    }
}

/// A program with its token.
#[derive(Clone)]
pub struct Program {
    app: Arc<TestApp>,
    token: String,
    /// The language that it asks for, if any.
    say: Option<Locale>,
}

impl Program {
    pub(super) fn new(app: Arc<TestApp>, token: String) -> Self {
        Self { app, token, say: None }
    }

    /// The same program, asking for sentences in this language.
    pub fn reading(&self, say: Locale) -> Self {
        Self { say: Some(say), ..self.clone() }
    }

    /// Reads.
    pub async fn get(&self, path: &str) -> Answer {
        self.call(Method::GET, path, None).await
    }

    /// Sends JSON.
    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.call(Method::POST, path, Some(body)).await
    }

    /// Sends a text.
    pub async fn post_text(&self, path: &str, text: &str) -> Answer {
        let request = Request::post(format!("/api/v1{path}"))
            .header(header::AUTHORIZATION, format!("Bearer {}", self.token))
            .header(header::CONTENT_TYPE, "text/plain");
        Answer(self.app.send(request.body(Body::from(text.to_owned())).expect("a request")).await)
    }

    /// Puts JSON.
    pub async fn put(&self, path: &str, body: Value) -> Answer {
        self.call(Method::PUT, path, Some(body)).await
    }

    /// Changes a part.
    pub async fn patch(&self, path: &str, body: Value) -> Answer {
        self.call(Method::PATCH, path, Some(body)).await
    }

    /// Removes.
    pub async fn delete(&self, path: &str) -> Answer {
        self.call(Method::DELETE, path, None).await
    }

    async fn call(&self, method: Method, path: &str, body: Option<Value>) -> Answer {
        let mut request = Request::builder().method(method).uri(format!("/api/v1{path}"));
        if !self.token.is_empty() {
            request = request.header(header::AUTHORIZATION, format!("Bearer {}", self.token));
        }
        if let Some(say) = self.say {
            request = request.header(header::ACCEPT_LANGUAGE, say.tag());
        }
        let body = match body {
            Some(json) => {
                request = request.header(header::CONTENT_TYPE, "application/json");
                Body::from(json.to_string())
            }
            None => Body::empty(),
        };
        Answer(self.app.send(request.body(body).expect("a request")).await)
    }
}
